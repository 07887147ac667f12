import type { PageOne } from '#shared/contract/content-files.ts';
import type { Figures } from '#shared/plan/figures/calculate.ts';
import type { Case } from '#shared/plan/figures/cases.ts';
import type { Plan } from '#shared/plan/make-plan.ts';
import { shortMonth } from '#shared/plan/write/say/dates.ts';
import { about, dollars, wholeDollars } from '#shared/plan/write/say/money.ts';

const looks = {
  base: { label: 'As planned', look: 'main' },
  hard: { label: 'A hard year', look: 'dashed' },
  strong: { label: 'A strong year', look: 'quiet' },
} as const;
const monthsShown = 12;

const isShown = (one: Case): one is Case & { id: keyof typeof looks } => one.id in looks;

function cashOf({ cases }: Figures): PageOne['cash'] {
  const shown = cases.filter(isShown);
  const [base] = shown;
  if (!base) throw new Error('A plan has a base case');
  const ends = shown.map(
    ({ id, rows }) =>
      `${looks[id].label}: ${wholeDollars(rows[monthsShown - 1]?.balanceCents ?? 0)} after twelve months.`,
  );
  const index = base.rows.findIndex(({ month }) => month === base.lowest.month);
  return {
    alternative: ends.join(' '),
    lines: shown.map(({ id, rows }) => ({
      ...looks[id],
      values: rows.slice(0, monthsShown).map(({ balanceCents }) => Math.round(balanceCents / 100)),
    })),
    ...(index >= 0 &&
      index < monthsShown && {
        lowest: {
          index,
          label: `Lowest: ${wholeDollars(base.lowest.cents)} in ${shortMonth(base.lowest.month)}`,
        },
      }),
  };
}

/** The first page's texts and the cash curve, for the site to draw at any size. */
export function pageOneOf({ figures, document }: Plan): PageOne {
  const { goal } = figures;
  if (!goal) throw new Error(`The sample ${document.planId} has no goal to show`);
  return {
    verdict: goal.verdict,
    share: {
      percent: Math.round(goal.share * 100),
      supported: about(goal.reachedCents),
      goal: dollars(goal.wantedCents),
    },
    cash: cashOf(figures),
  };
}
