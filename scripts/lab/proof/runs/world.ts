import { createHash } from 'node:crypto';
import type { AskPlanRules } from '#functions/api/path-compiler/ask-plan-rules.ts';
import type { Mail } from '#functions/gateways/mail.ts';
import { refuse } from '#functions/http/outcome.ts';
import { buildFillIn } from '#functions/links/fill-in.ts';
import { buildDelivery, type DeliverMail } from '#functions/mail/deliver-outbox.ts';
import { buildIsOwed } from '#functions/payments/owed-for.ts';
import { TimeIsUp, type Within } from '#functions/runtime/deadline.ts';
import { accountKey } from '#functions/stores/account-key.ts';
import { type Account, accountItem } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { retryConflicts } from '#functions/stores/retry-conflicts.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import { buildRunMoves } from '#functions/stores/run-moves.ts';
import { buildRunProgress } from '#functions/stores/run-progress.ts';
import { buildDeliverPending } from '#functions/workflow/deliver-pending.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { accountOf, paymentsOn, storesOn } from '#scripts/testing/stores-on.ts';
import { SimulatedStripe } from '../money/simulated-stripe.ts';
import { dynamoFor, type Fate, type FaultyWorld, type WriteFacts } from '../stories/faulty-dynamo.ts';
import type { Task } from '../stories/schedule.ts';
import { ownPositions, StoryWorld } from '../stories/story-world.ts';
import { named, type ThinClient } from '../stories/thin-client.ts';
import { mustRefuse } from './expected-refusals.ts';
import { type Interpreter, startInterpreter } from './interpreter.ts';
import { licensedWork } from './licensed-work.ts';
import { RunRecord } from './record.ts';
import { Storage } from './storage.ts';

const allReviewers: readonly string[] = ['ada@reviews.example', 'ben@reviews.example'];
const siteUrl = 'https://waymint.example';
const linkKeys = async () => ({ kid: '1', key: 'a key of thirty-two characters, at least' });

/** The stories are not about which answers the rules refuse. */
const refuseLicensed: AskPlanRules = async ({ answers }, { tier }) =>
  tier === 'BASIC' && answers.content.startsWith(licensedWork) ? refuse('licensed-work') : undefined;

/** Calls the function of a workflow state by its name in the definition. */
export type CallStep = (tools: Tools, called: { name: string; event: unknown }) => Promise<unknown>;

/** A story about runs: its users and reviewers, the storage and the workflow. */
export class RunWorld extends StoryWorld {
  readonly callStep: CallStep;
  readonly record: RunRecord;
  readonly storage: Storage;
  readonly interpreter: Interpreter;
  readonly accounts = new Map<string, Account>();
  /** Links that were mailed to reviewers. */
  readonly links: { reviewer: string; token: string; runId: string; attempt: number }[] = [];
  readonly gone = new Set<string>();
  /** Accounts whose deletion has started to remove their data. */
  readonly leaving = new Set<string>();
  reviewers = allReviewers;
  mailIsDown = false;
  drawingFails = false;
  /** The fate of a task's next request, overriding chance. */
  readonly forced = new Map<Task, Fate>();
  readonly #faulty: FaultyWorld;
  readonly #stripe: SimulatedStripe;

