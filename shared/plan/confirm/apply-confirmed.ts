import type { RunAnswers } from '../plan-input.ts';
import { addMonths, dayOf, monthsBetween } from '../reading/goal/calendar.ts';
import {
  dayParts,
  days,
  type Fact,
  type Goal,
  type Income,
  type OpenQuestion,
  type Period,
  type Reading,
  type Skill,
  type WeekCell,
} from '../reading/reading.ts';
import type { Confirmed, ConfirmedGoal, ConfirmedIncome } from './confirmed.ts';
import { findSentence } from './find-sentence.ts';

const inYear: Readonly<Record<Period, number>> = { week: 52, fortnight: 26, month: 12, quarter: 4, year: 1 };
const monthsWithoutDate = 6;
/** More than any title, years and buyers give together: a picked trade leads, and the reviewer's leads all. */
const pickedStrength = { customer: 100, reviewer: 200 } as const;

export type ConfirmedBy = 'customer' | 'reviewer';
type SetFact = <T>(id: string, value: T, from?: Fact<unknown>) => Fact<T>;

/** A fact that a person set. It keeps the words that it was read from, so that both can be shown. */
const factBy =
  (by: ConfirmedBy): SetFact =>
  (id, value, from) => ({
    id,
    value,
    words: from?.words ?? '',
    at: from?.at ?? { field: 'content', from: 0, to: 0 },
    certainty: 'confirmed',
    ...(by === 'reviewer' && { by }),
  });

const dayIn = (iso: string): number => {
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number);
  return dayOf(year, month, date);
};

/** What a person set. What the control does not hold stays as we read it. */
function goalOf(
  { cents, per, tax, by, measure: said }: ConfirmedGoal,
  { today, read }: { today: number; read: Goal | undefined },
): Goal {
  const until = by === undefined ? addMonths(today, monthsWithoutDate) : dayIn(by);
  const monthlyCents =
    per === 'total'
      ? Math.round(cents / Math.max(1, monthsBetween(today, until)))
      : Math.round((cents * inYear[per]) / 12);
  const known = read?.unclear?.includes('measure') ? undefined : read?.measure;
  const isSameSum = read?.cents === cents && read.per === per;
  const measure = per === 'total' ? 'saving' : (said ?? (known === 'sales' ? 'sales' : 'income'));
  return {
    cents,
    per,
    monthlyCents,
    tax,
    measure,
    ...(by !== undefined && { by }),
    ...(read?.months && read.per === per && { months: read.months }),
    ...(read?.isInstead && { isInstead: true }),
    // An answer about tax or the date leaves the sum as it was meant: "at most", "on top of my pension".
    ...(isSameSum && read.isMost && { isMost: true }),
    ...(isSameSum && read.isOnTop && { isOnTop: true }),
  };
}

const incomeOf = ({ kind, cents, per, tax }: ConfirmedIncome, before: Income | undefined): Income => ({
  kind,
  ...(cents !== undefined &&
    per !== undefined && { cents, per, yearCents: cents * inYear[per], tax: tax ?? 'unsaid' }),
  ...(before?.kind === kind && before.payment !== undefined && { payment: before.payment }),
});

function weekOf(
  { week: free, turnFrom }: Confirmed,
  read: readonly Fact<WeekCell>[],
  setFact: SetFact,
): Fact<WeekCell>[] {
  const week = free === undefined ? [...read] : freeOf(free, read, setFact);
  if (turnFrom === undefined) return week;
  return week.map((fact): Fact<WeekCell> => {
    const { turn } = fact.value;
    return turn ? { ...fact, value: { ...fact.value, turn: { ...turn, from: turnFrom } } } : fact;
  });
}

function freeOf(
  free: NonNullable<Confirmed['week']>,
  read: readonly Fact<WeekCell>[],
  setFact: SetFact,
): Fact<WeekCell>[] {
  return days.flatMap((day) =>
    dayParts.map((part) => {
      const said = free.find((one) => one.day === day && one.part === part);
      const isFree = said !== undefined;
      const before = read.find(({ value }) => value.day === day && value.part === part);
      if (before && (before.value.is === 'free') === isFree) {
        const { turn, starts, ends, ...always } = before.value;
        return { ...before, ...(said?.everyWeek && { value: always }), certainty: 'confirmed' };
      }
      const cell: WeekCell = { day, part, is: isFree ? 'free' : 'blocked' };
      return setFact(`week:${day}-${part}`, cell);
    }),
  );
}

/** A person who picks an offer works in its trade. */
const tradesOf = ({ trades = [], picked }: Confirmed): string[] => {
  const [trade] = picked?.kind === 'offer' ? picked.id.split('/') : [];
  return trade === undefined || trades.includes(trade) ? trades : [trade, ...trades];
};

function skillsOf(confirmed: Confirmed, read: readonly Fact<Skill>[], by: ConfirmedBy): Fact<Skill>[] {
  const setFact = factBy(by);
  const trades = tradesOf(confirmed);
  const picked = trades.map((trade, index) => {
    const before = read.find(({ value }) => value.trade === trade);
    const value = before?.value ?? { trade, proof: [], found: [] };
    const strength = pickedStrength[by] - index;
    return setFact(`skill:${trade}`, { ...value, trade, strength, isWeak: false }, before);
  });
  return [...picked, ...read.filter(({ value }) => !trades.includes(value.trade))];
}

