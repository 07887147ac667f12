/**
 * `npm run load` puts the whole stack of this machine under many people in parallel, who do not wait for each other.
 */
import { parseArgs } from 'node:util';
import { runLoad, summarise } from './run-load.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '150' },
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.minutes) * 60;
const played = await runLoad({
  perSecond: Number(values.rate),
  seconds,
  people: Number(values.people),
  seed: Number(values.seed),
});
for (const line of summarise(played, seconds)) console.log(line);
if (played.faults.length > 0) process.exitCode = 1;
