import type { PathContent } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { PlanPicture } from '#web/components/plan-picture.tsx';
import { useCarriedCheck } from '#web/lib/carried-answers.ts';
import type { Reason } from './reason-to-log-in.ts';
import type { StepAhead } from './steps-ahead.ts';
import { WhatYouGet } from './what-you-get.tsx';

/** A cover of each persona, for somebody who came for nothing in particular. */
export const shelf = [
  'side-hustle-starter',
  'creative-maker',
  'local-earner',
  'expert-going-solo',
  'audience-builder',
  'ai-operator',
];

/** What somebody came for, as it stands on its shelf, with what it costs. */
function Wanted({ path: { meta } }: { path: PathContent }) {
  const price = effectivePrice(meta);
  return (
    <div className="came-for-path">
      <Cover of={meta.slug} />
      <p>
        <strong className="block font-serif text-xl leading-snug font-semibold">{meta.title}</strong>
        {price > 0 && `${formatAud(price)}, once. No subscription.`}
      </p>
    </div>
  );
}

function Picture({ reason }: Pick<CameForProps, 'reason'>) {
  if (reason?.path) return <Wanted path={reason.path} />;
  if (reason?.steps) return <PlanPicture className="mb-5 w-36 max-md:hidden" />;
  return (
    <div className="flex gap-2 sm:gap-3 max-md:hidden">
      {shelf.map((persona) => (
        <Cover key={persona} of={persona} className="min-w-0 shrink basis-16" />
      ))}
    </div>
  );
}

function Steps({ steps }: { steps: readonly StepAhead[] }) {
  return (
    <>
      <h2 id="came-for">What comes next</h2>
      <ol className="steps-ahead">
        {steps.map(([title, text]) => (
          <li key={title}>
            <p className="font-serif text-lg leading-snug font-semibold">{title}</p>
            <p className="mt-1 text-mist">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A goal that was checked in this browser is not forgotten; below the rest, so that nothing moves when it is found. */
function CheckKept() {
  const check = useCarriedCheck();
  if (check === undefined) return null;
  return (
    <p className="mt-6 border-t border-night-line pt-4">
      <strong className="font-semibold">Your goal check is kept:</strong> {check.words}.{' '}
      {planNames[check.fits]} fits.
    </p>
  );
}

export interface CameForProps {
  reason: Reason | undefined;
}

/** Beside a form that stands between somebody and what they want: the way on from it, or what an account is for. */
export function CameFor({ reason }: CameForProps) {
  return (
    <aside aria-labelledby="came-for" className="came-for">
      <div>
        <Picture reason={reason} />
        {reason?.steps ? <Steps steps={reason.steps} /> : <WhatYouGet />}
        <CheckKept />
      </div>
    </aside>
  );
}
