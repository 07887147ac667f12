import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { noSessions } from '#functions/http/no-sessions.ts';
import { buildOrigin } from '#functions/http/origin-secret.ts';
import { answer } from '#functions/http/outcome.ts';
import { metaRoutes } from '#shared/contract/routes/meta.ts';
import { systemClock } from '#shared/domain/clock.ts';

const clock = systemClock;
const readSecret = buildSecretReader(clock);

export const handler = lambdaEntry(
  buildGroupApp(
    'meta',
    {
      routes: metaRoutes,
      handlers: {
        getOpenApi: async () => {
          const { openApiDocument } = await import('#shared/contract/openapi.ts');
          return answer(openApiDocument());
        },
      },
    },
    { clock, sessions: noSessions, origin: buildOrigin(readSecret) },
  ),
);
