import { CircleCheck } from 'lucide-react';
import type { PathMeta } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { kitPlace } from './places-after.ts';

export interface UnlockedPanelProps {
  meta: PathMeta;
  hasKit: boolean;
  onDismiss: () => void;
}

/** What was just paid, where it begins; it stays until it is put away, or the next visit. */
export function UnlockedPanel({ meta, hasKit, onDismiss }: UnlockedPanelProps) {
  return (
    <aside aria-label="Just unlocked" className="unlocked-panel card print:hidden">
      <p className="flex gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span>
          <strong className="font-semibold">Yours.</strong> Paid with {formatTokens(effectivePrice(meta))}. It
          stays with your account; nothing renews.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {hasKit && (
          <a href={`#${kitPlace.id}`} className={buttonLook({ variant: 'secondary' })}>
            Get the kit
          </a>
        )}
        <Button variant="quiet" onClick={onDismiss}>
          Put this away
        </Button>
      </div>
    </aside>
  );
}
