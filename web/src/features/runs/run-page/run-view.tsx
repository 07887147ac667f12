import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isReviewed, planNames } from '#shared/domain/plans/plans.ts';
import { isUnanswered } from '#shared/domain/runs/profile-answers.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { unanswered } from '#shared/domain/runs/submit-rules.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { classNames } from '#web/components/class-names.ts';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { useScrollEdges } from '#web/components/page/use-scroll-edges.ts';
import { useCopied } from '#web/lib/page/copy-text.ts';
import { useAskedField } from '../form/lead-to.ts';
import { RunFaultNote } from '../form/run-actions.tsx';
import { RunFormFields } from '../form/run-form.tsx';
import { useRunDraft } from '../form/use-run-draft.ts';
import { isWrong, useRunForm } from '../form/use-run-form.ts';
import { type Reading, readBeforeSubmit, useRunReading } from '../reading.ts';
import { AnswerChanges, HandedIn, UnsentText } from './handed-in.tsx';
import { FinishedPlan, FirstTasksToCome } from './plan-to-come.tsx';
import { PrivateNotes } from './private-notes.tsx';
import { RunBanner } from './run-banner.tsx';
import { RunColumns } from './run-skeleton.tsx';
import { RunTimeline } from './run-timeline.tsx';
import { consequenceOf, isBeingMade, isDocumentGone, runTitle } from './run-words.ts';

const panelLook = 'dark-band on-night -mx-4 sm:max-lg:-mx-6 lg:mx-0 lg:rounded-md forced-colors:lg:border';

/** Fades the bottom when more follows, so that no line is cut. */
const fadesBelow = '[mask-image:linear-gradient(#000_calc(100%-4rem),transparent)]';

/**
 * How the answers are read, next to the editable form and no higher than the window. A phone has it behind
 * the bar at its bottom.
 */
function PanelBeside({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { scrolls, after } = useScrollEdges(box);
  return (
    <div className={classNames(panelLook, 'max-lg:hidden lg:flex lg:max-h-[calc(100dvh-3rem)]')}>
      <div
        ref={box}
        // Makes it scrollable by keyboard.
        tabIndex={scrolls ? 0 : undefined}
        className={classNames(
          'min-w-0 grow overflow-y-auto overscroll-contain p-6 [scrollbar-width:thin] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-mist',
          after && fadesBelow,
        )}
      >
        <div>{children}</div>
      </div>
    </div>
  );
}

/** The id to quote to support. */
function PlanId({ runId }: { runId: string }) {
  const { outcome, copy } = useCopied();
  return (
    <p className="-mt-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span>Reference:</span>
      <span className="wrap-anywhere text-balance max-sm:order-last max-sm:w-full">{runId}</span>
      <button
        type="button"
        aria-label="Copy reference"
        className="min-h-11 cursor-pointer font-semibold text-leaf underline"
        onClick={() => void copy(runId)}
      >
        Copy
      </button>
      <span role="status">
        {outcome === 'copied' && 'Reference copied.'}
        {outcome === 'failed' && 'Please copy it by hand.'}
      </span>
    </p>
  );
}

const LivePanel = lazy(() => import('./live-panel.tsx'));

const RunToast = lazy(() => import('./run-toast.tsx'));

function Submissions({ run }: { run: RunDetail }) {
  const { plan, submissionAttempts: made, remainingReviews: left } = run;
  // The title of a finished plan names its subject.
  const kind =
    run.brief !== undefined && run.runStatus === 'COMPLETED' ? `${planNames[plan]} plan` : undefined;
  const count = isReviewed(plan)
    ? `${made} of ${made + left} submissions used`
    : kind === undefined && 'One submission, automatic check';
  return <p className="mt-1 text-ink-soft">{[kind, count].filter(Boolean).join(' · ')}</p>;
}

interface News {
  title: string;
  /** The page head is out of view. */
  isAbove: boolean;
}

/**
 * A run submitted here becomes another page, so it scrolls to its head, which shows the new state. A change
 * by others is announced without scrolling; the head takes the focus only if its element is gone.
 */
function useStanding({ runStatus, generatedFile }: RunDetail, title: string) {
  const standing = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News>();
  const now = { stands: `${runStatus} ${generatedFile ?? ''}`, isForm: isEditable(runStatus) };
  const before = useRef(now);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    addEventListener('focusin', keep);
    return () => removeEventListener('focusin', keep);
  }, []);
  useEffect(() => {
    const { stands, isForm: wasForm } = before.current;
    const head = standing.current;
    if (stands === now.stands || head === null) return;
    before.current = now;
    if (wasForm) {
      setNews(undefined);
      head.parentElement?.scrollIntoView({ block: 'start' });
    } else setNews({ title, isAbove: head.getBoundingClientRect().bottom < 0 });
    const isLost = focused.current instanceof Node && !focused.current.isConnected;
    if (wasForm || isLost) head.focus({ preventScroll: true });
  });
  return { standing, news };
}

interface RunViewProps {
  run: RunDetail;
  /** Undefined when it failed to load; the form works without it. */
  user: UserEntity | undefined;
  onRun: (run: RunDetail) => void;
}

