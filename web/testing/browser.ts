import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { launchBrowser } from './browser-launch.ts';

/** A journey for `npm run test:long` only, such as where the parts of a page are at each width. */
export const itLong = it.runIf(isLongRun);

/** How many times slower than this machine each visitor's is: shows which journeys pass by luck alone. */
const slowdown = Number(process.env.BROWSER_SLOWDOWN ?? 1);
/** Of a single step, whatever else the machine does. */
const stepLimitMs = 20_000;
/** Of a whole journey, which is as many times longer. */
const journeyLimitMs = 120_000 * slowdown;

export interface VisitOptions {
  width?: number;
  height?: number;
  javaScript?: boolean;
  touch?: boolean;
  /** Whose session this browser keeps; without one, or where it is about logging in, nobody's. */
  person?: { token: string; name: string };
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Complaints of the browser that the journey means to cause. */
  expectComplaint(pattern: RegExp): void;
}

/**
 * A browser for a file of journeys. Each visitor has storage of their own, and the test fails when a page complained:
 * an error in the console, an exception nobody caught, a breach of the content security policy.
 */
export function openBrowser(): {
  visit(options?: VisitOptions): Promise<Visitor>;
} {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let expected: RegExp[] = [];
  let retried: string | undefined;
  vi.setConfig({ testTimeout: journeyLimitMs });

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(({ task }) => {
    retried = (task.result?.retryCount ?? 0) > 0 ? task.id : undefined;
  });
  afterEach(async () => {
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    if (retried !== undefined) await saveTraces(contexts, retried);
    await Promise.all(contexts.map(close));
    complaints = [];
    expected = [];
    expect(unexpected).toEqual([]);
  });

  return {
    async visit({ width = 1280, height = 900, javaScript = true, touch = false, person } = {}) {
      const context = await browser.newContext({
        baseURL: inject('siteUrl'),
        viewport: { width, height },
        javaScriptEnabled: javaScript,
        hasTouch: touch,
        isMobile: touch,
        // What moves is tried at night; here nothing waits for it.
        reducedMotion: isLongRun ? 'no-preference' : 'reduce',
        ...(person && { storageState: signedIn(person) }),
      });
      contexts.push(context);
      if (retried !== undefined) await context.tracing.start({ screenshots: true, snapshots: true });
      context.on('close', () => {
        contexts = contexts.filter((open) => open !== context);
      });
      context.setDefaultTimeout(stepLimitMs);
      context.on('page', (opened) => {
        if (javaScript) waitForLife(opened);
        opened.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
        opened.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning')
            complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
      });
      const page = await context.newPage();
      if (slowdown > 1) {
        const tools = await context.newCDPSession(page);
        await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      }
      return { page, context, expectComplaint: (pattern) => expected.push(pattern) };
    },
  };
}

/**
 * A press before its page has come to life is lost (before-scripts.e2e.ts), and a busy machine brings scripts late. A
 * journey that wants to be early says until when it waits itself.
 */
function waitForLife(page: Page): void {
  const alive = page.locator('html:is([data-life], :not(:has(#root)))');
  const open = page.goto.bind(page);
  const openAgain = page.reload.bind(page);
  page.goto = async (address, options) => {
    const response = await open(address, options);
    if (options?.waitUntil === undefined) await alive.waitFor({ state: 'attached' });
    return response;
  };
  page.reload = async (options) => {
    const response = await openAgain(options);
    if (options?.waitUntil === undefined) await alive.waitFor({ state: 'attached' });
    return response;
  };
}

/** What a second attempt did, to look at with `npx playwright-core show-trace <file>`. */
async function saveTraces(contexts: readonly BrowserContext[], name: string): Promise<void> {
  for (const [index, { tracing }] of contexts.entries())
    await tracing.stop({ path: `.local/traces/${name}-${index}.zip` });
}

/** What a journey holds back, and its page asks for while it ends, is answered to nobody. */
async function close(context: BrowserContext): Promise<void> {
  const held = [context, ...context.pages()];
  await Promise.all(held.map((asking) => asking.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** What a browser keeps that has logged in. */
function signedIn({ token, name }: { token: string; name: string }) {
  const localStorage = Object.entries({ token, userName: name }).map(([key, value]) => ({
    name: key,
    value,
  }));
  return { cookies: [], origins: [{ origin: inject('siteUrl'), localStorage }] };
}
