import { lazy, Suspense, useState } from 'react';
import { seaSupport } from '#shared/content/grants/sea-support.ts';
import { programsOf, stateProgramsListedOn } from '#shared/content/grants/state-programs.ts';
import type { ElsewhereAnswers, FundingState } from '#shared/domain/funding/funding-answers.ts';
import { Card } from '#web/components/card.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { ExternalLink } from '#web/components/external-link.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';

const Waitlist = lazy(() => import('./waitlist.tsx'));

/** Reserves the space of its field and button. */
const Coming = () => (
  <div className="waitlist gap-4 grid grid-cols-1 lg:items-start lg:grid-cols-[minmax(0,1fr)_auto]">
    <LoadingText />
    <div>
      <Skeleton className="mb-2 h-5 w-12" />
      <Skeleton className="h-12 w-full" />
    </div>
    <Skeleton className="h-12 w-44" />
  </div>
);

function WaitlistPart({ answers }: { answers: ElsewhereAnswers }) {
  const [joined, setJoined] = useState<string>();
  const where = answers.state === 'Other' ? 'other states' : answers.state;
  return (
    <div>
      <h2 className="text-xl">
        {joined === undefined ? `Tell me when you cover ${where}` : `You’re on the waitlist for ${where}`}
      </h2>
      {joined === undefined && <p className="mt-1">We’ll email you once.</p>}
      <div className="mt-5 min-h-36">
        <Suspense fallback={<Coming />}>
          <Waitlist answers={answers} joined={joined} onJoined={setJoined} />
        </Suspense>
      </div>
    </div>
  );
}

function Programs({ state }: { state: FundingState }) {
  const rows = [
    ...programsOf(state),
    {
      name: seaSupport.title,
      what: `${seaSupport.amount} and coaching, in every state`,
      href: seaSupport.official.href,
    },
  ];
  return (
    <div>
      <h2 className="text-xl">
        Government programs{state === 'Other' ? ' in other states' : ` in ${state}`}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ name, what, href }) => (
          <li key={name} className="py-2">
            <ExternalLink href={href}>{name}</ExternalLink>
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        Listed {formatDay(stateProgramsListedOn)}. We haven’t checked who can apply.
      </p>
    </div>
  );
}

/** For states we do not cover: their own programs, and a waitlist for ours. */
export default function OtherState({ answers }: { answers: ElsewhereAnswers }) {
  return (
    <Card className="grid gap-x-14 gap-y-5 md:grid-cols-2">
      <Programs state={answers.state} />
      <div className="max-md:border-t max-md:border-line max-md:pt-4 md:border-l md:border-line md:pl-14">
        <WaitlistPart key={answers.state} answers={answers} />
      </div>
    </Card>
  );
}
