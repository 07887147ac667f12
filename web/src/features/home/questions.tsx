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
    asked: 'What do I pay, and does it renew?',
    answer: (
      <>
        A Basic plan is {formatAud(planPrices.BASIC)}, Pro {formatAud(planPrices.PRO)} and Enterprise{' '}
        {formatAud(planPrices.ENTERPRISE)}, GST included, once. A path is paid once too, or free. Nothing
        renews. You pay by card.
      </>
    ),
  },
  {
    asked: 'What if my goal cannot be reached?',
    answer: (
      <>
        The plan says so, with the hours, the price or the date that would make it work. The free check above
        tells you before you pay anything.
      </>
    ),
  },
  {
    asked: 'Who writes the plan?',
    answer: (
      <>
        A program works it out from your answers by stated rules, so that text, tables and charts agree. On
        Pro and Enterprise a person reads your answers first.
      </>
    ),
  },
  {
    asked: 'Can I get my money back?',
    answer: (
      <>
        Not because you changed your mind. Your rights under the Australian Consumer Law stay, and if a plan
        you paid for cannot be made, we return the tokens or the money.{' '}
        {terms('refunds', 'Refunds and your rights')} says it whole.
      </>
    ),
  },
  {
    asked: 'Do I need an ABN to begin?',
    answer: (
      <>
        Not to look around, to check a goal or to have a plan made. Once you sell, most buyers will want one:{' '}
        <Link to={addresses.registerAbn()}>how to register an ABN</Link>, which is free.
      </>
    ),
  },
  {
    asked: 'Is this financial advice?',
    answer: (
      <>
        No. It is general information: not financial, legal or tax advice. Figures are estimates, and yours
        can be lower, including nothing at all.
      </>
    ),
  },
  {
    asked: 'What happens to my answers?',
    answer: (
      <>
        We don’t keep your goal check answers. The answers you submit for a plan are stored in Sydney and seen
        only by our reviewers. We never sell them or use them for advertising. {terms('privacy', 'Privacy')}{' '}
        says how long we keep what.
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
