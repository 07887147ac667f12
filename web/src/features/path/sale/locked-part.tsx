import { type ReactNode, type Ref, useId } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { Card } from '#web/components/card.tsx';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { PriceHead } from './price.tsx';

const LaterInside = later(
  lazyOrNothing(() => import('./locked-inside.tsx')),
  <div className="min-h-[calc(100dvh+20rem)]" />,
);

interface LockedPartProps {
  published: PathContent;
  /** The unlock button for this reader; without it, nothing is offered for sale. */
  action?: ReactNode;
  /** A ref to that button on a phone. */
  onOffer?: Ref<HTMLDivElement>;
}

/** Says nothing about a lock to readers who may have unlocked it. */
function Heading({ count, isKnown }: { count: number; isKnown: boolean }) {
  return (
    <>
      {count === 1 ? 'One more section' : `${count} more sections`}
      {isKnown && (
        <span className="known-locked in-data-[access=unsure]:hidden! in-data-[access=opening]:hidden! in-data-[access=failed]:hidden! in-data-[access=owed]:hidden!">
          {count === 1 ? ' is locked' : ' are locked'}
        </span>
      )}
    </>
  );
}

/** The end of the open sections. Its class tells search engines that the text here is paid. */
export function LockedPart({ published, action, onOffer }: LockedPartProps) {
  const { sections } = published;
  const headingId = useId();
  const count = sections.filter(({ html }) => html === undefined).length;
  return (
    <section
      aria-labelledby={headingId}
      className="locked-part max-w-measure mb-12 border-t border-line pt-6"
    >
      <h2 id={headingId}>
        <Heading count={count} isKnown={action !== undefined} />
      </h2>
      <LaterInside published={published} />
      {action !== undefined && (
        <div className="locked-terms mt-6 lg:hidden">
          {/* A wide screen shows the same in the rail next to it. */}
          <Card className="grid gap-4">
            <PriceHead published={published} />
            <div ref={onOffer} className="grid">
              {action}
            </div>
          </Card>
        </div>
      )}
    </section>
  );
}
