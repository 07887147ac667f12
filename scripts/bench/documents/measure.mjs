/**
 * Draws with one library in a process of its own: `node measure.mjs <drawer> <file of its input>`. Prints how long the first
 * drawing took with the loading, the median of the next ones, the bytes, and the peak of memory.
 */
import { readFileSync } from 'node:fs';

const [, , drawer, input] = process.argv;
const beganAtMs = performance.now();
const { prepare } = await import(drawer);
const { draw, close } = await prepare(JSON.parse(readFileSync(input, 'utf8')));
const first = await draw();
const firstMs = performance.now() - beganAtMs;
const took = [];
for (let turn = 0; turn < 15; turn++) {
  const startedAtMs = performance.now();
  await draw();
  took.push(performance.now() - startedAtMs);
}
await close?.();
const warmMs = took.sort((a, b) => a - b)[7];
const peakMb = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ firstMs, warmMs, bytes: first.length, peakMb }));
