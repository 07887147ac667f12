import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

it('is a table with a caption and column headers', () => {
  const rows = [
    { id: 'a', price: '$10.00' },
    { id: 'b', price: '$30.00' },
  ];
  const columns = [
    { title: 'Payment', place: 'head', cell: ({ id }: (typeof rows)[number]) => id } as const,
    { title: 'Price', cell: ({ price }: (typeof rows)[number]) => price },
  ];
  render(<DataTable caption="Your payments" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  const table = screen.getByRole('table', { name: 'Your payments' });
  const titles = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(titles).toEqual(['Payment', 'Price']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['a', 'b']);
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('$10.00');
  expect(second?.textContent).toContain('$30.00');
});

it('names the facts of a row where the headers are hidden, except for states and links', () => {
  const columns = [
    { title: 'Plan', place: 'head', cell: () => 'Pro plan' },
    { title: 'Status', place: 'state', cell: () => 'Completed' },
    { title: 'Attempts', cell: () => 1 },
    { title: 'View', place: 'foot', cell: () => 'Open' },
  ] as const;
  render(<DataTable caption="Your plans" columns={columns} rows={['a']} rowKey={(row) => row} />);
  expect(screen.getByRole('rowheader').textContent).toBe('Pro plan');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Completed',
    'Attempts1',
    'Open',
  ]);
});
