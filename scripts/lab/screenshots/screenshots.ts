/** `npm run screenshots` saves every page in each of its states at three widths in .local/screenshots. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/build/ensure-built.ts';
import { startOwnCloud } from '#scripts/testing/own-cloud.ts';
import { launchBrowser } from '../../../web/testing/browser-launch.ts';
import { meetPeople } from './people.ts';
import { playStep } from './play-step.ts';
import { makeScenes, type Scene } from './scenes.ts';
import { arrived, drawn, holdRows, near, sheets, standStill, watchQuestions } from './settle.ts';

const height = 900;
/** The wait after a change of width. */
const redrawnMs = 100;
const parts = process.argv.slice(2);
const folder = join(root, '.local/screenshots');
mkdirSync(folder, { recursive: true });

const cloud = await startOwnCloud({ withPages: true });
const browser = await launchBrowser();
try {
  const scenes = makeScenes(await meetPeople(cloud.siteUrl)).filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  const missing: string[] = [];
  const startedMs = Date.now();
  for (const scene of scenes)
    await photograph(scene).catch((error: Error) => missing.push(`${scene.name}: ${error.message}`));
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  console.log(`Photographed ${scenes.length} scenes in ${seconds} s into .local/screenshots`);
  if (missing.length > 0) throw new Error(`These could not be:\n${missing.join('\n')}`);
} finally {
  await browser.close();
  await cloud.close();
}

/** Plays a scene once in a fresh browser, and takes its picture at each width. */
async function photograph({ name, steps, session, scripts = true, hangs, only }: Scene): Promise<void> {
  const widths = only === undefined ? [320, 768, 1280] : [only];
  const context = await browser.newContext({
    baseURL: cloud.siteUrl,
    viewport: { width: widths[0] ?? 1280, height },
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    ...(session === undefined ? {} : { storageState: session }),
  });
  const page = await context.newPage();
  const questionsEnd = watchQuestions(page);
  try {
    for (const step of steps) await playStep(page, step, hangs);
    if (!hangs) await questionsEnd().then(() => arrived(page));
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(redrawnMs);
      // A wider window may fetch more.
      if (!hangs) await questionsEnd();
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
