import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { printFact } from '#shared/content/facts.ts';
import { contributionPath } from '#shared/contract/contribution-path.ts';
import { Banner } from '#web/components/banner.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { useFocusOnNews } from '#web/components/use-focus-on-news.ts';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { addresses } from '#web/config/addresses.ts';
import { paymentFormAddress } from '#web/lib/payment-form.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useLeaving } from '#web/lib/use-leaving.ts';
import { leadingPack } from './contribution-amount.ts';
import { OwnAmountForm } from './own-amount-form.tsx';
import { PackForms } from './pack-forms.tsx';
import { type ContributionNews, readContributionReturn } from './read-contribution-return.ts';
import { WhatStaysFree } from './what-stays-free.tsx';

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
