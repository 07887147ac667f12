import { askedCents } from '../../figures/inputs.ts';
import { countIn } from '../../reading/count-words.ts';
import type { Span } from '../../reading/reading.ts';
import { prose } from '../blocks.ts';
import { hourLeaves, hoursInAll } from '../say/hour.ts';
import { about, dollars } from '../say/money.ts';
import { counted } from '../say/words.ts';
import { mayShow, type Writing } from '../writing.ts';
import { saleWord, termsOf } from './loan-slots.ts';
import type { Slots } from './slots.ts';

/** Every sum of a question: 60 of "take the strata at 60 or not". */
function sumsIn(question: string): ReadonlySet<number> {
  const found = question.matchAll(
    /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?![\d%]|\s*(?:%|per ?cent))/g,
  );
  return new Set(
    [...found].map(([, whole = '', part = '']) => Math.round(Number(whole.replaceAll(',', '') + part) * 100)),
  );
}

const small =
  /^(?:good|money|worth|their|there|that|this|with|from|them|they|what|shop|have|want|take|should|people|every|week|month|year)$/;
const namesIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !small.test(word))
    .map((word) => word.replace(/s$/, ''));

interface Offered {
  id: string;
  cents: number;
  unit?: string | undefined;
  who?: string | undefined;
  at: Span;
}

/** What others offer to pay, and no price that is the customer's own. */
function offersOf(writing: Writing): Offered[] {
  const { prices, buyers } = writing.reading;
  const priced = prices
    .filter(
      (fact) => mayShow(writing, fact) && (fact.value.when === 'offered' || fact.value.buyer !== undefined),
    )
    .map(({ id, at, value }) => ({ id, at, cents: value.cents, unit: value.unit, who: value.buyer }));
  const paid = buyers
    .filter((fact) => mayShow(writing, fact))
    .flatMap(({ id, at, value: { pays, who } }) =>
      pays && !pays.isList ? [{ id, at, cents: pays.cents, unit: pays.unit, who }] : [],
    );
  return [...priced, ...paid];
}

/** The offers that a question speaks of: by sum and name, by the one who makes it, by the sum alone. */
function offersIn(writing: Writing, question: string): (Offered | undefined)[] {
  const open = offersOf(writing);
  const sums = sumsIn(question);
  const bySum = open.filter(({ cents }) => sums.has(cents));
  const asked = new Set(namesIn(question));
  const byName = open.filter(({ who }) => namesIn(who ?? '').some((name) => asked.has(name)));
  return [bySum.find((one) => byName.includes(one)), byName[0], bySum[0]];
}

const minutesNear = /(?<![\d.])(\d+(?:\.\d+)?) ?(min(?:ute)?s?|hours?|hrs?|h)\b/i;

/** What one takes, where the customer says so: linked to the price, or in the words around it. */
function hoursOf({ reading, input }: Writing, { id, at, unit }: Offered): number | undefined {
  if (/^hours?$/i.test(unit ?? '')) return 1;
  const linked = reading.pace?.find((pace) => pace.value.priceIds.includes(id))?.value.hours;
  if (linked !== undefined) return linked;
  const after = input.answers.content.slice(at.to, at.to + 160).split('\n')[0] ?? '';
  const found = minutesNear.exec(after);
  if (!found) return undefined;
  return Number(found[1]) / (/^m/i.test(found[2] ?? '') ? 60 : 1);
}

interface Judged {
  leftCents: number;
  hours: number;
  costCents: number;
  /** Of the very thing that the figures sell, with its travel. */
  isSame: boolean;
}