function licencesOf(
  { licences = [] }: Confirmed,
  read: Reading['licences'],
  setFact: SetFact,
): Reading['licences'] {
  const set = licences.map((value) => {
    const before = read.find((fact) => fact.value.licence === value.licence);
    return setFact(before?.id ?? `licence:${value.licence}`, value, before);
  });
  return [...read.filter(({ value }) => !licences.some(({ licence }) => licence === value.licence)), ...set];
}

/** The customer's own business takes the place of an idea that we read. */
function ideaOf({ picked }: Confirmed, { idea }: Reading, setFact: SetFact): Reading['idea'] {
  if (picked?.kind !== 'own') return idea;
  const { what, forWhom, priceCents, costCents, hours } = picked;
  return setFact(
    'idea',
    {
      what,
      isNamed: true,
      ...(priceCents !== undefined && { priceCents }),
      ...(costCents !== undefined && { costCents }),
      ...(hours !== undefined && { hours }),
      ...(forWhom !== undefined && { buyers: forWhom }),
    },
    idea,
  );
}

/** A question ends with the fact that it asks for. A goal without a date keeps the question about its date. */
function isAnswered(
  { id, about }: OpenQuestion,
  confirmed: Confirmed,
  week: readonly Fact<WeekCell>[],
): boolean {
  const { goal, income, hours, money, licences = [], trades = [], picked } = confirmed;
  if (about === 'goal') return goal !== undefined && (id !== 'goal-date' || goal.by !== undefined);
  if (about.startsWith('income')) return income !== undefined;
  if (id === 'week-turn') return !week.some(({ value: { turn } }) => turn && turn.from === undefined);
  if (about === 'week') return confirmed.week !== undefined;
  if (about === 'hours') return hours !== undefined;
  if (about === 'money') return money !== undefined;
  if (about === 'skills') return trades.length > 0 || picked?.kind === 'own' || picked?.kind === 'offer';
  return licences.some(({ licence }) => about === `licence:${licence}`);
}

function hiddenNotes({ hidden = [] }: Confirmed, answers: RunAnswers): Reading['private'] {
  return hidden.flatMap((sentence, index) => {
    const at = findSentence(answers, sentence);
    const note = { class: 'P2' as const, fragments: [sentence.trim()] };
    return at === undefined
      ? []
      : [
          {
            id: `private:hidden:${index}`,
            value: note,
            words: sentence,
            at,
            certainty: 'confirmed' as const,
          },
        ];
  });
}

/** Takes out the facts that a person called wrong, as long as they still come from the same words. */
function withoutRemoved(reading: Reading, { removed = [] }: Confirmed): Reading {
  if (removed.length === 0) return reading;
  const isWrong = (fact: unknown): boolean => {
    const { id, words } = fact as Partial<Fact<unknown>>;
    return removed.some((one) => one.id === id && one.words === words);
  };
  const kept = Object.entries(reading).flatMap(([name, value]): [string, unknown][] => {
    // What must stay private stays private.
    if (name === 'private' || name === 'open') return [[name, value]];
    if (Array.isArray(value)) return [[name, value.filter((fact) => !isWrong(fact))]];
    return isWrong(value) ? [] : [[name, value]];
  });
  return Object.fromEntries(kept) as unknown as Reading;
}

/** The reading with everything that the customer or the reviewer confirmed. The words of the answers stay as they are. */
export function applyConfirmed(
  read: Reading,
  confirmed: Confirmed | undefined,
  { answers, today, by = 'customer' }: { answers: RunAnswers; today: number; by?: ConfirmedBy },
): Reading {
  if (confirmed === undefined) return read;
  const setFact = factBy(by);
  const reading = withoutRemoved(read, confirmed);
  const { goal, income, hours, money, price, owned = [], limits = [], away = [] } = confirmed;
  const week = weekOf(confirmed, reading.week, setFact);
  const idea = ideaOf(confirmed, reading, setFact);
  const kinds = new Map(reading.income.map((fact) => [fact.value.kind, fact]));
  return {
    ...reading,
    ...(goal && { goal: setFact('goal', goalOf(goal, { today, read: reading.goal?.value }), reading.goal) }),
    ...(income && {
      income: income.map((one) => {
        const before = kinds.get(one.kind);
        return setFact(`income:${one.kind}`, incomeOf(one, before?.value), before);
      }),
    }),
    ...(hours && { hours: setFact('hours', hours, reading.hours) }),
    week,
    ...(money && { money: setFact('money', money, reading.money) }),
    ...(price && { price: setFact('price', price) }),
    ...(idea && { idea }),
    licences: licencesOf(confirmed, reading.licences, setFact),
    skills: skillsOf(confirmed, reading.skills, by),
    owned: [...reading.owned, ...owned.map((item) => setFact(`owned:${item}`, { item }))],
    limits: [...reading.limits, ...limits.map((need) => setFact(`limit:${need}`, { need }))],
    away: [...reading.away, ...away.map((days) => setFact(`away:${days.from}`, days))],
    private: [...reading.private, ...hiddenNotes(confirmed, answers)],
    open: reading.open.filter((question) => !isAnswered(question, confirmed, week)),
  };
}
