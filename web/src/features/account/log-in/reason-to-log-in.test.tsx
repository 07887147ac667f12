import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { provideContent } from '#web/lib/content/content-store.ts';
import {
  AccountSwitch,
  afterEnd,
  isBackFromPaying,
  nameOf,
  reasonFor,
  useReason,
} from './reason-to-log-in.tsx';

afterEach(cleanup);

describe('the reason to log in', () => {
  it.each([
    ['/make-money/path-compiler?plan=BASIC', 'start your Basic plan'],
    ['/make-money/path-compiler?plan=NOTHING', 'choose your plan'],
    ['/make-money/paths/ai-operator/ai-content-desk', 'unlock this path'],
    ['/make-money/path-compiler/runs/run_1', 'continue your plan'],
    ['/token/order?buy=5000', 'buy tokens'],
    ['/user/files/f_1?runId=run_1', 'read your document'],
    ['/token/invoice/ord_1', 'see your invoice'],
    ['/user/profile', 'see your profile'],
    ['/user/password', 'change your password'],
    ['/review?run=run_1', 'review a plan'],
    ['/dashboard', undefined],
    ['/', undefined],
    ['/nowhere', undefined],
  ])('on the way to %s is to %s', (destination, to) => {
    expect(reasonFor(destination)?.to).toBe(to);
  });

  it('after a payment says that the payment is kept', () => {
    const kept = 'If your payment went through, we have it. Log in to see it, and please don’t pay twice.';
    expect(afterEnd('/make-money/path-compiler/confirm?pc_sid=q1')).toBe(kept);
    expect(afterEnd('/token/order?status=success&session_id=cs_1')).toBe(kept);
    const back = 'Then we’ll take you back to where you were.';
    expect(afterEnd('/make-money/path-compiler/confirm?pc_sid=q1&status=cancel')).toBe(back);
    expect(afterEnd('/token/order')).toBe(back);
  });

  it.each([
    ['/token/order?status=success&session_id=cs_1', true],
    ['/make-money/paths/ai-operator/ai-content-desk?status=cancel&session_id=cs_1', true],
    ['/token/order?buy=5000', false],
    ['/make-money/path-compiler/confirm?pc_sid=q1', false],
  ])('on the way to %s recognises a return from the payment page by the address', (destination, isBack) => {
    expect(isBackFromPaying(destination)).toBe(isBack);
  });

  it('recognises a person who wants to pay', () => {
    expect(reasonFor('/token/order')?.pays).toBe(true);
    expect(reasonFor('/make-money/paths/ai-operator/ai-content-desk')?.pays).toBe(true);
    expect(reasonFor('/user/files/f_1?runId=run_1')?.pays).toBeUndefined();
  });

  it('names the path and its price once they are loaded', () => {
    const meta = { title: 'AI Content Desk', price: 99, sale: 69 };
    const locked = { sections: 9, tables: 1, pictures: 0, minutes: 20 };
    const kit = { templates: [1, 2], pieces: [], steps: 0, stopRules: 0 };
    const sections = [{ title: 'Open' }, { title: 'Open, too' }, { title: 'First behind the price' }];
    provideContent({ '/mocks/persona/ai-operator/ai-content-desk.json': { meta, locked, sections, kit } });
    const Page = () => {
      const reason = useReason('/make-money/paths/ai-operator/ai-content-desk?status=cancel');
      return (
        <>
          <p>{reason && `Log in to ${nameOf(reason)}. ${reason.next}`}</p>
          <p>{reason?.steps?.map(([title, text]) => `${title} ${text}`).join(' ')}</p>
        </>
      );
    };
    render(<Page />);
    expect(
      screen.getByText(/^Log in to unlock AI Content Desk\. .* confirm \$69 before you pay\.$/),
    ).toBeDefined();
    expect(
      screen.getByText(/Confirm the price .* Read on from the free part Next is “First behind the price”/),
    ).toBeDefined();
  });
});

it.each([
  ['log-in', 'Sign up free', 'New here? Sign up free'],
  ['sign-up', 'Log in', 'Have an account? Log in'],
] as const)('the %s form links to the other form', (current, there, line) => {
  const { container } = render(<AccountSwitch current={current} other={<a href="/other">{there}</a>} />);
  expect(container.textContent).toBe(line);
});
