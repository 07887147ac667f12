import type { ReactNode } from 'react';
import { Announcer } from './announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
      <Announcer />
    </div>
  );
}
