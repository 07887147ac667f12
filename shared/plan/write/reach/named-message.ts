import type { Script } from '../../document/plan-document.ts';
import type { BuyerFact, Fact } from '../../reading/reading.ts';
import { wholePhrase } from '../../reading/whole-phrase.ts';
import { prose } from '../blocks.ts';
import { namedPeople, soldAs } from '../own-facts.ts';
import { dayName } from '../say/dates.ts';
import { buyerInWords, orderAmount } from '../say/own-words.ts';
import { priceSaid } from '../say/price.ts';
import { isWhole, list, phrase, sentence } from '../say/words.ts';
import { hasGst, type Writing } from '../writing.ts';
import { freeDays, inWeekOrder } from './free-times.ts';
import { orderMessages } from './order-message.ts';
import { listPrice, listSaid, priceFor, stemsOf } from './price-to-buyer.ts';

/** Messages to people whom the customer named: what they asked for, its price, and the days that the customer has. */

/** People who know the customer already get news and no pitch. */
const ofTheirs =
  /^(?:your|my|our|old|former|past|regular)\s+(?:\p{L}+\s+)?(?:ladies|clients?|customers?|regulars?|students?|pupils?|families|parents|people|owners|riders)\b/iu;
const isKnown = ({ who }: BuyerFact): boolean => ofTheirs.test(who);

/** What the customer does: the name of the trade, or of their own work where the catalogue has none. */
const workName = ({ reading, screen, trade }: Writing): string => {
  const { work } = reading;
  const isOwn = work && trade.id.startsWith('own') && isWhole(work.value.name);
  return phrase(isOwn && screen.allows(work.value.name, work.at) ? work.value.name : trade.plain);
};

/** Goods are brought or collected, so the days of the work say nothing of them. */
function daysOf({ reading, screen, offer }: Writing): string[] {
  const isHeld = screen.isSafety || offer.kind === 'product';
  return isHeld ? [] : inWeekOrder(freeDays(reading)).map(dayName);
}

const timesOf = (days: readonly string[]): string | undefined =>
  days.length === 0
    ? undefined
    : days.length === 1
      ? `I’m free on ${days[0]}s.`
      : `I can do ${list(days, 'or')}.`;

const abbreviation = /\b\p{Lu}{2,5}\b/gu;
/** "BAS": work in the words for this buyer that needs a licence which the customer lacks. */
function notYet({ reading, licences }: Writing, { words }: Fact<BuyerFact>): string | undefined {
  const asked = new Set(words.match(abbreviation));
  return reading.licences
    .filter(({ value }) => value.status !== 'held')
    .flatMap(({ value }) => licences.get(value.licence)?.name.match(abbreviation) ?? [])
    .find((word) => asked.has(word));
}

type Gated = Pick<Writing, 'reading' | 'trade' | 'offer' | 'licences' | 'place'>;

/** The licence gates this offer: the offer names it, or no offer of the trade does and all of the work needs it. */
function isGate({ trade, offer, licences, place }: Gated, id: string): boolean {
  if (licences.get(id)?.places[place]?.needed === 'none') return false;
  return trade.offers.some(({ licence }) => licence?.id === id)
    ? offer.licence?.id === id && offer.licence.as === 'work'
    : trade.licences.includes(id);
}

/** No work may be sold before a paper is there. */
export const waitsForPaper = (writing: Gated): boolean =>
  writing.reading.toDo.some(({ value }) => value.kind === 'paper' && value.state !== 'to-ask') ||
  writing.reading.licences.some(({ value }) => value.status !== 'held' && isGate(writing, value.licence));

/** A group chat or a page is a place to post in. */
export const isPage = ({ who, when }: BuyerFact): boolean =>
  (when === 'hope' || when === 'waiting') &&
  /\b(?:facebook|whatsapp|wechat|messenger|telegram|viber|community|street|chat|neighbourhood)\s(?:group|page|chat)\b|\bgroup (?:chat|page)\b/i.test(
    who,
  );

const asksForQuote = /\bquot(?:e|es|ed|ing)\b/i;
/** The customer said no to them. */
const noRoomThen = /\b(?:turn(?:ed)? (?:down|away)|knocked back|said no to|passed on|refused?)\b/i;
const isBooked = /\bbooked\b/i;
/** "3 jobs" says nothing of what they are. */
const vague = /^(?:jobs?|things?|orders?|times?|visits?|days?|hours?)$/i;
/** People and times are what a price is for, and not what is sold. */
const noThing =
  /^(?:families|girls|kids|people|residents|students|(?:\p{L}+ )?(?:mornings|afternoons|arvos?))$/iu;

