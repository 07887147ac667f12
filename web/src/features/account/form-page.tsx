import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { type Way, WayThere } from '#web/components/way/way-there.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';

export interface FormPageProps {
  /** The title of the question. */
  title: string;
  /** The outcome, which replaces the heading and the title. */
  ended?: string | undefined;
  /** The process, drawn next to the form. */
  way: Way;
  /** Waiting for an answer of unknown length. */
  waits?: boolean;
  children: ReactNode;
}

/** A page with one form, and afterwards its outcome. */
export function FormPage({ title, ended, way, waits = false, children }: FormPageProps) {
  const hydrated = useHydrated();
  usePageTitle(ended);
  return (
    <div className={classNames('split sm:-mb-16 not-last:mb-0', waits && 'split-waits')}>
      <div className="split-form">
        <div className="max-w-lg">
          {/* A missing link is reported in two lines, whose space is reserved from the first paint. */}
          <h1 className={classNames('mb-2', !hydrated && 'told:min-h-[2lh]')}>{ended ?? title}</h1>
          {children}
        </div>
      </div>
      <WayThere way={way} />
    </div>
  );
}
