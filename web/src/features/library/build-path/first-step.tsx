import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isFree } from '#shared/domain/paths/price.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { buttonLook } from '#web/components/button/button-look.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { LibraryPath } from '../library-path.ts';

interface FirstStepProps {
  library: readonly LibraryPath[];
  /** As `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
}

interface Beginning {
  path: LibraryPath;
  title: string;
  why: string;
  action: string;
}

/** An owned path, or else the free one whose hour is planned to pay best. */
export function beginningOf({ library, owned }: FirstStepProps): Beginning | undefined {
  const own = library.find(({ personaSlug, slug }) => owned.has(`${personaSlug}/${slug}`));
  if (own !== undefined)
    return { path: own, title: 'Keep reading', why: 'You own this path.', action: 'Read on' };
  const free = library.filter(isFree).toSorted((one, other) => other.hourCents - one.hourCents);
  const [path] = free;
  if (path === undefined) return undefined;
  const rank = free.length > 1 ? ', the best of our free paths' : '';
  return {
    path,
    title: 'Start with a free path',
    why: `About ${wholeDollars(path.hourCents)} an hour${rank}. No account needed.`,
    action: 'Read it free',
  };
}

/** The next step for a visitor who does not know where to start. */
export function FirstStep(props: FirstStepProps) {
  const id = useId();
  const beginning = beginningOf(props);
  if (beginning === undefined) return null;
  const { path, title, why, action } = beginning;
  return (
    <section
      aria-labelledby={id}
      className="first-step p-[min(0.75rem,3.75vw)] mt-4 gap-[min(0.75rem,3.75vw)] grid grid-cols-[auto_minmax(0,1fr)_auto] items-center print:break-inside-avoid sm:p-5 sm:gap-5 lg:p-4 lg:mt-0 [&>.cover]:self-center lg:[&>.cover]:w-16 card card-whole"
    >
      <Cover of={path.slug} />
      <div>
        <h2 id={id} className="font-sans text-sm font-semibold">
          {title}
        </h2>
        <p className="font-serif font-semibold leading-[1.3] text-balance sm:text-(length:--text-xl) [&>.card-link]:text-inherit [&>.card-link]:no-underline">
          <Link
            to={addresses.path({ personaSlug: path.personaSlug, pathSlug: path.slug })}
            className="card-link"
          >
            {path.title}
          </Link>
        </p>
        <p className="hidden sm:mt-1 sm:block sm:text-ink-soft sm:text-sm sm:text-balance">{why}</p>
      </div>
      <span aria-hidden className={`first-step-go ${buttonLook({})} max-sm:size-11 max-sm:px-0`}>
        <span className="max-sm:hidden">{action}</span>
        <ChevronRight className="size-5 sm:hidden" />
      </span>
    </section>
  );
}
