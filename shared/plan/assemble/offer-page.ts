import { priceFloorHourCents } from '../assumptions/general.ts';
import type { Text } from '../document/text.ts';
import { printCents, printShare } from '../model/print-value.ts';
import type { UnitEconomics } from '../model/unit-economics.ts';
import type { OfferStep } from '../words/path-words.ts';
import { knownBuyers } from './background-quote.ts';
import type { Draft } from './draft.ts';
import { count, unitWord } from './print-figures.ts';
import { inputsTable } from './unit-page.ts';
import { wasPaid } from './was-paid.ts';
import {
  body,
  type DraftSection,
  heading,
  join,
  lead,
  list,
  say,
  semicolons,
  table,
  user,
  type Words,
} from './write-blocks.ts';

export function offerPage(draft: Draft): DraftSection {
  const { words, model } = draft;
  const { customer, offer } = words;
  return {
    id: 'offer',
    title: 'The offer and its price ladder',
    blocks: [
      lead('offer-promise', offer.promise),
      body('offer-buyer', join(customer.who, customer.pays)),
      ...knownBuyers(draft),
      table(
        'offer-table',
        'Three ways to buy',
        [
          'Step:left:15',
          'What is in:left:34',
          'What is out:left:25',
          model.price.floorCents === null ? 'Hours to deliver:decimal:9' : 'Hours:decimal:9',
          'Price:decimal:12',
          model.price.floorCents === null ? 'Left:decimal:12' : 'An hour:decimal:12',
        ],
        [
          step(draft, offer.starter, model.ladder.starter, 'starter-price'),
          step(draft, offer.core, model.ladder.core, 'core-price'),
          step(draft, offer.premium, model.ladder.premium, 'premium-price'),
        ],
      ),
      heading('price-reason', 'Where the price comes from'),
      body('price-words', priceWords(draft)),
      list('price-moves', priceMoves(draft)),
      inputsTable(draft),
    ],
  };
}

function step(
  { figure, model }: Draft,
  { name, included, excluded, hoursFactor }: OfferStep<Text>,
  unit: UnitEconomics,
  price: 'starter-price' | 'core-price' | 'premium-price',
): Words[] {
  const hours = stepHours(model.path.hoursPerUnit.v, hoursFactor);
  return [
    name,
    semicolons(included),
    semicolons(excluded),
    figure('hours-per-unit', count(hours, 2)),
    figure(price, printCents(unit.priceCents)),
    model.price.floorCents === null
      ? figure('contribution', printCents(unit.contributionCents))
      : figure(price, printCents(Math.round(unit.priceCents / hours))),
  ];
}

/** As printed: to the quarter hour, or to two digits where one takes minutes. */
const stepHours = (core: number, factor: number): number => {
  if (factor === 1) return core;
  const hours = core * factor;
  return hours >= 0.5
    ? Math.max(0.25, Math.round(hours * 4) / 4)
    : Math.max(0.01, Math.round(hours * 100) / 100);
};

/** What the answers show of this work, as a reason. */
function proofWords({ model: { price, skills }, life: { earned } }: Draft): Words {
  const named = skills.find(({ fit }) => fit > 0);
  const paid = earned?.paid ? earned : undefined;
  switch (price.proof) {
    case 'none':
      return paid && paid.entry === undefined
        ? say`${wasPaid(paid)}, and no skill you name is this work`
        : 'no answer shows this work yet';
    case 'skill':
      if (!named) return 'you name a skill, without proof yet';
      if (!paid) return say`you name ${user(named.entry)}, without proof yet`;
      if (paid.entry === undefined) return say`you name ${user(named.entry)}, and ${wasPaid(paid)}`;
      return skills.some(({ entry, fit }) => fit > 0 && entry === paid.entry)
        ? say`${wasPaid(paid)} for ${user(paid.entry)}`
        : say`you name ${user(named.entry)}; ${wasPaid(paid)} for ${user(paid.entry)}`;
    case 'proven':
      return 'your background names years or a portfolio';
  }
}

function priceWords(draft: Draft) {
  const { model, figure, pick } = draft;
  const { price, path } = model;
  const range = say`${figure('price-range', printCents(price.loCents))} to ${figure('price-range', printCents(price.hiCents))}`;
  if (!path.priceIsYours)
    return say`Somebody else sets what one ${unitWord(model)} pays: ${range}. The plan takes ${figure('core-price', printCents(price.coreCents))}, ${figure('core-price', printShare(price.percentile))} of the way up. Your proof does not move it; your subject does.`;
  const place = figure('core-price', printShare(price.percentile));
  const core = figure('core-price', printCents(price.coreCents));
  if (price.floorCents !== null && price.atFloor)
    return say`One ${unitWord(model)} sells for ${range}, and ${place} of the way up is under ${figure('price-floor', printCents(priceFloorHourCents.v))} an hour. So it is ${core}: that floor, rounded up.`;
  return pick('price', [
    say`One ${unitWord(model)} sells for ${range}. ${core} is ${place} of the way up: ${proofWords(draft)}.`,
    say`Buyers pay ${range} for one ${unitWord(model)}. Yours is ${core}, ${place} of the way: ${proofWords(draft)}.`,
  ]);
}

/** What moves it is the path's own proof: the first of it for a beginner, the next for somebody with proof. */
function priceMoves({ model, figure, words }: Draft): Words[] {
  const { price, path } = model;
  const { proof, claim } = words.positioning;
  const next = proof[price.proof === 'none' ? 0 : 1] ?? proof[0] ?? claim;
  const hi = figure('price-range', printCents(price.hiCents));
  const up = path.priceIsYours
    ? say`Up to ${hi}: ${next}.`
    : 'Up: a better-paying programme or sponsor for the same piece.';
  const down =
    price.floorCents === null
      ? say`Down: take something out first; one sale leaves ${figure('contribution', printCents(model.ladder.core.contributionCents))}.`
      : say`Down to ${figure('price-floor', printCents(price.floorCents))}: make it smaller, not cheaper.`;
  return [up, down];
}
