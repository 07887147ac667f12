import type { Case } from './cases.ts';
import type { FigureInputs } from './inputs.ts';

export interface Loan {
  amountCents: number;
  use: { what: string; cents: number }[];
  ratePercent: number;
  months: number;
  repaymentCents: number;
  /** What is left in an ordinary month of the second year, over the repayment. */
  cover: number;
  /** The same in the hard case. */
  hardCover: number;
}

/** A rate for an unsecured business loan to one person. Our judgement; the page says so and asks to check it. */
const ratePercent = 12;
const termMonths = 36;
/** Loans are asked for in steps of $500. */
const stepCents = 50_000;

export function monthlyRepayment(amountCents: number, yearPercent: number, months: number): number {
  const rate = yearPercent / 1200;
  return amountCents === 0 ? 0 : Math.ceil((amountCents * rate) / (1 - (1 + rate) ** -months));
}

const averageLeft = (rows: Case['rows']): number => {
  const year = rows.slice(12);
  return year.length === 0
    ? 0
    : Math.round(year.reduce((sum, { leftCents }) => sum + leftCents, 0) / year.length);
};

/** What the hard case lacks at its lowest point, rounded up. A plan that never lacks money asks for none. */
export function loanFor(inputs: FigureInputs, cases: readonly Case[]): Loan | undefined {
  const hard = cases.find(({ id }) => id === 'hard');
  const base = cases.find(({ id }) => id === 'base');
  if (!hard || !base || hard.lowest.cents >= 0) return undefined;
  const amountCents = Math.ceil(-hard.lowest.cents / stepCents) * stepCents;
  const startCents = inputs.start.reduce((sum, { cents }) => sum + cents, 0);
  const forStart = Math.min(amountCents, Math.max(0, startCents - inputs.moneyCents.value));
  const repaymentCents = monthlyRepayment(amountCents, ratePercent, termMonths);
  return {
    amountCents,
    use: [
      ...(forStart > 0 ? [{ what: 'what has to be bought before the first job', cents: forStart }] : []),
      { what: 'running costs in the slow months', cents: amountCents - forStart },
    ],
    ratePercent,
    months: termMonths,
    repaymentCents,
    cover: Math.round((averageLeft(base.rows) / repaymentCents) * 100) / 100,
    hardCover: Math.round((averageLeft(hard.rows) / repaymentCents) * 100) / 100,
  };
}
