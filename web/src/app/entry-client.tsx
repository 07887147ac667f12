import './zod-without-eval.ts';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageId } from '#shared/contract/pages.ts';
import { loadContent, provideContent } from '#web/lib/content/content-store.ts';
import { App } from './app.tsx';
import { loadPage } from './pages.ts';
import { isPrerendered } from './prerender/is-prerendered.ts';
import { neededContent } from './router/page-content.ts';
import { pageIdAt } from './router/page-id.ts';
import { preloadOnIntent } from './router/preload-on-intent.ts';

/** Says that the buttons work, once React has taken over the page. */
function SayAlive() {
  useEffect(() => {
    document.documentElement.dataset.life = 'here';
  }, []);
  return null;
}

// Outside a transition, a page that is loading shows its skeleton instead of the previous page.
const tree = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
      <SayAlive />
    </BrowserRouter>
  </StrictMode>
);

/** Reads the content that the build embedded in a prerendered page. */
const takeContent = (): void => {
  const block = document.getElementById('page-content');
  if (block) provideContent(JSON.parse(block.textContent));
};

/** Loads the code and content of the current page, so that it hydrates or renders in one step. */
const loadFirstPage = async (): Promise<PageId> => {
  const { pathname } = location;
  const id = pageIdAt(pathname);
  const loads = [loadPage(id), ...neededContent(id, pathname).map((file) => loadContent(file))];
  // A prerendered page stays readable without its code. A page drawn in the browser says that loading failed.
  await (isPrerendered(id) ? Promise.all(loads) : Promise.allSettled(loads));
  // The user may have gone back to another page meanwhile.
  return location.pathname === pathname ? id : loadFirstPage();
};

const start = async (root: HTMLElement): Promise<void> => {
  takeContent();
  if (isPrerendered(await loadFirstPage())) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  preloadOnIntent();
};

const root = document.getElementById('root');
if (root)
  start(root).catch((fault: unknown) => {
    // Shows the note in index.html.
    document.documentElement.dataset.life = 'none';
    throw fault;
  });
