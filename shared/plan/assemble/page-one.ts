import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { verdictZones } from '../model/feasibility.ts';
import { printCents, printShare, printWhole, printWholeShare } from '../model/print-value.ts';
import { payPerHour } from '../model/risks.ts';
import { cashChart } from './cash-chart.ts';
import type { Draft } from './draft.ts';
import { goalAsRead } from './goal-words.ts';
import { firstAction, firstActions, roadmapOf } from './plan-tasks.ts';
import { plural, unitWord } from './print-figures.ts';
import { verdictFigures, verdictReason, verdictTitle, verdictTone } from './verdict-words.ts';
import {
  bigFigures,
  body,
  callout,
  chart,
  checklist,
  type DraftBlock,
  type DraftSection,
  heading,
  say,
  user,
} from './write-blocks.ts';

export function pageOne(draft: Draft): DraftSection {
  const { model } = draft;
  const roadmap = roadmapOf(draft);
  return {
    id: 'plan-on-a-page',
    isAlone: true,
    title: 'The plan on a page',
    blocks: [
      body('goal-as-read', goalAsRead(draft)),
      ...licenceWarning(draft),
      ...(model.feasibility.targetFromHours ? [] : [gauge(draft)]),
      callout(
        'verdict',
        model.feasibility.targetFromHours ? 'plain' : verdictTone[model.feasibility.verdict],
        verdictTitle(model.feasibility),
        [verdictFigures(draft), verdictReason(draft)],
      ),
      keyFigures(draft),
      heading('first-three', 'Your first three actions', 3),
      checklist(
        'first-actions',
        roadmap.tasks.slice(0, firstActions).map((task) => firstAction(draft, task)),
      ),
      cashChart(draft, 'cash-small'),
    ],
  };
}

/** Before the first action, not after the first job. */
function licenceWarning({ model }: Draft): DraftBlock[] {
  const work = model.flags.flatMap((flag) =>
    flag.code === 'licensed-work' || flag.code === 'prohibited-work' ? [flag] : [],
  );
  const [first] = work;
  if (!first) return [];
  const why = first.code === 'licensed-work' ? 'needs a licence' : 'is not something a plan may help with';
  return [
    callout('licence-warning', 'warning', 'Left out of this plan', [
      say`You named ${user(first.words)}, which ${why}. Nothing below counts on it, and no task asks for it.`,
    ]),
  ];
}

function gauge({ model }: Draft): DraftBlock {
  const { ratio, verdict } = model.feasibility;
  const { stretch, tight, comfortable } = verdictZones;
  const most = 1.5;
  return chart('verdict-gauge', {
    caption: 'Income supported, as a share of the goal',
    alternative: `A gauge with four zones: not supported under ${printShare(stretch)}, a stretch under ${printShare(tight)}, tight under ${printShare(comfortable)}, comfortable from there. The pointer stands at ${printWholeShare(ratio)}: ${verdictNames[verdict]}.`,
    from: ['verdict-ratio'],
    chart: {
      kind: 'gauge',
      zones: [
        { label: 'Not supported', from: 0, to: stretch },
        { label: 'A stretch', from: stretch, to: tight },
        { label: 'Tight', from: tight, to: comfortable },
        { label: 'Comfortable', from: comfortable, to: most },
      ],
      value: Math.min(most, ratio),
      printed: printWholeShare(ratio),
    },
  });
}

function keyFigures({ model, figure }: Draft): DraftBlock {
  const { breakEven, cash, price, feasibility } = model;
  const { lowest } = cash.base;
  return bigFigures('key-figures', [
    {
      label: 'Core price',
      value: figure('core-price', printCents(price.coreCents)),
      note: say`one ${unitWord(model)}`,
    },
    {
      label: 'Break-even',
      value: figure('break-even', breakEven.units === null ? 'none' : plural(breakEven.units, 'sale')),
      note: model.fixedMonthCents === 0 ? 'no monthly bill to cover' : 'a month, to cover fixed costs',
    },
    {
      label: 'Lowest cash',
      value: figure('lowest-cash', printCents(lowest.cents)),
      note: lowest.month === 0 ? 'never below where you began' : `at the end of month ${lowest.month}`,
    },
    {
      label: 'Supported a month',
      value: figure('supported', printWhole(feasibility.supportedCents)),
      note:
        feasibility.supportedCents === 0
          ? `around month ${feasibility.testedMonth}`
          : say`around month ${String(feasibility.testedMonth)}, ${figure('supported', printWhole(payPerHour(feasibility.supportedCents, model.person.weeklyHours)))} for each hour you put in`,
    },
  ]);
}
