import { expect, it } from 'vitest';
import { builtCatalogue } from '../../build/catalogue.ts';
import { readCatalogue } from './read-files.ts';

it('builds all of the catalogue’s files into one file', async () => {
  const { faults, ...catalogue } = readCatalogue();
  expect(faults).toEqual([]);
  expect(await builtCatalogue()).toEqual(catalogue);
});
