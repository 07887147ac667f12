import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Banner, type BannerTone } from './banner.tsx';

afterEach(cleanup);

it.each<[BannerTone, string]>([
  ['success', 'Done'],
  ['pending', 'In progress'],
  ['warning', 'Please note'],
  ['failed', 'Problem'],
  ['info', 'Good to know'],
])('a banner says %s in words as well as by its colour', (tone, word) => {
  render(<Banner tone={tone} />);
  expect(screen.getByText(word)).toBeTruthy();
});

it('a banner can have its own title, and holds a text and an action', () => {
  render(
    <Banner
      tone="failed"
      title="Payment not found"
      role="alert"
      action={<button type="button">Try again</button>}
    >
      Nothing was charged.
    </Banner>,
  );
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toBe('Payment not foundNothing was charged.Try again');
  expect(screen.queryByText('Problem')).toBeNull();
  expect(banner.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
});
