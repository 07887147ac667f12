import type { Licence } from '#shared/content/schemas/catalogue.ts';
import type { Place } from '#shared/content/schemas/parts.ts';
import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { isInSight, type Reading, type Skill } from '../reading/reading.ts';
import type { Candidate, Choice, Reason, Removed } from './candidate.ts';
import { blockOf, careOf, type LawContext, limitOf } from './lawful.ts';
import { leadWithWork } from './lead-with-work.ts';
import { inPlainWords } from './plain-words.ts';
import { protectedBy } from './protected-name.ts';
import { scoreOffer } from './score-offer.ts';

export interface ChooseContext {
  /** The trades of the reading's skills, of an unlocked handbook, and those that need no skill. */
  trades: readonly Trade[];
  licences: ReadonlyMap<string, Licence>;
  place: Place;
  /** The parts of a business that has no file in the catalogue. */
  ownKinds?: readonly OwnKind[] | undefined;
  /** Handbook paths that the person unlocked and named. */
  unlocked?: readonly string[];
  /** The offer that a person picked, by its id, or `ownBusinessId`. It leads, unless a limit or a licence rules it out. */
  picked?: string;
}

/** The id of the customer's own business, whatever kind of sale it is. */
export const ownBusinessId = 'own';
const mostOffered = 3;
/** Work that asks for what the person should spare comes after work that does not. */
const careCosts = 3;
/** A licence that most people lack says more than years of work. */
const licenceStrength = 8;
/** An unlocked handbook is a choice that the person made and paid for. */
const unlockedStrength = 14;

function reasonsFor(
  reading: Reading,
  skill: Skill | undefined,
  trade: Trade,
  unlocked: readonly string[],
): Reason[] {
  const reasons: Reason[] = [];
  const path = trade.handbooks.find((handbook) => unlocked.includes(handbook));
  if (path) reasons.push({ kind: 'handbook', path });
  if (!skill) return [...reasons, ...(path ? [] : [{ kind: 'needs-no-skill' } as const])];
  const named = reading.skills.find(({ value }) => value.trade === trade.id);
  const waiting = reading.buyers.find(isInSight);
  if (skill.proof.includes('asked') && waiting) reasons.push({ kind: 'asked', words: waiting.words });
  const paid = reading.prices.find(({ value }) => value.when === 'now' || value.when === 'past');
  if (skill.proof.includes('paid') && paid) reasons.push({ kind: 'paid', words: paid.words });
  if (skill.years && named) reasons.push({ kind: 'years', years: skill.years, words: named.words });
  if (named) reasons.push({ kind: 'named', words: named.words });
  for (const { value } of reading.licences)
    if (value.status === 'held' && trade.licences.includes(value.licence))
      reasons.push({ kind: 'licence', licence: value.licence });
  return reasons;
}

function candidatesOf(trade: Trade, strength: number, law: LawContext, reasons: Reason[]) {
  const kept: Candidate[] = [];
  const removed: Removed[] = [];
  for (const offer of trade.offers) {
    const id = `${trade.id}/${offer.id}`;
    const by = blockOf(offer, trade, law);
    if (by) {
      removed.push({ id, name: offer.name, by });
      continue;
    }
    const under = limitOf(offer, law);
    const care = careOf(offer, law);
    kept.push({
      id,
      trade,
      offer,
      strength,
      fit: scoreOffer(offer, trade, law.reading) - (care.length > 0 ? careCosts : 0),
      reasons,
      ...(under && { under }),
      care,
      isOwnIdea: false,
    });
  }
  return {
    kept: kept.toSorted((one, other) => other.fit - one.fit || (one.id < other.id ? -1 : 1)),
    removed,
  };
}

/** The customer's own idea is marked where the price card has the thing that they sell. */
function markOwnIdea([best, ...rest]: Candidate[], { idea }: Reading): Candidate[] {
  if (!best) return [];
  const [item] = best.offer.items;
  const price = (idea?.value.priceCents ?? 0) / 100;
  const isTheirs =
    idea?.value.trade === best.trade.id &&
    item &&
    price >= item.price.low / 2 &&
    price <= item.price.high * 1.5;
  if (!idea || !isTheirs) return [best, ...rest];
  return [
    { ...best, isOwnIdea: true, reasons: [...best.reasons, { kind: 'own-idea', words: idea.words }] },
    ...rest,
  ];
}

interface Locked {
  trade: Trade;
  strength: number;
  licence: string;
  reasons: Reason[];
}

/**
 * A trade that needs a licence as a whole is planned with the licence as its first step, where the person let it lapse
 * or applied for it, or where nothing else that they may do comes near. Work that they may do now comes first otherwise.
 */
