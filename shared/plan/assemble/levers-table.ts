import { wholeCents, wholeGoalCents } from '#shared/domain/runs/whole-dollars.ts';
import { lastMonth, mostWeeklyHours } from '../model/feasibility.ts';
import { printCents, printGoal, printHours, printWhole } from '../model/print-value.ts';
import type { TornadoDriver } from '../model/sensitivity.ts';
import type { Draft } from './draft.ts';
import { amountLacking } from './goal-words.ts';
import { count, plural } from './print-figures.ts';
import { type DraftBlock, join, note, say, table, type Words } from './write-blocks.ts';

/** The smallest change on each lever alone, and all together; each was answered by running the model again. */
export function leversTable(draft: Draft): DraftBlock[] {
  const { model, figure } = draft;
  if (model.feasibility.targetFromHours) return [note('levers-mix', withoutGoal(draft))];
  if (model.feasibility.gapCents === 0) return [note('levers-mix', metWords(draft))];
  const { alone, testedMonth } = model.feasibility;
  const change = (text: string, after: string): Words => say`${figure('alone-change', text)}${after}`;
  const price = alone.priceCents;
  const more = (by: number, words: (by: number) => string): string =>
    by < 1e-9 ? ', as it is' : `, ${words(Math.round(by * 100) / 100)}`;
  const rows: Words[][] = [
    [
      'Hours a week',
      figure('weekly-hours', count(model.person.weeklyHours, 1)),
      alone.weeklyHours === null
        ? `none up to ${mostWeeklyHours} would`
        : change(
            count(alone.weeklyHours, 1),
            more(alone.weeklyHours - model.person.weeklyHours, (by) => `${printHours(by)} more every week`),
          ),
    ],
    ['Price of the core', figure('core-price', printCents(model.price.coreCents)), priceWords()],
    [
      'Month tested',
      figure('goal', String(testedMonth)),
      alone.month === null
        ? `none up to ${lastMonth} would`
        : change(
            String(alone.month),
            more(alone.month - testedMonth, (by) => `${plural(by, 'month')} later`),
          ),
    ],
    [
      'Demand',
      'as planned',
      alone.demandFactor === null
        ? 'not even five times as much'
        : alone.demandFactor <= 1
          ? change('as planned', '')
          : change(`${count(alone.demandFactor, 2)} times`, ', from the same number of tries'),
    ],
    [
      'A lower goal',
      figure('goal', printGoal(model.feasibility.targetCents)),
      alone.goalCents === 0
        ? 'none: no income can be promised by then'
        : change(printCents(alone.goalCents), ', what can be promised today'),
    ],
  ];
  return [
    table(
      'levers-table',
      'One change at a time',
      ['Lever:left:24', 'In this plan:left:18', 'Would meet the goal:left:58'],
      rows,
    ),
    note('levers-mix', mixWords(draft)),
  ];

  function priceWords(): Words {
    if (!model.path.priceIsYours) return 'no lever of yours: somebody else sets it';
    if (price === null) return 'none up to three times would';
    const after = alone.priceBeyondRange
      ? ', above what these buyers are known to pay'
      : more(price - model.price.coreCents, () => 'within the range');
    return change(printCents(price), after);
  }
}

/** A goal that is met needs no lever; what lies above it is what may go wrong. */
function metWords({ model, figure }: Draft): Words {
  const { supportedCents, targetCents } = model.feasibility;
  const spare = wholeCents(supportedCents) - wholeGoalCents(targetCents);
  return join(
    say`Nothing more than stands here: hours, price and demand as planned meet ${figure('goal', printGoal(targetCents))} a month.`,
    spare >= 100 && say`${figure('alone-change', printCents(spare))} a month is there for what goes wrong.`,
  );
}

/** Without an amount to reach, what a little more of each would bring. */
function withoutGoal(draft: Draft): Words {
  const { baseCents, tornado } = draft.model.sensitivity;
  const more = (wanted: TornadoDriver) => {
    const bar = tornado.find(({ driver }) => driver === wanted);
    return draft.figure('tornado', printCents(Math.max(0, (bar?.higherCents ?? baseCents) - baseCents)));
  };
  return join(
    `Without an ${amountLacking(draft)} there is no gap to close.`,
    say`A fifth more hours would add ${more('hours')} to the first year${draft.model.path.priceIsYours ? say`, a price a fifth higher ${more('price')}` : ''}.`,
  );
}

function mixWords({ model, figure }: Draft): Words {
  const { mix, alone } = model.feasibility;
  // A little of each is no advice where it asks for as much of one as that one alone would.
  if (mix.meetsTarget && alone.weeklyHours !== null && mix.weeklyHours >= alone.weeklyHours)
    return 'The hours alone would do it.';
  const change = (text: string) => figure('alone-change', text);
  const parts = say`${change(printHours(mix.weeklyHours))} a week, ${change(printCents(mix.priceCents))} for the core, ${change(`month ${mix.month}`)} and ${change(`${count(mix.demandFactor, 2)} times`)} the demand`;
  return mix.meetsTarget
    ? say`So would a little of each: ${parts}. That supports ${change(printWhole(mix.supportedCents))} a month.`
    : say`All of them, as far as is sensible, fall short: ${parts} support ${change(printWhole(mix.supportedCents))} a month.`;
}
