import type { Block } from '../../document/plan-document.ts';
import { askedCents } from '../../figures/inputs.ts';
import { cents } from '../../figures/round.ts';
import { callout, type Maybe, prose } from '../blocks.ts';
import { hasLocalPrice } from '../say/market.ts';
import { about, dollars } from '../say/money.ts';
import { priceOf } from '../say/price.ts';
import { an, counted } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { isOwnRange } from './price-card.ts';

/** What the first year earns before its start costs. */
const earnedOf = ({ figures }: Pick<Writing, 'figures'>): number =>
  (figures.cases[0]?.rows.slice(0, 12) ?? []).reduce((sum, { earnedCents }) => sum + earnedCents, 0);

export const losesMoney = (writing: Pick<Writing, 'figures'>): boolean =>
  writing.figures.year.profitCents < 0;

const unitsOf = ({ figures }: Writing): number =>
  (figures.cases[0]?.rows.slice(0, 12) ?? []).reduce((sum, { units }) => sum + units, 0);

/** A price that a person would ask. */
function roundedUp(cents: number): number {
  const step = cents < 5000 ? 50 : cents < 20_000 ? 500 : 1000;
  return Math.ceil(cents / step) * step;
}

/** The price at which the same sales leave so much more. */
function priceFor(writing: Writing, moreCents: number): Maybe<string> {
  const units = unitsOf(writing);
  const { asked, priceCents, mix, unit } = writing.figures.inputs;
  const { value: price } = priceCents;
  if (units === 0) return undefined;
  if (asked) return `${Math.ceil((moreCents / units / price) * 100)}% more than now`;
  return `${dollars(roundedUp(price + moreCents / units))} ${mix ? `for an average ${unit}` : an(unit)}`;
}

function lossBlock(writing: Writing): Maybe<Block> {
  const { year, inputs, breakEvenUnits } = writing.figures;
  const earned = earnedOf(writing);
  const month = about(Math.round(-earned / 12));
  const price = priceFor(writing, -earned);
  if (earned >= 0)
    return callout('loss', 'bad', 'The first year does not earn back the start-up costs.', [
      prose(
        `What you buy first costs ${dollars(inputs.start.reduce((sum, one) => sum + one.cents, 0))}. After twelve months you are still ${about(-year.profitCents)} down.`,
        'Buy less first, or hire it. Then ask us again.',
      ),
    ]);
  return callout('loss', 'bad', `At these prices you lose about ${month} a month. Don’t do it this way.`, [
    prose(
      price && `To break even with the same sales, charge about ${price}.`,
      breakEvenUnits === undefined
        ? 'Each sale costs more than it brings in, so more sales lose more money.'
        : `At today’s price you would need ${counted(breakEvenUnits, inputs.unit)} a month.`,
      `Or cut ${month} a month from the costs in part 4.`,
    ),
  ]);
}

/** Closer to it than this says nothing: the hours of a plan are not that exact. */
const clearlyLess = 0.95;

/** What an employer must pay an adult for an hour, where an hour of this work leaves clearly less. */
function missedWage({ figures: { year }, rules, isAustralia, reading }: Writing): number | undefined {
  const least = cents(rules.unnamed.casualHour);
  const isAdult = !reading.situations.some(
    ({ value: { id } }) => id === 'under-18' || id === 'school-student',
  );
  const isLess = year.hours > 0 && year.profitPerHourCents < least * clearlyLess;
  return isAustralia && isAdult && isLess ? least : undefined;
}

/** The first page asks for another price. */
export const asksMore = (writing: Writing): boolean =>
  !losesMoney(writing) && missedWage(writing) !== undefined;

/** Buyers of today take no larger step. */
const mostMore = 1.4;

/** The price at which the same sales pay the minimum wage, and whom to ask for it. */
function fairPrice(writing: Writing, least: number): Maybe<string> {
  const { figures, item } = writing;
  const { inputs, year } = figures;
  const units = unitsOf(writing);
  // The price of one line says little about the sales of a firm.
  if (units === 0 || inputs.asked) return undefined;
  const asked = askedCents(inputs);
  const more = (least * year.hours - year.profitCents) / units;
  const price = roundedUp(asked * (1 + more / inputs.priceCents.value));
  const high = Math.round(item.price.high * 100);
  const isAbove = !isOwnRange(writing, item) && !hasLocalPrice(writing) && !inputs.job && price > high;
  const said = `${dollars(price)} ${priceOf(inputs)}`;
  if (price > asked * mostMore && !isAbove)
    return `A higher price alone won’t get you there: it would take about ${said}. Save time or costs first.`;
  if (isAbove)
    return `That would take about ${said}, and others charge ${dollars(high)} at most. ${asked < high ? `Ask up to ${dollars(high)}, and save time or costs for the rest.` : 'So save time or costs.'}`;
  return `Ask new buyers for about ${said} instead of ${dollars(asked)}${inputs.mix ? ', and raise the rest of your list by as much' : ''}. Then the same sales pay that wage.`;
}

/** The short plan says it in the row about the customer's time. */
export const lowHourWords = (writing: Writing): Maybe<string> => {
  const least = missedWage(writing);
  if (writing.tier !== 'BASIC' || losesMoney(writing) || least === undefined) return undefined;
  return prose(`That is less than the casual minimum wage of ${dollars(least)}.`, fairPrice(writing, least));
};

function lowHourBlock(writing: Writing): Maybe<Block> {
  const { year } = writing.figures;
  const least = missedWage(writing);
  if (least === undefined || writing.tier === 'BASIC') return undefined;
  return callout('low-hour', 'warning', 'You make less than the casual minimum wage.', [
    prose(
      `You make about ${about(year.profitPerHourCents)} an hour, and the casual minimum wage is ${dollars(least)}.`,
      fairPrice(writing, least),
    ),
  ]);
}

/** What a customer has to know before anything else: the work loses money, or pays less than a job. */
export const warningBlock = (writing: Writing): Maybe<Block> =>
  losesMoney(writing) ? lossBlock(writing) : lowHourBlock(writing);
