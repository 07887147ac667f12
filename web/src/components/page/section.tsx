import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface SectionProps {
  title: string;
  /** The link target. */
  id?: string;
  /** A link or a small button next to the title. */
  action?: ReactNode;
  /** Secondary content, for reference. */
  aside?: boolean;
  children: ReactNode;
}

/** A section under a hairline, named by its heading. */
export function Section({ title, id, action, aside = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-6 border-t border-line pt-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className={classNames('font-serif font-semibold', aside ? 'text-xl' : 'text-2xl')}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
