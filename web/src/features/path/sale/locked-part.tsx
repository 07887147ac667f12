import { type ReactNode, type Ref, useId } from 'react';
import type { ContentSection, PathContent } from '#shared/contract/content-files.ts';
import { Card } from '#web/components/card.tsx';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { PriceHead } from './price.tsx';

const LaterInside = later(
  lazyOrNothing(() => import('./locked-inside.tsx')),
  <div className="min-h-[20rem]" />,
);

interface LockedRowsProps {
  sections: readonly ContentSection[];
  /** The number of the first locked section in the path. */
  from: number;
}

/** The titles of the locked sections, without their text. */
export function LockedRows({ sections, from }: LockedRowsProps) {
  return (
    <ol className="locked-rows mt-3">
      {sections.map(({ id, title }, index) => (
        <li
          className="py-2 flex items-baseline gap-y-0 gap-x-2 border-b border-b-line leading-[1.4] first:border-t first:border-t-line"
          key={id}
        >
          <span className="w-6 text-ink-soft text-(length:--text-sm) tabular-nums">{from + index}</span>
          <span className="grow shrink basis-28 font-semibold">
            <WholeWords text={title} />
          </span>
        </li>
      ))}
    </ol>
  );
}

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
  const closed = sections.filter(({ html }) => html === undefined);
  const count = closed.length;
  return (
    <section
      aria-labelledby={headingId}
      className="locked-part max-w-measure mb-12 border-t border-line pt-6"
    >
      <h2 id={headingId}>
        <Heading count={count} isKnown={action !== undefined} />
      </h2>
      {action !== undefined && (
        <div className="locked-terms mt-4 mb-5 lg:hidden">
          {/* A wide screen shows the same in the rail next to it. */}
          <Card className="grid gap-4">
            <PriceHead published={published} />
            <div ref={onOffer} className="grid">
              {action}
            </div>
          </Card>
        </div>
      )}
      <LockedRows sections={closed} from={sections.length - count + 1} />
      <LaterInside published={published} />
    </section>
  );
}
