import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { siteFonts } from './site-fonts.ts';

const web = fileURLToPath(new URL('../../web/src', import.meta.url));

/** Tables, and columns of figures that are compared from row to row. */
const columns = [
  'components/data-table.tsx',
  'components/fact-list.tsx',
  'features/document/plan-chart.css',
  'features/document/plan-table.css',
  'features/document/section-list.tsx',
  'features/document/text-page.tsx',
  'features/funding/readiness-scale.tsx',
  'features/path/contents-list.tsx',
  'features/path/kit/number-results.tsx',
  'features/plans/plan-comparison.tsx',
  'features/site/terms.css',
  'features/tokens/token-uses.tsx',
  'styles/base.css',
  'styles/figures.css',
  'styles/folds.css',
  'styles/path.css',
  'styles/reading.css',
];

it('spaces figures evenly in columns only: in running words they look letter-spaced', () => {
  const spaced = globSync('**/*.{css,tsx}', { cwd: web }).filter((file) =>
    readFileSync(`${web}/${file}`, 'utf8').includes('tabular-nums'),
  );
  expect(spaced.toSorted()).toEqual(columns);
});

it('has both kinds of figures in its fonts, in 60 KB', () => {
  const { serif, sans } = siteFonts();
  expect(serif.availableFeatures).toEqual(expect.arrayContaining(['pnum', 'tnum']));
  expect(sans.availableFeatures).toContain('tnum');
  const bytes = globSync('styles/fonts/*.woff2', { cwd: web }).map((file) => statSync(`${web}/${file}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});
