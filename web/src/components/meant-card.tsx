import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MeantPage } from '#web/lib/meant-page/find-meant.ts';
import { Cover } from './cover/cover.tsx';

/** Suggests the page that a mistyped address may have meant. */
export function MeantCard({ page: { kind, title, address, cover } }: { page: MeantPage }) {
  return (
    <div className="card card-whole flex max-w-measure items-center gap-3 p-2 text-ink sm:p-4">
      {cover !== undefined && <Cover of={cover} className="w-9 self-center sm:w-12" />}
      <div className="min-w-0 grow">
        <p className="text-sm text-ink-soft">Did you mean this {kind}?</p>
        <h2 className="text-base leading-snug sm:text-lg">
          <Link to={address} className="card-link">
            {title}
          </Link>
        </h2>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf" />
    </div>
  );
}
