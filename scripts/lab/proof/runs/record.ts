import { type Decision, type Submission, submissionItem } from '#functions/stores/run-items.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { WriteFacts } from '../stories/faulty-dynamo.ts';
import type { Task } from '../stories/schedule.ts';
import { allowedPairs, moveOf, readUpdate } from './expected-refusals.ts';

type Report = (what: string) => void;

interface MailRecord {
  written: number;
  sent: number;
  /** Its outbox row exists. */
  waits: boolean;
  givenUp: boolean;
}

/** The request of a task, by which its writes are judged. */
export interface Asked {
  baseVersion?: number | undefined;
  /** For a decision: the reviewer of the link, and the submission it is about. */
  link?: { reviewer: string; runId: string; attempt: number };
}

/** Records everything that was written in a story. */
export class RunRecord {
  readonly mails = new Map<string, MailRecord>();
  readonly asked = new Map<Task, Asked>();
  /** Tasks that moved a run, and the version after the move. */
  readonly moved = new Map<Task, number>();
  /** The time after which a document can no longer be read. */
  readonly ends = new Map<string, number>();
  /** Every submission by run and attempt, including those of deleted accounts. */
  readonly submissions = new Map<string, { owner: string; submission: Submission; decision?: Decision }>();
  readonly #answers = new Map<string, Map<number, RunAnswers>>();
  readonly #submits = new Map<Task, number>();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  mail(mailId: string): MailRecord {
    const known = this.mails.get(mailId) ?? { written: 0, sent: 0, waits: false, givenUp: false };
    this.mails.set(mailId, known);
    return known;
  }

  submission(runId: string, attempt: number) {
    return this.submissions.get(`${runId}#${attempt}`);
  }

  submissionsOf(runId: string): Submission[] {
    return [...this.submissions.values()]
      .map(({ submission }) => submission)
      .filter((one) => one.runId === runId);
  }

  /** The answers of a run in a version. */
  answersAt(runId: string, version: number): RunAnswers | undefined {
    const known = this.#answers.get(runId);
    const at = Math.max(...[...(known?.keys() ?? [])].filter((one) => one <= version));
    return known?.get(at);
  }

  take(write: WriteFacts, task: Task): void {
    const { table, kind, key } = write;
    if (key.pk.startsWith('mail#')) this.#takeMail(write, key.pk.slice('mail#'.length));
    if (table !== physicalTable('runs')) return;
    if (key.sk.startsWith('run#') && kind === 'Update' && write.values[':from0'] !== undefined)
      this.#takeMove(write, task);
    if (
      key.sk.startsWith('run#') &&
      task.name.startsWith('review reminders') &&
      !write.together.includes('mail')
    )
      this.#report(`${key.sk} is marked as reminded of without a mail`);
    if (key.sk.startsWith('submission#')) this.#takeSubmission(write, task);
    if (key.sk.startsWith('document#') && kind === 'Put')
      this.ends.set(key.sk.slice('document#'.length), Number(write.item?.expires_at_ms));
  }

  #takeMail({ kind, item }: WriteFacts, mailId: string): void {
    const mail = this.mail(mailId);
    mail.waits = kind === 'Put';
    if (kind !== 'Put') return;
    mail.written += 1;
    if (mail.written > 1) this.#report(`the mail ${mailId} was written twice`);
    const end = this.ends.get(mailId.replace('goes-', ''));
    if (end !== undefined && Number(item?.created_at_ms) >= end)
      this.#report(`a reminder is about a missing document: ${mailId}`);
  }

  #takeMove(write: WriteFacts, task: Task): void {
    const { before = {}, values, key } = write;
    const { set } = readUpdate(write);
    const to = values[':to'];
    const runId = key.sk.slice('run#'.length);
    const version = Number(before.version);
    const move = moveOf({ set, to });
    const pair = `${before.status} → ${to}`;
    if (to !== undefined && !allowedPairs.includes(pair)) this.#report(`${runId} goes ${pair}`);
    this.moved.set(task, version + 1);
    if (set.answers !== undefined) {
      const { baseVersion } = this.asked.get(task) ?? {};
      if (baseVersion !== undefined && baseVersion !== version)
        this.#report(`what was typed on version ${baseVersion} of ${runId} replaces version ${version}`);
      const known = this.#answers.get(runId) ?? new Map<number, RunAnswers>();
      this.#answers.set(runId, known.set(version + 1, set.answers as RunAnswers));
    }
    if (move !== 'submit') return;
    const submits = (this.#submits.get(task) ?? 0) + 1;
    this.#submits.set(task, submits);
    if (submits > 1) this.#report(`one submit of ${runId} spent ${submits} submissions`);
  }

  #takeSubmission({ kind, key, item, values }: WriteFacts, task: Task): void {
    const [, runId = '', attempt = ''] = key.sk.split('#');
    const name = `${runId}#${attempt}`;
    if (kind === 'Put') {
      if (this.submissions.has(name)) this.#report(`submission ${attempt} of ${runId} was made twice`);
      this.submissions.set(name, { owner: key.pk, submission: submissionItem.decode(item ?? {}) });
    }
    const decision = values[':decision'] as Decision | undefined;
    if (decision === undefined) return;
    if (decision.verdict === 'reject' && decision.feedback === undefined)
      this.#report(`submission ${attempt} of ${runId} was sent back without a word`);
    const known = this.submissions.get(name);
    if (known === undefined || known.decision !== undefined)
      this.#report(`submission ${attempt} of ${runId} was decided twice`);
    else known.decision = decision;
    const { link } = this.asked.get(task) ?? {};
    if (link?.runId !== runId || String(link.attempt) !== attempt || link.reviewer !== decision.by)
      this.#report(`${decision.by} decided submission ${attempt} of ${runId} by a link of another one`);
  }
}
