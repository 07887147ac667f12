import { lastDayWithin } from '../model/keep-limits.ts';
import type { PlacedTask } from '../model/roadmap.ts';
import { nameCount } from '../words/name-count.ts';
import type { Draft } from './draft.ts';
import { dayOfPlan, firstActions, roadmapOf, taskLine, taskOf } from './plan-tasks.ts';
import { count, shortHours, stop, triesWord, weekday } from './print-figures.ts';
import { timeOfYear } from './time-of-year.ts';
import {
  callout,
  checklist,
  type DraftSection,
  heading,
  join,
  lead,
  lowerFirst,
  note,
  say,
  see,
} from './write-blocks.ts';

/** The first fourteen days, as a list to tick; longer plans begin with the same fortnight. */
export function fortnight(draft: Draft): DraftSection {
  const { model, words, figure, pick, teller } = draft;
  const roadmap = roadmapOf(draft);
  const first = roadmap.tasks.filter(({ fromDay }) => fromDay <= 14);
  const hours = roadmap.weeks.slice(0, 2).reduce((sum, week) => sum + week.usedHours, 0);
  const running = first.filter(({ toDay }) => toDay > 14);
  const dayFourteen = weekday(dayOfPlan(roadmap, lastDayWithin(14, model.person.limits)));
  const used = figure('task-hours', shortHours(hours));
  const all = figure('weekly-hours', shortHours(model.person.weeklyHours * 2));
  const slack = teller.plain({
    children: 'a sick child',
    student: 'an essay',
    employed: 'a late shift',
    else: ['a lost evening', 'a bad cold'],
  });
  const [start] = first;
  const begin =
    start &&
    say`On ${weekday(dayOfPlan(roadmap, start.fromDay))}, ${lowerFirst([stop(taskOf(draft, start.id).title)])}`;
  const opening = pick('fortnight', [
    join(begin, say`Tasks fill ${used} of your ${all}; the rest is for ${slack}.`),
    join(say`${used} of tasks out of your ${all} leave room for ${slack}.`, begin),
  ]);
  return {
    id: 'first-fortnight',
    title: 'Your first fourteen days',
    blocks: [
      lead('fortnight-lead', join(opening, waitsForBuyers(draft, first))),
      checklist(
        'fortnight-tasks',
        first.map((task, index) => taskLine(draft, task, index < firstActions)),
      ),
      ...(running.length > 0
        ? [
            note(
              'fortnight-running',
              `Goes on after day 14: ${running.map(({ id }) => taskOf(draft, id).title).join('; ')}.`,
            ),
          ]
        : []),
      ...(model.tier === 'BASIC' && roadmap.overflow.length > 0
        ? [heading('fortnight-later', 'After day 14', 3), note('fortnight-overflow', laterWords(draft))]
        : []),
      callout(
        'day-fourteen',
        'plain',
        model.metrics.fromDay > 14 ? `On ${dayFourteen}, look back` : `On ${dayFourteen}, ask three things`,
        dayFourteenAsks(draft),
      ),
      ...(model.tier === 'BASIC' ? timeOfYear(draft) : []),
      note('fortnight-learn', words.consolation),
      ...(model.tier === 'BASIC'
        ? [heading('first-words', 'What to write to the first buyer', 3), ...firstScript(draft)]
        : [
            note(
              'fortnight-more',
              say`It goes on in ${see('roadmap', 'the roadmap')}; words to send: ${see('scripts', 'the scripts')}.`,
            ),
          ]),
    ],
  };
}

/** Tasks with a buyer stand where they can first happen; the base case may make its first sale later. */
function waitsForBuyers({ model, figure }: Draft, tasks: readonly PlacedTask[]) {
  const first = model.cash.base.months.findIndex(({ units }) => units > 0) + 1;
  if (first < 2 || !tasks.some(({ phase }) => phase === 'deliver')) return null;
  return say`The base case has its first buyer in month ${figure('monthly-sales', String(first))}.`;
}

const firstScript = ({ words }: Draft) =>
  words.scripts
    .filter(({ id }) => id === 'outreach')
    .map(({ title, when, lines }) => ({ kind: 'script' as const, id: 'script-first', title, when, lines }));

/** What the fortnight had no room for, with all its hours. */
function laterWords(draft: Draft) {
  const { overflow } = roadmapOf(draft);
  const hours = overflow.reduce((sum, task) => sum + task.hours, 0);
  const titles = overflow.map(({ id }) => taskOf(draft, id).title);
  return say`Another ${draft.figure('task-hours', shortHours(hours))} wait their turn, in this order: ${titles.join('; ')}.`;
}

function dayFourteenAsks({ model, words, figure }: Draft) {
  const { metrics } = model;
  // Before the first asking there is only work to look back on.
  const counted = metrics.fromDay > 14 ? metrics.rows.slice(-1) : metrics.rows.slice(0, 3);
  return counted.map((row) => {
    const metric = words.metrics.find(({ id }) => id === row.id);
    const name = metric?.name ?? row.id;
    if (row.id === 'hours')
      return say`${nameCount(row.id, words.metrics)}: ${figure('metric-target', count(Math.round((row.target * 14) / metrics.windowDays)))} by now, tasks and all?`;
    if (row.sample !== null && !row.judgedInWindow)
      return join(
        say`${name}: too early to judge;`,
        say`that takes ${figure('sample', count(row.sample))} ${triesWord(model)}.`,
      );
    // The first weeks go to setting up: the pace of the model begins when that is behind.
    const { weekly } = row;
    const asked =
      weekly < 1
        ? say`1 in ${figure('metric-target', count(Math.ceil(1 / weekly)))} weeks`
        : say`${figure('metric-target', count(Math.round(weekly)))} a week`;
    const after = metric?.ifLow ? say`Fewer? ${metric.ifLow}` : null;
    if (['tries', 'items'].includes(row.id))
      return join(say`${name}: all of the list? Then ${asked}.`, after);
    return join(say`${name}: from now, ${asked}.`, after);
  });
}
