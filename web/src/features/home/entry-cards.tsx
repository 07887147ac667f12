import { ArrowRight, HandCoins, type LucideIcon, Route, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';

const entries: readonly { Icon: LucideIcon; title: string; text: string; to: string; action: string }[] = [
  {
    Icon: Route,
    title: 'Make Money',
    text: 'Start from who you are: six starting points, each with income paths that name their hours, costs and first steps.',
    to: addresses.buildPath(),
    action: 'Find your starting point',
  },
  {
    Icon: HandCoins,
    title: 'Funding',
    text: 'Three questions about your ABN, stage and state show which grants in New South Wales may fit, and which are closed.',
    to: addresses.funding(),
    action: 'Check for grants',
  },
  {
    Icon: Wrench,
    title: 'Tools',
    text: 'Two short lists instead of a hundred tabs: what to run the work with, and what to find customers with.',
    to: addresses.tools(),
    action: 'See the tools',
  },
];

export function EntryCards() {
  return (
    <section aria-labelledby="entries" className="border-y border-line bg-sheet">
      <div className="page-width py-12 sm:py-16">
        <h2 id="entries">Three ways in</h2>
        <ul className="mt-6 grid md:grid-cols-3 md:divide-x md:divide-line">
          {entries.map(({ Icon, title, text, to, action }) => (
            <li
              key={to}
              className="relative border-t border-line py-6 md:border-t-0 md:px-8 md:py-2 md:first:ps-0 md:last:pe-0"
            >
              <Icon aria-hidden className="size-7 text-leaf" strokeWidth={1.5} />
              <h3 className="mt-3">{title}</h3>
              <p className="mt-2">{text}</p>
              <Link
                to={to}
                className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold after:absolute after:inset-0"
              >
                {action}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
