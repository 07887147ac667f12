/** Guards: each package that the specification orders is installed, and product code loads it at run time. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { root } from './build/ensure-built.ts';

const product = ['functions/**/*.ts', 'infra/**/*.ts', 'web/src/**/*.{ts,tsx}', 'shared/**/*.ts'];

/** Where each package must be loaded. */
const ordered: Readonly<Record<string, readonly string[]>> = {
  react: product,
  'react-dom': product,
  vite: ['web/vite.config.ts'],
  'react-router-dom': product,
  'aws-cdk-lib': product,
  constructs: product,
  '@aws-sdk/client-dynamodb': product,
  '@aws-sdk/lib-dynamodb': product,
  '@aws-sdk/client-s3': product,
  '@aws-sdk/client-sfn': product,
  '@aws-sdk/client-ses': product,
  jose: product,
  stripe: product,
  'pdf-lib': product,
  zod: product,
  vitest: ['{shared,functions,infra,scripts,web}/**/*.test.{ts,tsx}'],
};

const isProduct = (path: string): boolean => !/\.(test|e2e)\.tsx?$|\/(testing|e2e)\//.test(path);

/** Whether the source imports a value; `import type` and imports of types only are removed from the code. */
function loads(source: string, name: string): boolean {
  const from = `['"]${name}(?:/[^'"]*)?['"]`;
  if (new RegExp(String.raw`\bimport\(\s*${from}\s*\)`).test(source)) return true;
  const statements = source.matchAll(
    new RegExp(String.raw`^(?:import|export)\s(?!type\b)([^;]*?)\bfrom\s+${from}`, 'gm'),
  );
  for (const [, clause = ''] of statements) {
    const [, named] = /\{([^}]*)\}/.exec(clause) ?? [];
    const other = clause.replace(/\{[^}]*\}/, '').replaceAll(/[\s,]/g, '');
    const values = (named ?? '').split(',').filter((one) => one.trim() !== '' && !/^\s*type\s/.test(one));
    if (other !== '' || values.length > 0) return true;
  }
  return false;
}

const installed: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};

describe.each(Object.entries(ordered))('%s', (name, places) => {
  it('is in package.json', () => {
    expect(installed).toHaveProperty([name]);
  });

  it('is loaded at run time', () => {
    const files = places
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((path) => name === 'vitest' || isProduct(path));
    expect(files.some((path) => loads(readFileSync(join(root, path), 'utf8'), name))).toBe(true);
  });
});

describe('a package is loaded', () => {
  it.each([
    ["import { A } from 'x';", true],
    ["import x from 'x';", true],
    ["import * as x from 'x/sub';", true],
    ["import { type A, b } from 'x';", true],
    ["const { A } = await import('x');", true],
    ["import type { A } from 'x';", false],
    ["import { type A, type B } from 'x';", false],
    ["import { A } from 'xy';", false],
  ])('by %s: %s', (source, expected) => {
    expect(loads(source, 'x')).toBe(expected);
  });
});
