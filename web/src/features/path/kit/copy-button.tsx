import { useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { copyText } from '#web/lib/copy-text.ts';

interface CopyButtonProps {
  text: string;
  /** What is copied, for those who do not see what stands beside it. */
  name: string;
}

export function CopyButton({ text, name }: CopyButtonProps) {
  const [told, setTold] = useState({ words: '', time: 0 });
  const tell = (words: string) => setTold(({ time }) => ({ words, time: time + 1 }));
  const copy = async () =>
    tell(
      (await copyText(text))
        ? 'Copied'
        : 'Your browser does not let us copy: select the text and copy it yourself.',
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" label={`Copy “${name}”`} onClick={() => void copy()}>
        Copy
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {told.words !== '' && <span key={told.time}>{told.words}</span>}
      </span>
    </span>
  );
}
