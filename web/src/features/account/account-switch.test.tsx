import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AccountSwitch } from './account-switch.tsx';

afterEach(cleanup);

it.each([
  ['log-in', 'Sign up free', 'New here? Sign up free'],
  ['sign-up', 'Log in', 'Have an account? Log in'],
] as const)('the %s form links to the other form', (current, there, line) => {
  const { container } = render(<AccountSwitch current={current} other={<a href="/other">{there}</a>} />);
  expect(container.textContent).toBe(line);
});
