import { priceFloorHourCents } from '../assumptions/general.ts';
import type { Text } from '../document/text.ts';
import { roundTo } from '../model/levers.ts';
import { printCents, printNumber, printShare } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { plural } from './print-figures.ts';
import { say } from './write-blocks.ts';

/** What one sale asks, what it leaves, and how many carry the fixed costs: each with the figures of this plan. */
export function saleSums(draft: Draft): Record<string, readonly Text[]> {
  const { model, figure } = draft;
  const { paidHelp, ladder } = model;
  const left = figure('contribution', printCents(ladder.core.contributionCents));
  const help = figure('paid-help', printCents(paidHelp.costCents));
  return {
    'price-percentile': [coreSum(draft), perHourSum(draft)],
    'price-floor': floorSums(draft),
    ladder: ladderSums(draft),
    'rule-contribution': contributionSums(draft),
    insurance: [fixedSum(draft)],
    'rule-break-even': breakEvenSums(draft),
    'rule-help': [
      say`${hoursForOne(draft)} for one × ${figure('price-floor', printCents(paidHelp.hourCents))} an hour = ${help}`,
      say`${left} a sale − ${help} of paid help = ${figure('paid-help', printCents(paidHelp.leavesCents))}`,
    ],
  };
}

function coreSum(draft: Draft): Text {
  const { model, figure } = draft;
  const { path, price } = model;
  const core = figure('core-price', printCents(price.coreCents));
  const step = printCents(path.priceStepCents);
  if (price.atFloor && price.floorCents !== null)
    return say`${hoursForOne(draft)} for one × ${figure('price-floor', printCents(price.floorCents / path.hoursPerUnit.v))} at least, up to the next ${step} = ${core}`;
  const range = (value: number) => figure('price-range', printCents(value));
  return say`${range(price.loCents)} + ${printShare(price.percentile)} × (${range(price.hiCents)} − ${range(price.loCents)}), to the nearest ${step} = ${core}`;
}

const hoursForOne = ({ model, figure }: Draft) =>
  figure('hours-per-unit', `${printNumber(model.path.hoursPerUnit.v)} h`);

function perHourSum(draft: Draft): Text {
  const { price } = draft.model;
  const core = draft.figure('core-price', printCents(price.coreCents));
  return say`${core} ÷ ${hoursForOne(draft)} for one = ${draft.figure('core-price', printCents(price.corePerHourCents))}`;
}

function floorSums(draft: Draft): Text[] {
  const { floorCents } = draft.model.price;
  if (floorCents === null) return [];
  const hour = draft.figure('price-floor', printCents(priceFloorHourCents.v));
  return [
    say`${hoursForOne(draft)} for one × ${hour} = ${draft.figure('price-floor', printCents(floorCents))}`,
  ];
}

function ladderSums({ model, figure }: Draft): Text[] {
  const { path, price } = model;
  const core = figure('core-price', printCents(price.coreCents));
  const offers = [
    ['starter-price', path.ladder.v.starter, price.starterCents],
    ['premium-price', path.ladder.v.premium, price.premiumCents],
  ] as const;
  return (
    offers
      // A starter that would lie under the range asks the least of it instead.
      .filter(([, factor, cents]) => roundTo(price.coreCents * factor, path.ladderStepCents) === cents)
      .map(
        ([name, factor, cents]) =>
          say`${core} × ${printNumber(factor)}, to the nearest ${printCents(path.ladderStepCents)} = ${figure(name, printCents(cents))}`,
      )
  );
}

function contributionSums(draft: Draft): Text[] {
  const { model, figure } = draft;
  const { core } = model.ladder;
  const price = figure('core-price', printCents(core.priceCents));
  const left = figure('contribution', printCents(core.contributionCents));
  const costs = [
    ['materials', core.materialsCents, 'materials'],
    ['waste', core.wasteCents, 'remakes'],
    ['platform-fee', core.platformFeeCents, 'platform fee'],
    ['card-fee', core.cardFeeCents, 'card fee'],
  ] as const;
  const less = costs
    .filter(([, cents]) => cents > 0)
    .flatMap(([name, cents, label]) => say` − ${figure(name, printCents(cents))} ${label}`);
  const perHour = figure('contribution', printCents(core.contributionPerHourCents));
  return [
    say`Price ${price}${less} = ${left}`,
    say`${left} ÷ ${price} = ${figure('contribution', printShare(core.contributionCents / core.priceCents))}`,
    say`${left} ÷ ${hoursForOne(draft)} for one = ${perHour}`,
  ];
}

function fixedSum({ model, figure }: Draft): Text {
  const tools = figure('tools', printCents(model.levers.toolsMonthCents));
  const year = figure('insurance', printCents(model.path.insuranceYearCents.v));
  return say`Fixed costs of a month: ${tools} of tools + ${year} of insurance a year ÷ 12 = ${figure('fixed-costs', printCents(model.fixedMonthCents))}`;
}

function breakEvenSums({ model, figure }: Draft): Text[] {
  const { breakEven, fixedMonthCents, ladder, cash } = model;
  if (breakEven.units === null) return [];
  const fixed = figure('fixed-costs', printCents(fixedMonthCents));
  const left = figure('contribution', printCents(ladder.core.contributionCents));
  const sales = figure('break-even', plural(breakEven.units, 'sale'));
  const month = breakEven.month ?? 1;
  const closing = (of: number) => figure('cash', printCents(cash.base.months[of - 1]?.closingCents ?? 0));
  return [
    say`Fixed costs ${fixed} a month ÷ ${left} a sale, rounded up = ${sales}`,
    ...(month > 1 && month <= cash.base.months.length
      ? [
          say`Cash ends month ${String(month - 1)} at ${closing(month - 1)} and month ${String(month)} at ${closing(month)}: above zero from month ${figure('break-even', String(month))}`,
        ]
      : []),
  ];
}
