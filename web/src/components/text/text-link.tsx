import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';

interface TextLinkProps {
  to: string;
  children: ReactNode;
  /** A label where the words alone are unclear, as in a table. */
  label?: string;
  /** Takes only the height of the surrounding lines. */
  snug?: boolean;
}

/** A separate link, tall enough for a thumb. */
export function TextLink({ to, children, label, snug = false }: TextLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      className={classNames('inline-flex min-h-11 items-center font-semibold', snug && '-my-2.5')}
    >
      {children}
    </Link>
  );
}
