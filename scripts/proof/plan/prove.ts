/** `npm run proof:plan [count]`: plans of so many random people, none with a figure or reference that no page may print. */
import { checkPlans } from './check-plans.ts';

const count = Number(process.argv[2] ?? 20_000);
const beganAtMs = performance.now();
const chosen = checkPlans(count);
const seconds = (performance.now() - beganAtMs) / 1000;
console.log(
  `${count} models and documents in ${seconds.toFixed(0)} s, ${((seconds * 1000) / count).toFixed(1)} ms each; no odd figure, no reference to nothing.`,
);
for (const [slug, times] of [...chosen].sort((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(6)}  ${slug}`);
