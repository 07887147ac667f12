// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
import { Check, CornerUpLeft, Inbox, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { classNames } from '#web/components/class-names.ts';
import { VisuallyHidden } from '#web/components/text/visually-hidden.tsx';
import { addresses } from '#web/config/addresses.ts';
import { comparison, planOffers } from '../plan-offers.ts';

/** The points that all three plans share. */
const PlanTerms = () => (
  <ul
    aria-label="With all three"
    className="mt-5 grid [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-leaf gap-y-2.5 gap-x-7 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] text-sm leading-[1.45]"
  >
    <li className="gap-2.5 flex">
      <Inbox aria-hidden />
      <span>PDF by email, online for 30 days</span>
    </li>
    <li className="gap-2.5 flex">
      <span
        aria-hidden
        className="grid size-5 shrink-0 text-leaf [border:2px_solid] rounded-[50%] text-[0.75rem] font-semibold leading-none place-items-center"
      >
        1
      </span>
      <span>One plan at a time</span>
    </li>
    <li className="gap-2.5 flex">
      <CornerUpLeft aria-hidden />
      <span>
        No change-of-mind refund; your rights under the Australian Consumer Law stay.{' '}
        <Link to={`${addresses.terms()}#refunds`}>Refunds</Link>
      </span>
    </li>
  </ul>
);

function Compared({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={value ? 'size-5 text-leaf' : 'size-5 text-ink-soft'} />
      <VisuallyHidden>{value ? 'Yes' : 'No'}</VisuallyHidden>
    </>
  );
}

/** Below the cards; on a narrow screen a line has its name above it. */
export function PlanComparison({ first }: { first: PlanType | undefined }) {
  const firstLook = (type: PlanType) => (type === first ? 'bg-leaf-tint' : undefined);
  return (
    <>
      <table
        role="table"
        className="mt-6 block [&_tbody_:is(th,td)]:text-balance [&_td]:first-letter:uppercase normal-nums md:mt-4 [&_td]:pt-0.5 [&_td]:pb-2 [&_td]:pr-1 [&_td]:pl-2 [&_td]:border-0 [&_td]:wrap-anywhere md:[&_td]:py-2.5 md:[&_td]:px-3 lg:[&_td]:px-5"
      >
        <caption className="sr-only">The plans compared</caption>
        <thead
          className="block top-0 shadow-[0_1px_0_var(--color-line-strong)] sticky z-1 bg-paper print:static"
          role="rowgroup"
        >
          <tr
            className="grid grid-cols-3 md:grid-cols-[minmax(0,1.2fr)_repeat(3,minmax(0,1fr))] md:gap-x-5"
            role="row"
          >
            <th
              role="columnheader"
              scope="col"
              className="max-md:sr-only pt-0.5 pb-2 pr-1 pl-2 border-0 wrap-anywhere md:py-2.5 md:px-3 lg:px-5 md:first:pl-0"
            >
              What you get
            </th>
            {planOffers.map(({ type, name, price }) => (
              <th
                key={type}
                role="columnheader"
                scope="col"
                className={classNames(
                  'pt-0.5 pb-2 pr-1 pl-2 border-0 wrap-anywhere md:py-2.5 md:px-3 lg:px-5 md:first:pl-0',
                  firstLook(type),
                  'text-left',
                )}
              >
                {name}
                <span
                  aria-hidden
                  className="block text-(length:--text-sm) md:[font-size:inherit] lg:ml-2 lg:inline"
                >
                  {formatAud(price)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block" role="rowgroup">
          {comparison.map((compared) => (
            <tr
              className="grid grid-cols-3 border-t border-t-line-strong md:grid-cols-[minmax(0,1.2fr)_repeat(3,minmax(0,1fr))] md:gap-x-5"
              key={compared.line}
              role="row"
            >
              <th
                className="pt-2 pb-0.5 px-0 border-0 wrap-anywhere text-(length:--text-sm) col-span-full md:py-2.5 md:px-0 md:[font-size:inherit] md:col-[auto]"
                role="rowheader"
                scope="row"
              >
                <span>{compared.line}</span>{' '}
                {compared.means && (
                  <span className="text-ink-soft font-normal md:block md:text-sm md:text-balance">
                    {compared.means}
                  </span>
                )}
              </th>
              {planOffers.map(({ type }) => (
                <td key={type} role="cell" className={firstLook(type)}>
                  <Compared value={compared[type]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PlanTerms />
    </>
  );
}
