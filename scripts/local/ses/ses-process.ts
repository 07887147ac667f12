/* The process that ses-kill.test.ts kills. */
import { systemClock } from '#shared/domain/clock.ts';
import { startSes } from './start-ses.ts';

const [, , dataFolder = '', ...senders] = process.argv;
const { url } = await startSes({
  dataFolder,
  clock: systemClock,
  authorise: () => true,
  secretFor: () => 'secret',
  senders,
});
process.stdout.write(`${url}\n`);
