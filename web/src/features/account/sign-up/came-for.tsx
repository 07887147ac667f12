import { Suspense, useLayoutEffect } from 'react';
import { planNames } from '#shared/domain/plans/plans.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import type { Reason, StepAhead } from '../log-in/reason-to-log-in.tsx';

const added = [
  'Your place saved in every path you unlock',
  'A plan from your answers, reviewed by our team on Pro and Enterprise',
  'Pay only for what you use. No subscription.',
];

/** What an account adds, for a visitor who wants no particular path or plan. */
const WhatYouGet = () => (
  <>
    <h2 id="came-for" className="text-xl">
      What you get with an account
    </h2>
    <ul className="mt-3 grid list-disc gap-3 pl-5 text-mist">
      {added.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
);

// Parts that need a path, a sample or a saved check, whose code is larger than the page. The form stays if they fail to load.
const loadParts = () => import('./came-for-parts.tsx');

const CheckKept = lazyOrNothing(async () => ({ default: (await loadParts()).CheckKept }));

const OpenedRows = lazyOrNothing(async () => ({ default: (await loadParts()).OpenedRows }));

const FirstYear = lazyOrNothing(async () => ({ default: (await loadParts()).FirstYear }));

const Sample = later(
  lazyOrNothing(async () => ({ default: (await loadParts()).PlanPages })),
  <figure className="came-for-pages hidden lg:grid lg:[--page:11.25rem] lg:[grid-template:var(--page)_auto_/_repeat(2,auto)_1fr] lg:gap-y-3 lg:gap-x-4 lg:min-h-[calc(var(--page)+2.5rem)] lg:[.came-for-plan>&]:[--page:15rem] lg:[&>svg]:h-full lg:[&>svg]:bg-sheet" />,
);

/** A cover of each persona, for a visitor who wants no particular path or plan. */
export const shelf = [
  'side-hustle-starter',
  'creative-maker',
  'local-earner',
  'expert-going-solo',
  'audience-builder',
  'ai-operator',
];

const Named = ({ name, price }: { name: string | undefined; price: string | undefined }) => (
  <p>
    <strong className="block font-serif text-xl leading-snug font-semibold">{name}</strong>
    {price && `${price}, once. No subscription.`}
  </p>
);

function Picture({ reason }: Pick<CameForProps, 'reason'>) {
  if (reason?.path)
    return (
      <div className="hidden lg:mb-6 lg:gap-5 lg:flex lg:items-center [&_.cover]:m-0 [&_.cover]:w-24">
        <Cover of={reason.path.slug} />
        <Named name={reason.path.content?.meta.title} price={reason.price} />
      </div>
    );
  if (reason?.plan)
    return (
      <div className="came-for-plan hidden lg:mb-8 lg:gap-5 lg:grid">
        <Sample plan={reason.plan} />
        <Named name={`${planNames[reason.plan]} plan`} price={reason.price} />
      </div>
    );
  return (
    <div className="hidden lg:gap-3 lg:grid lg:grid-cols-[repeat(6,minmax(0,4rem))]">
      {shelf.map((persona) => (
        <Cover key={persona} of={persona} className="min-w-0" />
      ))}
    </div>
  );
}

function Steps({ steps }: { steps: readonly StepAhead[] }) {
  return (
    <>
      <h2 id="came-for" className="text-xl">
        What happens next
      </h2>
      <ol className="steps-ahead mt-5 [counter-reset:step] max-md:mt-4 md:max-lg:gap-6 md:max-lg:grid md:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)]">
        {steps.map(([title, text, opens]) => (
          <li
            className="max-md:pb-3.5 not-last:min-h-16 last:pb-0 md:max-lg:pt-12 md:max-lg:pb-0 md:max-lg:px-0 md:max-lg:not-last:after:top-3.75 md:max-lg:not-last:after:-right-4 md:max-lg:not-last:after:bottom-auto md:max-lg:not-last:after:left-11 md:max-lg:not-last:after:border-t-2 md:max-lg:not-last:after:border-t-night-line md:max-lg:not-last:after:border-x-0"
            key={title}
          >
            <p className="font-serif text-lg leading-snug font-semibold">{title}</p>
            <p className="mt-1 text-mist">{text}</p>
            {opens && (
              <Suspense fallback={null}>
                <OpenedRows path={opens} />
              </Suspense>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

export interface CameForProps {
  reason: Reason | undefined;
}

/** Shown next to the sign-up form: the next steps, or what an account adds. */
export function CameFor({ reason }: CameForProps) {
  const path = reason?.path;
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    // The content is here now, so the space that public/first-paint.js reserved is released.
    if (hydrated) delete document.documentElement.dataset.wants;
  }, [hydrated]);
  // Parts that would move the rest wait for the path's data.
  const isAsking = path?.isAsking === true;
  return (
    <aside aria-labelledby="came-for" className="came-for on-night">
      <div>
        <Picture reason={reason} />
        {reason?.steps ? (
          <Steps steps={isAsking ? reason.steps.slice(0, 2) : reason.steps} />
        ) : (
          <WhatYouGet />
        )}
        {!isAsking && (
          <Suspense fallback={null}>
            <CheckKept />
          </Suspense>
        )}
        {path?.content && (
          <Suspense fallback={null}>
            <FirstYear path={path.content} />
          </Suspense>
        )}
        {reason?.steps === undefined && <Sample plan="PRO" />}
      </div>
    </aside>
  );
}
