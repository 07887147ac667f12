const promises = [
  ['Look around first', 'Every income path shows its first two sections to everyone, free.'],
  ['Pay only for what you choose', 'One token is A$1. There is no subscription and nothing renews.'],
  ['People read your plan', 'Our team reviews every Pro and Enterprise submission before it is built.'],
] as const;

/** What an account brings, to somebody who is about to make one or comes back to it. */
export function WhatYouGet() {
  return (
    <>
      <h2 id="came-for" className="text-xl">
        What is free, and what an account adds
      </h2>
      <dl className="mt-5 grid gap-5 md:max-lg:grid-cols-3 md:max-lg:gap-x-6 md:max-lg:gap-y-0 md:max-lg:*:row-span-2 md:max-lg:*:grid md:max-lg:*:grid-rows-subgrid">
        {promises.map(([title, text]) => (
          <div key={title}>
            <dt className="font-serif text-lg font-semibold">{title}</dt>
            <dd className="mt-1 text-mist">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
