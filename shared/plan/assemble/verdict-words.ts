import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { wholeCents, wholeGoalCents } from '#shared/domain/runs/whole-dollars.ts';
import type { Text } from '../document/text.ts';
import { type Feasibility, mostWeeklyHours } from '../model/feasibility.ts';
import { printCents, printGoal, printHours, printWhole, printWholeShare } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { amountLacking } from './goal-words.ts';
import { type Cause, mainCause } from './main-cause.ts';
import { count, unitWord } from './print-figures.ts';
import { workOfOne } from './work-of-one.ts';
import { join, say, upperFirstText } from './write-blocks.ts';

export const verdictTone = {
  comfortable: 'good',
  tight: 'plain',
  stretch: 'warning',
  'not-supported': 'warning',
} as const;

/** Without an amount there is nothing to judge, only hours to measure. */
export const verdictTitle = ({ verdict, targetFromHours }: Feasibility): string =>
  targetFromHours ? 'What your hours support' : `Verdict: ${verdictNames[verdict]}`;

/** What the figures beside it leave over, as they are printed. */
export const printGap = ({ targetCents, supportedCents }: Feasibility): string =>
  printCents(Math.max(100, wholeGoalCents(targetCents) - wholeCents(supportedCents)));

/** The figure and the gap, before any reason. */
export function verdictFigures(draft: Draft): Text {
  const { feasibility: f, person, price } = draft.model;
  const supported = draft.figure('supported', printWhole(f.supportedCents));
  const what = f.measure === 'revenue' ? 'sales' : 'income before tax';
  const hours = draft.figure('weekly-hours', printHours(person.weeklyHours));
  const month = draft.figure('calendar', String(f.testedMonth));
  if (f.targetFromHours)
    return say`${hours} a week support ${supported} a month of ${what} around month ${month}. There is no ${amountLacking(draft)} to test.`;
  const goal = draft.figure('goal', printGoal(f.targetCents));
  const ratio = draft.figure('verdict-ratio', printWholeShare(f.ratio));
  const core = draft.figure('core-price', printCents(price.coreCents));
  const first = draft.pick('verdict', [
    say`Of ${goal} a month, this plan supports ${supported} of ${what} around month ${month}: ${ratio}.`,
    say`Against ${goal} a month, sales at ${core} bring ${supported} of ${what} around month ${month}, or ${ratio}.`,
    say`You want ${goal} a month. ${hours} a week come to ${supported} of ${what} around month ${month}: ${ratio}.`,
  ]);
  const tested = f.beyondYear && 'Your date is more than a year away, so month 12 is tested.';
  if (f.gapCents === 0) return join(first, tested);
  return join(first, tested, say`The gap is ${draft.figure('alone-change', printGap(f))}.`);
}

/** Why it comes out so; each verdict and each cause has its own words. */
export function verdictReason(draft: Draft): Text {
  const { model } = draft;
  const cause = mainCause(model);
  return join(verdictOpening(draft), causes[cause](draft));
}

function verdictOpening({ model, teller }: Draft): Text {
  const { feasibility: f } = model;
  if (f.targetFromHours) return ['A measure, not a promise.'];
  switch (f.verdict) {
    case 'comfortable':
      return teller.tell({
        children: 'A sick child for a fortnight would not sink it.',
        student: 'Exam weeks would not sink it.',
        employed: 'A month of overtime would not sink it.',
        else: ['A slow month would not sink it.', 'Losing one buyer would not sink it.'],
      });
    case 'tight':
      return teller.tell(
        f.ratio >= 1
          ? { else: ['Met, though one quiet month would show.', 'It is met, with little to spare.'] }
          : { else: ['One good month would do it.', 'That is too near the edge to borrow on.'] },
      );
    case 'stretch':
      return teller.tell({
        employed: 'Most of it is there, and your wage covers the rest.',
        else: ['The larger part of it is there.', 'Most of it is within reach, not all.'],
      });
    case 'not-supported':
      return teller.tell({
        children: 'Better known today than after a year of tired evenings.',
        student: 'So do not sign a lease on it.',
        employed: 'So keep the wage while this grows.',
        else: ['Better known now than in {month-3}.', 'That judges the figures, not you.'],
      });
  }
}

const causes: Readonly<Record<Cause, (draft: Draft) => Text>> = {
  none: ({ model, figure, words }) =>
    say`${figure('weekly-hours', printHours(model.person.weeklyHours))} a week are enough, at ${figure('core-price', printCents(model.price.coreCents))} for one ${unitWord(model)}. Keep ${words.keepDoing}, even once sales go well.`,
  'no-amount': ({ model, figure }) =>
    say`One ${unitWord(model)} leaves ${figure('contribution', printCents(model.ladder.core.contributionCents))}. Name an amount and a date, and both are tested.`,
  hours: (draft) => {
    const { model, figure, teller } = draft;
    return join(
      say`Time is short: ${figure('alone-change', printHours(model.feasibility.alone.weeklyHours ?? 0))} a week would meet it by then.`,
      teller.holds('children') || teller.holds('employed')
        ? teller.tell({
            children: 'Ask who could help at home on {day} before you give up sleep.',
            else: 'One shift fewer would be the honest source of them.',
          })
        : say`${upperFirstText(workOfOne(draft))} before any selling.`,
    );
  },
  price: ({ model, figure }) =>
    say`Price is the nearest lever: ${figure('alone-change', printCents(model.feasibility.alone.priceCents ?? 0))} for one ${unitWord(model)}, not ${figure('core-price', printCents(model.price.coreCents))}, would meet it.`,
  demand: ({ model, figure, words }) =>
    say`Buyers come too slowly: it takes ${figure('alone-change', count(model.feasibility.alone.demandFactor ?? 1, 2))} times as many. Look first here: ${words.places[0]?.place ?? 'the first place of your list'}.`,
  deadline: ({ model, figure }) =>
    say`Only the date is early: month ${figure('alone-change', String(model.feasibility.alone.month ?? 12))} supports it, at the same ${figure('weekly-hours', printHours(model.person.weeklyHours))} a week.`,
  budget: ({ model, figure }) => {
    const ruledOut = model.scores.find(
      ({ excluded, total }) => excluded && total > (model.scores[0]?.total ?? 0),
    );
    return say`Money to begin with is the limit: ${ruledOut?.path.title ?? 'Another path'} scores higher, but its start costs more than ${figure('usable-budget', printCents(model.person.usableBudgetCents))}. Let the first sales at ${figure('core-price', printCents(model.price.coreCents))} pay for that door.`;
  },
  size: ({ model, figure }) =>
    model.feasibility.alone.goalCents === 0
      ? say`By then it can promise nothing: this path earns later than your date, and not even ${figure('alone-change', printHours(mostWeeklyHours))} a week would change that.`
      : model.feasibility.alone.weeklyHours !== null
        ? say`${figure('alone-change', printCents(model.feasibility.alone.goalCents))} a month is what it can promise by then; the rest would take ${figure('alone-change', printHours(model.feasibility.alone.weeklyHours))} a week.`
        : say`${figure('alone-change', printCents(model.feasibility.alone.goalCents))} a month is what it can promise by then; not even ${figure('alone-change', printHours(mostWeeklyHours))} a week closes the rest.`,
};
