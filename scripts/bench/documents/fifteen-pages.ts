import type { PlanDocument } from '#shared/plan/document/plan-document.ts';

export interface BenchPage {
  title: string;
  paragraphs: readonly string[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
  bars: readonly { label: string; value: number }[];
}

const sentences = [
  'Published prices for this work in towns of this size lie between A$320 and A$560 a month.',
  'What moves the price up is a second year of experience, three references and a trade that buys much material.',
  'The careful scenario takes the low end of every range at once, and still pays its bills in each of the twelve months.',
  'Whoever answers within a day is twice as likely to be asked for a quote, which costs nothing but attention.',
  'Half of the first customers come through people who already know the work, and a quarter through one shop window.',
  'A reserve of two months is kept back before anything is taken out, because the third quarter is always the slowest.',
  'Nothing has to be registered before the first sale, but a business name costs less than the cards it is printed on.',
];

/** The same words, figures and bars for each library. Each edition has other figures in another order. */
export const fifteenPages = (edition: number): readonly BenchPage[] =>
  Array.from({ length: 15 }, (_, page) => ({
    title: `Part ${page + 1}: what the figures say`,
    paragraphs: [0, 1, 2].map((first) =>
      Array.from({ length: 4 }, (_, index) => sentences[(3 * first + index + page + edition) % 7]).join(' '),
    ),
    head: ['Month', 'Opening', 'Cash in', 'Costs', 'Closing'],
    rows: Array.from({ length: 12 }, (_, month) => [
      `Month ${month + 1}`,
      ...[911, 420, 96.5, 1234.25].map((base) => (base * (month + page + 1) + 7 * edition).toFixed(2)),
    ]),
    bars: Array.from({ length: 5 }, (_, bar) => ({
      label: `Line ${bar + 1}`,
      value: 20 + ((bar * 37 + page * 11 + edition) % 80),
    })),
  }));

/** The fifteen pages as a plan, with tags and bookmarks. */
export const asPlan = (pages: readonly BenchPage[]): PlanDocument => ({
  planId: 'run_bench',
  tier: 'ENTERPRISE',
  compilerVersion: 'bench',
  createdAt: '2026-11-22T00:00:00.000Z',
  title: 'Fifteen pages',
  person: 'A bench',
  language: 'en-AU',
  sections: pages.map(({ title, paragraphs, head, rows, bars }, page) => ({
    id: `part-${page}`,
    title,
    blocks: [
      ...paragraphs.map((text, index) => ({
        kind: 'paragraph' as const,
        id: `p-${page}-${index}`,
        style: 'body' as const,
        text: [text],
      })),
      {
        kind: 'table' as const,
        id: `t-${page}`,
        caption: 'Twelve months',
        rowHeaders: true,
        columns: head.map((name, index) => ({
          title: name,
          align: index === 0 ? ('left' as const) : ('right' as const),
          weight: 1,
        })),
        rows: rows.map((cells) => ({ kind: 'row' as const, cells: cells.map((cell) => [cell]) })),
      },
      {
        kind: 'chart' as const,
        id: `c-${page}`,
        caption: 'Five lines',
        alternative: 'Five bars.',
        chart: {
          kind: 'bar' as const,
          axis: { title: '', ticks: [], min: 0, max: 100 },
          bars: bars.map(({ label, value }) => ({ label, value, printed: String(value) })),
        },
      },
    ],
  })),
});
