import { isRelative } from '../../reading/buyers/name-buyers.ts';
import type { BuyerFact } from '../../reading/reading.ts';
import { wholePhrase } from '../../reading/whole-phrase.ts';

/** A buyer by their role: the names of people and of small firms stay out of files, the buyer does not. */

/** "Association" and "Hotel" say what a place is, and name no one. */
const place =
  /^(?:(?:pre|high)?schools?|college|kind(?:er|y|ergarten)|creche|childcare|uni(?:versity)?|tafe|clubs?|associations?|societ(?:y|ies)|groups?|church(?:es)?|temple|mosque|parish|centres?|hotels?|motels?|pubs?|taverns?|resorts?|hospitals?|clinics?|council|shire|guilds?|foundation|trust|compan(?:y|ies)|shops?|stores?|grocer(?:y|ies)|deli|bakery|caf[ée]s?|restaurants?|markets?|farms?|stations?|stud|barn|stables?|winery|vineyard|brewery|village|yard|depot|library|museum|gallery|salon|kitchen|firm|choir|band|RSL|community|page|board|festival|show)$/i;
const person =
  /(?:^|[\s-])(?:nurse|agents?|managers?|OTs?|physios?|vets?|mums?|dads?|parents|girls?|boys?|lad(?:y|ies)|man|men|wom[ae]n|bloke|guy|chap|mob|crew|team|couples?|famil(?:y|ies)|twins|brothers|sisters|friends|mates|neighbours?|boss|people|residents|students|clients?|customers|regulars|nurses|chefs?|cooks?|principals?|units|houses|lodges|B&B|P&C|estate|corporate|strata)$|(?:er|or|ist|ian|ant)s?$/i;

const preposition = String.raw`(?:in|at|on|of|from|for|out|near|to|with|by|around|over)`;
/** "On the", "out": what followed was a name, so nothing is left of the place. */
const openTail = new RegExp(String.raw`\s${preposition}(?:\s(?:an?|the))?(?:\s(?:way|once))?$`, 'i');
/** "At number 9" behind a name that was taken out. */
const onlyTail = new RegExp(String.raw`^(?:(?:old|young|and|or)\s)*(?<tail>${preposition}\s.+)?$`, 'i');
/** "The doctor who visits Stawell" is the doctor. */
const saidOfName = /\s+(?:names?|named|called|who|that|which)\s.*\p{Lu}.*$/u;
const title = /(?:^|\s)(?:señora?|old)$/iu;

const street = /^(?:St|Street|Rd|Road|Ave|Avenue|Lane|Hwy|Highway)$/;

/** The words that the screen lets through, one at a time, so that it decides what is a name. */
function withoutNames(words: string, allows: (words: string) => boolean): string {
  const kept: string[] = [];
  let isInName = false;
  const all = words.split(' ');
  for (const [index, word] of all.entries()) {
    const isPlace = place.test(word) && !street.test(all[index + 1] ?? '');
    const isName = !allows([...kept, word].join(' '));
    // "At a Turner preschool" keeps the preschool, "on Charters Towers Road comp" keeps nothing.
    if (isName && !isPlace) isInName ||= openTail.test(` ${kept.join(' ')}`);
    else if (!isInName || isPlace) {
      isInName = false;
      const [first = ''] = kept;
      if (isName && kept.length === 1) kept[0] = /^\p{Lu}\p{Ll}+$/u.test(first) ? first.toLowerCase() : first;
      kept.push(isPlace ? word.toLowerCase() : word);
    }
  }
  return kept.join(' ');
}

const trimmed = (words: string): string => {
  const less = words.replace(openTail, '').replace(title, '').trim();
  return less === words ? words : trimmed(less);
};

/** The words say what they are: "banana bread" is no buyer once the baker's name is gone. */
const isRole = (name: string): boolean => {
  const head = name.replace(new RegExp(String.raw`\s${preposition}\s.*$`, 'i'), '');
  return !/^all\s/i.test(name) && (place.test(head.split(' ').at(-1) ?? '') || person.test(head));
};

/** They take, pay or said yes, so the plan counts on them even where only their name was given. */
const isSure = ({ when, takes, pays }: BuyerFact): boolean =>
  when === 'now' ||
  when === 'promised' ||
  (takes !== undefined && !takes.isPool && takes.per !== 'once') ||
  (pays !== undefined && !pays.isList);

/** The buyer as a file may call them; nothing where only a name is left of one who did not say yes. */
export function namelessBuyer(buyer: BuyerFact, allows: (words: string) => boolean): BuyerFact | undefined {
  const { who, count: _, ...one } = buyer;
  if (allows(who)) return buyer;
  const inner = /^[^(]*\(([^)]+)\)$/.exec(who)?.[1] ?? '';
  const outer = who.replaceAll(/\s*\([^)]*\)/g, '').replace(saidOfName, '');
  for (const words of [outer, inner]) {
    const left = trimmed(withoutNames(words, allows));
    if (isRelative(left)) return undefined;
    const name = onlyTail.test(left) ? undefined : wholePhrase(left);
    if (name && allows(name) && isRole(name) && /^[ -~’é]+$/.test(name)) return { ...buyer, who: name };
    const tail = onlyTail.exec(left)?.groups?.tail;
    // "Chantelle from real estate in Nightcliff" speaks for the firm.
    const firm = tail?.replace(/^(?:from|at|of)\s(?:the\s)?/i, '');
    if (firm && allows(firm) && isRole(firm)) return { ...buyer, who: firm };
    if (tail && allows(tail) && isSure(buyer)) return { ...one, who: `one client ${tail}` };
  }
  return isSure(buyer) ? { ...one, who: 'one client' } : undefined;
}

/** What a sentence of ours calls a buyer. */
export const roleOf = (who: string, allows: (words: string) => boolean): string =>
  namelessBuyer({ who, when: 'now' }, allows)?.who ?? 'one client';
