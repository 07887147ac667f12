import { useId } from 'react';
import { ButtonLink } from '../button/button-link.tsx';
import { Cover } from '../cover/cover.tsx';

export interface ClosingStepProps {
  /** Slugs of the personas or paths whose covers are shown. */
  covers?: readonly string[];
  title: string;
  /** The reason for this step. */
  text: string;
  to: string;
  action: string;
}

function StepRow({ id, covers = [], title, text, to, action }: ClosingStepProps & { id: string }) {
  return (
    <div className="grid items-center justify-items-start grid-cols-1 gap-y-5 gap-x-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:has-[>.step-covers]:grid-cols-[auto_minmax(0,1fr)_auto]">
      {covers.length > 0 && (
        <div
          aria-hidden
          className="step-covers gap-3 flex [&_.cover]:w-16 [&_.cover]:min-w-0 [&_.cover]:shrink"
        >
          {covers.map((slug) => (
            <Cover key={slug} of={slug} />
          ))}
        </div>
      )}
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
      </div>
      <ButtonLink to={to}>{action}</ButtonLink>
    </div>
  );
}

/** The single next step at the end of a page, as a card on the second surface. */
export function ClosingStep(step: ClosingStepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page-width print:hidden">
      <div className="rounded-md border border-edge bg-sand p-5 sm:p-8">
        <StepRow id={id} {...step} />
      </div>
    </section>
  );
}

/** The single next step of a page without other content, as a card at its top. */
export function StepCard(step: ClosingStepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-8">
      <StepRow id={id} {...step} />
    </section>
  );
}
