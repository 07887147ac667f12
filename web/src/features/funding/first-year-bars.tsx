import { companyRegistration, companyYear } from '#shared/content/company-fees.ts';

const most = companyRegistration + companyYear;
const dollars = (amount: number) => `$${amount}`;

const rows: readonly { name: string; total: number; parts: readonly [from: number, to: number][] }[] = [
  { name: 'Sole trader', total: 0, parts: [] },
  {
    name: 'Pty Ltd company',
    total: most,
    parts: [
      [0, companyRegistration],
      [companyRegistration, most],
    ],
  },
];

/** What the register asks for the first year of either, drawn. */
export function FirstYearBars() {
  return (
    <figure className="bars">
      <figcaption>To register, and the first yearly fee, in 2024–25</figcaption>
      {rows.map(({ name, total, parts }) => (
        <p key={name} className="bars-row">
          <span>{name}</span>
          <b>{dollars(total)}</b>
          <svg aria-hidden="true" viewBox="0 0 400 20" preserveAspectRatio="none" className="h-5">
            <rect width={400} height={20} className="bars-track" />
            {parts.map(([from, to]) => (
              <rect
                key={from}
                x={(400 * from) / most + (from > 0 ? 2 : 0)}
                width={(400 * (to - from)) / most - (from > 0 ? 2 : 0)}
                height={20}
                className="bars-fill"
              />
            ))}
          </svg>
        </p>
      ))}
      <p className="mt-2 text-sm">
        The ABN is free for both. {dollars(companyRegistration)} and {dollars(companyYear)} a year were ASIC’s
        fees; check asic.gov.au for today’s.
      </p>
    </figure>
  );
}
