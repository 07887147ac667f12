import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { FailedPage } from '#web/components/failed/failed.tsx';
import { LoadingHeading } from '#web/components/loading/loading-heading.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { PageNotFound } from '#web/components/page/page-not-found.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { orderQuery } from '../find-order.ts';
import { InvoicePaper } from './invoice-paper.tsx';

function InvoiceSkeleton() {
  return (
    <div className="card p-5 sm:p-10">
      <LoadingHeading shown>Loading your invoice</LoadingHeading>
      <LoadingText />
      <Skeleton className="mt-6 mb-3 h-5 w-72 max-w-full" />
      <Skeleton className="mb-8 h-5 w-56 max-w-full" />
      <Skeleton className="h-120 w-full" />
    </div>
  );
}

const toDashboard = (
  <ButtonLink to={addresses.dashboard()} variant="secondary">
    Go to your dashboard
  </ButtonLink>
);

/** The invoice of an order, for printing or saving. */
function InvoicePage() {
  const { orderId = '' } = useParams();
  const askedOrder = useQuery(orderQuery(orderId));
  const askedBuyer = useQuery(userQuery);
  const failures = [useFailure(askedOrder), useFailure(askedBuyer)].filter((failed) => failed !== undefined);
  const [order, buyer] = [askedOrder.data, askedBuyer.data];

  if (order === 'absent') return <PageNotFound thing="invoice" />;
  const [failure] = failures;
  if (failure !== undefined)
    return (
      <FailedPage
        title="We couldn’t load your invoice"
        kept="Your payment is not affected."
        failure={{
          ...failure,
          retrying: failures.some(({ retrying }) => retrying),
          onRetry: () => {
            for (const { onRetry } of failures) onRetry();
          },
        }}
        also={toDashboard}
      />
    );
  return (
    <div className="page-width py-8 sm:py-12 print:p-0">
      <div className="invoice-page mx-auto gap-4 grid max-w-192 [grid-template:'back'_'paper'_'print'_/_minmax(0,1fr)] sm:items-center sm:[grid-template:'back_print'_auto_'paper_paper'_auto_/_1fr_auto]">
        <div className="print:hidden [grid-area:back]">
          <TextLink to={addresses.dashboard()}>Back to your dashboard</TextLink>
        </div>
        <div className="@container [grid-area:paper]">
          {order === undefined || buyer === undefined ? (
            <InvoiceSkeleton />
          ) : (
            <InvoicePaper order={order} buyer={buyer} />
          )}
        </div>
        {order !== undefined && buyer !== undefined && (
          <div className="grid [grid-area:print] print:hidden">
            <Button variant="secondary" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

export default withAccountQueries(InvoicePage);
