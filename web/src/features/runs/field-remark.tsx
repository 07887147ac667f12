import { MessageSquareText } from 'lucide-react';
import type { RunDetail } from '#shared/contract/runs.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import { remarkOn } from './remarked-fields.ts';

interface FieldRemarkProps {
  field: AnswerField;
  run: RunDetail;
}

/** The reviewer's remark on an answer, while that decision is current. */
export function FieldRemark({ field, run }: FieldRemarkProps) {
  const remark = remarkOn(run, field);
  if (remark === undefined || remark === '') return null;
  return (
    <p className="field-remark [.answers-read_&]:mt-2 mb-3 scroll-mt-20 flex gap-2 border-l-4 border-ochre bg-ochre-tint px-3 py-2">
      <MessageSquareText aria-hidden className="mt-1 size-5 shrink-0 text-ochre" />
      <span className="min-w-0 whitespace-pre-line wrap-anywhere">
        <strong className="text-ochre">Reviewer: </strong>
        {remark}
      </span>
    </p>
  );
}
