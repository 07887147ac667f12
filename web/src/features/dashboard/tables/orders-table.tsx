import { CircleCheck, CircleX, Clock, TimerOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { itemOf } from '#shared/content/order-item.ts';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import { formatAudToTheCent } from '#shared/domain/tokens/format-amount.ts';
import type { OrderStatus } from '#shared/domain/tokens/order-status.ts';
import { type Column, DataTable } from '#web/components/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FailedRow, type Failure } from '#web/components/failed/failed.tsx';
import { StatusBadge, type StatusBadgeProps } from '#web/components/notice/status-badge.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Day, NamedRow, OnDemand, shortId } from './table-parts.tsx';

const orderStatusLook: Record<OrderStatus, StatusBadgeProps> = {
  PENDING: { tone: 'pending', icon: Clock, word: 'Pending' },
  PAID: { tone: 'success', icon: CircleCheck, word: 'Paid' },
  CANCELLED: { tone: 'neutral', icon: CircleX, word: 'Cancelled' },
  EXPIRED: { tone: 'neutral', icon: TimerOff, word: 'Expired' },
  REFUNDED: { tone: 'neutral', icon: Undo2, word: 'Refunded' },
};

/** A pending order has an abandoned payment page; nothing happens until the person orders again. */
const OrderState = ({ status }: Pick<PaymentOrder, 'status'>) => (
  <span className="flex flex-wrap items-center gap-x-2 lg:flex-col lg:items-start">
    <StatusBadge {...orderStatusLook[status]} />
    {status === 'PENDING' && <span className="text-sm whitespace-nowrap text-ink-soft">Not finished</span>}
  </span>
);

const columns: readonly Column<PaymentOrder>[] = [
  {
    title: 'Payment',
    cell: ({ amount, id, plan, unlocks }) => (
      <NamedRow name={itemOf({ amountCents: amount, plan, unlocks })} id={id} />
    ),
    place: 'head',
  },
  { title: 'Status', cell: ({ status }) => <OrderState status={status} />, place: 'state' },
  {
    title: 'Amount',
    cell: ({ amount }) => <span className="whitespace-nowrap">{formatAudToTheCent(amount)}</span>,
    align: 'end',
    alone: true,
  },
  { title: 'Created', cell: ({ createdAt }) => <Day iso={createdAt} /> },
  {
    title: 'Paid',
    cell: ({ paidAt }) =>
      paidAt === null ? <span className="text-ink-soft">No</span> : <Day iso={paidAt} />,
  },
  {
    title: 'Invoice',
    place: 'foot',
    cell: ({ id, status, paidAt }) =>
      paidAt === null ? (
        status === 'PENDING' && (
          <TextLink to={addresses.orderTokens()} snug label={`Order again: payment ${shortId(id)}`}>
            Order again
          </TextLink>
        )
      ) : (
        <TextLink to={addresses.invoice({ orderId: id })} snug label={`Invoice of payment ${shortId(id)}`}>
          Invoice
        </TextLink>
      ),
  },
];

interface OrdersTableProps {
  /** Undefined when they failed to load. */
  orders: readonly PaymentOrder[] | undefined;
  failure?: Failure | undefined;
}

/** How long a payment page stays open. */
const pageLifeMs = 3_600_000;

/** Cancelled or abandoned, without a charge. */
const isNotCompleted = ({ paidAt, status, createdAt }: PaymentOrder, nowMs: number): boolean =>
  paidAt === null && (status !== 'PENDING' || nowMs - Date.parse(createdAt) > pageLifeMs);

const OrderRows = ({ caption, rows }: { caption: string; rows: readonly PaymentOrder[] }) => (
  <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
);

export function OrdersTable({ orders, failure }: OrdersTableProps) {
  const [nowMs] = useState(Date.now);
  if (orders === undefined)
    return (
      failure && (
        <FailedRow
          title="We couldn’t load your payments"
          kept="Anything you’ve paid for is safe."
          failure={failure}
        />
      )
    );
  const open = orders.filter((order) => !isNotCompleted(order, nowMs));
  const notCompleted = orders.filter((order) => isNotCompleted(order, nowMs));
  return (
    <>
      {open.length === 0 ? (
        <EmptyState
          text="No payments found."
          action={<TextLink to={addresses.orderTokens()}>Buy tokens</TextLink>}
        />
      ) : (
        <OrderRows caption="Your payments, newest first" rows={open} />
      )}
      {notCompleted.length > 0 && (
        <OnDemand name={`Not completed (${notCompleted.length})`}>
          <OrderRows caption="Payments that were not completed, newest first" rows={notCompleted} />
        </OnDemand>
      )}
    </>
  );
}
