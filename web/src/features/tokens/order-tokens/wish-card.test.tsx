import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeUnlockWish } from '#web/lib/payment/unlock-wish.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { WishCard } from './wish-card.tsx';

afterEach(cleanup);

const path = { name: 'Short-Form Editing Studio', price: 19_900, balance: 250, owed: 0, missing: 19_650 };

describe('the token page with a known goal', () => {
  it('shows how the shortfall is calculated, and one button that pays it', async () => {
    const choose = vi.fn();
    renderOnPage(<WishCard wish={path} goOnTo="/x" isNext onChoose={choose} />);
    expect(screen.getByRole('heading').textContent).toBe('You’re 196.5 tokens short');
    expect(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Short-Form Editing Studio', '199 tokens'],
      ['You have', '2.5 tokens'],
      ['You need', '196.5 tokens · $196.50'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Buy 196.5 tokens for $196.50' }));
    expect(choose).toHaveBeenCalledWith(19_650);
  });

  it('links to a path’s own dialog, which opens automatically', async () => {
    const there = '/make-money/paths/creative-maker/short-form-editing-studio';
    const wish = { ...path, path: 'short-form-editing-studio' };
    renderOnPage(<WishCard wish={wish} goOnTo={`${there}?from=x`} isNext onChoose={() => undefined} />);
    await userEvent.click(screen.getByRole('link', { name: 'Pay $196.50 and unlock' }));
    expect(takeUnlockWish(there)).toBe(true);
  });

  it('starts a plan’s row with a capital', () => {
    const plan = { name: 'an Enterprise plan', price: 99_900, balance: 0, owed: 0, missing: 99_900 };
    renderOnPage(<WishCard wish={plan} goOnTo="/x" isNext onChoose={() => undefined} />);
    expect(screen.getAllByRole('term')[0]?.textContent).toBe('An Enterprise plan');
  });

  it('includes the debt of a refunded payment', () => {
    renderOnPage(<WishCard wish={{ ...path, owed: 500 }} goOnTo="/x" isNext onChoose={() => undefined} />);
    expect(screen.getByText('Owed for a refunded payment').nextSibling?.textContent).toBe('5 tokens');
  });

  it('says when one payment is not enough', () => {
    renderOnPage(
      <WishCard
        wish={{ ...path, owed: 500_000, missing: 519_650 }}
        goOnTo="/x"
        isNext
        onChoose={() => undefined}
      />,
    );
    expect(screen.getByText(/more than one payment can buy/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads on when nothing is missing', () => {
    renderOnPage(
      <WishCard
        wish={{ ...path, balance: 20_000, missing: 0 }}
        goOnTo="/make-money"
        isNext
        onChoose={() => undefined}
      />,
    );
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/make-money');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
