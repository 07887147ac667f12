import type { Basis } from '#shared/content/schemas/parts.ts';
import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { LoanAsked } from '../reading/reading.ts';
import type { Case } from './cases.ts';
import type { FigureInputs } from './inputs.ts';
import { cents, divide, sum } from './round.ts';
import { startCentsAt } from './start-costs.ts';

export interface LoanRow {
  month: string;
  interestCents: number;
  principalCents: number;
  owedCents: number;
}

/** A month of the plan as the account sees it with the loan. */
export interface LoanMonth {
  month: string;
  moneyInCents: number;
  /** The loan, and what a partner puts in. */
  loanCents: number;
  boughtCents: number;
  costCents: number;
  repaymentCents: number;
  balanceCents: number;
}

export interface Loan {
  amountCents: number;
  use: { what: string; cents: number }[];
  /** What the customer puts in. */
  ownCents: number;
  /** What someone else puts in. */
  partnerCents?: number;
  ratePercent: number;
  months: number;
  repaymentCents: number;
  interestCents: number;
  rows: LoanRow[];
  /** Of the loan and the partner's money, what buys nothing and stays in the account. */
  keptCents: number;
  cash: LoanMonth[];
  /** What is left in an average month, over the repayment; before the customer's own pay. */
  coverYearOne: number;
  coverYearTwo: number;
  hardCoverYearOne: number;
  hardCoverYearTwo: number;
  /** The hard case pays all its costs and the repayments with this amount. */
  holdsInHardCase: boolean;
  basis: Basis;
}

export function monthlyRepayment(amountCents: number, yearPercent: number, months: number): number {
  const rate = yearPercent / 1200;
  return amountCents === 0 ? 0 : Math.ceil((amountCents * rate) / (1 - (1 + rate) ** -months));
}

/** Month by month: the first repayment is one month after the money. The last one pays what is still owed. */
export function loanRows(
  amountCents: number,
  {
    repaymentCents,
    ratePercent,
    months,
  }: { repaymentCents: number; ratePercent: number; months: readonly string[] },
): LoanRow[] {
  let owed = amountCents;
  return months.map((month, index) => {
    if (index === 0) return { month, interestCents: 0, principalCents: 0, owedCents: owed };
    const interestCents = divide(owed * Math.round(ratePercent * 10), 12_000);
    const principalCents = Math.min(owed, repaymentCents - interestCents);
    owed -= principalCents;
    return { month, interestCents, principalCents, owedCents: owed };
  });
}

const lowestWith = ({ rows }: Case, amount: number, repayment: number): number =>
  Math.min(...rows.map(({ balanceCents }, index) => balanceCents + amount - repayment * index));

const cover = ({ rows }: Case, [from, to]: readonly [number, number], repayment: number): number => {
  const year = rows.slice(from, to);
  const left = sum(year.map(({ leftCents }) => leftCents));
  return divide(left * 100, repayment * year.length) / 100;
};

/** Less is saved, or paid by a deposit. */
const leastLackCents = 200_000;

/** The most that a plan asks for: sixty steps. More than that is not a loan for working capital. */
const mostSteps = 60;

/**
 * Where the plan lacks money: what the hard case lacks at its lowest point, repayments included, in whole steps.
 */
export function loanFor(
  inputs: FigureInputs,
  cases: readonly Case[],
  { rules, asked }: { rules: MoneyRules; asked: LoanAsked | undefined },
): Loan | undefined {
  const hard = cases.find(({ id }) => id === 'hard');
  const base = cases.find(({ id }) => id === 'base');
  if (!hard || !base) return undefined;
  if (asked && !asked.isOverdraft) return askedLoan(asked, inputs, { base, hard, rules });
  // What a hard year or a slow month lacks is worth a reserve and no loan.
  if (-base.lowest.cents < leastLackCents) return undefined;
  const { ratePercent, months, step, basis } = rules.loan;
  const stepCents = cents(step);
  const repaymentOf = (amount: number) => monthlyRepayment(amount, ratePercent, months);
  let steps = Math.ceil(-hard.lowest.cents / stepCents);
  const holds = (count: number) => lowestWith(hard, count * stepCents, repaymentOf(count * stepCents)) >= 0;
  const least = steps;
  while (!holds(steps) && steps < least + mostSteps) steps += 1;
  const holdsInHardCase = holds(steps);
  const amountCents = (holdsInHardCase ? steps : least) * stepCents;
  const repaymentCents = repaymentOf(amountCents);
  const startCents = startCentsAt(inputs.start, 0);
  const forStart = Math.min(amountCents, Math.max(0, startCents - inputs.moneyCents.value));
  const use = [
    ...(forStart > 0
      ? [
          {
            what: inputs.isRunning ? 'what you buy' : 'what has to be bought before the first job',
            cents: forStart,
          },
        ]
      : []),
    { what: 'running costs in the slow months', cents: amountCents - forStart },
  ];
  const keptCents = amountCents;
  const terms = { amountCents, keptCents, use, ratePercent, months, repaymentCents, holdsInHardCase, basis };
  return withRows(terms, inputs, { base, hard });
}

