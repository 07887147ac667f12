import { Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { sampleFronts } from '#shared/contract/sample-picture-sizes.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { controlLook } from '#web/components/form/field.tsx';
import { Section } from '#web/components/page/section.tsx';
import { SampleFrontPicture } from '#web/components/sample/sample-front.tsx';
import { addresses } from '#web/config/addresses.ts';
import { type CarriedPath, carryPath } from '#web/lib/carried/carried-path.ts';
import { useContent } from '#web/lib/content/content-store.ts';
import { samplesFile } from '#web/lib/content/files.ts';
import { useCopied } from '#web/lib/page/copy-text.ts';
import { useArrival } from '#web/lib/page/use-arrival.ts';
import { planPlace } from '../text/contents-list.tsx';

const texts = { copied: 'Copied', failed: 'Selected: copy it with your keyboard or the menu.' } as const;

function PlanIdField({ planId }: { planId: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, time, copy } = useCopied();
  const copyOrSelect = async () => {
    // The text is at least selected for copying.
    if ((await copy(planId)) === 'failed') field.current?.select();
  };
  return (
    <div>
      <div className="flex gap-2">
        <input
          ref={field}
          aria-label="Plan ID"
          type="text"
          readOnly
          value={planId}
          className={`${controlLook} min-w-0`}
        />
        <Button variant="secondary" onClick={() => void copyOrSelect()}>
          Copy
        </Button>
      </div>
      <p role="status" className="mt-1.5 min-h-6 text-sm text-ink-soft">
        {outcome && <span key={time}>{texts[outcome]}</span>}
      </p>
    </div>
  );
}

/** A Pro sample with its cover and one page, and a link to read it. */
function PlanSample() {
  const samples = useContent(samplesFile);
  const sample = samples.kind === 'ready' ? samples.content.find(({ tier }) => tier === 'PRO') : undefined;
  if (sample === undefined) return null;
  return (
    <Link
      to={`${addresses.plans()}#pages`}
      className="plan-sample mt-4 gap-3 flex flex-wrap items-center min-h-34"
    >
      {sampleFronts.map((front) => (
        <SampleFrontPicture key={front} {...{ sample, front }} />
      ))}
      <span className="grow shrink basis-40">Look inside a Pro sample ({sample.pages} pages)</span>
    </Link>
  );
}

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
