import { unknownName } from '../input.js';
import { copyKey } from '../names.js';

/** The names of a scenario's cards: `anger` for the first copy, `anger#2` for the second. */
export class Names {
  private readonly names: string[] = [];
  private readonly cards = new Map<string, number>();
  private readonly copies = new Map<string, number>();

  /** Names a card by its id and, from the second copy on, its number. */
  add(card: number, id: string): void {
    const copy = (this.copies.get(id) ?? 0) + 1;
    this.copies.set(id, copy);
    this.set(card, copy === 1 ? id : `${id}#${copy}`);
  }

  /** The card goes on under another id with the number of its copy, or with the next one that is free. */
  rename(card: number, id: string): void {
    const copy = this.of(card).split('#')[1];
    const name = copy === undefined ? id : `${id}#${copy}`;
    this.cards.delete(copyKey(this.of(card)));
    if (this.get(name) >= 0) return this.add(card, id);
    this.copies.set(id, Math.max(this.copies.get(id) ?? 0, Number(copy ?? 1)));
    this.set(card, name);
  }

  private set(card: number, name: string): void {
    this.names[card] = name;
    this.cards.set(copyKey(name), card);
  }

  of(card: number): string {
    return this.names[card]!;
  }

  /** The name without the number of the copy. */
  idOf(card: number): string {
    return this.of(card).split('#')[0]!;
  }

  has(card: number): boolean {
    return this.names[card] !== undefined;
  }

  /** The card of this name, or -1. */
  get(name: string): number {
    return this.cards.get(copyKey(name)) ?? -1;
  }

  /** The card of this name, or an InputError with the nearest one. */
  find(name: string, path: string): number {
    const known = this.names.filter((each) => each !== undefined);
    return this.cards.get(copyKey(name)) ?? unknownName(path, 'card in this scenario', name, known);
  }

  /** Equal cards of one place stand for each other, so a test may name any of them. */
  swap(a: number, b: number): void {
    const name = this.of(a);
    this.set(a, this.of(b));
    this.set(b, name);
  }
}
