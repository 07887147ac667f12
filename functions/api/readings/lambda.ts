import { loadCatalogue } from '#functions/gateways/catalogue.ts';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { noSessions } from '#functions/http/no-sessions.ts';
import { buildOrigin } from '#functions/http/origin-secret.ts';
import { numberSetting, tableName } from '#functions/runtime/environment.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildLimitStore } from '#functions/stores/limits.ts';
import { readingsRoutes } from '#shared/contract/routes/readings.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { ofAddress } from '../account-limits.ts';
import { readAnswers } from './read-answers.ts';

const clock = systemClock;

export const handler = lambdaEntry(
  buildGroupApp(
    'readings',
    {
      routes: readingsRoutes,
      handlers: {
        readAnswers: readAnswers({
          clock,
          limits: buildLimitStore({ dynamo, table: tableName('limits'), clock }),
          readingsOfAddress: ofAddress('reading', numberSetting('READINGS_PER_ADDRESS_AND_HOUR')),
          loadCatalogue,
        }),
      },
    },
    { clock, sessions: noSessions, origin: buildOrigin(buildSecretReader(clock)) },
  ),
);
