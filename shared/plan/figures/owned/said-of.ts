import type { InPlace, Reading } from '../../reading/reading.ts';
import { names, type RowPart, rootsIn } from './row-parts.ts';

/** What the customer says of a thing or a paper, with the names that start lists have for it. */
export interface Said {
  text: string;
  kinds: readonly string[];
}

export interface AllSaid {
  /** Owned or bought. */
  things: Said[];
  /** Held, passed, registered, applied for or booked. */
  papers: Said[];
  lacked: Said[];
  /** They say that they have all the gear, but for what they lack. */
  hasAll: boolean;
}

export function saidOf({ owned, arranged, licences, inPlace = [], toDo, settled = [] }: Reading): AllSaid {
  const placed = (...is: InPlace['is'][]): Said[] =>
    inPlace.flatMap(({ value, words }) =>
      is.includes(value.is) ? [{ text: words, kinds: value.kinds }] : [],
    );
  const isOnItsWay = (state: string): boolean => state === 'held' || state === 'in-progress';
  return {
    hasAll: inPlace.some(({ value }) => value.is === 'all'),
    things: [
      ...owned.map(({ value }) => ({ text: value.item, kinds: value.kinds ?? [] })),
      ...arranged.map(({ words }) => ({ text: words, kinds: [] })),
      ...placed('bought'),
    ],
    papers: [
      ...licences
        .filter(({ value }) => isOnItsWay(value.status))
        .map(({ value, words }) => ({ text: `${words} ${value.licence.replaceAll('-', ' ')}`, kinds: [] })),
      ...settled.flatMap(({ value, words }) =>
        value.what === 'insurance' ? [{ text: `insurance: ${words}`, kinds: [] }] : [],
      ),
      ...placed('in-place', 'bought'),
    ],
    lacked: [
      ...placed('lacked'),
      ...toDo
        .filter(({ value }) => !/appl|stud/.test(value.state))
        .map(({ value }) => ({ text: value.what, kinds: [] })),
      ...licences
        .filter(({ value }) => value.status === 'lapsed')
        .map(({ words }) => ({ text: words, kinds: [] })),
    ],
  };
}

export const isOf = ({ text, kinds }: Said, part: RowPart): boolean =>
  names(text, part) || kinds.some((kind) => names(kind, part));

/** All words of a phrase are in it, in any order. */
export const hasPhrase = ({ text, kinds }: Said, phrase: string): boolean => {
  const roots = new Set(rootsIn(text));
  return kinds.includes(phrase) || rootsIn(phrase).every((root) => roots.has(root));
};
