import type { ReactNode } from 'react';

export interface AccountSwitchProps {
  current: 'log-in' | 'sign-up';
  /** A link to the other form. */
  other: ReactNode;
}

/** Links from the log-in form to the sign-up form and back. The header omits the same link. */
export const AccountSwitch = ({ current, other }: AccountSwitchProps) => (
  <p
    className="account-switch mt-5 mb-6 gap-[min(1rem,5vw)] flex items-center justify-between min-h-15.5 border-y border-y-line [form+&]:mt-6 [form+&]:mb-0 noscript:hidden"
    data-current={current}
  >
    {current === 'log-in' ? 'New here?' : 'Have an account?'} {other}
  </p>
);
