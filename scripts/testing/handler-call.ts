import type { Answer, Redirect, Refusal } from '#functions/http/outcome.ts';
import type { RequestFacts } from '#functions/http/route-handler.ts';
import { accountOf } from './stores-on.ts';

/** The arguments of handlers and their outcomes. */
export type Outcome = Answer<unknown> | Redirect | Refusal;

export const request = (
  headers: Record<string, string> = {},
  body: Uint8Array = new Uint8Array(),
): RequestFacts => ({
  requestId: 'proof',
  clientAddress: '192.0.2.1',
  header: (name) => headers[name],
  rawBody: body,
});

export const sessionOf = (userId: string) => ({
  userId,
  sessionId: 'ses_1',
  expiresAtS: 9e9,
  account: accountOf(userId),
});

export const text = (outcome: Outcome): string =>
  outcome.kind === 'refusal'
    ? outcome.code
    : outcome.kind === 'redirect'
      ? 'sent to pay'
      : JSON.stringify(outcome.value);
