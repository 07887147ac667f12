import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal } from '#web/lib/testing/answer-calls.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const deletion = 'DELETE /user';

const done = { status: 'ok', global: 'Done.' };

const closed = vi.fn();

const deleted = vi.fn();

const refused = vi.fn();

beforeEach(beSignedIn);

afterEach(() => {
  vi.unstubAllGlobals();
  for (const spy of [closed, deleted, refused]) spy.mockReset();
});

function openDialog(answers: Parameters<typeof answerCalls>[0] = {}, balanceHundredths = 0) {
  const calls = answerCalls(answers);
  renderOnPage(
    <DeleteAccountDialog
      open
      {...{ balanceHundredths }}
      onClose={closed}
      onDeleted={deleted}
      onRefused={refused}
    />,
  );
  return { by: userEvent.setup(), calls };
}

const password = () => screen.getByLabelText<HTMLInputElement>(/^Your password/);

const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the dialog that deletes an account', () => {
  it.each([
    [4550, 'You’ll lose the 45.5 tokens you have left ($45.50).'],
    [0, 'You have none left.'],
  ])('says what happens to %d hundredths of a token', (balance, sentence) => {
    openDialog({}, balance);
    const { textContent } = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(textContent).toContain(sentence);
    expect(textContent).toContain('This can’t be undone.');
  });

  it('sends nothing without a password', async () => {
    const { by, calls } = openDialog();
    await by.click(press(/^Delete my account/));
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
    expect(calls).toEqual([]);
  });

  it('deletes once, and stays open meanwhile', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { by, calls } = openDialog({ [deletion]: () => answered });
    await by.type(password(), 'a long way home');
    await by.keyboard('{Enter}{Enter}');
    await screen.findByRole('button', { name: /Deleting…/ });
    expect(press('Keep my account').disabled).toBe(true);
    await by.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    answer(Response.json(done));
    await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
    expect(calls).toEqual([deletion]);
  });

  it('says at the field that the password is wrong, and returns the focus to it', async () => {
    const { by } = openDialog({
      [deletion]: () => refusal(400, 'wrong-password', 'This is not your password.'),
    });
    await by.type(password(), 'a wrong one');
    await by.click(press(/^Delete my account/));
    await screen.findByText('This is not your password.');
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(deleted).not.toHaveBeenCalled();
  });

  it.each([
    ['of the network', () => Promise.reject(new TypeError('no network'))],
    ['of our side', () => refusal(500, 'internal-error', 'Something went wrong.')],
  ])('says after a failure %s that the account may be deleted anyway', async (_whose, answer) => {
    const { by } = openDialog({ [deletion]: answer });
    await by.type(password(), 'a long way home');
    await by.click(press(/^Delete my account/));
    await screen.findByText(/We can’t tell whether your account was deleted\./);
    expect(refused.mock.calls).toEqual([[true]]);
    expect(deleted).not.toHaveBeenCalled();
  });

  it('says why an account with a debt stays', async () => {
    const message = 'Your account owes 10 tokens.';
    const { by } = openDialog({ [deletion]: () => refusal(409, 'debt-open', message) });
    await by.type(password(), 'a long way home');
    await by.click(press(/^Delete my account/));
    const alert = await screen.findByText(message);
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(deleted).not.toHaveBeenCalled();
    expect(refused.mock.calls).toEqual([[false]]);
  });

  it('keeps the account on one press', async () => {
    const { by, calls } = openDialog();
    await by.click(press('Keep my account'));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });
});
