import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { carryPath } from '#web/lib/carried-path.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { planPlace } from './places-after.ts';
import { PlanIdField } from './plan-id-field.tsx';

export interface PlanPromptProps {
  pathSlug: string;
}

/** For a person who can read the whole path: how to have a plan made on it. */
export default function PlanPrompt({ pathSlug }: PlanPromptProps) {
  useArrival(planPlace.id);
  return (
    <div className="mb-12 max-w-measure print:hidden">
      <Section {...planPlace}>
        <p>
          Your plan builds on this path, with your skills, hours, budget and goal. Best with Pro or Enterprise
          (Pro+): a person reads your answers before the plan is made, and you can revise them.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={addresses.plans()} onClick={() => carryPath(pathSlug)}>
            Build a plan on this path
          </ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            Print this handbook
          </Button>
        </div>
        <p className="mt-5 text-sm text-ink-soft">
          The button fills in this plan ID. Without it, paste the ID into the{' '}
          <strong>Background / Limitations / Assets</strong> field on the path compiler page.
        </p>
        <details className="more-names">
          <summary>Filling in the form yourself?</summary>
          <div className="pt-2">
            <PlanIdField planId={pathSlug} />
          </div>
        </details>
      </Section>
    </div>
  );
}
