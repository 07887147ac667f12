import type { PathContent } from '#shared/contract/content-files.ts';
import { kitFigures } from '#shared/contract/kit-figures.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';

export interface SheetRowsProps extends Pick<PathContent, 'meta' | 'year'> {
  tried: NonNullable<PathContent['tried']>;
}

/** Rows of the first sheet of the kit’s workbook, made of the estimate that anybody may see, and what they come to once its price is changed. */
export function SheetRows({ meta, year, tried }: SheetRowsProps) {
  const rows = [
    ['price', <>Price of one {tried.unit}</>, tried.fromCents, tried.priceCents],
    ['hour', kitFigures.hour, meta.hourCents, tried.hourCents],
    ['closing', kitFigures.closing, year.closingCents, tried.closingCents],
    ['lowest', kitFigures.lowest, year.lowestCents, tried.lowestCents],
  ] as const;
  return (
    <figure className="sheet-rows">
      <table>
        <caption>Your numbers</caption>
        <thead>
          <tr>
            <th scope="col">Key figure</th>
            <th scope="col">In the path</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, , ...cents]) => cents.some((one) => one !== 0))
            .map(([key, label, path, yours]) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{wholeDollars(path)}</td>
                <td>{wholeDollars(yours)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <figcaption>
        From the workbook, with {wholeDollars(tried.priceCents)} typed as your price. Type your own price,
        hours or costs, and the rest follows.
      </figcaption>
    </figure>
  );
}
