import { countIn, countWords } from '../../reading/count-words.ts';

/** An amount of a question: "$45", "45 bucks", "35k", "9 grand". */
export function amountIn(question: string): number | undefined {
  const found =
    /[$£€]\s?(\d[\d,]*(?:\.\d{1,2})?)(k)?\b/i.exec(question) ??
    /\b(\d[\d,]*(?:\.\d{1,2})?)(k)\b/i.exec(question) ??
    /\b(\d{1,3}(?:\.\d)?) ?(grand)\b/i.exec(question) ??
    /\b(\d[\d,]*(?:\.\d{1,2})?)() ?(?:bucks|dollars?|quid|pounds)\b/i.exec(question);
  const [, digits, k] = found ?? [];
  if (digits === undefined) return undefined;
  return Math.round(Number(digits.replaceAll(',', '')) * 100) * (k ? 1000 : 1);
}

/** The yearly rate of a loan: "9.5%", "12 percent". */
export function rateIn(text: string): number | undefined {
  const found = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent)(?!\s*(?:deposit|down))/i.exec(text);
  const rate = Number(found?.[1]);
  return rate >= 3 && rate <= 35 ? rate : undefined;
}

const length = new RegExp(String.raw`\b(\d{1,3}|${countWords})[ -]?(years?|yrs?|months?)\b`, 'i');

/** How long a loan runs: "over 7 years", "five years". */
export function termIn(text: string): number | undefined {
  const found = length.exec(text);
  const count = countIn(found?.[1]);
  const months = (count ?? 0) * (/^m/i.test(found?.[2] ?? '') ? 1 : 12);
  return months >= 6 && months <= 120 ? months : undefined;
}

const calendar =
  'january february march april may june july august september october november december'.split(' ');

/** The calendar month that a question names, January is 1. "May" is a verb more often. */
export function monthIn(question: string): number | undefined {
  const at = calendar.findIndex((name) => name !== 'may' && question.toLowerCase().includes(name));
  return at < 0 ? undefined : at + 1;
}
