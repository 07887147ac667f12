import { costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import { Section } from '#web/components/section.tsx';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { useAddressChoice } from '#web/lib/use-address-choice.ts';
import { BalanceCard } from './balance-card.tsx';
import { CustomAmountCard } from './custom-amount-card.tsx';
import { PackGrid } from './pack-grid.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { readBuying } from './token-pack.ts';
import { usePaymentReturn } from './use-payment-return.ts';

function OrderTokensPage() {
  const [buying, setBuying] = useAddressChoice('buy');
  const payment = usePaymentReturn();
  const choose = (amount: Hundredths) => setBuying(String(costOf(amount)));
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Buy tokens</h1>
      <p className="mt-3 mb-8 max-w-measure text-lg">
        One token costs A$1, GST included. Tokens pay for plans and unlock paths.
      </p>
      <PaymentBanner {...payment} />
      <div className="flex flex-col gap-8 sm:gap-10">
        <BalanceCard />
        <Section title="Choose a pack">
          <PackGrid onChoose={choose} />
        </Section>
        <Section title="Or an amount of your own">
          <p className="mb-4 max-w-measure text-ink-soft">
            Larger purchases last longer: more than 100 tokens 45 days, from 300 tokens 60 days, from 1,000
            tokens 90 days.
          </p>
          <CustomAmountCard onChoose={choose} />
        </Section>
      </div>
      <TermsDialog
        amount={payment.missesToken ? undefined : readBuying(buying)}
        goOnTo={payment.goOnTo}
        onClose={() => setBuying(null)}
        onSignedOut={payment.missToken}
      />
    </div>
  );
}

export default withAccountQueries(OrderTokensPage);
