import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/modal.tsx';
import { withoutAmount } from './doubt.tsx';
import { isGoalDoubted, type Reading } from './reading.ts';

interface SubmitQuestionProps {
  open: boolean;
  reading: Reading;
  onSubmit: () => void;
  onClose: () => void;
  /** Leads into the answer that is doubted. */
  onChange: (field: 'incomeGoal' | 'content') => void;
}

function titleOf({ gap, noAmount }: Reading): string {
  if (gap !== undefined) return `These answers support ${gap}`;
  return noAmount ? 'We read no amount in your goal' : 'Your background can’t be read';
}

/** Before the only submission of a plan is spent on answers that it can’t help. */
export function SubmitQuestion({ open, reading, ...does }: SubmitQuestionProps) {
  const { gap, noAmount, unread } = reading;
  const isGoal = isGoalDoubted(reading);
  return (
    <Modal
      open={open}
      title={titleOf(reading)}
      actions={
        <>
          <Button variant="secondary" onClick={does.onSubmit}>
            Submit anyway
          </Button>
          <Button onClick={() => does.onChange(isGoal ? 'incomeGoal' : 'content')}>
            {isGoal ? 'Change my goal' : 'Change my background'}
          </Button>
        </>
      }
      onClose={does.onClose}
    >
      <p>
        {gap !== undefined && 'The plan would say that your goal is not supported. '}
        {noAmount && `${withoutAmount} `}
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
