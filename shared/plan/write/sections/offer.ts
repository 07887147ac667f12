import type { Place } from '#shared/content/schemas/parts.ts';
import type { Block, PlanSection } from '../../document/plan-document.ts';
import { askedCents } from '../../figures/inputs.ts';
import { isHead } from '../../figures/own-pace.ts';
import type { Fact } from '../../reading/reading.ts';
import {
  bullets,
  given,
  left,
  type Maybe,
  note,
  paragraph,
  prose,
  right,
  row,
  strong,
  table,
  title,
  total,
  under,
} from '../blocks.ts';
import { hourLeaves, timeInAll } from '../say/hour.ts';
import { hasLocalPrice, localPrices, placeInRange } from '../say/market.ts';
import { about, dollars } from '../say/money.ts';
import { priceAmount, termLine } from '../say/own-words.ts';
import { unitName } from '../say/price.ts';
import { basisText } from '../say/sources.ts';
import { an, counted, duration, heading, list, phrase, sentence, series } from '../say/words.ts';
import { isFull, mayShow, quote, type Writing } from '../writing.ts';
import { mixTable } from './mix-table.ts';
import { isOwnRange, priceCard } from './price-card.ts';
import { asksMore } from './warnings.ts';

const cents = (amount: number): number => Math.round(amount * 100);

/** The most that a state lets a builder take first, for small work on a home. Checked in part 7 with its office. */
const mostDeposit: Readonly<Partial<Record<Place, string>>> = {
  NSW: '10% in New South Wales',
  VIC: '10% in Victoria for work below $20,000',
  QLD: '10% in Queensland for work below $20,000',
  WA: '6.5% in Western Australia for work from $7,500',
};

export const depositWords = (deposit: string, place: Place): string =>
  /\bstate maximum\b/.test(deposit)
    ? `The deposit is at most ${mostDeposit[place] ?? '10%'}. Check the limit with your building regulator.`
    : deposit === 'none'
      ? 'When the work is done.'
      : deposit === 'half'
        ? 'The client pays half when they book and half on the day.'
        : deposit === 'full'
          ? 'The client pays before the work starts.'
          : deposit.endsWith('.')
            ? sentence(deposit)
            : /^(?:full|half)\b/i.test(deposit)
              ? `The client pays ${phrase(deposit).replace(/^full\b/, 'in full')}.`
              : `The deposit is ${phrase(deposit)}.`;

function limitWords({ candidate, licences }: Writing): string | undefined {
  const { under: limit } = candidate;
  if (!limit) return undefined;
  const name = phrase(licences.get(limit.licence)?.name ?? limit.licence);
  return limit.limit === undefined
    ? `Some of this work needs a licence (${name}). Ask before you quote.`
    : `Keep every job below ${dollars(cents(limit.limit))}. Above that you need a licence (${name}). Never split a job to stay under it.`;
}

function scope(writing: Writing): Maybe<Block> {
  const { offer, reading, screen } = writing;
  const limit = limitWords(writing);
  const notDone = (screen.isSafety ? [] : reading.notDone)
    .filter((fact) => mayShow(writing, fact) && screen.allows(fact.value.what, fact.at))
    .filter(({ value }) => value.isUnsure === undefined)
    .map(({ value }) => value.what)
    .filter((what) => !offer.excludes.some((one) => one.toLowerCase().includes(what.toLowerCase())));
  const shown = reading.terms.filter((fact) => mayShow(writing, fact) && screen.allows(fact.words, fact.at));
  const terms = shown
    .filter(({ value }) => value.kind !== 'deposit' && value.unit !== undefined)
    .filter(({ value }) => !(value.kind === 'least' && writing.figures.inputs.job))
    .map(({ value, words }) => termLine(value, words));
  const deposit = shown.find(({ value }) => value.kind === 'deposit');
  const ownDeposit = deposit && `You ask for a deposit (${quote(writing, deposit) ?? 'as you said'}).`;
  return bullets('scope', [
    [strong('Included: '), `${series(offer.includes.map(phrase))}.`],
    offer.excludes.length > 0 && [strong('Not included: '), `${series(offer.excludes.map(phrase))}.`],
    notDone.length > 0 && [strong('What you don’t do: '), `${series(notDone)}.`],
    [strong('Payment: '), ownDeposit ?? depositWords(offer.deposit, writing.place)],
    terms.length > 0 && [strong('Your terms: '), terms.join(' ')],
    offer.gate !== undefined && [strong('Before you sell it: '), sentence(offer.gate)],
    limit && [strong('Limit: '), limit],
  ]);
}

