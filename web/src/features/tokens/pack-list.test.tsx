import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { PackList } from './pack-list.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (wish?: { name: string; missing: number }, choose = vi.fn()) =>
  renderOnPage(<PackList isNext={false} wish={wish} onChoose={choose} />);
const offered = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('the bar of each amount', () => {
  it('names the plans on its way, so that each is read alone', () => {
    show();
    expect(screen.getAllByText('Basic 38.5')).toHaveLength(5);
    expect(screen.getAllByText('Pro 99')).toHaveLength(5);
    expect(screen.queryByText(/You need/)).toBeNull();
  });

  it('marks what is missing for something, beyond the largest pack as well', () => {
    show({ name: 'Short-Form Editing Studio', missing: 19_900 });
    expect(screen.getByText('You need 199')).toBeTruthy();
    expect(screen.queryByText('Pro 99')).toBeNull();
  });
});

it('adds each amount to what somebody has', () => {
  renderOnPage(<PackList isNext={false} quota={{ token_balance: 6250 }} onChoose={vi.fn()} />);
  expect(screen.getByText('112.5 with your 62.5')).toBeTruthy();
  expect(screen.queryByText(/least that pays/)).toBeNull();
});

describe('the packs', () => {
  it('that fall short of what somebody came for are not offered', () => {
    show({ name: 'Neighbourhood Digital Helper', missing: 5_900 });
    expect(offered()).toEqual(['Buy 100', 'Buy']);
    expect(screen.getByText('Enough for Neighbourhood Digital Helper')).toBeTruthy();
  });

  it('say up to which day each is valid if it is bought now', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] });
    show();
    expect(screen.getAllByText(/valid to 22 Dec$/)).toHaveLength(4);
  });
});

describe('an amount of one’s own', () => {
  it('is answered as it is typed: what it costs, how long it lasts and what it pays for', async () => {
    const choose = vi.fn();
    show(undefined, choose);
    await userEvent.type(screen.getByLabelText(/^Number of tokens/), '120');
    expect(screen.getByRole('status').textContent).toMatch(
      /^A\$120 · Valid for 45 daysPays for a Pro plan, or any one of \d+ paths$/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Buy 120 tokens' }));
    expect(choose).toHaveBeenCalledWith(12_000);
  });

  it('that is not sold is refused beside the field, and chooses nothing', async () => {
    const choose = vi.fn();
    show(undefined, choose);
    const field = screen.getByLabelText(/^Number of tokens/);
    await userEvent.type(field, '0.5');
    await userEvent.click(screen.getByRole('button', { name: 'Buy this amount' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(choose).not.toHaveBeenCalled();
  });
});
