import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/modal.tsx';
import type { Consequence } from './consequence.ts';
import type { Reading } from './reading.ts';

interface SubmitQuestionProps {
  open: boolean;
  /** The problem with the answers. */
  reading?: Reading | undefined;
  /** The irreversible effect. */
  consequence?: Consequence | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** Moves to the answer with the problem. */
  onChange: (field: 'incomeGoal' | 'content') => void;
}

const titleOf = ({ gap }: Reading): string =>
  gap === undefined ? 'We can’t use your background yet' : `These answers get you ${gap}`;

/**
 * A goal without an amount is an open question, which the server refuses for Basic, so nothing is asked here.
 */
const Doubted = ({ reading: { gap, unread } }: { reading: Reading }) => (
  <>
    {gap !== undefined && <p>Your plan would say “Not yet”.</p>}
    {unread && <p>We can’t find any work or skills in your background. Say who has paid or asked you.</p>}
  </>
);

/** Shown before a submission that can't be undone, or that a plan can't help. */
export function SubmitQuestion({ open, reading, consequence, ...does }: SubmitQuestionProps) {
  const isGoal = reading?.gap !== undefined;
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
      <div className="grid gap-2">
        {reading && <Doubted reading={reading} />}
        {consequence && <p>{consequence.says}</p>}
      </div>
    </Modal>
  );
}
