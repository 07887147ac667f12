import { forgetFailures, loadContent } from '#web/lib/content/content-store.ts';
import { loadPage } from '../pages.ts';
import { loadTitles } from './page-arrival.ts';
import { neededContent } from './page-content.ts';
import { pageIdAt } from './page-id.ts';

// The page itself reports a failure when the person goes there.
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

/** Fetches a page's code and content on hover, touch or focus of a link to it. */
export const preloadOnIntent = (): void => {
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(intent, preload, { passive: true });
};
