import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from './ensure-built.ts';

const script = 'scripts/build/check-runtime.ts';
let folder: string;
beforeAll(() => {
  // The image has the source and no packages.
  folder = mkdtempSync(join(tmpdir(), 'source-'));
  for (const file of ['package.json', 'functions/runtime/password-hash.ts', script])
    cpSync(join(root, file), join(folder, file));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...options: string[]) =>
  spawnSync(process.execPath, [...options, join(folder, script)], { encoding: 'utf8' });

describe('the check of the runtime', () => {
  it('passes without any package where passwords can be hashed', () => {
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('argon2id') });
  });

  it('fails where Node has no argon2', () => {
    const without =
      'import crypto from "node:crypto"; import { syncBuiltinESMExports } from "node:module"; crypto.argon2 = undefined; syncBuiltinESMExports();';
    expect(run('--import', `data:text/javascript,${encodeURIComponent(without)}`).status).not.toBe(0);
  });

  it('is run by CI in the image of the functions’ runtime, on their architecture', () => {
    const workflow = z.object({
      jobs: z.object({
        runtime: z.object({
          'runs-on': z.string(),
          steps: z.array(z.object({ run: z.string().optional() })),
        }),
      }),
    });
    const text = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
    const { runtime } = workflow.parse(parse(text)).jobs;
    expect(runtime['runs-on']).toMatch(/-arm$/);
    const commands = runtime.steps.map((step) => step.run ?? '').join('\n');
    expect(commands).toContain(`public.ecr.aws/lambda/nodejs:24 /source/${script}`);
  });
});
