import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/components/class-names.ts';

export interface OfferFrameProps {
  name: string;
  summary: string;
  contents: readonly string[];
  lacks?: readonly string[];
  price: ReactNode;
  /** Above the name, like “Coming Soon”. */
  flags?: readonly string[];
  /** On the edge of the card, so that nothing moves when it appears. */
  mark?: string | undefined;
  /** What can be seen of it before it is chosen. */
  sample?: ReactNode;
  action: ReactNode;
  /** The one most people should look at first. */
  isFirst?: boolean;
}

/** What all plan cards have in common, each part at the same height as in the card beside it. */
export function OfferFrame({
  name,
  summary,
  contents,
  lacks = [],
  price,
  flags = [],
  mark,
  sample,
  action,
  isFirst = false,
}: OfferFrameProps) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={classNames('offer card', isFirst && 'offer-first')}>
      {mark !== undefined && (
        <p className="absolute -top-3.5 left-4 rounded-sm bg-leaf px-2 py-0.5 text-sm font-semibold text-sheet">
          {mark}
        </p>
      )}
      <div className="offer-head">
        {flags.length > 0 && (
          <ul className="flex flex-wrap gap-2 text-sm font-semibold md:mb-3">
            {flags.map((flag) => (
              <li key={flag} className="rounded-sm bg-ochre-tint px-2 py-0.5 text-ochre">
                {flag}
              </li>
            ))}
          </ul>
        )}
        <h3 id={headingId} className="text-2xl">
          {name}
        </h3>
        <p className="text-ink-soft md:mt-1">{summary}</p>
      </div>
      <div className="offer-price">{price}</div>
      <ul className="space-y-2">
        {contents.map((content) => (
          <li key={content} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
            {content}
          </li>
        ))}
        {lacks.map((lack) => (
          <li key={lack} className="flex gap-2.5 text-ink-soft">
            <Minus aria-hidden className="mt-1 size-4 shrink-0" />
            {lack}
          </li>
        ))}
      </ul>
      <div className="flex flex-col justify-end gap-2">
        {sample}
        {action}
      </div>
    </article>
  );
}
