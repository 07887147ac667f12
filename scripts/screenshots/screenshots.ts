/** `npm run screenshots`: every page in each of its states at three widths, into .local/screenshots. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../web/testing/browser-launch.ts';
import { ensureFunctions, ensureSite } from '../build/build.ts';
import { root } from '../build/ensure-built.ts';
import { startCloud } from '../local/start-cloud.ts';
import type { Scene } from './scene.ts';
import { makeScenes } from './scenes.ts';

const widths = [320, 768, 1280];
const height = 900;
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
  for (const scene of scenes) {
    if (scene.resizes) await photograph(scene, widths);
    else for (const width of widths) await photograph(scene, [width]);
  }
  console.log(`Wrote ${scenes.length * widths.length} pictures to .local/screenshots`);
} finally {
  await browser.close();
  await cloud.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Opens a scene in a browser of its own and takes its picture at each width. */
async function photograph({ name, open, session }: Scene, at: readonly number[]): Promise<void> {
  const context = await browser.newContext({
    baseURL: cloud.siteUrl,
    viewport: { width: at[0] ?? 1280, height },
    reducedMotion: 'reduce',
    ...(session === undefined ? {} : { storageState: session }),
  });
  const page = await context.newPage();
  await open(page);
  for (const width of at) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await context.close();
}
