import { CircleCheck, CircleDashed, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { itemOf } from '#shared/content/order-item.ts';
import type { UserEntity } from '#shared/contract/account.ts';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { formatAudToTheCent, formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { gstIncluded } from '#shared/domain/tokens/gst.ts';
import { cents, type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import type { OrderStatus } from '#shared/domain/tokens/order-status.ts';
import { BrandSign } from '#web/components/brand-sign.tsx';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { StatusBadge } from '#web/components/notice/status-badge.tsx';
import { provider } from '#web/config/site-facts.ts';
import { validityText } from '../order-tokens/about-paying.tsx';
import './invoice.css';

interface Invoice {
  /** Only a paid order makes a tax invoice. */
  title: 'Tax invoice' | 'Order';
  /** The plan or the path; undefined when only tokens were bought. */
  item?: string;
  bought: Hundredths;
  quantity: string;
  total: string;
  gst: string;
  /** The total without tax. */
  net: string;
  status: string;
}

const statusTexts: Record<OrderStatus, string> = {
  PAID: 'Paid',
  REFUNDED: 'Paid and refunded',
  PENDING: 'Not paid yet',
  CANCELLED: 'Cancelled, not paid',
  EXPIRED: 'Expired, not paid',
};

export function invoiceOf({ amount, status, paidAt, plan, unlocks }: PaymentOrder): Invoice {
  const price = cents(amount);
  const gst = gstIncluded(price);
  const bought = tokensBoughtWith(price);
  const isItem = plan !== undefined || unlocks !== undefined;
  return {
    title: paidAt === null ? 'Order' : 'Tax invoice',
    ...(isItem && { item: itemOf({ amountCents: amount, plan, unlocks }) }),
    bought,
    quantity: isItem ? '1' : formatTokenCount(bought),
    total: formatAudToTheCent(price),
    gst: formatAudToTheCent(gst),
    net: formatAudToTheCent(price - gst),
    status: statusTexts[status],
  };
}

interface PartyProps {
  heading: string;
  name: string;
  abn: string | null;
  lines: readonly (string | null)[];
}

/** Lets an address break after a dot or an @. */
const atDots = (line: string): ReactNode =>
  line.split(/(?<=[.@])/).reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        {before !== null && <wbr />}
        {part}
      </>
    ),
    null,
  );

function Party({ heading, name, abn, lines }: PartyProps) {
  return (
    <div>
      <h2 className="font-sans text-sm font-normal text-ink-soft">{heading}</h2>
      <p className="font-semibold wrap-anywhere">{name}</p>
      {abn !== null && <p>ABN {formatAbn(abn)}</p>}
      {lines.map(
        (line) =>
          line !== null && (
            <p key={line} className="wrap-anywhere">
              {atDots(line)}
            </p>
          ),
      )}
    </div>
  );
}

const statusIcons: Partial<Record<OrderStatus, LucideIcon>> = { PAID: CircleCheck, REFUNDED: RotateCcw };

/** The total, and whether it is paid. */
function Standing({ order }: { order: PaymentOrder }) {
  const { total, status } = invoiceOf(order);
  return (
    <div className="py-6 border-b border-b-line">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 font-serif text-4xl font-semibold wrap-anywhere">{total}</span>
        <StatusBadge
          tone={order.status === 'PAID' ? 'success' : 'neutral'}
          icon={statusIcons[order.status] ?? CircleDashed}
          word={status}
        />
      </p>
      <dl className="mt-5 grid gap-y-3 gap-x-6 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">Ordered</dt>
          <dd className="wrap-anywhere">
            <DateTime iso={order.createdAt} />
          </dd>
        </div>
        {order.paidAt !== null && (
          <div>
            <dt className="text-ink-soft text-sm">Paid</dt>
            <dd className="wrap-anywhere">
              <DateTime iso={order.paidAt} />
            </dd>
          </div>
        )}
        <div className="sm:col-span-full">
          <dt className="text-ink-soft text-sm">Order</dt>
          <dd className="wrap-anywhere">{order.id}</dd>
        </div>
      </dl>
    </div>
  );
}

const sumLook = 'flex justify-between gap-6 py-1';

export function InvoicePaper({ order, buyer }: { order: PaymentOrder; buyer: UserEntity }) {
  const { title, item, quantity, bought, total, gst, net } = invoiceOf(order);
  const tokensEach = `${brand} tokens, ${formatAudToTheCent(100)} each`;
  return (
    <article className="invoice card p-[min(1.25rem,6.25vw)] sm:p-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">{title}</h1>
        <p className="flex items-center gap-2 font-serif text-xl font-semibold">
          <BrandSign className="size-6" />
          {brand}
        </p>
      </div>
      <Standing order={order} />
      <div className="grid gap-6 py-6 sm:grid-cols-2">
        <Party
          heading="From"
          name={provider.legalName}
          abn={provider.abn}
          lines={[provider.address, provider.email]}
        />
        <Party heading="To" name={buyer.full_name} abn={buyer.abn} lines={[buyer.email]} />
      </div>
      <table className="@max-[24rem]:block">
        <caption className="sr-only">What was bought</caption>
        <thead className="@max-[24rem]:block">
          <tr className="text-sm text-ink-soft">
            <th
              className="@max-[24rem]:py-0.5 @max-[24rem]:border-0 @max-[24rem]:first:col-span-full"
              scope="col"
            >
              Item
            </th>
            <th
              scope="col"
              className="text-right @max-[24rem]:py-0.5 @max-[24rem]:border-0 @max-[24rem]:first:col-span-full"
            >
              Quantity
            </th>
            <th
              scope="col"
              className="pr-0 text-right @max-[24rem]:py-0.5 @max-[24rem]:border-0 @max-[24rem]:first:col-span-full"
            >
              Amount
            </th>
          </tr>
        </thead>
        <tbody className="@max-[24rem]:block">
          <tr>
            <th
              scope="row"
              className="font-normal wrap-anywhere @max-[24rem]:py-0.5 @max-[24rem]:border-0 @max-[24rem]:first:col-span-full"
            >
              {item ?? tokensEach}
              {item !== undefined && (
                <span className="block text-sm text-ink-soft">
                  By card, as {formatTokenCount(bought)} {brand} tokens
                </span>
              )}
              {item === undefined && order.paidAt !== null && (
                <span className="block text-sm text-ink-soft">{validityText(bought)} from the payment</span>
              )}
            </th>
            <td className="text-right @max-[24rem]:py-0.5 @max-[24rem]:border-0 @max-[24rem]:first:col-span-full">
              {quantity}
            </td>
            <td className="pr-0 text-right @max-[24rem]:py-0.5 @max-[24rem]:border-0 @max-[24rem]:first:col-span-full">
              {total}
            </td>
          </tr>
        </tbody>
      </table>
      <dl className="mt-4 ml-auto max-w-xs">
        <div className={sumLook}>
          <dt>Excluding GST</dt>
          <dd>{net}</dd>
        </div>
        <div className={sumLook}>
          <dt>GST included</dt>
          <dd>{gst}</dd>
        </div>
        <div className={`${sumLook} mt-1 border-t border-line-strong pt-2 text-lg font-semibold`}>
          <dt>Total (AUD)</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </article>
  );
}
