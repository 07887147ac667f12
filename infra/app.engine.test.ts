import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('says in one sentence which command to run first if nothing is built', () => {
  const clone = mkdtempSync(join(tmpdir(), 'waymint-clone-'));
  try {
    const app = fileURLToPath(new URL('./app.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [app], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, CDK_CONTEXT_JSON: '{"placeholders":"allowed"}' },
    });
    expect(stderr.trim()).toBe(
      'There is no build yet. Run `npm run build` first, or `npm run synth` to read the templates.',
    );
    expect(status).toBe(1);
  } finally {
    rmSync(clone, { recursive: true });
  }
});
