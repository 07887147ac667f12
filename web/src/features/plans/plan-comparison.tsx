// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else

import { Check, Minus } from 'lucide-react';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { classNames } from '#web/components/class-names.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { comparison, planOffers } from './plan-offers.ts';
import { PlanTerms } from './plan-terms.tsx';

function Compared({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={value ? 'size-5 text-leaf' : 'size-5 text-ink-soft'} />
      <VisuallyHidden>{value ? 'Included' : 'Not included'}</VisuallyHidden>
    </>
  );
}

export interface PlanComparisonProps {
  first: PlanType | undefined;
}

/** Below the cards; on a narrow screen a line has its name above it. */
export function PlanComparison({ first }: PlanComparisonProps) {
  const firstLook = (type: PlanType) => (type === first ? 'compared-first' : undefined);
  return (
    <>
      <table role="table" className="compared">
        <caption className="sr-only">Basic, Pro and Enterprise line by line</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="max-md:sr-only">
              What you get
            </th>
            {planOffers.map(({ type, name, price }) => (
              <th
                key={type}
                role="columnheader"
                scope="col"
                className={classNames(firstLook(type), 'text-left')}
              >
                {name}
                <span aria-hidden className="compared-price">
                  {formatAud(price)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {comparison.map((compared) => (
            <tr key={compared.line} role="row">
              <th role="rowheader" scope="row">
                <span>{compared.line}</span>{' '}
                {compared.means && <span className="compared-means">{compared.means}</span>}
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
