/* The whole local cloud in a process of its own, for a load: `server-process.ts <data folder>`; answers with its memory. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureFunctions, ensureSite } from '#scripts/build/build.ts';
import { startCloud } from '#scripts/local/start-cloud.ts';

const [dataFolder = ''] = process.argv.slice(2);
const cloud = await startCloud({
  dataFolder,
  port: 0,
  bundles: await ensureFunctions(),
  site: async (stage) => ({ folder: await ensureSite(stage) }),
});

/** The engines that are processes of their own. */
async function childrenRssMb(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'ppid=,rss=,comm=']);
  const kilobytes = stdout.split('\n').flatMap((line) => {
    const [parent, rss, name = ''] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && !/(^|\/)ps$/.test(name) ? [Number(rss)] : [];
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

process.on('message', async (asked) => {
  if (asked === 'stop') {
    await cloud.close();
    process.disconnect();
    return;
  }
  process.send?.({ serverMb: process.memoryUsage().rss / 1_048_576, enginesMb: await childrenRssMb() });
});
process.send?.({ siteUrl: cloud.siteUrl });
