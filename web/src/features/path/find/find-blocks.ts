/** Typed and typeset forms match: case, quotes and line ends make no difference. */
const alike: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '−': '-',
};
const plainLetter = (letter: string): string =>
  /\s/.test(letter) ? ' ' : (alike[letter] ?? letter.toLowerCase());

const plain = (text: string): string => Array.from(text, plainLetter).join('').replaceAll(/ +/g, ' ').trim();

const blocks = ':is(section[aria-labelledby], summary) > h2[id], .reading :is(h3, p, li, tr, figcaption)';

/** A single letter would match everywhere. */
export const fewestLetters = 2;

/** The smallest blocks that contain the words, in reading order: a heading, a paragraph, a row. */
export function findBlocks(root: ParentNode, words: string): HTMLElement[] {
  const wanted = plain(words);
  if (wanted.length < fewestLetters) return [];
  const holding = [...root.querySelectorAll<HTMLElement>(blocks)].filter((block) =>
    plain(block.textContent).includes(wanted),
  );
  return holding.filter((block) => !holding.some((other) => other !== block && block.contains(other)));
}

/** The normalised letters of a block, with their positions. */
function lettersOf(block: Element) {
  const places: { node: Text; from: number; to: number }[] = [];
  let text = '';
  const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode() as Text | null; node !== null; node = walk.nextNode() as Text | null) {
    let to = 0;
    for (const letter of node.data) {
      const from = to;
      to += letter.length;
      const found = plainLetter(letter);
      if (found === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += found;
      // A lower-case letter may have two units.
      for (let unit = 0; unit < found.length; unit += 1) places.push({ node, from, to });
    }
  }
  return { text, places };
}

/** The matches inside a block. */
export function findRanges(block: Element, words: string): Range[] {
  const wanted = plain(words);
  if (wanted.length < fewestLetters) return [];
  const { text, places } = lettersOf(block);
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (first === undefined || last === undefined) break;
    const range = document.createRange();
    range.setStart(first.node, first.from);
    range.setEnd(last.node, last.to);
    ranges.push(range);
  }
  return ranges;
}

/** The heading of a block's section. */
export const headingOf = (block: Element): Element | null =>
  block.closest('section[aria-labelledby]')?.querySelector('h2') ?? null;
