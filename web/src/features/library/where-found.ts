import { beginningsOf, type LibraryPath } from './library-path.ts';
import { hasWords, wordsIn } from './search-words.ts';

/** The place of a match in a path, the most relevant first. */
type Place = 'title' | 'text' | 'topic' | 'word';

const weights: Record<Place, number> = { title: 8, text: 6, topic: 4, word: 2 };

export interface Finding {
  place: Place;
  /** The word as the path writes it. */
  known: string;
  isWhole: boolean;
}

function find(path: LibraryPath, word: string): Finding | undefined {
  const { title, description, personaTitle, topics, tags, words } = path;
  const said: readonly (readonly [Place, string])[] = [
    ['title', title],
    ['text', description],
    ['text', personaTitle],
    ...[...topics, ...tags].map((topic) => ['topic', topic] as const),
  ];
  const inText = said.find(([, text]) => hasWords({ text }, word));
  const called = beginningsOf(path);
  const inWords = words.filter((_, index) => hasWords({ text: '', beginnings: [called[index] ?? ''] }, word));
  const wordOf = (known: string) => wordsIn(known.replace('|', '')).includes(word);
  const nearest = inWords.find(wordOf) ?? inWords[0];
  const [place, known] = inText ?? ['word' as const, nearest];
  return known === undefined ? undefined : { place, known: known.replace('|', ''), isWhole: wordOf(known) };
}

/** Finds where each searched word matches. */
export const findingsOf = (path: LibraryPath, lookedFor: string): Finding[] =>
  wordsIn(lookedFor).flatMap((word) => find(path, word) ?? []);

/** How well a path matches the searched words; the higher, the earlier in the list. */
export const matchWeight = (path: LibraryPath, lookedFor: string): number =>
  findingsOf(path, lookedFor).reduce(
    (sum, { place, isWhole }) => sum + weights[place] + (isWhole ? 1 : 0),
    0,
  );
