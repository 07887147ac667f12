import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { Button } from '#web/components/button/button.tsx';
import { addresses } from '#web/config/addresses.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { wayOn } from '#web/lib/api/way-on.ts';
import { AccountData } from './account-data.tsx';
import { Outcome } from './outcome.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { StoppedAddress } from './stopped-address.tsx';
import { useDelayedRedirect } from './use-delayed-redirect.ts';

function Editor({ user }: { user: UserEntity }) {
  const [saved, setSaved] = useState(false);
  useDelayedRedirect({ to: addresses.dashboard(), afterMs: 1000, when: saved });

  return (
    <>
      <ProfileForm user={user} saved={saved} onSaved={() => setSaved(true)}>
        <StoppedAddress user={user} />
      </ProfileForm>
      <AccountData user={user} />
    </>
  );
}

export function ProfileEditor() {
  // A form begins once, so never with what another tab may have changed since.
  const { data: user, isFetchedAfterMount, isFetching, refetch, error } = useQuery(userQuery);
  if (!isFetchedAfterMount || (user === undefined && isFetching)) return <ProfileSkeleton />;
  if (user === undefined)
    return (
      <div className="page-width py-8 sm:py-12">
        <div className="max-w-2xl">
          <h1>Edit your profile</h1>
          <Outcome
            tone="failed"
            title="We couldn’t load your profile"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            <p>Nothing is lost and you are still logged in. {wayOn(error)}</p>
          </Outcome>
        </div>
      </div>
    );
  return <Editor user={user} />;
}
