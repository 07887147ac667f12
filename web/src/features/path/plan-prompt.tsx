import { Suspense } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { type CarriedPath, carryPath } from '#web/lib/carried-path.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { planPlace } from './places-after.ts';
import { PlanIdField } from './plan-id-field.tsx';
import { PlanSample } from './plan-sample.tsx';

export interface PlanPromptProps {
  path: CarriedPath;
  /** Until then, the next step is to read on. */
  isRead: boolean;
}

/** Tells a reader of the whole path how to get a plan for it. */
export default function PlanPrompt({ path, isRead }: PlanPromptProps) {
  useArrival(planPlace.id);
  return (
    <div className="mb-12 max-w-measure print:hidden">
      <Section {...planPlace}>
        <p>Your plan builds on this path with your own skills, hours, budget and goal.</p>
        <Suspense fallback={<div className="plan-sample mt-4 gap-3 flex flex-wrap items-center min-h-34" />}>
          <PlanSample />
        </Suspense>
        <div className="mt-5 flex flex-wrap items-start gap-3">
          <div className="grid">
            <ButtonLink
              variant={isRead ? 'primary' : 'secondary'}
              to={addresses.plans()}
              onClick={() => carryPath(path)}
            >
              Build a plan on this path
            </ButtonLink>
            <p className="mt-2 w-0 min-w-full text-sm text-ink-soft">We’ll fill in this path for you.</p>
          </div>
          <Button variant="secondary" onClick={() => window.print()}>
            Print this path
          </Button>
        </div>
        <div className="mt-5">
          <p className="mb-3">
            Filling in the form yourself? Paste this plan ID into the{' '}
            <strong>Background / Limitations / Assets</strong> field on the path compiler page. Pro or Pro+
            (Enterprise) suits it best.
          </p>
          <PlanIdField planId={path.slug} />
        </div>
      </Section>
    </div>
  );
}
