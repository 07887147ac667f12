import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { comparison } from '../plan-offers.ts';
import { PlanComparison } from './plan-comparison.tsx';

afterEach(cleanup);

it('says in words what a tick and a dash show, under the name of each plan', () => {
  renderOnPage(<PlanComparison first="PRO" />);
  const table = screen.getByRole('table', { name: 'The plans compared' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'What you get',
    'Basic$38.50',
    'Pro$99',
    'Enterprise$999',
  ]);
  const line = within(table).getByRole('row', { name: /^Go-to-market strategy/ });
  const cells = within(line).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['No', 'No', 'Yes']);
});

it('compares only the differences, and lists below it what all three have and lack', () => {
  const lines = new Map(comparison.map((compared) => [compared.line, compared]));
  expect(lines.get('Review by a person')).toMatchObject({ BASIC: false, PRO: 'One, and one revision' });
  const alike = comparison.filter(({ BASIC, PRO, ENTERPRISE }) => BASIC === PRO && PRO === ENTERPRISE);
  expect(alike).toEqual([]);
  renderOnPage(<PlanComparison first="PRO" />);
  const together = screen.getByRole('list', { name: 'With all three' }).textContent;
  expect(together).toContain('No change-of-mind refund; your rights under the Australian Consumer Law stay.');
});
