import type { RunDetail } from '#shared/contract/runs.ts';
import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { ConfirmedList } from '#web/components/confirm/confirmed-list.tsx';
import type { RunDraft } from './use-run-draft.ts';

interface UnsentTextProps {
  draft: RunDraft;
  run: Pick<RunDetail, 'snapshot' | 'confirmed'>;
}

/** Text typed here while another window submitted the run: it is not part of the submission, and not lost. */
export function UnsentText({ draft: { draft, discard }, run }: UnsentTextProps) {
  const { values, base, confirmed } = draft;
  const { snapshot: submitted } = run;
  const isSet =
    confirmed !== undefined &&
    !sameConfirmed(confirmed, base.confirmed) &&
    !sameConfirmed(confirmed, run.confirmed);
  const fields = answerFields.filter(
    (field) => values[field] !== base.answers[field] && values[field] !== submitted[field],
  );
  if (fields.length === 0 && !isSet) return null;
  return (
    <Banner tone="warning" title="Some of your changes weren’t submitted" role="status">
      <p>You submitted this plan from another window. You can copy your unsubmitted text here.</p>
      <dl className="mt-2 space-y-2">
        {fields.map((field) => (
          <div key={field}>
            <dt className="font-semibold">{answerNames[field]}</dt>
            <dd className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{values[field]}</dd>
          </div>
        ))}
        {isSet && (
          <div>
            <dt className="font-semibold">What we understood</dt>
            <dd>
              <ConfirmedList confirmed={confirmed} />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-3">
        <Button variant="secondary" onClick={discard}>
          Dismiss
        </Button>
      </div>
    </Banner>
  );
}
