/* The process that secrets-kill.test.ts kills. */
import { randomUUID } from 'node:crypto';
import { systemClock } from '#shared/domain/clock.ts';
import { startSecrets } from './start-secrets.ts';

const [, , dataFolder = '', ...names] = process.argv;
const secrets = Object.fromEntries(names.map((name) => [name, () => randomUUID()]));
const { url } = await startSecrets({
  dataFolder,
  clock: systemClock,
  authorise: () => true,
  secretFor: () => 'secret',
  secrets,
});
process.stdout.write(`${url}\n`);
