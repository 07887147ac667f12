import { lazy, Suspense } from 'react';
import { isAccountDeleted } from '#web/lib/account-deleted.ts';
import { useLocation } from '#web/lib/router/use-router.ts';
import { Hero } from './hero.tsx';
import { LaterStory } from './later-story.tsx';

const AccountDeletedNotice = lazy(() =>
  import('./account-deleted-notice.tsx').catch(() => ({ default: () => null })),
);

export default function HomePage() {
  const { state } = useLocation();
  return (
    <>
      {isAccountDeleted(state) && (
        <Suspense>
          <AccountDeletedNotice />
        </Suspense>
      )}
      <Hero />
      <LaterStory />
    </>
  );
}
