import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Figures } from '../../figures/calculate.ts';
import type { Reading } from '../../reading/reading.ts';
import { given } from '../blocks.ts';
import { findLevers } from '../find-levers.ts';
import { monthYear } from './dates.ts';
import { dollars } from './money.ts';
import { an, counted } from './words.ts';

interface LeverSources {
  figures: Figures;
  reading: Reading;
  offer: Offer;
  rules: MoneyRules;
}

/** The smallest change on each lever that reaches the goal. Nothing for a goal that is reached. */
export function leverSentences(sources: LeverSources): string[] {
  const levers = findLevers(sources);
  if (!levers) return [];
  const { figures, offer } = sources;
  const unit = offer.items[0]?.unit ?? figures.inputs.unit;
  const { hoursPerWeek, priceCents, month, bothShare, bothHours } = levers;
  return given([
    hoursPerWeek !== undefined && `${counted(hoursPerWeek, 'hour')} a week would reach it.`,
    priceCents !== undefined && `A price of ${dollars(priceCents)} ${an(unit)} would reach it.`,
    month !== undefined && `With nothing changed, you reach it in ${monthYear(month)}.`,
    bothShare !== undefined &&
      bothHours !== undefined &&
      (bothShare >= 1
        ? `${counted(bothHours, 'hour')} a week and our highest price together would reach it.`
        : `Even ${counted(bothHours, 'hour')} a week at our highest price would reach only ${Math.round(bothShare * 100)}% of it.`),
  ]);
}
