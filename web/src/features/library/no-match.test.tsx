import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Loosening } from './match-paths.ts';
import { NoMatch } from './no-match.tsx';
import { openQuery, type PathQuery } from './path-query.ts';
import { somePath } from './testing/some-path.ts';

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
