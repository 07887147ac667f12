import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { tableName } from '../../runtime/environment.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildWalletStore } from '../../stores/wallets.ts';
import { buildAccountServices, buildEdge } from '../edge.ts';
import { buildShowUser } from '../user-entity.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { getUser } from './get-user.ts';
import { updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const { clock, accounts, http } = buildEdge();
const showUser = buildShowUser({ clock, wallets: buildWalletStore(dynamo, tableName('wallets')) });
const services = { accounts, ...buildAccountServices({ clock }) };

export const handler = lambdaEntry(
  buildGroupApp(
    'user',
    {
      getUser: getUser(showUser),
      updateProfile: updateProfile(accounts),
      resendVerification: resendVerification(services),
      verifyEmail: verifyEmail(services),
      exportAccount: exportAccount(showUser),
      deleteAccount: deleteAccount(services),
    },
    http,
  ),
);
