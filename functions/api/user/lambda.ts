import { buildGroupApp } from '../../http/build-group-app.ts';
import { lambdaEntry } from '../../http/lambda-entry.ts';
import { buildPaymentDesk } from '../../payments/build-payment-desk.ts';
import { tableName } from '../../runtime/environment.ts';
import { dynamo } from '../../stores/dynamo.ts';
import { buildInterestStore } from '../../stores/interests.ts';
import { buildPurchaseStore } from '../../stores/purchases.ts';
import { buildRunStore } from '../../stores/runs.ts';
import { buildAccountServices, buildEdge } from '../edge.ts';
import { buildShowUser } from '../user-entity.ts';
import type { Belongings } from './belongings.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { getUser } from './get-user.ts';
import { updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const { clock, accounts, readSecret, http } = buildEdge();
const desk = buildPaymentDesk({ clock, accounts, readSecret, receiptWaitMs: 1000 });
const belongings: Belongings = {
  wallets: desk.wallets,
  orders: desk.orders,
  purchases: buildPurchaseStore(dynamo, tableName('purchases')),
  runs: buildRunStore(dynamo, tableName('runs')),
  interests: buildInterestStore(dynamo, tableName('interests')),
};
const showUser = buildShowUser({ clock, wallets: belongings.wallets });
const services = { accounts, desk, showUser, ...belongings, ...buildAccountServices({ clock, accounts }) };

export const handler = lambdaEntry(
  buildGroupApp(
    'user',
    {
      getUser: getUser(showUser),
      updateProfile: updateProfile(accounts),
      resendVerification: resendVerification(services),
      verifyEmail: verifyEmail(services),
      exportAccount: exportAccount(services),
      deleteAccount: deleteAccount(services),
    },
    http,
  ),
);
