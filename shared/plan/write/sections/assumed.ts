import type { PlanSection, TableRow } from '../../document/plan-document.ts';
import { askedCents, type FigureInputs, type Input } from '../../figures/inputs.ts';
import { isOtherHeldBack } from '../../figures/other-income.ts';
import { runMonths } from '../../figures/run-months.ts';
import { isSelling } from '../../reading/reading.ts';
import { given, left, type Maybe, note, row, table } from '../blocks.ts';
import { dollars, wholeDollars } from '../say/money.ts';
import { basisText } from '../say/sources.ts';
import { counted, duration, heading, phrase } from '../say/words.ts';
import { isFull, type Writing } from '../writing.ts';

const leftInYear = (writing: Writing, changes: Partial<FigureInputs>): number =>
  runMonths({ ...writing.figures.inputs, ...changes }, writing.figures.cases[0]?.events)
    .slice(0, 12)
    .reduce((sum, { leftCents }) => sum + leftCents, 0);

/** What a change takes from the first year. */
function effect(writing: Writing, what: string, changes: Partial<FigureInputs>): string {
  const change = leftInYear(writing, changes) - leftInYear(writing, {});
  if (change === 0) return `${what}: no change`;
  return `${what}: ${change < 0 ? '−' : '+'}${wholeDollars(Math.abs(change))} in the year`;
}

const scaled = (input: Input<number>, by: number): Input<number> => ({ ...input, value: input.value * by });

/** Only what is not the customer's own has a line. */
const sourced = (
  writing: Writing,
  input: Input<unknown>,
  cells: { name: string; value: string; effect: string },
): Maybe<TableRow> =>
  'basis' in input.from && row(cells.name, cells.value, basisText(writing, input.from.basis), cells.effect);

function timeSource(writing: Writing): string {
  const { mix, timeFrom } = writing.figures.inputs;
  const own = mix?.lines.filter(({ isOwnTime }) => isOwnTime).length ?? 0;
  if (mix && own > 0 && own < mix.lines.length) return 'Your own times, and ours where you gave none.';
  return 'basis' in timeFrom ? basisText(writing, timeFrom.basis) : 'Your own figure.';
}

/** How often each line of their price list sells, where no buyer says it. */
function mixRow(writing: Writing): Maybe<TableRow> {
  const { mix, unit } = writing.figures.inputs;
  const [main] = mix?.lines ?? [];
  if (!mix?.isJudged || !main) return undefined;
  const { priceCents, costCents } = writing.figures.inputs;
  return row(
    `What makes up an average ${unit}`,
    `${main.percent} of 100 sales are the first item`,
    'Our judgement: the first item on your list sells most. Dearer items sell less often. We worked out missing costs and times from your prices.',
    effect(writing, 'Only the first item', {
      priceCents: { ...priceCents, value: main.priceCents },
      costCents: { ...costCents, value: main.costCents },
      hoursPerUnit: main.hours,
      unpaidHoursPerUnit: main.unpaidHours,
    }),
  );
}

/** Each on a waiting list takes one, which no one has said yet. */
function waitingRow({ figures: { inputs }, reading }: Writing): Maybe<TableRow> {
  const fact = reading.buyers.find(
    ({ value, at }) =>
      value.takes === undefined &&
      inputs.named?.lines.some((line) => line.at.from === at.from && line.who === value.who),
  );
  const line = inputs.named?.lines.find(({ who }) => who === fact?.value.who);
  return (
    fact &&
    line &&
    row(
      'What people on your waiting list buy',
      line.once === undefined ? 'One each, as often as people buy from you now' : 'One each, once',
      'Our judgement: not all of them will. Ask each of them first.',
      `Half of them: −${wholeDollars((line.yearUnits * (line.cents ?? askedCents(inputs))) / 2)} in sales in the year`,
    )
  );
}

function inputRows(writing: Writing): Maybe<TableRow>[] {
  const { inputs } = writing.figures;
  const { priceCents, costCents, paidShare, ramp, hoursPerWeek } = inputs;
  const sold = inputs.asked ? inputs.unit : inputs.mix ? `an average ${inputs.unit}` : `one ${inputs.unit}`;
  const at = (share: number | undefined) => `${Math.round((share ?? 0) * 100)}%`;
  return [
    sourced(writing, hoursPerWeek, {
      name: 'Hours a week',
      value: String(hoursPerWeek.value),
      effect: effect(writing, '10% fewer', { hoursPerWeek: scaled(hoursPerWeek, 0.9) }),
    }),
    sourced(writing, priceCents, {
      name: `Price of ${sold}`,
      value: dollars(priceCents.value),
      effect: effect(writing, '10% lower', { priceCents: scaled(priceCents, 0.9) }),
    }),
    sourced(writing, costCents, {
      name: `Cost of ${sold} (${phrase(writing.item.cost.what)})`,
      value: dollars(costCents.value),
      effect: effect(writing, '10% more', {
        costCents: { ...costCents, value: Math.round(costCents.value * 1.1) },
      }),
    }),
    mixRow(writing),
    waitingRow(writing),
    inputs.asked === undefined &&
      inputs.hoursPerUnit > 0 &&
      row(
        `Time for ${sold}`,
        duration(inputs.hoursPerUnit),
        timeSource(writing),
        effect(writing, '10% longer', { hoursPerUnit: inputs.hoursPerUnit * 1.1 }),
      ),
    isFull(writing) &&
      inputs.asked === undefined &&
      sourced(writing, paidShare, {
        name: 'Share of your hours that clients pay for',
        value: at(paidShare.value),
        effect: effect(writing, '10% less', { paidShare: scaled(paidShare, 0.9) }),
      }),
    sourced(writing, ramp, {
      name: 'Sales in months 1, 3, 6 and 12',
      value: [0, 2, 5, 11].map((month) => at(ramp.value[month])).join(', '),
      effect: effect(writing, '10% slower', {
        ramp: { ...ramp, value: ramp.value.map((share) => share * 0.9) },
      }),
    }),
  ];
}

