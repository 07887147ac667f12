import type { ReactNode } from 'react';

export interface AccountSwitchProps {
  current: 'log-in' | 'sign-up';
  /** The way to the other form. */
  other: ReactNode;
}

/** For those who have an account, and those who are new: one press from either form to the other. */
export function AccountSwitch({ current, other }: AccountSwitchProps) {
  const here = <span aria-current="page">{current === 'log-in' ? 'Log in' : 'Sign up free'}</span>;
  return (
    <nav aria-label="Log in or sign up" className="account-switch">
      {current === 'log-in' ? here : other}
      {current === 'log-in' ? other : here}
    </nav>
  );
}
