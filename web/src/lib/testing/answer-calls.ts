import { vi } from 'vitest';
import type { UserEntity } from '#shared/contract/account.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { tokenKey, userNameKey } from '../session/session.ts';
import { storage } from '../session/storage.ts';

type Answer = () => Response | Promise<Response>;

/** Answers the site's calls, named as `GET /user`, and records them. Unnamed calls fail as unreachable. */
export function answerCalls(answers: Record<string, Answer>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = new URL(address, location.origin).pathname.slice(apiBasePath.length);
    calls.push(`${method} ${path}`);
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) throw new TypeError('no network');
    return answer();
  });
  return calls;
}

/** A refusal in the error envelope. */
export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ code, global: message, error: message, message, requestId: 'r1' }, { status });

export const user: UserEntity = {
  full_name: 'Mia',
  email: 'mia@example.com',
  country: 'Australia',
  state: null,
  abn: null,
  skills: null,
  interests: null,
  budget: null,
  weekly_time: null,
  verified: true,
  mail_stopped: null,
  path_compiler_quota: { token_balance: 0, expires_at: null },
};

/** Valid for an hour. */
export const tokenOf = (userId: string): string => {
  const claims = { sub: userId, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `e30.${btoa(JSON.stringify(claims))}.c2ln`;
};

/** The session that a log-in stores. */
export function beSignedIn(): void {
  storage.setItem(tokenKey, tokenOf('usr_1'));
  storage.setItem(userNameKey, 'Mia');
}
