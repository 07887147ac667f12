import type { PathContent } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';

/** Rows of the first sheet of the kit’s workbook as they come, made of the estimate that anybody may see. */
export function SheetRows({ published: { meta, year } }: { published: PathContent }) {
  const rows = [
    ['Left by an hour, months 10 to 12', meta.hourCents],
    ['Cash after twelve months', year.closingCents],
    ['Lowest cash at a month’s end', year.lowestCents],
  ] as const;
  return (
    <figure className="sheet-rows">
      <table>
        <caption>Your numbers</caption>
        <thead>
          <tr>
            <th scope="col">Key figure</th>
            <th scope="col">In the path</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, cents]) => cents !== 0)
            .map(([label, cents]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{wholeDollars(cents)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <figcaption>
        From the workbook: type your own price, hours or costs, and your own figures stand beside these.
      </figcaption>
    </figure>
  );
}
