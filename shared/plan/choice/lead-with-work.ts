import type { Trade } from '#shared/content/schemas/trade.ts';
import type { Reading, Work } from '../reading/reading.ts';
import { heading as capital } from '../write/say/words.ts';
import type { Candidate } from './candidate.ts';
import { knowsWork, lacksName, namesWork, sellsWork } from './knows-work.ts';
import { nameFor, ownWhat } from './own/name-own.ts';
import { buildOwnBusiness, type OwnSources } from './own/own-business.ts';
import { pickKind } from './own/pick-kind.ts';

/** More than this has a trade that the customer or the reviewer picked. */
const mostRead = 99;

/** A weaker trade may be the job of another: "receptionist at a physio". */
const leastNear = 10;

/** The strongest trade that the answers name: its law may hold for the person's own work. */
function nearestTrade({ skills }: Reading, byTrade: readonly Candidate[][]): Trade | undefined {
  const named = skills.filter(({ value }) => !value.isWeak && value.found.length > 0);
  return byTrade.find(
    ([first]) =>
      first && first.strength >= leastNear && named.some(({ value }) => value.trade === first.trade.id),
  )?.[0]?.trade;
}

/** A trade of this strength has a title, a price or years. */
const strong = 20;

/**
 * A trade that is known by a stray word of the story, such as "yard hand", does not stand against a skill that the
 * person lists and speaks of.
 */
function ownOverStray(
  { skills, work }: Reading,
  byTrade: readonly Candidate[][],
): (Work & { words: string }) | undefined {
  const [best] = byTrade[0] ?? [];
  const skill = skills.find(({ value }) => value.trade === best?.trade.id);
  const isStray = skill && !skill.value.isListed && skill.value.strength < strong;
  const isShown = work && work.value.points > 0 && Object.keys(work.value.deeds).length > 0;
  return isStray && isShown ? { ...work.value, words: work.words } : undefined;
}

/** A skill of which the story says less than this may be only what they are trained in. */
const hardlyTold = 1;
/** The story speaks so plainly of a trade that nothing else is meant. */
const plainlyTold = 18;
const muchAlike = 10;

/** "Toolmaking" in the list, and a story of scissors to sharpen. */
function isOnlyListed(said: Work, reading: Reading, best: Candidate | undefined): boolean {
  const skill = reading.skills.find(({ value }) => value.trade === best?.trade.id);
  return (
    !isTyped(reading) &&
    said.points < hardlyTold &&
    skill !== undefined &&
    skill.at.field === 'content' &&
    skill.value.found.length > 0 &&
    (skill.value.alike ?? 0) >= muchAlike &&
    (best?.strength ?? 0) >= plainlyTold
  );
}

/** Their own business, as they typed it into its form. */
const isTyped = ({ idea, ownTrade }: Reading): boolean =>
  idea?.certainty === 'confirmed' || ownTrade?.certainty === 'confirmed';

/** A task is a trade's own where the person shows more of the trade than the one word. */
function isShown({ id }: Trade, { skills }: Reading): boolean {
  const { found = [], alike = 0 } = skills.find(({ value }) => value.trade === id)?.value ?? {};
  return found.length >= 2 && found.length + alike / 5 >= 3;
}

/**
 * What they sell decides, and a trade only where it is the trade's own thing: the strongest trade that knows every word
 * of the name leads. Where none does, they sell it under its own name, with the law of the nearest trade. Where what they
 * sell is not sure, the strongest trade leads. `byTrade` is in order, the strongest trade first.
 */
export function leadWithWork(
  reading: Reading,
  byTrade: readonly Candidate[][],
  sources: Omit<OwnSources, 'near' | 'named'>,
): Candidate[][] {
  const strength = byTrade[0]?.[0]?.strength ?? 0;
  if ((strength >= mostRead && !isTyped(reading)) || sources.kinds.length === 0) return [...byTrade];
  const said = ownWhat(reading) ?? ownOverStray(reading, byTrade);
  if (!said || isOnlyListed(said, reading, byTrade[0]?.[0])) return [...byTrade];
  const isCalled = ({ trade, offer }: Candidate, at: number): boolean =>
    said.trades.includes(trade.id) ||
    (at === 0 &&
      ((said.tasks.includes(trade.id) && isShown(trade, reading)) ||
        (knowsWork(trade, said) && namesWork(offer, said, sources.trades))));
  const known = byTrade.findIndex(
    ([first], at) => first && (isCalled(first, at) || sellsWork(first.trade, said)),
  );
  const near = nearestTrade(reading, byTrade);
  const named = { what: said.name, words: said.words };
  const own =
    known < 0 && isAtWork(reading) ? buildOwnBusiness(reading, { ...sources, near, named }) : undefined;
  const found = byTrade[known];
  const leader = own ? [own] : found && underOwnName(found, said, { ...sources, reading });
  if (!leader) return [...byTrade];
  const others = byTrade.filter((candidates) => candidates !== found);
  const least = Math.max(strength, others[0]?.[0]?.strength ?? 0) + 1;
  return [leader.map((one) => ({ ...one, strength: Math.max(one.strength, least) })), ...others];
}

/** The story speaks so much of the work itself. */
const wellShown = 2.5;

/** A word in a list is no business: something is asked, charged or done. */
const isAtWork = ({ prices, buyers, work, idea, skills, ownTrade }: Reading): boolean =>
  skills.length > 0 ||
  ownTrade !== undefined ||
  (work?.value.points ?? 0) >= wellShown ||
  prices.length + buyers.length > 0 ||
  Object.keys(work?.value.deeds ?? {}).length > 0 ||
  idea?.certainty === 'confirmed';

/** "Guitar lessons" and not "Lessons at your home", where the trade has the thing and no offer names it. */
function underOwnName(
  [best, ...rest]: readonly Candidate[],
  work: Work,
  { kinds, reading }: Pick<OwnSources, 'kinds'> & { reading: Reading },
): Candidate[] {
  if (!best) return [];
  const isLesson = best.trade.group === 'teaching';
  const kind = isLesson
    ? kinds.find(({ id }) => id === 'teaching')
    : pickKind(kinds, work.name, { reading, near: best.trade });
  const name = kind && nameFor(kind, work.name);
  const isNamed = isLesson || best.offer.kind === 'product';
  if (name === undefined || !isNamed || !/^\p{Script=Latin}/u.test(name) || !lacksName(best.trade, work))
    return [best, ...rest];
  const offer = { ...best.offer, name: capital(name) };
  const offers = best.trade.offers.map((one) => (one.id === offer.id ? offer : one));
  return [{ ...best, offer, trade: { ...best.trade, offers } }, ...rest];
}
