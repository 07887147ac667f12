import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';

/** A journey for `npm run test:long` only, such as the layout of a page at each width. */
export const itLong = it.runIf(isLongRun);

/** How many times slower than this machine each visitor's is; it reveals journeys that pass only by luck. */
const slowdown = Number(process.env.BROWSER_SLOWDOWN ?? 1);
/** The limit of a single step on a busy machine. */
const stepLimitMs = 45_000;
/** The limit of a whole journey, which takes many steps. */
const journeyLimitMs = 240_000 * slowdown;

export interface VisitOptions {
  width?: number;
  height?: number;
  javaScript?: boolean;
  touch?: boolean;
  /** The logged-in person; leave it out for visitors and for tests about logging in. */
  person?: { token: string; name: string };
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Expects a browser error that the journey causes deliberately. */
  expectComplaint(pattern: RegExp): void;
}

/**
 * The browser of the cloud, for a file of journeys. Each visitor has separate storage, and the test fails when a page
 * reported an error: on the console, as an uncaught exception, or as a breach of the content security policy.
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
    browser = await chromium.connect(inject('browserUrl'));
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
        // The nightly run tests motion; other runs do not wait for it.
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
 * A press before hydration is lost (before-scripts.e2e.ts), and a busy machine delivers scripts late, so
 * every navigation waits. A journey that acts earlier waits by its own rule.
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

/** Saves the trace of a retry, to view with `npx playwright-core show-trace <file>`. */
async function saveTraces(contexts: readonly BrowserContext[], name: string): Promise<void> {
  for (const [index, { tracing }] of contexts.entries())
    await tracing.stop({ path: `.local/traces/${name}-${index}.zip` });
}

/** Requests that a journey still holds back when it ends get no answer. */
async function close(context: BrowserContext): Promise<void> {
  const held = [context, ...context.pages()];
  await Promise.all(held.map((asking) => asking.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** The browser storage of a logged-in person. */
function signedIn({ token, name }: { token: string; name: string }) {
  const localStorage = Object.entries({ token, userName: name }).map(([key, value]) => ({
    name: key,
    value,
  }));
  return { cookies: [], origins: [{ origin: inject('siteUrl'), localStorage }] };
}
