import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { Section } from '#web/components/section.tsx';

type Business = SubmissionShown['understood']['businesses'][number];

const factsOf = ({ price, hoursPerWeek, reaches }: Business): string =>
  [
    price,
    `${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`,
    ...(reaches ? [`${reaches.name}: ${reaches.says}`] : []),
  ].join(' · ');

function Reasons({ business }: { business: Business }) {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {business.why.map((reason) => (
        <li key={reason} className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </ul>
  );
}

/** The business that is planned, why it was chosen, and what else was on the list. */
export function PlannedBusiness({ understood, flags }: Pick<SubmissionShown, 'understood' | 'flags'>) {
  const [chosen, ...others] = understood.businesses;
  const rests = flags.find(({ code }) => code === 'choice-rests-on');
  return (
    <Section title="The business">
      {chosen === undefined ? (
        <p>{understood.outcome.title}</p>
      ) : (
        <>
          <h3 className="text-lg font-semibold">{chosen.title}</h3>
          <p className="wrap-anywhere">{chosen.line}</p>
          <p className="mt-1 text-sm text-ink-soft">{factsOf(chosen)}</p>
          <Reasons business={chosen} />
          {rests !== undefined && (
            <p className="mt-2 text-sm text-ink-soft wrap-anywhere">{rests.sentence}</p>
          )}
        </>
      )}
      {others.map((business) => (
        <details key={business.id} className="mt-3 border-t border-line">
          <summary className="min-h-11 cursor-pointer py-2.5">
            Also fits: <span className="font-semibold">{business.title}</span>
          </summary>
          <p className="wrap-anywhere">{business.line}</p>
          <p className="mt-1 text-sm text-ink-soft">{factsOf(business)}</p>
          <Reasons business={business} />
        </details>
      ))}
    </Section>
  );
}
