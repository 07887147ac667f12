/* A process with the whole local cloud, for the proof to kill: `cloud-process.ts <data folder> <port>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFunctions } from '#scripts/build/build.ts';
import { startCloud } from '#scripts/local/start-cloud.ts';

const [folder = '', port = '0'] = process.argv.slice(2);
const site = join(folder, 'site');
mkdirSync(site, { recursive: true });
writeFileSync(join(site, 'index.html'), '<!doctype html><title>No pages here</title>');
const { siteUrl } = await startCloud({
  dataFolder: join(folder, 'data'),
  port: Number(port),
  bundles: await ensureFunctions(),
  // The proof counts the passes, so it runs them itself.
  schedules: [],
  site: async () => ({ folder: site }),
});
console.log(siteUrl);
