import { reserveShare } from '../assumptions/general.ts';
import { startupMinCents } from '../assumptions/path-figures.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { roundCents } from './levers.ts';

/**
 * Invariant: what is paid and the reserve are together the usable budget at most. The lines of kind start-up are what
 * the cash flow shows in month 1 as start-up; the first month's cover and tools are in its fixed costs.
 */
export interface BudgetPlan {
  usableCents: number;
  reserveCents: number;
  lines: readonly BudgetLine[];
  startupCents: number;
  leftCents: number;
}

export interface BudgetLine {
  kind: 'compliance' | 'brand' | 'tools' | 'samples' | 'ads';
  /** `cover` and `tools-month` for the first month's bills, else the id of a line of the path's start-up. */
  id: string;
  askedCents: number;
  paidCents: number;
  outcome: 'paid' | 'free' | 'after-first-sale';
  /** Where the cash flow shows it. */
  in: 'fixed' | 'start-up';
}

interface Wish extends Omit<BudgetLine, 'paidCents' | 'outcome'> {
  essential: boolean;
  noFree: boolean;
}

const order = ['compliance', 'brand', 'tools', 'samples', 'ads'] as const;

function wishes(path: PathNumbers, toolsMonthCents: number): Wish[] {
  const cover = roundCents(path.insuranceYearCents.v / 12);
  const monthly: Wish[] = [
    {
      kind: 'compliance',
      id: 'cover',
      askedCents: cover,
      in: 'fixed',
      essential: false,
      noFree: true,
    },
    {
      kind: 'tools',
      id: 'tools-month',
      askedCents: toolsMonthCents,
      in: 'fixed',
      essential: false,
      noFree: false,
    },
  ];
  const start = path.startup.v.map(
    ({ kind, id, cents, essential, noFree }): Wish => ({
      kind,
      id,
      askedCents: cents,
      in: 'start-up',
      essential: essential ?? false,
      noFree: noFree ?? false,
    }),
  );
  return [...monthly, ...start]
    .filter(({ askedCents }) => askedCents > 0)
    .sort(
      (a, b) => Number(b.essential) - Number(a.essential) || order.indexOf(a.kind) - order.indexOf(b.kind),
    );
}

export function planBudget(path: PathNumbers, usableCents: number, toolsMonthCents: number): BudgetPlan {
  // Without its essential kit the path cannot begin, so the reserve gives way to that and to nothing else.
  const reserveCents = Math.min(
    roundCents(usableCents * reserveShare.v),
    Math.max(0, usableCents - startupMinCents(path)),
  );
  let leftCents = usableCents - reserveCents;
  const lines = wishes(path, toolsMonthCents).map(
    ({ essential: _essential, noFree, ...wish }): BudgetLine => {
      const paid = wish.askedCents <= leftCents;
      if (paid) leftCents -= wish.askedCents;
      const later = noFree ? 'after-first-sale' : 'free';
      return { ...wish, paidCents: paid ? wish.askedCents : 0, outcome: paid ? 'paid' : later };
    },
  );
  const startupCents = lines.reduce((sum, line) => sum + (line.in === 'start-up' ? line.paidCents : 0), 0);
  return { usableCents, reserveCents, lines, startupCents, leftCents };
}
