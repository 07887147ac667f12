import { isTravel } from '../../choice/own/unit-of-sale.ts';
import { wordsOf } from '../../reading/match/words.ts';
import type { Fact, PriceFact, Reading } from '../../reading/reading.ts';
import { isWhole } from '../../write/say/words.ts';

/** Which prices of the customer are lines that they sell, and how each is counted. */

/** Words that were cut out of a sentence, what was bought and what something costs. */
const noName =
  /^(?:off|(?:two|three|four|\d) (?:pots|beers|pints|drinks|meals)|and|or|if|only|from|for|with|by|to|than|but|so|which|that|as|at|on|in|of|d|ve|ll|hour(?! of \p{L})|\d+ of|quote|bought|deposit|motels?|repayments?|insurance|rego|wages?|loan|taxi)\b|\b(?:works? out|costs?|worth\b.*)$|\b(?:does|is|are|has|have|gets?|wants?|takes?(?! in\b)|used|shall|will|be|thought|thinks?|reckon\w*|said|asked)\b/iu;
const noSale =
  /^\W*(?:i |we )?(?:bought|paid|quote|looking at|owe|saved)\b|\bfor (?:an?|the|some) .*\b(?:cos|because|since) (?:i|we)\b/i;
const isCost =
  /^(?:quote|bought|deposit|motels?|repayments?|insurance|rego|wages?|loan|taxi)\b|\b(?:works? out|costs?|worth\b.*)$/i;

/** "Goose egg 4 hours" is a goose egg, and what one takes. */
const timeBehind = /(?<=\p{L}{3,}),?\s+\d+(?:\.\d+)?\s?(?:hours?|hrs?|h|mins?|minutes?)$/iu;