/** "$95 is your own price (“95 a door”).", or that the reviewer set it. */
function ownPrice(writing: Writing): string {
  const { job, asked, priceCents } = writing.figures.inputs;
  const { from } = asked ?? priceCents;
  const value = job?.eachCents ?? askedCents(writing.figures.inputs);
  const price = dollars(value);
  if (!('words' in from)) return '';
  if (from.by === 'reviewer') return `Your reviewer set ${price}.`;
  const fact = writing.reading.prices.find(({ words }) => words === from.words);
  const words = quote(writing, fact);
  const high = fact?.value.highCents;
  const range =
    fact && high !== undefined ? ` You gave ${priceAmount(fact.value)}. The figures use the lower end.` : '';
  const of = words ? ` (${words})` : '';
  const unit = fact?.value.unit ?? 'each';
  const many = fact ? value / fact.value.cents : 1;
  if (fact && isHead.test(unit) && many > 1 && Number.isInteger(many))
    return `You charge ${priceAmount(fact.value)} a ${unit}${of}. With ${many} people, that is ${price}.`;
  // A price by the hour makes the price of a visit.
  if (fact && fact.value.cents !== value && unit !== 'hour')
    return `You gave ${priceAmount(fact.value)}${of}. The figures use ${price}.`;
  if (fact && fact.value.cents !== value)
    return `You ask ${priceAmount(fact.value)} an hour${of}. ${heading(an(writing.item.unit))} takes ${duration(writing.figures.inputs.mix?.lines[0]?.hours ?? writing.figures.inputs.hoursPerUnit)}, so it costs ${price}.`;
  return `${price} is your own price${of}.${range}${job ? ` ${smallestJob(writing)}` : ''}`;
}

/** What they charge friends or charged before, as they wrote it, where the plan asks for another price. */
function otherPrice(writing: Writing, asked: number): string | undefined {
  const { theirPrice } = writing.figures;
  if (!theirPrice || theirPrice.cents === asked) return undefined;
  const { said, when, words, cents: ofSale } = theirPrice;
  const fact = writing.reading.prices.find((one) => one.words === words && one.value.cents === said.cents);
  const unit = said.unit === undefined || said.unit === 'each' ? '' : ` ${an(unitName(said.unit))}`;
  const price = `${priceAmount(said)}${unit}`;
  const quoted = quote(writing, fact);
  if (when !== 'past')
    return ofSale < asked
      ? `The price you told us is ${price}. That does not pay for your time, so charge the new price from the next job.`
      : `The price you told us is ${price}. Keep it where people will pay it.`;
  const year = fact && yearSaid(writing, fact);
  const lead = `${year === undefined ? 'Before, you charged' : `In ${year} you charged`} ${price}${quoted ? ` (${quoted})` : ''}.`;
  return ofSale < asked
    ? `${lead} That price is out of date. Start at the new one.`
    : `${lead} Keep it where people will pay it.`;
}

/** "$70 an hour, that's going back to 2019": the year in the rest of the sentence. */
function yearSaid({ input }: Writing, { at }: Fact<unknown>): string | undefined {
  const rest = at.field === 'content' ? input.answers.content.slice(at.from, at.to + 60) : '';
  return /^[^.!?\n]*?\b((?:19|20)\d\d)\b/.exec(rest)?.[1];
}

/** "You take 3 rooms or more, so the smallest job is $135." */
function smallestJob({ figures: { inputs } }: Writing): string {
  const price = dollars(askedCents(inputs));
  const { count, of = '' } = inputs.job ?? {};
  return count === undefined
    ? `Your smallest job is ${price}. The figures count jobs of that size.`
    : `You take ${counted(count, unitName(of))} or more, so the smallest job is ${price}. The figures count jobs of that size.`;
}

