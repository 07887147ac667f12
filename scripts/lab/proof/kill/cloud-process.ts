/* A process with the whole local cloud, to be killed: `cloud-process.ts <folder> <port> [whole]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFunctions, ensureSite } from '#scripts/build/build.ts';
import { startCloud } from '#scripts/local-cloud/start-cloud.ts';

const [folder = '', port = '0', whole] = process.argv.slice(2);
const empty = join(folder, 'site');
mkdirSync(empty, { recursive: true });
writeFileSync(join(empty, 'index.html'), '<!doctype html><title>No pages here</title>');
const { siteUrl } = await startCloud({
  dataFolder: join(folder, 'data'),
  port: Number(port),
  bundles: await ensureFunctions(),
  // The proof counts the passes, so it runs them itself.
  ...(whole === undefined ? { schedules: [] } : {}),
  site: async (stage) => ({ folder: whole === undefined ? empty : await ensureSite(stage) }),
});
console.log(siteUrl);
