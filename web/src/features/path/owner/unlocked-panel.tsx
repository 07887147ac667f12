import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PathContent, PathMeta } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { buttonLook } from '#web/components/button/button-look.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import type { Access } from '../path-page/path-access.ts';
import { kitPlace } from '../text/contents-list.tsx';
import type { PartBefore } from '../text/path-sections.tsx';

interface ReceiptProps {
  meta: PathMeta;
  box: RefObject<HTMLElement | null>;
  /** Shown for the first time. */
  arrives?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/**
 * The receipt at the start of the opened part; it is shown while the text loads, too, so that nothing
 * replaces it.
 */
export function Receipt({ meta, box, arrives = false, children, actions }: ReceiptProps) {
  return (
    <aside
      ref={box}
      tabIndex={-1}
      aria-label="Just unlocked"
      data-arrives={arrives || undefined}
      className="unlocked-panel py-4 px-5 my-6 gap-4 grid grid-cols-[auto_minmax(0,1fr)] items-start max-w-measure border-leaf scroll-mt-4 data-arrives:[animation:unlocked-rises_200ms_ease-out] [&>:first-child]:w-12 card print:hidden"
    >
      <Cover of={meta.slug} />
      <div className="min-w-0">
        <p className="gap-2 flex text-leaf font-semibold leading-[1.35]">
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="flex-none size-6 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] stroke-2"
          >
            <circle cx="12" cy="12" r="10" />
            <path
              className="[stroke-dasharray:14] in-data-arrives:[animation:tick-drawn_200ms_ease-out]"
              d="m7.5 12.5 3 3 6-6.5"
            />
          </svg>
          <span role={arrives ? 'status' : undefined}>{unlockedNews}</span>
        </p>
        {children}
      </div>
      {actions}
    </aside>
  );
}

interface UnlockedPanelProps {
  meta: PathMeta;
  hasKit: boolean;
  onDismiss: () => void;
}

/** The receipt for a path just paid for; it stays until it is dismissed, or until the next visit. */
function UnlockedPanel({ meta, hasKit, onDismiss }: UnlockedPanelProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Receipt
      meta={meta}
      box={box}
      actions={
        <div className="col-span-full flex flex-wrap gap-x-7 gap-y-2">
          {hasKit && (
            <a href={`#${kitPlace.id}`} className={buttonLook({ variant: 'secondary' })}>
              Get the kit
            </a>
          )}
          <div className="-ml-[min(1.25rem,6.25vw)]">
            <Button variant="quiet" onClick={onDismiss}>
              Dismiss
            </Button>
          </div>
        </div>
      }
    >
      <p className="mt-1">{formatAud(effectivePrice(meta))}, paid once. It’s yours to keep.</p>
    </Receipt>
  );
}

/** The receipt above the first section that was locked, for a reader who unlocked it on this visit. */
export function useUnlockedNews(access: Access, { meta, sections }: PathContent): PartBefore | undefined {
  const [seen, setSeen] = useState(false);
  const id = sections.find(({ html }) => html === undefined)?.id;
  if (access.kind !== 'open' || access.cause !== 'unlock' || seen || id === undefined) return undefined;
  const putAway = () => {
    setSeen(true);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return {
    id,
    part: <UnlockedPanel meta={meta} hasKit={access.content.kitParts !== null} onDismiss={putAway} />,
  };
}

/** The title of the receipt, shown where the path opens. */
export const unlockedNews = 'Purchase successful! Full access unlocked.';
