import { contributionPath } from '#shared/contract/contribution-path.ts';
import { Banner } from '#web/components/banner.tsx';
import { Card } from '#web/components/card.tsx';
import { addresses } from '#web/config/addresses.ts';
import { paymentFormAddress } from '#web/lib/payment-form.ts';
import { useSearchParams } from '#web/lib/router/use-router.ts';
import { useLeaving } from '#web/lib/use-leaving.ts';
import { OwnAmountForm } from './own-amount-form.tsx';
import { PackForms } from './pack-forms.tsx';
import { readContributionReturn } from './read-contribution-return.ts';

const action = paymentFormAddress({ path: contributionPath }, addresses.fundUs());

function ContributionBanner() {
  const [query] = useSearchParams();
  const news = readContributionReturn(query);
  return (
    <div role="status">
      {news !== undefined && (
        <div className="mt-6">
          <Banner tone={news.tone} title={news.message}>
            {news.tone === 'success' && <p>Thank you. It goes into keeping the free pages going.</p>}
          </Banner>
        </div>
      )}
    </div>
  );
}

export default function FundUsPage() {
  const { leaving, leave } = useLeaving();
  const form = { action, leaving, onLeave: leave };
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Fund us</h1>
      <ContributionBanner />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_26rem] lg:gap-16">
        <div className="reading">
          <p className="text-lg">
            The free income paths and the grant pages cost nothing to read, and we mean to keep it that way.
            If they helped you, you can help us keep them right and up to date.
          </p>
          <ul>
            <li>It is voluntary, and everything on this site stays the same for you if you give nothing.</li>
            <li>It buys no tokens, no plan and no say in a review.</li>
            <li>We are a company, not a charity: it is not tax-deductible.</li>
            <li>You pay once, by card, on our payment provider’s page. No account is needed.</li>
          </ul>
        </div>
        <Card>
          <h2 className="mb-4">Choose an amount</h2>
          <PackForms {...form} />
          <div className="mt-6 border-t border-line pt-5">
            <OwnAmountForm {...form} />
          </div>
        </Card>
      </div>
    </div>
  );
}
