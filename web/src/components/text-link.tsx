import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';

export interface TextLinkProps {
  to: string;
  children: ReactNode;
  /** Where the words alone do not say it, as in a table. */
  label?: string;
  /** Among lines of text: takes no more room than they do. */
  snug?: boolean;
}

/** A link that stands alone, tall enough for a thumb. */
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
