import { forgetFailures, loadContent } from '#web/lib/content/content-store.ts';
import { loadPage } from '../pages.ts';
import { loadTitles } from './page-arrival.ts';
import { neededContent } from './page-content.ts';
import { pageIdAt } from './page-id.ts';

// A person who goes there and finds that it failed is told so.
const ignoreFailure = () => undefined;

const preload = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  const id = pageIdAt(link.pathname);
  loadPage(id).catch(ignoreFailure);
  loadTitles().catch(ignoreFailure);
  forgetFailures();
  for (const file of neededContent(id, link.pathname)) loadContent(file).catch(ignoreFailure);
};

/** Fetches a page's code and content when somebody points at, touches or tabs to a link to it. */
export const preloadOnIntent = (): void => {
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(intent, preload, { passive: true });
};
