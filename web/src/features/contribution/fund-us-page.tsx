import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { printFact } from '#shared/content/facts.ts';
import { contributionPath } from '#shared/contract/contribution-path.ts';
import { paymentFormSentence } from '#shared/contract/errors.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { useFocusOnNews } from '#web/components/page/use-focus-on-news.ts';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { addresses } from '#web/config/addresses.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { paymentFormAddress } from '#web/lib/payment/payment-words.ts';
import { useLeaving } from '#web/lib/payment/use-leaving.ts';
import { leadingPack, OwnAmountForm, PackForms } from './pack-forms.tsx';

interface ContributionNews {
  tone: 'success' | 'warning' | 'failed';
  message: string;
}

/** Reads the outcome of a contribution from the address. The words are always ours. */
export function readContributionReturn(query: URLSearchParams): ContributionNews | undefined {
  const code = query.get('error');
  if (code !== null) {
    const message = paymentFormSentence(code) ?? 'The payment failed to start. Please try again.';
    return { tone: 'failed', message };
  }
  const status = query.get('status');
  if (status === 'success') return { tone: 'success', message: 'Transaction complete.' };
  if (status === 'cancel') return { tone: 'warning', message: 'Transaction cancelled. No charge was made.' };
  return undefined;
}

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

function WhatStaysFree() {
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

const action = paymentFormAddress({ path: contributionPath }, addresses.fundUs());

const afterwards: Record<ContributionNews['tone'], string> = {
  success: 'Your contribution helps keep the free pages going.',
  warning: 'You can choose another amount.',
  failed: 'Choose an amount to try again.',
};

const titles: Record<ContributionNews['tone'], string> = {
  success: 'Thank you',
  warning: 'Payment cancelled',
  failed: 'Payment not started',
};

function ContributionBanner({ news }: { news: ContributionNews | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNews(box, news?.message);
  return (
    <div ref={box} role="status" tabIndex={-1} className="outline-none">
      {news !== undefined && (
        <div className="mt-4">
          <Banner tone={news.tone} title={news.message}>
            <p>{afterwards[news.tone]}</p>
          </Banner>
          {news.tone === 'success' && (
            <p className="mt-4">
              <ButtonLink to={addresses.buildPath()}>Back to the income paths</ButtonLink>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

export default function FundUsPage() {
  // The prerendered page knows no payment. On a return from one, its content is hidden, so that nothing
  // moves.
  const atFirst = useHydrated() ? undefined : 'told:invisible';
  const { leaving, leave } = useLeaving();
  const [query] = useSearchParams();
  const news = readContributionReturn(query);
  const title = news && titles[news.tone];
  usePageTitle(title);
  const form = { action, leaving, onLeave: leave };
  const given = news?.tone === 'success';
  return (
    <div className="split sm:-mb-16 not-last:mb-0">
      <div className={classNames('split-form', atFirst)}>
        <h1>{title ?? 'Fund us'}</h1>
        <ContributionBanner news={news} />
        {!given && (
          <p className={classNames('max-w-measure text-lg', news === undefined ? 'mt-3' : 'mt-5')}>
            If our free paths and grant pages helped you, you can help us keep them up to date.
          </p>
        )}
        <h2 className="mt-7 mb-4 text-xl">{given ? 'Give again' : 'Choose an amount'}</h2>
        <PackForms {...form} leading={given ? undefined : leadingPack} />
        <div className="card mt-3 px-4 py-4 sm:px-5">
          <OwnAmountForm {...form} />
        </div>
        <p className="mt-5">You pay once, by card, on Stripe’s page. No account needed.</p>
        <p className="mt-2 text-sm text-ink-soft">
          Card fee: {printFact('card-fee')}. We’re a company, not a charity, so it isn’t tax-deductible.
        </p>
      </div>
      <WhatStaysFree />
    </div>
  );
}
