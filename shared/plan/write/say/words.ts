/** A whole sentence: a capital in front and a full stop behind. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const headed = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…”"]$/.test(headed) ? headed : `${headed}.`;
}

/** A phrase inside a sentence: no capital, unless it is a name or an abbreviation, and no full stop. */
export function phrase(text: string): string {
  const trimmed = text.trim().replace(/[.]$/, '');
  const [first = '', second = ''] = trimmed.split(/\s/, 2);
  const isName =
    /^[A-Z]{2,}|^[A-Z]\d|^[A-Z][a-z]+[A-Z]|^I\b|^(?:Mrs?|Ms|Dr)$/.test(first) ||
    // "Cameron Park"
    (/^\p{Lu}\p{Ll}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(second)) ||
    trimmed.startsWith('Working with Children');
  return isName ? trimmed : trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
}

const phrasal = /\b(?:take|let|check|call|drop|sit|step|walk|trade|fill)[ -](?:in|on|by)$/i;

/** A phrase that stops at "and" or "about" was cut out of a sentence. It says nothing by itself. "Dress take in" is whole. */
export const isWhole = (text: string): boolean =>
  phrasal.test(text.trim()) ||
  (text.trim() !== '' &&
    !/(?:^|\s)(?:and|or|but|the|an?|of|for|to|with|from|at|in|on|by|about|than|that|if|is|are|was|were)$/i.test(
      text.trim(),
    ));

export const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c" */
export function list(items: readonly string[], join = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  const isPaired = items.slice(0, -1).some((item) => item.includes(` ${join} `));
  return `${items.slice(0, -1).join(', ')}${isPaired ? ',' : ''} ${join} ${items.at(-1)}`;
}

/** "a, b and c"; "a, b; c" where one of them has a comma. */
export const series = (items: readonly string[]): string =>
  items.some((item) => item.includes(',')) ? items.join('; ') : list(items);

const namesOffice =
  /\b(?:Authority|Board|Commission(?:er)?|Office|Department|Society|Council|Unit|Register|(?<!^)Service|Agency|Guardian|Ombudsman)\b/;

/** "the NSW Food Authority", "AHPRA": an office inside a sentence. */
export const officeInWords = (body: string): string => {
  const name = body.replace(/^your state's /, 'the ');
  return !/^(?:the|your|an?)\b/.test(name) && namesOffice.test(name) ? `the ${name}` : name;
};

export const an = (noun: string): string =>
  noun === 'each'
    ? noun
    : /^(hour|honest|[aeio]|u(?!n(?:i[a-z]|it)|se|til))/i.test(noun)
      ? `an ${noun}`
      : `a ${noun}`;

/** "2 half days", "1 class", "3 batteries" */
export function plural(noun: string, count = 2): string {
  if (count === 1) return noun;
  if (/^pair of /i.test(noun)) return noun.replace(/^pair/i, 'pairs');
  if (/\bperson$/i.test(noun)) return noun.replace(/person$/i, 'people');
  if (/(?:wo)?man$/i.test(noun)) return noun.replace(/man$/i, 'men');
  if (/child$/i.test(noun)) return `${noun}ren`;
  // "6 visits" stays as it is.
  if (/[^s]s$/i.test(noun) && !/(?:us|is|as|gas|bus)$/i.test(noun)) return noun;
  if (
    /(?:[lra]f|(?:kni|wi|li)fe|(?:loa|lea|shea)f|shelf|half)$/i.test(noun) &&
    !/(?:roof|chief|proof)$/i.test(noun)
  )
    return noun.replace(/fe?$/i, 'ves');
  if (/(?:s|x|z|ch|sh)$/i.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
/** "$10 of work": a firm whose sales are counted in dollars. */
const inTens = /^\$10 (?=of )/;

export const counted = (count: number, noun: string): string =>
  inTens.test(noun)
    ? `$${(Math.round(count) * 10).toLocaleString('en-AU')} ${noun.replace(inTens, '')}`
    : `${count.toLocaleString('en-AU')} ${plural(noun, count)}`;

/** Whole minutes of what is short, and quarters of an hour of what is long. */
export function printedHours(hours: number): number {
  const minutes = hours < 1 / 6 ? Math.round(hours * 600) / 10 : Math.round(hours * 60);
  return minutes < 100 ? minutes / 60 : Math.round(hours * 4) / 4;
}

/** "22 minutes", "4 hours", "1.5 hours" */
export function duration(hours: number): string {
  const printed = printedHours(hours);
  const minutes = Math.round(printed * 600) / 10;
  return minutes < 100 && minutes % 60 !== 0 ? counted(minutes, 'minute') : counted(printed, 'hour');
}
