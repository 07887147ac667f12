const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const counted = 'h|hours?|days?|weeks?|months?|years?|cents|tokens?|payments?';

const pair = new RegExp(
  `(\\b(?:[Mm]onths?|[Ww]eeks?|[Dd]ays?|[Yy]ears?|[Pp]ages?) (?=\\d))|(\\d (?=(?:${months}|${counted})\\b))`,
  'g',
);

/** No line ends between a figure and what it counts, nor within the day and month of a date. One letter stays one letter: the search marks by place. */
export const keepPairs = (text: string): string =>
  text.replaceAll(pair, (found) => found.replace(' ', '\u00a0'));

/** Whether two texts between which the page had a space are such a pair. */
export function isPair(before: string, after: string): boolean {
  const [end = '', begin = ''] = [/\S+$/.exec(before)?.[0], /^\S+/.exec(after)?.[0]];
  return keepPairs(`${end} ${begin}`).includes('\u00a0');
}
