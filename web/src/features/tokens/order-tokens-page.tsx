import { costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import { Card } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { useAddressChoice } from '#web/lib/use-address-choice.ts';
import { AmountForm } from './amount-form.tsx';
import { BalanceCard } from './balance-card.tsx';
import { fittingPack } from './fitting-pack.ts';
import { PackList } from './pack-list.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { readBuying } from './token-pack.ts';
import { usePaymentReturn } from './use-payment-return.ts';
import { useWish } from './use-wish.ts';
import { WishCard } from './wish-card.tsx';

function OrderTokensPage() {
  const [buying, setBuying] = useAddressChoice('buy');
  const payment = usePaymentReturn();
  const { goOnTo, settlement, asking } = payment;
  const asked = useWish(goOnTo);
  const isPaid = settlement?.paid === true;
  // What was paid a moment ago leads on by itself.
  const wish = isPaid ? undefined : asked;
  const known = wish === 'asking' ? undefined : wish;
  const isNext = wish === undefined && asking === undefined && !isPaid;
  const choose = (amount: Hundredths) => setBuying(String(costOf(amount)));
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Buy tokens</h1>
      <p className="mt-3 mb-8 max-w-measure text-lg">
        One token costs A$1, GST included. Tokens pay for plans and unlock paths.{' '}
        <strong className="font-semibold">Tokens expire; what you unlock does not.</strong>
      </p>
      <PaymentBanner {...payment} goOnName={typeof asked === 'object' ? asked.name : undefined} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        {/* Who came for something reads there what they have; to others it says what they may need. */}
        {wish === undefined && (
          <div className="lg:order-last">
            <BalanceCard />
          </div>
        )}
        <div className="flex flex-col gap-8 sm:gap-10">
          {wish !== undefined && goOnTo !== undefined && (
            <WishCard wish={wish} goOnTo={goOnTo} onChoose={choose} />
          )}
          <Section title={wish === undefined ? 'Choose a pack' : 'Or choose a pack'}>
            <PackList fitting={fittingPack(known)} wish={known} isNext={isNext} onChoose={choose} />
            <p className="mt-4 max-w-measure text-ink-soft">
              Each of these is valid for 30 days. Larger purchases last longer: more than 100 tokens 45 days,
              from 300 tokens 60 days, from 1,000 tokens 90 days.
            </p>
          </Section>
          {(wish === undefined || (wish !== 'asking' && wish.missing === 0)) && (
            <Section title="Or an amount of your own">
              <Card>
                <AmountForm onChoose={choose} />
              </Card>
            </Section>
          )}
        </div>
        {wish !== undefined && <BalanceCard />}
      </div>
      <TermsDialog
        amount={payment.missesToken ? undefined : readBuying(buying)}
        goOnTo={goOnTo}
        onClose={() => setBuying(null)}
        onSignedOut={payment.missToken}
      />
    </div>
  );
}

export default withAccountQueries(OrderTokensPage);
