import { readSentences, clausesOf } from '#shared/plan/reading/text.ts';
import { amountsOf } from '#shared/plan/reading/read-amounts.ts';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
const { words, trades, licences, situations } = readCatalogue();
const lexicon = compileLexicon({ words: words!, trades, licences, situations });
for (const s of readSentences('content', process.argv[2]!, lexicon)) { console.log(s.text, clausesOf(s).map(c=>c.text)); console.log(amountsOf(s)); console.log(s.hits.map(h=>h.list+':'+h.phrase).join(' | ')); }
