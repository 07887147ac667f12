import { writeFileSync } from 'node:fs';
import { readCatalogue } from '../catalogue/read-files.ts';
import { fingerprintOf, labelledFiles, readLabelledFile } from './labelled-texts.ts';
import { learnRoles } from './learn-roles.ts';

/** Learns from the labelled texts what numbers and words are to a writer. */
const { trades, words, licences, situations } = readCatalogue();
if (!words) throw new Error('The word lists cannot be read.');
const weights = learnRoles(labelledFiles().flatMap(readLabelledFile), {
  trades,
  words,
  licences,
  situations,
});
writeFileSync(
  'shared/content/reading/roles.json',
  `${JSON.stringify({ madeFrom: fingerprintOf(), ...weights })}\n`,
);
