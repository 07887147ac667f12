import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '#shared/contract/pages.ts';
import { Announcer } from './announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The reviewer's page has no public header or footer. */
function useIsTool(): boolean {
  const isTool = useLocation().pathname === pages.review.path;
  useLayoutEffect(() => {
    if (!isTool) delete document.documentElement.dataset.tool;
  }, [isTool]);
  return isTool;
}

export function SiteLayout({ children }: { children: ReactNode }) {
  const isTool = useIsTool();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="not-focus:absolute not-focus:size-px not-focus:overflow-hidden not-focus:[clip-path:inset(50%)] not-focus:whitespace-nowrap focus:py-3 focus:px-4 focus:top-2 focus:left-2 focus:absolute focus:z-10 focus:rounded-sm focus:bg-sheet"
      >
        Skip to content
      </a>
      {!isTool && <SiteHeader />}
      <main id="main" tabIndex={-1} className="grow has-[>.split]:grid has-[>.split]:grid-rows-[1fr]">
        {children}
      </main>
      {!isTool && <SiteFooter />}
      <Announcer />
    </div>
  );
}
