import { forgetFailures } from '../lib/content/content-store.ts';
import { neededContent } from './page-content.ts';
import { pageIdAt } from './page-id.ts';
import { loadPage } from './page-modules.ts';

const preload = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  const id = pageIdAt(link.pathname);
  loadPage(id);
  forgetFailures();
  // Whoever goes there and finds it failed is told so.
  neededContent(id, link.pathname)
    ?.load()
    .catch(() => undefined);
};

/** Fetches a page's code and content when somebody points at, touches or tabs to a link to it. */
export const preloadOnIntent = (): void => {
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(intent, preload, { passive: true });
};
