import { type ReactNode, useId } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { Card } from '#web/components/card.tsx';
import { InsideList } from './inside-list.tsx';
import { KitNamesList } from './kit-names-list.tsx';
import { LayoutPicture } from './layout-picture.tsx';
import { LockedRows } from './locked-rows.tsx';
import { PricePlace } from './price-place.tsx';

export interface LockedPartProps {
  published: PathContent;
  /** The one button, as it is for this reader; left out, nothing is offered for sale. */
  action?: ReactNode;
  /** In the place of the price, where it may have been paid already. */
  children?: ReactNode;
}

/** Nobody is told that it is locked who may have unlocked it. */
function Heading({ count, isKnown }: { count: number; isKnown: boolean }) {
  return (
    <>
      {count === 1 ? 'One more section' : `${count} more sections`}
      {isKnown && <span className="known-locked">{count === 1 ? ' is locked' : ' are locked'}</span>}
    </>
  );
}

/** Where the open sections end. Search engines are told by its class that the text here is paid for. */
export function LockedPart({ published, action, children }: LockedPartProps) {
  const { meta, sections, locked, kit } = published;
  const headingId = useId();
  const closed = sections.filter(({ html }) => html === undefined);
  const [first] = closed;
  const from = sections.length - closed.length + 1;
  return (
    <section
      aria-labelledby={headingId}
      className="locked-part mb-12 max-w-measure border-t border-line pt-6"
    >
      <h2 id={headingId}>
        <Heading count={closed.length} isKnown={action !== undefined} />
      </h2>
      {children}
      {action !== undefined && (
        <Card className="mt-4">
          <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <PricePlace>
              <PathPrice price={meta.price} sale={meta.sale} large />
            </PricePlace>
            <InsideList published={published} className="sm:col-span-2 sm:grid-cols-2 lg:hidden" />
            <div className="grid sm:max-lg:col-span-2">{action}</div>
          </div>
          <p className="known-locked mt-4 text-sm text-ink-soft">
            Paid once and kept with your account, with nothing to renew. There is no change-of-mind refund;
            your rights under the Australian Consumer Law stay as they are.
          </p>
        </Card>
      )}
      <div className="locked-inside">
        <LockedRows sections={closed} from={from} />
        {locked !== null && first !== undefined && (
          <LayoutPicture title={first.title} number={from} of={sections.length} layout={locked.layout} />
        )}
      </div>
      {kit !== null && <KitNamesList kit={kit} />}
    </section>
  );
}
