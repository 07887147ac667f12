export interface Piece {
  /** The offset of its first letter in the whole text. */
  at: number;
  text: string;
  changed: boolean;
}

export interface WordChanges {
  before: readonly Piece[];
  after: readonly Piece[];
}

/**
 * Beyond this many pairs of words a phone would be slow; then everything between the common ends counts as
 * changed.
 */
const mostPairs = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? [];
const isSame = (one = '', other = ''): boolean => one.trim() === other.trim();

/**
 * Marks the words that only one of the two texts has, with both texts complete and in order. Changes in
 * spaces are ignored.
 */
export function wordChanges(before: string, after: string): WordChanges {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const least = Math.min(old.length, now.length);
  let head = 0;
  while (head < least && isSame(old[head], now[head])) head += 1;
  let tail = 0;
  while (tail < least - head && isSame(old.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  const [oldEnd, nowEnd] = [old.length - tail, now.length - tail];
  const kept = commonWords(old.slice(head, oldEnd), now.slice(head, nowEnd));
  const isKept = (at: number, end: number, inMiddle: ReadonlySet<number>) =>
    at < head || at >= end || inMiddle.has(at - head);
  return {
    before: joined(old, (at) => isKept(at, oldEnd, kept.old)),
    after: joined(now, (at) => isKept(at, nowEnd, kept.now)),
  };
}

/** The longest common sequence of words, by their positions in each text. */
function commonWords(old: readonly string[], now: readonly string[]) {
  const places = { old: new Set<number>(), now: new Set<number>() };
  if (old.length * now.length > mostPairs) return places;
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      longest[row * width + column] = isSame(old[row], now[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < old.length && column < now.length; ) {
    if (isSame(old[row], now[column])) {
      places.old.add(row);
      places.now.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return places;
}

function joined(words: readonly string[], isKept: (at: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  words.forEach((text, index) => {
    const changed = !isKept(index);
    const last = pieces.at(-1);
    if (last?.changed === changed) last.text += text;
    else pieces.push({ at, text, changed });
    at += text.length;
  });
  return pieces;
}
