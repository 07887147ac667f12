import type { PathContent } from '#shared/contract/content-files.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { PlanPicture } from '#web/components/plan-picture.tsx';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { WhatYouGet } from './what-you-get.tsx';

function WantedPath({ path: { meta, yearHtml } }: { path: PathContent }) {
  return (
    <div className="paper-stack">
      <div className="relative border border-edge bg-sheet p-6">
        <div className="flex items-start gap-4">
          <Cover of={meta.slug} />
          <div>
            <p className="font-serif text-xl font-semibold">{meta.title}</p>
            <p className="text-sm text-ink-soft">{meta.description}</p>
          </div>
        </div>
        <PreparedHtml className="first-figure mt-5" html={yearHtml} />
        {!isFree(meta) && (
          <div className="mt-4 border-t border-line pt-4">
            <PathPrice price={meta.price} sale={meta.sale} />
          </div>
        )}
      </div>
    </div>
  );
}

export interface CameForProps {
  path: PathContent | undefined;
  className?: string;
}

/** Beside a form that stands between somebody and what they want: that, or what an account is for. */
export function CameFor({ path, className }: CameForProps) {
  return (
    <aside
      aria-label={path === undefined ? 'What you get' : 'What you came for'}
      className={classNames('came-for rounded-md bg-sand p-6 lg:p-10', className)}
    >
      {path === undefined ? (
        <>
          <PlanPicture className="mb-6 w-44 max-lg:hidden" />
          <WhatYouGet />
        </>
      ) : (
        <WantedPath path={path} />
      )}
    </aside>
  );
}
