export interface Run {
  text: string;
}

/** The text of a page, as it is drawn. */
export type PageText = readonly Run[];

export interface Match {
  page: number;
  /** Where it starts and ends: the index of the run, and the offset in it. */
  from: readonly [run: number, at: number];
  to: readonly [run: number, at: number];
}

/** Finds every occurrence, in reading order, in any case and across line ends. */
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

// Maps each letter to one letter, so that offsets stay valid.
const fold = (text: string): string =>
  [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
    .replaceAll(/\s/g, ' ');

function flatten(runs: PageText): { text: string; places: (readonly [number, number])[] } {
  let text = '';
  const places: (readonly [number, number])[] = [];
  runs.forEach((run, index) => {
    // The end of a line counts as one space.
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
