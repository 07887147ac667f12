import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';

interface BreadcrumbProps {
  /** From the widest page to this one, which is last and needs no address. */
  trail: readonly { label: string; to?: string }[];
}

export function Breadcrumb({ trail }: BreadcrumbProps) {
  const here = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {trail.map(({ label, to }, index) => (
          // A phone hides it, because the heading right below says the same.
          <li
            key={label}
            className={classNames(
              'flex min-h-11 min-w-0 items-center gap-2',
              index === here && 'max-sm:hidden',
            )}
          >
            {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0" />}
            {to === undefined || index === here ? (
              <span aria-current={index === here ? 'page' : undefined}>{label}</span>
            ) : (
              <Link to={to} className="inline-flex min-h-11 items-center">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
