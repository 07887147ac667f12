import { casualFloor } from '#shared/content/fact-numbers.ts';
import type { PathSummary } from '#shared/contract/content-files.ts';

/** The end of the scale, in dollars. */
export const widest = casualFloor * 1.05;

const percent = (dollars: number): string => `${((dollars / widest) * 100).toFixed(1)}%`;

/** Compares an hour's pay with the casual minimum wage. */
export function HourBar({ hourCents }: Pick<PathSummary, 'hourCents'>) {
  return (
    <svg aria-hidden="true" width="100%" height="14">
      <rect className="bars-track" width="100%" height="100%" />
      <rect className="bars-fill" width={percent(hourCents / 100)} height="100%" />
      <line className="bars-floor" x1={percent(casualFloor)} x2={percent(casualFloor)} y1="-3" y2="17" />
    </svg>
  );
}
