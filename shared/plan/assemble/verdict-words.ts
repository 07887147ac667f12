import type { Text } from '../document/text.ts';
import type { Feasibility, Verdict } from '../model/feasibility.ts';
import { printCents, printHours, printShare } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { type Cause, mainCause } from './main-cause.ts';
import { count, unitWord } from './print-figures.ts';
import { join, say } from './write-blocks.ts';

export const verdictNames: Readonly<Record<Verdict, string>> = {
  comfortable: 'Comfortable',
  tight: 'Tight',
  stretch: 'A stretch',
  'not-supported': 'Not supported as it stands',
};
export const verdictTone = {
  comfortable: 'good',
  tight: 'plain',
  stretch: 'warning',
  'not-supported': 'warning',
} as const;

/** Without an amount there is nothing to judge, only hours to measure. */
export const verdictTitle = ({ verdict, targetFromHours }: Feasibility): string =>
  targetFromHours ? 'What your hours support' : `Verdict: ${verdictNames[verdict]}`;

/** The figure and the gap, before any reason. */
export function verdictFigures(draft: Draft): Text {
  const { feasibility: f } = draft.model;
  const supported = draft.figure('supported', printCents(f.supportedCents));
  const what = f.measure === 'revenue' ? 'sales' : 'income before tax';
  const when = `on average over the three months to the end of month ${f.testedMonth}`;
  if (f.targetFromHours)
    return say`Your hours support ${supported} a month of ${what}, ${when}. You named no amount to hold that against.`;
  const goal = draft.figure('goal', printCents(f.targetCents));
  const ratio = draft.figure('verdict-ratio', printShare(f.ratio));
  const first = draft.pick('verdict', [
    say`This plan supports ${supported} a month of ${what}, ${when}. You asked for ${goal}, so it reaches ${ratio} of the goal.`,
    say`Against a goal of ${goal} a month, the work brings ${supported} of ${what}, ${when}. That is ${ratio}.`,
    say`You want ${goal} a month. Held to your hours, the figures come to ${supported} of ${what}, ${when}: ${ratio} of it.`,
  ]);
  if (f.gapCents === 0) return first;
  return join(first, say`The gap is ${draft.figure('alone-change', printCents(f.gapCents))} a month.`);
}

/** Why it comes out so; each verdict and each cause has its own words. */
export function verdictReason(draft: Draft): Text {
  const { model } = draft;
  const cause = mainCause(model);
  return join(verdictOpening(draft), causes[cause](draft));
}

function verdictOpening({ model, pick }: Draft): string {
  const { feasibility: f } = model;
  if (f.targetFromHours) return 'Take this as a measure of the hours, not as a promise.';
  switch (f.verdict) {
    case 'comfortable':
      return pick('opening', [
        'There is room for a slow month or two without missing it.',
        'You could lose a client in that quarter and still arrive.',
        'The goal is modest beside the hours, which is a good place to begin.',
      ]);
    case 'tight':
      return f.ratio >= 1
        ? 'It is met, with little to spare: one quiet month would show.'
        : pick('opening', [
            'You would come close, and a good month would do it.',
            'It is near enough to work for and too near the edge to borrow against.',
          ]);
    case 'stretch':
      return pick('opening', [
        'More than half of the goal is there, and the rest needs something to change.',
        'Most of this goal can be reached, though not all of it by that date.',
      ]);
    case 'not-supported':
      return pick('opening', [
        'Better to know this today than after months of evenings.',
        'This is no verdict on you; it is what the hours, the price and the months multiply to.',
        'Please don’t spend or resign on the strength of this goal.',
      ]);
  }
}

const causes: Readonly<Record<Cause, (draft: Draft) => Text>> = {
  none: ({ model, figure, words }) =>
    say`${figure('weekly-hours', printHours(model.person.weeklyHours))} a week at ${figure('core-price', printCents(model.price.coreCents))} for one ${unitWord(model)} carry it. What could undo it is stopping the search for buyers once the first ones are happy. ${words.metrics[0] ? say`Keep counting: ${words.metrics[0].name.toLowerCase()}.` : ''}`,
  'no-amount': ({ model, figure }) =>
    say`Write an amount a month and a date, and the same hours can be tested against it. Until then the useful figure is what one ${unitWord(model)} leaves you: ${figure('contribution', printCents(model.ladder.core.contributionCents))}.`,
  hours: ({ model, figure }) =>
    say`Time is what is short. Of each month’s hours a tenth goes to administration, and finding buyers takes its share before anybody pays. At ${figure('weekly-hours', printHours(model.person.weeklyHours))} a week the goal waits; at ${figure('alone-change', printHours(model.feasibility.alone.weeklyHours ?? 0))} it would be met by the same date.`,
  price: ({ model, figure }) =>
    say`Price is the nearest lever. You begin ${figure('core-price', printShare(model.price.percentile))} of the way up the range because of the proof you have today. ${figure('alone-change', printCents(model.feasibility.alone.priceCents ?? 0))} for one ${unitWord(model)} would meet the goal, and buyers of this kind do pay that once they can see results.`,
  demand: ({ model, figure }) =>
    say`Buyers come too slowly, not too cheaply. ${figure('alone-change', count(model.feasibility.alone.demandFactor ?? 1, 2))} times the replies and orders planned here would meet the goal in the same hours. Better-chosen names and a sharper first sentence are where that would come from.`,
  deadline: ({ model, figure }) =>
    say`The date is early rather than the goal too high. Buyers are slow in the first months and steadier afterwards. By month ${figure('alone-change', String(model.feasibility.alone.month ?? 12))} the same work supports what you asked.`,
  budget: ({ model, figure }) => {
    const ruledOut = model.scores.find(
      ({ excluded, total }) => excluded && total > (model.scores[0]?.total ?? 0),
    );
    return say`Money to begin with is the limit. ${ruledOut?.path.title ?? 'Another path'} would have scored higher and earned more, but its start costs more than the ${figure('usable-budget', printCents(model.person.usableBudgetCents))} this plan may spend. Begin here, and let the first sales pay for that door.`;
  },
  size: ({ model, figure }) =>
    say`No single lever closes it: not ${figure('alone-change', printHours(40))} a week, nor any price that buyers of one ${unitWord(model)} are known to pay. A side income of this kind is built for a smaller figure. What it can honestly promise is ${figure('alone-change', printCents(model.feasibility.alone.goalCents))} a month by then.`,
};
