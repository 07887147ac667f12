import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { reviewChecks } from '#shared/plan/review/review.ts';
import { Banner } from '#web/components/banner.tsx';
import { Section } from '#web/components/section.tsx';
import { useSendBack } from './send-back.tsx';
import { workOf } from './typed-work.ts';
import { useReviewWork } from './use-review-work.ts';

interface ClosedReviewProps {
  token: string;
  submission: SubmissionShown;
  heading: string;
  reason: string;
}

const nothing = () => undefined;

/** A submission that was decided while it was open here; the reviewer can copy their texts. */
export function ClosedReview({ token, submission, heading, reason }: ClosedReviewProps) {
  const { work: typed } = useReviewWork(submission, { token, isClosed: true, onChanged: nothing });
  const { values } = useSendBack({ token, submission, onSentBack: nothing, onOvertaken: nothing });
  const work = workOf(typed);
  const written = [
    ['Your question to the customer', values.feedback],
    ...answerFields.map((field) => [`Comment: ${answerNames[field]}`, values[field]]),
    ['Note to the customer', work.toCustomer ?? ''],
    ...work.notes.map(({ section, text }) => [`Note: ${section}`, text]),
    ...reviewChecks.map(({ id, name }) => [`Comment: ${name}`, work.checks[id] ?? '']),
  ].filter(([, text]) => text !== '');
  return (
    <div className="page-width py-12">
      <h1 className="mb-4">{heading}</h1>
      <Banner tone="warning" title="This can no longer be decided" role="alert">
        <p className="wrap-anywhere">{reason}</p>
        {written.length > 0 && <p>Your text wasn’t sent. You can copy it below.</p>}
      </Banner>
      {written.length > 0 && (
        <div className="mt-8">
          <Section title="What you wrote">
            <dl className="space-y-3">
              {written.map(([name, text]) => (
                <div key={name}>
                  <dt className="text-sm text-ink-soft">{name}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
      )}
    </div>
  );
}
