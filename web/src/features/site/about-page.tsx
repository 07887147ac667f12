import { ArrowRight, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { ClosingStep } from '#web/components/closing-step.tsx';
import { FactList, type FactRow } from '#web/components/fact-list.tsx';
import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import { askAbout } from '#web/lib/ask-about.ts';
import { ContactLine } from './contact-line.tsx';
import { FigureMarks, figuresId } from './figure-marks.tsx';
import { PlanMaking } from './plan-making.tsx';
import { WhatIsHere } from './what-is-here.tsx';

const askWords = {
  id: 'ask-us',
  title: 'Ask us something',
  lead: 'A question, a mistake you found, or something you miss: tell us in a line, and we will write back.',
  question: 'What is it about?',
};

const never = [
  'promise income',
  'give financial, legal or tax advice',
  'plan work that needs a licence you have not got',
  'sell your answers to anybody',
];

/** Each leads to where it is answered. */
const questions: readonly { question: string; answer: string; to: string }[] = [
  {
    question: 'what you could earn',
    answer: 'Every path shows what an hour of it comes to, beside casual pay.',
    to: addresses.buildPath(),
  },
  {
    question: 'what it takes',
    answer: 'A plan counts the hours, the cash and the date, and may say “not yet”.',
    to: addresses.plans(),
  },
  {
    question: 'whether to believe it',
    answer: 'Every figure says whose it is, and where it comes from.',
    to: `#${figuresId}`,
  },
];

function AboutHead() {
  return (
    <div className="dark-band on-night">
      <div className="page-width grid gap-8 py-8 sm:py-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h1>About {brand}</h1>
          <p className="mt-4 text-lg">
            {brand} is for people in Australia who want to start earning on their own account: beside a job,
            between jobs, or after years in one. It answers three questions in plain words:
          </p>
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {questions.map(({ question, answer, to }) => (
              <li key={question} className="pt-1.5 pb-4">
                <Link
                  to={to}
                  className="flex min-h-12 items-center justify-between gap-4 font-serif text-2xl font-semibold text-paper"
                >
                  {question}
                  <ArrowRight aria-hidden className="size-5 shrink-0" />
                </Link>
                <p className="text-mist">{answer}</p>
              </li>
            ))}
          </ul>
        </div>
        <PlanMaking />
      </div>
    </div>
  );
}

function NeverBand() {
  return (
    <section aria-labelledby="never" className="border-y border-line bg-sand">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-4 py-8 sm:py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="never">What we do not do</h2>
        <ul className="grid grid-cols-1 border-t border-edge sm:grid-cols-2">
          {never.map((what) => (
            <li key={what} className="flex items-center gap-4 border-b border-edge py-4 pr-4">
              <X aria-hidden className="size-6 shrink-0" />
              <span className="font-serif text-lg leading-snug font-semibold">
                <span className="sr-only">We do not </span>
                {what}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WhatItCosts() {
  const prices: FactRow[] = [
    ['Looking around', 'Free'],
    ...planTypes.map(
      (type): FactRow => [
        `${planNames[type]} plan`,
        <>
          {formatAud(planPrices[type])}
          <span className="font-normal text-ink-soft">
            {' · '}
            {formatTokens(planPrices[type])}
            {type === 'PRO' && ' (was $121)'}
          </span>
        </>,
      ],
    ),
  ];
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">What it costs</h2>
      <div className="mt-4">
        <FactList facts={prices} />
      </div>
      <p className="mt-3">
        Plans and paths are paid with tokens: one token is one Australian dollar, GST included. The{' '}
        <Link to={addresses.terms()}>terms</Link> say how long tokens last and what your rights are.
      </p>
    </section>
  );
}

const company: readonly FactRow[] = [
  ['Run by', provider.legalName],
  ...(provider.abn === null ? [] : [['ABN', formatAbn(provider.abn)] as const]),
  ...(provider.address === null ? [] : [['Address', provider.address] as const]),
];

function WhoWeAre() {
  return (
    <section aria-labelledby="who">
      <h2 id="who">Who we are</h2>
      <div className="mt-4">
        <FactList facts={company} />
      </div>
      <p className="mt-3 empty:hidden">
        <ContactLine />
      </p>
      <p className="-ml-5 pt-1">
        <InterestButton label="Ask us something" words={askWords} send={askAbout('General')} />
      </p>
    </section>
  );
}

export default function AboutPage() {
  return (
    <>
      <AboutHead />
      <FigureMarks />
      <NeverBand />
      <div className="page-width grid grid-cols-1 gap-10 py-10 sm:gap-14 sm:py-14">
        <WhatIsHere />
        <div className="grid grid-cols-1 content-start gap-10 lg:grid-cols-2 lg:gap-16">
          <WhatItCosts />
          <WhoWeAre />
        </div>
      </div>
      <ClosingStep
        title="See for yourself: does your goal fit your hours?"
        text="Five answers, no account, and the answer may be “not yet”."
        to={`${addresses.home()}#${goalCheckId}`}
        action="Check my goal, free"
      />
    </>
  );
}
