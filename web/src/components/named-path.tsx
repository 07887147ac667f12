import { ArrowRight } from 'lucide-react';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { Cover } from './cover/cover.tsx';

export interface NamedPathProps {
  path: { personaSlug: string; slug: string; title: string };
}

/** The path that an address without a page may have meant. */
export function NamedPath({ path: { personaSlug, slug, title } }: NamedPathProps) {
  return (
    <div className="card card-whole flex max-w-measure items-center gap-3 p-2 text-ink sm:p-4">
      <Cover of={slug} className="w-9 self-center sm:w-12" />
      <div className="min-w-0 grow">
        <p className="text-sm text-ink-soft">Did you mean this path?</p>
        <h2 className="text-base leading-snug sm:text-lg">
          <Link to={addresses.path({ personaSlug, pathSlug: slug })} className="card-link">
            {title}
          </Link>
        </h2>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf" />
    </div>
  );
}
