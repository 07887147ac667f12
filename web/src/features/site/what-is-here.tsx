import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '#web/components/cover/cover.tsx';
import { PlanPicture } from '#web/components/plan-picture.tsx';
import { addresses } from '#web/config/addresses.ts';

/** Of three grants one that fits, one that could, and one that is closed. */
const grants = (
  <svg aria-hidden="true" viewBox="0 0 64 72" className="w-full stroke-leaf" strokeWidth="2">
    <rect x="2" y="9" width="60" height="14" className="fill-leaf" />
    <rect x="2" y="31" width="60" height="14" className="fill-leaf-tint" />
    <rect x="2" y="53" width="60" height="14" className="fill-none" strokeDasharray="5 4" />
  </svg>
);

/** Tools by when they make sense, the free one filled, as their page draws them. */
const tools = (
  <svg aria-hidden="true" viewBox="0 0 64 72" className="w-full fill-none stroke-leaf" strokeWidth="2">
    <rect x="2" y="47" width="16" height="16" className="fill-leaf" />
    <path d="M24 47h16v16H24zM24 27h16v16H24zM46 47h16v16H46zM46 27h16v16H46zM46 7h16v16H46z" />
    <path d="M0 69h64" />
  </svg>
);

const parts: readonly { title: string; text: string; to: string; picture: ReactNode }[] = [
  {
    title: 'Income paths',
    text: 'Each a written guide to one way of earning: hours, costs, first steps. Two sections of each are always open, and some paths are free to the end.',
    to: addresses.buildPath(),
    picture: <Cover of="first-paid-gig" className="w-full" />,
  },
  {
    title: 'The path compiler',
    text: 'Your skills, interests, budget, weekly hours and income goal become a business plan, as a PDF.',
    to: addresses.plans(),
    picture: <PlanPicture className="w-full" />,
  },
  {
    title: 'The funding navigator',
    text: 'A few questions show which grants match and why, in New South Wales so far.',
    to: addresses.funding(),
    picture: grants,
  },
  {
    title: 'Tool lists',
    text: 'What each tool is for, what does the same for nothing, and when paying makes sense.',
    to: addresses.tools(),
    picture: tools,
  },
];

/** The four parts of the site, each by what it holds. */
export function WhatIsHere() {
  return (
    <section aria-labelledby="here">
      <h2 id="here">What is here</h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:mt-6 md:grid-cols-2 md:gap-6">
        {parts.map(({ title, text, to, picture }) => (
          <li key={title} className="card card-whole flex flex-wrap items-start gap-4 p-4 sm:gap-6 sm:p-6">
            <div className="w-14 shrink-0 sm:w-18">{picture}</div>
            <div className="min-w-0 flex-1 basis-40">
              <h3>
                <Link to={to} className="card-link flex items-center justify-between gap-[min(1rem,4vw)]">
                  {title}
                  <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf max-[14rem]:hidden" />
                </Link>
              </h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
