/**
 * `npm run words`: every text that the product's code shows, with its place and its faults. Words after `--` choose
 * files by path. `--catalogue` lists the texts of trades, licences and situations instead; `--faults` only faulty texts.
 */
import { parseArgs } from 'node:util';
import { faultsOf } from './find-faults.ts';
import { shownFiles } from './shown-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { faults: { type: 'boolean' }, catalogue: { type: 'boolean' } },
});
let listed = 0;
let faulty = 0;
for (const { file, strings } of shownFiles({ ofCatalogue: values.catalogue ?? false })) {
  if (positionals.length > 0 && !positionals.some((word) => file.includes(word))) continue;
  for (const { line, text } of strings) {
    const faults = faultsOf(text);
    listed += 1;
    if (faults.length > 0) faulty += 1;
    else if (values.faults) continue;
    console.log(`${file}:${line}  ${text}${faults.map((fault) => `  ← ${fault}`).join('')}`);
  }
}
console.log(`${listed} texts, ${faulty} to look at`);
