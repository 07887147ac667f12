import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from '#functions/runtime/password-hash.ts';
import { measure, ms, quantile, rate } from './figures.ts';

const password = 'a quiet eucalyptus 7';
const post = (url: string, json: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) });

async function expectStatus(answer: Promise<Response>, status: number): Promise<void> {
  const response = await answer;
  await response.arrayBuffer();
  if (response.status !== status)
    throw new Error(`${response.url} answered ${response.status}, not ${status}`);
}

/** Measures passwords, logins and the session check on the whole stack through HTTP. */
export async function benchAccounts(siteUrl: string): Promise<[string, string][]> {
  const emails = Array.from({ length: 20 }, (_, index) => `bench-${index}@example.com`);
  const tokens: string[] = [];
  for (const email of emails) {
    const answer = await post(`${siteUrl}/api/auth/signup`, {
      email,
      password,
      full_name: 'Bench',
      country: 'Other',
    });
    tokens.push(((await answer.json()) as { token: string }).token);
  }
  const login = await measure(200, 4, (turn) =>
    expectStatus(post(`${siteUrl}/api/auth/login`, { email: emails[turn % emails.length], password }), 200),
  );
  const user = await measure(2000, 8, (turn) =>
    expectStatus(
      fetch(`${siteUrl}/api/user`, { headers: { authorization: `Bearer ${tokens[turn % tokens.length]}` } }),
      200,
    ),
  );
  return [
    ['Login, 4 in parallel', `${rate(login.perSecond)}, p50 ${ms(login.p50)}, p99 ${ms(login.p99)}`],
    ['GET /user, 8 in parallel', `${rate(user.perSecond)}, p50 ${ms(user.p50)}, p99 ${ms(user.p99)}`],
    ...(await benchHash()),
    ...(await benchGaps(siteUrl)),
  ];
}

async function benchHash(): Promise<[string, string][]> {
  const hash = await hashPassword(password);
  const alone = await measure(20, 1, async () => void (await verifyPassword(password, hash)));
  const crowd = await measure(40, 8, async () => void (await verifyPassword(password, hash)));
  return [
    ['Password hash', `p50 ${ms(alone.p50)} alone, ${ms(crowd.p50)} with 8 waiting`],
    ['Peak memory added by 8 parallel hashes', hashMemory()],
  ];
}

/** Measured in a fresh process, because this one has used more memory before. */
const hashMemory = (): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'hash-memory.ts')], { encoding: 'utf8' }).trim();

/**
 * How much faster an unknown address is answered than a known one. The requests alternate, so that drift cancels out.
 */
async function benchGaps(siteUrl: string): Promise<[string, string][]> {
  const gap = async (rounds: number, ask: (email: string) => Promise<void>): Promise<string> => {
    const gaps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const known = await timed(() => ask(`bench-${round % 20}@example.com`));
      const unknown = await timed(() => ask(`nobody-${round}@example.com`));
      gaps.push(known - unknown);
    }
    return `median ${ms(quantile(gaps, 0.5))} over ${rounds} pairs`;
  };
  return [
    [
      'Wrong login, known less unknown address',
      await gap(60, (email) =>
        expectStatus(post(`${siteUrl}/api/auth/login`, { email, password: 'not the password' }), 400),
      ),
    ],
    [
      'Reset request, known less unknown address',
      await gap(20, (email) => expectStatus(post(`${siteUrl}/api/auth/reset-password`, { email }), 200)),
    ],
  ];
}

async function timed(work: () => Promise<void>): Promise<number> {
  const beganAtMs = performance.now();
  await work();
  return performance.now() - beganAtMs;
}
