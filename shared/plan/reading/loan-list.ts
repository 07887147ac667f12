import { centsOf } from './loan-terms.ts';

/** A list of what the money is for, one thing and its sum on each line, with its total: "steam kettle   12,800". */

export interface LoanList {
  use: { what: string; cents: number }[];
  totalCents: number;
}

const line =
  /^\s*(?:[-*•·–]\s*)?(?<what>(?:\d{1,4} )?\p{L}[^$£€]*?)(?:\s*[:=]\s*|\s+[-–]\s+|\s+)[$£€]?(?<sum>\d{1,3}(?:,\d{3})+|\d{3,6})(?<k>k)?\s*$/u;
const bareSum = /^\s*(?:[=]\s*)?[$£€]?(?<sum>\d{1,3}(?:,\d{3})+|\d{4,7})\s*$/u;
const totalFirst = /\b(?:sub)?total|\ball up\b|\bin all\b|\baltogether\b/i;
const sums = /(?<![\d.,])[$£€]?(?<sum>\d{1,3}(?:,\d{3})+|\d{2,6})(?<k>k)?(?![\d%]|[.,]\d)/gu;
const leastItems = 2;
/** A total that is rounded. */
const mostApart = 0.01;

interface Item {
  what: string;
  cents: number;
}

function itemOf(text: string): Item | undefined {
  const { what = '', sum, k } = line.exec(text)?.groups ?? {};
  if (sum === undefined || totalFirst.test(what)) return undefined;
  return { what: what.trim().replace(/[\s:,–-]+$/u, ''), cents: centsOf(sum, k) };
}

/** The lines before, behind and at the end of the list name the sum of its lines. */
function totalNear(lines: readonly (string | undefined)[], cents: number): boolean {
  return lines.some(
    (text) =>
      text !== undefined &&
      (bareSum.test(text) ||
        /\b(?:total|all up|in all|altogether|cost|need|budget|comes? to)\b/i.test(text)) &&
      [...text.matchAll(sums)].some(
        ({ groups }) => Math.abs(centsOf(groups?.sum ?? '', groups?.k) - cents) <= cents * mostApart,
      ),
  );
}

/** The first list whose lines come to the total next to it. */
export function loanListIn(content: string): LoanList | undefined {
  const lines = content.split('\n').filter((text) => text.trim() !== '');
  for (let at = 0; at < lines.length; at += 1) {
    const items: Item[] = [];
    let end = at;
    for (; end < lines.length; end += 1) {
      const item = itemOf(lines[end] ?? '');
      if (!item) break;
      items.push(item);
    }
    const cents = items.reduce((sum, one) => sum + one.cents, 0);
    if (items.length >= leastItems && totalNear([lines[at - 1], lines[end]], cents))
      return { use: items, totalCents: cents };
    at = Math.max(at, end - 1);
  }
  return undefined;
}
