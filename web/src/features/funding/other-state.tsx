import { lazy, Suspense } from 'react';
import { seaSupport } from '#shared/content/grants/sea-support.ts';
import type { FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { Card } from '#web/components/card.tsx';
import { ExternalLink } from '#web/components/external-link.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { stateWords } from './state-words.ts';

const Waitlist = lazy(() => import('./waitlist.tsx'));

/** The one thing shown to people of other states. */
export function OtherState({ answers }: { answers: FundingAnswers }) {
  const here = stateWords(answers.state);
  return (
    <Card>
      <h3>So far we cover New South Wales only</h3>
      <p className="mt-2 max-w-measure">
        We have not read the grants of {here} yet, and would rather say so than guess. Leave your email, and
        we write to you once when they are here.
      </p>
      <div className="mt-5 min-h-36 max-w-md">
        <Suspense fallback={<LoadingText />}>
          <Waitlist key={answers.state} answers={answers} />
        </Suspense>
      </div>
      <p className="mt-5 max-w-measure border-t border-line pt-4">
        One thing is not tied to a state: {seaSupport.title} is national, for people in work or study for at
        most 25 hours a week. Ask a local provider.
      </p>
      <ExternalLink href={seaSupport.official.href}>{seaSupport.official.label}</ExternalLink>
    </Card>
  );
}
