import type { Fact, Reading, RunningCost } from '../reading/reading.ts';
import type { CostLine, FigureInputs } from './inputs.ts';
import { boughtOnce, costLine, isMaterial, withCosts } from './own-costs.ts';
import { sum } from './round.ts';
import { costsOfLines } from './sales-today.ts';

/** Who names what is left of today's sales has named all costs of today, and ours give way to them. */

/** Paid by time, so that the sum of a month is known. */
const isTimed = ({ value: { kind, per, hoursPerMonth, isPlanned } }: Fact<RunningCost>): boolean =>
  kind !== 'lost' &&
  !isPlanned &&
  (/^(?:week|fortnight|month|quarter|year|time)$/.test(per) ||
    (per === 'hour' && hoursPerMonth !== undefined));

/** What they named, where it is no more than the costs of today together. */
function namedCosts(inputs: FigureInputs, { costs }: Reading, allCents: number): CostLine[] {
  const named = costs
    .filter(isTimed)
    .map((fact) => costLine(fact, inputs))
    .filter(({ cents }) => cents > 0);
  const own = isOwnCost(inputs) ? costsOfLines(inputs.today?.lines ?? []) : 0;
  return sum(named.map(({ cents }) => cents)) + own <= allCents * rounded ? named : [];
}

/** Sums that the customer rounded. */
const rounded = 1.02;

const isOwnCost = ({ mix, costCents }: FigureInputs): boolean =>
  mix ? mix.lines.some((line) => line.isOwnCost) : 'words' in costCents.from;

/** The share of our cost of each sale with which the costs of today are theirs. */
function shareOf(
  inputs: FigureInputs,
  { ours, materials, most }: { ours: number; materials: number; most: number },
): number {
  if (materials === 0 || isOwnCost(inputs) || ours === 0) return ours > most * rounded ? most / ours : 1;
  // Who names some of them has not named all.
  const share = Math.max(materials, Math.min(ours, most)) / ours;
  const lines = inputs.mix?.lines ?? [
    { costCents: inputs.costCents.value, priceCents: inputs.priceCents.value },
  ];
  const fits = lines.every(({ costCents, priceCents }) => costCents * share < priceCents);
  return fits ? share : Math.min(1, most / ours);
}

export function costsToday(inputs: FigureInputs, reading: Reading): FigureInputs | undefined {
  const { running } = reading;
  const { today, paidAhead: _, ...rest } = inputs;
  const all = (today?.salesCents ?? 0) - (running?.value.profitCents ?? Number.POSITIVE_INFINITY);
  if (!running || !today || all < 0) return undefined;
  const named = namedCosts(inputs, reading, all);
  const materials = named.filter((line) => isMaterial(line, today.salesCents));
  const fixed = named.filter((line) => !materials.includes(line));
  const ours = costsOfLines(today.lines);
  const share = shareOf(inputs, {
    ours,
    materials: sum(materials.map(({ cents }) => cents)),
    most: all - sum(fixed.map(({ cents }) => cents)),
  });
  const lines = today.lines.map((line) => ({ ...line, costCents: Math.floor(line.costCents * share) }));
  const other = all - costsOfLines(lines) - sum(fixed.map(({ cents }) => cents));
  const sold = share === 1 ? rest : withCosts(rest, share, { words: running.words });
  const basis = { judged: 'This is your sales minus your profit and the costs you gave.' };
  const what = named.length > 0 ? 'Your other costs' : 'Your current costs';
  return {
    ...sold,
    start: [...rest.start, ...boughtOnce(reading)],
    today: { ...today, lines, isOwnLeft: true },
    monthly: [...fixed, ...(other > 0 ? [{ what, cents: other, isOwn: true as const, basis }] : [])],
  };
}
