import { type Clock, systemClock } from '#shared/domain/clock.ts';
import { buildSecretReader } from '../gateways/secrets.ts';
import { readSessionKeys } from '../gateways/session-keys.ts';
import type { HttpDependencies } from '../http/build-group-app.ts';
import { buildOrigin } from '../http/origin-secret.ts';
import { buildSessions } from '../http/session.ts';
import { buildStageMail } from '../mail/build-stage-mail.ts';
import { buildPostLetter } from '../mail/post-letter.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { numberSetting, setting, tableName } from '../runtime/environment.ts';
import { newId } from '../runtime/new-id.ts';
import { type AccountStore, buildAccountStore } from '../stores/accounts.ts';
import { buildCredentialStore } from '../stores/credentials.ts';
import { dynamo } from '../stores/dynamo.ts';
import { buildKnownAddresses } from '../stores/known-addresses.ts';
import { buildLimitStore } from '../stores/limits.ts';
import { buildMailStopStore } from '../stores/mail-stops.ts';
import { buildMailTokenStore } from '../stores/mail-tokens.ts';
import { buildSlowCounter } from '../stores/slow-counter.ts';
import { checksOfAccount, guessing, ofAddress, pagesOfAccount, plansOfAccount } from './account-limits.ts';
import { buildMailBrake } from './mail-brake.ts';
import { buildNotifyOfGuessing } from './notify-of-guessing.ts';
import { buildNotifyOfNewPassword } from './notify-of-new-password.ts';
import { buildPasswordGate } from './password-gate.ts';
import { buildPaymentGate } from './payment-gate.ts';

/** Builds the services of every signed-in function group, once per instance. */
export function buildGroupServices() {
  const clock = systemClock;
  const readSecret = buildSecretReader(clock);
  const accounts = buildAccountStore(dynamo, tableName('users'));
  const sessionKeys = () => readSessionKeys(readSecret);
  const sessions = buildSessions({ clock, newId, sessionKeys, accounts });
  const http: HttpDependencies = { clock, sessions, origin: buildOrigin(readSecret) };
  return { clock, accounts, sessions, readSecret, http };
}

/** Builds further services for the groups that handle passwords and mail. */
export function buildAccountServices({ clock, accounts }: { clock: Clock; accounts: AccountStore }) {
  const users = { dynamo, table: tableName('users'), clock };
  const counters = { dynamo, table: tableName('limits'), clock };
  const siteUrl = setting('SITE_URL');
  const limits = buildLimitStore(counters);
  const mailTokens = buildMailTokenStore(users);
  const postLetter = buildPostLetter({ clock, sendMail: buildStageMail() });
  const knownAddresses = buildKnownAddresses(counters);
  const alarm = (...[name, detail]: Parameters<typeof raiseAlarm>) => raiseAlarm(name, detail, clock.nowMs());
  const maxPerHour = numberSetting('CONFIRMATION_MAILS_PER_HOUR');
  const failuresOfAddress = ofAddress('login-failure', numberSetting('LOGIN_FAILURES_PER_ADDRESS_AND_HOUR'));
  return {
    siteUrl,
    limits,
    mailBrake: buildMailBrake({ limits, maxPerHour, alarm }),
    mailTokens,
    knownAddresses,
    mailStops: buildMailStopStore(users.dynamo, users.table),
    postLetter,
    credentials: buildCredentialStore({ ...users, mailTokens }),
    notifyOfNewPassword: buildNotifyOfNewPassword({ siteUrl, limits, postLetter }),
    gate: buildPasswordGate({
      limits,
      failuresOfAddress,
      slowCounter: buildSlowCounter({ ...counters, slowing: guessing }),
      knownAddresses,
      notifyOfGuessing: buildNotifyOfGuessing({ siteUrl, accounts, limits, postLetter }),
    }),
  };
}

/** Builds further services for the groups that start payments. */
export function buildStagePaymentGate(clock: Clock) {
  const ofStage = (name: string) => ofAddress(name, numberSetting('PAYMENTS_PER_ADDRESS_AND_HOUR'));
  return buildPaymentGate({
    limits: buildLimitStore({ dynamo, table: tableName('limits'), clock }),
    pages: { ofAddress: ofStage('payment-page'), ofAccount: pagesOfAccount },
    checks: { ofAddress: ofStage('payment-check'), ofAccount: checksOfAccount },
    plans: { ofAddress: ofStage('plan-quote'), ofAccount: plansOfAccount },
  });
}
