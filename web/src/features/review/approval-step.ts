import { type ReviewCheck, uncheckedIn } from '#shared/plan/review/review.ts';
import { checkId, firstNameId } from './check-list.tsx';
import { type TypedWork, workOf } from './typed-work.ts';
import type { PlanPreview } from './use-plan-preview.ts';

/** The step that the approve button leads to. */
export type ApprovalStep =
  | { kind: 'lead'; label: string; to: string }
  | { kind: 'wait'; label: string }
  | { kind: 'ready'; label: string };

interface Standing {
  work: TypedWork;
  unsaved: boolean;
  preview: Pick<PlanPreview, 'isCurrent' | 'nothing' | 'failure'>;
}

const tickWords = (missing: readonly ReviewCheck[]): string =>
  missing.length === 1 ? 'Tick 1 more check' : `Tick ${missing.length} more checks`;

/** The first step that is still missing for an approval. */
export function nextStep({ work, unsaved, preview }: Standing): ApprovalStep {
  const missing = uncheckedIn(workOf(work));
  const [first] = missing;
  if (first !== undefined) return { kind: 'lead', label: tickWords(missing), to: checkId(first) };
  if (work.firstName.trim() === '') return { kind: 'lead', label: 'Enter your first name', to: firstNameId };
  if (preview.nothing !== undefined) return { kind: 'wait', label: 'No plan to approve' };
  if (unsaved) return { kind: 'wait', label: 'Saving…' };
  if (preview.failure !== undefined) return { kind: 'wait', label: 'We couldn’t draw the plan' };
  if (!preview.isCurrent) return { kind: 'wait', label: 'Drawing the plan…' };
  return { kind: 'ready', label: 'Approve plan' };
}
