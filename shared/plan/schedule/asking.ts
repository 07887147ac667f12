import type { Trade } from '#shared/content/schemas/trade.ts';
import { isHousehold } from '../reading/read-experience.ts';
import type { BuyerFact, Fact, Reading } from '../reading/reading.ts';
import { buyerInWords } from '../write/say/own-words.ts';
import { list, phrase } from '../write/say/words.ts';
import * as common from './common-tasks.ts';
import type { PlannedTask } from './schedule.ts';

/** Who is asked, in which order: people whom the customer named, then the kinds that the trade knows. */

/** People who live near the customer, or near a child's school. */
const isLocal = /\b(?:neighbours?|school|street|local|suburb|kindy|playgroup|church|sport)\b/i;
const isKnown = /\b(?:already|who asked|before|know you)\b/i;

export interface Asked {
  trade: Pick<Trade, 'firstTen'>;
  reading: Pick<Reading, 'sellsToFirms'>;
  /** A person in danger asks no one who lives nearby. */
  isSafety: boolean;
  /** The customer named people, so "those who know you" are asked already. */
  hasNamed: boolean;
}

/** The lines of the trade's list that suit this person: "two agencies near you". */
export const kindsToAsk = ({ trade, reading, isSafety, hasNamed }: Asked): string[] =>
  trade.firstTen.filter(
    (who) =>
      !(hasNamed && isKnown.test(who)) &&
      !(isSafety && isLocal.test(who)) &&
      !(reading.sellsToFirms && isHousehold.test(who)),
  );

const countWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
export const countWord = (count: number): string => countWords[count] ?? String(count);

/** People in one line: "Two agents on your main street" are two, and everything without a number is one. */
export function countOf(who: string): number {
  const [first = ''] = who.toLowerCase().split(/\s/, 1);
  return Math.max(1, countWords.indexOf(first), Number(first) || 0);
}

/** One sitting asks about three people. */
const mostAtOnce = 3;

/** Lines of the list in groups, so that each task says whom it means. */
function groupsOf(kinds: readonly string[]): string[][] {
  const groups: string[][] = [];
  let count = mostAtOnce;
  for (const kind of kinds) {
    if (count >= mostAtOnce) {
      groups.push([]);
      count = 0;
    }
    groups.at(-1)?.push(kind);
    count += countOf(kind);
  }
  // One person at the end belongs to the sitting before.
  const last = groups.at(-1);
  if (groups.length < 2 || count > 1) return groups;
  return [...groups.slice(0, -2), [...(groups.at(-2) ?? []), ...(last ?? [])]];
}

/** Only people who have clients can ask them. */
export const asksClients =
  /\b(?:happy|paying|each|every|your) (?:\w+ )?(?:client|customer|owner|family|student)s?\b/i;
/** Answers need some days. */
export const asksAgain =
  /\b(?:did not answer|(?:has|have) not answered|haven[’']t (?:answered|replied)|once more|said "later"|follow up)\b/i;
/** What is shown must be made first. */
export const showsMade = /^(?:Show|Bring|Take|Hand out)\b|\b(?:samples?|new batch|pieces)\b/i;

/** So many are asked in one sitting. */
const mostNamed = 4;

/** A running business offers nothing new to those who buy from it today. */
const namesToAsk = (named: readonly Fact<BuyerFact>[], isSelling: boolean): string[] =>
  named
    .filter(({ value }) => !(isSelling && value.when === 'now'))
    .slice(0, mostNamed)
    .map(({ value }) => buyerInWords(value));

interface AskSources {
  reading: Reading;
  trade: Trade;
  named: readonly Fact<BuyerFact>[];
  isSafety: boolean;
  isSelling: boolean;
  /** The trade's own ways to sell. */
  own: readonly PlannedTask[];
}

/** Every task that asks people to buy, the most promising first. Two ways to sell come before each round of kinds. */
export function askTasks({ reading, trade, named, isSafety, isSelling, own }: AskSources): PlannedTask[] {
  const names = namesToAsk(named, isSelling);
  const kinds = groupsOf(kindsToAsk({ trade, reading, isSafety, hasNamed: named.length > 0 })).map(
    (group, index) => common.askKinds(index, list(group.map(phrase))),
  );
  const words = list(names);
  const fresh = own.filter(({ do: text }) => !(asksClients.test(text) || asksAgain.test(text)));
  const later = own.filter((task) => !fresh.includes(task));
  const [firstKinds, ...moreKinds] = kinds;
  const asksForName = later.some(({ do: text }) => asksClients.test(text));
  return [
    ...(names.length > 0 ? [isSelling ? common.offerMore(words) : common.askNamed(words)] : []),
    ...fresh.slice(0, 1),
    ...(firstKinds ? [common.listTen(), firstKinds] : []),
    ...fresh.slice(1, 2),
    common.askAgain(),
    ...later,
    ...(asksForName || isSelling ? [] : [common.askForName()]),
    ...moreKinds.slice(0, 1),
    ...fresh.slice(2),
    ...moreKinds.slice(1),
  ];
}
