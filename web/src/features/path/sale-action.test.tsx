import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { SaleAction } from './sale-action.tsx';

afterEach(cleanup);

it('waits beside the button below it, once the session was refused', async () => {
  const unlock = vi.fn();
  const action = (leaving: boolean) => (
    <SaleAction
      access={{ kind: 'locked' }}
      text="Unlock 2 more sections"
      waiting={leaving ? 'log-in' : undefined}
      onClick={unlock}
    />
  );
  const { rerender } = renderOnPage(action(false));
  await userEvent.click(screen.getByRole('button'));
  expect(unlock).toHaveBeenCalledOnce();
  rerender(action(true));
  expect(screen.getByRole('button').textContent).toContain('One moment…');
  await userEvent.click(screen.getByRole('button'));
  expect(unlock).toHaveBeenCalledOnce();
});
