import { firstMonthAt, type PlanBrief, verdictWords } from '#shared/domain/runs/plan-brief.ts';
import { monthly, monthlyGoal, shortBy, whole, wholeGoal } from '../goal-check/print-monthly.ts';

/** The month of the supported amount, within the first year; 0 when it is later. */
const supportedIn = ({ byMonth, supportedCents, judged }: PlanBrief): number =>
  judged?.dueMonth ?? byMonth.findIndex((cents) => whole(cents) === whole(supportedCents)) + 1;

/** Amounts below a dollar are printed as “under”. */
const about = (amount: string): string => (amount.startsWith('under ') ? amount : `about ${amount}`);

function goalWords(brief: PlanBrief, { targetCents, dueMonth, verdict }: Required<PlanBrief>['judged']) {
  const { byMonth, supportedCents } = brief;
  const at = supportedIn(brief);
  const yourDate = dueMonth === undefined ? '' : ', your date';
  const month = `month\u00a0${at}${yourDate}`;
  if (verdict === 'not-supported') {
    const last = byMonth.length;
    const later = at === last ? '' : `, and ${whole(byMonth.at(-1) ?? 0)} by month\u00a0${last}`;
    return `Your goal is ${monthlyGoal(targetCents)}. The plan brings in ${about(whole(supportedCents))} by ${month}${later}.`;
  }
  const by = `By ${month}: ${about(monthly(supportedCents))}`;
  const passed = firstMonthAt(byMonth, targetCents);
  if (passed === 0)
    return `${by}, ${shortBy(supportedCents, targetCents)} short of ${wholeGoal(targetCents)}.`;
  if (passed > at) return `${by}. You’d reach ${wholeGoal(targetCents)} in month\u00a0${passed}.`;
  const pass = `You’d reach ${monthlyGoal(targetCents)} in month\u00a0${passed}`;
  return passed === at ? `${pass}${yourDate}.` : `${pass}. By ${month}: ${about(whole(supportedCents))}.`;
}

/**
 * “Comfortable. You’d reach $1,000 a month in month 5. By month 9, your date: about $1,260.” A month and its
 * number stay on one line.
 */
export function briefWords(brief: PlanBrief): string {
  const month = supportedIn(brief);
  const { judged } = brief;
  if (judged !== undefined && month > 0)
    return `${verdictWords[judged.verdict].name}. ${goalWords(brief, judged)}`;
  const supported = `Your hours could earn ${about(monthly(brief.supportedCents))}`;
  return month === 0 ? `${supported}.` : `${supported} by month\u00a0${month}.`;
}
