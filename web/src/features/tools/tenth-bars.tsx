import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { monthlySales, mostForTools } from '#shared/domain/tools/share-of-sales.ts';

const most = Math.max(...monthlySales.map(mostForTools));

/** What all tools together may cost, at three sizes of a business and on one scale. */
export function TenthBars() {
  return (
    <figure className="bars">
      <figcaption>How much to spend on tools a month</figcaption>
      {monthlySales.map((sales) => (
        <p key={sales} className="bars-row">
          <span>at {formatAud(sales)} of sales</span>
          <b>{formatAud(mostForTools(sales))}</b>
          <svg aria-hidden="true" viewBox="0 0 400 20" preserveAspectRatio="none" className="h-5">
            <rect width={400} height={20} className="bars-track" />
            <rect width={(400 * mostForTools(sales)) / most} height={20} className="bars-fill" />
          </svg>
        </p>
      ))}
      <p className="mt-2 text-ink-soft">
        A tenth of sales, our rule of thumb. Before the first sale: nothing.
      </p>
    </figure>
  );
}
