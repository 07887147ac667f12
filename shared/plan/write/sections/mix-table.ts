import type { Block, TableRow } from '../../document/plan-document.ts';
import type { MixLine } from '../../figures/inputs.ts';
import { left, type Maybe, right, row, table, total } from '../blocks.ts';
import { dollars } from '../say/money.ts';
import { unitName } from '../say/price.ts';
import { counted, duration, heading, phrase } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { mainName, nameOf } from './price-card.ts';

/** "Trouser hem", "2 hours", "Trouser hem, for the dry cleaner" */
export function lineName(
  writing: Writing,
  { priceId, unit, count, who, whoAt }: Pick<MixLine, 'priceId' | 'unit' | 'count' | 'who' | 'whoAt'>,
  isFirst = false,
): string {
  const { reading, screen, figures } = writing;
  const { job } = figures.inputs;
  // One buyer's price is often of the first line.
  const isMain = isFirst || priceId === figures.inputs.mix?.lines[0]?.priceId;
  const fact = reading.prices.find(({ id }) => id === priceId);
  const many =
    isMain && job
      ? job.count === undefined
        ? 'the smallest job'
        : counted(job.count, unitName(job.of))
      : count === undefined
        ? undefined
        : counted(count, unitName(unit));
  const isOfMain = isMain || priceId === figures.inputs.mix?.lines[0]?.priceId;
  const own =
    (fact && !isMain && nameOf(writing, fact)) || (isOfMain ? mainName(writing) : 'Another item of yours');
  const isUnit = many !== undefined && own.toLowerCase().endsWith(unitName(unit).toLowerCase());
  const name = many === undefined ? own : isUnit ? heading(many) : `${own}, ${many}`;
  const isShown = who !== undefined && whoAt !== undefined && screen.allows(who, whoAt);
  return `${heading(name)}${who === undefined ? '' : isShown ? `, for ${phrase(who)}` : ', for one buyer'}`;
}

/** The lines of the price list in one sale: how often each sells, and what it brings, costs and takes. */
export function mixTable(writing: Writing): Maybe<Block> {
  const { inputs } = writing.figures;
  if (!inputs.mix) return undefined;
  const rowOf = (line: MixLine, index: number): TableRow =>
    row(
      lineName(writing, line, index === 0),
      String(line.percent),
      dollars(line.priceCents),
      dollars(line.costCents),
      duration(line.hours),
    );
  return table(
    'mix',
    `What makes up an average ${inputs.unit}`,
    [left('Item', 2.4), right('Of 100 sales', 1), right('Price'), right('Cost'), right('Your time', 1.1)],
    [
      ...inputs.mix.lines.map(rowOf),
      total(
        'Average',
        '100',
        dollars(inputs.priceCents.value),
        dollars(inputs.costCents.value),
        duration(inputs.hoursPerUnit),
      ),
    ],
  );
}
