import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToolRow } from './tool-row.tsx';

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
  screen.getByText(/^\$\d+ \(2024–25 fee; check asic\.gov\.au for today’s\)$/);
  expect(screen.getByRole('link').textContent).toMatch(/^asic\.gov\.au\s/);
});
