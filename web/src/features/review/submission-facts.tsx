import { Flag } from 'lucide-react';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { FactList, type FactRow } from '#web/components/fact-list.tsx';
import { Section } from '#web/components/section.tsx';

/** What the plan's own model found, the same that the document's review page will print. */
export function Flags({ flags }: Pick<SubmissionShown, 'flags'>) {
  return (
    <Section title="Look at first">
      {flags.length === 0 ? (
        <p className="text-ink-soft">Nothing stood out.</p>
      ) : (
        <ul className="space-y-2">
          {flags.map(({ sentence }) => (
            <li key={sentence} className="flex gap-2.5">
              <Flag aria-hidden className="mt-1 size-4 shrink-0 text-ochre" />
              <span className="min-w-0 wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function Owner({ profile, unlockedPath }: Pick<SubmissionShown, 'profile' | 'unlockedPath'>) {
  const facts: FactRow[] = [
    [
      'Name',
      <span key="name" className="wrap-anywhere">
        {profile.name}
      </span>,
    ],
    ['Country', profile.country],
    ['State', profile.state ?? 'Not given'],
    ['ABN', profile.abn ?? 'Not given'],
    ['Unlocked path', unlockedPath ?? 'None named'],
  ];
  return (
    <Section title="Who asks">
      <FactList facts={facts} />
    </Section>
  );
}

/** What was said of the attempt before; remarks stand beside their answers. */
export function EarlierFeedback({ earlier }: { earlier: NonNullable<SubmissionShown['earlier']> }) {
  return (
    <Section title={`What was said of submission ${earlier.attempt}`}>
      <blockquote className="border-l-4 border-line-strong pl-4 whitespace-pre-line wrap-anywhere">
        {earlier.feedback || 'Nothing'}
      </blockquote>
      <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
        {earlier.decidedBy}, <DateTime iso={earlier.decidedAt} />
      </p>
    </Section>
  );
}
