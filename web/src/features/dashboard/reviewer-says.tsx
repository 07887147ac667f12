import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { answerFields } from '#shared/domain/runs/submit-rules.ts';
import { runQuery } from '#web/lib/api/run-query.ts';
import { shortName } from './answer-words.ts';

function feedbackOf({ feedback = '', fieldFeedback = {} }: RunDetail): string {
  if (feedback !== '') return feedback;
  const field = answerFields.find((name) => (fieldFeedback[name] ?? '') !== '');
  return field === undefined ? '' : `${shortName(field)}: ${fieldFeedback[field]}`;
}

/** The remarks to answer, in the reviewer’s own words. */
export function ReviewerSays({ runId }: { runId: string }) {
  const [asked] = useState(() => runQuery(runId));
  const { data } = useQuery(asked);
  const said = data === undefined ? '' : feedbackOf(data);
  if (said === '') return null;
  return (
    <blockquote className="mt-3 max-w-measure border-l-2 border-night-line pl-4">
      <p className="text-sm text-mist">Your reviewer’s comments</p>
      <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{said}</p>
    </blockquote>
  );
}
