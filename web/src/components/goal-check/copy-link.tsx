import { Check, Link2 } from 'lucide-react';
import { useId } from 'react';
import { useCopied } from '#web/lib/use-copied.ts';
import { Button } from '../button/button.tsx';
import { controlLook } from '../form/field.tsx';
import { type CheckAnswers, hashWith } from './check-answers.ts';

export function CopyLink({ answers }: { answers: CheckAnswers }) {
  const id = useId();
  const { outcome, copy } = useCopied();
  const address = () => new URL(hashWith(answers), location.href).href;
  return (
    <div className={outcome === 'failed' ? 'w-full' : undefined}>
      <Button variant="secondary" onClick={() => void copy(address())}>
        {outcome === 'copied' ? (
          <Check aria-hidden className="size-5" />
        ) : (
          <Link2 aria-hidden className="size-5" />
        )}
        Copy a link to this check
      </Button>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {outcome === 'copied' && 'Copied. Anyone with the link can see these answers.'}
        {outcome === 'failed' && 'Your browser won’t let us copy it.'}
      </p>
      {outcome === 'failed' && (
        <div className="mt-2">
          <label htmlFor={id} className="font-semibold">
            Copy the link yourself
          </label>
          <input
            id={id}
            readOnly
            value={address()}
            className={`mt-1 ${controlLook}`}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}
