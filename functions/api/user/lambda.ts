import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { notBuilt } from '../../http/route-handler.ts';
import { buildEdge } from '../../runtime/edge.ts';
import { getUser } from './get-user.ts';

const { http } = buildEdge();

export const handler = lambdaEntry(
  buildGroupApp(
    'user',
    {
      getUser,
      updateProfile: notBuilt,
      resendVerification: notBuilt,
      verifyEmail: notBuilt,
      exportAccount: notBuilt,
      deleteAccount: notBuilt,
    },
    http,
  ),
);
