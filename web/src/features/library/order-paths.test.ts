import { expect, it } from 'vitest';
import { orderPaths } from './order-paths.ts';
import { somePath } from './testing/some-path.ts';

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
