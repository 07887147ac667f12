import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const password = () => screen.getByLabelText<HTMLInputElement>('Password');

const confirm = () => screen.queryByLabelText<HTMLInputElement>('Confirm password');

it('asks for the password once while it is visible, and keeps the repetition in sync', async () => {
  const by = userEvent.setup();
  renderOnPage(<SignUpForm logInAddress="/login" onSignedUp={() => undefined} />, '/signup');
  await by.type(password(), 'a quiet');
  expect(confirm()?.value).toBe('');
  await by.click(screen.getByRole('button', { name: 'Show password' }));
  expect(confirm()).toBeNull();
  await by.type(password(), ' banksia 9');
  await by.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(confirm()?.value).toBe('a quiet banksia 9');
});

it('starts with Australia, and asks for its state', () => {
  renderOnPage(<SignUpForm logInAddress="/login" onSignedUp={() => undefined} />, '/signup');
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('Australia');
  expect(screen.getByLabelText('State')).toBeTruthy();
});

it('says that an email is mistyped and takes it into account when it judges the password', async () => {
  const by = userEvent.setup();
  renderOnPage(<SignUpForm logInAddress="/login" onSignedUp={() => undefined} />, '/signup');
  await by.type(screen.getByLabelText('Email'), 'tess@gmail');
  await by.type(password(), 'a quiet banksia 9');
  await screen.findByText(/Strong$/);
  await by.type(screen.getByLabelText('Confirm password'), 'a quiet banksia 9');
  await by.tab();
  expect((await screen.findAllByText('Please enter a valid email address.')).length).toBeGreaterThan(0);
  expect(password().value).toBe('a quiet banksia 9');
});

it('counts and names missing answers, and says at each field what to do', async () => {
  const by = userEvent.setup();
  renderOnPage(<SignUpForm logInAddress="/login" onSignedUp={() => undefined} />, '/signup');
  await by.click(screen.getByRole('button', { name: /^Sign up/ }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('5 answers are missing');
  const names = [...alert.querySelectorAll('a')].map((link) => link.textContent);
  expect(names).toEqual(['Email', 'Password', 'Confirm password', 'Full name', 'Terms']);
  expect(screen.getByText('You must agree to the Terms & Disclaimer.')).toBeTruthy();
  await by.type(screen.getByLabelText('Email'), 'tess');
  expect(alert.textContent).not.toContain('missing');
});

it('asks plan-only questions after the button, when the visitor came to unlock a path', () => {
  const form = { logInAddress: '/login', onSignedUp: () => undefined };
  renderOnPage(<SignUpForm {...form} pays goesOn asksLater />, '/signup');
  const button = screen.getByRole('button', { name: /^Sign up and continue/ });
  const aboutYou = screen.getByRole('button', { name: /^About you/ });
  expect(button.compareDocumentPosition(aboutYou) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
