import { expect, it } from 'vitest';
import { somePath } from '../testing/some-path.ts';
import { beginningOf } from './first-step.tsx';

const path = (slug: string, price: number | null, hourCents: number) => somePath(slug, { price, hourCents });

const none: ReadonlySet<string> = new Set();

it('recommends the free path whose hour pays best, with the reason', () => {
  const library = [path('stall', 49, 3100), path('gig', 0, 1900), path('jobs', null, 2300)];
  expect(beginningOf({ library, owned: none })).toMatchObject({
    path: { slug: 'jobs' },
    title: 'Start with a free path',
    why: 'About $23 an hour, the best of our free paths. No account needed.',
  });
  // Without another free path, there is no comparison.
  expect(beginningOf({ library: library.slice(0, 2), owned: none })?.why).toBe(
    'About $19 an hour. No account needed.',
  );
  expect(beginningOf({ library: library.slice(0, 1), owned: none })).toBeUndefined();
});

it('leads the owner of a path back to it', () => {
  const library = [path('gig', 0, 1900), path('stall', 49, 3100)];
  expect(beginningOf({ library, owned: new Set(['maker/stall']) })).toMatchObject({
    path: { slug: 'stall' },
    title: 'Keep reading',
  });
});
