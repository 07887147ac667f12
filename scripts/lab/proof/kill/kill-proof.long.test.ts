import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nothingYet } from './acknowledged.ts';
import { checkAcknowledged } from './check-kept.ts';
import { playKills } from './play-kills.ts';
import type { Stored } from './stored.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const rounds = 3;

const empty: Stored = {
  accounts: [],
  runs: [],
  submissions: [],
  documents: [],
  orders: [],
  wallets: [],
  entries: [],
  purchases: [],
  outbox: [],
  running: [],
  objects: new Map(),
};

describe('a cloud that is killed under load', () => {
  it('keeps what it acknowledged and finishes what it started', { timeout: 600_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymint-kills-'));
    folders.push(folder);
    const { kills, violations, known } = await playKills(folder, { seed: 7, kills: rounds });
    expect(violations, `seed 7, on ${folder}`).toEqual([]);
    expect(kills).toBe(rounds);
    // A proof in which no request succeeds would lose nothing either.
    expect(known.accounts.size).toBeGreaterThan(0);
    expect(known.opened.length).toBeGreaterThan(0);
  });

  it('is reported for everything acknowledged that is missing', () => {
    const known = nothingYet();
    known.accounts.add('kim@example.com');
    known.verified.add('kim@example.com');
    known.opened.push({ email: 'kim@example.com', checkoutId: 'cs_1', cents: 3850 });
    known.paid.add('cs_1');
    known.runs.set('run_1', { email: 'kim@example.com', plan: 'BASIC' });
    known.saved.set('run_1', { version: 2, content: 'A draft.' });
    known.submitted.push({ runId: 'run_1', content: 'A draft.' });
    known.decided.push({ runId: 'run_1', attempt: 1, verdict: 'approve' });
    known.unlocked.push({ email: 'kim@example.com', path: 'local-earner/pet-care-rounds' });
    known.read.set('file_1', 'digest');
    const missing: string[] = [];
    checkAcknowledged(empty, known, (what) => missing.push(what));
    expect(missing).toEqual([
      'the account kim@example.com is missing',
      'kim@example.com is not verified any more',
      'the order of cs_1 over 3850 cents is missing',
      'cs_1 is paid, and its order is undefined',
      'kim@example.com has not unlocked local-earner/pet-care-rounds any more',
      'the run run_1 is missing',
      'version 2 of run_1 is missing',
      'what was submitted of run_1 is missing',
      'the decision on submission 1 of run_1 is missing',
      'the document file_1 is missing',
    ]);
  });
});
