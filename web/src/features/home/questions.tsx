import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { addresses } from '#web/config/addresses.ts';

const terms = (id: string, words: string): ReactNode => (
  <Link to={`${addresses.terms()}#${id}`}>{words}</Link>
);

const questions: readonly { asked: string; answer: ReactNode }[] = [
  {
    asked: 'What do I pay?',
    answer: (
      <>
        A Basic plan is {formatAud(planPrices.BASIC)}, Pro {formatAud(planPrices.PRO)} and Enterprise{' '}
        {formatAud(planPrices.ENTERPRISE)}. Some paths are free; you pay once for the others. You pay by card,
        and nothing renews.
      </>
    ),
  },
  {
    asked: 'What if I can’t reach my goal?',
    answer: (
      <>
        Your plan says so, and what would change that: more hours, a higher price or a later date. The free
        check tells you before you pay.
      </>
    ),
  },
  {
    asked: 'Who writes the plan?',
    answer: (
      <>
        Our software works it out from your answers by fixed rules, so the text, tables and charts agree. On
        Pro and Enterprise, a person reads your answers first.
      </>
    ),
  },
  {
    asked: 'Can I get a refund?',
    answer: (
      <>
        Not for a change of mind. You keep your rights under the Australian Consumer Law, and if we can’t make
        a plan you paid for, we return your tokens or money. See {terms('refunds', 'Refunds and your rights')}{' '}
        for the details.
      </>
    ),
  },
  {
    asked: 'Do I need an ABN to start?',
    answer: (
      <>
        Not to check a goal or get a plan. Once you sell, most buyers will ask for one.{' '}
        <Link to={addresses.registerAbn()}>Registering an ABN</Link> is free.
      </>
    ),
  },
  {
    asked: 'Is this financial advice?',
    answer: (
      <>
        No. It’s general information, not financial, legal or tax advice. Figures are estimates: you could
        earn less, or nothing.
      </>
    ),
  },
  {
    asked: 'What happens to my answers?',
    answer: (
      <>
        We don’t keep your goal check answers. What you submit for a plan is stored in Sydney and seen only by
        our reviewers. We never sell it or use it for advertising. {terms('privacy', 'Privacy')} says how long
        we keep it.
      </>
    ),
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <div className="mt-4 border-b border-line">
        {questions.map(({ asked, answer }) => (
          <details key={asked} className="group border-t border-line">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2.5 font-semibold hover:text-leaf [&::-webkit-details-marker]:hidden">
              {asked}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-leaf group-open:rotate-180 motion-safe:transition-transform"
              />
            </summary>
            <p className="max-w-measure pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
