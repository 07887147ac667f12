import { type Stage, stripeApi } from './stage.ts';

/** Replace the addresses and the provider's particulars before the first deployment (README, “Deploy”). */
export const productionStage: Stage = {
  name: 'production',
  siteUrl: 'https://waymint.example',
  mailFrom: 'Waymint <hello@waymint.example>',
  reviewers: ['reviewer@waymint.example'],
  operators: ['operator@waymint.example'],
  provider: { legalName: 'Waymint Pty Ltd', abn: '51824753556' },
  perAddressAndHour: { signUps: 5, loginFailures: 100, resets: 20, interests: 20 },
  stripeApiUrl: stripeApi,
};
