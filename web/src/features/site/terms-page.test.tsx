import { createHash } from 'node:crypto';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { termsAsAt, type termsDates } from '#shared/content/terms-as-at.ts';
import TermsPage from './terms-page.tsx';

/** A digest of the terms of each date. Terms that people may have agreed to are never changed. */
const saidOn: Readonly<Record<(typeof termsDates)[number], string>> = {
  '30 November 2026': '19013a8f45e0cd1a',
  '29 November 2026': '60bbcaf60560c766',
  '27 November 2026': '07a3e8cdcda763e6',
  '22 November 2026': '9b7a208fb372f187',
};

it('shows the terms of their date; a new text needs a new date', () => {
  const { container } = render(<TermsPage />);
  // Spaces are removed, so that only the words count.
  const letters = (container.textContent ?? '').replaceAll(/\s/g, '');
  expect(letters.length).toBeGreaterThan(4000);
  expect(
    createHash('sha256').update(letters).digest('hex').slice(0, 16),
    'The terms have changed: put their new day first in shared/content/terms-as-at.ts, and this digest beside it here',
  ).toBe(saidOn[termsAsAt]);
});

it('takes the prices of plans from where they are charged', async () => {
  vi.resetModules();
  vi.doMock('#shared/domain/plans/plans.ts', async (original) => ({
    ...(await original<object>()),
    planPrices: { BASIC: 1250, PRO: 2400, ENTERPRISE: 123_400 },
  }));
  const { default: Terms } = await import('./terms-page.tsx');
  const { container } = render(<Terms />);
  for (const price of ['12.5 tokens', '24 tokens', '1,234 tokens'])
    expect(container.textContent).toContain(price);
  vi.doUnmock('#shared/domain/plans/plans.ts');
  vi.resetModules();
});
