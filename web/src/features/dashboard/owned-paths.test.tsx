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

const path = (pathSlug: string): OwnedPath => ({
  personaSlug: 'local-earner',
  pathSlug,
  title: pathSlug,
  unlockedAt: '2026-11-18T00:00:00Z',
  sections: 7,
  lastRead: null,
});

describe('the owned paths of an account', () => {
  it('are not called empty when they failed to load, and can be retried', async () => {
    const retry = vi.fn();
    const failure = { why: 'Why.', count: 1, retrying: false, onRetry: retry };
    render(<OwnedPaths paths={undefined} failure={failure} />);
    expect(screen.queryByText('You haven’t unlocked a path yet.')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(
      'We couldn’t load your pathsAnything you’ve unlocked is safe. Why.',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('link to the library while there are none, also when its list fails to load', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await loadContent(personasFile);
    renderOnPage(<OwnedPaths paths={[]} />);
    screen.getByText('You haven’t unlocked a path yet.');
    const link = await screen.findByRole('link', { name: /^Browse .*income paths$/ });
    expect(link.getAttribute('href')).toBe('/make-money/build-path');
  });

  it('link to the library next to one or two paths, and only there', () => {
    const { container } = renderOnPage(<OwnedPaths paths={[path('one')]} />);
    // Nothing is read yet, so marks would add nothing to the words.
    expect(container.querySelector('.bg-line')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse income paths' })).toBeTruthy();
    cleanup();
    renderOnPage(<OwnedPaths paths={[path('one'), path('two')]} />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    cleanup();
    renderOnPage(<OwnedPaths paths={[path('one'), path('two'), path('three')]} />);
    expect(screen.queryByRole('link', { name: 'Browse income paths' })).toBeNull();
  });

  it('omit the path that the head shows, and link to the library when it is the only one', () => {
    const names = () => screen.getAllByRole('link').map((link) => link.textContent);
    renderOnPage(<OwnedPaths paths={[path('one')]} inHead />);
    expect(names()).toEqual(['Browse income paths']);
    cleanup();
    renderOnPage(<OwnedPaths paths={[path('one'), path('two')]} inHead />);
    expect(names()).toEqual(['two', 'Browse income paths']);
  });
});
