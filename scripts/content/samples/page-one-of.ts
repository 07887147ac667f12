import type { PageOne } from '#shared/contract/content-files.ts';
import type { Block, PlanDocument } from '#shared/plan/document/plan-document.ts';
import { plainText } from '#shared/plan/document/text.ts';

/** What a plan says on its first page after the cover, for the site to draw at any size. */
export function pageOneOf({ sections }: PlanDocument): PageOne {
  const blocks = sections[0]?.blocks ?? [];
  const block = <Kind extends Block['kind']>(id: string, kind: Kind) => {
    const found = blocks.find(
      (one): one is Extract<Block, { kind: Kind }> => one.id === id && one.kind === kind,
    );
    if (found === undefined) throw new Error(`Page one of a plan has no ${kind} ${id}`);
    return found;
  };
  const cash = block('cash-small', 'chart');
  if (cash.chart.kind !== 'line') throw new Error('Cash is drawn as lines');
  const gauge = blocks.find(({ id }) => id === 'verdict-gauge');
  const main = cash.chart.series.findIndex(({ look }) => look === 'main');
  const lowest = cash.chart.points.find(({ series }) => series === main);
  return {
    page: 2,
    goal: plainText(block('goal-as-read', 'paragraph').text),
    verdict: plainText(block('verdict', 'callout').title),
    ...(gauge?.kind === 'chart' && gauge.chart.kind === 'gauge' && { share: gauge.chart.printed }),
    figures: block('key-figures', 'big-figures').items.map(({ label, value, note }) => ({
      label,
      value: plainText(value),
      note: plainText(note ?? []),
    })),
    cash: {
      caption: cash.caption,
      alternative: cash.alternative,
      lines: cash.chart.series.map(({ label, look, values }) => ({ label, look, values: [...values] })),
      ...(lowest && { lowest: { index: lowest.index, label: lowest.label } }),
    },
  };
}
