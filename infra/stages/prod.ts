import { type DeployedStage, stripeApi } from './stage.ts';

/** The public stage. It cannot be deployed until every placeholder is filled in (docs/OPERATIONS.md). */
export const prodStage: DeployedStage = {
  name: 'prod',
  account: '000000000000',
  siteUrl: 'https://waymint.example',
  mailFrom: 'Waymint <hello@waymint.example>',
  reviewers: ['reviewer@waymint.example'],
  operators: ['operator@waymint.example'],
  provider: {
    legalName: 'Waymint Pty Ltd',
    abn: '00000000000',
    address: 'Postal address',
    reviewTeam: [{ firstName: 'First name', role: 'Role' }],
  },
  confirmationMailsPerHour: 300,
  // These limits are loose, because an office, a campus or a mobile network is one address. Mailboxes have tighter
  // limits.
  perAddressAndHour: {
    signUps: 60,
    loginFailures: 100,
    resets: 20,
    interests: 20,
    // The form asks each time that a person stops typing.
    readings: 1200,
    payments: 60,
  },
  stripeApiUrl: stripeApi,
  stripeMode: 'live',
  logDays: 90,
  throttles: {
    everything: { rateLimit: 100, burstLimit: 200 },
    auth: { rateLimit: 20, burstLimit: 40 },
    pay: { rateLimit: 20, burstLimit: 40 },
    webhook: { rateLimit: 50, burstLimit: 100 },
  },
  reservedConcurrency: { sweep: 1, auth: 40, pay: 40 },
  firewall: { perAddressIn5Minutes: { everything: 3000, api: 1000, auth: 100 } },
  monthlyBudgetUsd: 100,
};
