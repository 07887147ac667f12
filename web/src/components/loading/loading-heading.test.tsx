import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LoadingHeading } from './loading-heading.tsx';

afterEach(cleanup);

const show = (loading: boolean) => (
  <main>
    <input aria-label="Search" />
    {loading ? <LoadingHeading>Loading your plan</LoadingHeading> : <h1>Basic plan</h1>}
  </main>
);

it('passes its focus to the heading that replaces it', async () => {
  const { rerender } = render(show(true));
  const waiting = screen.getByRole('heading', { level: 1, name: 'Loading your plan' });
  waiting.setAttribute('tabindex', '-1');
  waiting.focus();
  rerender(show(false));
  const own = screen.getByRole('heading', { level: 1, name: 'Basic plan' });
  await waitFor(() => expect(document.activeElement).toBe(own));
});

it('takes the focus from nothing else', async () => {
  const { rerender } = render(show(true));
  screen.getByRole('textbox').focus();
  rerender(show(false));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
