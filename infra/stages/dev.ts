import { type DeployedStage, stripeApi } from './stage.ts';

/**
 * This stage is for tests before prod. It uses Stripe's test mode, CloudFront's own address and a new account's quotas.
 */
export const devStage: DeployedStage = {
  name: 'dev',
  account: '000000000000',
  siteUrl: 'https://waymint-dev.example',
  mailFrom: 'Waymint dev <hello@waymint-dev.example>',
  reviewers: ['reviewer@waymint-dev.example'],
  operators: ['operator@waymint-dev.example'],
  provider: {
    legalName: 'Waymint Pty Ltd',
    abn: '00000000000',
    address: 'Postal address',
    reviewTeam: [{ firstName: 'First name', role: 'Role' }],
  },
  confirmationMailsPerHour: 200,
  perAddressAndHour: {
    signUps: 60,
    loginFailures: 100,
    resets: 50,
    interests: 50,
    // The form asks each time that a person stops typing.
    readings: 1200,
    payments: 60,
  },
  stripeApiUrl: stripeApi,
  stripeMode: 'test',
  logDays: 7,
  throttles: {
    everything: { rateLimit: 20, burstLimit: 40 },
    auth: { rateLimit: 10, burstLimit: 20 },
    pay: { rateLimit: 10, burstLimit: 20 },
    webhook: { rateLimit: 10, burstLimit: 20 },
  },
  monthlyBudgetUsd: 20,
};
