import { systemClock } from '../../shared/domain/clock.ts';
import { buildSecretReader, readSessionKeys } from '../gateways/secrets.ts';
import type { HttpDependencies } from '../http/build-group-app.ts';
import { buildSessions } from '../http/session.ts';
import { buildAccountStore } from '../stores/accounts.ts';
import { dynamo } from '../stores/dynamo.ts';
import { tableName } from './environment.ts';
import { newId } from './new-id.ts';

/** What every signed-in group's entry builds once an instance. */
export function buildEdge() {
  const clock = systemClock;
  const readSecret = buildSecretReader(clock);
  const accounts = buildAccountStore(dynamo, tableName('users'));
  const sessionKeys = () => readSessionKeys(readSecret);
  const sessions = buildSessions({ clock, newId, sessionKeys, accounts });
  const http: HttpDependencies = { clock, sessions, originSecret: () => readSecret('origin') };
  return { clock, accounts, sessions, readSecret, http };
}
