/** `npm run proof:plan -- --from 1 --plans 20000`: plans of so many random people, none with a figure or reference that no page may print. */
import { parseArgs } from 'node:util';
import { checkPlans } from './check-plans.ts';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '1' }, plans: { type: 'string', default: '20000' } },
});
/** So many people come from one seed. */
const ofOneSeed = 500;
const [from, plans] = [Number(values.from), Number(values.plans)];
const beganAtMs = performance.now();
const chosen = new Map<string, number>();
for (let done = 0, seed = from; done < plans; seed += 1) {
  const count = Math.min(ofOneSeed, plans - done);
  for (const [slug, times] of checkPlans({ count, seed })) chosen.set(slug, (chosen.get(slug) ?? 0) + times);
  done += count;
  const seconds = (performance.now() - beganAtMs) / 1000;
  console.log(
    `${done} models and documents in ${seconds.toFixed(0)} s, ${((seconds * 1000) / done).toFixed(1)} ms each; no odd figure, no reference to nothing; to go on later: --from ${seed + 1}`,
  );
}
for (const [slug, times] of [...chosen].sort((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(6)}  ${slug}`);
