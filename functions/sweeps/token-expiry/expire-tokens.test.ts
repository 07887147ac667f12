import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DuePosition } from '#functions/stores/shards.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import { hundredths } from '#shared/domain/tokens/money.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import { expireTokens } from './expire-tokens.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('continues where it stopped when its time runs out, and reports what is left', async () => {
  let nowMs = 40 * dayMs;
  let saved: DuePosition | undefined;
  const due = Array.from({ length: 12 }, (_, at) => `usr_${at}`);
  const { wallet } = creditTokens(emptyWallet, { order: 'ord_1', amount: hundredths(1000), atMs: 0 });
  const expired: string[] = [];
  const sweep = () =>
    expireTokens({
      clock: { nowMs: () => nowMs },
      pacing: { random: () => 0, sleep: async () => {} },
      checkpoints: {
        find: async () => saved,
        async save(_job, position) {
          saved = position;
        },
      },
      pace: { atOnce: 1 },
      wallets: {
        async *expiringBy(_until, after) {
          for (const owner of due.slice(after === undefined ? 0 : due.indexOf(after.pk) + 1))
            if (!expired.includes(owner)) yield { owner, position: { shard: 0, due: '', pk: owner, sk: '' } };
        },
        async read() {
          nowMs += 20_000;
          return wallet;
        },
        async write(owner) {
          expired.push(owner);
          return { kind: 'written' };
        },
      },
    });
  expect(await sweep()).toEqual({ found: 8, failed: 0, left: 4, expired: 8 });
  expect(lines.some((line) => line.includes('"alarm":"sweep-backlog"'))).toBe(true);
  expect(await sweep()).toEqual({ found: 4, failed: 0, left: 0, expired: 4 });
  expect(expired).toEqual(due);
});
