import { readLibrary } from '../read-library.ts';

/** Read once for all test files that share their modules: it takes about a second. */
export const wholeLibrary = readLibrary();
