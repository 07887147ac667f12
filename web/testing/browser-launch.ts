import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// The packaged browser's own defaults would run it in one process and switch web security off.
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const options = async () => ({ executablePath: await findBrowser(), args: flags });

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await options());

/** A browser for several processes; each connection has its own contexts, which end with it. */
export const serveBrowser = async (): Promise<BrowserServer> => chromium.launchServer(await options());

/** The machine's own Chromium, or the npm package that unpacks its libraries itself. */
async function findBrowser(): Promise<string> {
  const installed = systemBrowsers.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