function priceReasons(writing: Writing): Block[] {
  const { figures, item, trade } = writing;
  const isOwn = 'words' in (figures.inputs.asked ?? figures.inputs.priceCents).from;
  const asked = askedCents(figures.inputs);
  const at =
    figures.inputs.job || !writing.isAustralia ? '' : placeInRange(asked, item.price, asksMore(writing));
  return under(title('price-title', 'Where the price comes from'), [
    paragraph(
      'price-text',
      prose(
        isOwn ? ownPrice(writing) : basisText(writing, item.basis),
        at !== '' &&
          !isOwnRange(writing, item) &&
          !hasLocalPrice(writing) &&
          `${isOwn ? 'It' : dollars(asked)} is ${at}.`,
        localPrices(writing),
        otherPrice(writing, asked),
        trade.confidence.prices !== 'published' && 'Ask two local sellers what they charge.',
      ),
    ),
  ]);
}

const isOfPeople = /\b(?:person|student|pupil|child|client|family|couple|guest)$/i;
const isOfTime = /^(?:half )?(?:hour|day|night|week|month|term)$/i;

/** From the price to what one hour leaves. */
function oneSale(writing: Writing): Maybe<Block> {
  const { figures, item, isPlain } = writing;
  const { perUnit } = figures;
  const hour = hourLeaves(figures.inputs);
  const { mix, unit } = figures.inputs;
  if (!isFull(writing))
    return paragraph(
      'one-sale',
      prose(
        mix
          ? `An average ${unit} brings in ${dollars(perUnit.priceCents)} and costs you ${dollars(perUnit.costCents)}. That leaves you ${dollars(perUnit.leftCents)}.`
          : `${dollars(perUnit.priceCents)} less ${dollars(perUnit.costCents)} for ${phrase(item.cost.what)} leaves you ${dollars(perUnit.leftCents)}.`,
        hour !== undefined &&
          `${mix ? 'Each one' : heading(an(item.unit))} takes ${timeInAll(figures.inputs)}, so you make about ${about(hour)} an hour before monthly costs.`,
      ),
    );
  return table(
    'one-sale',
    isPlain
      ? 'One sale'
      : `What you make ${mix ? `on an average ${unit}` : isOfTime.test(item.unit) ? `in ${an(item.unit)}` : `${isOfPeople.test(item.unit) ? 'from' : 'on'} each ${item.unit}`}`,
    [left(heading(mix ? unit : item.unit), 3), right('$')],
    [
      row(mix === undefined ? 'Price' : 'Average price', dollars(perUnit.priceCents).slice(1)),
      row(
        mix ? 'Average cost' : `Cost: ${phrase(item.cost.what)}`,
        `−${dollars(perUnit.costCents).slice(1)}`,
      ),
      total('Left before fixed costs and tax', dollars(perUnit.leftCents).replace('$', '')),
      hour !== undefined && row(`Left per hour (${timeInAll(figures.inputs)})`, about(hour).replace('$', '')),
    ],
  );
}

/** Part 3. */
export function offerSection(writing: Writing): PlanSection {
  const { isPlain, trade } = writing;
  return {
    id: 'offer',
    title: isPlain ? 'What you sell' : 'The offer',
    blocks: given<Block>([
      priceCard(writing),
      scope(writing),
      ...priceReasons(writing),
      mixTable(writing),
      writing.figures.inputs.asked === undefined && oneSale(writing),
      isFull(writing) && trade.offers.length > 1 && note('offer-note', otherOffers(writing)),
    ]),
  };
}

/** Further offers of the trade that this person may sell to the same buyers. */
function otherOffers({ trade, offer, choice }: Writing): string {
  const removed = new Set(choice.removed.map(({ id }) => id));
  const names = trade.offers
    .filter(({ id }) => id !== offer.id && !removed.has(`${trade.id}/${id}`))
    .map(({ name }) => phrase(name));
  return names.length === 0
    ? ''
    : `You could also sell ${list(names.slice(0, 3))}. The figures leave these out.`;
}
