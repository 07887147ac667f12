import { ArrowRight, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { casualFloor } from '#shared/content/fact-numbers.ts';
import { facts } from '#shared/content/facts.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { FactList, type FactRow } from '#web/components/fact-list.tsx';
import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { ClosingStep } from '#web/components/page/closing-step.tsx';
import { addresses, goalCheckId } from '#web/config/addresses.ts';
import { provider } from '#web/config/site-facts.ts';
import { askAbout } from '#web/lib/send-later.ts';
import { ContactLine } from './contact-line.tsx';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

const counted = 'h|hours?|days?|weeks?|months?|years?|cents|tokens?|payments?';

const pair = new RegExp(
  `(\\b(?:[Mm]onths?|[Ww]eeks?|[Dd]ays?|[Yy]ears?|[Pp]ages?) (?=\\d))|(\\d (?=(?:${months}|${counted})\\b))`,
  'g',
);

/**
 * Keeps a figure and its noun on one line, and the day and month of a date. The length stays the same,
 * because the search marks by position.
 */
export const keepPairs = (text: string): string =>
  text.replaceAll(pair, (found) => found.replace(' ', '\u00a0'));

/** Whether two texts separated by a space on the page are such a pair. */
export function isPair(before: string, after: string): boolean {
  const [end = '', begin = ''] = [/\S+$/.exec(before)?.[0], /^\S+/.exec(after)?.[0]];
  return keepPairs(`${end} ${begin}`).includes('\u00a0');
}

/** The link target. */
const figuresId = 'figures';

const hours = 10;

const floorCents = Math.round(casualFloor * 100);

/** An example of each kind of figure. */
const marks: readonly { figure: string; mark: string; text: string; sign?: '×' | '=' }[] = [
  {
    figure: `${hours} hours`,
    mark: 'Yours',
    sign: '×',
    text: 'The time you told us you have each week.',
  },
  {
    figure: formatAud(floorCents),
    mark: 'Sourced',
    sign: '=',
    text: keepPairs(`The casual minimum wage: ${facts['casual-floor'].note}.`),
  },
  {
    figure: formatAud(floorCents * hours),
    mark: 'Worked out',
    text: `${hours} hours at ${formatAud(floorCents)}: what casual work would pay.`,
  },
  {
    figure: '5 an hour',
    mark: 'Our judgement',
    text: 'How many people you can write to personally, in our freelance plans.',
  },
];

/** The four kinds of figures, with an example of each. */
export function FigureMarks() {
  return (
    <section aria-labelledby={figuresId} className="page-width py-10 sm:py-14">
      <h2 id={figuresId}>Every figure says where it comes from</h2>
      <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {marks.map(({ figure, mark, text, sign }) => (
          <div key={mark} className="relative border-t-4 border-leaf pt-3">
            <dt className="flex flex-col items-start gap-1">
              <span className="rounded-sm bg-leaf-tint px-2 text-sm font-semibold text-leaf-strong">
                {mark}
              </span>
              <span className="font-serif text-3xl font-semibold">{figure}</span>
              {sign && (
                // In four columns, where the first three figures form a sum.
                <span
                  aria-hidden
                  className="absolute -right-5.5 top-10 font-serif text-2xl text-ink-soft max-lg:hidden"
                >
                  {sign}
                </span>
              )}
            </dt>
            <dd className="mt-1.5 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure">
        Prices, grants and fees show their source and date. If we found no source, we don’t print them.
      </p>
    </section>
  );
}

/** From the answers to the document, in four steps. */
function PlanMaking() {
  return (
    <section aria-labelledby="plan-making">
      <h2 id="plan-making" className="text-xl">
        How we make a plan
      </h2>
      <ol className="steps-ahead mt-5 [counter-reset:step] max-md:mt-4">
        <li className="max-md:pb-3.5 not-last:min-h-16 last:pb-0">
          <h3 className="text-lg leading-snug">You answer six questions</h3>
          <p className="mt-1 text-mist">Budget, hours, skills, interests, income goal and background.</p>
        </li>
        <li className="max-md:pb-3.5 not-last:min-h-16 last:pb-0">
          <h3 className="text-lg leading-snug">A person checks your answers</h3>
          <p className="mt-1 text-mist">
            For Pro and Enterprise, against{' '}
            <Link to={`${addresses.home()}#review`}>a six-point checklist</Link>. Reviewers never see your
            payments. Basic has no review.
          </p>
        </li>
        <li className="max-md:pb-3.5 not-last:min-h-16 last:pb-0">
          <h3 className="text-lg leading-snug">We do the maths</h3>
          <p className="mt-1 text-mist">The same answers always give the same plan.</p>
        </li>
        <li className="max-md:pb-3.5 not-last:min-h-16 last:pb-0">
          <h3 className="text-lg leading-snug">You get a PDF</h3>
          <p className="mt-1 text-mist">
            If your goal doesn’t fit your hours, it says what would have to change.
          </p>
        </li>
      </ol>
    </section>
  );
}

const askWords = {
  id: 'ask-us',
  title: 'Ask us a question',
  lead: 'Or tell us about a mistake. We’ll email you back.',
  question: 'Your question',
};

const never = [
  'promise income',
  'give financial, legal or tax advice',
  'plan work that needs a licence you don’t have',
  'sell your answers',
];

/** Each question links to its answer. */
const questions: readonly { question: string; answer: string; to: string }[] = [
  {
    question: 'What could you earn?',
    answer: 'Every path shows what an hour pays, next to the casual minimum wage.',
    to: addresses.buildPath(),
  },
  {
    question: 'What would it take?',
    answer: 'A plan adds up the hours, the cash and the date.',
    to: addresses.plans(),
  },
  {
    question: 'Can you believe it?',
    answer: 'Every figure says where it comes from.',
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
            {brand} helps people in Australia start earning for themselves, with or without a job.
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
        <h2 id="never">What we don’t do</h2>
        <ul className="grid grid-cols-1 border-t border-edge sm:grid-cols-2">
          {never.map((what) => (
            <li key={what} className="flex items-center gap-4 border-b border-edge py-4 pr-4">
              <X aria-hidden className="size-6 shrink-0" />
              <span className="font-serif text-lg leading-snug font-semibold">
                <span className="sr-only">We don’t </span>
                {what}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const company: readonly FactRow[] = [
  ['Run by', provider.legalName],
  ...(provider.abn === null ? [] : [['ABN', formatAbn(provider.abn)] as const]),
  ...(provider.address === null ? [] : [['Address', provider.address] as const]),
  ...(provider.reviewTeam.length === 0
    ? []
    : [
        [
          'Who reviews plans',
          provider.reviewTeam.map(({ firstName, role }) => (
            <span key={`${firstName} ${role}`} className="block">
              {firstName}, {role}
            </span>
          )),
        ] as const,
      ]),
];

function WhoWeAre() {
  return (
    <section aria-labelledby="who">
      <h2 id="who">Who’s behind {brand}</h2>
      <div className="mt-4">
        <FactList facts={company} />
      </div>
      <p className="mt-3 empty:hidden">
        <ContactLine />
      </p>
      <p className="-ml-5 pt-1">
        <InterestButton label="Ask us a question" words={askWords} send={askAbout('General')} />
      </p>
    </section>
  );
}

export default function AboutPage() {
  return (
    <>
      <AboutHead />
      <div className="page-width py-10 sm:py-14">
        <WhoWeAre />
      </div>
      <NeverBand />
      <FigureMarks />
      <ClosingStep
        title="Does your goal fit your hours?"
        text="Five questions, no sign-up."
        to={`${addresses.home()}#${goalCheckId}`}
        action="Check my goal, free"
      />
    </>
  );
}
