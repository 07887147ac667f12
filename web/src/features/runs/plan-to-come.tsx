import type { ReactNode } from 'react';
import { EmptyYear } from './empty-year.tsx';
import { FirstTasksSection } from './finished-plan.tsx';
import { planPlace } from './plan-ready.tsx';

/** A plan that is being made, as tall as it will be: what stands below stays where it is when it comes. */
export const PlanToCome = ({ children }: { children: ReactNode }) => (
  <div className={`flex flex-col gap-5 ${planPlace}`}>
    {children}
    <div aria-hidden className="dark-band on-night relative min-h-20 grow rounded-md">
      <div className="absolute inset-5 m-auto grid max-w-80 place-items-center [&>svg]:max-h-full">
        <EmptyYear />
      </div>
    </div>
  </div>
);

export const FirstTasksToCome = () => (
  <FirstTasksSection>
    <p className="min-h-44 rounded-md border border-dashed border-line-strong p-4 text-ink-soft sm:p-5">
      Once your plan is ready: its first three tasks, with their days.
    </p>
  </FirstTasksSection>
);
