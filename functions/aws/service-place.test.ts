import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeOf } from './service-place.ts';

const names = ['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_DYNAMODB', 'AWS_ENDPOINT_URL_SECRETS_MANAGER'] as const;
beforeEach(() => {
  for (const name of names) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_REGION', 'ap-southeast-2');
});
afterEach(() => vi.unstubAllEnvs());
const href = (...asked: Parameters<typeof placeOf>) => placeOf(...asked).url.href;

it('a service is where AWS has it in the region of the function', () => {
  expect(href('dynamodb')).toBe('https://dynamodb.ap-southeast-2.amazonaws.com/');
  expect(href('secretsmanager', { region: 'us-east-1' })).toBe(
    'https://secretsmanager.us-east-1.amazonaws.com/',
  );
});

it('the environment leads elsewhere, all services or one, as it leads the SDK', () => {
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:1');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', 'http://127.0.0.1:2');
  expect(href('dynamodb')).toBe('http://127.0.0.1:2/');
  expect(href('secretsmanager')).toBe('http://127.0.0.1:1/');
  expect(href('dynamodb', { endpoint: 'http://127.0.0.1:3' })).toBe('http://127.0.0.1:3/');
});

it('without a region the deployment is wrong', () => {
  vi.stubEnv('AWS_REGION', undefined);
  expect(() => placeOf('dynamodb')).toThrow('AWS_REGION');
});
