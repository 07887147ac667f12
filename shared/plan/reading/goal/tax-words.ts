import type { Line } from './line.ts';

const after =
  /\b(after ?-? ?tax|post ?-? ?tax|aftertax|take ?-? ?home|takehome|in (the|my) (hand|pocket)|tax free)\b|\bnet (?!profit|worth|of)/;
const clear =
  /\b(clear|clearing) \$? ?(#|about|around|at least)|\bnet \$? ?#|\b(week|month|year|fortnight|#) clear\b/;
const revenue =
  /\b(revenue|turnover|turn over|mrr|gmv|top line|in sales|of sales|sales of|monthly sales|weekly sales|yearly sales|annual sales|gross sales)\b|# (k )?sales (a|per) /;

const debt = /\b(debts?|loan|card)\b/;

/** To clear a debt is to pay it; to clear 500 a week is to keep it. */
export const isAfterTax = (line: Line): boolean => {
  const words = line.words(0, line.tokens.length);
  return after.test(words) || (!debt.test(words) && clear.test(words));
};

export const isRevenue = (line: Line, hasSalesCount: boolean): boolean =>
  revenue.test(line.words(0, line.tokens.length)) && !hasSalesCount;
