import { expect, it } from 'vitest';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { builtCatalogue } from './catalogue.ts';

it('builds into one file everything that the catalogue’s files say', async () => {
  const { faults, ...catalogue } = readCatalogue();
  expect(faults).toEqual([]);
  expect(await builtCatalogue()).toEqual(catalogue);
});
