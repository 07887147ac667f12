import { useId, useRef, useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { controlLook, Field } from '#web/components/form/field.tsx';
import { copyText } from '#web/lib/copy-text.ts';

const texts = { copied: 'Copied', selected: 'Selected: copy it with your keyboard or the menu.' } as const;

interface CopyNews {
  text: string;
  /** A new number makes screen readers say the same words again. */
  time: number;
}

export function PlanIdField({ planId }: { planId: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState<CopyNews>();
  const tell = (text: string) => setNews((before) => ({ text, time: (before?.time ?? 0) + 1 }));

  const copy = async () => {
    const copied = await copyText(planId);
    // The text is at least ready to be copied.
    if (!copied) field.current?.select();
    tell(copied ? texts.copied : texts.selected);
  };
  return (
    <Field id={id} label="Plan ID">
      <div className="flex gap-2">
        <input ref={field} id={id} type="text" readOnly value={planId} className={`${controlLook} min-w-0`} />
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p role="status" className="mt-1.5 min-h-6 text-sm text-ink-soft">
        {news && <span key={news.time}>{news.text}</span>}
      </p>
    </Field>
  );
}
