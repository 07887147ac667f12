import type { PathContent } from '#shared/contract/content-files.ts';

const toTheCent = (cents: number): string =>
  `${cents < 0 ? '−' : ''}${(Math.abs(cents) / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Rows of the first sheet of the kit’s workbook as they come, made of the estimate that anybody may see. */
export function SheetRows({ published: { meta, year } }: { published: PathContent }) {
  const rows = [
    ['Left by an hour, months 10 to 12, A$', meta.hourCents],
    ['Cash after twelve months, A$', year.closingCents],
    ['Lowest cash at a month’s end, A$', year.lowestCents],
  ] as const;
  return (
    <figure className="sheet-rows">
      <table>
        <caption>Your numbers</caption>
        <thead>
          <tr>
            <th scope="col">Key figure</th>
            <th scope="col">Now</th>
            <th scope="col">In the path</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, cents]) => cents !== 0)
            .map(([label, cents]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{toTheCent(cents)}</td>
                <td>{toTheCent(cents)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <figcaption>From the workbook: type your own price, hours or costs, and “Now” follows.</figcaption>
    </figure>
  );
}
