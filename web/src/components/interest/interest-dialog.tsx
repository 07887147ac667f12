import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal.tsx';
import { ThankYou } from '../thank-you.tsx';
import { InterestForm } from './interest-form.tsx';
import type { InterestWords, SendInterest } from './interest-words.ts';

export interface InterestDialogProps {
  words: InterestWords;
  send: SendInterest;
  onClose: () => void;
}

/** Mounted only while it is open. */
export default function InterestDialog({ words, send, onClose }: InterestDialogProps) {
  const [sent, setSent] = useState(false);
  const [pending, setPending] = useState(false);
  return (
    <Modal
      open
      title={sent ? 'Request sent' : words.title}
      dismissible={sent || !pending}
      onClose={onClose}
      actions={
        sent ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={pending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={words.id} pending={pending} pendingText="Sending…">
              {words.action ?? 'Send request'}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <ThankYou>We’ll reply by email.</ThankYou>
      ) : (
        <InterestForm {...words} send={send} onPending={setPending} onSent={() => setSent(true)} />
      )}
    </Modal>
  );
}
