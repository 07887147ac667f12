import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { LogInForm } from './log-in-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('says at the field that an email is mistyped, and sends nothing', async () => {
  const by = userEvent.setup();
  const sent = vi.spyOn(globalThis, 'fetch');
  renderOnPage(<LogInForm resetAddress="/reset" onLoggedIn={() => undefined} />, '/login');
  await by.type(screen.getByLabelText('Email'), 'not-an-email');
  await by.type(screen.getByLabelText('Password'), 'a quiet banksia 9');
  await by.click(screen.getByRole('button', { name: /^Log in/ }));
  await screen.findByText('Please enter a valid email address.');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(sent).not.toHaveBeenCalled();
});

it('has one link to a new password, refused or not', async () => {
  const by = userEvent.setup();
  const said = 'Invalid email or password.';
  const refusal = { global: said, error: said, message: said, requestId: 'r1', code: 'invalid-credentials' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(refusal, { status: 400 }));
  renderOnPage(<LogInForm resetAddress="/reset" onLoggedIn={() => undefined} />, '/login');
  await by.type(screen.getByLabelText('Email'), 'tess@example.com');
  await by.type(screen.getByLabelText('Password'), 'a quiet banksia 9');
  await by.click(screen.getByRole('button', { name: /^Log in/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(said);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('focuses the list of several missing answers, or the field of a single one', async () => {
  const by = userEvent.setup();
  const sent = vi.spyOn(globalThis, 'fetch');
  renderOnPage(<LogInForm resetAddress="/reset" onLoggedIn={() => undefined} />, '/login');
  await by.click(screen.getByRole('button', { name: /^Log in/ }));
  const list = await screen.findByRole('alert');
  expect(list.textContent).toContain('2 answers are missing');
  expect(document.activeElement).toBe(list);
  await by.click(screen.getByRole('link', { name: 'Password' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await by.type(screen.getByLabelText('Password'), 'a quiet banksia 9');
  expect(screen.queryByRole('alert')).toBeNull();
  // The error stays until the form is sent again.
  await by.clear(screen.getByLabelText('Password'));
  await by.type(screen.getByLabelText('Email'), 'tess@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
  await by.click(screen.getByRole('button', { name: /^Log in/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(sent).not.toHaveBeenCalled();
});
