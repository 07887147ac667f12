import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../web/testing/browser-launch.ts';
import { type Paints, paintsOf, watchPaints } from '../../../web/testing/paints.ts';
import { ms, quantile } from './figures.ts';

const address = '/make-money/paths/creative-maker/short-form-editing-studio';
const rounds = 15;
/** A cheap phone on a slow mobile network. */
const phone = {
  viewport: { width: 360, height: 780 },
  latencyMs: 150,
  bytesPerSecond: (1.6 * 1024 * 1024) / 8,
  slowedCpu: 4,
};
/** Long enough for the scripts that start when the page is idle. */
const settleMs = 2500;

async function slowDown(page: Page, scripts: boolean): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowedCpu });
  if (!scripts) await devTools.send('Network.setBlockedURLs', { urls: ['*.js'] });
}

async function paint(browser: Browser, siteUrl: string, scripts: boolean): Promise<Paints> {
  const context = await browser.newContext({ baseURL: siteUrl, viewport: phone.viewport, isMobile: true });
  try {
    const page = await context.newPage();
    await watchPaints(page);
    await slowDown(page, scripts);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return await paintsOf(page);
  } finally {
    await context.close();
  }
}

/** Measures the largest paint of a path page with and without its scripts, alternating within one run. */
export async function benchPathPage(siteUrl: string): Promise<[string, string][]> {
  const browser = await launchBrowser();
  try {
    const withScripts: Paints[] = [];
    const without: Paints[] = [];
    for (let round = 0; round < rounds; round += 1) {
      withScripts.push(await paint(browser, siteUrl, true));
      without.push(await paint(browser, siteUrl, false));
    }
    const median = (painted: Paints[]) =>
      quantile(
        painted.map(({ lcpMs }) => lcpMs),
        0.5,
      );
    const ratio = median(withScripts) / median(without);
    const shift = Math.max(...withScripts.map((painted) => painted.shift));
    return [
      ['Path page on a slow phone, largest paint', ms(median(withScripts))],
      ['The same page without scripts', ms(median(without))],
      ['With scripts / without', `${ratio.toFixed(2)} ×`],
      ['Path page, layout shift at most', shift.toFixed(3)],
    ];
  } finally {
    await browser.close();
  }
}
