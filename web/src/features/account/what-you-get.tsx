import { Check } from 'lucide-react';
import { type NightLink, NightLinks } from '#web/components/night-links.tsx';
import { addresses } from '#web/config/addresses.ts';

const free: readonly NightLink[] = [
  { title: 'The goal check', text: 'five answers, and what they come to', to: addresses.home() },
  {
    title: 'The free income paths',
    text: 'and the first two sections of every other path',
    to: `${addresses.buildPath()}?free=1`,
  },
  { title: 'The grant pages', text: 'which may fit you, and how to apply', to: addresses.funding() },
];

const added = [
  'Your place in a path, on every device',
  'A plan made from your answers; our team reads every Pro and Enterprise submission before it is built',
  'Tokens for what you choose: one is A$1, and nothing renews',
];

/** What needs no account, each a way there, and what one brings: to somebody about to make one, or come back to it. */
export const WhatYouGet = () => (
  <div className="what-you-get">
    <div>
      <h2 id="came-for" className="text-xl">
        What is free without an account
      </h2>
      <NightLinks links={free} />
    </div>
    <div>
      <h3 className="text-xl">What an account adds</h3>
      <ul className="mt-3 grid gap-3 text-mist">
        {added.map((text) => (
          <li key={text} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
