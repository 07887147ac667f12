import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isAccountDeleted } from '../app/account-deleted.ts';
import { HomePage } from '../features/home/home-page.tsx';

const AccountDeletedNotice = lazy(() =>
  import('../features/home/account-deleted-notice.tsx').catch(() => ({ default: () => null })),
);

export default function Home() {
  const { state } = useLocation();
  return (
    <>
      {isAccountDeleted(state) && (
        <Suspense>
          <AccountDeletedNotice />
        </Suspense>
      )}
      <HomePage />
    </>
  );
}
