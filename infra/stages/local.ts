import { type Stage, stripeApi } from './stage.ts';

/** Runs on one machine, with limits for test suites that all come from one address. */
export const localStage = (siteUrl: string, stripeApiUrl = stripeApi): Stage => ({
  name: 'local',
  siteUrl,
  mailFrom: 'Waymint <hello@waymint.test>',
  reviewers: ['reviewer@waymint.test'],
  operators: ['operator@waymint.test'],
  provider: {
    legalName: 'Waymint Pty Ltd',
    abn: '00000000000',
    address: '1 Example Street, Sydney NSW 2000',
    reviewTeam: [{ firstName: 'Example', role: 'Reviewer' }],
  },
  confirmationMailsPerHour: 100_000,
  perAddressAndHour: {
    signUps: 1000,
    loginFailures: 1000,
    resets: 1000,
    interests: 1000,
    readings: 1000,
    payments: 1000,
  },
  stripeApiUrl,
  stripeMode: 'test',
});
