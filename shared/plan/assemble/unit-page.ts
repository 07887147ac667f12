import { cardFixedCents, cardPct, priceFloorHourCents } from '../assumptions/general.ts';
import { printCents, printRate, printShare } from '../model/print-value.ts';
import { payPerHour } from '../model/risks.ts';
import { axisFor, dollarAxis } from './axis.ts';
import type { Draft } from './draft.ts';
import { count, moneyCell, plural, unitWord } from './print-figures.ts';
import {
  body,
  chart,
  type DraftBlock,
  type DraftSection,
  factRows,
  say,
  table,
  totalRow,
  type Words,
} from './write-blocks.ts';

export function unitPage(draft: Draft): DraftSection {
  return {
    id: 'unit-economics',
    title: 'What one sale leaves, and break-even',
    blocks: [
      body('unit-lead', unitLead(draft)),
      waterfall(draft),
      unitTable(draft),
      factRows('break-even-facts', breakEvenFacts(draft)),
      ...breakEvenChart(draft),
    ],
  };
}

function unitLead({ model, figure, pick }: Draft) {
  const { core } = model.ladder;
  const price = figure('core-price', printCents(core.priceCents));
  const left = figure('contribution', printCents(core.contributionCents));
  const share = figure('contribution', printShare(core.contributionCents / core.priceCents));
  return pick('unit', [
    say`Of the ${price} that one ${unitWord(model)} brings, ${left} stays with you: ${share}.`,
    say`One ${unitWord(model)} at ${price} leaves ${left} after its own costs, or ${share} of the price.`,
    say`Each ${unitWord(model)} sold at ${price} adds ${left} (${share}) towards fixed costs, and then to you.`,
  ]);
}

const parts = (draft: Draft) => {
  const { core } = draft.model.ladder;
  return [
    { label: 'Materials', cents: core.materialsCents, name: 'materials' },
    { label: 'Remakes', cents: core.wasteCents, name: 'waste' },
    { label: 'Platform', cents: core.platformFeeCents, name: 'platform-fee' },
    { label: 'Card fee', cents: core.cardFeeCents, name: 'card-fee' },
  ] as const;
};

function waterfall(draft: Draft): DraftBlock {
  const { model, figure } = draft;
  const { core } = model.ladder;
  const costs = parts(draft).filter(({ cents }) => cents > 0);
  const markOf = (name: Parameters<typeof figure>[0]) => {
    const inline = figure(name, '');
    return typeof inline !== 'string' && inline.kind === 'figure' ? { mark: inline.mark } : {};
  };
  return chart('unit-waterfall', {
    caption: 'From price to what one sale leaves, A$',
    alternative:
      costs.length === 0
        ? `Nothing comes off the price of ${printCents(core.priceCents)}.`
        : `A fall from ${printCents(core.priceCents)} by ${costs.map(({ label, cents }) => `${label.toLowerCase()} ${printCents(cents)}`).join(', ')} to ${printCents(core.contributionCents)}.`,
    from: ['core-price', 'contribution', ...costs.map(({ name }) => name)],
    chart: {
      kind: 'waterfall',
      axis: dollarAxis('A$', [core.priceCents, core.contributionCents]),
      steps: [
        {
          label: 'Price',
          kind: 'start',
          value: core.priceCents / 100,
          printed: printCents(core.priceCents),
          ...markOf('core-price'),
        },
        ...costs.map(({ label, cents, name }) => ({
          label,
          kind: 'change' as const,
          value: -cents / 100,
          printed: `−${printCents(cents)}`,
          ...markOf(name),
        })),
        {
          label: 'Left',
          kind: 'end',
          value: core.contributionCents / 100,
          printed: printCents(core.contributionCents),
          ...markOf('contribution'),
        },
      ],
    },
  });
}

function unitTable(draft: Draft): DraftBlock {
  const { model, figure } = draft;
  const { path } = model;
  const { core } = model.ladder;
  const how: Record<string, Words> = {
    materials: say`${figure('materials', printShare(path.materialsShare.v))} of the price`,
    waste: say`${figure('waste', printShare(path.wasteShare.v))} of the price`,
    'platform-fee': say`${figure('platform-fee', printRate(path.platformPct.v))} and ${figure('platform-fee', printCents(path.platformFixedCents.v))}`,
    'card-fee':
      path.cardPayments.v === 0
        ? 'paid by transfer, or inside the platform’s fee'
        : say`${figure('card-fee', printShare(cardPct.v))} and ${figure('card-fee', printCents(cardFixedCents.v))} a payment, ${figure('card-fee', plural(path.cardPayments.v, 'payment'))}`,
  };
  return table(
    'unit-table',
    `One ${unitWord(model)}, line by line`,
    ['Line:left:24', 'How it is worked out:left:50', 'A$:decimal:16'],
    [
      ['Price', 'core offer', figure('core-price', moneyCell(core.priceCents))],
      ...parts(draft)
        .filter(({ cents }) => cents > 0)
        .map(({ label, cents, name }): Words[] => [label, how[name] ?? '', figure(name, moneyCell(-cents))]),
      totalRow(
        'Left by one sale',
        'price less the lines above',
        figure('contribution', moneyCell(core.contributionCents)),
      ),
    ],
  );
}

