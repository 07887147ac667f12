/**
 * `node measure-first.mjs <bundle> <file of the event>` measures a function's first request as a fresh process, from
 * loading its code to its answer. Prints wall time and processor time of all threads.
 */
import { readFileSync } from 'node:fs';

const [, , bundle, eventFile] = process.argv;
const event = JSON.parse(readFileSync(eventFile, 'utf8'));
const cpu = process.cpuUsage();
const startedAtMs = performance.now();
const { handler } = await import(bundle);
const loadedMs = performance.now() - startedAtMs;
const answer = await handler(event, {});
const answeredMs = performance.now() - startedAtMs;
const { user, system } = process.cpuUsage(cpu);
if (answer.statusCode !== 200) throw new Error(`${bundle} answered ${answer.statusCode}: ${answer.body}`);
process.stdout.write(`\n${JSON.stringify({ loadedMs, answeredMs, cpuMs: (user + system) / 1000 })}\n`, () =>
  process.exit(),
);
