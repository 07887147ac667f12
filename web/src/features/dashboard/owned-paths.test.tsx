import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { OwnedPaths } from './owned-paths.tsx';

afterEach(cleanup);

describe('the paths of an account', () => {
  it('are not called none where they could not be had, and are asked for again', async () => {
    const retry = vi.fn();
    render(<OwnedPaths paths={undefined} onRetry={retry} />);
    expect(screen.queryByText('You have not unlocked a path yet.')).toBeNull();
    screen.getByText('Your paths could not be loaded just now. What you unlocked stays yours.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('lead to the library while there are none', () => {
    renderOnPage(<OwnedPaths paths={[]} onRetry={() => undefined} />);
    screen.getByText('You have not unlocked a path yet.');
    const link = screen.getByRole('link', { name: 'Browse income paths' });
    expect(link.getAttribute('href')).toBe('/make-money/build-path');
  });
});
