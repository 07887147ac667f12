import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/build/ensure-built.ts';

/** Installs packages for the bench only, into a folder that is kept, so that the project's own install stays small. */
export async function installPeers(name: string, packages: readonly string[]): Promise<string> {
  const folder = join(root, '.local', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--save-exact'];
  await promisify(execFile)('npm', ['install', ...options, ...packages], { cwd: folder });
  return folder;
}