/** "8 hems a week", "dog grooming, 8 a week", "dog grooming" */
function askedFor(writing: Writing, { takes, ...buyer }: BuyerFact): string {
  const work = workName(writing);
  if (buyer.wants !== undefined && writing.screen.allows(buyer.wants)) return buyer.wants;
  if (!takes || takes.isPool || vague.test(takes.of ?? '')) return work;
  if (buyer.pays === undefined && noThing.test(takes.of ?? '')) return work;
  const amount = orderAmount({ ...buyer, takes });
  if (takes.of !== undefined && wholePhrase(takes.of) !== takes.of) return work;
  return takes.of === undefined ? `${work}, ${amount}` : (amount ?? work);
}

/** Words of one who asked: else the message does not say that they did. */
const asks =
  /\b(?:ask(?:s|ed|ing)?|rang|rings?|ring|call(?:s|ed)?|phoned|messag\w+|text(?:s|ed)|emailed|[ei]nquir\w+|wants?|wanted|would (?:like|love|take|buy|have|pay)|after|keen|needs?|book\w*|order\w*|wait\p{L}*|quer\w+|price)\b|[’']d (?:like|love|take|buy|have|pay)\b/iu;

/** They offered to tell others, or to take the work in for a part of the price. */
const passesOn = /\b(?:cards?|names?|number|flyer|pass|refer\w*|recommend\w*|tell|list|send\w*|put)\b/i;
const takesShare = /\d ?(?:%|per ?cent)|\b(?:commission|a cut|counter|drop[- ]?offs?|box)\b/i;

const openings: Readonly<
  Record<BuyerFact['when'], (asked: string, work: string, isProduct: boolean, price: string) => string>
> = {
  hope: (_, work) => `I offer ${work}.`,
  sends: (_, work) => `I offer ${work}.`,
  past: (_, work) => `You had ${work} from me before. I have room again.`,
  now: (_, __, isProduct) => `Thank you for ${isProduct ? 'your orders' : 'the work'} so far.`,
  promised: (asked, _, __, price) => `You said yes to ${asked}${price}.`,
  waiting: (asked, _, __, price) => `You asked me about ${asked}${price}.`,
};

function opening(writing: Writing, fact: Fact<BuyerFact>): string {
  const { when } = fact.value;
  const work = workName(writing);
  const missing = notYet(writing, fact);
  if (missing)
    return `You asked me about ${missing} work. I’m not allowed to do that part until I’m registered. I can do the rest now: ${phrase(writing.trade.plain)}.`;
  if (isKnown(fact.value) && when === 'hope')
    return `I do ${work} on my own now, and I’d be glad to see you again.`;
  if (when === 'past' && noRoomThen.test(fact.words))
    return 'You asked me before, and I had no room then. I have room now.';
  if (when === 'sends' && passesOn.test(fact.words) && !takesShare.test(fact.words))
    return `Thank you for offering to pass on my name. I offer ${work}.`;
  if (isBooked.test(fact.words)) return `You booked me for ${work}.`;
  if (when === 'waiting' && asksForQuote.test(fact.words)) return `You asked me for a quote for ${work}.`;
  const price = namesPrice(fact.value) ? ` at ${priceFor(writing, fact.value)}` : '';
  if (when === 'waiting' && !asks.test(fact.words))
    return `This is about ${askedFor(writing, fact.value)}${price}.`;
  return openings[when](askedFor(writing, fact.value), work, writing.offer.kind === 'product', price);
}

/** They said what they would pay, so the message asks for no other price. */
const namesPrice = ({ when, pays }: BuyerFact): boolean =>
  (when === 'waiting' || when === 'promised') && pays !== undefined && !pays.isPart && !pays.isList;

/** They ask for another thing than the plan prices. */
function isOfOtherThing(writing: Writing, buyer: BuyerFact): boolean {
  const { wants, pays } = buyer;
  if (
    wants === undefined ||
    !writing.screen.allows(wants) ||
    pays !== undefined ||
    listPrice(writing, buyer) !== undefined
  )
    return false;
  const { item, offer, trade } = writing;
  const sold = stemsOf(`${item.name} ${item.unit} ${offer.name} ${trade.plain} ${soldAs(writing) ?? ''}`);
  return ![...stemsOf(wants)].some((stem) => sold.has(stem));
}

/** Who buys today knows the price, and a quote comes after a look at the work. */
function priceLine(writing: Writing, fact: Fact<BuyerFact>): string | undefined {
  if (fact.value.when === 'now' || noRoomThen.test(fact.words)) return undefined;
  if (namesPrice(fact.value) && !isBooked.test(fact.words)) return undefined;
  if (isOfOtherThing(writing, fact.value)) return 'I’ll send you the price in writing.';
  if (fact.value.when === 'waiting' && asksForQuote.test(fact.words))
    return 'I’ll look at the work first, and then send you the price in writing.';
  const price = priceFor(writing, fact.value, fact.words);
  return price === undefined ? listSaid(writing) : `The price is ${price}.`;
}

function closing(writing: Writing, fact: Fact<BuyerFact>): string {
  const { when } = fact.value;
  if (waitsForPaper(writing))
    return 'I’ll start once my paperwork is through, and I won’t take any money before then. Shall I put your name on my list?';
  if (when === 'sends' && takesShare.test(fact.words))
    return 'Shall we agree on your share, and on where people drop things off and pick them up?';
  if (when === 'sends') return 'May I send you one page with my prices?';
  if (when === 'now')
    return writing.offer.kind === 'product'
      ? 'Shall we arrange your next order?'
      : 'Shall we set the next dates?';
  if (isBooked.test(fact.words)) return 'Is the date still right?';
  if (when === 'hope' && !isKnown(fact.value)) return 'Would that be useful to you? If not, no worries.';
  return daysOf(writing).length > 1 ? 'Which day suits you?' : 'Which date suits you?';
}

/** For everyone who reads a page or a group chat. */
function postOf(writing: Writing): string {
  const price = priceFor(writing, { who: '', when: 'hope' });
  return prose(
    `Hello everyone, it's ${writing.firstName}.`,
    `I offer ${workName(writing)}.`,
    price === undefined ? listSaid(writing) : `The price is ${price}.`,
    waitsForPaper(writing) ? 'I’ll start once my paperwork is through.' : timesOf(daysOf(writing)),
    'Message me here if you’d like a spot.',
  );
}

function messageTo(writing: Writing, fact: Fact<BuyerFact>): string {
  if (isPage(fact.value)) return postOf(writing);
  const times = waitsForPaper(writing) ? undefined : timesOf(daysOf(writing));
  const isStranger = fact.value.when === 'hope' && !isKnown(fact.value);
  return prose(
    isStranger ? `Hello, my name is ${writing.firstName}.` : `Hello, it's ${writing.firstName}.`,
    opening(writing, fact),
    priceLine(writing, fact),
    times,
    closing(writing, fact),
  );
}

const most = { BASIC: 1, PRO: 2, ENTERPRISE: 3 } as const;

export function namedScripts(writing: Writing): Script[] {
  if (writing.screen.isSafety) return [];
  const order = { promised: 0, waiting: 1, now: 2, sends: 3, past: 4, hope: 5 } as const;
  const seen = new Set<string>();
  const people = namedPeople(writing)
    .toSorted((one, other) => order[one.value.when] - order[other.value.when])
    .map((fact) => ({
      title: `${isPage(fact.value) ? 'Post in' : 'Message to'} ${buyerInWords(fact.value)}`,
      text: messageTo(writing, fact),
    }));
  return [...orderMessages(writing), ...people]
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, most[writing.tier] + (people.some(({ title }) => title.startsWith('Post')) ? 1 : 0))
    .map(({ title, text }, index) => ({
      kind: 'script',
      id: index === 0 ? 'script-named' : `script-named-${index + 1}`,
      title,
      when: '',
      lines: [text],
    }));
}

/** To a buyer who does not know the customer: who they are, what they sell and what it costs. */
export function shortScript(writing: Writing): string {
  const { offer, firstName } = writing;
  const isLater = waitsForPaper(writing);
  return prose(
    `Hello, my name is ${firstName}.`,
    sentence(offer.line.replace(/^You\b/, 'I').replaceAll(/\byour\b/g, 'my')),
    `The price is ${priceSaid(writing.figures.inputs, hasGst(writing) ? ', plus GST' : '', soldAs(writing))}.`,
    isLater ? 'I’ll start once my paperwork is through.' : timesOf(daysOf(writing)),
    'Would that be useful to you? If not, no worries.',
  );
}
