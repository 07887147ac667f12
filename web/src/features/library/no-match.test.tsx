import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Loosening } from './match-paths.ts';
import { NoMatch } from './no-match.tsx';
import { openQuery, type PathQuery } from './path-query.ts';

function shown(asked: Partial<PathQuery>, loosenings: readonly Loosening[]) {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(
    <NoMatch query={{ ...openQuery, ...asked }} loosenings={loosenings} onLoosen={vi.fn()} />,
  );
  return {
    text: page.textContent,
    buttons: [...page.querySelectorAll('button')].map((button) => button.textContent),
  };
}

it('offers to clear the search where nothing else was asked', () => {
  const { text, buttons } = shown({ q: 'falconry' }, [{ name: 'q', count: 27 }]);
  expect(text).toContain('No path has these words.');
  expect(buttons).toEqual(['Clear the search (27 paths)']);
});

it('offers each filter to leave out where more than words was asked', () => {
  const { text, buttons } = shown({ q: 'falconry', home: true }, [{ name: 'q', count: 19 }]);
  expect(text).toContain('No path fits all of this. Try:');
  expect(buttons).toEqual(['Without the search (19 paths)']);
});
