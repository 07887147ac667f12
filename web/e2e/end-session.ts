import type { Page } from 'playwright-core';

/** As from another device: the token that this browser keeps is good no more. */
export const endSessionElsewhere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    });
  });