function breakEvenFacts(draft: Draft): (readonly [string, Words])[] {
  const { model, figure } = draft;
  const { breakEven, fixedMonthCents } = model;
  const fixed = figure('fixed-costs', printCents(fixedMonthCents));
  if (breakEven.units === null)
    return [['Fixed costs', say`${fixed} a month, which no number of sales covers`]];
  return [
    [
      'Fixed costs',
      fixedMonthCents === 0
        ? 'none are due without sales'
        : say`${fixed} a month, covered by ${figure('break-even', plural(breakEven.units, 'sale'))}`,
    ],
    ['Base case above zero', aboveZero(draft)],
    hourFact(draft),
  ];
}

function aboveZero({ model: { breakEven }, figure }: Draft): Words {
  if (breakEven.month === null) return 'in no month of the year';
  return breakEven.month <= 1
    ? 'every month'
    : say`from month ${figure('break-even', String(breakEven.month))} on`;
}

/** Where no hours are sold, delivery takes minutes and says nothing of the work, so that all hours are counted. */
function hourFact({ model, figure }: Draft): readonly [string, Words] {
  const { price, ladder, feasibility, person } = model;
  if (price.floorCents !== null)
    return [
      'An hour of delivery leaves',
      say`${figure('contribution', printCents(ladder.core.contributionPerHourCents))}, selling apart`,
    ];
  const pay =
    feasibility.supportedCents === 0
      ? 'nothing yet'
      : figure('supported', printCents(payPerHour(feasibility.supportedCents, person.weeklyHours)));
  return [
    `An hour of month ${feasibility.testedMonth} pays`,
    say`${pay}, making and finding included; casual work pays ${figure('price-floor', printCents(priceFloorHourCents.v))} or more`,
  ];
}

function breakEvenChart({ model }: Draft): DraftBlock[] {
  const { breakEven, fixedMonthCents, ladder } = model;
  if (breakEven.units === null || breakEven.units === 0) return [];
  const most = Math.max(4, breakEven.units * 2);
  const stepUnits = Math.ceil(most / 8);
  const units = Array.from({ length: 9 }, (_, index) => index * stepUnits);
  const takings = units.map((count) => (count * ladder.core.priceCents) / 100);
  const costs = units.map(
    (count) => (fixedMonthCents + count * (ladder.core.priceCents - ladder.core.contributionCents)) / 100,
  );
  return [
    chart('break-even-chart', {
      caption: 'Break-even: sales of a month against what they cost',
      alternative: `Two lines over the number of sales a month. Takings pass all costs at ${plural(breakEven.units, 'sale')}.`,
      from: ['break-even', 'fixed-costs', 'contribution'],
      chart: {
        kind: 'line',
        x: { title: 'Sales in a month', labels: units.map((value) => count(value)) },
        y: axisFor('A$ a month', [...takings, ...costs], (at) => count(at, 2)),
        series: [
          { label: 'Takings', look: 'main', values: takings },
          { label: 'All costs', look: 'dashed', values: costs },
        ],
        levels: [],
        points: [],
      },
    }),
  ];
}

export function inputsTable({ model, figure }: Draft): DraftBlock {
  const { path } = model;
  const { demand } = path;
  const effort: Words[] =
    demand.kind === 'outreach'
      ? [
          `${demand.tries.charAt(0).toUpperCase()}${demand.tries.slice(1)} an hour of selling`,
          figure('tries-per-hour', count(demand.triesPerHour.v, 2)),
        ]
      : [`Hours to make one ${demand.item}`, figure('items-per-hour', count(1 / demand.itemsPerHour.v, 2))];
  return table(
    'unit-inputs',
    'Five inputs behind these figures',
    ['Input:left:60', 'Value:right:25'],
    [
      [`Hours for one ${unitWord(model)}`, figure('hours-per-unit', count(path.hoursPerUnit.v, 2))],
      effort,
      [
        demand.kind === 'outreach' ? 'Tries that become a sale' : 'Visits that become a sale',
        figure('conversion', printShare(demand.conversion.v)),
      ],
      ['Fixed costs of a month', figure('fixed-costs', printCents(model.fixedMonthCents))],
      ['Start-up cost paid in month 1', figure('startup', printCents(model.levers.startupCents))],
    ],
  );
}
