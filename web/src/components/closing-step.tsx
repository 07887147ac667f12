import { useId } from 'react';
import { ButtonLink } from './button/button-link.tsx';
import { Cover } from './cover/cover.tsx';

export interface ClosingStepProps {
  /** Whose covers stand beside it: slugs of personas or paths. */
  covers?: readonly string[];
  title: string;
  /** Why this, after what was read. */
  text: string;
  to: string;
  action: string;
}

/** Covers, why this step, and its one button. */
function StepRow({ id, covers = [], title, text, to, action }: ClosingStepProps & { id: string }) {
  return (
    <div className="step-row">
      {covers.length > 0 && (
        <div aria-hidden className="step-covers">
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

/** The one step with which a page ends: a card on the second surface, the last thing in its page. */
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

/** The one step of a page that has nothing else to show: a card at its top. */
export function StepCard(step: ClosingStepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-8">
      <StepRow id={id} {...step} />
    </section>
  );
}
