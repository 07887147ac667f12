/** Guards: which packages may be installed, and under which licence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import { root } from './build/ensure-built.ts';

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        dev: z.boolean().optional(),
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const installed = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, facts]) => ({ name: path.replace(/^.*node_modules\//, ''), ...facts }));

/** These licences require only a copy of their text. */
const free = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Zlib',
];
/** Of alternative licences one must be free; of combined licences all. */
const isFree = (license = 'none'): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((offer) => offer.split(' AND ').every((one) => free.includes(one)));

/** Tools that are never deployed or passed on; their licence binds only changed copies of themselves. */
const onlyTools: Record<string, string> = {
  '@resvg/resvg-wasm': 'MPL-2.0',
  'axe-core': 'MPL-2.0',
  hyperformula: 'GPL-3.0-only',
  'ical.js': 'MPL-2.0',
  lightningcss: 'MPL-2.0',
};

/** scripts/setup.mjs forbids install scripts. These packages have one and work without it. */
const doWithoutTheirScript = ['@swc/core', 'esbuild'];

it('deployed packages may be passed on with their licence only', () => {
  const others = installed.filter(({ dev, license }) => dev !== true && !isFree(license));
  expect(others).toEqual([]);
});

it('tools are free or listed by name', () => {
  const others = installed.filter(({ dev, license }) => dev === true && !isFree(license));
  const unknown = others.filter(
    // Each platform has a package under a different name.
    ({ name, license }) => onlyTools[name.replace(/^(lightningcss)-.*/, '$1')] !== license,
  );
  expect(unknown).toEqual([]);
});

it('every package with an install script is listed', () => {
  const would = installed.filter(({ hasInstallScript }) => hasInstallScript === true);
  expect(would.map(({ name }) => name)).toEqual(doWithoutTheirScript);
  expect(readFileSync(join(root, 'scripts/setup.mjs'), 'utf8')).toContain("'--ignore-scripts'");
});

it('every version is exact, and the lock file names no registry', () => {
  const { dependencies, devDependencies, optionalDependencies } = packageJson;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(installed.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
