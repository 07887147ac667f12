import { companyFees } from '#shared/content/company-fees.ts';
import { ExternalLink } from '#web/components/external-link.tsx';

/** At registration, and then once a year. */
const payments = [0, 1, 2, 3, 4, 5];
const width = 400;
const side = 14;

const rows: readonly (readonly [name: string, asked: string, paid: readonly number[]])[] = [
  ['Sole trader', 'nothing', []],
  ['Pty Ltd company', 'to register, then yearly', payments],
];

/** Draws how often ASIC charges each structure; the amounts are below, each with its year. */
export const RegisterPayments = () => (
  <figure className="bars">
    <figcaption>What you pay ASIC over five years</figcaption>
    {rows.map(([name, asked, paid]) => (
      <p key={name} className="bars-row">
        <span>{name}</span>
        <b>{asked}</b>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} 20`}
          className="payments fill-none stroke-current stroke-2 [&>.bars-fill]:stroke-none"
        >
          <path d={`M0 0V20M0 10H${width}`} />
          {paid.map((year) => (
            <rect
              key={year}
              x={((width - side) / (payments.length - 1)) * year}
              y={(20 - side) / 2}
              width={side}
              height={side}
              className="bars-fill"
            />
          ))}
        </svg>
      </p>
    ))}
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      The ABN is free for both. <ExternalLink href={companyFees}>ASIC’s company fees</ExternalLink>
    </p>
  </figure>
);
