import type { ReactNode } from 'react';
import { EmptyYear } from './empty-year.tsx';
import { FirstTasksSection } from './finished-plan.tsx';
import { planPlace } from './plan-ready.tsx';

/** A placeholder for a plan that is being made, in its final height, so that nothing below moves. */
export const PlanToCome = ({ children }: { children: ReactNode }) => (
  <div className={`flex flex-col gap-5 ${planPlace}`}>
    {children}
    <div className="dark-band on-night flex min-h-20 grow flex-col justify-center gap-5 rounded-md p-5 sm:px-8 lg:flex-row lg:items-center lg:justify-between">
      <p className="text-ink-soft">Your verdict and month-by-month year will appear here.</p>
      <div className="w-full max-w-80">
        <EmptyYear />
      </div>
    </div>
  </div>
);

export const FirstTasksToCome = () => (
  <FirstTasksSection>
    <p className="min-h-44 rounded-md border border-dashed border-line-strong p-4 text-ink-soft sm:p-5">
      Your first three tasks and their dates will appear here.
    </p>
  </FirstTasksSection>
);
