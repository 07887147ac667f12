import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { clearSession } from '#web/lib/session/session.ts';

/* A slow machine is no fault of the page, so parts that appear late have more than a second. */
configure({ asyncUtilTimeout: 10_000 });

/* There is no server here. A request that its test does not answer stays open, because a later failure would disturb
   another test. */
globalThis.fetch = () => new Promise(() => undefined);

/* Test files share modules, the page and its storage, so each test restores them. Testing Library would register its
   cleanup for the first file only. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  clearSession();
  history.replaceState(null, '', '/');
});
