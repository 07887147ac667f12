import { ExternalLink as Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

/** Leads to a site we do not run, in a tab of its own, and tells that site nothing of where its reader was. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames('inline-flex min-h-11 items-center gap-1.5 font-semibold', className)}
    >
      {children}
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
