import type { Page } from 'playwright-core';
import { type ErrorCode, errors } from '#shared/contract/errors.ts';

/** The outcome of a request: refused with a code, unreachable, unanswered, or answered with these data. */
export type Ending = ErrorCode | 'unreachable' | 'waiting' | { json: object; status?: number };

/** A refusal with the code's message, unless another is given. */
export const refusal = (code: ErrorCode, said?: string) => {
  const [status, ownText] = errors[code];
  const text = said ?? ownText;
  return { status, json: { code, global: text, error: text, message: text, requestId: 'a-request' } };
};

/** Opens a page as `open` does, with this outcome for requests to these API addresses. */
export const answered =
  (endings: Readonly<Record<string, Ending>>, open: (page: Page) => Promise<void>) => async (page: Page) => {
    for (const [address, ending] of Object.entries(endings))
      await page.route(`**/api${address}`, async (route) => {
        if (ending === 'waiting') return;
        if (ending === 'unreachable') return route.abort('internetdisconnected');
        await route.fulfill(typeof ending === 'string' ? refusal(ending) : ending);
      });
    await open(page);
  };

/** The server's answer with some changes, for states that take weeks or an accident to happen. */
export const altered =
  (address: string, change: object, open: (page: Page) => Promise<void>) => async (page: Page) => {
    await page.route(`**/api${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
    });
    await open(page);
  };

/** Opens an address whose requests may stay unanswered. */
export const visitHanging =
  (path: string, settledMs = 1000) =>
  async (page: Page) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(settledMs);
  };
