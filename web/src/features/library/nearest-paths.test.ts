import { expect, it } from 'vitest';
import { nearestPaths } from './nearest-paths.ts';
import { somePath } from './testing/some-path.ts';

const library = [
  somePath('handy-odd-jobs', { words: ['repair'] }),
  somePath('pets', { title: 'Pet Care Rounds', words: ['dog'] }),
];
const nearest = (words: string) => {
  const { note, paths } = nearestPaths(library, words) ?? { note: '', paths: [] };
  return [note, ...paths.map(({ slug }) => slug)];
};

it('says what parts a trade from the path beside it', () => {
  const licence = 'Plumbing, gas and wiring need a licence. Nearest, without one:';
  expect(nearest('plumbing')).toEqual([licence, 'handy-odd-jobs']);
  expect(nearest('mobile electrician')).toEqual([licence, 'handy-odd-jobs']);
});

it('falls back on the word that a path has', () => {
  expect(nearest('dog grooming')).toEqual(['Nearest, by “dog” alone:', 'pets']);
});

it('calls nothing near that is not', () => {
  expect(nearest('babysitting')).toEqual(['']);
  // Its path is not in this library.
  expect(nearest('truck')).toEqual(['']);
  expect(nearest(' ')).toEqual(['']);
});
