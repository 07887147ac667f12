import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Loosening } from '../match-paths.ts';
import { openQuery, type PathQuery } from '../path-query.ts';
import { somePath } from '../testing/some-path.ts';
import { NoMatch, nearestPaths } from './no-match.tsx';

const somePaths = (count: number) => Array.from({ length: count }, (_, index) => somePath(`path-${index}`));

function shown(asked: Partial<PathQuery>, loosenings: readonly Loosening[]) {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/paths']}>
      <NoMatch
        query={{ ...openQuery, ...asked }}
        loosenings={loosenings}
        library={[somePath('dogs', { price: 59, title: 'Dog walks' })]}
        topics={['Services']}
        owned={new Set()}
        onLoosen={vi.fn()}
        onTopic={vi.fn()}
      />
    </MemoryRouter>,
  );
  return {
    text: page.textContent,
    paths: page.querySelectorAll('.path-card').length,
    buttons: [...page.querySelectorAll('button')].map((button) => button.textContent),
  };
}

it('offers to clear a search by words alone, or to browse by topic', () => {
  const { text, buttons, paths } = shown({ q: 'falconry' }, [{ name: 'q', paths: somePaths(27) }]);
  expect(text).toContain('Nothing for “falconry”.');
  expect(text).toContain('Check your goal, free');
  expect(paths).toBe(0);
  expect(buttons).toEqual(['Clear the search (27 paths)', 'Services']);
});

it('shows paths near the words, and the words that matched', () => {
  const { text, paths } = shown({ q: 'dog grooming' }, [{ name: 'q', paths: somePaths(27) }]);
  expect(text).toContain('Closest matches for “dog” alone:');
  expect(paths).toBe(1);
});

it('offers to remove each filter when there is more than one', () => {
  const { text, buttons, paths } = shown({ q: 'falconry', home: true }, [
    { name: 'q', paths: somePaths(19) },
  ]);
  expect(text).toContain('No path matches all your filters. Try:');
  expect(buttons).toEqual(['Clear the search (19 paths)']);
  expect(paths).toBe(0);
});

it('shows the closest paths, if they are few', () => {
  const { text, paths } = shown({ free: true, home: true }, [
    { name: 'free', paths: somePaths(3) },
    { name: 'home', paths: somePaths(1) },
  ]);
  expect(text).toContain('Closest matches');
  expect(paths).toBe(3);
});

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
