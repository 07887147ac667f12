import { Flag } from 'lucide-react';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { officeZone } from '#shared/domain/office-zone.ts';
import { classNames } from '#web/components/class-names.ts';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { Section } from '#web/components/section.tsx';

/** What the plan's own model found, the same that the document's review page will print. */
export function Flags({ flags }: Pick<SubmissionShown, 'flags'>) {
  const clear = flags.length === 0;
  return (
    <section
      aria-labelledby="flags"
      className={classNames(
        'rounded-sm border-l-4 px-5 py-4',
        clear ? 'border-leaf bg-leaf-tint' : 'border-ochre bg-ochre-tint',
      )}
    >
      <h2 id="flags" className="text-xl">
        Look at this first
      </h2>
      {clear ? (
        <p className="mt-1">Nothing stood out.</p>
      ) : (
        <ul className="mt-2 space-y-2 text-lg leading-snug">
          {flags.map(({ sentence }) => (
            <li key={sentence} className="flex gap-3">
              <Flag aria-hidden className="mt-0.5 size-5 shrink-0 text-ochre" />
              <span className="min-w-0 wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who asks, in one line of the head. */
export function Owner({ profile, unlockedPath }: Pick<SubmissionShown, 'profile' | 'unlockedPath'>) {
  const facts: readonly [name: string, fact: string][] = [
    ['Name', profile.name],
    ['Country', profile.country],
    ['State', profile.state ?? 'Not given'],
    ['ABN', profile.abn ? formatAbn(profile.abn) : 'Not given'],
    ['Unlocked path', unlockedPath ?? 'None named'],
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,5fr)_repeat(3,fit-content(11rem))_minmax(0,3fr)] lg:gap-x-10">
      {facts.map(([name, fact]) => (
        <div key={name} className="min-w-0 max-lg:first:col-span-2">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
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
        {earlier.decidedBy}, <DateTime iso={earlier.decidedAt} timeZone={officeZone} />
      </p>
    </Section>
  );
}
