import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { officeZone } from '#shared/domain/office-zone.ts';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { Section } from '#web/components/page/section.tsx';

/** The customer. */
export function Owner({ profile, unlockedPath }: Pick<SubmissionShown, 'profile' | 'unlockedPath'>) {
  const facts: readonly [name: string, fact: string][] = [
    ['Name', profile.name],
    ['Country', profile.country],
    ['State', profile.state ?? 'Not given'],
    ['ABN', profile.abn ? formatAbn(profile.abn) : 'Not given'],
    ['Unlocked path', unlockedPath ?? 'None named'],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      {facts.map(([name, fact]) => (
        <div key={name} className="min-w-0 first:col-span-2">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The feedback on the earlier attempt; comments are next to their answers. */
export function EarlierFeedback({ earlier }: { earlier: NonNullable<SubmissionShown['earlier']> }) {
  return (
    <Section title={`Comments on submission ${earlier.attempt}`}>
      <blockquote className="border-l-4 border-line-strong pl-4 whitespace-pre-line wrap-anywhere">
        {earlier.feedback || 'Nothing'}
      </blockquote>
      <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
        {earlier.decidedBy}, <DateTime iso={earlier.decidedAt} timeZone={officeZone} />
      </p>
    </Section>
  );
}
