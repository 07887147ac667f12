import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isAccountDeleted } from '#web/lib/account-deleted.ts';
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
