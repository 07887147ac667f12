/** What a reader types and what a printer sets: case, quotes and the ends of lines make no difference. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

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

/** The heading of the section that a block stands in. */
export const headingOf = (block: Element): Element | null =>
  block.closest('section[aria-labelledby]')?.querySelector('h2') ?? null;
