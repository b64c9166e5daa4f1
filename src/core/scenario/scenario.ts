import { type Game, NOBODY, type State } from '../game.js';
import { type Read, refuse } from '../input.js';
import { type Roll, withScript } from '../script.js';
import type { Names } from './names.js';
import type { DecisionView, Listed, Offer, OptionView, Query } from './options.js';
import { choose, readQuery, traded } from './pick.js';

/** The types of a game's scenarios. */
export interface ScenarioTypes {
  setup: { rolls?: Roll[] | undefined };
  edit: object;
  view: object;
  /** One card, wherever it is. */
  card: object;
  /** The kinds of options. */
  kind: string;
}

/** How a game's states are changed between decisions: its table, its players and its cards. */
export interface Editing<Table extends object = object, Player = object, Card = object> {
  readonly read: Read<Table & { players?: (Player | undefined)[]; cards?: Record<string, Card> }>;
  table?(state: State, change: Table): void;
  player(state: State, seat: number, change: Player, path: string): void;
  card(state: State, card: number, change: Card, path: string): void;
}

/** What a game gives to its scenarios. */
export interface ScenarioRules<T extends ScenarioTypes> {
  readonly game: Pick<Game, 'decider' | 'options' | 'apply' | 'check' | 'sayOption' | 'maxOptions'>;
  /** The state before the engine runs, and the names of its cards; throws an InputError for what can't be. */
  build(setup: T['setup']): { state: State; names: Names };
  /** Plays on to the first decision. */
  run(state: State): void;
  /** What is decided, and the card whose effect asks: -1 for the rules themselves, a word for what is no card. */
  decision(state: State): { kind: string; source: number | string };
  offer(state: State, option: number): Offer<T['kind']>;
  view(state: State, names: Names): T['view'];
  card(state: State, names: Names, card: number): T['card'];
  readonly editing: Editing;
  /** What rolls call the things that chance picks; left out when these are cards. */
  thing?(thing: number): string;
  /** Names cards that were made or turned over since; left out when all cards are there from the start. */
  nameNew?(state: State, names: Names): void;
  /** A name without a number means any copy when the first one is not on offer. */
  readonly anyCopy?: boolean;
}

/** A game from a given position on, for tests. */
export class Scenario<T extends ScenarioTypes> {
  /** The state itself, for tests that look inside. */
  readonly state: State;
  private readonly names: Names;
  private readonly rolls: Roll[] | null;
  private readonly buffer: Int32Array;

  constructor(
    private readonly rules: ScenarioRules<T>,
    setup: T['setup'],
  ) {
    const { state, names } = rules.build(setup);
    this.state = state;
    this.names = names;
    this.rolls = setup.rolls ? [...setup.rolls] : null;
    this.buffer = new Int32Array(rules.game.maxOptions);
    rules.game.check(state);
    this.play((s) => rules.run(s));
  }

  /** Who decides, what about, and the card whose effect asks; null when the game is over. */
  decision(): DecisionView | null {
    return this.decisionIn(this.state);
  }

  private decisionIn(s: State): DecisionView | null {
    const seat = this.rules.game.decider(s);
    if (seat === NOBODY) return null;
    const { kind, source } = this.rules.decision(s);
    if (typeof source === 'string') return { seat, kind, source };
    return { seat, kind, source: source < 0 ? null : this.names.of(source) };
  }

  /** Every legal option of the decision. */
  options(): OptionView<T['kind']>[] {
    return this.listed().map(({ view }) => view);
  }

  private listed(): Listed<T['kind']>[] {
    if (this.rules.game.decider(this.state) === NOBODY) return [];
    const n = this.rules.game.options(this.state, this.buffer);
    return Array.from(this.buffer.slice(0, n), (option) => this.offerOf(option));
  }

