import { printDay } from '../goal/calendar.ts';
import { decidingRow, lastDayOf, type Metric } from '../model/metrics.ts';
import { nameCount } from '../words/name-count.ts';
import type { Draft } from './draft.ts';
import { count, plural, shortHours, triesWord } from './print-figures.ts';
import {
  callout,
  type DraftSection,
  heading,
  join,
  lead,
  list,
  lowerFirst,
  say,
  see,
  table,
  type Words,
} from './write-blocks.ts';

export function metricsPage(draft: Draft): DraftSection {
  const { model, figure, words } = draft;
  const { metrics } = model;
  return {
    id: 'metrics',
    title: 'What to count, and when to judge it',
    blocks: [
      lead('metrics-lead', metricsLead(draft)),
      table(
        'metrics-table',
        `Counts for the first ${plural(metrics.windowDays, 'day')}${metrics.fromDay > 1 ? ' of asking' : ''}`,
        [
          'Count:left:26',
          'Target:right:11',
          'Warning under:right:13',
          'Stop under:right:12',
          'Tries before judging:right:15',
          'Judge on:left:20',
        ],
        metrics.rows.map((row): Words[] => [
          nameOf(draft, row),
          figure('metric-target', count(row.target)),
          figure('metric-target', count(row.warning)),
          figure('metric-target', count(row.stop)),
          row.sample === null ? 'any' : figure('sample', count(row.sample)),
          row.sample === null
            ? `day ${lastDayOf(metrics)}`
            : row.judgeOn === null
              ? 'not within a year'
              : printDay(row.judgeOn),
        ]),
      ),
      heading('metrics-what', 'What each one counts', 3),
      list(
        'metrics-lines',
        words.metrics.map(({ name, what, ifLow }) =>
          join(say`${name}: ${lowerFirst(what)}`, say`If low: ${lowerFirst(ifLow)}`),
        ),
      ),
      callout('decide', 'plain', 'Keep, fix or switch', decisions(draft)),
    ],
  };
}

const nameOf = ({ words }: Draft, { id }: Metric): string => nameCount(id, words.metrics);

function metricsLead(draft: Draft): Words {
  const { fromDay, setUpHours } = draft.model.metrics;
  return join(
    fromDay > 1 &&
      say`Nobody is asked to buy before day ${draft.figure('calendar', String(fromDay))}, so the counts begin then.`,
    setUpHours > 0 &&
      say`Targets leave out the ${draft.figure('task-hours', shortHours(setUpHours))} that ${see('roadmap', 'the roadmap')} spends on setting up.`,
    judgedBy(draft),
  );
}

function judgedBy(draft: Draft): Words {
  const { model, figure } = draft;
  const { metrics } = model;
  const sales = metrics.rows.find(({ id }) => id === 'sales' || id === 'orders');
  const sample = figure('sample', count(sales?.sample ?? 0));
  const tries = say`${sample} ${triesWord(model)}`;
  const days = plural(metrics.windowDays, 'day');
  const name = sales ? nameOf(draft, sales) : 'Sales';
  switch (metrics.judgeBy) {
    case 'sales':
      return say`“${name}” can be judged after ${tries}, within ${days}.`;
    case 'replies': {
      const replies = metrics.rows.find(({ id }) => id === 'replies');
      return say`“${name}” takes ${tries}, more than ${days} hold; “${replies ? nameOf(draft, replies) : 'Replies'}” decides first.`;
    }
    case 'tries':
      return say`“${name}” takes ${tries}, more than ${days} hold. Count ${triesWord(model)} first.`;
  }
}

function decisions(draft: Draft): Words[] {
  const { model, words, figure } = draft;
  const { metrics, runnerUp } = model;
  const row = decidingRow(metrics);
  if (!row) return [];
  const name = lowerFirst([nameOf(draft, row)]);
  const line = (value: number) => figure('metric-target', count(value));
  const most = row.warning - 1;
  const from = most === row.stop ? say`at ${line(most)}` : say`from ${line(row.stop)} to ${line(most)}`;
  const fix = most < row.stop ? null : from;
  return [
    say`Keep at ${line(row.warning)} or more (${name}): next comes: ${words.places[1]?.place ?? 'the second place of your list'}.`,
    ...(fix === null
      ? []
      : [say`Fix ${fix}: ${lowerFirst(words.metrics.find(({ id }) => id === row.id)?.ifLow ?? [])}`]),
    say`Switch ${row.stop === 1 ? 'at none' : say`under ${line(row.stop)}`}${row.sample === null ? '' : say` after ${figure('sample', count(row.sample))} ${triesWord(model)}`}: begin ${see('runner-up', runnerUp.title)}. Too few ${triesWord(model)}: fourteen more days.`,
  ];
}
