/*
 * A process with the whole local cloud for a load: `server-process.ts <data folder>`. It reports its memory on request.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureFunctions, ensureSite } from '#scripts/build/build.ts';
import { startCloud } from '#scripts/local/start-cloud.ts';
import { descendantsMb } from './add-up-memory.ts';

const [dataFolder = ''] = process.argv.slice(2);
const cloud = await startCloud({
  dataFolder,
  port: 0,
  bundles: await ensureFunctions(),
  site: async (stage) => ({ folder: await ensureSite(stage) }),
});

/** The memory of the engines that are separate processes (and of `ps`, a few megabytes, which lists itself). */
async function enginesMb(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,rss=']);
  return descendantsMb(stdout, process.pid);
}

process.on('message', async (asked) => {
  if (asked === 'stop') return process.disconnect();
  process.send?.({ serverMb: process.memoryUsage().rss / 1_048_576, enginesMb: await enginesMb() });
});
// The parent has disconnected or was killed.
process.once('disconnect', () => void cloud.close());
process.send?.({ siteUrl: cloud.siteUrl });
