import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from '#web/components/class-names.ts';
import { Banner } from '#web/components/notice/banner.tsx';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { type Way, WayThere } from '#web/components/page/way-there.tsx';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

interface FormPageProps {
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

interface OutcomeProps {
  tone: 'success' | 'failed';
  title: string;
  children?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
  /** For an outcome that replaces a form, so that the focus is not lost. */
  takesFocus?: boolean;
}

/** The outcome of an action, in its place. */
export function Outcome({ tone, title, children, action, takesFocus = false }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-6 pt-4 outline-none">
      <div className="w-full">
        <Banner tone={tone} title={title} role={tone === 'failed' ? 'alert' : 'status'}>
          {children}
        </Banner>
      </div>
      {action}
    </div>
  );
}

interface WithoutLinkProps {
  /** The action to take. */
  advice: string;
  /** The sentence that the specification requires, which means more to a program. */
  said: string;
  /** The button for it. */
  children: ReactNode;
}

/** Below the heading of a page that was opened with a missing or incomplete link. */
export const WithoutLink = ({ advice, said, children }: WithoutLinkProps) => (
  <Outcome tone="failed" title={advice} action={children}>
    <p className="text-sm text-ink-soft">{said}</p>
  </Outcome>
);

interface DelayedRedirect {
  to: string;
  afterMs: number;
  /** The delay starts when this becomes true, and stops with the page. */
  when: boolean;
}

/** Shows a success long enough to be read, then redirects without a history entry. */
export function useDelayedRedirect({ to, afterMs, when }: DelayedRedirect): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [navigate, to, afterMs, when]);
}

/** Focuses the single field that the server refused, so that its message is read out. */
export function useFocusOn(fieldId: string, when: boolean): void {
  useEffect(() => {
    if (when) document.getElementById(fieldId)?.focus();
  }, [fieldId, when]);
}
