import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { Card } from '#web/components/card.tsx';
import { InsideList } from './inside-list.tsx';
import { KitNamesList } from './kit-names-list.tsx';
import { LayoutPicture } from './layout-picture.tsx';

export interface LockedPartProps {
  published: PathContent;
  /** The one button, as it is for this reader; left out, nothing is offered for sale. */
  action?: ReactNode;
  /** In the place of the price, where it may have been paid already. */
  children?: ReactNode;
}

/** Nobody is told that it is locked who may have unlocked it. */
function headingFor(count: number, isKnown: boolean): string {
  const sections = count === 1 ? 'One more section' : `${count} more sections`;
  if (!isKnown) return sections;
  return `${sections} ${count === 1 ? 'is' : 'are'} locked`;
}

/** Where the open sections end. Search engines are told by its class that the text here is paid for. */
export function LockedPart({
  published: { meta, sections, locked, kit },
  action,
  children,
}: LockedPartProps) {
  const headingId = useId();
  const closed = sections.filter(({ html }) => html === undefined);
  const [first] = closed;
  return (
    <section
      aria-labelledby={headingId}
      className="locked-part mb-12 max-w-measure border-t border-line pt-6"
    >
      <h2 id={headingId}>{headingFor(closed.length, action !== undefined)}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {closed.map(({ id, title }) => (
          <li key={id} className="flex items-baseline gap-3 py-2.5">
            <Lock aria-hidden className="size-4 shrink-0 self-center text-ink-soft" />
            <span className="min-w-0">{title}</span>
          </li>
        ))}
      </ul>
      {locked !== null && first !== undefined && (
        <div className="mt-6">
          <LayoutPicture title={first.title} layout={locked.layout} />
        </div>
      )}
      {kit !== null && <KitNamesList kit={kit} />}
      {children}
      {action !== undefined && (
        <Card className="mt-6">
          <PathPrice price={meta.price} sale={meta.sale} large />
          {locked !== null && <InsideList locked={locked} className="mt-4 sm:grid-cols-2" />}
          <div className="mt-5">{action}</div>
          <p className="mt-4 text-sm text-ink-soft">
            Paid once and kept with your account, with nothing to renew. There is no change-of-mind refund;
            your rights under the Australian Consumer Law stay as they are.
          </p>
        </Card>
      )}
    </section>
  );
}
