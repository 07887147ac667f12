import { mostPieces } from './network.ts';

/** What the network reads in one go: goal and skills, and as much of the background as there is room for. */

export type AnswerKind = 'goal' | 'skills' | 'content';

/** The pieces of one word of an answer. */
export type WordPieces = readonly number[];

export type AnswerPieces = Readonly<Record<AnswerKind, readonly WordPieces[]>>;

/** The words that name the answers to the network. */
export type Names = Readonly<Record<AnswerKind, WordPieces>>;

interface Placed {
  pieces: WordPieces;
  /** The word that is to be read; absent for words that are there for the context. */
  word?: { kind: AnswerKind; index: number };
}

/** A start and an end mark. */
const marks = 2;
/** Of long goals and skills so many pieces are repeated for the rest of a background. */
const mostHead = 110;
/** So many pieces of the background before are read again. */
const mostBack = 40;

const sizeOf = (words: readonly Placed[]): number =>
  words.reduce((sum, { pieces }) => sum + pieces.length, 0);
const bare = ({ pieces }: Placed): Placed => ({ pieces });

/** As many words from a place on as there is room for, but one at least. */
function takeFrom(words: readonly Placed[], from: number, room: number): Placed[] {
  let [to, left] = [from, room];
  while (to < words.length && (words[to] as Placed).pieces.length <= left) {
    left -= (words[to] as Placed).pieces.length;
    to += 1;
  }
  return words.slice(from, Math.max(to, from + 1));
}

/** The last words before a place, for their context. */
function backFrom(words: readonly Placed[], from: number): Placed[] {
  let [start, left] = [from, mostBack];
  while (start > 0 && (words[start - 1] as Placed).pieces.length <= left) {
    start -= 1;
    left -= (words[start] as Placed).pieces.length;
  }
  return words.slice(start, from).map(bare);
}

export function windowsOf(answers: AnswerPieces, names: Names): Placed[][] {
  const wordsOf = (kind: AnswerKind): Placed[] =>
    answers[kind].map((pieces, index) => ({ pieces, word: { kind, index } }));
  const head = (['goal', 'skills'] as const).flatMap((kind) => [{ pieces: names[kind] }, ...wordsOf(kind)]);
  const short = takeFrom(head, 0, mostHead).map(bare);
  const story = wordsOf('content');
  const most = mostPieces - marks;
  const windows: Placed[][] = [];
  const isLong = sizeOf(head) > 2 * mostHead;
  for (let from = 0; isLong && from < head.length; ) {
    const part = takeFrom(head, from, most);
    windows.push(part);
    from += part.length;
  }
  let from = 0;
  do {
    const isFirst = from === 0;
    const before: Placed[] = [
      ...(isFirst && !isLong ? head : short),
      { pieces: names.content },
      ...(isFirst ? [] : backFrom(story, from)),
    ];
    const part = takeFrom(story, from, most - sizeOf(before));
    windows.push([...before, ...part]);
    from += part.length;
  } while (from < story.length);
  return windows;
}
