import { afterAll, describe, expect, it } from 'vitest';
import { placeholderBuild, placeholderContent, removeFolders } from '../testing/placeholder-build.ts';
import { contentPathsIn } from './content-paths.ts';
import { pagesForEdge } from './pages-for-edge.ts';

afterAll(removeFolders);

describe('the pages the edge knows', () => {
  it('takes the persona and path pages from the build of the site', () => {
    expect(contentPathsIn(`${placeholderBuild()}/site`)).toEqual(placeholderContent);
  });

  it('takes none from a site without them', () => {
    expect(contentPathsIn('/nowhere')).toEqual([]);
  });

  it.each(['/about-us', '/make-money/paths/a/b/c', '/make-money/paths/A b'])(
    'refuses %s as content',
    (path) => {
      expect(() => pagesForEdge([path])).toThrow(path);
    },
  );
});
