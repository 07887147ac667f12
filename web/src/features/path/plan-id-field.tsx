import { useRef } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { controlLook } from '#web/components/form/field.tsx';
import { useCopied } from '#web/lib/use-copied.ts';

const texts = { copied: 'Copied', failed: 'Selected: copy it with your keyboard or the menu.' } as const;

export function PlanIdField({ planId }: { planId: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, time, copy } = useCopied();
  const copyOrSelect = async () => {
    // The text is at least selected for copying.
    if ((await copy(planId)) === 'failed') field.current?.select();
  };
  return (
    <div>
      <div className="flex gap-2">
        <input
          ref={field}
          aria-label="Plan ID"
          type="text"
          readOnly
          value={planId}
          className={`${controlLook} min-w-0`}
        />
        <Button variant="secondary" onClick={() => void copyOrSelect()}>
          Copy
        </Button>
      </div>
      <p role="status" className="mt-1.5 min-h-6 text-sm text-ink-soft">
        {outcome && <span key={time}>{texts[outcome]}</span>}
      </p>
    </div>
  );
}
