import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { type ConfirmedPart, describeConfirmed } from './describe-confirmed.ts';

interface ConfirmedListProps {
  confirmed: Confirmed;
  /** Shows only these parts, or all when left out. */
  parts?: readonly ConfirmedPart[];
}

/** A read-only list of the confirmed facts. */
export function ConfirmedList({ confirmed, parts }: ConfirmedListProps) {
  const lines = describeConfirmed(confirmed).filter(({ part }) => parts?.includes(part) ?? true);
  if (lines.length === 0) return <p>Nothing.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ part, name, says }) => (
        <li key={part} className="py-2 wrap-anywhere">
          <span className="font-semibold">{name}: </span>
          {says}
        </li>
      ))}
    </ul>
  );
}
