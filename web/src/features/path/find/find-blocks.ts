/** What a reader types and what a printer sets: case, quotes and the ends of lines make no difference. */
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

/** One letter is everywhere. */
export const fewestLetters = 2;

/** The smallest parts of a text that hold the words, in the order they are read: a heading, a paragraph, a row. */
export function findBlocks(root: ParentNode, words: string): HTMLElement[] {
  const wanted = plain(words);
  if (wanted.length < fewestLetters) return [];
  const holding = [...root.querySelectorAll<HTMLElement>(blocks)].filter((block) =>
    plain(block.textContent).includes(wanted),
  );
  return holding.filter((block) => !holding.some((other) => other !== block && block.contains(other)));
}

/** Each letter of a block as it is compared, and where it stands. */
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
      // A letter may be two in lower case.
      for (let unit = 0; unit < found.length; unit += 1) places.push({ node, from, to });
    }
  }
  return { text, places };
}

/** Where the words themselves stand in a block that holds them. */
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

/** The heading of the section that a block stands in. */
export const headingOf = (block: Element): Element | null =>
  block.closest('section[aria-labelledby]')?.querySelector('h2') ?? null;
