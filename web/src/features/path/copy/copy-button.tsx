import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { copyText } from '#web/lib/copy-text.ts';

const toldMs = 2000;

interface CopyButtonProps {
  text: string;
  /** What is copied, for those who do not see what stands beside it. */
  name: string;
}

/** Says in its own place that it has copied, and in words where it could not. */
export function CopyButton({ text, name }: CopyButtonProps) {
  // A new number for each press, so that screen readers say the same words again.
  const [told, setTold] = useState({ outcome: 'none', time: 0 });
  const { outcome, time } = told;
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setTold({ outcome: 'none', time }), toldMs);
    return () => clearTimeout(timer);
  }, [outcome, time]);
  const copy = async () => {
    const copied = await copyText(text);
    setTold((before) => ({ outcome: copied ? 'copied' : 'failed', time: before.time + 1 }));
  };
  const isCopied = outcome === 'copied';
  return (
    <span className="copy-button">
      <Button variant="secondary" label={`Copy “${name}”`} onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={isCopied ? 'sr-only' : 'text-sm text-ink-soft'}>
        {isCopied && <span key={time}>Copied</span>}
        {outcome === 'failed' && (
          <span key={time}>Your browser does not let us copy: select the text and copy it yourself.</span>
        )}
      </span>
    </span>
  );
}
