import type { Page } from 'playwright-core';

/** As from another device: the token that this browser keeps is good no more. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
    failOnStatusCode: true,
  });
}
