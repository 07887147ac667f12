import { printDay } from '../goal/calendar.ts';
import type { Metric } from '../model/metrics.ts';
import type { Draft } from './draft.ts';
import { count, plural } from './print-figures.ts';
import {
  body,
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
        `Counts for the first ${plural(metrics.windowDays, 'day')}`,
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
            ? `day ${metrics.windowDays}`
            : row.judgeOn === null
              ? 'not within a year'
              : printDay(row.judgeOn),
        ]),
      ),
      heading('metrics-what', 'What each one counts', 3),
      list(
        'metrics-lines',
        words.metrics.map(({ name, what, ifLow }) =>
          join(say`${name}: ${lowerFirst(what)}`, say`If it is low: ${lowerFirst(ifLow)}`),
        ),
      ),
      callout('decide', 'plain', 'Keep, fix or switch', decisions(draft)),
      body('metrics-learn', words.consolation),
    ],
  };
}

const nameOf = ({ words }: Draft, { id }: Metric): string =>
  words.metrics.find((metric) => metric.id === id)?.name ?? id;

function metricsLead({ model, figure }: Draft): Words {
  const { metrics } = model;
  const sales = metrics.rows.find(({ id }) => id === 'sales' || id === 'orders');
  const sample = figure('sample', count(sales?.sample ?? 0));
  switch (metrics.judgeBy) {
    case 'sales':
      return say`A low count means something only after enough tries. For sales that is ${sample}, which you reach within ${plural(metrics.windowDays, 'day')}.`;
    case 'replies':
      return say`Sales cannot be judged in ${plural(metrics.windowDays, 'day')}: that takes ${sample} tries. Replies can, so they decide first.`;
    case 'tries':
      return say`Nothing but your own effort can be judged in ${plural(metrics.windowDays, 'day')}: sales take ${sample} tries. Count the tries, and wait with the verdict.`;
  }
}

function decisions({ model, words }: Draft): Words[] {
  const { metrics, runnerUp } = model;
  const decides =
    metrics.judgeBy === 'sales' ? 'sales or orders' : metrics.judgeBy === 'replies' ? 'replies' : 'tries';
  return [
    `Keep: the count of ${decides} is at its warning line or above. Go on to the next place on the list.`,
    say`Fix: it is between stop and warning. Change one thing: ${lowerFirst(words.metrics[1]?.ifLow ?? ['the first sentence.'])}`,
    say`Switch: it is under its stop line after enough tries. Then begin ${see('runner-up', runnerUp.title)}.`,
    'Too few tries: fourteen more days, without a verdict.',
  ];
}
