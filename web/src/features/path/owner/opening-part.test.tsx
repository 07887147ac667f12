import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OpeningFailure, RestMissing, RetryButton } from './opening-part.tsx';

afterEach(cleanup);

it.each([
  [13, true, '13 more sections are closed for now'],
  [1, true, '1 more section is closed for now'],
  [13, false, '13 more sections did not load'],
])('says at the end of the text how much is missing: %i, owed %s', (count, isOwed, says) => {
  render(
    <RestMissing count={count} isOwed={isOwed}>
      The way on
    </RestMissing>,
  );
  expect(screen.getByText(says)).toBeDefined();
  expect(screen.getByText('The way on')).toBeDefined();
});

it('keeps the focus on a pressed button at the end of the text, which stays after another failure', () => {
  const onRetry = vi.fn();
  const page = (failures: number) => (
    <>
      <OpeningFailure key={failures} place={null} takesFocus retrying={false} onRetry={onRetry} />
      <RestMissing count={13} isOwed={false}>
        <RetryButton retrying={false} onRetry={onRetry} />
      </RestMissing>
    </>
  );
  const { rerender } = render(page(1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  const again = screen.getAllByRole('button', { name: /^Try again/ })[1];
  again?.focus();
  again?.click();
  rerender(page(2));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(again);
});
