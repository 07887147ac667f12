/** When a price holds, in the words behind it: "if it is just the silicone", "with a friend". */

const opens =
  /^(?:for \d+ or more|for siblings|if|when|where|with|without(?! \p{L}+ing)|on|at|after|plus|up to|inside|casual|extra|shared|single|each way|one way|both)\b/iu;
const parting = /[.;:()!?\n]|,\s(?!\d)|\s(?:and|but|or(?! more)|plus|then)\s/u;
const leadOfUnit = /^\s*(?:dollars?|bucks|quid)?\s*(?:(?:an?|per|each|the|for (?:an?|one)|\/)\s*)?/iu;
const speaksOfPeople = /\b(?:i|i['’](?:m|d|ll|ve)|they|we|he|she|said|says)\b/iu;

export function conditionOf(behind: string, unit: string | undefined): string | undefined {
  const rest = behind.replace(leadOfUnit, '');
  const isUnit = unit !== undefined && rest.toLowerCase().startsWith(unit);
  const words =
    (isUnit ? rest.slice(unit.length) : behind).split(parting)[0]?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isCondition = opens.test(words) && words.split(' ').length <= 9 && !speaksOfPeople.test(words);
  return isCondition ? words : undefined;
}

const noName =
  /\b(?:i|i['’](?:m|d|ll|ve)|they|we|he|she|it|is|are|was|were|will|would|can|per|each|from|about|charge|cost|costs|ask|pays?|sold|sell|up|minimum|min|extra|said|says|told|reckons?|thinks)\b|\d/iu;
const article = /^(?:(?:for|an?|the)\s+)+/iu;

/** "180 telly on the wall, 260 antenna", "deck clean 450": a bare list names the thing next to the sum. */
export function listedNextTo(before: string, behind: string): string | undefined {
  const next = behind.split(/[,;.\n]|\s(?:and|or|plus)\s/u)[0]?.trim() ?? '';
  const last =
    before
      .split(/[,;.:\n]|\s(?:and|or|plus)\s/u)
      .at(-1)
      ?.trim() ?? '';
  for (const words of [next, last]) {
    const name = words.replace(article, '');
    if (/^\p{L}[\p{L} '’-]{2,40}$/u.test(name) && name.split(' ').length <= 5 && !noName.test(name))
      return name;
  }
  return undefined;
}
