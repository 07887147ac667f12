import { useQuery } from '@tanstack/react-query';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { LoadingHeading } from '#web/components/loading-heading.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { PageNotFound } from '#web/components/page-not-found.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { userQuery } from '#web/lib/api/user-query.ts';
import { wayOn } from '#web/lib/api/way-on.ts';
import { useParams } from '#web/lib/router/use-router.ts';
import { orderQuery } from './api/find-order.ts';
import { InvoicePaper } from './invoice-paper.tsx';

function InvoiceSkeleton() {
  return (
    <div className="card p-5 sm:p-10">
      <LoadingHeading>Loading the tax invoice</LoadingHeading>
      <LoadingText />
      <Skeleton className="mb-8 h-10 w-48" />
      <Skeleton className="mb-3 h-5 w-72 max-w-full" />
      <Skeleton className="mb-8 h-5 w-56 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function InvoiceUnavailable({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <>
      <h1 className="mb-6">Tax invoice</h1>
      <Banner
        tone="failed"
        role="alert"
        title="The invoice could not be loaded"
        action={
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>Your payment is not affected. {wayOn(error)}</p>
      </Banner>
    </>
  );
}

/** The invoice of one order, as it is printed or saved. */
function InvoicePage() {
  const { orderId = '' } = useParams();
  const { data: order, ...asked } = useQuery(orderQuery(orderId));
  const { data: buyer, ...askedBuyer } = useQuery(userQuery);
  const failures = [asked, askedBuyer].filter(({ isLoadingError }) => isLoadingError);
  const retry = () => {
    for (const { refetch } of failures) void refetch();
  };

  if (order === 'absent') return <PageNotFound thing="invoice" />;
  return (
    <div className="page-width py-8 sm:py-12 print:p-0">
      <div className="invoice-page">
        <div className="invoice-back">
          <TextLink to={addresses.dashboard()}>Back to your dashboard</TextLink>
        </div>
        <div className="invoice-paper">
          {failures.length > 0 ? (
            <InvoiceUnavailable error={failures[0]?.error ?? null} onRetry={retry} />
          ) : order === undefined || buyer === undefined ? (
            <InvoiceSkeleton />
          ) : (
            <InvoicePaper order={order} buyer={buyer} />
          )}
        </div>
        {order !== undefined && buyer !== undefined && (
          <div className="invoice-print">
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
