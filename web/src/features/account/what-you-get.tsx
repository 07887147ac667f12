const added = [
  'Your place saved in every path you unlock',
  'A plan from your answers, reviewed by our team on Pro and Enterprise',
  'Pay only for what you use. No subscription.',
];

/** What an account adds, for a visitor who wants no particular path or plan. */
export const WhatYouGet = () => (
  <>
    <h2 id="came-for" className="text-xl">
      What you get with an account
    </h2>
    <ul className="mt-3 grid list-disc gap-3 pl-5 text-mist">
      {added.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
);
