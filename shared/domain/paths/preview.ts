import { isFree, type PathPrice } from './price.ts';

/** So many sections of every path are open to all. */
export const freePreviewSections = 2;

/** Guards: the rest of a path that costs something is for those who unlocked it. */
export const isOpenToAll = (path: Pick<PathPrice, 'price' | 'sale'>, sectionIndex: number): boolean =>
  isFree(path) || sectionIndex < freePreviewSections;
