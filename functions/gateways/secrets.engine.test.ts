import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['{"SecretString":"sk_live_12', '<h1>sk_live_12</h1>', 'sk_live_12'])(
  'throws on an unreadable answer, %j, without quoting it',
  async (body) => {
    const { url } = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(body);
    });
    vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', url);
    vi.stubEnv('AWS_REGION', 'ap-southeast-2');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    vi.stubEnv('SECRET_STRIPE', 'local/stripe');
    vi.resetModules();
    const { buildSecretReader } = await import('./secrets.ts');
    const fault = await buildSecretReader({ nowMs: () => 0 })('stripe').catch((error: Error) => error);
    expect(fault).toMatchObject({ message: 'An answer of Secrets Manager is unreadable' });
  },
);
