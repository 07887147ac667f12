import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { useMeantPage } from '#web/lib/meant-page/use-meant-page.ts';
import { wordsOfAddress } from '#web/lib/meant-page/words-of-address.ts';
import { ButtonLink } from './button/button-link.tsx';
import { LookForPath } from './look-for-path.tsx';
import { LostHead } from './lost-head.tsx';
import { MeantCard } from './meant-card.tsx';

const ways: readonly { title: string; text: string; to: string }[] = [
  { title: 'Income paths', text: 'hours, costs and first steps', to: addresses.buildPath() },
  { title: 'Funding', text: 'grants in New South Wales', to: addresses.funding() },
  { title: 'Tools', text: 'free ones first', to: addresses.tools() },
  { title: 'Your dashboard', text: 'plans, paths and payments', to: addresses.dashboard() },
];

export interface LostPageProps {
  title: string;
  /** Says what happened, and what is not affected. */
  children: ReactNode;
  /** The mistyped address; empty when it says nothing about the target. */
  address: string;
  /** The action to try before a search. */
  first?: ReactNode;
}

/** The page for a dead link: a suggestion, a search, and other ways on. */
export function LostPage({ title, children, address, first }: LostPageProps) {
  const meant = useMeantPage(address);
  const words = wordsOfAddress(address);
  return (
    <>
      <LostHead title={title} meant={meant && <MeantCard page={meant} />}>
        <p>{children}</p>
      </LostHead>
      <div className="page-width grid gap-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <div className="grid content-start gap-6">
          {first && <div>{first}</div>}
          <LookForPath words={words} variant={first ? 'secondary' : 'primary'} />
          <div>
            <ButtonLink to={addresses.home()} variant="secondary">
              Back to homepage
            </ButtonLink>
          </div>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {ways.map(({ title: name, text, to }) => (
            <li key={name}>
              <Link to={to} className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline">
                <span className="flex-1">
                  <span className="font-serif text-lg font-semibold underline underline-offset-4">
                    {name}
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
