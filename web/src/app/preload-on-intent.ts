import { pageIdAt } from './page-id.ts';
import { loadPage } from './page-modules.ts';

const preload = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.origin === location.origin) loadPage(pageIdAt(link.pathname));
};

/** Fetches a page's code when somebody points at, touches or tabs to a link to it. */
export const preloadOnIntent = (): void => {
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(intent, preload, { passive: true });
};
