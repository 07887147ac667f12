import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type PageId, pages } from '#shared/contract/pages.ts';
import { addresses } from '#web/config/addresses.ts';
import { provideContent, readyContent } from '#web/lib/content/content-store.ts';
import { App } from './app.tsx';
import { documentHead } from './head/document-head.ts';
import { isListed, metaOf } from './head/page-meta.ts';
import { loadPage } from './pages.ts';
import { publishedContent } from './prerender/published-content.ts';
import { neededContent } from './router/page-content.ts';
import { pageIdAt, pageIds } from './router/page-id.ts';
import { PageSkeleton } from './router/page-skeleton.tsx';
import { ScriptNeededHere } from './shell/script-needed-here.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

export interface DrawnPage {
  /** Undefined for a page that serves many addresses. */
  id?: PageId;
  /** The browser hydrates the HTML when this is the page it shows, and draws any other page over it. */
  mark?: PageId | 'absent-path';
  title: string;
  head: string;
  body: string;
  /** The content that the page was drawn from, by address, so that hydration requests nothing. */
  content?: Readonly<Record<string, unknown>>;
}

/** Takes the published library; call it before drawing. */
export const takeLibrary = (files: Readonly<Record<string, unknown>>): void => provideContent(files);

export interface PublicAddress {
  path: string;
  listed: boolean;
}

/** Lists every address that gets its own HTML. */
export const publicAddresses = (): PublicAddress[] => [
  ...pageIds
    .filter((id) => pages[id].html === 'prerendered')
    .map((id) => ({ path: pages[id].path, listed: isListed(id) })),
  ...publishedContent().map((path) => ({ path, listed: isListed(pageIdAt(path)) })),
];

/** Waits for the whole page, because no inline script may insert parts later. */
const draw = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};

export const drawPage = async (path: string): Promise<DrawnPage> => {
  const id = pageIdAt(path);
  await loadPage(id);
  const meta = metaOf(id, path);
  const body = await draw(path);
  const content = neededContent(id, path).flatMap((file) =>
    file.address === null ? [] : [[file.address, readyContent(file)] as const],
  );
  return {
    id,
    mark: id,
    title: meta.title,
    head: documentHead(meta, id),
    body,
    ...(content.length > 0 && { content: Object.fromEntries(content) }),
  };
};

/** No persona and no path has this name. */
const absentPath = addresses.path({ personaSlug: '-', pathSlug: '-' });

/** Draws the page for an unknown path. */
export const drawAbsentPath = async (): Promise<DrawnPage> => {
  await loadPage('path');
  const { title, description, picture } = metaOf('path', absentPath);
  const meta = { ...metaOf('error', pages.error.path), title, description, picture };
  return { mark: 'absent-path', title, head: documentHead(meta), body: await draw(absentPath) };
};

/** Draws the shell that pages with a session or an id show until the app runs. */
export const drawShell = (): DrawnPage => {
  const meta = { ...metaOf('dashboard', pages.dashboard.path), title: 'Loading...', listed: false };
  const body = renderToString(
    <StaticRouter location="/">
      <SiteLayout>
        <ScriptNeededHere />
        <PageSkeleton />
      </SiteLayout>
    </StaticRouter>,
  );
  return { title: meta.title, head: documentHead(meta), body };
};
