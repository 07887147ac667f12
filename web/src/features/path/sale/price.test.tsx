import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announce, clearSession, dropSession, tokenKey } from '#web/lib/session/session.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { aheadInShort, aheadWords, SaleAction, SessionEnded } from './price.tsx';

it('says in which month the price is earned back', () => {
  const year = { aheadMonth: 3, lowestCents: -470_00, closingCents: 6331_00 };
  expect(aheadWords(year)).toBe('We estimate you’ll break even in month 3, including this price.');
  expect(aheadInShort(year)).toBe('Breaks even in month 3');
});

it('says when a year does not pay for itself, and the shortfall', () => {
  const year = { aheadMonth: null, lowestCents: -309_00, closingCents: -259_00 };
  expect(aheadWords(year)).toBe('We estimate it won’t pay for itself in the first year (−$259).');
  expect(aheadInShort(year)).toBe('Doesn’t pay back in year 1');
});

afterEach(cleanup);

it.each([
  ['locked', false, 'Unlock', null],
  ['locked', true, 'Wait…', 'true'],
  ['checking', false, 'Wait…', 'true'],
] as const)(
  'the button of a path that is %s says, while the log-in page opens (%s), “%s”',
  (kind, leaving, says, busy) => {
    render(<SaleAction access={{ kind }} text="Unlock" leaving={leaving} onClick={() => undefined} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-disabled')).toBe(busy);
    const shown = [...button.querySelectorAll('.col-start-1')].filter(
      (face) => !face.classList.contains('invisible'),
    );
    expect(shown.map((face) => face.textContent)).toEqual([says]);
  },
);

afterEach(() => {
  cleanup();
  clearSession();
});

it('tells a reader whose session expired that they may own the path, and links to the log-in', () => {
  localStorage.setItem(tokenKey, 'of-another-time');
  announce();
  dropSession();
  renderOnPage(<SessionEnded />);
  expect(screen.getByRole('status').textContent).toBe(
    'Your session has ended. Log in to open this path if it’s yours.',
  );
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('ref=');
});

it('tells visitors and logged-out readers nothing', () => {
  renderOnPage(<SessionEnded />);
  expect(screen.queryByRole('status')).toBeNull();
});
