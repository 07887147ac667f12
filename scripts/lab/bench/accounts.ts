import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from '#functions/runtime/password-hash.ts';
import { type Answered, type Product, password, productAt } from '#scripts/testing/product.ts';
import { measure, ms, quantile, rate } from './figures.ts';

/** Measures passwords, logins and the session check on the whole stack through HTTP. */
export async function benchAccounts(siteUrl: string): Promise<[string, string][]> {
  const { api, must } = productAt(siteUrl);
  const emails = Array.from({ length: 20 }, (_, index) => `bench-${index}@example.com`);
  const tokens: string[] = [];
  for (const email of emails) {
    const json = { email, password, full_name: 'Bench', country: 'Other' };
    tokens.push((await must('/auth/signup', { json })).body.token);
  }
  const login = await measure(200, 4, async (turn) => {
    await must('/auth/login', { json: { email: emails[turn % emails.length], password } });
  });
  const user = await measure(2000, 8, async (turn) => {
    await must('/user', { token: tokens[turn % tokens.length] });
  });
  return [
    ['Login, 4 in parallel', `${rate(login.perSecond)}, p50 ${ms(login.p50)}, p99 ${ms(login.p99)}`],
    ['GET /user, 8 in parallel', `${rate(user.perSecond)}, p50 ${ms(user.p50)}, p99 ${ms(user.p99)}`],
    ...(await benchHash()),
    ...(await benchGaps(api)),
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
async function benchGaps(api: Product['api']): Promise<[string, string][]> {
  const gap = async (rounds: number, ask: (email: string) => Promise<Answered>): Promise<string> => {
    const gaps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const known = await timed(() => ask(`bench-${round % 20}@example.com`));
      const unknown = await timed(() => ask(`nobody-${round}@example.com`));
      gaps.push(known - unknown);
    }
    return `median ${ms(quantile(gaps, 0.5))} over ${rounds} pairs`;
  };
  const wrong = (email: string) => api('/auth/login', { json: { email, password: 'not the password' } });
  const reset = (email: string) => api('/auth/reset-password', { json: { email } });
  return [
    ['Wrong login, known less unknown address', await gap(60, wrong)],
    ['Reset request, known less unknown address', await gap(20, reset)],
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return performance.now() - startedAtMs;
}
