import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';

const kept: readonly { title: string; text: string; to: string }[] = [
  {
    title: 'The free income paths',
    text: 'and the first two sections of every other path',
    to: `${addresses.buildPath()}?free=1`,
  },
  { title: 'The grant pages', text: 'what you might get, and how to apply', to: addresses.funding() },
  { title: 'Money and rules', text: 'tax, GST, insurance and an ABN', to: addresses.moneyRules() },
  { title: 'The tool lists', text: 'free ones first', to: addresses.tools() },
];

const covers = ['side-hustle-starter', 'local-earner', 'creative-maker', 'audience-builder'];

export function WhatStaysFree() {
  return (
    <aside aria-labelledby="stays-free" className="came-for on-night">
      <div>
        <div aria-hidden className="flex gap-2 sm:gap-3">
          {covers.map((persona) => (
            <Cover key={persona} of={persona} className="min-w-0 shrink basis-16" />
          ))}
        </div>
        <h2 id="stays-free">What you help keep free</h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {kept.map(({ title, text, to }) => (
            <li key={title} className="py-2">
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-4 font-serif text-lg leading-snug font-semibold text-paper"
              >
                {title}
                <ArrowRight aria-hidden className="size-5 shrink-0" />
              </Link>
              <p className="text-mist">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-mist">
          It’s voluntary. Your contribution doesn’t buy tokens or plans, or affect reviews.
        </p>
      </div>
    </aside>
  );
}
