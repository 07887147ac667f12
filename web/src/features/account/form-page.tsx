import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { type Way, WayThere } from '#web/components/way/way-there.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';

export interface FormPageProps {
  /** What the page asks for. */
  title: string;
  /** How it ended, where it has: said by the heading and the title instead. */
  ended?: string | undefined;
  /** Where it stands among its stops; drawn beside it. */
  way: Way;
  /** An answer is asked for, which may be of any length. */
  waits?: boolean;
  children: ReactNode;
}

/** A page that is one form, and afterwards how it ended. */
export function FormPage({ title, ended, way, waits = false, children }: FormPageProps) {
  const hydrated = useHydrated();
  usePageTitle(ended);
  return (
    <div className={classNames('split', waits && 'split-waits')}>
      <div className="split-form">
        <div className="max-w-lg">
          {/* A link that is missing is told in two lines, which have their place from the first paint. */}
          <h1 className={classNames('mb-2', !hydrated && 'told:min-h-[2lh]')}>{ended ?? title}</h1>
          {children}
        </div>
      </div>
      <WayThere way={way} />
    </div>
  );
}
