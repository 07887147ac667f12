import { isWideTable } from '#functions/pdf/blocks/set-table.ts';
import { isWideChart } from '#functions/pdf/charts/drawing-of.ts';
import { pageSize } from '#functions/pdf/layout/page-size.ts';
import { layOut } from '#functions/pdf/parts/lay-out.ts';
import type { Block, PlanDocument } from '#shared/plan/document/plan-document.ts';
import { plainText } from '#shared/plan/document/text.ts';

export interface PageWords {
  page: number;
  title: string;
  shows: string;
  /** A table or chart of its upper third begins in the margin, where other pages have captions alone. */
  isWide: boolean;
}

const cover: PageWords = {
  page: 1,
  title: 'Cover',
  shows: 'The title, what the person told us, and the contents.',
  isWide: true,
};
const register = 'Every assumption with its reason, its source and the pages on which it counts.';

const captionsOf = (blocks: readonly Block[], kind: 'chart' | 'table'): string[] =>
  blocks.flatMap((block) => (block.kind === kind ? [block.caption.replace(/, A\$.*$/, '')] : []));
const list = (name: string, captions: readonly string[]): string[] =>
  captions.length === 0 ? [] : [`${name}${captions.length > 1 ? 's' : ''}: ${captions.join('; ')}.`];

/** What a page has beyond running text, for those who cannot see its picture. */
function showsOf(blocks: readonly Block[]): string {
  const said = [
    ...list('Chart', captionsOf(blocks, 'chart')),
    ...list('Table', captionsOf(blocks, 'table')),
    ...blocks.flatMap((block) => {
      if (block.kind === 'callout') return [`${plainText(block.title)}.`];
      if (block.kind === 'big-figures')
        return [`Figures: ${block.items.map(({ label }) => label).join(', ')}.`];
      if (block.kind === 'checklist') return [`${block.items.length} lines to tick.`];
      return block.kind === 'script' ? [`Words to send: ${block.title}.`] : [];
    }),
  ];
  return said.length === 0 ? 'Running text.' : said.join(' ');
}

const isWide = (block: Block): boolean =>
  (block.kind === 'table' && isWideTable(block)) || (block.kind === 'chart' && isWideChart(block.chart));

/** The pages of a plan in words; of the sections named alone, or all. */
export function pagesInWords(document: PlanDocument, sections?: readonly string[]): PageWords[] {
  const { pages, where, heightOf } = layOut(document);
  const shown = document.sections.filter(({ id }) => sections?.includes(id) ?? true);
  const pagesOf = new Set(shown.map(({ id }) => where.pageOf(id)));
  const words = pages.map(({ title }, index): PageWords => {
    const page = index + 2;
    const begun = document.sections.find(({ id }) => where.pageOf(id) === page);
    const blocks = document.sections.flatMap((section) => section.blocks);
    const here = blocks.filter(({ id }) => where.pageOf(id) === page);
    const name = { page, title: begun?.title ?? title };
    if (here.length === 0) return { ...name, shows: register, isWide: true };
    const above = here.filter(({ id }) => heightOf(id) < pageSize.height / 3);
    return { ...name, shows: showsOf(here), isWide: above.some(isWide) };
  });
  return sections === undefined ? [cover, ...words] : words.filter(({ page }) => pagesOf.has(page));
}
