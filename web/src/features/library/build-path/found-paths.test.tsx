import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marked } from '../path-card.tsx';
import { somePath } from '../testing/some-path.ts';
import { FoundBy, findingsOf, orderPaths } from './found-paths.tsx';

const path = somePath('kit', {
  title: 'Brand Kit',
  description: 'A logo.',
  topics: ['Design'],
  words: ['photoshop', 'illustrat|ion'],
});

const shown = (lookedFor: string) => renderToStaticMarkup(<FoundBy path={path} lookedFor={lookedFor} />);

it('names the topics and related words behind a match, unless the text above shows them', () => {
  expect(shown('photo')).toContain('Also about: <mark>photoshop</mark>');
  expect(shown('design photo illustrator').replaceAll(/<[^>]+>/g, '')).toBe(
    'Also about: Design, photoshop, illustration',
  );
  expect(shown('logo')).toBe('');
});

it('marks the searched words in a text', () => {
  const marked = renderToStaticMarkup(<Marked text="A logo, and logos." lookedFor="logo" />);
  expect(marked).toBe('A <mark>logo</mark>, and <mark>logos</mark>.');
});

const whereFoundPath = somePath('copy', {
  title: 'Website Copy Sprints',
  description: 'Rewrite five pages.',
  personaTitle: 'Writer',
  tags: ['writing'],
  topics: ['Services'],
  words: ['journalis|m', 'copywrit|ing', 'freelance'],
});

const found = (words: string) =>
  findingsOf(whereFoundPath, words).map(({ place, known }) => `${place}: ${known}`);

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

const paths = [
  somePath('garden', { hourCents: 26_00, time: '5–10 h/week', budget: '$100–499' }),
  somePath('pets', { hourCents: 27_00, time: '3–10 h/week', budget: '$0–99' }),
  somePath('clips', { hourCents: 24_00, time: '3–5 h/week', budget: '$0–99' }),
  somePath('gig', { hourCents: 18_00, time: '3–5 h/week', budget: '$0' }),
];

it.each([
  ['', 'pets garden clips gig'],
  ['pay', 'pets garden clips gig'],
  ['start', 'gig pets clips garden'],
  ['hours', 'clips gig pets garden'],
])('sorts paths by “%s”, and ties by pay', (sort, slugs) => {
  expect(
    orderPaths(paths, sort)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs);
});

it('puts better matches before better pay', () => {
  const found = [
    somePath('kit', { hourCents: 31_00, words: ['photoshop'] }),
    somePath('photo-walks', { hourCents: 5_00, title: 'Photo walks' }),
    somePath('clips', { hourCents: 9_00, description: 'Sell photos.' }),
    somePath('gig', { hourCents: 20_00, words: ['photo'] }),
    somePath('shop', { hourCents: 40_00, topics: ['Photos and prints'] }),
  ];
  const inOrder = (sort: string) => orderPaths(found, sort, 'photo').map(({ slug }) => slug);
  expect(inOrder('')).toEqual(['photo-walks', 'clips', 'shop', 'gig', 'kit']);
  expect(inOrder('pay')[0]).toBe('shop');
});
