import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession, readSession } from '../session/session.ts';
import { withAccountQueries } from './account-queries.tsx';

const beginSession = (account: string): void => {
  localStorage.setItem('token', `h.${btoa(JSON.stringify({ exp: 9_999_999_999, sub: account }))}.s`);
  dispatchEvent(new Event('storage'));
};

const Page = withAccountQueries(() => {
  const { data } = useQuery({ queryKey: ['user'], queryFn: () => readSession()?.userId ?? 'nobody' });
  return <p>{data === undefined ? 'Loading' : `This is ${data}`}</p>;
});

afterEach(() => {
  cleanup();
  clearSession();
});

it('shows an account its own data, and never a frame of the previous account’s', async () => {
  beginSession('mia');
  render(<Page />);
  await screen.findByText('This is mia');
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  act(() => beginSession('sam'));
  expect(document.body.textContent).toBe('Loading');
  await screen.findByText('This is sam');
  expect(seen.filter((text) => text.includes('mia'))).toEqual([]);
  watch.disconnect();
});

it('shows and requests nothing without an account', async () => {
  beginSession('mia');
  render(<Page />);
  await screen.findByText('This is mia');
  act(clearSession);
  expect(document.body.textContent).toBe('');
});
