import { readLibrary } from '../read-library.ts';

/** Read once for all test files that share modules, because it takes about a second. */
export const wholeLibrary = readLibrary();
