import type { Fact, WeekCell } from '#shared/plan/reading/reading.ts';
import { dayParts, days } from '#shared/plan/reading/reading.ts';
import type { Planned } from './plan-person.ts';

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-AU', { maximumFractionDigits: 2 })}`;
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** One line a day: "fri: morning free 8:00–12:00, afternoon free 12:00–16:00". */
function weekLines(week: readonly Fact<WeekCell>[]): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const day of days) {
    const cells = dayParts.flatMap((part) => {
      const cell = week.find(({ value }) => value.day === day && value.part === part)?.value;
      if (!cell) return [];
      const timed =
        cell.from !== undefined && cell.to !== undefined ? ` ${clock(cell.from)}–${clock(cell.to)}` : '';
      return [`${part} ${cell.is}${timed}`];
    });
    if (cells.length > 0) lines[day] = cells.join(', ');
  }
  return lines;
}

/** What was read and chosen, small enough for a person to check. */
export function summarisePlan({ reading, choice, refusal }: Planned) {
  const { goal, income, hours, money } = reading;
  return {
    goal: goal
      ? `${dollars(goal.value.cents)} per ${goal.value.per}, ${dollars(goal.value.monthlyCents)} a month, ${goal.value.measure}, tax ${goal.value.tax}, by ${goal.value.by ?? 'no date'} (${goal.certainty})`
      : 'none',
    income: income.map(
      ({ value, certainty }) =>
        `${value.payment ?? value.kind}${value.cents === undefined ? '' : ` ${dollars(value.cents)} a ${value.per}`} (${certainty})`,
    ),
    hours: hours ? `${hours.value.low}–${hours.value.high}` : 'unknown',
    money: money ? dollars(money.value.cents) : 'unknown',
    week: weekLines(reading.week),
    away: reading.away.map(({ value }) => `${value.from} to ${value.to}`),
    skills: reading.skills
      .filter(({ value }) => !value.isWeak)
      .slice(0, 4)
      .map(({ value }) => `${value.trade} ${value.strength}${value.years ? `, ${value.years} years` : ''}`),
    ...(reading.ownTrade && { ownTrade: reading.ownTrade.value.what }),
    ...(reading.idea && {
      idea: [
        reading.idea.value.what,
        reading.idea.value.priceCents === undefined ? 'no price' : dollars(reading.idea.value.priceCents),
        reading.idea.value.costCents === undefined
          ? 'no cost'
          : `costs ${dollars(reading.idea.value.costCents)}`,
      ].join(', '),
    }),
    licences: reading.licences.map(({ value }) => `${value.licence} ${value.status}`),
    owned: reading.owned.map(({ value }) => value.item),
    buyers: reading.buyers.map(({ value }) => `${value.count ?? ''} ${value.who} (${value.when})`.trim()),
    prices: reading.prices.map(
      ({ value }) => `${dollars(value.cents)}${value.unit ? ` a ${value.unit}` : ''} (${value.when})`,
    ),
    limits: reading.limits.map(({ value }) => value.need),
    situations: reading.situations.map(({ value }) => value.id),
    private: reading.private.map(({ value }) => `${value.class}: ${value.fragments.join(', ')}`),
    questions: reading.open.map(({ id }) => id),
    choice: {
      kind: choice.kind,
      offered: choice.offered.map(
        ({ id, reasons }) => `${id}: ${reasons.map(({ kind }) => kind).join(', ')}`,
      ),
      removed: choice.removed.map(({ id, by }) => `${id} by ${by.kind}`),
      later: choice.later.map(({ trade, licence }) => `${trade} with ${licence}`),
      declined: choice.declined,
      ...(refusal && { refused: refusal.code }),
    },
  };
}
