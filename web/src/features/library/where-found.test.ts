import { expect, it } from 'vitest';
import { somePath } from './testing/some-path.ts';
import { findingsOf } from './where-found.ts';

const path = somePath('copy', {
  title: 'Website Copy Sprints',
  description: 'Rewrite five pages.',
  personaTitle: 'Writer',
  tags: ['writing'],
  topics: ['Services'],
  words: ['journalis|m', 'copywrit|ing', 'freelance'],
});
const found = (words: string) => findingsOf(path, words).map(({ place, known }) => `${place}: ${known}`);

it.each([
  ['copy', ['title: Website Copy Sprints']],
  ['pages', ['text: Rewrite five pages.']],
  ['services', ['topic: Services']],
  ['journal', ['word: journalism']],
  ['journalist', ['word: journalism']],
  ['freelance pages', ['word: freelance', 'text: Rewrite five pages.']],
  ['falconry', []],
  ['', []],
])('says where “%s” was found, in whole words', (words, places) => {
  expect(found(words)).toEqual(places);
});
