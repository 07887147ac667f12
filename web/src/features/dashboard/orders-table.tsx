import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import { formatAudToTheCent, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { type Column, DataTable } from '#web/components/data-table.tsx';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { NamedRow } from './named-row.tsx';
import { orderStatusLook } from './order-status-look.ts';
import { shortId } from './short-id.ts';

const columns: readonly Column<PaymentOrder>[] = [
  {
    title: 'Payment',
    cell: ({ amount, id }) => <NamedRow name={formatTokens(tokensBoughtWith(cents(amount)))} id={id} />,
    place: 'head',
  },
  { title: 'Status', cell: ({ status }) => <StatusBadge {...orderStatusLook[status]} />, place: 'state' },
  { title: 'Amount', cell: ({ amount }) => formatAudToTheCent(amount), align: 'end' },
  { title: 'Created', cell: ({ createdAt }) => <DateTime iso={createdAt} dayFirst /> },
  {
    title: 'Paid',
    cell: ({ paidAt }) =>
      paidAt === null ? <span className="text-ink-soft">Not paid</span> : <DateTime iso={paidAt} dayFirst />,
  },
  {
    title: 'Invoice',
    place: 'foot',
    cell: ({ id, paidAt }) =>
      paidAt !== null && (
        <TextLink to={addresses.invoice({ orderId: id })} snug label={`Invoice of payment ${shortId(id)}`}>
          Invoice
        </TextLink>
      ),
  },
];

export function OrdersTable({ orders }: { orders: readonly PaymentOrder[] }) {
  if (orders.length === 0)
    return (
      <EmptyState
        text="No payments found."
        action={<TextLink to={addresses.orderTokens()}>Buy tokens</TextLink>}
      />
    );
  return (
    <DataTable
      caption="Your payments, newest first"
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
    />
  );
}
