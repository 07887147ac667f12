import { layOut } from '#functions/pdf/parts/lay-out.ts';
import type { Block, PlanDocument } from '#shared/plan/document/plan-document.ts';
import { plainText } from '#shared/plan/document/text.ts';

export interface PageWords {
  page: number;
  /** The number of the section that starts on this page. */
  section?: number;
  title: string;
  shows: string;
}

const captionsOf = (blocks: readonly Block[], kind: 'chart' | 'table'): string[] =>
  blocks.flatMap((block) => (block.kind === kind ? [block.caption.replace(/, A\$.*$/, '')] : []));
const list = (name: string, captions: readonly string[]): string[] =>
  captions.length === 0 ? [] : [`${name}${captions.length > 1 ? 's' : ''}: ${captions.join('; ')}.`];

/** The parts of a page besides running text, for people who cannot see its picture. */
function showsOf(blocks: readonly Block[]): string {
  const said = [
    ...list('Chart', captionsOf(blocks, 'chart')),
    ...list('Table', captionsOf(blocks, 'table')),
    ...blocks.flatMap((block) => {
      if (block.kind === 'callout') return [`${plainText(block.title).replace(/\.$/, '')}.`];
      if (block.kind === 'big-figures')
        return [`Figures: ${block.items.map(({ label }) => label).join(', ')}.`];
      if (block.kind === 'checklist') return [`${block.items.length} lines to tick.`];
      return block.kind === 'script' ? [`Words to send: ${block.title}.`] : [];
    }),
  ];
  return said.length === 0 ? 'Running text.' : said.join(' ');
}

/** The words of a plan's pages; of the given sections only, or of all. */
export function pagesInWords(document: PlanDocument, sections?: readonly string[]): PageWords[] {
  const { pages, where, contents } = layOut(document);
  const shown = document.sections.filter(({ id }) => sections?.includes(id) ?? true);
  const pagesOf = new Set(shown.map(({ id }) => where.pageOf(id)));
  const words = pages.map(({ title }, index): PageWords => {
    const page = index + 1;
    const opening = contents.find(({ id }) => where.pageOf(id) === page);
    const blocks = document.sections.flatMap((section) => section.blocks);
    const here = blocks.filter(({ id }) => where.pageOf(id) === page);
    const name = { page, ...(opening && { section: opening.number }), title: opening?.title ?? title };
    return { ...name, shows: showsOf(here) };
  });
  return sections === undefined ? words : words.filter(({ page }) => pagesOf.has(page));
}
