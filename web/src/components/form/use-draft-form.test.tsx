import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { clearSession, dropSession } from '#web/lib/session/session.ts';
import { storeSession } from '#web/lib/session/store-session.ts';
import { tokenOf } from '#web/lib/testing/answer-calls.ts';
import { Button } from '../button/button.tsx';
import { FormError } from './form-error.tsx';
import type { Refusal } from './form-refusal.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import { useDraftForm } from './use-draft-form.ts';

const empty = { email: '', password: '' };
const secrets = ['password'] as const;
const schema = z.object({
  email: z.email('Please type your email.'),
  password: z.string().min(1, 'Missing.'),
});
type Send = (answers: typeof empty) => Promise<Refusal<typeof empty> | undefined>;

interface LogInProps {
  id?: string;
  shared?: readonly 'email'[];
  send: Send;
  rules?: typeof schema | (() => Promise<typeof schema>);
}

function LogIn({ id = 'f', shared, send, rules = schema }: LogInProps) {
  const { form, text, pending, refusal } = useDraftForm({
    id,
    empty,
    schema: rules,
    secrets,
    ...(shared && { shared }),
    send,
  });
  return (
    <form {...form}>
      {refusal && <FormError takesFocus title={refusal.message} />}
      <TextField {...text('email')} label="Email" />
      <PasswordField {...text('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" pending={pending} pendingText="Logging in…">
        Log in
      </Button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const fill = async (email: string, password: string) => {
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Password'), password);
};
const press = () => userEvent.click(screen.getByRole('button', { name: /^Log in/ }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a form', () => {
  it('shows an error when a field is left, and only for that field', async () => {
    render(<LogIn send={vi.fn()} />);
    await userEvent.type(field('Email'), 'mia');
    expect(screen.queryByText('Please type your email.')).toBeNull();
    await userEvent.tab();
    expect(screen.queryByText('Please type your email.')).not.toBeNull();
    expect(screen.queryByText('Missing.')).toBeNull();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('does not submit errors, and focuses the first one', async () => {
    const send = vi.fn<Send>();
    render(<LogIn send={send} />);
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Email'));
  });

  it('shows a refusal from the top of its page, and does not scroll the page behind a dialog', async () => {
    const scrolls = vi.fn();
    vi.stubGlobal('scrollTo', scrolls);
    const refuse: Send = () => Promise.resolve({ message: 'No.' });
    const { unmount } = render(<LogIn send={refuse} />);
    await fill('mia@example.com', 'x');
    await press();
    await screen.findByRole('alert');
    expect(scrolls).toHaveBeenCalledOnce();
    unmount();
    render(
      <dialog open>
        <LogIn id="g" send={refuse} />
      </dialog>,
    );
    await fill('mia@example.com', 'x');
    await press();
    await screen.findByRole('alert');
    expect(scrolls).toHaveBeenCalledOnce();
  });

  it('is sent once however often it is pressed, and focuses a refusal', async () => {
    const answer = Promise.withResolvers<Refusal<typeof empty> | undefined>();
    const send = vi.fn<Send>(() => answer.promise);
    render(<LogIn send={send} />);
    await fill('mia@example.com', 'banksia');
    await press();
    await userEvent.click(screen.getByRole('button', { name: /Logging in…$/ }));
    expect(send).toHaveBeenCalledTimes(1);
    answer.resolve({ message: 'Login failed' });
    expect((await screen.findByRole('alert')).textContent).toContain('Login failed');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(field('Email').value).toBe('mia@example.com');
  });

  it('restores earlier typing, but never a password', async () => {
    const { unmount } = render(<LogIn send={vi.fn()} />);
    await fill('mia@example.com', 'banksia');
    unmount();
    render(<LogIn send={vi.fn()} />);
    expect([field('Email').value, field('Password').value]).toEqual(['mia@example.com', '']);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('banksia');
  });

  it('starts with the last shared answer of another form, until one is sent', async () => {
    const shared = ['email'] as const;
    const answer = Promise.withResolvers<undefined>();
    const show = (id: string) => render(<LogIn {...{ id, shared, send: () => answer.promise }} />);
    const one = show('one');
    await fill('mia@example.com', 'banksia');
    one.unmount();
    const other = show('other');
    expect(field('Email').value).toBe('mia@example.com');
    await userEvent.clear(field('Email'));
    await fill('noa@example.com', 'banksia');
    other.unmount();
    show('one');
    expect([field('Email').value, field('Password').value]).toEqual(['noa@example.com', '']);
    await userEvent.type(field('Password'), 'banksia');
    await press();
    answer.resolve(undefined);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('sends values from a password manager that fired no event', async () => {
    const send = vi.fn<Send>(async () => undefined);
    render(<LogIn send={send} />);
    field('Email').value = 'mia@example.com';
    field('Password').value = 'banksia';
    await press();
    expect(send.mock.calls[0]?.[0]).toEqual({ email: 'mia@example.com', password: 'banksia' });
  });
});

describe('a form that is hydrated', () => {
  it('keeps earlier typing over a kept draft, and sends it', async () => {
    const { unmount } = render(<LogIn send={vi.fn()} />);
    await userEvent.type(field('Email'), 'kept@example.com');
    unmount();
    const send = vi.fn<Send>(async () => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<LogIn send={send} />);
    field('Email').value = 'early@example.com';
    render(<LogIn send={send} />, { container, hydrate: true });
    expect(field('Email').value).toBe('early@example.com');
    await userEvent.type(field('Password'), 'banksia');
    await press();
    await waitFor(() =>
      expect(send.mock.calls[0]?.[0]).toEqual({ email: 'early@example.com', password: 'banksia' }),
    );
    cleanup();
    container.remove();
  });
});

describe('a form whose sending throws', () => {
  it('says that it failed, reports the fault, and can be sent again', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new Error('a fault of ours');
    const send = vi.fn<Send>(async () => undefined).mockRejectedValueOnce(fault);
    render(<LogIn send={send} />);
    await fill('mia@example.com', 'banksia');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Network error. Please try again.');
    expect(report).toHaveBeenCalledWith(fault);
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});

describe('the text of a form', () => {
  const logIn = (userId: string) => act(() => storeSession(tokenOf(userId), userId));
  /** The whole storage is cleared, and another account may be logged in by now. */
  const logOutElsewhere = (next?: string) =>
    act(() => {
      localStorage.clear();
      if (next !== undefined) localStorage.setItem('token', tokenOf(next));
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
  const begin = async (email = 'mia@example.com') => {
    const drawn = render(<LogIn send={vi.fn()} />);
    await userEvent.type(field('Email'), email);
    return drawn;
  };
  beforeEach(clearSession);

  it.each([
    ['here', () => act(clearSession)],
    ['in another tab', () => logOutElsewhere()],
    ['in another tab, where the next one logs in', () => logOutElsewhere('usr_tom')],
  ])('is removed when its author logs out %s, and is never shown to anyone else', async (_where, logOut) => {
    logIn('usr_mia');
    await begin();
    logOut();
    expect(field('Email').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
    logIn('usr_tom');
    expect(field('Email').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays when a session expires, for its author only', async () => {
    logIn('usr_mia');
    await begin();
    act(dropSession);
    await userEvent.type(field('Email'), '.au');
    expect(field('Email').value).toBe('mia@example.com.au');
    logIn('usr_mia');
    expect(field('Email').value).toBe('mia@example.com.au');
    act(dropSession);
    logIn('usr_tom');
    expect(field('Email').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('typed while signed out passes to the next log-in, and to no other', async () => {
    await begin();
    logIn('usr_mia');
    expect(field('Email').value).toBe('mia@example.com');
    await userEvent.type(field('Email'), '.au');
    logIn('usr_tom');
    expect(field('Email').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is removed once it is sent, though sending it started a session', async () => {
    const send: Send = async () => {
      await new Promise((answered) => setTimeout(answered, 20));
      storeSession(tokenOf('usr_mia'), 'Mia');
      return undefined;
    };
    render(<LogIn send={send} />);
    await fill('mia@example.com', 'banksia');
    await press();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

describe('a form whose rules load later', () => {
  it('loads them on the first input, and not before', async () => {
    const rules = vi.fn(async () => schema);
    render(<LogIn send={vi.fn()} rules={rules} />);
    expect(rules).not.toHaveBeenCalled();
    await userEvent.type(field('Email'), 'mia');
    await userEvent.tab();
    expect(await screen.findByText('Please type your email.')).toBeTruthy();
    expect(rules).toHaveBeenCalledTimes(1);
  });

  it('waits for them before it sends, once however often it is pressed', async () => {
    const came = Promise.withResolvers<typeof schema>();
    const send = vi.fn<Send>(async () => undefined);
    render(<LogIn send={send} rules={() => came.promise} />);
    await fill('mia@example.com', 'banksia');
    await press();
    await userEvent.click(screen.getByRole('button', { name: /Logging in…$/ }));
    expect(send).not.toHaveBeenCalled();
    came.resolve(schema);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('keeps the text when they fail to load, says so, and retries', async () => {
    const rules = vi.fn<() => Promise<typeof schema>>().mockRejectedValue(new TypeError('offline'));
    const send = vi.fn<Send>(async () => undefined);
    render(<LogIn send={send} rules={rules} />);
    await fill('mia@example.com', 'banksia');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Network error. Please try again.');
    expect(field('Email').value).toBe('mia@example.com');
    expect(send).not.toHaveBeenCalled();
    rules.mockResolvedValue(schema);
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });
});
