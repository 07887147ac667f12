import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { root } from '#scripts/build/ensure-built.ts';
import { runSmoke } from './run-smoke.ts';

const smoke = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/smoke/smoke.ts', '--url', inject('siteUrl'), ...words], {
    cwd: root,
    env: { ...process.env, WAYMINT_DATA: inject('dataFolder') },
  });

it('the smoke test passes on a working stage, from the home page to a document, and leaves nothing', async () => {
  const { stdout } = await smoke('--stage', 'local', '--by', 'Ada Lim', '--by', 'Bo Tan');
  expect(stdout).not.toMatch(/^(FAILED|left)/m);
  expect(stdout.match(/^ok /gm)).toHaveLength(16);
  expect(stdout).toContain(`${inject('siteUrl')} works.`);
}, 120_000);

it('payments are left out while Stripe’s keys are not stored, and the rest is tested', async () => {
  const lines: string[] = [];
  const withoutPayments = 'Stripe’s keys are not stored yet';
  const failed = await runSmoke({
    ...{ siteUrl: inject('siteUrl'), withoutPayments },
    tell: (line) => void lines.push(line),
  });
  expect(failed).toBe(0);
  expect(lines.filter((line) => line.endsWith(withoutPayments))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^ok .* The account is deleted again/);
});

it('without access to the stage it says what it could not test', async () => {
  const { stdout } = await smoke();
  expect(stdout).toMatch(/^left .* accepted: the key it is signed with needs --stage$/m);
  expect(stdout.match(/^left /gm)).toHaveLength(3);
  expect(stdout).toMatch(/^ok .* The account is deleted again/m);
});
