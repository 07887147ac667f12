import { use } from 'react';
import { type Content, type ContentFile, loadContent, settledContent } from './content-store.ts';

/** A file of the library: at once when it is here already, so that a page is drawn in one step; else it is waited for. */
export const useContent = <T>(file: ContentFile<T>): Content<T> =>
  settledContent(file) ?? use(loadContent(file));
