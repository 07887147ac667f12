import { ExternalLink as Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  /** The page says once, for all its links, that they open in a new tab. */
  isTold?: boolean;
}

/** Links to a site we do not run, in a new tab and without a referrer. */
export function ExternalLink({ href, children, className, isTold = false }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames('inline-flex min-h-11 items-center font-semibold', className)}
    >
      <span>
        {children}
        {/* The zero-width joiner keeps the icon with the last word. */}
        <span aria-hidden className="text-[0rem] whitespace-nowrap">
          {'\u00a0'}
          <Icon className="ml-1.5 inline size-4 align-[-0.125rem]" />
        </span>
      </span>
      {!isTold && <span className="sr-only">(opens in a new tab)</span>}
    </a>
  );
}
