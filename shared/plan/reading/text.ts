import type { Lexicon } from './lexicon.ts';
import { type Hit, longestOf } from './match/phrases.ts';
import { type Sentence, sentencesOf } from './match/sentences.ts';
import { wordsOf } from './match/words.ts';
import type { AnswerField, Certainty, Fact, Span } from './reading.ts';
import type { NumberRole, Roles, WordRole } from './roles/role-model.ts';
import type { SaidPer, State } from './roles/states.ts';
import type { Role } from './roles/tags.ts';
import type { RoleSpan, Stretch } from './roles/weights.ts';

/** A sentence of an answer with every phrase of the word lists that is in it. */
export interface ReadSentence extends Sentence {
  field: AnswerField;
  index: number;
  hits: Hit[];
  /** An order to the program, or a sentence that a person asked not to use: it gives no facts. */
  isSilent: boolean;
  /** What its numbers and words are to the writer. */
  roles?: SentenceRoles | undefined;
}

/** The roles of the words of one sentence, by their place in it. */
export interface SentenceRoles {
  numbersOf: (least: number, ...roles: NumberRole[]) => Stretch[];
  number: (from: number, to: number, ...roles: NumberRole[]) => number | undefined;
  words: (from: number, to: number, ...roles: WordRole[]) => number;
  stretchesOf: (least: number, ...roles: WordRole[]) => Stretch[];
  /** What is true today of what a stretch speaks of. */
  statesOf: (from: number, to: number) => Record<State, number>;
  /** Of how much time the first number of a stretch is. */
  periodsOf: (from: number, to: number) => Record<SaidPer, number>;
  /** The likeliest stretches with one of the roles. */
  spansOf: (...roles: Role[]) => RoleSpan[];
  /** What belongs to the same offer or buyer as a stretch, with places in the whole answer. */
  groupOf: (span: RoleSpan) => readonly RoleSpan[];
}

export function readSentences(
  field: AnswerField,
  text: string,
  { lexicon, roles }: { lexicon: Lexicon; roles?: Roles | undefined },
): ReadSentence[] {
  return sentencesOf(text).map((sentence, index) => ({
    ...sentence,
    roles: roles && {
      numbersOf: (least, ...wanted) =>
        roles
          .numbersOf(sentence.from, sentence.to, { roles: wanted, least })
          .map(({ from, to }) => ({ from: from - sentence.from, to: to - sentence.from })),
      number: (from, to, ...wanted) => roles.number(sentence.from + from, sentence.from + to, ...wanted),
      statesOf: (from, to) => roles.statesOf(sentence.from + from, sentence.from + to),
      periodsOf: (from, to) => roles.periodsOf(sentence.from + from, sentence.from + to),
      words: (from, to, ...wanted) => roles.words(sentence.from + from, sentence.from + to, ...wanted),
      stretchesOf: (least, ...wanted) =>
        roles
          .stretchesOf(sentence.from, sentence.to, { roles: wanted, least })
          .map(({ from, to }) => ({ from: from - sentence.from, to: to - sentence.from })),
      spansOf: (...wanted) =>
        roles.spans
          .filter(({ from, to, role }) => from < sentence.to && to > sentence.from && wanted.includes(role))
          .map((span) => ({ ...span, from: span.from - sentence.from, to: span.to - sentence.from })),
      groupOf: ({ group }) => (group === undefined ? [] : roles.spans.filter((span) => span.group === group)),
    },
    field,
    index,
    hits: lexicon.phrases.find(sentence.text, sentence.words),
    isSilent: false,
  }));
}

export const stemsIn = (text: string): Set<string> => new Set(wordsOf(text).map(({ stem }) => stem));

export const hitsOf = ({ hits }: ReadSentence, list: string): Hit[] =>
  hits.filter((hit) => hit.list === list);
export const longestHits = (sentence: ReadSentence, list: string): Hit[] => longestOf(hitsOf(sentence, list));
export const has = (sentence: ReadSentence, ...lists: string[]): boolean =>
  sentence.hits.some((hit) => lists.includes(hit.list));

/** A skill that the form suggests says little of the business. */
export const isChip = (sentence: ReadSentence): boolean =>
  sentence.field === 'skills' &&
  hitsOf(sentence, 'chips').some(({ from, to }) => to - from >= sentence.text.trim().length - 1);

/** A hit in a list shortly before a place, in the same clause. */
export function isLedBy(sentence: ReadSentence, hit: Hit, list: string, within = 4): boolean {
  const clauseFrom = clauseStart(sentence, hit.from);
  return sentence.hits.some(
    (lead) =>
      lead.list === list &&
      lead.next <= hit.first &&
      hit.first - lead.next < within &&
      lead.from >= clauseFrom,
  );
}

const breaks =
  /[;()"]|,(?!\d{3}(?!\d))|:(?!\d)|\sbar(?=\s(?:mon|tue|wed|thu|fri|sat|sun|week))|\s(?:but|except|apart from|other than|because|cause|although|so|however)\s/giu;

/** Where the clause that holds a place starts, in the sentence's own text. */
export function clauseStart({ text }: Sentence, at: number): number {
  let start = 0;
  for (const part of text.matchAll(breaks)) {
    if (part.index + part[0].length > at) break;
    start = part.index + part[0].length;
  }
  return start;
}

export interface Clause {
  text: string;
  from: number;
  to: number;
}

const clausesKnown = new WeakMap<Sentence, Clause[]>();

/** Each sentence is parted once. */
export function clausesOf(sentence: Sentence): Clause[] {
  const known = clausesKnown.get(sentence);
  if (known) return known;
  const clauses = partClauses(sentence);
  clausesKnown.set(sentence, clauses);
  return clauses;
}

function partClauses({ text }: Sentence): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const part of text.matchAll(breaks)) {
    if (part.index > from) clauses.push({ text: text.slice(from, part.index), from, to: part.index });
    from = part.index + (/^\s/.test(part[0]) ? 1 : part[0].length);
  }
  if (from < text.length) clauses.push({ text: text.slice(from), from, to: text.length });
  return clauses;
}

export const spanOf = (sentence: ReadSentence, from: number, to: number): Span => ({
  field: sentence.field,
  from: sentence.from + from,
  to: sentence.from + to,
});

/** A fact with the words of a part of a sentence. */
export function factIn<T>(
  sentence: ReadSentence,
  {
    id,
    value,
    from = 0,
    to = sentence.text.length,
    certainty = 'stated',
  }: {
    id: string;
    value: T;
    from?: number;
    to?: number;
    certainty?: Certainty;
  },
): Fact<T> {
  const words = sentence.text.slice(from, to);
  const start = from + (words.length - words.trimStart().length);
  return {
    id,
    value,
    words: words.trim(),
    at: spanOf(sentence, start, start + words.trim().length),
    certainty,
  };
}

/** The clause around a place, for facts that need more than one word to make sense. */
export function clauseAround(sentence: ReadSentence, at: number): Clause {
  const clauses = clausesOf(sentence);
  return (
    clauses.find(({ from, to }) => at >= from && at < to) ?? {
      text: sentence.text,
      from: 0,
      to: sentence.text.length,
    }
  );
}

const leastRefused = 0.5;

/** The words are refused: "no MLM please", or in a list of what they don't want. */
export const isTurnedDown = (sentence: ReadSentence, hit: Hit): boolean =>
  isLedBy(sentence, hit, 'negation', 4) ||
  (sentence.roles?.words(hit.from, hit.to, 'no') ?? 0) >= leastRefused ||
  (sentence.roles?.statesOf(hit.from, hit.to).refused ?? 0) >= leastRefused;
