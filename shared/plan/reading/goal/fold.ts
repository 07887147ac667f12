/** First code units of the ten digits of scripts that people in Australia type with. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0e50];

const signs = new Map([
  ...[...'‘’ʼ´`'].map((sign) => [sign, "'"] as const),
  ...[...'‐‑‒–—−'].map((sign) => [sign, '-'] as const),
  ...[...'“”„«»'].map((sign) => [sign, '"'] as const),
]);

const foldUnit = (unit: string): string => {
  const code = unit.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  const zero = zeros.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  if (/[\s\p{Cf}\p{Cc}]/u.test(unit)) return ' ';
  const lower = unit.toLowerCase();
  return signs.get(unit) ?? (lower.length === 1 ? lower : unit);
};

/** The text in one plain spelling, unit for unit, so that a place in it is the same place in what was typed. */
export const fold = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (capitals) => capitals.toLowerCase()).replaceAll(/[\u0080-\uffff]/g, foldUnit);
