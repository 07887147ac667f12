import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/build/ensure-built.ts';

/** Fetched for the bench alone, into a folder that stays: nobody who installs the project pays for them. */
export async function installPeers(name: string, packages: readonly string[]): Promise<string> {
  const folder = join(root, '.local', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--save-exact'];
  await promisify(execFile)('npm', ['install', ...options, ...packages], { cwd: folder });
  return folder;
}
