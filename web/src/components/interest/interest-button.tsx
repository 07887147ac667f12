import { lazy, Suspense } from 'react';
import { useAddressChoice } from '#web/lib/page/use-address-choice.ts';
import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-look.ts';
import type { InterestWords, SendInterest } from './interest-words.ts';

// Only those who ask, or are about to, fetch the form's code.
const fetchDialog = () => import('./interest-dialog.tsx');
const InterestDialog = lazy(fetchDialog);
/** Pressing the button shows a failure. */
const fetchAhead = () => void fetchDialog().catch(() => undefined);

export interface InterestButtonProps {
  label: string;
  words: InterestWords;
  send: SendInterest;
  variant?: ButtonVariant;
}

/** A button that opens a request form in a dialog. */
export function InterestButton({ label, words, send, variant = 'quiet' }: InterestButtonProps) {
  const [asking, ask] = useAddressChoice('ask');
  return (
    <span className="noscript:hidden print:hidden">
      <Button variant={variant} onIntent={fetchAhead} onClick={() => ask(words.id)}>
        {label}
      </Button>
      {asking === words.id && (
        <Suspense fallback={null}>
          <InterestDialog words={words} send={send} onClose={() => ask(null)} />
        </Suspense>
      )}
    </span>
  );
}