function afterLicence(locked: readonly Locked[], lawfulStrength: number, law: LawContext): Candidate[][] {
  return locked.flatMap(({ trade, strength, licence, reasons }) => {
    const isOnItsWay = law.reading.licences.some(
      ({ value }) =>
        value.status !== 'missing' &&
        value.status !== 'held' &&
        trade.licences.concat(licence).includes(value.licence),
    );
    if (strength < 10 || law.reading.refusesLicence || (!isOnItsWay && lawfulStrength >= strength / 2))
      return [];
    const held = { ...law, isLicenceIgnored: true };
    const { kept } = candidatesOf(trade, strength, held, reasons);
    return kept.length > 0 ? [kept.map((candidate) => ({ ...candidate, licenceFirst: licence }))] : [];
  });
}

const opensWork = (trade: Trade, reading: Reading): boolean =>
  trade.offers.some(
    ({ licence }) =>
      licence?.as === 'work' &&
      reading.licences.some(({ value }) => value.licence === licence.id && value.status === 'held'),
  );

/** One offer of each strong trade first, then the second offers, so that three different businesses are shown. */
function spread(byTrade: Candidate[][]): Candidate[] {
  const offered: Candidate[] = [];
  const [first = [], ...rest] = byTrade;
  if (first[0]) offered.push(first[0]);
  const leader = first[0]?.strength ?? 0;
  for (const [best] of rest)
    if (best && best.strength >= leader / 2 && offered.length < mostOffered) offered.push(best);
  for (const candidate of [...first.slice(1), ...rest.flat()])
    if (!offered.includes(candidate) && offered.length < mostOffered) offered.push(candidate);
  return offered;
}

/** What the customer calls their idea is always among the three. */
function withOwnIdea(offered: Candidate[], all: readonly Candidate[], { idea }: Reading): Candidate[] {
  const isCalled = idea?.value.isNamed === true || idea?.certainty === 'confirmed';
  const own = all.find(({ isOwnIdea, isUncatalogued }) => isOwnIdea && (isCalled || !isUncatalogued));
  if (!own || offered.includes(own)) return offered;
  return [...offered.slice(0, mostOffered - 1), own];
}

/** A picked offer comes first, also one that the three left out. */
function withPicked(
  offered: Candidate[],
  all: readonly Candidate[],
  picked: string | undefined,
): Candidate[] {
  const wanted = all.find(({ id, isOwnIdea }) => id === picked || (picked === ownBusinessId && isOwnIdea));
  if (!wanted) return offered;
  return [wanted, ...offered.filter(({ id }) => id !== wanted.id)].slice(0, mostOffered);
}

/** Next to work that we do not plan, a trade needs more than a word in passing. */
const leastOther = { listed: 18, told: 24 } as const;

const strongest = (reading: Reading): Skill[] =>
  reading.skills.filter(({ value }) => !value.isWeak).map(({ value }) => value);

/** "No bond cleans": all that speaks of the trade is work which the person does not do. */
const isRefused = ({ found }: Skill, { notDone }: Reading): boolean => {
  const refused = notDone.map(({ value }) => value.what.toLowerCase());
  const isNamed = (word: string) =>
    refused.some((what) => what.startsWith(word.toLowerCase()) && what.length <= word.length + 2);
  return found.length > 0 && found.every(isNamed);
};

