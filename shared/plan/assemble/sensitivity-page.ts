import { printCents, printHours } from '../model/print-value.ts';
import { dollarAxis } from './axis.ts';
import type { Draft } from './draft.ts';
import { moneyCell, unitWord } from './print-figures.ts';
import { comparison } from './scenario-pages.ts';
import {
  bigFigures,
  body,
  chart,
  type DraftBlock,
  type DraftSection,
  join,
  lead,
  lowerFirst,
  note,
  say,
  table,
} from './write-blocks.ts';

const driverNames = { price: 'Price', demand: 'Demand', hours: 'Hours', cost: 'Cost' } as const;

export function sensitivityPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { sensitivity } = model;
  const [first] = sensitivity.tornado;
  const last = sensitivity.tornado.at(-1);
  return {
    id: 'sensitivity',
    title: 'What moves the year most',
    blocks: [
      lead(
        'sensitivity-lead',
        join(
          say`${first ? driverNames[first.driver] : 'Price'} ${first?.driver === 'hours' ? 'move' : 'moves'} the year most, ${figure('tornado', printCents(first?.spreadCents ?? 0))} from end to end;`,
          last &&
            say`${driverNames[last.driver].toLowerCase()} least, ${figure('tornado', printCents(last.spreadCents))}.`,
        ),
      ),
      tornado(draft),
      table(
        'tornado-table',
        'First-year net money, each driver a fifth lower and higher, A$',
        ['Driver:left:24', 'A fifth lower:decimal:20', 'A fifth higher:decimal:20', 'End to end:decimal:20'],
        sensitivity.tornado.map(({ driver, lowerCents, higherCents, spreadCents }) => [
          driverNames[driver],
          figure('tornado', moneyCell(lowerCents)),
          figure('tornado', moneyCell(higherCents)),
          figure('tornado', moneyCell(spreadCents)),
        ]),
      ),
      bigFigures('thresholds', [
        {
          label: 'Break-even price',
          value: figure(
            'break-even',
            sensitivity.breakEvenPriceCents === null ? 'none' : printCents(sensitivity.breakEvenPriceCents),
          ),
          note: `for one ${unitWord(model)}, all year`,
        },
        {
          label: 'Fewest hours a week',
          value: figure(
            'break-even',
            sensitivity.fewestHours === null ? 'none' : printHours(sensitivity.fewestHours),
          ),
          note: 'for a year without a loss',
        },
        {
          label: 'Base year',
          value: figure('tornado', printCents(sensitivity.baseCents)),
          note: 'net, on average sales',
        },
      ]),
      body('sensitivity-words', moves(draft)),
      ...comparison(draft),
      note(
        'sensitivity-note',
        'Every bar reruns the model, on average sales; the cash table counts whole ones.',
      ),
    ],
  };
}

function tornado({ model }: Draft): DraftBlock {
  const { sensitivity } = model;
  const all = [
    sensitivity.baseCents,
    ...sensitivity.tornado.flatMap(({ lowerCents, higherCents }) => [lowerCents, higherCents]),
  ];
  return chart('tornado-chart', {
    caption: 'First-year net money, drivers a fifth lower and higher',
    alternative: `Bars around ${printCents(sensitivity.baseCents)}: ${sensitivity.tornado.map(({ driver, lowerCents, higherCents }) => `${driver} from ${printCents(lowerCents)} to ${printCents(higherCents)}`).join('; ')}.`,
    from: ['tornado'],
    chart: {
      kind: 'tornado',
      axis: dollarAxis('A$', all),
      middle: sensitivity.baseCents / 100,
      bars: sensitivity.tornado.map(({ driver, lowerCents, higherCents }) => ({
        label: driverNames[driver],
        low: lowerCents / 100,
        high: higherCents / 100,
        lowPrinted: printCents(lowerCents),
        highPrinted: printCents(higherCents),
      })),
    },
  });
}

function moves({ model, words, figure }: Draft) {
  const [first] = model.sensitivity.tornado;
  switch (first?.driver) {
    case 'price':
      return `So the next hour goes to proof: ${words.positioning.proof[0] ?? ''}.`;
    case 'demand':
      return say`So spend ${figure('calendar', model.week[0]?.day ?? 'Saturday')} where buyers are: ${lowerFirst(words.channels[0]?.firstStep ?? [])}`;
    case 'hours':
      return say`So guard ${figure('weekly-hours', printHours(model.person.weeklyHours))} a week: one week given away costs more than a lost sale.`;
    default:
      return 'So look at the costs first: the monthly bills.';
  }
}
