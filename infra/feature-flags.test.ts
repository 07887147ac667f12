import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import cdkSettings from '../cdk.json' with { type: 'json' };

const recommended = createRequire(import.meta.url).resolve('aws-cdk-lib/recommended-feature-flags.json');

it('sets every feature flag as this version of the CDK recommends it', () => {
  expect(cdkSettings.context).toEqual(JSON.parse(readFileSync(recommended, 'utf8')));
});
