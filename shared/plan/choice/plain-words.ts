import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { lineName } from '../figures/mix/price-lines.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import { isSelling, type Reading } from '../reading/reading.ts';
import { heading as capital } from '../write/say/words.ts';
import type { Candidate } from './candidate.ts';
import { ownRoots } from './lacks-name.ts';
import { isActivity } from './own/activity.ts';
import { ownWhat } from './own/name-own.ts';
import { workLine } from './own/work-line.ts';

/** Words that promise nothing of whom it is for, when and how. */
const small =
  /^(?:and|or|of|for|from|with|in|at|by|on|to|the|an?|your|their|one|two|own|new|small|work|jobs?|lessons?|services?|repairs?|help)$/i;

const rootsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      wordsOf(text)
        .filter((word) => !small.test(word.text))
        .map(({ stem }) => rootOf(stem)),
    ),
  );

/** What a trade is called, whichever of its offers is sold. */
const namesOf = ({ name, plain, recognise }: Trade): string[] => [name, plain, ...recognise.titles];

/** All that the customer says of what they sell, for whom and for how much. */
const saidBy = ({ sold = {}, skills, prices, buyers, idea }: Reading): Set<string> =>
  new Set([
    ...Object.keys(sold),
    ...rootsIn([
      ...skills.flatMap(({ value }) => value.found),
      ...prices.map(({ words }) => words),
      ...buyers.map(({ words }) => words),
      idea?.words ?? '',
    ]),
  ]);

/** "Mowing whipper snipping" is a list of words, and "teaching kids" no name. */
const isNoName = (name: string): boolean =>
  !name.includes(' ') ||
  /^\p{L}+ing\s/u.test(name) ||
  (!/ and /.test(name) && (name.match(/ing\b/g)?.length ?? 0) > 1);

/** So sure the network is of a name. */
const leastTitle = 3.4;
const leastPoints = 1.7;
/** "Keep books" tells what to do, and "a saw doctor" who does it. */
const isPhrase = (name: string): boolean =>
  name.split(' ').length > 4 ||
  /^(?:build|clip|keep|move|write|tutor|teach|make|sell|fix|repair|help)\b|\b(?:small|year|doctor|grinder|privately)$/i.test(
    name,
  );

/** What most of their prices are for and no word of the trade says, such as "wedding envelopes". */
function isSureName(
  { work, prices, otherLanguage }: Reading,
  group: string,
  unsaid: readonly string[],
): boolean {
  if (!work || work.value.title < leastTitle || unsaid.length === 0) return false;
  const { name, points } = work.value;
  if (otherLanguage || group === 'teaching' || isPhrase(name)) return false;
  const lines = prices.flatMap(({ value }) => lineName(value) ?? []);
  if (lines.length === 0) return points >= leastPoints;
  return lines.filter((line) => unsaid.some((root) => rootsIn([line]).has(root))).length >= lines.length / 2;
}

const lessons = /(?:lessons|tutoring|coaching|classes)$/;
const noSubject =
  /ing\b|\b(?:lessons?|tutor\p{L}*|coach\p{L}*|class(?:es)?|kids|child(?:ren)?|adults?|beginners|students?|year|term|grade|home|only|specialised)\b|^\P{L}/iu;

/** "Piano lessons", where the trade is called music lessons. */
function lessonName({ group, plain }: Trade, { work, otherLanguage }: Reading): string | undefined {
  const ending = lessons.exec(plain)?.[0];
  if (!work || group !== 'teaching' || ending === undefined || otherLanguage) return undefined;
  const { name, title } = work.value;
  const isSubject = title >= leastTitle && name.split(' ').length < 4 && !noSubject.test(name);
  return isSubject && !plain.includes(name) ? `${name} ${ending}` : undefined;
}

/** Their own name for it, where it is work of this trade, or all of it is in the name of the offer: "live captions". */
function ownName(offer: Offer, trade: Trade, reading: Reading): string | undefined {
  const { name } = ownWhat(reading) ?? {};
  if (name === undefined || isNoName(name)) return undefined;
  const roots = ownRoots({ roots: [...rootsIn([name])] });
  const ofOffer = rootsIn([offer.name]);
  const ofTrade = rootsIn([...namesOf(trade), ...trade.recognise.tasks]);
  const parts = name.split(' and ');
  const said = new Set([...ofTrade, ...ofOffer]);
  if (
    isSureName(
      reading,
      trade.group,
      roots.filter((root) => !said.has(root)),
    )
  )
    return name;
  const isSkill = (reading.work?.value.title ?? leastTitle) < leastTitle;
  const isWork =
    !isSkill && parts.some(isActivity) && roots.some((root) => ofOffer.has(root) || ofTrade.has(root));
  return isWork || (parts.length === 1 && roots.every((root) => ofOffer.has(root))) ? name : undefined;
}

/** "Mobile coolroom hire", where the trade hires out many things. */
function hiredName({ id, plain }: Trade, { skills }: Reading): string | undefined {
  const found = skills.find(({ value }) => value.trade === id)?.value.found ?? [];
  const thing = found.find((one) => one.includes(' ') && !/\bhir(?:e|es|ed|ing)\b/i.test(one));
  return plain.endsWith(' hire') && thing !== undefined ? `${thing} hire` : undefined;
}

/**
 * The name of an offer speaks of buyers, days and places: "Painting days for firms". Where the customer knows what they
 * sell and never said these, the plan calls it as they do, or by the name of the trade, which holds for all of it.
 */
export function inPlainWords(candidate: Candidate, reading: Reading): Candidate {
  const { offer, trade, isUncatalogued } = candidate;
  const knows = isSelling(reading) || reading.idea !== undefined || ownWhat(reading) !== undefined;
  if (isUncatalogued || !knows || offer.kind === 'product') return candidate;
  const ofTrade = rootsIn(namesOf(trade));
  const said = saidBy(reading);
  const named = [...rootsIn([offer.name])];
  // "Lessons for one student" does not say of what.
  const isOfWork = named.some((root) => ofTrade.has(root));
  if (isOfWork && named.every((root) => said.has(root) || ofTrade.has(root))) return candidate;
  const name =
    lessonName(trade, reading) ?? ownName(offer, trade, reading) ?? hiredName(trade, reading) ?? trade.plain;
  return {
    ...candidate,
    isPlainlyNamed: true,
    offer: { ...offer, name: capital(name), line: workLine(name, trade) },
  };
}
