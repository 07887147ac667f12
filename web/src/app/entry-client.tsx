import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageId } from '#shared/contract/pages.ts';
import { browserHistory } from '#web/lib/router/history.ts';
import { Router } from '#web/lib/router/router.tsx';
import { App } from './app.tsx';
import { isDrawn, prepareFirstPage } from './prerender/first-page.ts';
import { pageIdAt } from './router/page-id.ts';
import { preloadOnIntent } from './router/preload-on-intent.ts';

const history = browserHistory();

const tree = (
  <StrictMode>
    <Router history={history}>
      <App />
    </Router>
  </StrictMode>
);

/** The page to begin with, prepared; somebody may go back to another one while it is on its way. */
const firstPage = async (): Promise<PageId> => {
  const { pathname } = history.place();
  const id = pageIdAt(pathname);
  await prepareFirstPage(id);
  return history.place().pathname === pathname ? id : firstPage();
};

/** Brings the page to life: what the build drew for this address, or a page drawn here. */
export const startApp = async (root: HTMLElement): Promise<void> => {
  const id = await firstPage();
  if (isDrawn(id)) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  preloadOnIntent();
};
