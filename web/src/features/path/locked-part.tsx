import { Check, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { Card } from '#web/components/card.tsx';

export interface LockedPartProps {
  published: PathContent;
  /** The one button, as it is for this reader. */
  action: ReactNode;
}

const headingFor = (count: number): string =>
  count === 1 ? 'One more section is locked' : `${count} more sections are locked`;

/** Where the open sections end. Search engines are told by its class that the text here is paid for. */
export function LockedPart({ published: { meta, sections }, action }: LockedPartProps) {
  const headingId = useId();
  const locked = sections.filter(({ html }) => html === undefined);
  const gains = [
    `All ${sections.length} sections of this path, in full`,
    'Kept with your account, with nothing to renew',
    'Readable on any device you log in on',
  ];
  return (
    <section
      aria-labelledby={headingId}
      className="locked-part mb-12 max-w-measure border-t border-line pt-6"
    >
      <h2 id={headingId}>{headingFor(locked.length)}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {locked.map(({ id, title }) => (
          <li key={id} className="flex items-baseline gap-3 py-2.5">
            <Lock aria-hidden className="size-4 shrink-0 self-center text-ink-soft" />
            <span className="min-w-0">{title}</span>
          </li>
        ))}
      </ul>
      <Card className="mt-6">
        <PathPrice price={meta.price} sale={meta.sale} large />
        <ul className="mt-4 space-y-2">
          {gains.map((gain) => (
            <li key={gain} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
              {gain}
            </li>
          ))}
        </ul>
        <div className="mt-5">{action}</div>
        <p className="mt-4 text-sm text-ink-soft">
          Tokens are spent once, when you unlock. There is no change-of-mind refund; your rights under the
          Australian Consumer Law stay as they are.
        </p>
      </Card>
    </section>
  );
}
