import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserHistory } from '#web/lib/router/history.ts';
import { Router } from '#web/lib/router/router.tsx';
import { App } from './app.tsx';
import { isDrawn, prepareFirstPage } from './prerender/first-page.ts';
import { pageIdAt } from './router/page-id.ts';
import { preloadOnIntent } from './router/preload-on-intent.ts';

const tree = (
  <StrictMode>
    <Router history={browserHistory()}>
      <App />
    </Router>
  </StrictMode>
);

/** Brings the page to life: what the build drew for this address, or a page drawn here. */
export const startApp = async (root: HTMLElement): Promise<void> => {
  const id = pageIdAt(location.pathname);
  await prepareFirstPage(id);
  if (isDrawn(id)) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  preloadOnIntent();
};
