import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { effectivePrice, wasPrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { PricePlace } from './price-place.tsx';

/**
 * At the foot of a phone, as tall as a thumb needs: never far from what it buys. It ends with the path, so that it lies
 * over nothing else; what takes the focus is scrolled clear of it (styles/reading.css).
 */
export function PhoneBar({ children }: { children: ReactNode }) {
  return (
    <div className="phone-bar sticky bottom-0 z-20 mt-8 border-t border-edge bg-sheet px-4 pb-[env(safe-area-inset-bottom)] sm:px-6 lg:hidden print:hidden">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4">{children}</div>
    </div>
  );
}

export interface PriceBarProps {
  published: PathContent;
  action: ReactNode;
}

export function PriceBar({ published: { meta, sections }, action }: PriceBarProps) {
  const was = wasPrice(meta);
  const open = sections.filter(({ html }) => html !== undefined).length;
  return (
    <PhoneBar>
      <PricePlace className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="font-semibold whitespace-nowrap">
          {formatAud(effectivePrice(meta))}
          {was !== undefined && (
            <>
              {' '}
              <s className="font-normal text-ink-soft">
                <span className="sr-only">instead of </span>
                {formatAud(was)}
              </s>
            </>
          )}
        </span>
        <span className="block truncate text-sm text-ink-soft">
          {open} of {sections.length} sections free
        </span>
      </PricePlace>
      <div className="shrink-0">{action}</div>
    </PhoneBar>
  );
}
