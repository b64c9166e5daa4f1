import { unknownName } from '../../../core/input.js';
import { fold } from '../../../core/names.js';
import { None, Size } from '../layout.js';

/** The names of a scenario's cards: `anger` for the first copy, `anger#2` for the second. */
export class Names {
  private readonly names: string[] = Array.from({ length: Size.Cards }, () => '');
  private readonly cards = new Map<string, number>();
  private readonly copies = new Map<string, number>();

  add(card: number, id: string): void {
    const copy = (this.copies.get(id) ?? 0) + 1;
    this.copies.set(id, copy);
    this.set(card, copy === 1 ? id : `${id}#${copy}`);
  }

  private set(card: number, name: string): void {
    this.names[card] = name;
    this.cards.set(key(name), card);
  }

  of(card: number): string {
    return this.names[card]!;
  }

  /** The same, or null for no card. */
  orNull(card: number): string | null {
    return card === None.Card ? null : this.of(card);
  }

  find(name: string, path: string): number {
    const known = this.names.filter((each) => each !== '');
    return this.cards.get(key(name)) ?? unknownName(path, 'card in this scenario', name, known);
  }

  /** Two copies of one print in one place stand for each other, so a test may name either. */
  swap(a: number, b: number): void {
    const name = this.of(a);
    this.set(a, this.of(b));
    this.set(b, name);
  }
}

/** However it is spelled; the first copy may be numbered too. */
function key(name: string): string {
  const [id = '', copy = '1'] = name.split('#');
  return `${fold(id)}#${copy}`;
}
