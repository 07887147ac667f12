import { documents } from '#functions/gateways/documents.ts';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { buildPayments } from '#functions/payments/build-payments.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildInterestStore } from '#functions/stores/interests.ts';
import { buildPurchaseStore } from '#functions/stores/purchases.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { buildAccountServices, buildGroupServices } from '../group-services.ts';
import { buildShowUser } from '../user-entity.ts';
import type { AccountRecords } from './account-records.ts';
import { correctAddress } from './correct-address.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { getUser } from './get-user.ts';
import { resumeMail } from './resume-mail.ts';
import { updateProfile } from './update-profile.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const { clock, accounts, readSecret, http } = buildGroupServices();
const payments = buildPayments({ clock, accounts, readSecret, receiptWaitMs: 1000 });
const records: AccountRecords = {
  wallets: payments.wallets,
  orders: payments.orders,
  purchases: buildPurchaseStore(dynamo, tableName('purchases')),
  runs: buildRunStore(dynamo, tableName('runs')),
  interests: buildInterestStore(dynamo, tableName('interests')),
};
const account = buildAccountServices({ clock, accounts });
const showUser = buildShowUser({ clock, wallets: records.wallets, mailStops: account.mailStops });
const services = {
  accounts,
  payments,
  showUser,
  documents,
  ...records,
  ...account,
};

export const handler = lambdaEntry(
  buildGroupApp(
    'user',
    {
      routes: userRoutes,
      handlers: {
        getUser: getUser(services),
        updateProfile: updateProfile(accounts),
        resendVerification: resendVerification(services),
        resumeMail: resumeMail(services),
        correctAddress: correctAddress(services),
        verifyEmail: verifyEmail(services),
        exportAccount: exportAccount(services),
        deleteAccount: deleteAccount({ ...services, pace: { atOnce: 5 } }),
      },
    },
    http,
  ),
);
