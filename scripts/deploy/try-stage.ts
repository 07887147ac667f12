import { lookup } from 'node:dns/promises';
import type { DeployedStage } from '#infra/stages/stage.ts';
import type { Smoke } from '#scripts/smoke/run-smoke.ts';
import type { StageAccess } from '#scripts/smoke/stage-access.ts';
import { orPrintRefusal } from './aws.ts';
import { findStack, outputOf } from './find-stack.ts';
import { stackNames } from './stack-names.ts';

interface Tried {
  stage: DeployedStage;
  by: readonly string[];
  tell: (line: string) => void;
  access: (stage: string, by: readonly string[]) => Promise<StageAccess>;
  smoke: (smoke: Smoke) => Promise<number>;
  /** Whether DNS resolves this name. */
  isKnown?: (hostname: string) => Promise<boolean>;
}

/**
 * The smoke test of a deployment. After the first one DNS may not lead to it yet and Stripe's keys may be missing, so
 * it uses CloudFront's address and prints the next steps. Returns the exit code.
 */
export const tryStage = (tried: Tried): Promise<number> => orPrintRefusal(tryIt(tried), tried.tell);

async function tryIt({ stage, by, tell, access: connect, smoke, isKnown = inDns }: Tried): Promise<number> {
  const { app } = stackNames(stage);
  const stack = await findStack(app);
  const ownAddress = outputOf(stack, 'SiteAddress');
  if (ownAddress === undefined) {
    tell(`${app} does not give its address.`);
    return 1;
  }
  const { hostname } = new URL(stage.siteUrl);
  const isFirst = stack?.StackStatus === 'CREATE_COMPLETE' || !(await isKnown(hostname));
  const siteUrl = isFirst ? ownAddress : stage.siteUrl;
  const access = await connect(stage.name, by);
  const withoutPayments =
    isFirst && !(await access.hasPaymentKeys()) ? 'Stripe’s keys are not stored yet' : undefined;
  const failed = await smoke({ siteUrl, access, by, tell, withoutPayments });
  tell(failed === 0 ? `${siteUrl} works.` : `${failed} checks failed on ${siteUrl}.`);
  if (failed > 0) return 1;
  if (siteUrl !== stage.siteUrl)
    tell(
      `\nNext, point ${hostname} at ${new URL(ownAddress).hostname} in DNS. Then: npm run doctor -- --stage ${stage.name}`,
    );
  return 0;
}

async function inDns(hostname: string): Promise<boolean> {
  try {
    await lookup(hostname);
    return true;
  } catch {
    return false;
  }
}
