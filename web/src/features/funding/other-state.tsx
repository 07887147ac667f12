import { lazy, Suspense, useState } from 'react';
import { seaSupport } from '#shared/content/grants/sea-support.ts';
import type { ElsewhereAnswers } from '#shared/domain/funding/funding-answers.ts';
import { buttonLook } from '#web/components/button/button-look.ts';
import { Card } from '#web/components/card.tsx';
import { ExternalLink } from '#web/components/external-link.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';

const Waitlist = lazy(() => import('./waitlist.tsx'));

/** Its field and its button, as they will stand. */
const Coming = () => (
  <div className="waitlist">
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
        {joined === undefined ? `Hear when we cover ${where}` : `You are on the waitlist for ${where}`}
      </h2>
      {joined === undefined && <p className="mt-1">Leave your email: we write once, when we do.</p>}
      <div className="mt-5 min-h-36">
        <Suspense fallback={<Coming />}>
          <Waitlist answers={answers} joined={joined} onJoined={setJoined} />
        </Suspense>
      </div>
    </div>
  );
}

/** The one thing shown to people of other states. */
export default function OtherState({ answers }: { answers: ElsewhereAnswers }) {
  return (
    <Card className="grid gap-x-14 gap-y-5 md:grid-cols-2">
      <WaitlistPart key={answers.state} answers={answers} />
      <div className="max-md:border-t max-md:border-line max-md:pt-4 md:border-l md:border-line md:pl-14">
        <h2 className="text-xl">{seaSupport.title}</h2>
        <p className="mt-1">
          In every state: {seaSupport.amount} and coaching, if you work or study no more than 25 hours a week.
          A local provider decides.
        </p>
        <p className="mt-4">
          <ExternalLink href={seaSupport.official.href} className={buttonLook({ variant: 'secondary' })}>
            Go to {seaSupport.official.label}
          </ExternalLink>
        </p>
      </div>
    </Card>
  );
}
