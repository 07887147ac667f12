import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { ProfileEditor } from './profile-editor.tsx';

function ProfilePage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="mb-2">Edit your profile</h1>
        <ProfileEditor />
      </div>
    </div>
  );
}

export default withAccountQueries(ProfilePage);
