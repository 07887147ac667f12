import type { Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import { ownTradeId } from '../reading/naming/rank-trades.ts';
import type { RankedTrade, Reading, Work } from '../reading/reading.ts';
import { heading as capital } from '../write/say/words.ts';
import type { Candidate } from './candidate.ts';
import { lacksName } from './lacks-name.ts';
import { isActivity } from './own/activity.ts';
import { fitsWork, isCalledSo } from './own/fits-work.ts';
import { nameFor, ownWhat } from './own/name-own.ts';
import { buildOwnBusiness, type OwnSources } from './own/own-business.ts';
import { pickKind } from './own/pick-kind.ts';
import { workLine } from './own/work-line.ts';

/** More than this has a trade that the customer or the reviewer picked. */
const mostRead = 99;

/** A weaker trade may be the job of another: "receptionist at a physio". */
const leastStrength = 10;
const leastNear = 0.05;
/** A trade of this strength has a title, a price or years. */
const strong = 20;

/** The trade that is likest to the business: its law may hold for the person's own work. */
function nearestTrade({ skills, ranked = [] }: Reading, byTrade: readonly Candidate[][]): Trade | undefined {
  const likely = ranked.find(({ trade, likely: share }) => trade !== ownTradeId && share >= leastNear);
  const named = skills.filter(({ value }) => !value.isWeak && value.found.length > 0);
  return (byTrade.find(([first]) => first?.trade.id === likely?.trade) ??
    byTrade.find(
      ([first]) =>
        first && first.strength >= leastStrength && named.some(({ value }) => value.trade === first.trade.id),
    ))?.[0]?.trade;
}

/** Their own business, as they typed it into its form. */
const isTyped = ({ idea, ownTrade }: Reading): boolean =>
  idea?.certainty === 'confirmed' || ownTrade?.certainty === 'confirmed';

/**
 * What they sell decides: the likeliest trade leads. Where that is none of the catalogue, they sell it under its own
 * name, with the law of the nearest trade. Where what they sell is not said, the strongest trade leads. `byTrade` is in
 * order, the strongest trade first.
 */
export function leadWithWork(
  reading: Reading,
  byTrade: readonly Candidate[][],
  sources: Omit<OwnSources, 'near' | 'named'>,
): Candidate[][] {
  const strength = byTrade[0]?.[0]?.strength ?? 0;
  if ((strength >= mostRead && !isTyped(reading)) || sources.kinds.length === 0) return [...byTrade];
  const said = ownWhat(reading);
  // The roles of words are known in English only.
  if (!said || isOnlyPriced(said, reading) || (reading.otherLanguage && !isTyped(reading)))
    return reading.otherLanguage ? [...byTrade] : withSubject(likelierFirst(byTrade, reading), reading);
  if (!isTyped(reading) && !reading.ranked && (strength >= strong || isTradeName(said, reading)))
    return [...byTrade];
  const likest = isTyped(reading) ? undefined : likestTrade(reading, byTrade, said);
  // A trade that sells something else lends nothing.
  const fits = ({ trade }: Candidate): boolean =>
    tradeWithTool(said, reading) === trade.id || fitsWork(trade, said, reading);
  const doing = isTyped(reading)
    ? []
    : byTrade.filter(
        ([first]) => first && isTaskOf(first, said) && (fits(first) || !said.name.includes(' ')),
      );
  const named = doing.find(([first]) => first && !lacksName(first.trade, said)) ?? doing[0];
  const isGuessed = likest?.[0] && !isFound(likest[0].trade, reading);
  const fitting =
    named && isGuessed
      ? named
      : likest?.[0] && (fits(likest[0]) || isClearOf(likest[0], said, reading))
        ? likest
        : undefined;
  const found =
    fitting ??
    listedTrade(reading, byTrade, said) ??
    (isTyped(reading)
      ? undefined
      : (byTrade.find(
          ([first]) => first && (isNamedAs(first.trade, said) || teachesSubject(first.trade, said)),
        ) ?? named));
  const near = nearestTrade(reading, byTrade);
  const called = { what: said.name, words: said.words };
  const own =
    !found && isAtWork(reading) ? buildOwnBusiness(reading, { ...sources, near, named: called }) : undefined;
  const leader = own ? [own] : found && underOwnName(found, said, { ...sources, reading });
  if (!leader) return [...byTrade];
  const others = byTrade.filter((candidates) => candidates !== found);
  const least = Math.max(strength, others[0]?.[0]?.strength ?? 0) + 1;
  return [leader.map((one) => ({ ...one, strength: Math.max(one.strength, least) })), ...others];
}

/** "Lunch costs me $28" names no business where a trade is listed that the answers speak of. */
const isOnlyPriced = ({ title, trades }: Work, reading: Reading): boolean => {
  const [first] = reading.skills;
  return (
    !isTyped(reading) &&
    title < leastTitle &&
    trades.length === 0 &&
    first?.value.isListed === true &&
    first.value.strength >= strong
  );
};
const leastTitle = 1.8;

/** So much of the strongest trade's points make another about as strong. */
const aboutAsStrong = 0.8;

/** Where no words name the work, the likeliest trade leads before one that is about as strong, or much less likely. */
function likelierFirst(byTrade: readonly Candidate[][], { ranked = [], skills }: Reading): Candidate[][] {
  const [first] = byTrade[0] ?? [];
  const leading = skills.find(({ value }) => value.trade === first?.trade.id)?.value;
  // Few words say little: the trades of “cleaning” keep their order unless another one is clear.
  const leastShare = leading?.isBroad ? clearlyLikely : leastOfLikely;
  const likeliest = ranked.find(({ trade, likely: share }) => trade !== ownTradeId && share >= leastShare);
  const share = ranked.find(({ trade }) => trade === first?.trade.id)?.likely ?? 0;
  const isClear =
    (first?.strength ?? 0) < leastStrength && (likeliest?.likely ?? 0) >= Math.max(clearlyLikely, 4 * share);
  const least = (first?.strength ?? 0) * (isClear ? aboutHalf : aboutAsStrong);
  const near = byTrade.find(([one]) => one && one.strength >= least && one.trade.id === likeliest?.trade);
  return near ? [near, ...byTrade.filter((one) => one !== near)] : [...byTrade];
}
const clearlyLikely = 0.35;
const aboutHalf = 0.5;
const leastOfLikely = 0.02;

/** "Private teacher" names no subject. */
const noSubject =
  /^(?:private|primary|high|secondary|school|head|assistant|relief|casual|class|qualified|senior|junior|student|personal|life|sports?)\b/i;

/** A listed "tennis coach" says what the lessons are about, where nothing else does. */
function withSubject(byTrade: readonly Candidate[][], { skills }: Reading): Candidate[][] {
  const [[best, ...rest] = [], ...others] = byTrade;
  const skill = skills.find(({ value }) => value.trade === best?.trade.id && value.isListed)?.value;
  const [, subject, who] =
    skill?.found.map((one) => /^(\p{L}+) (coach|teacher|tutor|instructor)$/iu.exec(one)).find(Boolean) ?? [];
  if (best?.trade.group !== 'teaching' || subject === undefined || noSubject.test(subject))
    return [...byTrade];
  const name = `${subject.toLowerCase()} ${who === 'coach' ? 'coaching' : 'lessons'}`;
  if (!lacksName(best.trade, { roots: wordsOf(subject).map(({ stem }) => rootOf(stem)) }))
    return [...byTrade];
  const offer = { ...best.offer, name: capital(name), line: workLine(name, best.trade) };
  return [[{ ...best, offer }, ...rest], ...others];
}

const surelyOwn = 0.9;
const wellNamed = 2;
const wellTitled = 4;

/** Where the name of their work is vague and it may be of a trade, a trade that they list as their skill leads. */
function listedTrade(
  reading: Reading,
  byTrade: readonly Candidate[][],
  { points, title }: Work,
): Candidate[] | undefined {
  const { ranked = [], skills } = reading;
  const own = ranked.find(({ trade }) => trade === ownTradeId)?.likely ?? 0;
  if (isTyped(reading) || own >= surelyOwn || points >= wellNamed || title >= wellTitled) return undefined;
  const isListed = (id: string): boolean =>
    skills.some(({ value }) => value.trade === id && value.isListed && value.strength >= leastStrength);
  return byTrade.find(([first]) => first && isListed(first.trade.id));
}

/** The likeliest trade; one that is called as they call their work comes before it. */
function likestTrade(reading: Reading, byTrade: readonly Candidate[][], said: Work): Candidate[] | undefined {
  const { ranked = [] } = reading;
  const open = ranked.filter(
    ({ trade }) => trade === ownTradeId || byTrade.some(([first]) => first?.trade.id === trade),
  );
  const of = (id: string | undefined) => byTrade.find(([first]) => first?.trade.id === id);
  const own = ranked.find(({ trade }) => trade === ownTradeId)?.likely ?? 0;
  const isOwnFirst = open[0]?.trade === ownTradeId;
  const called = open.find(({ trade, likely }) => {
    const [first] = of(trade) ?? [];
    const isNamed = said.trades.includes(trade) && (first?.strength ?? 0) >= strong;
    const isLikely = likely >= Math.max(leastCalled, isNamed ? 0 : leastOfOwn * own);
    const isStrong = isOwnFirst && (first?.strength ?? 0) >= strong && likely >= leastOfOwn * own;
    return isLikely && first !== undefined && (isNamed || isStrong || isCalledSo(first.trade, said));
  });
  const likest = listedNearTie(reading, called ?? open[0]) ?? (called ?? open[0])?.trade;
  const clear = likest === ownTradeId ? tradeWithTool(said, reading) : clearTrade(reading, likest);
  return of(clear ?? likest);
}

/** Of two trades about as likely, the one that they list with their years leads: "hairdresser 15 years". */
function listedNearTie({ ranked = [], skills }: Reading, likest?: RankedTrade): string | undefined {
  const listed = skills.find(({ value }) => value.isListed && value.years !== undefined)?.value.trade;
  const near = ranked.find(({ trade }) => trade === listed);
  return near && likest && near.likely >= likest.likely / 2 ? listed : undefined;
}

/** The trade that the answers list and tell years of comes before one that they never call by its name. */
function clearTrade({ skills }: Reading, likest: string | undefined): string | undefined {
  const [first] = skills;
  const other = skills.find(({ value }) => value.trade === likest)?.value;
  const isClear =
    first?.value.isListed && first.value.years !== undefined && first.value.strength >= 2 * strong;
  return isClear && other?.found.length === 0 && other.strength * 2 <= first.value.strength
    ? first.value.trade
    : undefined;
}

/** "Whipper snipper" is no business but a tool of the trade that the answers speak of. */
const tradeWithTool = ({ name }: Work, { skills }: Reading): string | undefined =>
  skills.find(({ value }) => value.isListed && value.strength >= strong && value.found.includes(name))?.value
    .trade;
const leastCalled = 0.1;
const leastOfOwn = 0.8;

/** "Gardening" is what a trade of theirs is called. */
function isTradeName({ roots }: Work, { skills }: Reading): boolean {
  const names = skills
    .filter(({ value }) => !value.isWeak && value.strength >= leastStrength)
    .flatMap(({ value }) => value.found.flatMap((one) => wordsOf(one).map(({ stem }) => rootOf(stem))));
  return roots.length > 0 && roots.every((root) => names.includes(root));
}

/** "House cleans" are house cleaning. */
function isNamedAs({ name }: Trade, { roots, isSure }: Work): boolean {
  const names = wordsOf(name).map(({ stem }) => rootOf(stem));
  return (
    isSure && roots.length > 1 && names.length === roots.length && roots.every((root) => names.includes(root))
  );
}

/** "Washing cars" is what a trade of theirs does. */
const isTaskOf = ({ trade, strength }: Candidate, { tasks }: Work): boolean =>
  strength >= leastStrength && tasks.includes(trade.id);

/** "Organising events" is a skill of another trade, which is much less likely than the one that their words name. */
function isClearOf({ trade }: Candidate, { tasks }: Work, reading: Reading): boolean {
  const likely = (id: string): number => reading.ranked?.find((one) => one.trade === id)?.likely ?? 0;
  return (
    isFound(trade, reading) &&
    likely(trade.id) >= surelyLikely &&
    tasks.length > 0 &&
    tasks.every((id) => likely(id) < leastOfLikely)
  );
}
const surelyLikely = 0.5;
/** The answers have a word of the trade. */
const isFound = ({ id }: Trade, { skills }: Reading): boolean =>
  skills.some(({ value }) => value.trade === id && value.found.length > 0);

/** "Art lessons" are of the trade of art and craft classes. */
function teachesSubject({ group, name, plain }: Trade, { name: said, roots }: Work): boolean {
  if (group !== 'teaching' || !lessons.test(said)) return false;
  const named = wordsOf(`${name} ${plain}`).map(({ stem }) => rootOf(stem));
  const noun = wordsOf(said)
    .filter(({ text }) => lessons.test(text))
    .map(({ stem }) => rootOf(stem));
  const subject = roots.filter((root) => !noun.includes(root));
  return subject.length > 0 && subject.every((root) => named.includes(root));
}

/** The story speaks so much of the work itself. */
const wellShown = 6;

/** A word in a list is no business: something is asked, charged or done. */
const isAtWork = ({ prices, buyers, work, idea, skills, ownTrade }: Reading): boolean =>
  skills.length > 0 ||
  ownTrade !== undefined ||
  (work?.value.points ?? 0) >= wellShown ||
  prices.length + buyers.length > 0 ||
  Object.keys(work?.value.deeds ?? {}).length > 0 ||
  idea?.certainty === 'confirmed';

const lessons = /\b(?:lessons|tutoring|coaching|teaching|classes)\b/i;
/** "Specialist maths" and "privately" name no other subject than the trade does. */
const isSubject = ({ name, plain }: Trade, { name: said, roots }: Work): boolean =>
  !/^(?:teach|tutor|coach)/i.test(said) &&
  !wordsOf(`${name} ${plain}`).some(({ stem, text }) => !lessons.test(text) && roots.includes(rootOf(stem)));

/** "Guitar lessons" and not "Lessons at your home", where the trade has the thing and no offer names it. */
function underOwnName(
  [best, ...rest]: readonly Candidate[],
  work: Work,
  { kinds, reading }: Pick<OwnSources, 'kinds'> & { reading: Reading },
): Candidate[] {
  if (!best) return [];
  const isLesson = best.trade.group === 'teaching' && lessons.test(best.trade.plain);
  const kind = isLesson
    ? kinds.find(({ id }) => id === 'teaching')
    : pickKind(kinds, work.name, { reading, near: best.trade });
  const name = kind && nameFor(kind, work.name);
  const isProduct = best.offer.kind === 'product';
  const isNamed = isLesson
    ? isSubject(best.trade, work)
    : isProduct && name !== undefined && !isActivity(name);
  if (name === undefined || !isNamed || !/^\p{Script=Latin}/u.test(name) || !lacksName(best.trade, work))
    return [best, ...rest];
  const line = kind?.trade.offers[0]?.line.replaceAll('{what}', name) ?? best.offer.line;
  const offer = { ...best.offer, name: capital(name), line };
  const offers = best.trade.offers.map((one) => (one.id === offer.id ? offer : one));
  return [{ ...best, offer, trade: { ...best.trade, offers } }, ...rest];
}
