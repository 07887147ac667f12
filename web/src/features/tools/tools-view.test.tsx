import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import { filterGroups, ToolRow } from './tools-view.tsx';

it('shows the tools of one moment, and no empty group', () => {
  const groups = filterGroups(startupStack.groups, 'team');
  expect(groups.map(({ title, tools }) => [title, tools.map(({ id }) => id)])).toEqual([
    ['Register', ['asic']],
    ['Plan and deliver', ['notion']],
  ]);
});

it('shows everything without a moment', () => {
  expect(filterGroups(startupStack.groups, undefined)).toEqual(startupStack.groups);
});

it('prints a price in dollars, with its date', () => {
  render(
    <ul>
      <ToolRow
        tool={{
          id: 'asic',
          name: 'ASIC',
          href: 'https://asic.gov.au',
          purpose: 'Searching names',
          payWhen: 'When you need a company',
          from: 'team',
          charge: 'fee',
          price: 'company-registration',
        }}
        picked={false}
        onPick={() => undefined}
      />
    </ul>,
  );
  screen.getByText(/^\$\d+ \(2024–25 fee\)$/);
  expect(screen.getByRole('link').textContent).toMatch(/^asic\.gov\.au\s/);
});
