import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isReviewed, planNames } from '#shared/domain/plans/plans.ts';
import { isUnanswered } from '#shared/domain/runs/profile-answers.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { unanswered } from '#shared/domain/runs/submit-rules.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { classNames } from '#web/components/class-names.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { usePageTitle } from '#web/components/use-page-title.ts';
import { AnswerChanges } from './answer-changes.tsx';
import { consequenceOf } from './consequence.ts';
import { FinishedPlan } from './finished-plan.tsx';
import { HandedIn } from './handed-in.tsx';
import { PanelBeside, panelLook } from './panel-beside.tsx';
import { PlanId } from './plan-id.tsx';
import { FirstTasksToCome } from './plan-to-come.tsx';
import { PrivateNotes } from './private-notes.tsx';
import { readBeforeSubmit } from './read-answers.ts';
import type { Reading } from './reading.ts';
import { RunBanner } from './run-banner.tsx';
import { RunColumns } from './run-columns.tsx';
import { RunFaultNote } from './run-fault-note.tsx';
import { RunFormFields } from './run-form.tsx';
import { RunTimeline } from './run-timeline.tsx';
import { isBeingMade, isDocumentGone, runTitle } from './run-title.ts';
import { UnsentText } from './unsent-text.tsx';
import { useAskedField } from './use-asked-field.ts';
import { useRunDraft } from './use-run-draft.ts';
import { isWrong, useRunForm } from './use-run-form.ts';
import { useRunReading } from './use-run-reading.ts';

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
          <div className="scroll-mt-22">{head}</div>
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
              {timeline}
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
