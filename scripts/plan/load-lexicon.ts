import { compileLexicon, type Lexicon } from '#shared/plan/reading/lexicon.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

/** The reader's word lists, straight from the files that editors change. */
export function loadLexicon(folder?: string): Lexicon {
  const { words, trades, licences, situations, faults } = readCatalogue(folder);
  if (!words) throw new Error(`The word lists of the reader cannot be read: ${faults.join('; ')}`);
  return compileLexicon({ words, trades, licences, situations });
}
