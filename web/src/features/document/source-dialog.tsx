import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/modal.tsx';
import type { Source } from './source-mark.ts';

const meanings: Readonly<Record<string, [title: string, text: string]>> = {
  U: ['You told us', 'It is from your answers.'],
  S: ['Sourced', 'It is from a source that the plan names.'],
  J: ['Our judgement', 'It is a judgement, not a figure that somebody measured.'],
  D: ['Worked out', 'It is derived from other figures of the plan.'],
};

interface SourceDialogProps {
  source: Source;
  onSee: () => void;
  onClose: () => void;
}

/** What the letter beside a figure says, without leaving the place. */
export function SourceDialog({ source: { letter, label, page }, onSee, onClose }: SourceDialogProps) {
  const [title, text] = meanings[letter] ?? [letter, ''];
  return (
    <Modal
      open
      sheet
      title={`${letter}: ${title}`}
      actions={<Button onClick={onSee}>See it on page {page}</Button>}
      onClose={onClose}
    >
      <p className="font-semibold">{label}</p>
      <p className="mt-1">{text}</p>
    </Modal>
  );
}
