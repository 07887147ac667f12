import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/modal.tsx';
import type { Consequence } from './consequence.ts';
import { withoutAmount } from './doubt.tsx';
import { isGoalDoubted, type Reading } from './reading.ts';

interface SubmitQuestionProps {
  open: boolean;
  /** What speaks against the answers. */
  reading?: Reading | undefined;
  /** What can't be undone. */
  consequence?: Consequence | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** Leads into the answer that is doubted. */
  onChange: (field: 'incomeGoal' | 'content') => void;
}

function titleOf({ gap, noAmount }: Reading): string {
  if (gap !== undefined) return `These answers support ${gap}`;
  return noAmount ? 'We read no amount in your goal' : 'Your background can’t be read';
}

const Doubted = ({ reading: { gap, noAmount, unread } }: { reading: Reading }) => (
  <>
    <p>
      {gap !== undefined && 'The plan would say that your goal is not supported. '}
      {noAmount && withoutAmount}
    </p>
    {unread && (
      <p className="mt-2">We can’t read work or skills in your background. Say who has paid or asked you.</p>
    )}
  </>
);

/** Before a submission that can't be undone, or that is spent on answers that a plan can't help. */
export function SubmitQuestion({ open, reading, consequence, ...does }: SubmitQuestionProps) {
  const isGoal = reading !== undefined && isGoalDoubted(reading);
  return (
    <Modal
      open={open}
      title={reading ? titleOf(reading) : (consequence?.title ?? 'Submit?')}
      final
      actions={
        reading ? (
          <>
            <Button variant="secondary" onClick={does.onSubmit}>
              Submit anyway
            </Button>
            <Button onClick={() => does.onChange(isGoal ? 'incomeGoal' : 'content')}>
              {isGoal ? 'Change my goal' : 'Change my background'}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={does.onClose}>
              Keep editing
            </Button>
            <Button onClick={does.onSubmit}>Submit now</Button>
          </>
        )
      }
      onClose={does.onClose}
    >
      {reading && <Doubted reading={reading} />}
      {consequence && <p className={reading && 'mt-2'}>{consequence.says}</p>}
    </Modal>
  );
}
