import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { ProfileEditor } from './profile-editor.tsx';

export default withAccountQueries(ProfileEditor);
