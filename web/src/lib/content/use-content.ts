import { use } from 'react';
import { type Content, type ContentFile, loadContent, settledContent } from './content-store.ts';

/**
 * A file of the library: returned straight away if it is loaded, so that a page renders in one step, and
 * awaited otherwise.
 */
export const useContent = <T>(file: ContentFile<T>): Content<T> =>
  settledContent(file) ?? use(loadContent(file));
