import { type Stage, stripeApi } from './stage.ts';

/** Nothing is deployed before the addresses and the provider's particulars are filled in (README, “Deploy”). */
export const productionStage: Stage = {
  name: 'production',
  siteUrl: 'https://waymint.example',
  mailFrom: 'Waymint <hello@waymint.example>',
  reviewers: ['reviewer@waymint.example'],
  operators: ['operator@waymint.example'],
  provider: { legalName: 'Waymint Pty Ltd', abn: '00000000000' },
  perAddressAndHour: { signUps: 5, loginFailures: 100, resets: 20, interests: 20, payments: 60 },
  stripeApiUrl: stripeApi,
};
