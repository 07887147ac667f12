import type { Setting } from '#shared/contract/functions.ts';
import type { Stage } from './stage.ts';

/** Only this turns a stage into the environment of its functions, on AWS and on a laptop. */
export const settingsOf = (stage: Stage): Record<Setting, string> => ({
  SITE_URL: stage.siteUrl,
  MAIL_FROM: stage.mailFrom,
  REVIEWERS: stage.reviewers.join(','),
  SIGN_UPS_PER_ADDRESS_AND_HOUR: String(stage.perAddressAndHour.signUps),
  CONFIRMATION_MAILS_PER_HOUR: String(stage.confirmationMailsPerHour),
  LOGIN_FAILURES_PER_ADDRESS_AND_HOUR: String(stage.perAddressAndHour.loginFailures),
  INTERESTS_PER_ADDRESS_AND_HOUR: String(stage.perAddressAndHour.interests),
  READINGS_PER_ADDRESS_AND_HOUR: String(stage.perAddressAndHour.readings),
  PAYMENTS_PER_ADDRESS_AND_HOUR: String(stage.perAddressAndHour.payments),
  STRIPE_API_URL: stage.stripeApiUrl,
  STRIPE_MODE: stage.stripeMode,
  RESETS_PER_ADDRESS_AND_HOUR: String(stage.perAddressAndHour.resets),
});
