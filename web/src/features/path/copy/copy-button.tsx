import { Check, Copy } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { useCopied } from '#web/lib/use-copied.ts';

const toldMs = 2000;

interface CopyButtonProps {
  text: string;
  /** The name of the copied text for screen readers. */
  name: string;
}

/** Confirms the copy in its own place, and explains a failure in words. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { outcome, time, copy, forget } = useCopied();
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each press
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(forget, toldMs);
    return () => clearTimeout(timer);
  }, [outcome, time]);
  const isCopied = outcome === 'copied';
  return (
    <span className="copy-button flex flex-wrap items-center gap-y-1 gap-x-3">
      <Button variant="secondary" label={`Copy “${name}”`} onClick={() => void copy(text)}>
        {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={isCopied ? 'sr-only' : 'text-sm text-ink-soft'}>
        {isCopied && <span key={time}>Copied</span>}
        {outcome === 'failed' && (
          <span key={time}>Your browser won’t let us copy. Select the text and copy it yourself.</span>
        )}
      </span>
    </span>
  );
}
