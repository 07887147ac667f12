import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageId } from '#shared/contract/pages.ts';
import { App } from './app.tsx';
import { isDrawn, prepareFirstPage } from './prerender/first-page.ts';
import { pageIdAt } from './router/page-id.ts';
import { preloadOnIntent } from './router/preload-on-intent.ts';

// Without transitions, a page that is still loading shows its outline instead of the page before it.
const tree = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** The page to begin with, prepared; somebody may go back to another one while it is on its way. */
const firstPage = async (): Promise<PageId> => {
  const { pathname } = location;
  const id = pageIdAt(pathname);
  await prepareFirstPage(id);
  return location.pathname === pathname ? id : firstPage();
};

/** Brings the page to life: what the build drew for this address, or a page drawn here. */
export const startApp = async (root: HTMLElement): Promise<void> => {
  const id = await firstPage();
  if (isDrawn(id)) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  preloadOnIntent();
};
