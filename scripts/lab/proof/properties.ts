/**
 * `npm run proof:properties -- --from 1 --rounds 20` checks every property of the unit tests with fresh cases in each
 * round.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '2' }, rounds: { type: 'string', default: '20' } },
});
const files = globSync('{shared,functions,web}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
const [from, rounds] = [Number(values.from), Number(values.rounds)];
for (let seed = from; seed < from + rounds; seed += 1) {
  const { status, stdout } = spawnSync('vitest', ['run', '--project', 'unit', ...files], {
    encoding: 'utf8',
    env: { ...process.env, PROPERTY_SEED: String(seed) },
  });
  if (status !== 0) {
    console.log(`${stdout}\nA property fails; again: npm run proof:properties -- --from ${seed} --rounds 1`);
    process.exit(1);
  }
}
console.log(`${rounds} rounds from seed ${from} over ${files.length} files, no property failed.`);
