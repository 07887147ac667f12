import { writeFileSync } from 'node:fs';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
import { readCatalogue } from '../catalogue/read-files.ts';
import { fingerprintOf, labelledFiles, readLabelledFile } from './labelled-texts.ts';
import { trainTrades } from './train-trades.ts';

/** Learns from the labelled customers which trade a business is: `npm run roles:trades`. */
const { trades, words, licences, situations } = readCatalogue();
if (!words) throw new Error('The word lists cannot be read.');
const customers = labelledFiles()
  .flatMap(readLabelledFile)
  .filter(({ trade }) => trade !== undefined);
const learned = trainTrades(customers, compileLexicon({ trades, words, licences, situations }));
writeFileSync(
  'shared/content/reading/trades.json',
  `${JSON.stringify({ madeFrom: fingerprintOf(), trades: learned })}\n`,
);
