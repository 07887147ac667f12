/** Making a format takes some hundred times as long as using it. */
const formats: Record<string, Intl.NumberFormat> = {};

/** `1,234.5`: digits behind the point as far as they say something, no fewer than the least. */
export function inDigits(value: number, most: number, least = 0): string {
  const kept = `${least} to ${most}`;
  formats[kept] ??= new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return formats[kept].format(value);
}
