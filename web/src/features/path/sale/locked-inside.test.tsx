import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KitNamesList } from './locked-inside.tsx';
import { LockedRows } from './locked-part.tsx';

afterEach(cleanup);

it('names each locked section with its number in the path', () => {
  render(
    <LockedRows
      from={3}
      sections={[
        { id: 'sourcing', title: 'Where to source', minutes: 4 },
        { id: 'rules', title: 'The rules', minutes: 12 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '3Where to source',
    '4The rules',
  ]);
});

it.each([
  [1, '1 template to copy and print, and 2 more in the free sections'],
  [2, '2 templates to copy and print, and 1 more in the free sections'],
  [3, '3 templates to copy and print'],
])('counts the templates of a kit as the price does, %i of three unlocked', (unlocks, says) => {
  const templates = ['One', 'Two', 'Three'].map((title) => ({ kind: 'Form' as const, title }));
  render(<KitNamesList kit={{ templates, steps: 8, stopRules: 6, pieces: [] }} unlocks={unlocks} />);
  expect(document.body.textContent).toContain(`${says}See all 3One (form)`);
});
