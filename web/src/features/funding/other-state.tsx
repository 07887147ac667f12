import { seaSupport } from '#shared/content/grants/sea-support.ts';
import type { FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { Card } from '#web/components/card.tsx';
import { ExternalLink } from '#web/components/external-link.tsx';
import { Waitlist } from './waitlist.tsx';

/** The one thing shown to people of other states. */
export default function OtherState({ answers }: { answers: FundingAnswers }) {
  return (
    <Card className="grid gap-x-14 gap-y-5 md:grid-cols-2">
      <div>
        <p>Leave your email, and we write to you once when your state is here.</p>
        <div className="mt-5 min-h-36">
          <Waitlist key={answers.state} answers={answers} />
        </div>
      </div>
      <div className="max-md:border-t max-md:border-line max-md:pt-4 md:border-l md:border-line md:pl-14">
        <p>
          One thing is not tied to a state: {seaSupport.title} is national, for people in work or study for at
          most 25 hours a week. Ask a local provider.
        </p>
        <ExternalLink href={seaSupport.official.href}>{seaSupport.official.label}</ExternalLink>
      </div>
    </Card>
  );
}
