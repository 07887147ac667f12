import { expect, it } from 'vitest';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { builtCatalogue } from './catalogue.ts';

it('builds all of the catalogue’s files into one file', async () => {
  const { faults, ...catalogue } = readCatalogue();
  expect(faults).toEqual([]);
  expect(await builtCatalogue()).toEqual(catalogue);
});
