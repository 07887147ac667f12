import { stemOf } from '../match/words.ts';
import type { Token } from './tokens.ts';

/** What the role model looks at for one word: the words around it, and what kind of number it is. */

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const ends = wordsIn('. ! ? \n');
const marks = wordsIn(', ; : ( ) - –');
/** Of whom the sentence speaks. */
const subjects = wordsIn(
  "i i'm im ive i've i'd id we we've my our me he he's she she's they they're them his her their others other someone everyone bloke guy girl lady man woman mob franchise company firm shop shops competitor competitors neighbour wife husband hubby missus partner mum dad son daughter brother sister mate boss agent it you",
);
/** What people do with money, work and time. */
const deeds = wordsIn(
  'charge charges charged charging ask asks asking asked sell sells sold selling get gets got cost costs costing pay pays paid paying bought buy buys buying take takes took taking owe owes owed earn earns earning make makes made making turned turnover spend spent need needs want wants wanted have has had borrow save saved saving rent quoted quote order orders ordered do does did doing work works worked working out come comes came lose lost like hope aim clear bring brings brought keep keeps use uses used is are was were',
);
const small = wordsIn(
  'the and for per each one about around only just from with that this its than then also too out off all',
);
const perWords = wordsIn('a an per / each for');

const sizes = [1, 4, 7, 12, 24, 31, 60, 100, 250, 600, 1500, 5000, 20_000, 100_000];
const sizeOf = (value: number): string => `${sizes.find((most) => value <= most) ?? 'more'}`;

/** "$12.50" and "$14.20" say the same to a reader who does not know the trade. */
function shapeOf({ word, isNumber }: Token): string {
  if (!isNumber || !/\d/.test(word)) return word;
  if (/^(?:19|20)\d\d$/.test(word)) return '#year';
  const unit = /[a-z%]+\d?$/.exec(word)?.[0] ?? '';
  if (/^\d{1,2}:\d\d/.test(word)) return `#clock${unit}`;
  const digits = word.replaceAll(/[^\d.]/g, '');
  const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length;
  return `#${/^[$£€]/.test(word) ? '$' : ''}${sizeOf(Number.parseFloat(digits))}${decimals ? `.${decimals}` : ''}${unit}`;
}

const loose = ({ word, isNumber }: Token): string =>
  isNumber && /\d/.test(word) ? (/^[$£€]/.test(word) ? '#$' : '#') : word;

/** What things are to a business: gear, costs, buyers, what is sold. */
export type Kinds = Readonly<Record<string, readonly string[]>>;

/** Which answer a text is. */
export type AnswerKind = 'goal' | 'skills' | 'content';

export interface Place {
  kind: AnswerKind;
  kinds: Kinds;
  /** Stems of the list of skills. */
  skills: ReadonlySet<string>;
  /** How often a stem is in the text. */
  counts: ReadonlyMap<string, number>;
}

const noWord = /^[^\p{L}]|^.{1,2}$/u;

export function countStems(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of tokens)
    if (!noWord.test(word) && !small.has(word)) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1);
  return counts;
}

export function featuresOf(
  tokens: readonly Token[],
  at: number,
  { kind, kinds, skills, counts }: Place,
): string[] {
  const token = tokens[at] as Token;
  const found = [`f=${kind}`, `w=${shapeOf(token)}`];
  found.push(token.isNumber ? `n=${loose(token)}` : `e=${token.word.slice(-3)}`);
  const kindsOf = (word: string): readonly string[] => kinds[stemOf(word)] ?? [];
  const kindsAt = (index: number): readonly string[] => kindsOf(tokens[index]?.word ?? '');
  const near = (offset: number): string => {
    const other = tokens[at + offset];
    return other ? loose(other) : '|';
  };
  const isListed = (index: number): boolean => {
    const word = tokens[index]?.word;
    return word !== undefined && skills.has(stemOf(word)) && !small.has(word);
  };
  const often = counts.get(stemOf(token.word)) ?? 0;
  if (often > 1) found.push(`often=${Math.min(3, often)}`);
  if (isListed(at)) found.push('listed', `listed often=${Math.min(3, often)}`);
  if (isListed(at - 1)) found.push('-1 listed');
  if (isListed(at + 1)) found.push('+1 listed');
  for (const kind of kindsAt(at)) {
    found.push(`k=${kind}`, `k=${kind} -1=${near(-1)}`, `k=${kind} +1=${near(1)}`);
    if (isListed(at)) found.push(`k=${kind} listed`);
    if (often > 1) found.push(`k=${kind} often`);
  }
  for (let offset = 1; offset <= 3; offset += 1) {
    found.push(`-${offset}=${near(-offset)}`, `+${offset}=${near(offset)}`);
    for (const kind of kindsAt(at - offset)) found.push(`k-${offset}=${kind}`);
    for (const kind of kindsAt(at + offset)) found.push(`k+${offset}=${kind}`);
  }
  found.push(`b-=${near(-2)} ${near(-1)}`, `b+=${near(1)} ${near(2)}`, `b=${near(-1)} ${near(1)}`);
  if (token.isNumber)
    found.push(`s+=${shapeOf(token)} ${near(1)} ${near(2)}`, `s-=${near(-1)} ${shapeOf(token)}`);
  if (perWords.has(near(1))) found.push(`per=${near(2)}`);
  found.push(...before(tokens, at, kindsOf), ...behind(tokens, at, kindsOf));
  return found;
}

function before(
  tokens: readonly Token[],
  at: number,
  kindsOf: (word: string) => readonly string[],
): string[] {
  const found: string[] = [];
  const heads: string[] = [];
  let isSame = true;
  let subject = '';
  let deed = '';
  let first = at;
  for (let index = at - 1; index >= 0 && index >= at - 25; index -= 1) {
    const other = tokens[index] as Token;
    const { word } = other;
    if (ends.has(word)) break;
    first = index;
    if (marks.has(word)) isSame = false;
    if (isSame) {
      if (at - index > 1) found.push(`c<${loose(other)}`);
      for (const kind of kindsOf(word)) found.push(`kc<${kind}`);
    }
    if (subject === '' && subjects.has(word)) subject = word;
    if (deed === '' && deeds.has(word)) deed = word;
    if (heads.length < 2 && word.length > 2 && !small.has(word) && /\p{L}/u.test(word)) heads.push(word);
  }
  heads.forEach((word, index) => {
    found.push(`h${index}=${word}`, ...kindsOf(word).map((kind) => `hk${index}=${kind}`));
  });
  return [
    ...found,
    `i=${tokens[first]?.word ?? ''}`,
    ...(subject === '' ? [] : [`sub=${subject}`]),
    ...(deed === '' ? [] : [`verb=${deed}`]),
  ];
}

function behind(
  tokens: readonly Token[],
  at: number,
  kindsOf: (word: string) => readonly string[],
): string[] {
  const found: string[] = [];
  for (let index = at + 1; index < tokens.length && index <= at + 15; index += 1) {
    const other = tokens[index] as Token;
    if (ends.has(other.word)) return [...found, `end=${other.word}`];
    if (marks.has(other.word)) break;
    if (index - at > 1) found.push(`c>${loose(other)}`);
    found.push(...kindsOf(other.word).map((kind) => `kc>${kind}`));
  }
  return found;
}
