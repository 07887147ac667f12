import type { Reading } from '../reading/reading.ts';

/** Each month's sales as a share of an ordinary one, by the months that the customer calls busy or quiet. */

const shares = { busy: 1.25, quiet: 0.6, other: 1 } as const;

/** An average month stays an average month. */
export function ownSeason(
  season: readonly number[],
  { busyMonths }: Pick<Reading, 'busyMonths'>,
): readonly number[] {
  if (!busyMonths) return season;
  const { busy, quiet } = busyMonths.value;
  const told = season.map((share, index): number =>
    share === 0
      ? 0
      : busy.includes(index + 1)
        ? shares.busy
        : quiet.includes(index + 1)
          ? shares.quiet
          : shares.other,
  );
  const open = told.filter((share) => share > 0);
  const average = open.reduce((sum, share) => sum + share, 0) / Math.max(1, open.length);
  return told.map((share) => Math.round((share / average) * 100) / 100);
}
