import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonLook } from './button-look.ts';

export interface ButtonLinkProps extends ButtonLook {
  to: string;
  children: ReactNode;
  label?: string;
  /** State of the navigation. */
  state?: unknown;
  onClick?: () => void;
}

/** A link that looks like a button, for navigation only. */
export function ButtonLink({ to, children, label, state, onClick, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonLook(look)} aria-label={label} onClick={onClick}>
      {children}
    </Link>
  );
}
