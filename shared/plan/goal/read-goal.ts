import { localDay } from './calendar.ts';
import { chooseDeadline } from './choose-deadline.ts';
import { type ChosenGoal, chooseGoal } from './choose-goal.ts';
import { defaultDeadline, type FoundDeadline } from './deadline.ts';
import { absenceNote, refusal, remainder, timesNotes, usable, writtenNotes } from './doubts.ts';
import { type Read, readParts, textOf, whole } from './goal-parts.ts';
import type { GoalReading, ReadOfEveryGoal, WrittenAmount } from './goal-reading.ts';
import { beforeTax } from './gross-up.ts';
import { type BackgroundIncome, readBackground, wantsToReplaceIncome } from './income.ts';
import type { Amount } from './money.ts';
import { monthlyFigures } from './monthly-figures.ts';
import type { GoalNote } from './notes.ts';
import { withoutAmount } from './replace-income.ts';
import { isAfterTax, isRevenue } from './tax-words.ts';

export interface GoalContext {
  background: string;
  now: Date;
  /** Whose days count; the writer's, as far as it is known. */
  timeZone?: string;
}

function chooseFrom(read: Read): ChosenGoal | undefined {
  const hasTwoDates = read.deadlines.filter(({ kind }) => kind !== 'default').length === 2;
  const amounts = read.amounts.filter(usable);
  return chooseGoal(read.line, { amounts, counts: read.counts, hours: read.hours, hasTwoDates });
}

/** What is read of every text, with the doubts about its dates and about what could not be used. */
function readCommon(read: Read, goal: ChosenGoal | undefined, today: number) {
  const { line, hours, counts, amounts } = read;
  const { chosen, others, started } = chooseDeadline(read, goal);
  const { kind, months, date, asWritten } = chosen ?? defaultDeadline(today);
  const notes: GoalNote[] = chosen ? [...chosen.notes] : [{ id: 'no-deadline-default-6', date }];
  notes.push(...started, ...amounts.flatMap((amount) => refusal(line, amount) ?? []));
  if (others.length > 0) notes.push({ id: 'several-deadlines', asWritten: others });
  const countsSales = counts.some(({ noun }) => noun === 'sales');
  const common: ReadOfEveryGoal = {
    text: line.text,
    measure: isRevenue(line, countsSales) ? 'revenue' : 'income',
    tax: { kind: 'before' },
    deadline: { kind, months, date, ...(asWritten && { asWritten }) },
    hours: hours.map(({ at: _at, next: _next, ...mentioned }) => mentioned),
    notes,
  };
  return { common, chosen };
}

function writtenAmount({ line }: Read, amount: Amount, deadline: FoundDeadline | undefined): WrittenAmount {
  const { low, high, at, next, currency, period } = amount;
  return {
    amountCents: whole(low),
    ...(high > low && { stretchCents: whole(high) }),
    currency,
    period: period?.per ?? 'none',
    spans: { amount: line.span(at, next), ...(deadline && { deadline: deadline.span }) },
  };
}

/** A goal with a figure: monthly, before tax, with all that is doubtful about it. */
function readAmount(
  read: Read,
  goal: ChosenGoal,
  { common, chosen }: ReturnType<typeof readCommon>,
  background: BackgroundIncome,
): GoalReading {
  const { line } = read;
  const written = monthlyFigures(read, goal, chosen, common.deadline.months);
  const notes = [...common.notes, ...writtenNotes(line, goal.amount), ...timesNotes(goal)];
  if (goal.isHeld) notes.push({ id: 'present-as-goal', asWritten: textOf(line, goal.amount) });
  if (goal.from) notes.push({ id: 'growth-from', amount: whole(goal.from) });
  if (goal.others.length > 0)
    notes.push({ id: 'several-amounts', asWritten: goal.others.map((amount) => textOf(line, amount)) });
  const wantsAfter = isAfterTax(line);
  if (wantsAfter && common.measure === 'revenue') notes.push({ id: 'after-tax-of-revenue' });
  const { figures, tax } =
    wantsAfter && common.measure === 'income'
      ? beforeTax(written, background, wantsToReplaceIncome(line))
      : { figures: written, tax: common.tax };
  const { target, stretch, spread } = figures;
  notes.push(...figures.notes);
  if (stretch) notes.push({ id: 'range', target, stretch });
  return {
    ...common,
    kind: 'amount',
    target,
    ...(stretch && { stretch }),
    ...(spread && { spread }),
    tax,
    asWritten: writtenAmount(read, goal.amount, chosen),
    notes,
  };
}

function readWithoutAmount(
  read: Read,
  goal: ChosenGoal | undefined,
  common: ReadOfEveryGoal,
  background: BackgroundIncome,
): GoalReading {
  const found = withoutAmount(read.line, background);
  const notes = [...common.notes];
  if (goal) notes.push({ id: 'rate-not-income', asWritten: textOf(read.line, goal.amount) });
  else if (found.kind === 'what-hours-support' && read.amounts.length === 0)
    notes.push(absenceNote(read.line));
  return { ...common, ...found, notes: [...notes, ...found.notes] };
}

/** Reads an income goal as its writer meant it, and names every doubt. Any text gives a reading. */
export function readGoal(
  text: string,
  { background, now, timeZone = 'Australia/Sydney' }: GoalContext,
): GoalReading {
  const today = localDay(now, timeZone);
  const read = readParts(text, today);
  const goal = chooseFrom(read);
  const per = goal?.amount.period?.per;
  const context = readCommon(read, goal, today);
  const stated = readBackground(background);
  const reading =
    goal && per !== 'hour' && per !== 'item'
      ? readAmount(read, goal, context, stated)
      : readWithoutAmount(read, goal, context.common, stated);
  const unread = remainder(read);
  return unread.length === 0
    ? reading
    : { ...reading, notes: [...reading.notes, { id: 'unread-remainder', asWritten: unread }] };
}
