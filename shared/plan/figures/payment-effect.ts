import type { Basis } from '#shared/content/schemas/parts.ts';
import type { MoneyRules, PaymentRule } from '#shared/content/schemas/rules.ts';
import { overlaps, type Reading } from '../reading/reading.ts';
import type { FigureInputs } from './inputs.ts';
import { cents, divide } from './round.ts';

export interface PaymentEffect {
  id: string;
  name: string;
  who: PaymentRule['tests'][number]['who'];
  children: number;
  freeFortnightCents: number;
  tapers: PaymentRule['tests'][number]['tapers'];
  /** The Work Bonus that comes off first, where there is one. */
  workBonusFortnightCents: number;
  /** Profit of the year in a fortnight. */
  profitFortnightCents: number;
  lessFortnightCents: number;
  lessYearCents: number;
  /** The business takes the whole payment that the customer named. */
  endsPayment: boolean;
  hours?: { most: number; weeks: number; since?: string };
  counts: string;
  status: PaymentRule['status'];
  asAt: PaymentRule['asAt'];
  ask: PaymentRule['ask'];
  basis: Basis;
}

const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** Children of which the customer wrote, at least one: the free area depends on them. The number is never printed. */
function childrenIn(reading: Reading): number {
  const texts = [...reading.situations, ...reading.income, ...reading.unused, ...reading.private].map(
    ({ words }) => words,
  );
  for (const text of texts) {
    const found = /\b(two|three|four|five|six|[2-6])\s+(?:kids|children|boys|girls|littlies)\b/i.exec(text);
    const mum = /\b(?:mum|mother|dad|father|parent) of (two|three|four|five|six|[2-6])\b/i.exec(text);
    const said = (found ?? mum)?.[1]?.toLowerCase();
    if (said) return numbers[said] ?? Number(said);
  }
  return 1;
}

/** Every word that names the payment is private. */
function isHeldBack(reading: Reading, rule: PaymentRule): boolean {
  const named = [
    ...reading.income.filter(({ value }) => value.payment !== undefined),
    ...reading.situations.filter(({ value }) => rule.situations.includes(value.id)),
  ];
  return named.every(({ at }) => reading.private.some((note) => overlaps(note.at, at)));
}

/** The customer's payment by its rule, and the household that its income test asks for. */
export function paymentOf(reading: Reading, rules: MoneyRules): FigureInputs['payment'] {
  const named = reading.income.find(
    ({ value }) => (value.kind === 'payment' || value.kind === 'pension') && value.payment !== undefined,
  );
  const ids = new Set([
    ...(named?.value.payment ? [named.value.payment] : []),
    ...reading.situations.map(({ value }) => value.id),
  ]);
  const rule = rules.payments.find(({ situations }) => situations.some((id) => ids.has(id)));
  if (!rule) return undefined;
  const hasPartner =
    reading.income.some(({ value }) => value.kind === 'partner') ||
    reading.situations.some(({ words }) => /\b(wife|husband|couple|we|us both)\b/i.test(words));
  const wanted = ids.has('single-parent') ? 'single-parent' : hasPartner ? 'couple' : 'single';
  const who = rule.tests.find((test) => test.who === wanted)?.who ?? rule.tests[0]?.who ?? 'single';
  const amountYearCents = named?.value.yearCents;
  return {
    id: rule.id,
    who,
    children: who === 'single-parent' ? childrenIn(reading) : 0,
    ...(amountYearCents !== undefined && { amountYearCents }),
    ...(isHeldBack(reading, rule) && { isHeldBack: true as const }),
  };
}

/** What a payment loses in a fortnight to an income in that fortnight. */
function lessFor(counted: number, free: number, tapers: PaymentEffect['tapers']): number {
  const first = cents(tapers[0]?.above ?? 0);
  const hundredths = tapers.reduce((total, { above, cents: taper }, index) => {
    const next = tapers[index + 1];
    // More children move the free area and every step after it.
    const from = cents(above) - first + free;
    const upTo = next ? Math.min(counted, cents(next.above) - first + free) : counted;
    return total + Math.max(0, upTo - from) * taper;
  }, 0);
  return divide(hundredths, 100);
}

/** The effect of a year's profit. Services Australia spreads the profit of a business over the year. */
export function paymentEffect(
  inputs: FigureInputs,
  profitYearCents: number,
  rules: MoneyRules,
): PaymentEffect | undefined {
  const { payment } = inputs;
  const rule = payment && rules.payments.find(({ id }) => id === payment.id);
  const test = rule?.tests.find(({ who }) => who === payment?.who);
  if (!payment || !rule || !test) return undefined;
  const free = cents(test.free) + cents(test.perMoreChild ?? 0) * Math.max(0, payment.children - 1);
  const bonus = cents(rule.workBonus?.fortnight ?? 0);
  const elsewhere = divide(inputs.earnedElsewhereYearCents, 26);
  const profit = divide(Math.max(0, profitYearCents), 26);
  const counted = (income: number) => lessFor(Math.max(0, income - bonus), free, test.tapers);
  const less = counted(elsewhere + profit) - counted(elsewhere);
  const most = payment.amountYearCents === undefined ? less : divide(payment.amountYearCents, 26);
  const lessFortnightCents = Math.min(less, most);
  return {
    id: rule.id,
    name: payment.isHeldBack ? 'payment' : rule.name,
    who: test.who,
    children: payment.children,
    freeFortnightCents: free,
    tapers: test.tapers,
    workBonusFortnightCents: bonus,
    profitFortnightCents: profit,
    lessFortnightCents,
    lessYearCents: lessFortnightCents * 26,
    endsPayment: payment.amountYearCents !== undefined && less >= most,
    ...(rule.hours && {
      hours: {
        most: rule.hours.most,
        weeks: rule.hours.weeks,
        ...(rule.hours.since && { since: rule.hours.since }),
      },
    }),
    counts: rule.counts,
    status: rule.status,
    asAt: rule.asAt,
    ask: rule.ask,
    basis: payment.isHeldBack ? { judged: 'The income test of your payment.' } : rule.basis,
  };
}
