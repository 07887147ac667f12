import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { WishCard } from './wish-card.tsx';

afterEach(cleanup);

const path = { name: 'Short-Form Editing Studio', price: 19_900, balance: 250, owed: 0, missing: 19_650 };

describe('the page for tokens, when it knows what one came for', () => {
  it('says what is missing and why, and has it filled in', async () => {
    const choose = vi.fn();
    renderOnPage(<WishCard wish={path} goOnTo="/x" onChoose={choose} />);
    expect(screen.getByRole('heading').textContent).toBe('You are 196.5 tokens short');
    expect(screen.getByText(/you need 199 tokens. You have 2.5 tokens./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Number of tokens/).value).toBe('196.5');
    await userEvent.click(screen.getByRole('button', { name: 'Buy 196.5 tokens' }));
    expect(choose).toHaveBeenCalledWith(19_650);
  });

  it('counts what is owed for a refunded payment', () => {
    renderOnPage(<WishCard wish={{ ...path, owed: 500 }} goOnTo="/x" onChoose={() => undefined} />);
    expect(screen.getByText(/5 tokens are still owed for a refunded payment/)).toBeTruthy();
  });

  it('leads on where nothing is missing', () => {
    renderOnPage(
      <WishCard
        wish={{ ...path, balance: 20_000, missing: 0 }}
        goOnTo="/make-money"
        onChoose={() => undefined}
      />,
    );
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/make-money');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
