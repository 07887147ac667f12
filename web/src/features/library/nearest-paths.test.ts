import { expect, it } from 'vitest';
import { nearestPaths } from './nearest-paths.ts';
import { somePath } from './testing/some-path.ts';

const library = [
  somePath('handy-odd-jobs', { price: 89, words: ['repair'] }),
  somePath('pets', { price: 59, title: 'Pet Care Rounds', words: ['dog'] }),
];
const nearest = (words: string) => {
  const { note, paths } = nearestPaths(library, words) ?? { note: '', paths: [] };
  return [note, ...paths.map(({ slug }) => slug)];
};

it('names the difference between a trade and the nearest path', () => {
  const licence = 'Plumbing, gas and wiring need a licence. The closest path without one:';
  expect(nearest('plumbing')).toEqual([licence, 'handy-odd-jobs']);
  expect(nearest('mobile electrician')).toEqual([licence, 'handy-odd-jobs']);
});

it('does the same for driving, food and child care', () => {
  const gig = somePath('first-five-local-jobs', {});
  const blog = somePath('starter-blog-plan', {});
  const near = (words: string) => nearestPaths([...library, gig, blog], words)?.paths.map(({ slug }) => slug);
  expect(near('driving')).toEqual(['first-five-local-jobs']);
  expect(near('cooking')).toEqual(['starter-blog-plan']);
  const reseller = somePath('weekend-reseller', {});
  expect(nearestPaths([...library, reseller], 'dropshipping')).toEqual({
    note: 'We don’t have a dropshipping path. The closest is reselling things you’ve held in your hands:',
    paths: [reseller],
  });
  expect(nearestPaths([...library, reseller], 'drop shipping')?.paths).toEqual([reseller]);
  expect(nearest('dog babysitter')).toEqual(['Closest matches for “dog” alone:', 'pets']);
});

it('suggests free paths when nothing is near', () => {
  const free = ['blog', 'jobs', 'gig'].map((slug, index) => somePath(slug, { price: 0, hourCents: index }));
  const found = nearestPaths(free, 'falconry');
  expect(found?.note).toBe('Two free paths to start with');
  expect(found?.paths.map(({ slug }) => slug)).toEqual(['gig', 'jobs']);
  expect(nearestPaths(free.slice(0, 1), 'falconry')?.note).toBe('A free path to start with');
});

it('falls back to the word that a path has', () => {
  expect(nearest('dog grooming')).toEqual(['Closest matches for “dog” alone:', 'pets']);
});

it('finds the meaning of a mistyped word', () => {
  expect(nearest('repiar')).toEqual(['Did you mean “repair”?', 'handy-odd-jobs']);
  expect(nearest('ruonds')).toEqual(['Did you mean “rounds”?', 'pets']);
  expect(nearest('reairing')).toEqual(['Did you mean “repair”?', 'handy-odd-jobs']);
});

it('suggests nothing that is not near', () => {
  expect(nearest('babysitting')).toEqual(['']);
  // Its path is not in this library.
  expect(nearest('truck')).toEqual(['']);
  expect(nearest(' ')).toEqual(['']);
});
