import type { HeatGrid } from '#shared/plan/document/chart.ts';

/** Shades of what is no loss, in plan-chart.css. */
const shades = 4;

/** Two drivers against each other: the darker, the better; a loss has a dashed frame. */
export function GridChart({ chart }: { chart: HeatGrid }) {
  const { columnTitle, rowTitle, columns, rows, values, printed, zero, base } = chart;
  const best = Math.max(zero, ...values.flat());
  const shadeOf = (value: number): string => {
    if (value < zero) return 'loss';
    const share = best === zero ? 0 : (value - zero) / (best - zero);
    return String(Math.min(shades - 1, Math.floor(share * shades)));
  };
  return (
    <>
      <p className="plan-chart-title" data-label="">
        {`${rowTitle} by ${columnTitle}`}
      </p>
      <table className="plan-grid">
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col" data-label="">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <th scope="row" data-label="">
                {name}
              </th>
              {columns.map((column, at) => (
                <td
                  key={column}
                  data-label=""
                  data-shade={shadeOf(values[row]?.[at] ?? 0)}
                  data-base={(row === base.row && at === base.column) || undefined}
                >
                  {printed[row]?.[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
