import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import { FailedPage } from '#web/components/failed/failed.tsx';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { useDelayedRedirect } from '../form/form-page.tsx';
import { AccountData } from './account-data.tsx';
import { ProfileForm, ProfileSkeleton } from './profile-form.tsx';
import { StoppedAddress } from './stopped-address.tsx';

function Editor({ user }: { user: UserEntity }) {
  const [saved, setSaved] = useState(false);
  useDelayedRedirect({ to: addresses.dashboard(), afterMs: 1000, when: saved });

  return (
    <ProfileForm
      user={user}
      saved={saved}
      onSaved={() => setSaved(true)}
      account={<AccountData user={user} />}
    >
      <StoppedAddress user={user} />
    </ProfileForm>
  );
}

export function ProfileEditor() {
  // A form reads its initial values once, so they must include changes from other tabs.
  const asked = useQuery(userQuery);
  const failure = useFailure(asked);
  if (failure !== undefined)
    return (
      <FailedPage
        title="We couldn’t load your profile"
        kept="You’re still logged in, and nothing is lost."
        failure={failure}
      />
    );
  const { data: user, isFetchedAfterMount } = asked;
  return user !== undefined && isFetchedAfterMount ? <Editor user={user} /> : <ProfileSkeleton />;
}

export default withAccountQueries(ProfileEditor);
