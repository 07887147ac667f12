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
  /** Undefined where it stands for no address in particular. */
  id?: PageId;
  /** What the browser knows it by: a page of this name comes to life as it is, any other is drawn anew over it. */
  mark?: PageId | 'absent-path';
  title: string;
  head: string;
  body: string;
  /** What the page was drawn from, by address, so that it comes to life without asking for it. */
  content?: Readonly<Record<string, unknown>>;
}

/** The published library, before anything is drawn. */
export const takeLibrary = (files: Readonly<Record<string, unknown>>): void => provideContent(files);

export interface PublicAddress {
  path: string;
  listed: boolean;
}

/** Every address that gets HTML of its own. */
export const publicAddresses = (): PublicAddress[] => [
  ...pageIds
    .filter((id) => pages[id].html === 'prerendered')
    .map((id) => ({ path: pages[id].path, listed: isListed(id) })),
  ...publishedContent().map((path) => ({ path, listed: isListed(pageIdAt(path)) })),
];

/** Whole, in one piece: no script may put a part into its place later. */
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

/** Names that no persona and no path can have. */
const absentPath = addresses.path({ personaSlug: '-', pathSlug: '-' });

/** What an address shows where a path could be but is none. */
export const drawAbsentPath = async (): Promise<DrawnPage> => {
  await loadPage('path');
  const { title, description, picture } = metaOf('path', absentPath);
  const meta = { ...metaOf('error', pages.error.path), title, description, picture };
  return { mark: 'absent-path', title, head: documentHead(meta), body: await draw(absentPath) };
};

/** What every page that needs a session or an id shows until the app has drawn it. */
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
