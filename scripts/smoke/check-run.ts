import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { type Check, expectThat, NotAsItShould } from '#functions/watch/check.ts';
import { demoAnswers } from '#scripts/demo/demo-person.ts';
import { inTokens } from '#scripts/ops/command.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import type { StageAccess } from './stage-access.ts';
import type { Visitor } from './visitor.ts';

const anything = z.object({ status: z.string() });
const createdRun = z.object({ data: z.object({ run_id: z.string() }) });
const runDetail = z.object({
  data: z.object({ runStatus: z.string(), generatedFile: z.string().nullable() }),
});

const documentWithinMs = 180_000;
const lookEveryMs = 1000;

/** Makes a Basic plan, from its price to the bytes of its document, which uses every service of the stack. */
export function runChecks(visitor: Visitor, access: StageAccess | undefined, by: readonly string[]): Check[] {
  const missing = access === undefined ? '--stage' : by.length === 0 ? '--by twice' : undefined;
  const leftOut = missing === undefined ? undefined : `giving it the tokens needs ${missing}`;
  let runId = '';
  return [
    {
      name: 'A Basic plan is started and submitted',
      leftOut,
      async run() {
        const { userId, token } = (await access?.verificationLink(visitor.email)) ?? {
          userId: '',
          token: '',
        };
        await visitor.gets(`/user/verify-email?${new URLSearchParams({ userId, token })}`, anything);
        await access?.giveTokens(visitor.email, inTokens(planPrices.BASIC));
        const quote = z.object({ uuid: z.string() });
        const { uuid } = await visitor.gets('/path-compiler/session?planType=BASIC', quote, {
          method: 'POST',
        });
        const created = await visitor.gets(`/path-compiler/runs?pc_sid=${uuid}`, createdRun, {
          method: 'POST',
        });
        runId = created.data.run_id;
        await visitor.gets(`/path-compiler/runs/${runId}/submit`, anything, { json: demoAnswers });
      },
    },
    {
      name: 'Its document is made and can be read',
      leftOut,
      async run() {
        const response = await visitor.asks(`/files/${await documentOf(visitor, runId)}`);
        const start = Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString('latin1');
        expectThat(
          response.status === 200 && start === '%PDF-',
          `/files answered ${response.status}, no PDF`,
        );
      },
    },
  ];
}

async function documentOf(visitor: Visitor, runId: string): Promise<string> {
  const untilMs = Date.now() + documentWithinMs;
  for (;;) {
    const { runStatus, generatedFile } = (await visitor.gets(`/path-compiler/runs/${runId}`, runDetail)).data;
    if (generatedFile !== null) return generatedFile;
    if (Date.now() > untilMs)
      throw new NotAsItShould(`after ${documentWithinMs / 60_000} minutes the run ${runId} is ${runStatus}`);
    await delay(lookEveryMs);
  }
}
