import type { Inline } from './read-inline.ts';
import type { TextBlock } from './read-text.ts';

/** The figure at the end of a text, with its sign and unit. */
const figure = /[−–]?\$?\d[\d,.]*\S*(?: h| sales?| months?)?$/;

type Seen = Set<string>;

/** A letter that stood beside the same figure before says nothing new. */
const lettersOnce = (inside: readonly Inline[], seen: Seen): Inline[] =>
  inside.filter((one, index) => {
    const before = inside[index - 1];
    if (one.kind !== 'mark' || before?.kind !== 'run') return true;
    const [said] = figure.exec(before.text.trimEnd()) ?? [];
    if (said === undefined) return true;
    const key = `${said} ${one.name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });

function inBlock(block: TextBlock, seen: Seen): TextBlock {
  switch (block.kind) {
    case 'heading':
      // A section begins.
      if (block.level === 2) seen.clear();
      return block;
    case 'paragraph':
      return { ...block, inside: lettersOnce(block.inside, seen) };
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, inside: inBlocks(item.inside, seen) })),
      };
    case 'quote':
      return { ...block, inside: inBlocks(block.inside, seen) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => lettersOnce(cell, seen))) };
    default:
      return block;
  }
}

const inBlocks = (blocks: readonly TextBlock[], seen: Seen): TextBlock[] =>
  blocks.map((block) => inBlock(block, seen));

/** The same figure has its letter once in a section, where it first stands. */
export function onceASection(pages: readonly (readonly TextBlock[])[]): TextBlock[][] {
  const seen: Seen = new Set();
  return pages.map((blocks) => inBlocks(blocks, seen));
}
