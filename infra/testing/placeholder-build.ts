import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { functionNames } from '#shared/contract/functions.ts';

const root = mkdtempSync(join(tmpdir(), 'synthesis-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Gone with the test file. */
export const freshFolder = (): string => mkdtempSync(join(root, 'folder-'));

/** Persona and path pages that the placeholder site has. */
export const placeholderContent = ['/make-money/paths/maker', '/make-money/paths/maker/candle-stall'];

/** A build in form only: the tests look at the templates, not at the bytes that get deployed. */
export function placeholderBuild(): string {
  const folder = freshFolder();
  const files = [
    ...functionNames.map((name) => `lambda/${name}/index.mjs`),
    'site/index.html',
    'site/assets/app.js',
    ...placeholderContent.map((path) => `site${path}/index.html`),
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}
