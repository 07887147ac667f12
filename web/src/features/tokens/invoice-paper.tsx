import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import type { UserEntity } from '#shared/contract/account.ts';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import { formatAbn } from '#shared/domain/account/abn.ts';
import { formatAudToTheCent } from '#shared/domain/tokens/format-amount.ts';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { provider } from '#web/config/site-facts.ts';
import { invoiceOf } from './invoice.ts';
import './invoice.css';

interface PartyProps {
  heading: string;
  name: string;
  abn: string | null;
  email: string | null;
}

function Party({ heading, name, abn, email }: PartyProps) {
  return (
    <div>
      <h2 className="font-sans text-sm font-normal text-ink-soft">{heading}</h2>
      <p className="font-semibold wrap-anywhere">{name}</p>
      {abn !== null && <p className="tabular-nums">ABN {formatAbn(abn)}</p>}
      {email !== null && <p className="wrap-anywhere">{email}</p>}
    </div>
  );
}

interface FactProps {
  name: string;
  wide?: boolean;
  children: ReactNode;
}

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const sumLook = 'flex justify-between gap-6 py-1';

export function InvoicePaper({ order, buyer }: { order: PaymentOrder; buyer: UserEntity }) {
  const { title, quantity, total, gst, net, status } = invoiceOf(order);
  return (
    <article className="invoice card p-5 tabular-nums sm:p-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1>{title}</h1>
        <p className="font-serif text-xl font-semibold">{brand}</p>
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <Party heading="From" name={provider.legalName} abn={provider.abn} email={provider.email} />
        <Party heading="To" name={buyer.full_name} abn={buyer.abn} email={buyer.email} />
      </div>
      <dl className="mt-8 grid gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-2">
        <Fact name="Order" wide>
          {order.id}
        </Fact>
        <Fact name="Ordered">
          <DateTime iso={order.createdAt} />
        </Fact>
        <Fact name="Paid">{order.paidAt === null ? 'Not paid' : <DateTime iso={order.paidAt} />}</Fact>
        <Fact name="Status" wide>
          {status}
        </Fact>
      </dl>
      <table className="mt-6">
        <caption className="sr-only">What was bought</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col">Item</th>
            <th scope="col" className="text-right">
              Quantity
            </th>
            <th scope="col" className="pr-0 text-right">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="wrap-anywhere">
              {brand} tokens, {formatAudToTheCent(100)} each
            </td>
            <td className="text-right">{quantity}</td>
            <td className="pr-0 text-right">{total}</td>
          </tr>
        </tbody>
      </table>
      <dl className="mt-4 ml-auto max-w-xs">
        <div className={sumLook}>
          <dt>Without GST</dt>
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