/** What an hour of the offer leaves, where we know how long one takes. */
function hourOf(writing: Writing, offer: Offered): Judged | undefined {
  const { inputs } = writing.figures;
  const asked = askedCents(inputs);
  const hours = hoursOf(writing, offer);
  const { cents, unit } = offer;
  const perHour = hoursInAll(inputs);
  if (hours !== undefined && hours > 0) {
    const isHour = /^hours?$/i.test(unit ?? '');
    const costCents = isHour && perHour > 0 ? inputs.costCents.value / perHour : 0;
    return { leftCents: (cents - costCents) / hours, hours, costCents, isSame: false };
  }
  // The same thing at another price.
  const isSame =
    (unit === undefined || unit === 'each' || unit === inputs.unit) &&
    cents >= asked / 3 &&
    cents <= asked * 1.5;
  return isSame && perHour > 0
    ? {
        leftCents: (cents - inputs.costCents.value) / perHour,
        hours: perHour,
        costCents: inputs.costCents.value,
        isSame: true,
      }
    : undefined;
}

/** The first offer of which we know what an hour leaves. */
function judgedFirst(
  writing: Writing,
  offers: readonly (Offered | undefined)[],
): { offer: Offered; hour: Judged } | undefined {
  for (const offer of offers) {
    const hour = offer && hourOf(writing, offer);
    if (offer && hour) return { offer, hour };
  }
  return undefined;
}

const fair = 0.9;
const poor = 0.5;

/** "the contract at 48 an hour" */
function hourlyIn(question: string): Offered | undefined {
  const found = Number(/(?<![\d.,])(\d{2,3}(?:\.\d{1,2})?) ?(?:an|per|\/) ?h(?:ou)?r\b/i.exec(question)?.[1]);
  return found >= 15
    ? { id: '', cents: Math.round(found * 100), unit: 'hour', at: { field: 'content', from: 0, to: 0 } }
    : undefined;
}

/** A price that the question, or the sentence before it, names for what the plan sells: "he'd take six at $7.50". */
function sameAt({ figures: { inputs }, item, candidate }: Writing, context: string): Offered | undefined {
  // The prices of others say more of an own price than what an hour leaves.
  if (asksPrice.test(context) && !candidate.isUncatalogued && item.price.high > item.price.low)
    return undefined;
  const asked = askedCents(inputs);
  const near = [...sumsIn(context)].filter((cents) => cents >= asked / 2.5 && cents < asked);
  return near.length === 1 && near[0] !== undefined && !inputs.asked
    ? { id: '', cents: near[0], unit: inputs.unit, at: { field: 'content', from: 0, to: 0 } }
    : undefined;
}

/** What an hour of an offer leaves that the customer told us of and that these words name. */
export function judgeOffer(
  writing: Writing,
  words: string,
): { leftCents: number; cents: number } | undefined {
  const found = judgedFirst(writing, offersIn(writing, words));
  return found && { leftCents: found.hour.leftCents, cents: found.offer.cents };
}

function judged(writing: Writing, question: string, context: string): string | undefined {
  const last = context
    .split(/[.!?]+\s+/)
    .slice(-2)
    .join('. ');
  const found = judgedFirst(writing, [
    ...offersIn(writing, question),
    hourlyIn(question),
    ...offersIn(writing, context),
    sameAt(writing, question),
    sameAt(writing, last),
  ]);
  const main = hourLeaves(writing.figures.inputs) ?? 0;
  if (!found || main <= 0) return undefined;
  const { offer, hour } = found;
  const price = dollars(offer.cents);
  const step = offer.cents < 2000 ? 50 : 100;
  const equal = dollars(Math.ceil((hour.hours * main * fair + hour.costCents) / step) * step);
  if (hour.leftCents <= 0)
    return `No: at ${price} one does not cover its own costs. Ask for ${equal}, or leave it.`;
  const leaves = `You make about ${about(hour.leftCents)} an hour at ${price}${hour.isSame ? '' : ', before travel'}.`;
  const against = `Your main work makes you about ${about(main)} an hour.`;
  const verdict = hour.leftCents / main >= fair ? 'good' : hour.leftCents / main >= poor ? 'fair' : 'bad';
  const first = (asksPrice.test(question) ? ofPrice : ofOffer)[verdict];
  return `${first}. ${leaves} ${against} ${
    verdict === 'good'
      ? 'Put the price, the amount and the day of payment in writing.'
      : verdict === 'fair'
        ? `Ask for ${equal}, or say yes for three months.`
        : `Ask for ${equal}, or keep the hours for better work.`
  }`;
}

