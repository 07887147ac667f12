import { useState } from 'react';
import { type ReviewCheck, reviewChecks, reviewRole, uncheckedIn } from '#shared/plan/review/review.ts';
import { Button } from '#web/components/button/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Modal } from '#web/components/page/modal.tsx';
import type { PlanPreview } from '../plan/plan-pane.tsx';
import { type Refused, type SeenPlan, sendDecision } from '../review-calls.ts';
import { type TypedWork, workOf } from '../typed-work.ts';
import { checkId, firstNameId } from './check-list.tsx';

/** A refusal with a reason changed nothing; without a reason, the outcome is unknown. */
export const decisionFate = (code: string): string =>
  code === 'unreachable' || code === 'internal-error'
    ? 'We can’t tell whether your decision arrived. Send it again: if it did, we’ll say so.'
    : 'Nothing was decided.';

interface ApproveDialogProps {
  open: boolean;
  token: string;
  work: TypedWork;
  /** The plan to approve, exactly as shown. */
  plan: SeenPlan;
  /** The business of the plan. */
  title: string | undefined;
  onClose: () => void;
  onApproved: () => void;
  /** Called when the plan has changed or was decided meanwhile. */
  onOvertaken: (code: string) => void;
}

const overtaking: readonly string[] = ['review-decided', 'not-found', 'review-changed', 'nothing-planned'];

/** The parts that the review adds to the printed plan. */
function Printed({ work, plan }: Pick<ApproveDialogProps, 'work' | 'plan'>) {
  const { checks, notes, toCustomer, firstName } = workOf(work);
  const titleOf = (section: string) => plan.sections.find(({ id }) => id === section)?.title;
  const printed = notes.filter(({ section }) => titleOf(section) !== undefined);
  return (
    <>
      <p>
        Checked by <strong>{firstName}</strong>, {reviewRole.toLowerCase()}:
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {reviewChecks.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}: {checks[id]?.trim() || 'Checked.'}
          </li>
        ))}
      </ul>
      {toCustomer !== undefined && (
        <p className="mt-3 wrap-anywhere whitespace-pre-line">
          <strong>To the customer:</strong> {toCustomer}
        </p>
      )}
      {printed.map(({ section, text }) => (
        <p key={section} className="mt-3 wrap-anywhere whitespace-pre-line">
          <strong>Note in “{titleOf(section)}”:</strong> {text}
        </p>
      ))}
    </>
  );
}

/** Asks for confirmation, and sends the hash of the plan that was seen. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { open, token, work, plan, title, onClose, onApproved, onOvertaken } = props;
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<Refused & { count: number }>();
  const approve = async () => {
    setPending(true);
    const { hash, at, workVersion } = plan;
    // The email about the decision repeats the first page's note to the customer.
    const refusal = await sendDecision(token, {
      decision: 'approve',
      feedback: workOf(work).toCustomer ?? '',
      seen: { hash, at, workVersion },
    });
    setPending(false);
    if (refusal === undefined) return onApproved();
    if (overtaking.includes(refusal.code)) return onOvertaken(refusal.code);
    setRefused((before) => ({ ...refusal, count: (before?.count ?? 0) + 1 }));
  };
  const close = () => {
    setRefused(undefined);
    onClose();
  };
  return (
    <Modal
      open={open}
      title="Approve this plan?"
      final
      dismissible={!pending}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Not yet
          </Button>
          <Button pending={pending} pendingText="Approving…" onClick={() => void approve()}>
            Approve plan
          </Button>
        </>
      }
    >
      {refused !== undefined && (
        <FormError key={refused.count} title={refused.message} takesFocus>
          <p>{decisionFate(refused.code)}</p>
        </FormError>
      )}
      <p className="mb-3">
        {title === undefined ? 'The plan' : `“${title}”`} will be printed as you see it and emailed to the
        customer. You can’t undo this.
      </p>
      <Printed work={work} plan={plan} />
    </Modal>
  );
}

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
