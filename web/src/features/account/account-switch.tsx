import type { ReactNode } from 'react';

export interface AccountSwitchProps {
  current: 'log-in' | 'sign-up';
  /** The way to the other form. */
  other: ReactNode;
}

/** For those who came to the wrong one of two forms: one press to the other. The header leaves out what stands here. */
export const AccountSwitch = ({ current, other }: AccountSwitchProps) => (
  <p className="account-switch noscript:hidden" data-current={current}>
    {current === 'log-in' ? 'New here?' : 'Have an account?'} {other}
  </p>
);
