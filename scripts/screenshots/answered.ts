import type { Page } from 'playwright-core';
import { type ErrorCode, errors } from '#shared/contract/errors.ts';

/** How a question to the server ends: refused with a code, never reaching it, never answered, or with these data. */
export type Ending = ErrorCode | 'unreachable' | 'waiting' | { json: object; status?: number };

/** Refused, in the words of the code unless the server has others. */
export const refusal = (code: ErrorCode, said?: string) => {
  const [status, ownText] = errors[code];
  const text = said ?? ownText;
  return { status, json: { code, global: text, error: text, message: text, requestId: 'a-request' } };
};

/** Opens a page as `open` does, while the questions to these addresses of the API end like this. */
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

/** The answer of the server with a few things changed, for states that take weeks or a mishap to come about. */
export const altered =
  (address: string, change: object, open: (page: Page) => Promise<void>) => async (page: Page) => {
    await page.route(`**/api${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
    });
    await open(page);
  };

/** Opens an address where questions may stay without an answer. */
export const visitHanging =
  (path: string, settledMs = 1000) =>
  async (page: Page) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(settledMs);
  };
