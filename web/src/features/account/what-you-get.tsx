import { Link } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';

const free = [
  ['The goal check', 'five answers, and what they come to', addresses.home()],
  ['The free income paths', 'and two sections of every other', `${addresses.buildPath()}?free=1`],
  ['The grant pages', 'which may fit you, and how to apply', addresses.funding()],
] as const;

const added = [
  'Your place in every path you unlock, on every device',
  'A plan made from your answers; our team reads every Pro and Enterprise submission before it is built',
  'Pay only for what you use. No subscription.',
];

/** What needs no account, each a way there, and what one brings: to somebody about to make one, or come back to it. */
export const WhatYouGet = () => (
  <div className="what-you-get">
    <div>
      <h2 id="came-for" className="text-xl">
        What is free without an account
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {free.map(([title, text, to]) => (
          <li key={title} className="py-2">
            <Link to={to} className="flex min-h-11 items-center font-serif text-lg font-semibold text-paper">
              {title}
            </Link>
            <p className="text-mist">{text}</p>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h3 className="text-xl">What an account adds</h3>
      <ul className="mt-3 grid list-disc gap-3 pl-5 text-mist">
        {added.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  </div>
);
