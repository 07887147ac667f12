import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { RequestFacts } from '#functions/http/route-handler.ts';
import type { Session } from '#functions/http/session.ts';
import { verifyPassword } from '#functions/runtime/password-hash.ts';
import type { CredentialStore } from '#functions/stores/credentials.ts';
import type { PasswordGate } from '../password-gate.ts';

export interface AskDependencies {
  credentials: Pick<CredentialStore, 'readHash'>;
  gate: Pick<PasswordGate, 'pass'>;
}

interface Asked {
  session: Session;
  currentPassword: string;
  request: Pick<RequestFacts, 'clientAddress'>;
}

/** Asks for the password again, because an open session on an unattended computer must not be enough. */
export async function askPassword(
  { credentials, gate }: AskDependencies,
  { session, currentPassword, request }: Asked,
): Promise<Refusal | undefined> {
  const { userId, sessionId, account } = session;
  const hash = await credentials.readHash(userId);
  if (hash === undefined) return refuse('session-invalid');
  return gate.pass({
    email: account.email,
    sessionId,
    clientAddress: request.clientAddress,
    check: () => verifyPassword(currentPassword, hash),
    whenWrong: refuse('wrong-password'),
  });
}
