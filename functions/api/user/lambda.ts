import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { buildAccountServices, buildEdge } from '../edge.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { getUser } from './get-user.ts';
import { updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const { clock, accounts, http } = buildEdge();
const services = { accounts, ...buildAccountServices({ clock }) };

export const handler = lambdaEntry(
  buildGroupApp(
    'user',
    {
      getUser,
      updateProfile: updateProfile(accounts),
      resendVerification: resendVerification(services),
      verifyEmail: verifyEmail(services),
      exportAccount,
      deleteAccount: deleteAccount(services),
    },
    http,
  ),
);
