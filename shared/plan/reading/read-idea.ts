import { findOffered } from './find-offered.ts';
import type { Lexicon } from './lexicon.ts';
import { rootsOf } from './match/trade-words.ts';
import { amountsOf, type FoundAmount, hoursIn } from './read-amounts.ts';
import type { Fact, Idea, PriceFact, Skill } from './reading.ts';
import { clauseAround, factIn, has, type ReadSentence } from './text.ts';

const selling =
  /\b(i (?:make|sell|cook|bake|build|charge|teach|tend|tune|restore|look after|have sold|sold)|sold|we (?:make|sell|cook)|better product|price|prices|selling|i charge|would pay|they'd pay|theyd pay|said they'd pay|my idea|idea is|hire (?:it|them) out|hire (?:it|them) for|rent (?:it|them)|want to (?:sell|make|start|open|run|offer))\b/i;
const costWords =
  /\b(cost|costs|costing|ingredients?|part is|part \d|materials?|pine costs|filament|jar and|oil|box and bag|takes two dollars|to make one|each to make)\b/i;

/** What is sold, in the customer's own words, where no trade of the catalogue names it. */
const ownWords: readonly RegExp[] = [
  /\b(?:pay|paid|paying)\b[^.]{0,30}?\d[^.]{0,14}?\bfor (something (?:that|to) [^.,;()]{6,80})/i,
  /\b(?:guide to|app for|software for|tool for|system for|product for)\s+([^.,;()]{4,60})/i,
  /\bi(?:'d like| would like| want) to (?:sell|make and sell|start selling|open|run|offer|start) (?:a |an |my own |some )?([^.,;()]{4,60})/i,
];
/** An idea that is called one. It goes before everything else that is for sale. */
const called =
  /\b(?:my|the|our) (?:business )?idea\s*(?:is|was|:)\s*:?\s*(?:to |a |an )?(?:(?:sell|sells|make|start|run|open|offer|build|do)(?:ing)?\s+)?([^.,;()?]{4,60})/i;

/** What they make or sell, up to the price and the place. It is their idea where no trade of theirs covers it. */
const making =
  /\bi (?:make and sell|make|sell|build|breed|restore|repair|hire out|rent out|tend|tune|have tuned|groom|press|weave|carve|brew|forge) (?:my own |some |an? )?((?:(?!\b(?:for|at|to|from|and|in|on|with)\b)[^.,;()$\d]){4,50})/i;

const isSale = ({ per, cents }: FoundAmount): boolean =>
  (per === undefined || ['item', 'hour', 'day', 'month', 'week'].includes(per)) &&
  cents >= 100 &&
  cents <= 500_000;

interface Found {
  sentence: ReadSentence;
  points: number;
  price?: FoundAmount;
}

function bestSentence(content: readonly ReadSentence[], hasPrices: boolean): Found | undefined {
  let best: Found | undefined;
  for (const sentence of content) {
    if (!selling.test(sentence.text)) continue;
    // What they paid for a thing is not what they ask for it.
    const prices = amountsOf(sentence).filter(
      (amount) => isSale(amount) && !/\b(?:bought|buy|paid|cost)\b[^,]{0,40}$/i.test(amount.before),
    );
    const price =
      prices.find(({ per }) => per !== 'week' && per !== 'month') ?? monthlyPrice(sentence, prices);
    const points =
      (price ? 3 : 0) +
      (has(sentence, 'task', 'title') ? 2 : 0) +
      (has(sentence, 'buyer') && has(sentence, 'asked') ? 2 : 0) +
      (hasPrices && making.test(sentence.text) ? 1 : 0) +
      ([...ownWords, making].some((pattern) => pattern.test(sentence.text)) ? 2 : 0);
    if (!best || points > best.points) best = { sentence, points, ...(price && { price }) };
  }
  return best && best.points >= 3 ? best : undefined;
}

/** "They'd pay $60 a month for …" is a price; "I earn $600 a month" is not. */
const monthlyPrice = (sentence: ReadSentence, prices: readonly FoundAmount[]): FoundAmount | undefined =>
  /\b(?:pay|charge|subscri|price|hire|rent)/i.test(sentence.text) &&
  /\b(?:they|would|members?|customers?|each|per (?:user|firm|gym|shop)|hire (?:it|them)|rent (?:it|them))\b/i.test(
    sentence.text,
  )
    ? prices[0]
    : undefined;

function unitOf(price: FoundAmount): string | undefined {
  return price.item ?? (price.per === 'item' ? undefined : price.per);
}

/** The story names the trade at least once, and not only the list of skills. */
const isInStory = ({ value: { trade } }: Fact<Skill>, content: readonly ReadSentence[]): boolean =>
  content.some(({ hits }) =>
    hits.some(({ list, id }) => id === trade && (list === 'title' || list === 'task')),
  );

/** The name of the idea: "something that" leads to the thing one sentence before. */
function whatOf(found: Found, content: readonly ReadSentence[]): string | undefined {
  const near = [
    found.sentence,
    content[content.indexOf(found.sentence) - 1],
    content[content.indexOf(found.sentence) + 1],
  ];
  const said = near.flatMap((sentence) =>
    sentence
      ? ownWords.flatMap((pattern) => {
          const words = pattern.exec(sentence.text)?.[1]?.trim();
          return words ? [words.replace(/\s+(?:because|and|but|so|for|at|which|to)$/i, '')] : [];
        })
      : [],
  );
  return said.find((words) => !/^something\b/i.test(words)) ?? said[0];
}

export interface IdeaContext {
  lexicon: Lexicon;
  skills: readonly Fact<Skill>[];
  prices: readonly Fact<PriceFact>[];
}

const costOf = (content: readonly ReadSentence[], price: { cents: number; from?: number } | undefined) =>
  content
    .flatMap((one) => (costWords.test(one.text) ? amountsOf(one) : []))
    .find(
      ({ cents, per, from }) =>
        (per === undefined || per === 'item') && cents < (price?.cents ?? 0) && from !== price?.from,
    );

/** A price in the words that name the thing, or just behind them. */
function priceNear(
  sentence: ReadSentence,
  content: readonly ReadSentence[],
): { cents: number; unit?: string | undefined } | undefined {
  const at = content.indexOf(sentence);
  const found = content
    .slice(at, at + 3)
    .flatMap((one) => amountsOf(one))
    .find(
      (amount) => amount.strength >= 3 && isSale(amount) && amount.per !== 'week' && amount.per !== 'month',
    );
  return found && { cents: found.cents, unit: unitOf(found) };
}

/** What they call their idea; their price list prices it. */
function readOwnIdea(
  sentences: readonly ReadSentence[],
  { lexicon, prices }: IdeaContext,
): Fact<Idea> | undefined {
  const [first] = findOffered(sentences, { lexicon, prices });
  if (first?.as !== 'called') return undefined;
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const listed = (prices.find(({ value }) => value.when === 'now') ?? prices[0])?.value;
  const sale = listed ?? priceNear(first.sentence, content);
  const cost = costOf(content, sale && { cents: sale.cents });
  const buyers = content.find((one) => has(one, 'asked') && has(one, 'buyer'));
  return factIn(first.sentence, {
    id: 'idea',
    value: {
      what: `${first.what}${seasonIn(content)}`,
      isNamed: true,
      ...(sale?.unit && { unit: sale.unit }),
      ...(sale && { priceCents: sale.cents }),
      ...(cost && { costCents: cost.cents }),
      ...(buyers && { buyers: buyersIn(buyers) }),
    },
    certainty: 'inferred',
  });
}

/** "Night watch" is for the frost season, where the story says so. */
function seasonIn(content: readonly ReadSentence[]): string {
  const season = content.flatMap(
    ({ text }) => /\b(?:in|during) (?:the )?(\p{Ll}{3,14}) season\b/iu.exec(text)?.[1] ?? [],
  )[0];
  return season ? ` in ${season.toLowerCase()} season` : '';
}

const buyersIn = (sentence: ReadSentence): string =>
  clauseAround(sentence, sentence.hits.find(({ list }) => list === 'buyer')?.from ?? 0)
    .text.trim()
    .slice(0, 160);

/** The customer's own idea: what, the price, what one costs, the hours and who said they would buy. */
export function readIdea(sentences: readonly ReadSentence[], context: IdeaContext): { idea?: Fact<Idea> } {
  const own = readOwnIdea(sentences, context);
  const known = readKnownIdea(sentences, context);
  if (!own) return known;
  // A figure that goes with the idea itself is better than one of the price list.
  const { priceCents, costCents, hours, unit } = known.idea?.value ?? {};
  const isSame = known.idea?.value.isNamed === true || known.idea?.at.from === own.at.from;
  return {
    idea: {
      ...own,
      value: {
        ...own.value,
        ...(isSame && priceCents !== undefined && { priceCents }),
        ...(isSame && costCents !== undefined && { costCents }),
        ...(isSame && hours !== undefined && { hours }),
        ...(isSame && unit !== undefined && { unit }),
      },
    },
  };
}

function readKnownIdea(
  sentences: readonly ReadSentence[],
  { lexicon: { tradeWords }, skills, prices }: IdeaContext,
): { idea?: Fact<Idea> } {
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const found = bestSentence(content, prices.length > 0);
  if (!found) return {};
  const { sentence, price } = found;
  const namedSentence = content.find(({ text }) => called.test(text));
  const strong = new Set(skills.filter(({ value }) => !value.isWeak).map(({ value }) => value.trade));
  const own = (namedSentence ?? sentence).hits.find(
    ({ list, id }) => (list === 'task' || list === 'title') && strong.has(id),
  );
  const named = called.exec(namedSentence?.text ?? '')?.[1]?.trim();
  const said = named ?? whatOf(found, content);
  const made = making.exec(sentence.text)?.[1]?.trim();
  const what = own ? (namedSentence ?? sentence).text.slice(own.from, own.to) : (said ?? made ?? price?.item);
  if (!what) return {};
  // "I sell a jar for $9" by a beekeeper is the trade that they have.
  const strongest = skills.find(({ value }) => !value.isWeak);
  // "I tend headstones" is no gardening where the story never speaks of gardens.
  const isOther =
    made !== undefined &&
    !price?.item &&
    strongest !== undefined &&
    !isInStory(strongest, content) &&
    tradeWords.coverage(strongest.value.trade, rootsOf(made, tradeWords.common)) < 0.5;
  const trade = own?.id ?? (said || isOther ? undefined : strongest?.value.trade);
  const cost = costOf(content, price);
  const hours = hoursIn(sentence).find(({ per, high }) => per === undefined && high <= 40)?.low;
  const buyers = content.find((one) => has(one, 'asked') && has(one, 'buyer'));
  const unit = price && unitOf(price);
  const value: Idea = {
    what,
    ...(named && !own && { isNamed: true }),
    ...(!own && !said && made !== undefined && { isMade: true }),
    ...(trade && { trade }),
    ...(unit && { unit }),
    ...(price && { priceCents: price.cents }),
    ...(cost && { costCents: cost.cents }),
    ...(hours && { hours }),
    ...(buyers && { buyers: buyersIn(buyers) }),
  };
  return { idea: factIn(sentence, { id: 'idea', value, certainty: 'inferred' }) };
}
