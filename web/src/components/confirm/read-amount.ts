const mostDollars = 10_000_000;

/** Reads "$1,250.50", "1250" or "1.2k" as cents; undefined for anything else. */
export function readDollars(text: string): number | undefined {
  const tidy = text.replaceAll(/[\s,$]/g, '').replace(/^a(?:ud?)?|aud$/i, '');
  const found = /^(\d+(?:\.\d{1,2})?)(k?)$/i.exec(tidy);
  if (!found) return undefined;
  const dollars = Number(found[1]) * (found[2] ? 1000 : 1);
  return dollars <= mostDollars ? Math.round(dollars * 100) : undefined;
}

export const printDollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Hours of a week, or of one piece of work. */
export const readHours =
  (most: number) =>
  (text: string): number | undefined => {
    const found = /^(\d+(?:\.\d{1,2})?)\s*(?:h|hrs?|hours?)?$/i.exec(text.trim());
    const hours = found ? Number(found[1]) : undefined;
    return hours !== undefined && hours > 0 && hours <= most ? hours : undefined;
  };
