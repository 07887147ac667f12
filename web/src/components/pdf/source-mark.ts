import { createContext } from 'react';
import type { Sources } from './read-sources.ts';

/** Where a figure of the plan is from. */
export interface Source {
  letter: string;
  /** What the figure is. */
  label: string;
  /** On which page of the plan it is listed. */
  page: number;
  /** The figure that its letter stands beside, with the words before it. */
  text?: string;
}

/** As the document names the letters, each at the link that it is. */
const letters: Readonly<Record<string, string>> = {
  'From you': 'U',
  'From a source': 'S',
  'A judgement': 'J',
  Derived: 'D',
};

/** What a link of the document leads to, where that is the source of a figure. */
export function readSource(name: string, page: number | undefined): Source | undefined {
  const [, kind = '', label = ''] = /^([^:]+): (.+)$/s.exec(name) ?? [];
  const letter = letters[kind];
  return letter === undefined || page === undefined ? undefined : { letter, label, page };
}

/** Says where a figure is from; nothing where its letter cannot be pressed. */
export const OpenSource = createContext<((source: Source) => void) | undefined>(undefined);

/** What the letters of the plan lead to. */
export const ListedSources = createContext<Sources>(new Map());
