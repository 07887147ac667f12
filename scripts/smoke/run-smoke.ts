import { type Check, reasonOf } from '#functions/watch/check.ts';
import { pageChecks } from '#functions/watch/page-checks.ts';
import { answerWithinMs } from './answer-within.ts';
import { accountChecks, leavingCheck } from './check-account.ts';
import { paymentChecks } from './check-payments.ts';
import { runChecks } from './check-run.ts';
import type { StageAccess } from './stage-access.ts';
import { Visitor } from './visitor.ts';

export interface Smoke {
  siteUrl: string;
  access?: StageAccess | undefined;
  /** The reason why payments cannot be tested yet. */
  withoutPayments?: string | undefined;
  /** The people who approve the tokens that the run costs. */
  by?: readonly string[];
  tell(line: string): void;
}

/** Returns the number of failed checks. The account is deleted even after a failure. */
export async function runSmoke({ siteUrl, access, withoutPayments, by = [], tell }: Smoke): Promise<number> {
  const visitor = new Visitor(siteUrl);
  const perform = (check: Check) => performed(check, tell);
  let failed = 0;
  for (const check of pageChecks({ siteUrl, withinMs: answerWithinMs }))
    if (!(await perform(check))) failed += 1;
  // Each of these needs the one before it.
  for (const check of [
    ...accountChecks(visitor),
    ...paymentChecks(visitor, { access, leftOut: withoutPayments }),
    ...runChecks(visitor, access, by),
  ]) {
    if (await perform(check)) continue;
    failed += 1;
    tell('        What comes after it was not tried.');
    break;
  }
  if (visitor.hasAccount && !(await perform(leavingCheck(visitor)))) failed += 1;
  return failed;
}

async function performed({ name, run, leftOut }: Check, tell: (line: string) => void): Promise<boolean> {
  if (leftOut !== undefined) {
    tell(`left    ${name}: ${leftOut}`);
    return true;
  }
  const beganAtMs = performance.now();
  try {
    await run();
    tell(`ok      ${name} (${Math.round(performance.now() - beganAtMs)} ms)`);
    return true;
  } catch (error) {
    tell(`FAILED  ${name}: ${reasonOf(error)}`);
    return false;
  }
}
