import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
