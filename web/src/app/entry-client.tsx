import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { provideContent } from '../lib/content/content-store.ts';
import { App } from './app.tsx';
import { neededContent } from './page-content.ts';
import { pageIdAt } from './page-id.ts';
import { loadPage } from './page-modules.ts';
import { preloadOnIntent } from './preload-on-intent.ts';

const tree = (
  <StrictMode>
    {/* Without transitions, so that a page that is still loading shows its outline at once. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Brings the page to life: what the build drew for this address, or a page drawn here. */
export const startApp = async (root: HTMLElement): Promise<void> => {
  const id = pageIdAt(location.pathname);
  const block = document.getElementById('page-content');
  if (block) provideContent(JSON.parse(block.textContent));
  if (root.dataset.page === id) {
    // When its code cannot be had, the page stays what it is: HTML that reads well by itself.
    await loadPage(id);
    hydrateRoot(root, tree);
  } else {
    // Drawn in one step where that works; a page that cannot load says so itself.
    await Promise.all([
      loadPage(id).catch(() => undefined),
      neededContent(id, location.pathname)
        ?.load()
        .catch(() => undefined),
    ]);
    createRoot(root).render(tree);
  }
  preloadOnIntent();
};
