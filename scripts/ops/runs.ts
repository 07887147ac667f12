import { repairRun } from '#functions/sweeps/reconcile-runs/repair-run.ts';
import { runStatuses } from '#shared/domain/runs/run-status.ts';
import { atTime, type Command, type Row, refused, shown, usage } from './command.ts';
import { findRun, rowOf } from './find-run.ts';
import { findUser } from './find-user.ts';
import { refundRun } from './refund-run.ts';
import type { Services } from './services.ts';

async function rowsOf({ runs }: Services, places: readonly { owner: string; id: string }[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { owner, id } of places) {
    const run = await runs.find(owner, id);
    if (run !== undefined) rows.push(rowOf({ owner, run }));
  }
  return rows;
}

const list: Command = {
  does: 'lists all runs, or those of one user or status',
  may: ['user', 'status'],
  async run(services, { user, status }) {
    const wanted = runStatuses.find((one) => one === status);
    if (status !== undefined && wanted === undefined)
      return usage(`There is no status ${status}. Choose one of: ${runStatuses.join(', ')}.`);
    if (user === undefined) return shown(await rowsOf(services, await services.find.runs(wanted)));
    const owner = await findUser(services, user);
    if ('kind' in owner) return owner;
    const { runs } = await services.runs.allOf(owner.userId);
    const chosen = runs.filter((run) => wanted === undefined || run.status === wanted);
    return shown(chosen.map((run) => rowOf({ owner: owner.userId, run })));
  },
};

const show: Command = {
  takes: 'runId',
  does: 'shows a run, with its submissions and decisions',
  async run(services, { subject }) {
    const found = await findRun(services, subject);
    if ('kind' in found) return found;
    const { submissions, documents } = await services.runs.allOf(found.owner);
    const detail = {
      ...rowOf(found),
      // The reconciler looks at it then, unless its workflow has progressed.
      looksAgain: atTime(found.run.progressAtMs),
      timeline: found.run.timeline.map(({ status, at_ms }) => ({ status, at: atTime(at_ms) })),
      submissions: submissions
        .filter(({ runId }) => runId === subject)
        .map(({ attempt, submittedAtMs, askedAtMs, decision, taskTokens = [] }) => ({
          attempt,
          submitted: atTime(submittedAtMs),
          reviewersAsked: atTime(askedAtMs),
          decision: decision ?? null,
          waitingExecutions: taskTokens.length,
        })),
      documents: documents.filter(({ runId }) => runId === subject),
    };
    return { ...shown([rowOf(found)]), detail };
  },
};

const stuck: Command = {
  does: 'lists runs whose next step is overdue; the reconciler retries them every few minutes',
  async run(services) {
    const places: { owner: string; id: string }[] = [];
    for await (const place of services.progress.overdueBy(services.clock.nowMs())) places.push(place);
    return shown(await rowsOf(services, places));
  },
};

/** Does the reconciler's work immediately, even if a first execution seems to work. */
const redrive: Command = {
  takes: 'runId',
  does: 'retries the next step of a run: tells its workflow, or starts a new one',
  async run(services, { subject }) {
    const found = await findRun(services, subject);
    if ('kind' in found) return found;
    const { owner, run } = found;
    if (run.attempts === 0) return refused(`${subject} was never submitted, so it has no workflow.`);
    return {
      kind: 'change',
      will: `continue ${subject} from ${run.status}`,
      rows: [rowOf(found)],
      async make() {
        const step = { runId: subject, attempt: run.attempts, status: run.status };
        if (!(await services.progress.scheduleCheck(owner, step, services.clock.nowMs())))
          return refused('The run changed in the meantime. Check it again.');
        const outcome = await repairRun(services, { owner, runId: subject, isStuck: true });
        return shown([{ run: subject, outcome }], words[outcome]);
      },
    };
  },
};

const words = {
  restarted: 'Its workflow was restarted.',
  told: 'Its waiting workflow was told of the decision.',
  settled: 'There was nothing to do: it is finished, or waits for a person.',
  nothing: 'Another process was handling it at the same moment.',
} as const;

export const runs: Record<string, Command> = { list, show, stuck, redrive, refund: refundRun };
