import { countIn, countWords } from './count-words.ts';
import type { Fact, Group, PriceFact, Reading } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** How many people share one tour, class or table, where each of them pays. */

const perHead =
  /^(?:person|head|child|kid|student|pupil|participant|adult|guest|place|seat|spot|ticket|pax)$/i;
export const isPerHead = (unit: string | undefined): boolean => unit !== undefined && perHead.test(unit);

const count = String.raw`(\d{1,2}|${countWords})(?:\s?(?:-|–|to|or)\s?(\d{1,2}|${countWords}))?`;
const people = String.raw`(?:people|persons|adults|kids|children|students|pupils|guests|participants|places|seats|spots|heads|paddlers|riders|walkers|learners|women|men|beginners|teens|seniors|of them)`;
const session = String.raw`(?:groups?|class(?:es)?|tours?|sessions?|workshops?|trips?|part(?:y|ies)|tables?|walks?|circles?|boats?|vans?|bus(?:es)?|boards?)`;
/** Words that say that it is the size of each group. */
const surest = new RegExp(
  String.raw`\b${session} (?:of|for|with|takes?|holds?|seats?) (?:up to |at most |max(?:imum)? (?:of )?|about |only )?${count}\b(?!\s*-?\s*(?:hours?|hrs?|days?|min|weeks?|months?|km|kilomet))|\b(?:up to|at most|no more than|max(?:imum)?(?: of)?|limit(?:ed)? (?:of|to)|capped at) ${count} (?:${people}|(?:per|a|each|in a|to a) ${session})|\b${count} (?:${people} )?(?:max\b|maximum|at a time|(?:per|in a|to a|each|a) ${session})`,
  'iu',
);
/** In the sentence of the price a plain count of people is enough. */
const plain = new RegExp(String.raw`(?<!for )\b${count} ${people}\b`, 'iu');

const least = 2;
const most = 40;

/** Not every place is sold each time. */
const filledShare = 0.75;
export const countedIn = (size: number): number => Math.max(1, Math.round(size * filledShare));

/** Among how many paying people the hours of one group are shared; 1 where each comes alone. */
export const sharedAmong = ({ group }: Pick<Reading, 'group'>, unit: string | undefined): number =>
  group && isPerHead(unit) ? countedIn(group.value.size) : 1;

/** "Max 8 people, $48 each": next to the size of the group, each is a person. */
export function pricedPerPerson(
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
): Fact<PriceFact>[] {
  return prices.map((price) => {
    const { unit, buyer } = price.value;
    if (buyer !== undefined || (unit !== undefined && unit !== 'each')) return price;
    const sentence = sentences.find(
      ({ field, from, text }) =>
        field === price.at.field && price.at.from >= from && price.at.to <= from + text.length,
    );
    const others = prices.filter(({ at }) => sentence && at.from >= sentence.from && at !== price.at);
    const isAlone = !others.some(({ at }) => sentence && at.to <= sentence.from + sentence.text.length);
    // "A lesson $55, or groups of four $25 each": only the group is paid by the head.
    const said = isAlone ? (sentence?.text ?? '') : price.words;
    const isShared = sentence && surest.test(sentence.text) && /\beach\b/i.test(said);
    return isShared ? { ...price, value: { ...price.value, unit: 'person' } } : price;
  });
}

export function readGroup(
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
): Fact<Group> | undefined {
  const each = prices.filter(({ value }) => isPerHead(value.unit) && value.buyer === undefined);
  if (each.length === 0) return undefined;
  const told = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const priced = told.filter((sentence) =>
    each.some(({ at }) => at.from >= sentence.from && at.to <= sentence.from + sentence.text.length),
  );
  return firstIn(told, surest) ?? firstIn(priced, plain);
}

function firstIn(sentences: readonly ReadSentence[], pattern: RegExp): Fact<Group> | undefined {
  for (const sentence of sentences) {
    const found = pattern.exec(sentence.text);
    const [size, high] =
      found
        ?.slice(1)
        .filter((text) => text !== undefined)
        .map(countIn) ?? [];
    if (!found || size === undefined || size < least || (high ?? size) > most) continue;
    return factIn(sentence, {
      id: 'group',
      value: { size },
      from: found.index,
      to: found.index + found[0].length,
    });
  }
  return undefined;
}
