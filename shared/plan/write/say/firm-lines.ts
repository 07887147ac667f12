import type { Contract, Fact, LoanAsked, Staff } from '../../reading/reading.ts';
import { given } from '../blocks.ts';
import { mayShow } from '../writing.ts';
import { clock, dayAndDate, fullDate, monthWord, monthYear } from './dates.ts';
import type { FactLine, FactSources } from './fact-line.ts';
import { dollars, wholeDollars } from './money.ts';
import { counted, list, phrase } from './words.ts';

/** What we understood of contracts, people and a loan, in lines. */

/** "February to July 2027" */
function monthsOf({ from, to }: Contract): string | undefined {
  if (from && to && from !== to) {
    const isOneYear = from.slice(0, 4) === to.slice(0, 4);
    const [first, last] = [monthYear(`${from}-01`), monthYear(`${to}-01`)];
    return `${isOneYear ? first.replace(/ \d{4}$/, '') : first} to ${last}`;
  }
  if (to) return from ? monthYear(`${to}-01`) : `by ${monthYear(`${to}-01`)}`;
  return from && `from ${monthYear(`${from}-01`)}`;
}

function paidWords({ payDays, retainedPercent, retainedMonths }: Contract): string | undefined {
  const parts = given([
    payDays !== undefined && `paid after ${payDays} days`,
    retainedPercent !== undefined &&
      `${retainedPercent}% held back${retainedMonths ? ` for ${counted(retainedMonths, 'month')}` : ''}`,
  ]);
  const words = parts.join(', ');
  return words === '' ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The month is said once: "Saturday 17 and Sunday 18 April". */
const daysList = (days: readonly string[]): string =>
  list(
    days.map((day, index) =>
      days[index + 1]?.slice(0, 7) === day.slice(0, 7)
        ? dayAndDate(day).replace(/ \p{L}+$/u, '')
        : dayAndDate(day),
    ),
  );

/** "Saturday 17 and Sunday 18 April", "by Friday 22 January" */
export function orderDays({ on = [], isRange, by, at }: Contract): string | undefined {
  const [first, last] = [on[0], on.at(-1)];
  if (first === undefined || last === undefined) return by && `by ${dayAndDate(by)}`;
  const span = `${dayAndDate(first)} to ${dayAndDate(last)}`;
  const days = on.length <= 3 && !isRange ? daysList(on) : isRange ? span : `${on.length} days from ${span}`;
  return at === undefined ? days : `${days}, ${clock(at)}`;
}

/** "Contract: builder at Cameron Park, 9 townhouses at $4,200 each, $37,800 in all, February to July 2027." */
export function contractWords(contract: Contract): string {
  const {
    who,
    what,
    cents,
    eachCents,
    perMonthCents,
    from,
    to,
    quoteDue,
    isSure,
    costCents,
    paidCents,
    sampleBy,
  } = contract;
  const isTender = what === 'tender';
  const days = orderDays(contract);
  const isEndless = perMonthCents !== undefined && !(from && to);
  const each = eachCents === undefined ? '' : ` at ${dollars(eachCents)} each`;
  const parts = given([
    who && phrase(who),
    !isTender && what !== 'work' && `${what}${each}`,
    perMonthCents !== undefined && `${wholeDollars(perMonthCents)} a month`,
    cents !== undefined && `${wholeDollars(cents)} ${isEndless ? 'in a year' : 'in all'}`,
    days ?? (isTender ? undefined : monthsOf(contract)),
  ]);
  return given([
    `${isTender ? 'Tender' : days ? 'Order' : 'Contract'}: ${parts.join(', ')}.`,
    paidCents !== undefined && `They have paid ${dollars(paidCents)}.`,
    costCents !== undefined && `It costs you ${dollars(costCents)}.`,
    paidWords(contract),
    quoteDue !== undefined && `${isTender ? 'It closes on' : 'The quote is due on'} ${fullDate(quoteDue)}.`,
    sampleBy !== undefined && `They want a sample by ${dayAndDate(sampleBy)}.`,
    isSure ? days !== undefined && 'It is agreed.' : 'It is not agreed yet.',
  ]).join(' ');
}

/** "Staff: 1 apprentice, $21.50 an hour, 36 hours a week." */
export function staffWords({ role, count, isPlanned, ...pay }: Staff): string {
  const { hourCents, dayCents, weekCents, yearCents, hoursPerWeek } = pay;
  const many = count ?? 1;
  const isEach = many > 1 ? ' each' : '';
  const parts = given([
    role === undefined || role === 'staff' || role === 'employees'
      ? counted(many, 'person')
      : counted(many, role.replace(/s$/, '')),
    hourCents !== undefined && `${dollars(hourCents)} an hour`,
    dayCents !== undefined && `${dollars(dayCents)} a day`,
    weekCents !== undefined && `${dollars(weekCents)} a week`,
    yearCents !== undefined && `${dollars(yearCents)} a year`,
    hoursPerWeek !== undefined && `${counted(hoursPerWeek, 'hour')} a week${isEach}`,
  ]);
  return `${isPlanned ? 'Staff you plan' : 'Staff'}: ${parts.join(', ')}.`;
}

/** "Loan: $28,000 over 4 years at 9.9%, $709 a month." */
export function loanWords({
  cents,
  months,
  ratePercent,
  monthCents,
  isOverdraft,
  ...loan
}: LoanAsked): string {
  const years =
    months !== undefined && (months % 12 === 0 ? counted(months / 12, 'year') : `${months} months`);
  const terms = given([years && `over ${years}`, ratePercent !== undefined && `at ${ratePercent}%`]);
  const sum = [dollars(cents), ...terms].join(' ');
  const use = loan.use?.map((one) => `${phrase(one.what)} (${dollars(one.cents)})`);
  return given([
    `${isOverdraft ? 'Overdraft' : 'Loan'}: ${sum}${monthCents === undefined ? '' : `, ${dollars(monthCents)} a month`}.`,
    use && `It pays for these: ${list(use)}.`,
    loan.ownCents !== undefined && `You put in ${dollars(loan.ownCents)}.`,
  ]).join(' ');
}

type BusyMonths = NonNullable<FactSources['reading']['busyMonths']>['value'];

/** "Busy: May to October. Quiet: December." */
function seasonWords({ busy, quiet }: BusyMonths): string {
  const names = (months: readonly number[]) => list(months.map((month) => monthWord(month)));
  return given([
    busy.length > 0 && `Busy months: ${names(busy)}.`,
    quiet.length > 0 && `Quiet months: ${names(quiet)}.`,
  ]).join(' ');
}

export function firmLines(sources: FactSources): FactLine[] {
  const { contracts, staff, loanAsked, busyMonths } = sources.reading;
  const { screen } = sources;
  const shown = <T>(facts: readonly Fact<T>[]): Fact<T>[] => facts.filter((fact) => mayShow(sources, fact));
  return [
    ...shown(contracts)
      .filter(({ value }) => screen.allows(`${value.who ?? ''} ${value.what}`))
      .map((fact) => ({ kind: 'contract' as const, says: contractWords(fact.value), facts: [fact] })),
    ...shown(staff)
      .filter(({ value }) => screen.allows(value.role ?? ''))
      .map((fact) => ({ kind: 'staff' as const, says: staffWords(fact.value), facts: [fact] })),
    ...shown(busyMonths ? [busyMonths] : []).map((fact) => ({
      kind: 'season' as const,
      says: seasonWords(fact.value),
      facts: [fact],
    })),
    ...shown(loanAsked ? [loanAsked] : []).map((fact) => ({
      kind: 'loan' as const,
      says: loanWords(fact.value),
      facts: [fact],
    })),
  ];
}
