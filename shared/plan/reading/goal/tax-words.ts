import type { Line } from './line.ts';

const after =
  /\b(after ?-? ?tax|post ?-? ?tax|aftertax|take ?-? ?home|takehome|in (the|my) (hand|pocket)|tax free)\b|\bnet (?!profit|worth|of)/;
const clear =
  /\b(clear|clearing) \$? ?(#|about|around|at least)|\bnet \$? ?#|\b(week|month|year|fortnight|#) clear\b/;
const sales =
  /\b(revenue|turnover|turn over|mrr|gmv|top line|takings|over the counter|through the (till|door|books)|in the till|sales)\b/;
const salesJob = /\bsales (job|rep|role|assistant|manager|position|target)/;
const profit =
  /\b(profit|net(?! worth)|income|wages?|salary|take home|clear|i keep|pocket|in (the|my) hand|for me|mine|left over|left)\b/;
const notProfit = /\b(not|no|rather than|instead of|isnt)( my| the| in)? (profit|net|income|wage|pay)\b/;
const notSales = /\b(not|rather than|instead of|isnt)( my| the| in)? (sales|turnover|revenue|takings)\b/;
/** What an amount is for says that it is to be kept: rent is not paid with sales. */
const own =
  /\b(earn\w*|pay\w*|paid|tax|live|living|me|extra|spare|save|saving|savings|rent|mortgage|bills?|loan|debt|costs|expenses|myself|job|super|pension)\b/;

const debt = /\b(debts?|loan|card)\b/;

/** To clear a debt is to pay it; to clear 500 a week is to keep it. */
export const isAfterTax = (line: Line): boolean => {
  const words = line.words(0, line.tokens.length);
  return after.test(words) || (!debt.test(words) && clear.test(words));
};

/** Whether an amount is what buyers pay or what the customer keeps; nothing where the words say both. */
export function measureOf(
  line: Line,
  { hasSalesCount, isRunning }: { hasSalesCount: boolean; isRunning: boolean },
): 'sales' | 'income' | undefined {
  const words = line.words(0, line.tokens.length);
  if (notProfit.test(words)) return sales.test(words) ? 'sales' : undefined;
  if (notSales.test(words)) return 'income';
  const saysSales = sales.test(words) && !salesJob.test(words) && !hasSalesCount;
  const saysIncome = profit.test(words);
  if (saysSales) return saysIncome ? undefined : 'sales';
  // Who has sales already may mean either by a bare amount.
  return saysIncome || !isRunning || own.test(words) ? 'income' : undefined;
}
