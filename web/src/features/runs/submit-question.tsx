import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/modal.tsx';
import type { Reading } from './reading.ts';

interface SubmitQuestionProps {
  open: boolean;
  reading: Reading;
  onSubmit: () => void;
  onClose: () => void;
  /** Leads into the answer that is doubted. */
  onChange: (field: 'incomeGoal' | 'content') => void;
}

/** Before the only submission of a plan is spent on answers that it can’t help. */
export function SubmitQuestion({ open, reading: { gap, unread }, ...does }: SubmitQuestionProps) {
  const field = gap === undefined ? 'content' : 'incomeGoal';
  return (
    <Modal
      open={open}
      title={gap === undefined ? 'Your background can’t be read' : `These answers support ${gap}`}
      actions={
        <>
          <Button variant="secondary" onClick={does.onSubmit}>
            Submit anyway
          </Button>
          <Button onClick={() => does.onChange(field)}>
            {gap === undefined ? 'Change my background' : 'Change my goal'}
          </Button>
        </>
      }
      onClose={does.onClose}
    >
      <p>
        {gap !== undefined && 'The plan would say that your goal is not supported. '}
        Basic has one submission, and it is not given back.
      </p>
      {unread && (
        <p className="mt-2">
          We can’t read work or skills in your background. Say who has paid or asked you.
        </p>
      )}
    </Modal>
  );
}
