import type { Token } from './token.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, ten) => [word, ten * 10 + 20] as const),
  ['fourty', 40],
  ['ninty', 90],
]);

const scales = new Map<string, number>([
  ['hundred', 100],
  ['k', 1000],
  ['grand', 1000],
  ['thousand', 1000],
  ['thousands', 1000],
  ['thou', 1000],
  ['million', 1e6],
  ['mil', 1e6],
  ['mill', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** "A few" and "several" are read as three, the least they can mean, and the reading says so. */
const vagueCount = 3;

class NumberReader {
  private readonly tokens: readonly Token[];
  /** "between A and B": the "and" parts two numbers as soon as the second has its own scale. */
  private readonly isBetween: boolean;
  private at: number;
  /** What is complete, and what a scale may still multiply. */
  private total = 0;
  private current: number | undefined;
  private scale = 1;
  private written: Token['written'];

  constructor(tokens: readonly Token[], at: number) {
    this.tokens = tokens;
    this.isBetween = tokens[at - 1]?.text === 'between';
    this.at = at;
  }

  private word(ahead = 0): string {
    const token = this.tokens[this.at + ahead];
    return token?.kind === 'word' || token?.kind === 'sign' ? token.text : '';
  }

  private scaleAt(ahead: number): number | undefined {
    const token = this.tokens[this.at + ahead];
    const word = this.word(ahead);
    if (word === 'm') {
      // "2m" is two million, but "in 6m" is six months.
      const isTime = ['in', 'within'].includes(this.word(-2));
      return token?.glued && !isTime && this.current !== undefined && this.current < 100 ? 1e6 : undefined;
    }
    if (word === 'k' && this.current === undefined) return undefined;
    return scales.get(word);
  }

  private multiply(): boolean {
    const scale = this.scaleAt(0);
    if (scale === undefined) return false;
    if (this.word() === 'grand' && this.written !== 'few') this.written = 'money';
    if (scale === 100) this.current = (this.current ?? 1) * 100;
    else {
      this.total = (this.total + (this.current ?? 1)) * (scale >= 1e6 ? scale : 1);
      if (scale === 1000) this.total = this.total - (this.current ?? 1) + (this.current ?? 1) * 1000;
      this.current = undefined;
    }
    this.scale = Math.max(this.scale, scale);
    this.at += 1;
    return true;
  }

  /** "a hundred", "half a million", "a couple of", "a few", "a quarter of a million". */
  private readOpening(): boolean {
    let ahead = this.word() === 'a' || this.word() === 'an' ? 1 : 0;
    const word = this.word(ahead);
    if (word === 'half' || word === 'quarter') {
      if (this.word(ahead + 1) === 'of') ahead += 1;
      if (this.word(ahead + 1) === 'a' && this.scaleAt(ahead + 2)) {
        this.current = word === 'half' ? 0.5 : 0.25;
        this.at += ahead + 2;
        return true;
      }
      return false;
    }
    if (word === 'couple' || word === 'few' || word === 'several') {
      this.current = word === 'couple' ? 2 : vagueCount;
      if (word !== 'couple') this.written = 'few';
      this.at += ahead + 1;
      if (this.word() === 'of') this.at += 1;
      return true;
    }
    if (this.scaleAt(ahead) && word !== 'thousands') {
      this.at += ahead;
      return this.multiply();
    }
    return false;
  }

  private readSmall(): boolean {
    const hyphen = this.word() === '-' && this.current !== undefined && this.current % 10 === 0 ? 1 : 0;
    const value = small.get(this.word(hyphen));
    if (value === undefined) return false;
    const open = this.current ?? 0;
    const fits =
      this.current === undefined ||
      (open >= 100 && open % 100 === 0) ||
      (open % 100 >= 20 && open % 10 === 0 && value > 0 && value < 10);
    if (!fits || (hyphen === 1 && value >= 10)) return false;
    this.current = open + value;
    this.at += hyphen + 1;
    return true;
  }

  /** "two and a half", "one hundred and fifty", "two thousand, five hundred". */
  private readJoint(): boolean {
    const word = this.word();
    if (word === 'and' && this.word(1) === 'a' && this.word(2) === 'half') {
      this.current = (this.current ?? 0) + 0.5;
      this.at += 3;
      return true;
    }
    const isJoint =
      this.scale >= 100 &&
      ((word === 'and' && small.has(this.word(1)) && !this.parts()) ||
        (word === ',' && this.scale >= 1000 && small.has(this.word(1)) && this.word(2) === 'hundred'));
    if (isJoint) this.at += 1;
    return isJoint;
  }

  /** "Fifteen hundred and two thousand" is not one number, nor is "between two hundred and three hundred". */
  private parts(): boolean {
    let ahead = 2;
    while (small.has(this.word(ahead)) || this.word(ahead) === '-') ahead += 1;
    const next = this.scaleAt(ahead);
    if (next === undefined || next < this.scale) return false;
    return this.isBetween || (this.scale === 100 && (this.current ?? 0) >= 1000);
  }

  read(): { value: number; next: number; scale: number; written: Token['written'] } | undefined {
    const first = this.tokens[this.at];
    if (first?.kind === 'number') {
      this.current = first.value;
      this.written = first.written;
      this.at += 1;
      while (this.multiply());
    } else {
      if (!this.readSmall() && !this.readOpening()) return undefined;
      this.written ??= 'words';
      while (this.multiply() || this.readSmall() || this.readJoint());
    }
    const value = this.total + (this.current ?? 0);
    const hyphen = this.word() === '-' ? 1 : 0;
    if (/^figures?$/.test(this.word(hyphen)) && value >= 3 && value <= 8) {
      return { value: 10 ** (value - 1), next: this.at + hyphen + 1, scale: 1000, written: 'figures' };
    }
    return { value, next: this.at, scale: this.scale, written: this.written };
  }
}

/** Joins what together is one number, digits with their "k" as well as words. */
export function joinNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    if (!first) break;
    const number =
      first.kind === 'sign' || first.kind === 'date' ? undefined : new NumberReader(tokens, at).read();
    const last = number && tokens[number.next - 1];
    if (number && last) {
      const { value, scale, written } = number;
      // A number of one token keeps its text, by which a year is known.
      const text = number.next === at + 1 ? first.text : '#';
      joined.push({ ...first, kind: 'number', text, end: last.end, value, scale, written });
      at = number.next;
    } else {
      joined.push(first);
      at += 1;
    }
  }
  return joined;
}
