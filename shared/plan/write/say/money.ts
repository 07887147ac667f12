const grouped = (value: string): string => value.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');

/** "$1,400" or "$12.50"; cents only where there are some. A loss has a minus sign in front of the dollar sign. */
export function dollars(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = Math.round(Math.abs(cents) % 100);
  const tail = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}$${grouped(String(whole))}${tail}`;
}

/** To the whole dollar. */
export const wholeDollars = (cents: number): string => dollars(Math.round(cents / 100) * 100);

const stepFor = (cents: number): number =>
  Math.abs(cents) < 10_000
    ? 100
    : Math.abs(cents) < 100_000
      ? 500
      : Math.abs(cents) < 1_000_000
        ? 1000
        : 5000;

/** A rounded figure for a sentence: a person cannot use more digits of an estimate. */
export const about = (cents: number): string => dollars(Math.round(cents / stepFor(cents)) * stepFor(cents));

/** Amounts of one table: with cents everywhere, or nowhere, so that each row adds up as printed. */
export function columnFormat(values: readonly number[]): (cents: number) => string {
  const isWhole = values.every((value) => value % 100 === 0);
  if (isWhole) return (cents) => dollars(cents).replace('$', '');
  return (cents) => {
    const whole = Math.floor(Math.abs(cents) / 100);
    return `${cents < 0 ? '−' : ''}${grouped(String(whole))}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  };
}
