import type { Text } from '../document/text.ts';
import { addDays } from '../model/plan-dates.ts';
import { printCents, printShare } from '../model/print-value.ts';
import type { Channel } from '../words/path-words.ts';
import { aroundChristmas } from '../words/seasons.ts';
import type { Draft } from './draft.ts';
import { roadmapOf } from './plan-tasks.ts';
import { count, oneDigit, shortDay, triesWord, unitWord } from './print-figures.ts';
import { meets } from './time-of-year.ts';
import {
  body,
  chart,
  type DraftSection,
  heading,
  join,
  lead,
  list,
  note,
  say,
  table,
  type Words,
} from './write-blocks.ts';

const roles = { 'test-first': 'test first', keep: 'keep', later: 'later' } as const;

export const goToMarket = (draft: Draft): DraftSection[] => [
  channelsPage(draft),
  calendarPage(draft),
  funnelPage(draft),
];

function channelOf({ words }: Draft, name: string): Channel<Text> {
  const channel = words.channels.find((one) => one.name === name);
  if (!channel) throw new Error(`There is no channel ${name}`);
  return channel;
}

function channelsPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const share = (value: number) => figure('path-words', count(value, 2));
  return {
    id: 'channels',
    title: 'Go-to-market: channels',
    blocks: [
      lead(
        'channels-lead',
        say`${figure('tries', count(Math.round(model.funnel.tries / 3)))} ${triesWord(model)} a month judge two channels, not five.`,
      ),
      table(
        'channels-table',
        'Score = fit × (1 − cost) × speed',
        [
          'Channel:left:34',
          'Fit:decimal:12',
          'Cost:decimal:12',
          'Speed:decimal:12',
          'Score:decimal:12',
          'Role:left:18',
        ],
        model.channels.map(({ name, score, role }): Words[] => {
          const { fit, cost, speed } = channelOf(draft, name);
          return [
            name,
            share(fit),
            share(cost),
            share(speed),
            figure('path-words', count(score, 3)),
            roles[role],
          ];
        }),
      ),
      heading('channel-steps', 'First step in each'),
      list(
        'channel-first',
        model.channels.map(({ name }) => say`${name}: ${channelOf(draft, name).firstStep}`),
        true,
      ),
      heading('channel-tests', 'What each test compares'),
      list(
        'channel-experiments',
        model.channels.slice(0, 3).map(({ name }) => say`${name}: ${channelOf(draft, name).experiment}`),
      ),
    ],
  };
}

/** Two experiments a fortnight on the channels that are tested, for ninety days. */
function calendarPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { startsOn } = roadmapOf(draft);
  const kept = model.channels.filter(({ role }) => role !== 'later');
  const hours = model.funnel.sellingHours / 6;
  const rows = Array.from({ length: 6 }, (_, index): Words[] => {
    const from = addDays(startsOn, index * 15);
    const to = addDays(startsOn, index * 15 + 14);
    const one = kept[index % kept.length]?.name ?? '';
    const two = kept[(index + 1) % kept.length]?.name ?? '';
    return [
      `${shortDay(from)} to ${shortDay(to)}`,
      one,
      two,
      figure('tries', count(Math.round(model.funnel.tries / 6))),
      stageOf(draft, index),
    ];
  });
  return {
    id: 'ninety-days',
    title: 'Go-to-market: ninety days',
    blocks: [
      lead(
        'ninety-lead',
        say`Each spell of fifteen days has ${figure('monthly-sales', oneDigit(hours))} hours for ${model.path.demand.kind === 'outreach' ? 'finding buyers' : 'what brings visits'} and two experiments.`,
      ),
      table(
        'ninety-table',
        'Two experiments in each spell',
        [
          'Days:left:20',
          'First:left:22',
          'Second:left:22',
          model.path.demand.kind === 'outreach' ? 'Tries:right:12' : 'Visits:right:12',
          'What is counted:left:28',
        ],
        rows,
      ),
      body('ninety-rule', 'One change an experiment; write your guess down first.'),
      note(
        'ninety-note',
        join(
          'Counts are the total spread evenly; the ramp makes the first spells slower.',
          meets(aroundChristmas, startsOn, 90) && aroundChristmas.words,
        ),
      ),
    ],
  };
}

const stageOf = ({ words }: Draft, index: number): string => {
  const metric = words.metrics[index % words.metrics.length];
  return metric ? metric.name : '';
};

function funnelPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { funnel, levers, path } = model;
  const outreach = path.demand.kind === 'outreach';
  const money = Math.round(levers.startupCents + 3 * model.fixedMonthCents);
  return {
    id: 'funnel',
    title: 'Go-to-market: the arithmetic',
    blocks: [
      lead(
        'funnel-lead',
        say`In ninety days ${figure('tries', count(Math.round(funnel.tries)))} ${outreach ? (path.demand.kind === 'outreach' ? path.demand.tries : '') : 'visits'} bring about ${figure('monthly-sales', oneDigit(funnel.sales))} sales on average.`,
      ),
      chart('funnel-chart', {
        caption: 'The first ninety days, base case',
        alternative: `${count(Math.round(funnel.tries))} tries, ${oneDigit(funnel.newClients)} new buyers and ${oneDigit(funnel.sales)} sales.`,
        from: ['tries', 'conversion', 'reply-rate', 'ramp'],
        chart: {
          kind: 'funnel',
          steps: [
            {
              label: outreach ? 'Tries' : 'Visits',
              value: funnel.tries,
              printed: count(Math.round(funnel.tries)),
            },
            ...(outreach && model.metrics.rows.some(({ id }) => id === 'replies')
              ? [{ label: 'Replies', value: funnel.replies, printed: oneDigit(funnel.replies) }]
              : []),
            {
              label: outreach ? 'New buyers' : 'Orders',
              value: funnel.newClients,
              printed: oneDigit(funnel.newClients),
            },
            ...(outreach
              ? [
                  {
                    label: 'Sales',
                    value: funnel.sales,
                    printed: oneDigit(funnel.sales),
                    note: 'returning buyers included',
                  },
                ]
              : []),
          ],
        },
      }),
      table(
        'funnel-table',
        'Rates behind it',
        ['Rate:left:60', 'Value:right:24'],
        [
          [
            outreach ? 'Tries that become a sale, once settled' : 'Visits that become an order',
            figure('conversion', printShare(path.demand.conversion.v)),
          ],
          [
            'Share of settled demand, months 1, 2 and 3',
            figure(
              'ramp',
              [0, 1, 2]
                .map((month) => printShare(path.ramp.v[Math.min(month, path.ramp.v.length - 1)] ?? 0))
                .join(', '),
            ),
          ],
          [
            outreach ? 'Hours of selling' : 'Hours of making',
            figure('monthly-sales', oneDigit(funnel.sellingHours)),
          ],
          ['Money spent in ninety days', figure('cash', printCents(money))],
        ],
      ),
      body(
        'funnel-cost',
        join(
          say`That is ${figure('startup', printCents(levers.startupCents))} to start and three months of ${figure('fixed-costs', printCents(model.fixedMonthCents))}.`,
          say`Each ${unitWord(model)} adds ${figure('contribution', printCents(model.ladder.core.contributionCents))} against it.`,
        ),
      ),
    ],
  };
}
