import type { Page } from 'playwright-core';

/** Ends the session as another device would, so this browser’s token is no longer valid. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
    failOnStatusCode: true,
  });
}
