import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keptSecret, lockDataFolder } from './data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'waymint-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

async function holdElsewhere(folder: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/hold-folder.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('a data folder', () => {
  it.skipIf(process.platform === 'win32')('becomes private to its user if it was not', () => {
    const folder = join(root, 'private');
    lockDataFolder(folder).release();
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect([modeOf(folder), modeOf(join(folder, 'in-use.sqlite'))]).toEqual([0o700, 0o600]);
    chmodSync(folder, 0o755);
    lockDataFolder(folder).release();
    expect(modeOf(folder)).toBe(0o700);
  });

  it('belongs to one process, and a second one is told so in a plain sentence', async () => {
    const folder = join(root, 'held');
    const holder = await holdElsewhere(folder);
    try {
      expect(() => lockDataFolder(folder, 50)).toThrow(
        `Another instance is running on ${folder}. Stop it, or choose another folder with WAYMINT_DATA.`,
      );
    } finally {
      holder.kill('SIGKILL');
    }
  });
});

describe('a kept secret', () => {
  it('is created once for each folder and name, and only its owner can read it', () => {
    const folder = join(root, 'one');
    for (const name of ['one', 'two']) mkdirSync(join(root, name));
    const secret = keptSecret(folder, 'seed');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(folder, 'seed')).toBe(secret);
    expect(keptSecret(folder, 'other')).not.toBe(secret);
    expect(keptSecret(join(root, 'two'), 'seed')).not.toBe(secret);
    if (process.platform !== 'win32') expect(statSync(join(folder, 'seed')).mode & 0o077).toBe(0);
  });
});
