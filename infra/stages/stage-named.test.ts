import { describe, expect, it } from 'vitest';
import { localStage } from './local.ts';
import { settingsOf } from './settings.ts';
import { stageNamed } from './stage-named.ts';

describe('a stage', () => {
  it('is found by its name', () => {
    for (const name of ['dev', 'prod']) expect(stageNamed(name).name).toBe(name);
  });

  it('is refused under a name that is never deployed', () => {
    expect(() => stageNamed('local')).toThrow('Choose one of: dev, prod');
  });

  it('becomes the settings of its functions', () => {
    expect(settingsOf(localStage('http://localhost:3000'))).toEqual({
      SITE_URL: 'http://localhost:3000',
      STRIPE_API_URL: 'https://api.stripe.com',
      STRIPE_MODE: 'test',
      INTERESTS_PER_ADDRESS_AND_HOUR: '1000',
      READINGS_PER_ADDRESS_AND_HOUR: '1000',
      PAYMENTS_PER_ADDRESS_AND_HOUR: '1000',
      MAIL_FROM: 'Waymint <hello@waymint.test>',
      REVIEWERS: 'reviewer@waymint.test',
      SIGN_UPS_PER_ADDRESS_AND_HOUR: '1000',
      CONFIRMATION_MAILS_PER_HOUR: '100000',
      LOGIN_FAILURES_PER_ADDRESS_AND_HOUR: '1000',
      RESETS_PER_ADDRESS_AND_HOUR: '1000',
    });
  });
});
