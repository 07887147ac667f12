import { excepted, isNoThing, isNotOwned, isOfPaper, ownedIn } from './find-owned.ts';
import { amountsOf } from './read-amounts.ts';
import type { Fact, LicenceFact, Owned } from './reading.ts';
import { clauseAround, factIn, isLedBy, longestHits, type ReadSentence } from './text.ts';

/** Licences, things owned and what is owed: one small reader each. */

const inProgress =
  /\b(finishing|studying|applied|applying|doing my|getting my|waiting (?:for|on)|working (?:on|towards)|in progress|course booked|about to get|sent (?:off )?(?:the|my|a) (?:form|application)|lodged|pending|haven[’']?t heard|application (?:is |goes |went )?in|not (?:come )?through yet)\b/i;
const lapsed =
  /\b(lapsed|expired|ran out|cancelled|used to have|no longer|not renewed|suspended|let it go|dormant)\b/i;

const holds =
  /\b(?:i|we|ive|weve|got|have|has|had|hold|held|with|my|our|licen[cs]ed|current|renewed|valid|passed|done|did|since|paid|already)\b/i;
const ownsPaper =
  /\b(?:i|i[’']m|im|i[’']ve|ive|we)\b[^.;]{0,30}\b(?:got|have|had|hold|held|am|licen[cs]ed|registered|passed|did|done)\b|\b(?:current|valid|renewed|licen[cs]ed)\b|^\W*(?:got|have|hold|licen[cs]ed|registered)\b/i;
const leastHeld = 0.3;
/** A check for volunteers is free and holds for no paid work. */
const ofVolunteers = /\bvolunt(?:eer|ary)\w*\b/i;
/** "The permit is about $420 a year": only its price is known. */
const priced = /[$£€]\s?\d|\d\s?(?:dollars|bucks)\b/i;

/** Checks that differ for volunteers and for paid work. */
const checks: ReadonlySet<string> = new Set([
  'working-with-children-check',
  'babysitting-check',
  'party-child-check',
]);

export function readLicences(sentences: readonly ReadSentence[]): Fact<LicenceFact>[] {
  const facts = new Map<string, Fact<LicenceFact>>();
  for (const sentence of sentences) {
    if (sentence.isSilent || !['content', 'skills'].includes(sentence.field)) continue;
    for (const hit of longestHits(sentence, 'licence')) {
      if (isLedBy(sentence, hit, 'others', 4)) continue;
      const clause = clauseAround(sentence, hit.from);
      const isHeld = /\b(?:i|we) (?:have|hold|still have|still hold)\s+(?:an?|my|the)?\s*$/i.test(
        sentence.text.slice(clause.from, hit.from),
      );
      const isMissing =
        (!isHeld &&
          (isLedBy(sentence, hit, 'negation', 5) ||
            (sentence.roles?.words(hit.from, hit.to, 'lacks') ?? 0) >= 0.5)) ||
        (checks.has(hit.id) && ofVolunteers.test(clause.text)) ||
        /\bneed(?:s)? (?:a|an|the|to get)\b/i.test(clause.text.slice(0, Math.max(0, hit.from - clause.from)));
      if (!isMissing && priced.test(clause.text) && !holds.test(clause.text)) continue;
      const status: LicenceFact['status'] = isMissing
        ? 'missing'
        : lapsed.test(clause.text)
          ? 'lapsed'
          : inProgress.test(clause.text)
            ? 'in-progress'
            : 'held';
      const isSure =
        sentence.field === 'skills' ||
        ownsPaper.test(clause.text) ||
        /\bmy\s+(?:\p{L}+\s+){0,2}$/iu.test(sentence.text.slice(clause.from, hit.from)) ||
        (sentence.roles?.words(hit.from, hit.to, 'held') ?? 1) >= leastHeld;
      if (status === 'held' && !isSure) continue;
      if (
        /[?]/.test(sentence.text) &&
        status !== 'lapsed' &&
        /^\W*(?:do|does|must|should|would|will|can) (?:i|we|a|the)\b/i.test(sentence.text) &&
        !ownsPaper.test(clause.text)
      )
        continue;
      if (/[?]/.test(sentence.text) && status === 'held' && !/\b(i have|got|hold)\b/i.test(clause.text))
        continue;
      const id = `licence:${hit.id}`;
      const before = facts.get(id);
      if (before?.value.status === 'held' && status !== 'missing') continue;
      facts.set(
        id,
        factIn(sentence, {
          id,
          value: { licence: hit.id, status, called: sentence.text.slice(hit.from, hit.to) },
          from: clause.from,
          to: clause.to,
        }),
      );
    }
    for (const hit of longestHits(sentence, 'licence-lacked')) {
      const id = `licence:${hit.id}`;
      facts.set(id, factIn(sentence, { id, value: { licence: hit.id, status: 'missing' } }));
    }
  }
  return [...facts.values()];
}

/** "A hall has no duty": a room is theirs only where they say so. */
const places = /^(?:halls?|workshops?|sheds?|garages?|tables?|stalls?)$/;
const ownPlace =
  /\b(?:my|our|own|have|has|had|got|[’']ve|with|bought|built|in|from|the|big|double|old|back)\s+(?:\p{L}+\s+){0,2}$/iu;

/** Below this the words around a tool say that it is not theirs. */
const leastOwned = 0.1;
const ownCue = /\b(got|have|own|my|still|tools|gear|with|i've|ive|x|paid off|is mine)\b/i;

/** What start lists call the thing. */
const kindsIn = (sentence: ReadSentence, from: number, to: number): Pick<Owned, 'kinds'> => {
  const kinds = longestHits(sentence, 'thing')
    .filter((hit) => hit.from < to && hit.to > from)
    .flatMap(({ id }) => id.split('|'));
  return kinds.length > 0 ? { kinds } : {};
};

export function readOwned(sentences: readonly ReadSentence[], isEnglish: boolean): Fact<Owned>[] {
  const facts = new Map<string, Fact<Owned>>();
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const { item, from, to } of isEnglish ? ownedIn(sentence) : [])
      if (!facts.has(item.toLowerCase()))
        facts.set(
          item.toLowerCase(),
          factIn(sentence, {
            id: `owned:${item.toLowerCase()}`,
            value: { item, ...kindsIn(sentence, from, to) },
            from,
            to,
          }),
        );
    if (!ownCue.test(sentence.text)) continue;
    for (const hit of [...longestHits(sentence, 'owned'), ...longestHits(sentence, 'tool')]) {
      if (isLedBy(sentence, hit, 'negation', 4) || isLedBy(sentence, hit, 'others', 3)) continue;
      if (isEnglish && sentence.roles && sentence.roles.words(hit.from, hit.to, 'has') < leastOwned) continue;
      if (
        /\b(need|want|buy|hire|second .* when|no)\s+(?:a |an |the |to )?(?:\w+ )?$/i.test(
          sentence.text.slice(0, hit.from),
        )
      )
        continue;
      if (isNotOwned(clauseAround(sentence, hit.from).text)) continue;
      if (excepted.test(sentence.text.slice(0, hit.from))) continue;
      if (isOfPaper(sentence.text, hit.from, hit.to)) continue;
      // "Says shed send me two" and "I reckon" name no thing.
      if (/\b(?:says?|said|i|we|they|he|she)\s+$/i.test(sentence.text.slice(0, hit.from))) continue;
      const item = sentence.text.slice(hit.from, hit.to).toLowerCase();
      if (
        [...facts.keys()].some((known) => ` ${known} `.includes(` ${item} `) || item.startsWith(`${known} `))
      )
        continue;
      if (places.test(item) && !ownPlace.test(sentence.text.slice(0, hit.from))) continue;
      // "she'd" is no shed.
      if (/[’']/.test(item) || isNoThing(item)) continue;
      if (!facts.has(item))
        facts.set(
          item,
          factIn(sentence, {
            id: `owned:${item}`,
            value: { item, ...kindsIn(sentence, hit.from, hit.to) },
            from: hit.from,
            to: hit.to,
          }),
        );
    }
  }
  return [...facts.values()];
}

/** What someone is owed comes before the first three months of trade. */
export function readOwed(
  sentences: readonly ReadSentence[],
): Fact<{ what: 'wages' | 'super' | 'leave' | 'long-service'; cents?: number }>[] {
  const facts: ReturnType<typeof readOwed> = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    if (!/\b(owe|owes|owed|owing) (?:me|us)\b|\bunpaid wages\b/i.test(sentence.text)) continue;
    const amount = amountsOf(sentence)[0];
    const what =
      /super/i.test(sentence.text) && !/pay|wage|week/i.test(sentence.text)
        ? 'super'
        : /leave/i.test(sentence.text)
          ? 'leave'
          : 'wages';
    facts.push(
      factIn(sentence, { id: `owed:${what}`, value: { what, ...(amount && { cents: amount.cents }) } }),
    );
  }
  return facts;
}
