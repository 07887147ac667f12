import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { Button } from '#web/components/button/button.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { addresses } from '#web/config/addresses.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { wayOn } from '#web/lib/api/way-on.ts';
import { AccountData } from './account-data.tsx';
import { Outcome } from './outcome.tsx';
import { ProfileForm } from './profile-form.tsx';
import { StoppedAddress } from './stopped-address.tsx';
import { useDelayedRedirect } from './use-delayed-redirect.ts';

function Editor({ user }: { user: UserEntity }) {
  const [saved, setSaved] = useState(false);
  useDelayedRedirect({ to: addresses.dashboard(), afterMs: 1000, when: saved });

  if (saved) {
    return (
      <Outcome tone="success" title="Your profile has been saved." takesFocus>
        <p>Taking you to your dashboard…</p>
      </Outcome>
    );
  }
  return (
    <>
      <StoppedAddress user={user} />
      <ProfileForm user={user} onSaved={() => setSaved(true)} />
      <AccountData user={user} />
    </>
  );
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5 pt-4">
      <LoadingText />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      {['name', 'state', 'abn', 'skills', 'interests'].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}

export function ProfileEditor() {
  // A form begins once, so never with what another tab may have changed since.
  const { data: user, isFetchedAfterMount, isFetching, refetch, error } = useQuery(userQuery);
  if (!isFetchedAfterMount || (user === undefined && isFetching)) return <FormSkeleton />;
  if (user === undefined)
    return (
      <Outcome
        tone="failed"
        title="We couldn’t load your profile"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        <p>Nothing is lost and you are still logged in. {wayOn(error)}</p>
      </Outcome>
    );
  return <Editor user={user} />;
}
