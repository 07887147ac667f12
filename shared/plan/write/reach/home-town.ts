import type { Writing } from '../writing.ts';

/** The town that the customer says they live or work in, for searches and places. It is no fact of the figures. */

const name = String.raw`((?:the )?(?:Mt |St )?\p{Lu}[\p{Ll}’]{2,}(?: \p{Lu}[\p{Ll}’]{2,}){0,2})`;
const leads = [
  String.raw`\b(?:[Ii]|[Ww]e|[Ii]['’]m|[Ww]e['’]re|[Ii]m|[Ii] am)\s+(?:\p{Ll}+\s+){0,2}?(?:live|lives|living|rent|renting|based|moved)\s+(?:\p{Ll}+\s+){0,3}?(?:in|at|near|to|outside)\s+`,
  String.raw`\b(?:[Ll]ive|[Ll]iving|[Rr]ent|[Rr]enting|[Bb]ased)\s+(?:\p{Ll}+\s+){0,2}?(?:in|near|outside)\s+`,
  String.raw`\b(?:[Ii]['’]m|[Ii] am|[Ii]m|[Ww]e['’]re|[Ww]e are|[Hh]ere)\s+(?:an?\s[^.,;]{3,50}?\s)?in\s+`,
  String.raw`^(?:\p{L}[\p{L}-]*\s+){1,6}?(?:in|near)\s+`,
  String.raw`\b(?:[Ww]ant|[Ll]ike|[Pp]lan|[Ss]tart\w*|[Gg]o mobile|[Bb]uild|[Rr]un|[Tt]each|[Cc]lean|[Hh]ire out)\b[^.;,]{0,60}?\s(?:in|around|from|near|across)\s+`,
].map((lead) => new RegExp(`${lead}${name}(?![\\p{L}’'])`, 'u'));
/** "Worked five years in Mackay", "Certificate IV in Accounting". */
const ofElsewhere =
  /\b(?:worked|was|were|did|studied|trained|learn\w*|born|grew|used|from(?! home)|cert\w*|diploma|degree|bachelor|master\w*|trade)\b/i;

/** "Mechanic in Rockingham, $1,690 a week" is a job there, and "with Ray, based near Bendigo" another person. */
const ofJob = /^,? (?:on )?\$\d/;
const ofPerson = /\p{Lu}\p{Ll}+, $/u;

/** States, countries and months are no towns. */
const notTowns =
  /^(?:Australia\w*|Victoria\w*|Queensland|Tasmania\w*|New South|South Australia|Western Australia|Northern Territory|England|Scotland|Wales|Canada|India|China|Zealand|New Zealand|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|the (?:Public|Army|Navy|Defence|Government|Northern Territory|United).*)$/u;

export function homeTown({ input, screen }: Pick<Writing, 'input' | 'screen'>): string | undefined {
  if (screen.isSafety) return undefined;
  const { content } = input.answers;
  for (const lead of leads) {
    const found = lead.exec(content);
    const town = found?.[1]?.replace(/[’']s$/, '');
    if (!found || !town || notTowns.test(town) || ofElsewhere.test(found[0])) continue;
    const to = found.index + found[0].length;
    if (ofJob.test(content.slice(to)) || ofPerson.test(content.slice(0, found.index))) continue;
    if (screen.allows(`in ${town}`, { field: 'content', from: to - town.length, to })) return town;
  }
  return undefined;
}

const withPlace =
  /^(.*?),? and (?:the name of )?your (?:own )?(town|suburb|city|area|region|district|state)$/i;

/** What to type into a search box: “upholsterer Ballarat”, or “upholsterer” and the name of your town. */
export function searchWords(lookUp: string, town: string | undefined): string {
  const [, words, place = ''] = withPlace.exec(lookUp) ?? [];
  if (words === undefined) return `“${withTown(lookUp, town)}”`;
  return town !== undefined && /^(?:town|suburb|city)$/i.test(place)
    ? `“${words} ${town}”`
    : `“${words}” and the name of your ${place}`;
}

/** "Search for … and your town" with the town's own name. */
export function withTown(text: string, town: string | undefined): string {
  if (town === undefined) return text;
  return text
    .replaceAll(/\byour (?:own )?(?:town|suburb|city)\b(?! and)/gi, town)
    .replaceAll(/\bnear me\b/gi, `near ${town}`)
    .replaceAll(/\bin town\b/gi, `in ${town}`)
    .replaceAll(/\b(?:the )?suburb (?=(?:Facebook )?groups?\b)/gi, `${town} `);
}
