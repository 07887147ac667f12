import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailedPage, FailedPart, FailedRow } from './failed.tsx';

afterEach(cleanup);

const asked = { why: 'Something went wrong on our side.', count: 1, retrying: false };
const words = { title: 'We couldn’t load your plan', kept: 'Your answers are saved.' };

describe('content that failed to load', () => {
  it('is the heading and the title of its page, and says what is kept and why', () => {
    render(<FailedPage {...words} failure={{ ...asked, onRetry: vi.fn() }} />);
    const heading = screen.getByRole('heading', { level: 1, name: words.title });
    const alert = screen.getByRole('alert');
    expect(alert.contains(heading)).toBe(true);
    expect(alert.textContent).toBe(
      'We couldn’t load your planYour answers are saved. Something went wrong on our side.',
    );
    expect(document.title).toMatch(/^We couldn’t load your plan – /);
  });

  it.each([
    ['a part of a page', FailedPart, 2],
    ['a row of a page', FailedRow, 0],
  ] as const)('leaves the heading and the title to the page in the place of %s', (_, Failed, headings) => {
    document.title = 'Your plan';
    render(<Failed {...words} failure={{ ...asked, onRetry: vi.fn() }} />);
    expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(0);
    expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(headings === 2 ? 1 : 0);
    expect(document.title).toBe('Your plan');
  });

  it('is requested again by its button, which keeps the focus, and is announced again if that fails', async () => {
    const onRetry = vi.fn();
    const failed = (failure: Partial<typeof asked>) => (
      <FailedPage {...words} failure={{ ...asked, ...failure, onRetry }} />
    );
    const { rerender } = render(failed({}));
    const button = screen.getByRole('button', { name: /^Try again/ });
    const said = screen.getByText(/Your answers are saved/);
    await userEvent.click(button);
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(failed({ retrying: true }));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByText(/Your answers are saved/)).toBe(said);
    rerender(failed({ count: 2 }));
    expect(screen.getByText(/Your answers are saved/)).not.toBe(said);
    expect(document.activeElement).toBe(button);
  });

  it('has no button where one above retries, and still says what failed', () => {
    render(<FailedRow {...words} failure={{ ...asked, onRetry: () => undefined, askedAbove: true }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your plan');
  });

  it('is retried automatically when the connection returns, and no more once unmounted', () => {
    const onRetry = vi.fn();
    const { unmount } = render(<FailedRow {...words} failure={{ ...asked, onRetry }} />);
    dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
    unmount();
    dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('passes the button’s focus to the heading of its section, or of the page', async () => {
    const page = (content: ReactNode) => (
      <main>
        <h1>Dashboard</h1>
        {content}
      </main>
    );
    const failed = <FailedRow {...words} failure={{ ...asked, onRetry: vi.fn() }} />;
    const section = (list: ReactNode) => (
      <section>
        <h2>Your plans</h2>
        {list}
      </section>
    );
    const { rerender } = render(page(section(failed)));
    screen.getByRole('button').focus();
    rerender(page(section(<p>The plans</p>)));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your plans'));
    rerender(page(failed));
    screen.getByRole('button').focus();
    rerender(page(<p>The plan</p>));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Dashboard'));
  });
});
