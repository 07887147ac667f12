import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import { loadContent } from '#web/lib/content/content-store.ts';
import { personasFile } from '#web/lib/content/library.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { OwnedPaths } from './owned-paths.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the paths of an account', () => {
  it('are not called none where they could not be had, and are asked for again', async () => {
    const retry = vi.fn();
    render(<OwnedPaths paths={undefined} retrying={false} onRetry={retry} />);
    expect(screen.queryByText('You have not unlocked a path yet.')).toBeNull();
    screen.getByText('Your paths could not be loaded just now. What you unlocked stays yours.');
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('lead to the library while there are none, also where its list cannot be had', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await loadContent(personasFile);
    renderOnPage(<OwnedPaths paths={[]} retrying={false} onRetry={() => undefined} />);
    screen.getByText('You have not unlocked a path yet.');
    const link = await screen.findByRole('link', { name: /^Browse .*income paths$/ });
    expect(link.getAttribute('href')).toBe('/make-money/build-path');
  });

  it('lead on to the library beside a single one, and only there', () => {
    const path = (pathSlug: string): OwnedPath => ({
      personaSlug: 'local-earner',
      pathSlug,
      title: pathSlug,
      unlockedAt: '2026-11-18T00:00:00Z',
      sections: 7,
      lastRead: null,
    });
    const { container } = renderOnPage(
      <OwnedPaths paths={[path('one')]} retrying={false} onRetry={() => undefined} />,
    );
    // Nothing is read: so many empty marks would say no more than the words.
    expect(container.querySelector('.bg-line')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse income paths' })).toBeTruthy();
    cleanup();
    renderOnPage(
      <OwnedPaths paths={[path('one'), path('two')]} retrying={false} onRetry={() => undefined} />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
