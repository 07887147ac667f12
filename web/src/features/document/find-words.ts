export interface Run {
  text: string;
}

/** The text of a page, as it is drawn. */
export type PageText = readonly Run[];

export interface Match {
  page: number;
  /** Where it begins and ends: which run, and how far into it. */
  from: readonly [run: number, at: number];
  to: readonly [run: number, at: number];
}

/** Every place of some words, in the order they are read; whatever the case, and over the ends of lines. */
export function findWords(pages: readonly PageText[], words: string): Match[] {
  const wanted = fold(words).trim();
  if (wanted === '') return [];
  return pages.flatMap((runs, page) => {
    const { text, places } = flatten(runs);
    const found: Match[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const [from, last] = [places[at], places[at + wanted.length - 1]];
      if (from && last) found.push({ page, from, to: [last[0], last[1] + 1] });
    }
    return found;
  });
}

// One letter stays one letter, so that places stay true.
const fold = (text: string): string =>
  [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
    .replaceAll(/\s/g, ' ');

function flatten(runs: PageText): { text: string; places: (readonly [number, number])[] } {
  let text = '';
  const places: (readonly [number, number])[] = [];
  runs.forEach((run, index) => {
    // The end of a line is one space.
    if (text !== '' && !text.endsWith(' ') && !run.text.startsWith(' ')) {
      text += ' ';
      places.push([index, 0]);
    }
    const folded = fold(run.text);
    for (let at = 0; at < folded.length; at += 1) places.push([index, at]);
    text += folded;
  });
  return { text, places };
}
