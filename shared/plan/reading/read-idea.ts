import { amountsOf } from './read-amounts.ts';
import type { Fact, Idea } from './reading.ts';
import { factIn, has, type ReadSentence } from './text.ts';

const making =
  /\b(i (?:make|sell|cook|bake|charge|teach|have sold|sold)|sold|we (?:make|sell|cook)|better product|price|prices|selling|i charge|would pay|they'd pay|theyd pay|said they'd pay)\b/i;
const costWords =
  /\b(cost|costs|ingredients?|part is|part \d|materials?|pine costs|filament|jar and|oil|box and bag|takes two dollars)\b/i;

/** The customer's own idea with a price: what, the price, what one costs and who said they would buy. */
export function readIdea(sentences: readonly ReadSentence[]): { idea?: Fact<Idea> } {
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  let best: { sentence: ReadSentence; points: number; priceCents?: number } | undefined;
  for (const sentence of content) {
    if (!making.test(sentence.text)) continue;
    const prices = amountsOf(sentence).filter(
      ({ per, cents }) =>
        (per === undefined || per === 'item' || per === 'hour') && cents >= 100 && cents <= 500_000,
    );
    const [price] = prices;
    const points =
      (price ? 3 : 0) +
      (has(sentence, 'task', 'title') ? 2 : 0) +
      (has(sentence, 'buyer') ? 1 : 0) +
      (has(sentence, 'asked') ? 1 : 0);
    if (!best || points > best.points) best = { sentence, points, ...(price && { priceCents: price.cents }) };
  }
  if (!best || best.points < 3) return {};
  const cost = content
    .flatMap((sentence) => (costWords.test(sentence.text) ? amountsOf(sentence) : []))
    .find(({ cents }) => cents < (best.priceCents ?? 0));
  const buyers = content.find((sentence) => has(sentence, 'asked') && has(sentence, 'buyer'));
  const what = best.sentence.hits.filter(({ list }) => list === 'task' || list === 'title')[0];
  const value: Idea = {
    what: what ? best.sentence.text.slice(what.from, what.to) : best.sentence.text.trim().slice(0, 80),
    ...(best.priceCents && { priceCents: best.priceCents }),
    ...(cost && { costCents: cost.cents }),
    ...(buyers && { buyers: buyers.text.trim().slice(0, 160) }),
  };
  return { idea: factIn(best.sentence, { id: 'idea', value, certainty: 'inferred' }) };
}
