/**
 * `npm run proof:plan -- --from 1 --plans 20000` checks this many plans of mixed answers for anything that must not be
 * printed.
 */
import { parseArgs } from 'node:util';
import { builtCatalogue } from '#scripts/build/catalogue.ts';
import { checkPlans } from './check-plans.ts';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '1' }, plans: { type: 'string', default: '20000' } },
});
/** The number of people from one seed. */
const ofOneSeed = 500;
const catalogue = await builtCatalogue();
const [from, plans] = [Number(values.from), Number(values.plans)];
const startedAtMs = performance.now();
const chosen = new Map<string, number>();
for (let done = 0, seed = from; done < plans; seed += 1) {
  const count = Math.min(ofOneSeed, plans - done);
  for (const [trade, times] of checkPlans(catalogue, { count, seed }))
    chosen.set(trade, (chosen.get(trade) ?? 0) + times);
  done += count;
  const seconds = (performance.now() - startedAtMs) / 1000;
  console.log(
    `${done} plans in ${seconds.toFixed(0)} s, ${((seconds * 1000) / done).toFixed(1)} ms each; no fault; to go on later: --from ${seed + 1}`,
  );
}
for (const [trade, times] of [...chosen].sort((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(6)}  ${trade}`);
