import type { PageOne } from '#shared/contract/content-files.ts';
import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { verdictTitle } from '#shared/plan/assemble/verdict-words.ts';
import type { DecidedPlan } from '#shared/plan/compile-plan.ts';
import type { Block } from '#shared/plan/document/plan-document.ts';
import { plainText } from '#shared/plan/document/text.ts';
import type { Feasibility } from '#shared/plan/model/feasibility.ts';
import { wholePercent } from '#shared/plan/model/feasibility.ts';
import { printGoal, printWhole } from '#shared/plan/model/print-value.ts';

const judged = (feasibility: Feasibility): Pick<PageOne, 'verdict' | 'share'> =>
  feasibility.targetFromHours
    ? { verdict: verdictTitle(feasibility) }
    : {
        verdict: verdictNames[feasibility.verdict],
        share: {
          percent: wholePercent(feasibility.ratio),
          supported: printWhole(feasibility.supportedCents),
          goal: printGoal(feasibility.targetCents),
        },
      };

/** What a plan says on its first page after the cover, for the site to draw at any size. */
export function pageOneOf({ document: { sections }, model }: DecidedPlan): PageOne {
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
  const main = cash.chart.series.findIndex(({ look }) => look === 'main');
  const lowest = cash.chart.points.find(({ series }) => series === main);
  const judgement = judged(model.feasibility);
  return {
    page: 2,
    goal: plainText(block('goal-as-read', 'paragraph').text),
    ...judgement,
    // What is supported is drawn against the goal, where it names an amount.
    figures: block('key-figures', 'big-figures')
      .items.filter(({ label }) => judgement.share === undefined || label !== 'Supported a month')
      .map(({ label, value, note }) => ({
        label,
        value: plainText(value),
        note: plainText(note ?? []),
      })),
    cash: {
      alternative: cash.alternative,
      lines: cash.chart.series.map(({ label, look, values }) => ({
        label,
        look,
        values: values.map((value) => Math.round(value)),
      })),
      ...(lowest && { lowest: { index: lowest.index, label: lowest.label } }),
    },
  };
}
