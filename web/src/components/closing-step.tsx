import { useId } from 'react';
import { ButtonLink } from './button/button-link.tsx';

export interface ClosingStepProps {
  title: string;
  /** Why this, after what was read. */
  text: string;
  to: string;
  action: string;
}

/** The one step with which a page ends. */
export function ClosingStep({ title, text, to, action }: ClosingStepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="closing-step">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1">{text}</p>
      </div>
      <ButtonLink to={to}>{action}</ButtonLink>
    </section>
  );
}
