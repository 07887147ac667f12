const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const counted = 'h|hours?|days?|weeks?|months?|years?|cents|tokens?|payments?';

const pair = new RegExp(
  `(\\b(?:[Mm]onths?|[Ww]eeks?|[Dd]ays?|[Yy]ears?|[Pp]ages?) (?=\\d))|(\\d (?=(?:${months}|${counted})\\b))`,
  'g',
);

/**
 * Keeps a figure and its noun on one line, and the day and month of a date. The length stays the same,
 * because the search marks by position.
 */
export const keepPairs = (text: string): string =>
  text.replaceAll(pair, (found) => found.replace(' ', '\u00a0'));

/** Whether two texts separated by a space on the page are such a pair. */
export function isPair(before: string, after: string): boolean {
  const [end = '', begin = ''] = [/\S+$/.exec(before)?.[0], /^\S+/.exec(after)?.[0]];
  return keepPairs(`${end} ${begin}`).includes('\u00a0');
}
