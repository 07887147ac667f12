import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import type { ToolPicks } from '#shared/domain/tools/tool-costs.ts';
import { SizeCosts } from './size-costs.tsx';

afterEach(cleanup);

/** The rows of the smallest size. */
function rows(picks: ToolPicks, stack = startupStack): (string | null)[] {
  render(<SizeCosts stack={stack} picks={picks} />);
  const [size] = screen.getAllByRole('heading', { level: 3 });
  return [...(size?.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
}

it('draws a share of sales as an example before anything is picked', () => {
  expect(rows({})).toEqual(['For example Stripe$11.50']);
});

it('draws of what was picked all of it, and nothing else', () => {
  expect(rows({ xero: 3500 })).toEqual(['What you picked$35']);
  cleanup();
  expect(rows({ stripe: undefined, xero: 3500 })).toEqual(['Stripe$11.50', 'What you picked$35']);
  cleanup();
  expect(rows({ stripe: undefined })).toEqual(['Stripe$11.50']);
});

it('says of what was picked that it has no price yet', () => {
  expect(rows({ xero: undefined, canva: undefined })).toEqual(['What you pickedno price yet']);
});

it('adds the GST to a fee to which it comes', () => {
  expect(rows({ airtasker: undefined }, marketingStack)).toEqual(['Airtasker$55 to $110']);
});
