import type { Block, PlanSection } from '../document/plan-document.ts';
import type { Inline, Text } from '../document/text.ts';

/** "part 4" of this plan, or an address of the government. No other address in a text is ours. */
const place = /\bpart (\d{1,2})\b|\b(?:[a-z0-9-]+\.)+gov\.au(?:\/[\w/-]*\w)?/gi;

type SectionIds = readonly string[];

function linkIn(text: string, ids: SectionIds): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(place)) {
    const [words, part] = match;
    const to = part && ids[Number(part) - 1];
    if (part && !to) continue;
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push(
      to
        ? { kind: 'reference', to, text: words }
        : { kind: 'link', href: `https://${words.toLowerCase()}`, text: words },
    );
    from = match.index + words.length;
  }
  if (from < text.length || found.length === 0) found.push(text.slice(from));
  return found;
}

const linked = (text: Text, ids: SectionIds): Text =>
  text.flatMap((inline) => (typeof inline === 'string' ? linkIn(inline, ids) : [inline]));

function linkedBlock(block: Block, ids: SectionIds): Block {
  const of = (text: Text) => linked(text, ids);
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: of(block.text) };
    case 'list':
      return { ...block, items: block.items.map(of) };
    case 'checklist':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...item,
          text: of(item.text),
          ...(item.note && { note: of(item.note) }),
        })),
      };
    case 'table':
      return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(of) })) };
    case 'callout':
      return { ...block, body: block.body.map(of) };
    case 'facts':
      return { ...block, rows: block.rows.map((row) => ({ ...row, value: of(row.value) })) };
    default:
      return block;
  }
}

/** Parts of the plan and addresses of the government that a sentence names become links. */
export function linkTexts(sections: readonly PlanSection[]): PlanSection[] {
  const ids = sections.map(({ id }) => id);
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => linkedBlock(block, ids)),
  }));
}
