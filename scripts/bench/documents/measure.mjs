/**
 * `node measure.mjs <drawer> <file of its input>` draws with one library as a fresh process. Prints the time of the
 * first drawing including loading, the median of many more drawings, the bytes, and the peak memory. Times are wall
 * time and processor time of all threads.
 */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

const [, , drawer, file] = process.argv;
const { editions, ...input } = deserialize(readFileSync(file));
const warming = 20;
const turns = 41;

async function timed(run) {
  const before = process.cpuUsage();
  const startedAtMs = performance.now();
  const made = await run();
  const { user, system } = process.cpuUsage(before);
  return { made, wallMs: performance.now() - startedAtMs, cpuMs: (user + system) / 1000 };
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

const fresh = await timed(async () => {
  const { prepare } = await import(drawer);
  const { draw, close } = await prepare(input);
  return { draw, close, drawn: await draw(editions[0]) };
});
const { draw, close, drawn } = fresh.made;
for (let turn = 1; turn <= warming; turn++) await draw(editions[turn % editions.length]);
const warm = [];
for (let turn = 0; turn < turns; turn++) warm.push(await timed(() => draw(editions[turn % editions.length])));
await close?.();
console.log(
  JSON.stringify({
    fresh: { wallMs: fresh.wallMs, cpuMs: fresh.cpuMs },
    warm: {
      wallMs: median(warm.map(({ wallMs }) => wallMs)),
      cpuMs: median(warm.map(({ cpuMs }) => cpuMs)),
    },
    bytes: drawn.length ?? 0,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
