import { readFileSync } from 'node:fs';
import { readAnswers } from '#shared/plan/reading/read.ts';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
const { words, trades, licences, situations } = readCatalogue();
const lexicon = compileLexicon({ words: words!, trades, licences, situations });
const what = process.argv[2] ?? 'prices';
const only = process.argv[3];
for (const f of ['people','strangers','strangers-3']) {
  for (const p of JSON.parse(readFileSync(`shared/plan/testing/${f}.json`,'utf8'))) {
    if (only && !p.id.includes(only) && f !== only) continue;
    const r: any = readAnswers(p.form, { lexicon, now: new Date('2026-11-28T02:00:00Z'), country: p.profile.country ?? 'Australia' });
    console.log('##', p.id);
    for (const k of what.split(',')) {
      if (k === 'prices' && p.expect.prices) {
        const got = new Set(r.prices.map((x: any) => x.value.cents));
        console.log('  EXPECT', p.expect.prices.map((x: any) => (got.has(Math.round(x.dollars*100)) ? '' : 'MISSING ') + x.dollars).join(', '));
      }
      const v = r[k];
      for (const x of Array.isArray(v) ? v : v ? [v] : []) console.log('  ', k, JSON.stringify(x.value), '“'+x.words+'”');
    }
  }
}
