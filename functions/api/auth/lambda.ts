import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { notBuilt } from '../../http/route-handler.ts';
import { buildEdge } from '../../runtime/edge.ts';
import { newId } from '../../runtime/new-id.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { signUp } from './sign-up.ts';

const { clock, accounts, sessions, http } = buildEdge();

export const handler = lambdaEntry(
  buildGroupApp(
    'auth',
    {
      signUp: signUp({ clock, newId, accounts, sessions }),
      logIn: logIn({ accounts, sessions }),
      logOut: logOut(accounts),
      requestPasswordReset: notBuilt,
      verifyResetToken: notBuilt,
      submitPasswordReset: notBuilt,
      changePassword: notBuilt,
    },
    http,
  ),
);
