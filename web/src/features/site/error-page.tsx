import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LostHead } from '#web/components/lost-head.tsx';
import { NamedPath } from '#web/components/named-path.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useNamedPath } from '#web/lib/named-path/use-named-path.ts';
import { wordsOfAddress } from '#web/lib/named-path/words-of-address.ts';
import { Link } from '#web/lib/router/link.tsx';
import { useLocation } from '#web/lib/router/use-router.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { LookForPath } from './look-for-path.tsx';

const ways: readonly { title: string; text: string; to: string }[] = [
  { title: 'Income paths', text: 'hours, costs and first steps', to: addresses.buildPath() },
  { title: 'Funding', text: 'grants in New South Wales', to: addresses.funding() },
  { title: 'Tools', text: 'what costs nothing first', to: addresses.tools() },
  { title: 'Your dashboard', text: 'plans, paths and payments', to: addresses.dashboard() },
];

const causes = {
  unknown: 'The address may be mistyped or old, or the page’s content could not be read just now.',
  address: 'There is nothing at this address. It may be mistyped or old.',
  content: 'The page’s content could not be read just now. Please try again in a minute.',
} as const;

/** For addresses that do not exist and pages whose content could not be read. The build draws one file for both. */
export default function ErrorPage() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const isContent = pathname === addresses.error();
  const words = isContent ? '' : wordsOfAddress(pathname);
  const named = useNamedPath(words);
  const cause = !hydrated ? 'unknown' : isContent ? 'content' : 'address';
  return (
    <>
      <LostHead title="We could not show that page" meant={named && <NamedPath path={named} />}>
        <p className="min-h-[4lh] sm:min-h-[3lh]">
          {causes[cause]} Your account, tokens and drafts are not affected.
        </p>
      </LostHead>
      <div className="page-width grid gap-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <div>
          <LookForPath words={hydrated ? words : ''} />
          <div className="mt-6">
            <ButtonLink to={addresses.home()} variant="secondary">
              Back to homepage
            </ButtonLink>
          </div>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {ways.map(({ title, text, to }) => (
            <li key={title}>
              <Link to={to} className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline">
                <span className="flex-1">
                  <span className="font-serif text-lg font-semibold underline underline-offset-4">
                    {title}
                  </span>{' '}
                  <span className="text-ink-soft">{text}</span>
                </span>
                <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
