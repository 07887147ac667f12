/** `npm run screenshots` saves every page in each of its states at three widths in .local/screenshots. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../web/testing/browser-launch.ts';
import { ensureFunctions, ensureSite } from '../build/build.ts';
import { root } from '../build/ensure-built.ts';
import { startCloud } from '../local/start-cloud.ts';
import type { Scene } from './scene.ts';
import { makeScenes } from './scenes.ts';
import { arrived, drawn, holdRows, near, sheets, standStill, watchQuestions } from './settle.ts';

const widths = [320, 768, 1280];
const height = 900;
/** The wait after a change of width. */
const redrawnMs = 100;
const parts = process.argv.slice(2);
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
  const scenes = all.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const missing: string[] = [];
  const beganMs = Date.now();
  for (const scene of scenes)
    for (const at of widthsOf(scene))
      await photograph(scene, at).catch((error: Error) => missing.push(`${scene.name}: ${error.message}`));
  const seconds = Math.round((Date.now() - beganMs) / 1000);
  console.log(`Photographed ${scenes.length} scenes in ${seconds} s into .local/screenshots`);
  if (missing.length > 0) throw new Error(`These could not be:\n${missing.join('\n')}`);
} finally {
  await browser.close();
  await cloud.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Groups of widths, each shown by one browser in sequence. */
function widthsOf({ only, resizes }: Scene): readonly (readonly number[])[] {
  const shown = widths.filter((width) => only === undefined || width === only);
  return resizes ? [shown] : shown.map((width) => [width]);
}

/** Opens a scene in a fresh browser and takes its picture at each width. */
async function photograph(
  { name, open, session, scripts = true, hangs = false }: Scene,
  at: readonly number[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: cloud.siteUrl,
    viewport: { width: at[0] ?? 1280, height },
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    ...(session === undefined ? {} : { storageState: session }),
  });
  const page = await context.newPage();
  const questionsEnd = watchQuestions(page);
  try {
    await open(page);
    if (!hangs) {
      await questionsEnd();
      await arrived(page);
    }
    for (const width of at) {
      await page.setViewportSize({ width, height });
      if (at.length > 1) {
        await page.waitForTimeout(redrawnMs);
        // A wider window may fetch more.
        if (!hangs) await questionsEnd();
      }
      // The page below an open dialog or menu cannot be read anyway.
      const fullPage = (await page.locator('dialog[open], [popover]:popover-open').count()) === 0;
      if (fullPage) await near(page);
      if (fullPage) await sheets(page);
      await drawn(page);
      if (fullPage) await standStill(page);
      const letGo = await holdRows(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage });
      await letGo();
    }
  } finally {
    await context.close();
  }
}