/** Chooses up to three businesses. What a person can do decides; limits and licences remove offers, never trades. */
export function choose(
  reading: Reading,
  { trades, licences, place, ownKinds = [], unlocked = [], picked }: ChooseContext,
): Choice {
  const law: LawContext = { reading, licences, place };
  const declined = reading.notPlanned.map(({ value }) => value.what);
  const skills = strongest(reading);
  const removed: Removed[] = [];
  const later: Choice['later'] = [];
  const locked: Locked[] = [];
  const ranked: { trade: Trade; skill: Skill | undefined; strength: number }[] = [];
  for (const trade of trades) {
    const skill = skills.find((one) => one.trade === trade.id);
    if (skill && isRefused(skill, reading)) continue;
    const isUnlocked = trade.handbooks.some((handbook) => unlocked.includes(handbook));
    const strength =
      (skill?.strength ?? 0) +
      (skill && opensWork(trade, reading) ? licenceStrength : 0) +
      (isUnlocked ? unlockedStrength : 0);
    if (strength > 0) ranked.push({ trade, skill, strength });
  }
  ranked.sort((one, other) => other.strength - one.strength || (one.trade.id < other.trade.id ? -1 : 1));
  const byTrade: Candidate[][] = [];
  for (const { trade, skill, strength } of ranked) {
    const found = candidatesOf(trade, strength, law, reasonsFor(reading, skill, trade, unlocked));
    removed.push(...found.removed);
    if (found.kept.length > 0) byTrade.push(markOwnIdea(found.kept, reading));
    const lacking = found.removed.find(({ by }) => by.kind === 'licence');
    if (found.kept.length === 0 && lacking?.by.kind === 'licence') {
      later.push({ trade: trade.id, licence: lacking.by.licence });
      locked.push({
        trade,
        strength,
        licence: lacking.by.licence,
        reasons: reasonsFor(reading, skill, trade, unlocked),
      });
    }
  }
  byTrade.push(...afterLicence(locked, Math.max(0, ...byTrade.map(([best]) => best?.strength ?? 0)), law));
  byTrade.sort(([one], [other]) => (other?.strength ?? 0) - (one?.strength ?? 0));
  const led = declined.length > 0 ? byTrade : leadWithWork(reading, byTrade, { trades, kinds: ownKinds });
  const all = led.flat();
  const usual = withOwnIdea(spread(led), all, reading);
  const [first, ...rest] = withPicked(usual, all, picked);
  // The form showed the first of the three in plain words, and what someone picks keeps its name.
  const isUsual = first?.id === usual[0]?.id || first?.id !== picked;
  const shown = first ? [isUsual ? inPlainWords(first, reading) : first, ...rest] : [];
  const offered = shown.map((one) => withLicence(one, trades, law));
  const other = skills.find(({ trade }) => trade === offered[0]?.trade.id);
  const isOtherClear = (offered[0]?.strength ?? 0) >= (other?.isListed ? leastOther.listed : leastOther.told);
  if (declined.length > 0 && (!isOtherClear || reading.declinesOthers))
    return {
      offered: [],
      removed,
      later,
      declined,
      kind: 'none',
      why: 'We do not plan this kind of business.',
    };
  const isOwnRefused = reading.refusesLicence === true && offered[0]?.isUncatalogued === true;
  const [refused] = reading.refusesLicence ? locked : [];
  if (isOwnRefused || (refused && (offered.length === 0 || reading.declinesOthers)))
    return {
      offered: [],
      removed,
      later,
      declined,
      kind: 'none',
      why: 'This work needs a licence that you say you will not get. We do not plan it without one.',
    };
  if (offered.length > 0)
    return { offered, removed, later, declined, kind: offered[0]?.isUncatalogued ? 'own' : 'chosen' };
  return { ...withoutSkill(reading, { trades, law }), removed, later, declined };
}

/** The licence without which no one may do the customer's own work, whatever they call it. */
function withLicence(candidate: Candidate, trades: readonly Trade[], law: LawContext): Candidate {
  const { trade, offer, isUncatalogued } = candidate;
  const found = isUncatalogued ? protectedBy(offer.name, trades, law) : undefined;
  if (!found) return candidate;
  const licences = [...new Set([found.licence, ...trade.licences])];
  return { ...candidate, licenceFirst: found.licence, trade: { ...trade, licences } };
}

/** Work that neighbours pay for, and that most people can start with. */
const isEveryday = ({ trade, offer }: Candidate): boolean =>
  (trade.group === 'home-services' || trade.group === 'animals') && !offer.needs.includes('camera');

const startCost = ({ trade }: Candidate): number =>
  trade.start.before.reduce((sum, { dollars }) => sum + dollars, 0);

/** No one is sold a plan that uses none of their skills: we ask, and show what needs none, with that label. */
function withoutSkill(
  reading: Reading,
  { trades, law }: { trades: readonly Trade[]; law: LawContext },
): Pick<Choice, 'offered' | 'kind' | 'why'> {
  const weak = new Set(reading.skills.map(({ value }) => value.trade));
  const open = trades
    .filter(({ id, fit, group }) => fit.needsNoSkill && (weak.has(id) || group !== 'digital-product'))
    .flatMap((trade) => candidatesOf(trade, 0, law, [{ kind: 'needs-no-skill' }]).kept.slice(0, 1));
  const offered = open
    .toSorted(
      (one, other) =>
        Number(weak.has(other.trade.id)) - Number(weak.has(one.trade.id)) ||
        Number(isEveryday(other)) - Number(isEveryday(one)) ||
        startCost(one) - startCost(other) ||
        other.fit - one.fit ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, mostOffered);
  return {
    offered,
    kind: 'ask',
    why: 'We found no skill in your answers that people pay for. What have people thanked you or paid you for?',
  };
}
