import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hundredths } from '#shared/domain/tokens/money.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '#web/lib/testing/answer-calls.ts';
import { UnlockDialog } from './unlock-dialog.tsx';
import { useUnlock } from './use-unlock.ts';

const price = hundredths(19_900);
const params = { personaSlug: 'local-earner', pathSlug: 'garden' };
const purchase = 'POST /path-compiler/purchase/local-earner/garden';
const status = 'GET /path-compiler/purchase-status/local-earner/garden';
const meta = { title: 'Garden Care' };
const done = { status: 'ok', global: 'Done.' };
const unlocked = vi.fn();

const withTokens = (balance: number) => () =>
  Response.json({ ...user, path_compiler_quota: { token_balance: balance, expires_at: null } });
const short = () => refusal(402, 'insufficient-tokens', 'Not enough tokens.');

beforeEach(beSignedIn);
afterEach(() => {
  vi.unstubAllGlobals();
  unlocked.mockReset();
});

function Path() {
  const { unlocking, open, close, confirm } = useUnlock({ params, price, onUnlocked: unlocked });
  return (
    <>
      <button type="button" onClick={open}>
        Unlock
      </button>
      <UnlockDialog {...{ meta, price, unlocking }} sectionCount={6} onClose={close} onConfirm={confirm} />
    </>
  );
}

async function unlock(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  const by = userEvent.setup();
  renderOnPage(<Path />, '/make-money/local-earner/garden?from=list');
  await by.click(screen.getByRole('button', { name: 'Unlock' }));
  return { by, calls };
}
const dialogText = () => screen.getByRole('dialog', { name: 'Unlock this path' }).textContent;
const confirmButton = () => screen.findByRole('button', { name: /^Confirm and unlock/ });

describe('the dialog that unlocks a path', () => {
  it('shows the price, the balance and what is left before anything is spent', async () => {
    const { calls } = await unlock({ 'GET /user': withTokens(25_000) });
    await confirmButton();
    for (const fact of ['costsA$199 · 199 tokens', 'You have250 tokens', 'Left afterwards51 tokens'])
      expect(dialogText()).toContain(fact);
    expect(calls).toEqual(['GET /user']);
  });

  it('buys once however often it is pressed, and goes', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { by, calls } = await unlock({ 'GET /user': withTokens(25_000), [purchase]: () => answered });
    await by.dblClick(await confirmButton());
    expect(screen.getByRole('button', { name: /Unlocking…/ })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Not now' }).disabled).toBe(true);
    await by.keyboard('{Escape}');
    expect(dialogText()).toContain('Garden Care');
    answer(Response.json(done));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call === purchase)).toHaveLength(1);
    expect(unlocked).toHaveBeenCalledTimes(1);
  });

  it('leads to the tokens that are missing, and back to this page', async () => {
    const { calls } = await unlock({
      'GET /user': withTokens(15_000),
      [status]: () => Response.json({ purchased: false }),
    });
    const recharge = await screen.findByRole('link', { name: 'Recharge' });
    expect(recharge.getAttribute('href')).toBe(
      `/token/order?${new URLSearchParams({ ref: '/make-money/local-earner/garden?from=list' })}`,
    );
    expect(dialogText()).toContain('Your balance is 49 tokens short.');
    expect(screen.queryByRole('button', { name: /^Confirm and unlock/ })).toBeNull();
    expect(calls).not.toContain(purchase);
  });

  it('is not asked when another tab has bought the path meanwhile', async () => {
    await unlock({ 'GET /user': withTokens(0), [status]: () => Response.json({ purchased: true }) });
    await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what is missing when the server finds the tokens spent, and asks for the balance anew', async () => {
    const balances = [25_000, 100_00];
    const { by } = await unlock({
      'GET /user': () => withTokens(balances.shift() ?? 0)(),
      [status]: () => Response.json({ purchased: false }),
      [purchase]: short,
    });
    await by.click(await confirmButton());
    const alert = await screen.findByText('Your balance is 99 tokens short.');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(unlocked).not.toHaveBeenCalled();
  });

  it('stays open and can be confirmed again when the purchase fails', async () => {
    const answers = [refusal(500, 'internal-error', 'Something went wrong.'), Response.json(done)];
    const { by } = await unlock({
      'GET /user': withTokens(25_000),
      [purchase]: () => answers.shift() ?? Response.error(),
    });
    await by.click(await confirmButton());
    await by.click(await confirmButton());
    await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
  });
});
