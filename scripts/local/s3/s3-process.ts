import { systemClock } from '#shared/domain/clock.ts';
import { startS3 } from './start-s3.ts';

/* The process that s3-kill.test.ts kills: an engine on the folder and with the secret it is given. */

const [dataFolder = '', secret = ''] = process.argv.slice(2);
const engine = await startS3({
  dataFolder,
  clock: systemClock,
  authorise: () => true,
  buckets: ['documents'],
  secretFor: () => secret,
});
console.log(engine.url);
