/**
 * `npm run load` puts the whole stack of this machine under many people in parallel, who do not wait for each other.
 */
import { parseArgs } from 'node:util';
import { runLoad } from './run-load.ts';
import { errorsOf, summarise } from './summarise.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '150' },
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'warm-up': { type: 'string', default: '30' },
    'server-nice': { type: 'string' },
    data: { type: 'string' },
  },
});
const numbered = (name: string, text: string): number => {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`--${name} is no number: ${text}`);
  return number;
};
const seconds = numbered('minutes', values.minutes) * 60;
const nice = values['server-nice'];
const played = await runLoad({
  perSecond: numbered('rate', values.rate),
  seconds,
  people: numbered('people', values.people),
  seed: numbered('seed', values.seed),
  warmUpSeconds: numbered('warm-up', values['warm-up']),
  sampleMs: 30_000,
  serverNice: nice === undefined ? undefined : numbered('server-nice', nice),
  dataIn: values.data,
  told: console.log,
});
for (const line of summarise(played, seconds)) console.log(line);
if (errorsOf(played).size > 0 || played.faults.length > 0) process.exitCode = 1;
