import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { functionNames } from '#shared/contract/functions.ts';

const root = join(tmpdir(), `synthesis-${process.pid}`);

/**
 * A folder that is deleted after the test file, with `afterAll(removeFolders)` in it: files that run one after the
 * other share this module.
 */
export function freshFolder(): string {
  mkdirSync(root, { recursive: true });
  return mkdtempSync(join(root, 'folder-'));
}
export const removeFolders = (): void => rmSync(root, { recursive: true, force: true });

const placeholderContent = ['/make-money/paths/maker', '/make-money/paths/maker/candle-stall'];

/** Makes a build with placeholder files, because the tests look only at the templates. */
export function placeholderBuild(): string {
  const folder = freshFolder();
  const files = [
    ...functionNames.map((name) => `lambda/${name}/index.mjs`),
    'site/index.html',
    'site/assets/app.js',
    'site/face.woff2',
    'site/not-found/index.html',
    'site/path-not-found/index.html',
    ...placeholderContent.map((path) => `site${path}/index.html`),
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}
