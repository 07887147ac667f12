import type { Block, PlanSection } from '../document/plan-document.ts';
import type { Text } from '../document/text.ts';

function mapBlock(block: Block, of: (text: Text) => Text): Block {
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
      return { ...block, title: of(block.title), body: block.body.map(of) };
    case 'facts':
      return { ...block, rows: block.rows.map((row) => ({ ...row, value: of(row.value) })) };
    default:
      return block;
  }
}

/** Sections with each of their sentences changed; headings, figures and scripts stay. */
export const mapTexts = (sections: readonly PlanSection[], of: (text: Text) => Text): PlanSection[] =>
  sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => mapBlock(block, of)) }));
