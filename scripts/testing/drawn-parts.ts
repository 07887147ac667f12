import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { clearSession } from '#web/lib/session.ts';

/* What appears a moment later is waited for longer than a second: a busy machine is no fault of the page. */
configure({ asyncUtilTimeout: 10_000 });

/* There is no server here. What a test asks for and does not answer itself stays unanswered: a call that fails later
   would complain in the middle of another test. */
globalThis.fetch = () => new Promise(() => undefined);

/* Test files share modules, the page and its storage, so each test leaves them as it found them. Testing Library would
   register its own cleanup for the first file only. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  clearSession();
  history.replaceState(null, '', '/');
});
