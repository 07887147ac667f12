import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NoMatch } from './no-match.tsx';

it('offers to leave out the search where only its words stand in the way', () => {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(
    <NoMatch loosenings={[{ name: 'q', count: 27 }]} onLoosen={vi.fn()} />,
  );
  expect(page.textContent).toContain('No path fits all of this. Try:');
  expect([...page.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Without the search (27 paths)',
  ]);
});
