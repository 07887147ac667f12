import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isAccountDeleted } from '#web/lib/account-deleted.ts';
import { lazyOrNothing } from '#web/lib/lazy-or-nothing.ts';
import { Hero } from './hero.tsx';
import { LaterStory } from './later-story.tsx';

const AccountDeletedNotice = lazyOrNothing(() => import('./account-deleted-notice.tsx'));

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
