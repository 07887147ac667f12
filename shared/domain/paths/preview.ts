import { isFree, type PathPrice } from './price.ts';

/** The number of sections of every path that are open to all. */
export const freePreviewSections = 2;

/** Guards: the rest of a path that costs something is only for people who unlocked it. */
export const isOpenToAll = (path: Pick<PathPrice, 'price' | 'sale'>, sectionIndex: number): boolean =>
  isFree(path) || sectionIndex < freePreviewSections;
