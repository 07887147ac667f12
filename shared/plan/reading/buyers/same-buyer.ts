import type { RoleSpan } from '../roles/weights.ts';

/** The people, firms and groups of a sentence who buy, as whole noun phrases. */
export interface NamedBuyer {
  /** "strata managers", "bottle shop in Maleny", "your aunt's shop" */
  who: string;
  count?: number;
  from: number;
  to: number;
  /** The stretch that names them: what they take belongs to it. */
  span: RoleSpan;
  /** It has no word for people or firms. */
  isUnknown?: boolean;
}

/** Two names of one buyer: "Landcare at Foster, Judith", "a couple two streets over, 2 kelpies, want", "a brewery that has nine pubs". */

const listEnd = /^\s*(?:\([^)]*\)\s*)?,?\s*(?:and|or|plus|n|&)\s/iu;
const comma = /^\s*,\s*$/;
/** "A bus group, 16 women, country races", "Bunbury, whose principal, Mrs Okafor": what is between speaks of the first. */
const ofFirst = /^\s*,\s*(?:\d{1,4}\s[\p{L} ]{2,24},|whose|the\s\p{L}+)\s*$/iu;
/** "A brewery that has nine pubs", "Mrs Lee has a shop", "school (Mrs Lee)" */
const isTheirs = /^\s*(?:(?:that|who|which)\s+)?(?:has|have|runs?|owns?)(?:\s+\d+)?\s*$|^\s*\($/iu;
/** "One group have 11 pharmacies": the other name says who they are. */
const vague = /^(?:group|person|lady|man|woman|bloke|guy|chap|couple|company)$/iu;
/** "A chap from the stroke group" */
const isFrom = /^\s*(?:from|of|at)\s*$/iu;
const title = /^(?:mrs?|ms|miss|dr|señora|señor)\s\p{L}/iu;

const isPerson = (who: string): boolean =>
  who.split(' ').length <= 3 && (title.test(who) || /^\p{Lu}\p{Ll}+$/u.test(who));

function isSame(text: string, one: NamedBuyer, next: NamedBuyer, isList: boolean): boolean {
  const between = text.slice(one.to, next.from);
  if (isTheirs.test(between) || isFrom.test(between)) return true;
  // "Builder, 9 townhouses"
  if (comma.test(between) && one.span !== next.span && next.isUnknown && next.count !== undefined)
    return true;
  if (isList || listEnd.test(text.slice(next.to))) return false;
  if (ofFirst.test(between)) return true;
  if (!comma.test(between)) return false;
  const said = text.slice(next.from, next.to).trim();
  return (
    (one.span === next.span && /^\d/.test(said)) ||
    isPerson(said) ||
    (/^\p{Ll}/u.test(one.who) && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(said)) ||
    (isPerson(one.who) && /^(?:the|an?)\s/i.test(said))
  );
}

/** The name of a place or firm is printed rather than that of a person. */
function joined(text: string, one: NamedBuyer, next: NamedBuyer): NamedBuyer {
  // "The managers of 30 houses (South Coast Stays)"
  const isFirm =
    text.slice(one.to, next.from).trim() === '(' && !isPerson(next.who) && /^\p{Lu}/u.test(next.who);
  const isNext = isFirm || vague.test(one.who) || (isPerson(one.who) && !isPerson(next.who));
  return { ...one, ...(isNext && { who: next.who, span: next.span }), from: one.from, to: next.to };
}

/** Each buyer once, in the order of the sentence. */
export function withoutSecondNames(text: string, named: readonly NamedBuyer[]): NamedBuyer[] {
  const isList = named.some((one) => listEnd.test(text.slice(one.to)));
  const buyers: NamedBuyer[] = [];
  for (const one of named) {
    const last = buyers.at(-1);
    if (last && isSame(text, last, one, isList)) buyers.splice(-1, 1, joined(text, last, one));
    else buyers.push(one);
  }
  return buyers;
}