  constructor(seed: number, { engine, callStep }: { engine: ThinClient; callStep: CallStep }) {
    super(seed, { engine, name: `r${seed.toString(36)}`, faultRates: [0, 0, 0.02, 0.05, 0.1] });
    this.callStep = callStep;
    this.record = new RunRecord((what) => this.violation(what));
    const clock = this.clock.nowMs;
    this.#stripe = new SimulatedStripe({ chance: this.chance, nowMs: clock, prefix: this.name });
    this.#faulty = this.faulty({
      fate: (isWrite, task) => this.#fate(task, isWrite),
      mustRefuse: (write) => mustRefuse(write, this.nowMs),
      written: async (write, task) => this.#written(write, task),
    });
    const fate = (task: Task) => this.#fate(task, false);
    this.storage = new Storage({
      schedule: this.schedule,
      fate,
      written: (key, bytes) => this.#checkObject(key, bytes),
    });
    this.interpreter = startInterpreter({
      schedule: this.schedule,
      nowMs: clock,
      fate,
      within: (task) => this.#withinFor(task),
      call: (task, name, event) => this.callStep(this.tools(task), { name, event }),
    });
  }

  async arrive({ verified }: { verified: boolean }): Promise<string> {
    const owner = `usr_${this.name}_${this.accounts.size}`;
    const account = { ...accountOf(owner), verified };
    this.accounts.set(owner, account);
    const Item = { ...accountKey(owner), ...accountItem.encode(account) };
    await this.engine.send('PutItem', { TableName: physicalTable('users'), Item });
    return owner;
  }

  living(): string[] {
    return [...this.accounts.keys()].filter((owner) => !this.gone.has(owner));
  }

  protected tick(): void {
    this.interpreter.tick();
  }

  #written(write: WriteFacts, task: Task): void {
    this.record.take(write, task);
    const { kind, key } = write;
    if (kind !== 'Delete' || !this.accounts.has(key.pk)) return;
    if (/^(?:run#|submission#|document#|quote#|account$)/.test(key.sk)) this.leaving.add(key.pk);
    if (key.sk !== 'account') return;
    this.gone.add(key.pk);
    this.schedule.note(`${key.pk} is gone`);
  }

  /** A document is written only for an approved submission, and is always the same. */
  async #checkObject(key: string, bytes: Uint8Array): Promise<void> {
    const [, runId = '', attempt = ''] = key.split('/');
    const known = this.record.submission(runId, Number(attempt));
    const approved = known?.submission.plan === 'BASIC' || known?.decision?.verdict === 'approve';
    if (!approved)
      this.violation(`a document of submission ${attempt} of ${runId}, which no reviewer approved`);
    const others = [...this.storage.objects.keys()].filter((one) => one.startsWith(`plans/${runId}/`));
    const ending = key.slice(key.lastIndexOf('.'));
    if (others.some((one) => one !== key && one.endsWith(ending)))
      this.violation(`a second document of ${runId}`);
    const { hash } = known?.submission ?? {};
    if (!new TextDecoder().decode(bytes).startsWith(`${hash} `))
      this.violation(`a document of ${runId} that is not made of what was frozen`);
  }

  #fate(task: Task, isWrite: boolean): Fate {
    const forced = isWrite ? this.forced.get(task) : undefined;
    if (forced !== undefined) {
      this.forced.delete(task);
      return forced;
    }
    return this.fateOf(isWrite);
  }

  /** Chance decides whether the time is up, and work that takes longer goes on. */
  #withinFor(task: Task): Within {
    return async (_ms, work) => {
      if (!this.faults || !this.chance.happens(0.1)) return work;
      work.catch(() => {});
      await this.schedule.pause(task, 'timer');
      throw new TimeIsUp('injected: the time is up');
    };
  }

  /** The dependencies of a handler, step or sweep for one task: each of its awaits is a turn in the schedule. */
  tools(task: Task) {
    const table = physicalTable('runs');
    const { clock } = this;
    const pacing = this.pacingOf(task);
    const dynamo = retryConflicts(dynamoFor(this.#faulty, task), pacing);
    const stores = storesOn(dynamo);
    const { runs, outbox, accounts, wallets } = stores;
    const documents = this.storage.documentsFor(task);
    const alarm = this.alarmOf(task);
    const isOwed = buildIsOwed(runs, wallets);
    const fillIn = buildFillIn({ clock, siteUrl, linkKeys, runs, documents, isOwed });
    const deliver: DeliverMail = async (mail) => {
      const sendMail = (filled: Mail) => this.#sendMail(task, { mailId: mail.mailId, filled });
      // The alarm is raised before the mail is removed, whether or not the removal succeeds.
      const givesUp = (...[name, detail]: Parameters<typeof alarm>) => {
        alarm(name, detail);
        if (name === 'mail-given-up') this.record.mail(mail.mailId).givenUp = true;
      };
      return buildDelivery({ clock, outbox, accounts, fillIn, sendMail, alarm: givesUp })(mail);
    };
    const within = this.#withinFor(task);
    const provider = this.#stripe.provider;
    return {
      ...stores,
      ...{ clock, pacing, documents, alarm, deliver, siteUrl, within },
      payments: paymentsOn(stores, { clock, pacing, provider, deliver, alarm, within, siteUrl }),
      reviewers: async () => this.reviewers,
      moves: buildRunMoves(table),
      progress: buildRunProgress(dynamo, table),
      checkpoints: ownPositions(this.name, buildCheckpointStore(dynamoFor(this.#faulty, task), table)),
      deliverPending: buildDeliverPending(outbox, deliver),
      workflow: this.interpreter.workflowFor(task),
      startWaitMs: 2000,
      tellWaitMs: 2000,
      pace: { atOnce: 2 },
      planRules: refuseLicensed,
      drawSeen: async (submission: Submission, atMs: number) => ({
        pdf: new Uint8Array(),
        hash: seenHash(submission, atMs),
        sections: [],
      }),
      draw: (submission: Submission, approvedAtMs: number) => this.#draw(task, submission, approvedAtMs),
    };
  }

  /** Drawing takes time and may fail until it is repaired. The result names its content. */
  async #draw(task: Task, submission: Submission, approvedAtMs: number) {
    await this.schedule.pause(task, 'draw');
    if (this.drawingFails) throw named('RangeError', 'injected: it cannot be drawn');
    const pdf = new TextEncoder().encode(pagesOf(submission, approvedAtMs));
    const drawn = (format: string) =>
      new TextEncoder().encode(`${pagesOf(submission, approvedAtMs)} ${format}`);
    const brief = { path: 'lawns', title: submission.hash, supportedCents: 1, byMonth: [1] };
    return { pdf, workbook: drawn('workbook'), calendar: drawn('calendar'), brief };
  }

  async #sendMail(task: Task, { mailId, filled }: { mailId: string; filled: Mail }): Promise<'sent'> {
    await this.schedule.pause(task, 'SendEmail');
    const fails = this.mailIsDown || (this.faults && this.chance.happens(this.faultRate * 2));
    if (fails) throw named('TimeoutError', 'injected: no mail');
    this.record.mail(mailId).sent += 1;
    const token = /\/review#([\w-]+)/.exec(filled.text)?.[1];
    const [, runId = '', attempt] = /^review-\d+-(run_\w+)-(\d+)-/.exec(mailId) ?? [];
    if (token === undefined) return 'sent';
    if (!this.links.some((link) => link.token === token))
      this.links.push({ reviewer: filled.to, token, runId, attempt: Number(attempt) });
    return 'sent';
  }
}

/** Replaces a plan's pages, and differs for other work or another time. */
const pagesOf = ({ hash, workVersion = 0 }: Submission, atMs: number): string =>
  `${hash} ${workVersion} ${atMs}`;

export const seenHash = (submission: Submission, atMs: number): string =>
  createHash('sha256').update(pagesOf(submission, atMs)).digest('hex');

export type Tools = ReturnType<RunWorld['tools']>;
