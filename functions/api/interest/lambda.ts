import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { numberSetting, tableName } from '#functions/runtime/environment.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildInterestStore } from '#functions/stores/interests.ts';
import { buildLimitStore } from '#functions/stores/limits.ts';
import { interestRoutes } from '#shared/contract/routes/interest.ts';
import { ofAddress } from '../account-limits.ts';
import { buildGroupServices } from '../group-services.ts';
import { submitInterest } from './submit-interest.ts';

const { clock, accounts, http } = buildGroupServices();

export const handler = lambdaEntry(
  buildGroupApp(
    'interest',
    {
      routes: interestRoutes,
      handlers: {
        submitInterest: submitInterest({
          clock,
          accounts,
          interests: buildInterestStore(dynamo, tableName('interests')),
          limits: buildLimitStore({ dynamo, table: tableName('limits'), clock }),
          interestsOfAddress: ofAddress('interest', numberSetting('INTERESTS_PER_ADDRESS_AND_HOUR')),
        }),
      },
    },
    http,
  ),
);