/** "Is that too cheap?" asks of the price; "Is it worth it?" whether to say yes. */
const asksPrice = /\b(?:cheap|dear|low|high|much|little|sane)\b/i;
const ofPrice = {
  good: 'It is not too low',
  fair: 'It is on the low side',
  bad: 'It is too low',
} as const;
const ofOffer = {
  good: 'Yes',
  fair: 'Only for hours that would otherwise be empty',
  bad: 'No, not at this price',
} as const;

const percentIn = (question: string): number | undefined => {
  const found = Number(/(?<![\d.])(\d{1,2}) ?(?:%|per ?cent)/i.exec(question)?.[1]);
  return found >= 2 && found <= 60 ? found : undefined;
};

/** "Is the dealer worth it at 20?", where the answers say 20 percent. */
function percentSaid({ input }: Writing, question: string): number | undefined {
  const bare = /\bat (\d{1,2})\W*$/.exec(question)?.[1];
  return bare && new RegExp(String.raw`(?<![\d.])${bare} ?(?:%|per ?cent)`, 'i').test(input.answers.content)
    ? Number(bare)
    : undefined;
}

/** What a shop's or an agent's part of the price leaves. */
function share(writing: Writing, _: string, context: string): string | undefined {
  const { figures } = writing;
  if (/\d,\d{3}|\d{2}k\b|\b(?:stake|equity|invest\w*)\b/i.test(context)) return undefined;
  const percent = percentIn(context) ?? percentSaid(writing, context);
  const asked = askedCents(figures.inputs);
  const left = figures.perUnit.leftCents;
  if (percent === undefined || left <= 0) return undefined;
  const part = (asked * percent) / 100;
  const rest = left - part;
  const sale = saleWord(figures.inputs.unit);
  const sum = `${percent}% of ${dollars(asked)} is ${dollars(part)}, so you make ${dollars(Math.max(0, rest))} on each ${sale}, not ${dollars(left)}.`;
  return prose(
    rest >= left * poor ? 'Yes, for sales that would not come without them.' : 'No, not that much.',
    sum,
    rest >= left * poor
      ? 'Pay it only on sales that are paid for, and look at it again after three months.'
      : 'Ask them to take less, or charge a higher price there.',
  );
}

/** The sales below which the business is worse than a hard year, and below which it does not pay its costs. */
function stopNumber(writing: Writing, question: string): string | undefined {
  const { figures } = writing;
  const rows = figures.cases.find(({ id }) => id === 'hard')?.rows.slice(0, 12) ?? [];
  const hard = Math.floor(rows.reduce((sum, { units }) => sum + units, 0) / Math.max(1, rows.length));
  const left = figures.perUnit.leftCents;
  if (hard < 2 || left <= 0) return undefined;
  const repayment = termsOf(writing, question)?.repaymentCents ?? 0;
  const least = (figures.breakEvenUnits ?? 0) + Math.ceil(repayment / left);
  const sale = saleWord(figures.inputs.unit);
  return prose(
    `A hard year of this plan has about ${counted(hard, sale)} a month. After three months in a row below that, buy nothing more${repayment > 0 ? ' and sell what the loan bought' : ''}.`,
    least >= 2 &&
      least < hard &&
      `Below about ${least} a month it does not cover its costs${repayment > 0 ? ' and the repayment' : ''}.`,
  );
}

/** What a day with so few sales leaves: "what if only three come?" */
function fewSold({ figures }: Writing, question: string): string | undefined {
  const count = countIn(/\bonly (\p{L}+|\d+)/iu.exec(question)?.[1]);
  const left = figures.perUnit.leftCents;
  return count !== undefined && count > 0 && left > 0
    ? `Then you make about ${about(count * left)} that day, at ${dollars(left)} for each ${saleWord(figures.inputs.unit)}.`
    : undefined;
}

export const offerSlots = {
  'few-sold': fewSold,
  'offer-judged': judged,
  'share-judged': share,
  'stop-number': stopNumber,
} satisfies Slots;
