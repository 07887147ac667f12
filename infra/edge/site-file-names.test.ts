import { afterAll, expect, it } from 'vitest';
import { placeholderBuild, removeFolders } from '../testing/placeholder-build.ts';
import { siteFileNames } from './site-file-names.ts';

afterAll(removeFolders);

it('names every file of the site, except hashed ones, as the edge looks it up', () => {
  expect(siteFileNames(`${placeholderBuild()}/site`)).toEqual([
    '/face.woff2',
    '/index.html',
    '/make-money/paths/maker/candle-stall/index.html',
    '/make-money/paths/maker/index.html',
    '/not-found/index.html',
    '/path-not-found/index.html',
  ]);
});

it('names none if there is no site', () => {
  expect(siteFileNames('/nowhere')).toEqual([]);
});
