import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ToolPicks } from '#shared/domain/tools/tool-costs.ts';
import { SizeCosts } from './picked-tools.tsx';

afterEach(cleanup);

/** The rows of the smallest size. */
function rows(picks: ToolPicks): (string | null)[] {
  render(<SizeCosts picks={picks} />);
  const [size] = screen.getAllByRole('heading', { level: 3 });
  return [...(size?.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
}

it('draws only the picked tools', () => {
  expect(rows({ xero: 3500 })).toEqual(['Your monthly tools$35']);
  cleanup();
  expect(rows({ stripe: undefined, xero: 3500 })).toEqual(['Stripe$11.50', 'Your monthly tools$35']);
  cleanup();
  expect(rows({ stripe: undefined })).toEqual(['Stripe$11.50']);
});

it('says when no price was entered yet', () => {
  expect(rows({ xero: undefined, canva: undefined })).toEqual(['Your monthly toolsno price yet']);
});

it('adds GST to a fee that excludes it', () => {
  expect(rows({ airtasker: undefined })).toEqual(['Airtasker$55 to $110']);
});
