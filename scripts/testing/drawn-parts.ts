import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/* What appears a moment later is waited for longer than a second: a busy machine is no fault of the page. */
configure({ asyncUtilTimeout: 10_000 });

/* Files share their modules, so that the library's own cleaning would be registered by the first of them alone. */
afterEach(() => {
  cleanup();
  // They share the page as well: what a test put there by hand would stand in that of the next file.
  document.body.replaceChildren();
});
