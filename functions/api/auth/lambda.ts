import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { numberSetting, tableName } from '#functions/runtime/environment.ts';
import { newId } from '#functions/runtime/new-id.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import { ofAddress } from '../account-limits.ts';
import { buildAccountServices, buildGroupServices } from '../group-services.ts';
import { buildShowUser } from '../user-entity.ts';
import { changePassword } from './change-password.ts';
import { submitPasswordReset, verifyResetToken } from './complete-password-reset.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { signUp } from './sign-up.ts';

const { clock, accounts, sessions, http } = buildGroupServices();
const account = buildAccountServices({ clock, accounts });
const wallets = buildWalletStore(dynamo, tableName('wallets'));
const showUser = buildShowUser({ clock, wallets, mailStops: account.mailStops });
const services = { accounts, sessions, clock, newId, showUser, ...account };
const signUpsOfAddress = ofAddress('sign-up', numberSetting('SIGN_UPS_PER_ADDRESS_AND_HOUR'));
const resetsOfAddress = ofAddress('reset-mail', numberSetting('RESETS_PER_ADDRESS_AND_HOUR'));

export const handler = lambdaEntry(
  buildGroupApp(
    'auth',
    {
      routes: authRoutes,
      handlers: {
        signUp: signUp({ ...services, signUpsOfAddress }),
        logIn: logIn(services),
        logOut: logOut(accounts),
        requestPasswordReset: requestPasswordReset({ ...services, resetsOfAddress }),
        verifyResetToken: verifyResetToken(services.mailTokens),
        submitPasswordReset: submitPasswordReset(services),
        changePassword: changePassword(services),
      },
    },
    http,
  ),
);
