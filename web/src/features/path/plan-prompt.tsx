import { Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { PlanIdField } from './plan-id-field.tsx';

export interface PlanPromptProps {
  pathSlug: string;
}

/** For a person who can read the whole path: how to have a plan made on it. */
export default function PlanPrompt({ pathSlug }: PlanPromptProps) {
  return (
    <div className="max-w-measure">
      <Section title="Turn this path into your own plan">
        <div className="space-y-3">
          <p>
            Paste this plan ID into the <strong>Background / Limitations / Assets</strong> field on the path
            compiler page. Your plan then builds on this path, with your skills, hours, budget and goal.
          </p>
          <p>
            It works best with a Pro or Pro+ plan (Pro+ is Enterprise): a person reads your answers before the
            plan is made, and you can revise them.
          </p>
        </div>
        <div className="mt-5">
          <PlanIdField planId={pathSlug} />
        </div>
        <p className="mt-2">
          <TextLink to={addresses.plans()}>Go to the path compiler</TextLink>
        </p>
      </Section>
    </div>
  );
}
