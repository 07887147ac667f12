import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AccountSwitch } from './account-switch.tsx';

afterEach(cleanup);

it.each([
  ['log-in', 'Log in', 'Sign up free'],
  ['sign-up', 'Sign up free', 'Log in'],
] as const)('marks on the page %s where one is, and leads to the other form', (current, here, there) => {
  render(<AccountSwitch current={current} other={<a href="/other">{there}</a>} />);
  expect(screen.getByText(here).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([there]);
});