type Costs = FigureInputs['start'];

/** Costs in one row, for the short plan. */
function costsInOne(writing: Writing, name: string, costs: Costs, times: 1 | 12): Maybe<TableRow> {
  const sum = costs.reduce((all, { cents }) => all + cents, 0);
  const sources = [
    ...new Set(costs.flatMap(({ basis }) => ('judged' in basis ? [] : [basisText(writing, basis)]))),
  ];
  return (
    costs.length > 0 &&
    row(
      `${name} (listed in part 4)`,
      `${dollars(sum)} ${times === 1 ? 'once' : 'a month'}`,
      sources.length > 0 ? sources.join(' ') : 'Our judgement, item by item.',
      `10% more: −${wholeDollars((sum / 10) * times)}${times === 1 ? ' once' : ' in the year'}`,
    )
  );
}

function costRows(writing: Writing): Maybe<TableRow>[] {
  const { inputs } = writing.figures;
  const [start, monthly] = [inputs.start, inputs.monthly].map((costs) =>
    costs.filter(({ cents, isOwn }) => cents > 0 && !isOwn),
  );
  if (!(start && monthly)) return [];
  if (!isFull(writing))
    return [
      ...(isSelling(writing.reading)
        ? [costsInOne(writing, 'One-off costs', start, 1)]
        : [
            costsInOne(
              writing,
              'Costs before the first job',
              start.filter(({ month }) => !month),
              1,
            ),
            costsInOne(
              writing,
              'Costs once sales pay for them',
              start.filter(({ month }) => month),
              1,
            ),
          ]),
      costsInOne(writing, 'Monthly costs', monthly, 12),
    ];
  return [
    ...start.map(({ what, cents, basis }) =>
      row(
        heading(what),
        `${dollars(cents)} once`,
        basisText(writing, basis),
        `10% more: −${wholeDollars(cents / 10)} once`,
      ),
    ),
    ...monthly.map(({ what, cents, basis }) =>
      row(
        heading(what),
        `${dollars(cents)} a month`,
        basisText(writing, basis),
        `10% more: −${wholeDollars((cents / 10) * 12)} in the year`,
      ),
    ),
  ];
}

function otherRows(writing: Writing): TableRow[] {
  const { figures, trade } = writing;
  const { inputs, cases, year } = figures;
  const late = cases.find(({ id }) => id === 'late-payers');
  const { basis } = trade.capacity;
  return given<TableRow>([
    row(
      isFull(writing) ? 'Working weeks in a year, and busy months' : 'Working weeks, and share of hours paid',
      isFull(writing)
        ? counted(inputs.weeksPerYear, 'week')
        : `${inputs.weeksPerYear} weeks, ${Math.round(inputs.paidShare.value * 100)}%`,
      basisText(writing, basis),
      effect(writing, 'Two weeks fewer', { weeksPerYear: Math.max(1, inputs.weeksPerYear - 2) }),
    ),
    isFull(writing) &&
      inputs.latePercent > 0 &&
      row(
        'Payments that arrive a month late',
        `${inputs.latePercent}%`,
        'Our judgement of how these buyers pay.',
        late ? `If worse: lowest balance ${wholeDollars(late.lowest.cents)}` : '–',
      ),
    isFull(writing) &&
      writing.isAustralia &&
      row(
        'Tax and Medicare levy',
        year.setAsidePercent > 0 ? `${year.setAsidePercent}% of what is left` : 'None on this income alone',
        `Rates for ${figures.tax.year}. ${basisText(writing, figures.tax.basis)}`,
        figures.inputs.otherYearCents > 0 && !isOtherHeldBack(writing.reading)
          ? 'On top of the income you told us about'
          : figures.inputs.isOtherKnown
            ? '–'
            : 'More, if you have other income',
      ),
  ]);
}

/** The short plan has the value behind the figure, so that the reasons need fewer lines. */
const inThree = (line: TableRow): TableRow => {
  const [name = [], value = [], ...rest] = line.cells;
  return { ...line, cells: [[...name, ': ', ...value], ...rest] };
};

/** The last part: each figure that is not the customer's own. */
export function assumedSection(writing: Writing): PlanSection {
  const rows = given([...inputRows(writing), ...costRows(writing), ...otherRows(writing)]);
  const isLong = isFull(writing);
  return {
    id: 'assumed',
    title: 'What we assumed',
    blocks: given([
      table(
        'assumed-table',
        isLong ? 'Figures to check' : 'The figures that matter most',
        [
          left('Figure', isLong ? 1.6 : 2.4),
          ...(isLong ? [left('Value', 0.9)] : []),
          left('Where it comes from', 2.4),
          left('If it’s wrong', 1.3),
        ],
        isLong ? rows : rows.map(inThree),
      ),
      note('assumed-note', 'Check each figure yourself.'),
    ]),
  };
}