/**
 * The loan that the customer asks for. What they buy with it is paid in the same month, so only the repayments and what
 * is left of it change the account.
 */
function askedLoan(
  { cents: amountCents, months: stated, ratePercent: named, use, what, partner }: LoanAsked,
  inputs: FigureInputs,
  { base, hard, rules }: { base: Case; hard: Case; rules: MoneyRules },
): Loan {
  const { basis } = rules.loan;
  const ratePercent = named ?? rules.loan.ratePercent;
  const months = stated ?? rules.loan.months;
  const repaymentCents = monthlyRepayment(amountCents, ratePercent, months);
  const all = amountCents + (partner?.cents ?? 0);
  const bought = use ? sum(use.map(({ cents }) => cents)) - (inputs.depositCents ?? 0) : all;
  const keptCents = Math.max(0, all - bought);
  const terms = {
    amountCents,
    ...(partner && { partnerCents: partner.cents }),
    keptCents,
    use: use ?? [{ what: what ?? 'things you told us about', cents: amountCents }],
    ratePercent,
    months,
    repaymentCents,
    holdsInHardCase: lowestWith(hard, keptCents, repaymentCents) >= 0,
    basis,
  };
  return withRows(terms, inputs, { base, hard });
}

type Terms = Pick<
  Loan,
  | 'amountCents'
  | 'partnerCents'
  | 'keptCents'
  | 'use'
  | 'ratePercent'
  | 'months'
  | 'repaymentCents'
  | 'holdsInHardCase'
  | 'basis'
>;

function cashWith(
  { amountCents, partnerCents = 0, keptCents }: Terms,
  base: Case,
  loan: readonly LoanRow[],
): LoanMonth[] {
  let repaid = 0;
  return base.rows.map((row, index) => {
    const { interestCents = 0, principalCents = 0 } = loan[index] ?? {};
    const repaymentCents = interestCents + principalCents;
    repaid += repaymentCents;
    const loanCents = index === 0 ? amountCents + partnerCents : 0;
    return {
      month: row.month,
      moneyInCents: row.moneyInCents,
      loanCents,
      boughtCents: index === 0 ? loanCents - keptCents : 0,
      costCents: row.costCents + row.fixedCents + row.startCents,
      repaymentCents,
      balanceCents: row.balanceCents + keptCents - repaid,
    };
  });
}

/** What is in the account with the loan, in any case. */
export function balancesWith({ keptCents, cash }: Loan, { rows }: Case): number[] {
  let repaid = 0;
  return rows.map(({ balanceCents }, index) => {
    repaid += cash[index]?.repaymentCents ?? 0;
    return balanceCents + keptCents - repaid;
  });
}

function withRows(terms: Terms, inputs: FigureInputs, { base, hard }: { base: Case; hard: Case }): Loan {
  const { amountCents, ratePercent, months, repaymentCents } = terms;
  const allMonths = Array.from({ length: months + 1 }, (_, index) => base.rows[index]?.month ?? '');
  const whole = loanRows(amountCents, { repaymentCents, ratePercent, months: allMonths });
  return {
    ...terms,
    ownCents: inputs.moneyCents.value + (inputs.depositCents ?? 0),
    cash: cashWith(terms, base, whole),
    interestCents: sum(whole.map((row) => row.interestCents)),
    rows: whole.slice(0, base.rows.length),
    coverYearOne: cover(base, [0, 12], repaymentCents),
    coverYearTwo: cover(base, [12, 24], repaymentCents),
    hardCoverYearOne: cover(hard, [0, 12], repaymentCents),
    hardCoverYearTwo: cover(hard, [12, 24], repaymentCents),
  };
}