/** What the price is of, where the customer's words name it. */
export const namedItem = ({ item }: PriceFact): string | undefined =>
  item !== undefined && !noName.test(item) && !/^(?:the|\p{L})$/iu.test(item)
    ? item.replace(/\s(?:for|at|is|are|it['’]s)$/i, '').replace(timeBehind, '')
    : undefined;

/** "90 if my nephew comes": the same work with a second person. */
const helper =
  /\b(?:if|with|when|and) (?:my |a |an |the |our )?(?:nephew|niece|brother|sister|son|daughter|wife|husband|partner|mate|cousin|uncle|dad|father|friend|helper|offsider|apprentice|labourer|groundie|second (?:person|man))\b(?! for)/i;
export const isWithHelper = ({ item = '', condition = '' }: PriceFact): boolean =>
  helper.test(`${item} ${condition}`);
export const withHelper = 'with a helper';

/** "a fox skull 120" is a fox skull, and "Lash lift would be $75" a lash lift. */
export function lineName(value: PriceFact): string | undefined {
  const { item, of = '' } = value;
  if (isWithHelper(value)) return withHelper;
  if (item !== undefined) {
    const said = namedItem(value) ?? (/^with\b/i.test(item) ? item : '');
    const name = said.replace(/^(?:after|then) - /i, '');
    return isWhole(name) ? name : undefined;
  }
  const label = of
    .replace(/[$£€]?\s?\d[\d.,]*.*$/u, '')
    .replace(/^(?:and|n|or|plus|then|so|i|we|charge|charging|for|an?|the|my|\s)+\b/i, '')
    .replace(
      /\b(?:is|are|at|for|from|would be|would|be|i[’']?d say|i ask|i charge|sells?|selling|charged?|it|them|out|hire|me pays?|about|around|=|:)\s*$/gi,
      '',
    )
    .replace(/\bwould$/i, '')
    .trim();
  const isName = /^[\p{L}][\p{L} &’'/-]{3,40}$/u.test(label) && label.split(/\s+/).length <= 4;
  return isName && !noLine.test(label) ? label : undefined;
}

/** A clause about people or with a verb is no line of a price card. */
export const noLine =
  /\b(?:should|hire|bought|i|they|we|he|she|me|them|you|who|that|it|is|are|was|want|wants|would|pay|pays|take|takes|said|have|has|get|sold|sell|do|did|make|people|each)\b/i;

/** "350 an hour" of a person who says how many they do. */
export const isPace = ({ at }: Fact<PriceFact>, { pace = [] }: Reading): boolean =>
  pace.some(
    (one) => one.value.isRate && one.at.field === at.field && one.at.from < at.to && one.at.to > at.from,
  );

/** Their own price, also one that a buyer of it named to them. */
const isAsked = ({ value }: Fact<PriceFact>): boolean =>
  value.when !== 'past' && !(value.when === 'offered' && value.buyer === undefined);

export const isPriceLine = (fact: Fact<PriceFact>, reading: Reading): boolean =>
  isAsked(fact) && isOfSale(fact, reading);

function isOfSale(fact: Fact<PriceFact>, reading: Reading): boolean {
  const { value, words } = fact;
  const { least = [], purchases = [], income } = reading;
  return (
    !isCost.test(value.item ?? '') &&
    !noSale.test(value.of ?? '') &&
    !(value.unit === undefined && value.item !== undefined && !lineName(value) && !namedItem(value)) &&
    !income.some((one) => one.value.kind === 'wage' && one.words === words) &&
    // A least sum has its line already.
    ![...least, ...purchases].some((one) => one.value.cents === value.cents) &&
    !isPace(fact, reading)
  );
}

/** What comes on top of the main thing, or after it. */
const onTop =
  /^(?:posted|postage|express post|freight)\b|\b(?:extra|more each|on top|additional|add-?on|surcharge|deposit|bond|delivery|postage|pick-?up|travel|rent|revisions?|further|second (?:child|visit|one)|siblings?|next ones?|(?:ones?|each) after(?: it)?|past that|after$|follow-?ups?|re-?visits?|return visits?|trial|teaching day)\b|\+$/i;
/** "Lost plate $7", "no-show 20", "tyre disposal $6": what goes wrong or comes with the work is no sale. */
const feeFirst =
  /^\W*(?:lost|missing|broken|damaged|unreturned|late (?:fee|return)|no[- ]shows?|cancel\w*)\b/i;
const feeNamed =
  /\b(?:disposal|no[- ]show|cancellation|replacement|late|re-?delivery) (?:fee|charge)|\bdisposal$/i;
const isFee = ({ item = '', of = '' }: PriceFact): boolean =>
  feeFirst.test(of) || feeFirst.test(item) || feeNamed.test(item);
const firstVisit =
  /\b(?:first (?:visit|appointment|assessment|session|lesson)|initial \w+|assessment|consult\w*)\b/i;
/** "$85 for the first visit" */
const forFirst =
  /\d(?:\.\d+)? (?:for|on) (?:the|a|an?) (?:first|initial) (?:visit|appointment|assessment|session|lesson)\b/i;
/** "$70 after that": what most visits cost, where the first one has a price. */
const fromThenOn = /^(?:after that|after|then|thereafter|follow-?ups?|return visits?|re-?visits?)$/i;
const callOut = /\bcall-?\s?outs?\b/i;
const after = /^(?:after|on top|more|extra|past|beyond)\b/i;
/** A call-out that costs much less than the work is no sale alone. */
const callOutShare = 0.4;

export function isOnTop(fact: Fact<PriceFact>, { prices }: Reading): boolean {
  const { item = '', unit = '', condition = '', cents, isPart } = fact.value;
  const words = `${item} ${unit}`.trim();
  if (fromThenOn.test(item.trim()) && prices.some(isFirstVisit)) return false;
  if (isPart || isTravel(fact.value) || isFee(fact.value) || onTop.test(words) || after.test(condition))
    return true;
  const others = prices.filter((one) => one !== fact && !callOut.test(one.value.item ?? ''));
  const least = Math.min(...others.map(({ value }) => value.cents));
  return callOut.test(words) && others.length > 0 && cents < least * callOutShare;
}

/** The first visit is sold once to each client, so it is not what a year sells. */
export const isFirstVisit = ({ value: { item = '', unit = '', of = '' } }: Fact<PriceFact>): boolean =>
  firstVisit.test(`${item} ${unit}`) || (/^(?:the)?$/i.test(item) && forFirst.test(of));

/** one: a thing or a job. hours: its unit is time at work. again: paid each week, month or term. */
export type SaleKind = 'one' | 'hours' | 'again' | 'measure' | 'head';

export const isMonthly = (unit: string): boolean => /\b(?:month|subscription|retainer|monthly)\b/i.test(unit);

export function kindOf(unit: string): SaleKind {
  if (/\b(?:weeks?|fortnights?|terms?|quarters?|years?|seasons?)$/i.test(unit) || isMonthly(unit))
    return 'again';
  if (/\b(?:h(?:ou)?rs?|minutes?|mins?)$/i.test(unit)) return 'hours';
  if (
    /\b(?:metres?|m2|sq m|hectares?|acres?|pages?|words?|kilomet(?:re|er)s?|kms?|kilos?|kgs?|litres?|grams?|tonnes?|lines?|ewes?|sheep)$/i.test(
      unit,
    )
  )
    return 'measure';
  return /\b(?:head|person|people|child|kid|student|participant|adult|pupil|guest)s?$/i.test(unit)
    ? 'head'
    : 'one';
}

/** "$9 a braille page" is counted in pages, and "half hour 40" in half hours. */
export const kindOfPrice = ({ unit = '', item = '' }: PriceFact): SaleKind => {
  const kind = kindOf(unit);
  return kind === 'one' && (unit === '' || item.includes(unit)) ? kindOf(item) : kind;
};

const stems = (text: string): string =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');
const words = ({ value }: Fact<PriceFact>): string =>
  stems(`${lineName(value) ?? ''} ${value.unit ?? ''} ${value.condition ?? ''}`);

/** A pack of five visits is the same thing at a lower price. */
export const isPack = ({ pack, item = '' }: PriceFact): boolean =>
  pack !== undefined ||
  /^(?:of )?(?:\d+|two|three|four|five|six|eight|ten)(?: (?:lessons|sessions|classes|visits|walks|rides|treatments|appointments))?$/i.test(
    item,
  ) ||
  /\b(?:all for|pack of (?:five|six|ten|\d+) (?:visits|lessons|sessions|classes))\b/i.test(item);

/** "72 holes come to $468": what they count in their own price. */
export const comesTo = /\bcomes? (?:out )?(?:to|at)\b/i;

/** A metre is no sale; the least number of metres that they take is. */
const hasLeast = ({ unit = '' }: PriceFact, { least = [], prices }: Reading): boolean =>
  least.some(
    ({ value }) =>
      value.count !== undefined && prices.find(({ id }) => id === value.priceId)?.value.unit === unit,
  );

/** Lines past the sixth change little, and no one reads them. */
const most = 6;

/** The further lines of the price list that one sale may be of, counted in the same way as the main one. */
export function linesBeside(
  main: Fact<PriceFact>,
  reading: Reading,
  kind = kindOfPrice(main.value),
): Fact<PriceFact>[] {
  const sentence = ({ id }: Fact<PriceFact>): string | undefined => id.split(':')[1];
  const isPart = (fact: Fact<PriceFact>): boolean =>
    comesTo.test(main.value.of ?? '') && sentence(fact) === sentence(main);
  const costs = new Set([...reading.unitCosts, ...reading.costs].map(({ value }) => value.cents));
  const taken = stems(reading.buyers.map(({ value }) => value.takes?.of ?? '').join(' ')).split(' ');
  const seen = new Set([words(main)]);
  const isSale = (fact: Fact<PriceFact>): boolean => {
    const { when, buyer, item, unit: theirs = '', condition } = fact.value;
    const isNamed = lineName(fact.value) !== undefined || (theirs !== '' && theirs !== 'each');
    return (
      fact !== main &&
      (when === 'offered'
        ? words(fact)
            .split(' ')
            .some((stem) => stem.length > 2 && taken.includes(stem))
        : when !== 'past') &&
      buyer === undefined &&
      (isNamed || (item === undefined && condition !== undefined)) &&
      isOfSale(fact, reading) &&
      !isPack(fact.value) &&
      !isOnTop(fact, reading) &&
      !isFirstVisit(fact) &&
      // "The cloth's $135" is what it costs them.
      !/[’']s$/.test(item ?? '') &&
      !costs.has(fact.value.cents) &&
      fact.value.cents !== reading.money?.value.cents
    );
  };
  const isWhole = (one: SaleKind): boolean => one === 'one' || one === 'hours';
  const isAlike = ({ value }: Fact<PriceFact>): boolean =>
    isWhole(kind)
      ? isWhole(kindOfPrice(value)) || hasLeast(value, reading)
      : stems(value.unit ?? '') === stems(main.value.unit ?? '');
  return reading.prices
    .filter((fact) => isSale(fact) && isAlike(fact) && !isPart(fact))
    .filter((fact) => !seen.has(words(fact)) && seen.add(words(fact)))
    .slice(0, most - 1);
}
