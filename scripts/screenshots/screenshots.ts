/** `npm run screenshots`: every page in its main states at three widths, into .local/screenshots. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../web/testing/browser-launch.ts';
import { ensureFunctions, ensureSite } from '../build/build.ts';
import { root } from '../build/ensure-built.ts';
import { startCloud } from '../local/start-cloud.ts';
import { makeScenes } from './scenes.ts';

const widths = [360, 768, 1280];
const only = process.argv[2];
const folder = join(root, '.local/screenshots');
const dataFolder = mkdtempSync(join(tmpdir(), 'waymint-screenshots-'));
mkdirSync(folder, { recursive: true });

const cloud = await startCloud({
  dataFolder,
  port: 0,
  bundles: await ensureFunctions(),
  site: async (stage) => ({ folder: await ensureSite(stage) }),
});
const browser = await launchBrowser();
try {
  const all = await makeScenes(cloud.siteUrl);
  const scenes = all.filter(({ name }) => only === undefined || name.includes(only));
  for (const { name, open, session } of scenes)
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL: cloud.siteUrl,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        ...(session === undefined ? {} : { storageState: session }),
      });
      const page = await context.newPage();
      await open(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
      await context.close();
    }
  console.log(`Wrote ${scenes.length * widths.length} pictures to .local/screenshots`);
} finally {
  await browser.close();
  await cloud.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
