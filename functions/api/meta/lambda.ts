import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import { buildCameThroughDistribution } from '#functions/http/origin-secret.ts';
import { answer } from '#functions/http/outcome.ts';
import { systemClock } from '#shared/domain/clock.ts';

const clock = systemClock;
const readSecret = buildSecretReader(clock);

/** Nobody signs in here, so this group asks for no session and holds no key. */
const noSessions = {
  issue: async (): Promise<string> => {
    throw new Error('This group issues no sessions');
  },
  read: async () => undefined,
};

export const handler = lambdaEntry(
  buildGroupApp(
    'meta',
    {
      getOpenApi: async () => {
        const { openApiDocument } = await import('#shared/contract/openapi.ts');
        return answer(openApiDocument());
      },
    },
    { clock, sessions: noSessions, cameThroughDistribution: buildCameThroughDistribution(readSecret) },
  ),
);
