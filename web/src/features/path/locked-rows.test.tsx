import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KitNamesList } from './kit-names-list.tsx';
import { LockedRows } from './locked-rows.tsx';

afterEach(cleanup);

it('tells of each locked section what it holds and how long it takes, with its number in the path', () => {
  const holds = { tables: 2, templates: 1, pictures: 0 };
  render(
    <LockedRows
      from={3}
      sections={[
        { id: 'sourcing', title: 'Where to source', minutes: 4, holds },
        { id: 'rules', title: 'The rules', minutes: 12 },
      ]}
    />,
  );
  const [sourcing, rules] = screen.getAllByRole('listitem').map((row) => {
    for (const sign of row.querySelectorAll('[aria-hidden]')) sign.remove();
    return row.textContent;
  });
  expect(sourcing).toBe('3Where to source2 tables, 1 template to copy, 4 min');
  expect(rules).toBe('4The rules12 min');
});

it.each([
  [1, '1 template to copy and print, and 2 more in the free sections'],
  [2, '2 templates to copy and print, and 1 more in the free sections'],
  [3, '3 templates to copy and print'],
])('counts the templates of a kit as the price does, %i of three unlocked', (unlocks, says) => {
  const templates = ['One', 'Two', 'Three'].map((title) => ({ kind: 'Form' as const, title }));
  render(<KitNamesList kit={{ templates, steps: 8, stopRules: 6, pieces: [] }} unlocks={unlocks} />);
  expect(document.body.textContent).toContain(`${says}One (form)`);
});
