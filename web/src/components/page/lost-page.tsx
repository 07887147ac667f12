import { ArrowRight, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { type MeantPage, useMeantPage } from '#web/lib/meant-page.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import type { ButtonLook } from '../button/button-look.ts';
import { Cover } from '../cover/cover.tsx';
import { TextField } from '../form/text-field.tsx';

/** A search of the library; a real form, which works without scripts. */
function LookForPath({ variant }: Required<Pick<ButtonLook, 'variant'>>) {
  const [typed, setTyped] = useState('');
  return (
    <form method="get" action={addresses.buildPath()} className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <TextField
          id="look-for"
          name="q"
          type="search"
          label="Search the income paths"
          value={typed}
          onChange={setTyped}
        />
      </div>
      <div className="grid *:min-h-12">
        <Button type="submit" variant={variant}>
          <Search aria-hidden className="size-5" />
          Search
        </Button>
      </div>
    </form>
  );
}

const before = ['side-hustle-starter', 'creative-maker', 'local-earner'];

const after = ['audience-builder', 'ai-operator'];

const books = (slugs: readonly string[]) =>
  slugs.map((slug) => <Cover key={slug} of={slug} className="min-w-0 shrink basis-20" />);

interface LostHeadProps {
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

/** Suggests the page that a mistyped address may have meant. */
function MeantCard({ page: { kind, title, address, cover } }: { page: MeantPage }) {
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

const ways: readonly { title: string; text: string; to: string }[] = [
  { title: 'Income paths', text: 'hours, costs and first steps', to: addresses.buildPath() },
  { title: 'Funding', text: 'grants in New South Wales', to: addresses.funding() },
  { title: 'Tools', text: 'free ones first', to: addresses.tools() },
  { title: 'Your dashboard', text: 'plans, paths and payments', to: addresses.dashboard() },
];

interface LostPageProps {
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
  return (
    <>
      <LostHead title={title} meant={meant && <MeantCard page={meant} />}>
        <p>{children}</p>
      </LostHead>
      <div className="page-width grid gap-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <div className="grid content-start gap-6">
          {first && <div>{first}</div>}
          <LookForPath variant={first ? 'secondary' : 'primary'} />
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