export function RunView({ run, user, onRun }: RunViewProps) {
  const draft = useRunDraft(run, { user, onRun });
  const [reading, setReading] = useState<Reading>();
  const read =
    isReviewed(run.plan) || user === undefined
      ? undefined
      : (answers: RunAnswers, confirmed: Confirmed | undefined) =>
          readBeforeSubmit(answers, { confirmed, user, plan: run.plan });
  const consequence = consequenceOf(run, draft.draft);
  const form = useRunForm(draft, { read, consequence });
  const [nowMs] = useState(Date.now);
  // As it was when the page opened, so that the first typed word changes nothing at the top.
  const [isFirstVisit] = useState(() => isUnanswered({ version: run.version, answers: run.snapshot }));
  const begins = isFirstVisit && run.runStatus === 'CREATED';
  const title = begins ? `Start your ${planNames[run.plan]} plan` : runTitle(run, nowMs);
  const editable = isEditable(run.runStatus);
  // Under review it is what the reviewer reads; later the plan itself says it.
  const isRead = editable || run.runStatus === 'UNDER_REVIEW';
  const { standing, news } = useStanding(run, title);
  useAskedField();
  const [line, setLine] = useState<HTMLElement | null>(null);
  usePageTitle(title);
  // A complete draft may have a problem, which changes its head and its footer, so both wait for the reading.
  const [comesRead] = useState(() => !editable || unanswered(draft.draft.values).length === 0);
  const answers = editable ? draft.draft.values : run.snapshot;
  const state = useRunReading({
    answers,
    confirmed: editable ? draft.draft.confirmed : run.confirmed,
    user: isRead ? user : undefined,
  });
  const reader = isRead && user !== undefined && (
    <LivePanel
      answers={answers}
      plan={run.plan}
      state={state}
      line={line}
      editable={editable}
      onReading={setReading}
    />
  );
  const panel =
    reader &&
    (editable ? (
      <PanelBeside>
        {comesRead ? (
          reader
        ) : (
          <Suspense fallback={<Skeleton className="h-64 opacity-20" />}>{reader}</Suspense>
        )}
      </PanelBeside>
    ) : (
      <div className={classNames(panelLook, 'mt-6 px-4 py-8 sm:max-lg:px-6 lg:p-8')}>{reader}</div>
    ));
  const head = (
    <>
      <h1>{title}</h1>
      <Submissions run={run} />
      <div
        ref={standing}
        tabIndex={-1}
        className="mt-4 flex scroll-mt-6 sm:mt-6 flex-col gap-5 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-leaf"
      >
        <RunBanner
          run={run}
          answers={draft.draft.values}
          begins={begins}
          unconfirmed={user?.verified === false}
          // Errors are counted and named below.
          faulty={editable && (isWrong(form.fault) || draft.draft.open.length > 0)}
          reading={editable ? reading : undefined}
        />
        {editable && <RunFaultNote key={form.attempts} fault={form.fault} />}
        {!editable && <UnsentText draft={draft} run={run} />}
        {isBeingMade(run) && <FirstTasksToCome />}
        {run.generatedFile !== null && !isDocumentGone(run, nowMs) && (
          <FinishedPlan fileId={run.generatedFile} />
        )}
      </div>
    </>
  );
  const timeline = run.timeline.length > 1 && <RunTimeline run={run} />;
  // Until the plan is ready, what happens next comes first.
  const isWaiting = !editable && run.generatedFile === null && timeline !== false;
  return (
    <div className="page-width pt-5 pb-8 sm:py-12">
      <p role="status" className="sr-only">
        {news?.isAbove === false && news.title}
      </p>
      {/* Must not cover the outcome. */}
      {(news?.isAbove || (form.submitted && run.runStatus !== 'COMPLETED')) && (
        <Suspense>
          <RunToast key={run.submissionAttempts} news={news?.isAbove ? news.title : undefined} />
        </Suspense>
      )}
      {!editable && (
        <div className="mb-8">
          {/* The space above is for the toast that confirms the submission. */}
          <div className={classNames(isWaiting && 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12')}>
            <div className="scroll-mt-22">{head}</div>
            {isWaiting && timeline}
          </div>
          {panel}
        </div>
      )}
      <RunColumns
        // The form and the submitted answers are two pages.
        key={editable ? 'form' : 'read'}
        // When nothing is editable, a phone shows the next steps first.
        sideFirst={!editable}
        side={
          editable ? (
            panel
          ) : (
            <>
              {!isWaiting && timeline}
              <PlanId runId={run.run_id} />
            </>
          )
        }
      >
        {/* The reading is next to the whole form while it is editable. */}
        {editable ? (
          <>
            <div className="scroll-mt-4">{head}</div>
            <RunFormFields
              run={run}
              runDraft={draft}
              form={form}
              user={user}
              reading={reading}
              state={state}
              onLine={setLine}
            />
            {/* History, below the form, where the growing panel moves nothing. */}
            <div className="mt-4 grid gap-8 empty:hidden sm:grid-cols-2">
              {run.lastSubmission !== undefined && (
                <AnswerChanges last={run.lastSubmission} draft={draft.draft} />
              )}
              {timeline}
            </div>
          </>
        ) : (
          <>
            <PrivateNotes
              key={run.submissionAttempts}
              runId={run.run_id}
              submission={run.submissionAttempts}
            />
            <HandedIn run={run} />
          </>
        )}
      </RunColumns>
    </div>
  );
}