  private offerOf(option: number): Listed<T['kind']> {
    const offer = this.rules.offer(this.state, option);
    const { kind, cards = [], card, target, value, seat, giver } = offer;
    const parts = {
      card: cards.length > 0 ? this.names.of(cards[0]!) : card,
      target: typeof target === 'number' ? this.names.of(target) : target,
      value,
      seat,
      giver: giver === undefined || giver === cards[0] ? undefined : this.names.of(giver),
    };
    const given = Object.entries(parts).filter(([, part]) => part !== undefined);
    const words = this.rules.game.sayOption(this.state, option);
    return { view: { option, kind, ...Object.fromEntries(given), words }, offer };
  }

  /**
   * Takes the one option that matches, or that has this number; none or several are an error that lists them. A target
   * that is asked next may be named at once.
   */
  pick(query: Query | number): this {
    const asked: Query = readQuery(typeof query === 'number' ? { option: query } : query, 'pick');
    const chosen = choose(this.listed(), this.names, asked, this.rules.anyCopy ?? false);
    const aims = asked.target !== undefined && (chosen.offer.targets?.().length ?? 0) > 1;
    this.take(chosen.view.option, traded(chosen, this.names, asked));
    return aims ? this.pick({ kind: 'target', card: asked.target }) : this;
  }

  /** A card that is named among equal ones trades names with the one that the engine takes. */
  private take(option: number, trade: [number, number] | undefined): void {
    if (trade) this.names.swap(...trade);
    try {
      this.play((s) => this.rules.game.apply(s, option));
    } catch (error) {
      if (trade) this.names.swap(...trade);
      throw error;
    }
  }

  /** The whole state as plain JSON. */
  view(): T['view'] {
    return this.rules.view(this.state, this.names);
  }

  /** One card, wherever it is. */
  card(name: string): T['card'] {
    return this.rules.card(this.state, this.names, this.names.find(name, 'card'));
  }

  /** Changes the state between decisions. */
  edit(change: T['edit']): this {
    const next = this.state.slice();
    const { editing, game } = this.rules;
    const { players = [], cards = {}, ...table } = editing.read(change, 'edit');
    editing.table?.(next, table);
    for (const [seat, player] of players.entries()) {
      if (player) editing.player(next, seat, player, `edit.players[${seat}]`);
    }
    for (const [name, card] of Object.entries(cards)) {
      editing.card(next, this.names.find(name, 'edit.cards'), card, `edit.cards.${name}`);
    }
    game.check(next);
    this.checkOpen(next);
    this.state.set(next);
    return this;
  }

  /** A decision stays open over an edit, so something must be left to choose. */
  private checkOpen(s: State): void {
    const decision = this.decisionIn(s);
    if (decision === null || this.rules.game.options(s, this.buffer) > 0) return;
    const { seat, kind, source } = decision;
    refuse('edit', `player ${seat} would have no option left for ${kind}${source ? ` of ${source}` : ''}`);
  }

  /** How many scripted rolls have not been used. */
  rollsLeft(): number {
    return this.rolls?.length ?? 0;
  }

  /** For the end of a test: scripted rolls that nothing asked for are an error, as they are at the end of the game. */
  finish(): void {
    checkUsed(this.rolls);
  }

  /** Lets the engine run on a copy with the scripted rolls, so that an error leaves the scenario as it was. */
  private play(act: (s: State) => void): void {
    const next = this.state.slice();
    const rolls = this.rolls && [...this.rolls];
    const { game, thing } = this.rules;
    withScript(rolls, thing ?? ((card) => this.names.of(card)), () => act(next));
    game.check(next);
    if (game.decider(next) === NOBODY) checkUsed(rolls);
    this.state.set(next);
    this.rules.nameNew?.(next, this.names);
    if (rolls) this.rolls!.splice(0, this.rolls!.length - rolls.length);
  }
}

function checkUsed(rolls: readonly Roll[] | null): void {
  if (rolls && rolls.length > 0) throw new Error(`rolls left over: ${rolls.join(', ')}`);
}
