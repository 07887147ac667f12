import type { ReactNode } from 'react';
import { Cover } from './cover/cover.tsx';

const before = ['side-hustle-starter', 'creative-maker', 'local-earner'];
const after = ['audience-builder', 'ai-operator'];

const books = (slugs: readonly string[]) =>
  slugs.map((slug) => <Cover key={slug} of={slug} className="min-w-0 shrink basis-20" />);

export interface LostHeadProps {
  title: string;
  /** Says what happened, and what is not affected. */
  children: ReactNode;
  /** A suggestion, which replaces the shelf so that nothing moves when it loads. */
  meant?: ReactNode;
}

/** The head of a missing page: a shelf with a gap in place of its book. */
export function LostHead({ title, children, meant }: LostHeadProps) {
  return (
    <div className="dark-band on-night">
      <div className="page-width grid items-center gap-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <div>
          <h1>{title}</h1>
          <div className="mt-4 max-w-measure text-lg">{children}</div>
        </div>
        <div className="relative">
          <div
            aria-hidden
            className={
              meant
                ? 'pb-2 gap-2 flex max-w-130 items-end border-b-3 border-b-night-line invisible'
                : 'pb-2 gap-2 flex max-w-130 items-end border-b-3 border-b-night-line'
            }
          >
            {books(before)}
            <span className="grow-0 shrink basis-20 aspect-3/4 border-2 border-dashed border-mist [border-radius:1px_3px_3px_1px]" />
            {books(after)}
          </div>
          {meant && <div className="absolute inset-0 grid items-center">{meant}</div>}
        </div>
      </div>
    </div>
  );
}
