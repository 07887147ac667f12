import {
  Component,
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { budgetBandNames } from '#shared/domain/runs/budget-bands.ts';
import { budgetBands, timeBands } from '#shared/plan/plan-input.ts';
import { goalCheckId } from '#web/config/addresses.ts';
import { answersMissing } from '#web/config/answers-missing.ts';
import type { AskReading } from '#web/lib/ask-reading.ts';
import { Button } from '../button/button.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import type { SendInterest } from '../interest/interest-words.ts';
import { type CheckField, checkFields, isAnswered, type TestAnswers, type ToField } from './check-answers.ts';
import { useCheckAnswers } from './use-check-answers.ts';

const loadResult = () => import('./goal-check-result.tsx');
const GoalCheckResult = lazy(loadResult);
/** Prefetches the result’s code when typing starts. */
const prepareResult = () => void loadResult().catch(() => undefined);

const missing: Record<CheckField, string> = {
  ...answersMissing,
  incomeGoal: 'Please enter what you’d like to earn.',
};

/** If the result’s code fails to load, the text stays and the next press retries. */
class LoadGuard extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return <p role="alert">The check didn’t load. Please check your connection and reload the page.</p>;
  }
}

/**
 * A link from another page may arrive before the form is ready; it is then focused late, unless the reader
 * has moved on.
 */
const useLateArrival = (): void =>
  useEffect(() => {
    const waits = document.activeElement?.tagName === 'H1' && scrollY === 0;
    if (!waits || location.hash !== `#${goalCheckId}`) return;
    const field = document.getElementById(goalCheckId);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView();
  }, []);

export interface GoalCheckProps {
  ask: AskReading;
  sendInterest: SendInterest;
}

/** On a phone the example is next to the question, so that the button comes higher. */
const exampleNext =
  'max-sm:[&>div]:grid max-sm:[&>div]:grid-cols-[auto_minmax(0,1fr)] max-sm:[&>div]:items-baseline max-sm:[&>div]:gap-x-2 max-sm:[&>div>:nth-child(n+3)]:col-span-full';

/** Five questions and their result. Our server reads the answers and stores nothing. */
export default function GoalCheck({ ask, sendInterest }: GoalCheckProps) {
  const form = useRef<HTMLFormElement>(null);
  const { answers, checks, backTo, check, set } = useCheckAnswers(form);
  const [tried, setTried] = useState(false);
  useLateArrival();
  const complete = isAnswered(answers);

  const binding = (name: CheckField) => ({
    id: `goal-check-${name}`,
    name,
    required: true,
    value: answers[name],
    error: tried && answers[name].trim() === '' ? missing[name] : undefined,
    onChange: (value: string) => set(name, value),
  });
  const toField: ToField = (name) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const first = checkFields.find((name) => answers[name].trim() === '');
    if (first === undefined) check();
    else toField(first);
  };

  const test: TestAnswers = (changed) => {
    for (const name of checkFields) if (changed[name] !== undefined) set(name, changed[name]);
    check();
  };

  return (
    <div className="goal-check my-0 mx-4 gap-4 grid sm:my-0 sm:mx-6 lg:contents">
      <div className="@container rounded-md border border-line-strong bg-sheet px-4 py-3 sm:p-5 lg:mt-0 lg:mb-6 lg:mr-12 lg:ml-0 lg:self-start lg:[grid-area:check]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-xl">Check your goal, free</h2>
          <p className="text-sm text-ink-soft">
            <span className="signed-in:hidden">No sign-up. </span>We don’t keep your answers.
          </p>
        </div>
        <noscript>
          <p className="mt-2">The check needs JavaScript in your browser.</p>
        </noscript>
        <form
          ref={form}
          // The method keeps the answers out of the address if no script handles the form.
          method="dialog"
          noValidate
          data-unmarked
          className="mt-2 grid grid-cols-2 noscript:hidden gap-x-3 gap-y-2.5 sm:mt-3 sm:gap-y-3.5 @sm:gap-x-4 @4xl:grid-cols-12"
          onFocus={prepareResult}
          onSubmit={submit}
        >
          <div className="col-span-2 @4xl:col-span-6">
            <TextField
              {...binding('incomeGoal')}
              label="What would you like to earn?"
              hint="e.g. $800 a month by next June"
              maxLength={250}
            />
          </div>
          {/* On a phone each select is as wide as its longest answer, and they wrap when both do not fit. */}
          <div className="col-span-2 flex flex-wrap items-end gap-[inherit] *:grow @sm:grid @sm:grid-cols-2 @4xl:col-span-6">
            <SelectField
              {...binding('timePerWeek')}
              label="Hours a week"
              options={timeBands.map((band) => [band, band] as const)}
              placeholder="Choose"
            />
            <SelectField
              {...binding('budget')}
              label="Start-up budget"
              options={budgetBands.map((band) => [band, budgetBandNames[band]] as const)}
              placeholder="Choose"
            />
          </div>
          <div className={`col-span-2 @sm:col-span-1 @4xl:col-span-4 ${exampleNext}`}>
            <TextField
              {...binding('skills')}
              label="Your skills"
              hint="e.g. house cleaning"
              maxLength={500}
            />
          </div>
          <div className={`col-span-2 @sm:col-span-1 @4xl:col-span-4 ${exampleNext}`}>
            <TextField
              {...binding('interests')}
              label="Your interests"
              hint="e.g. gardening"
              maxLength={500}
            />
          </div>
          <div className="col-span-2 grid min-h-12 @4xl:col-span-4 @4xl:self-end">
            <Button type="submit">Check my goal</Button>
          </div>
        </form>
      </div>
      {checks > 0 && complete && (
        // Each check remounts the result, so that the answer is visibly new.
        <div
          key={checks}
          className="rises @container rounded-md border border-line-strong bg-sheet p-4 sm:p-7 lg:mt-8 lg:mb-0 lg:mx-0 lg:self-start lg:[grid-area:answer]"
        >
          <LoadGuard>
            <Suspense fallback={<p role="status">Checking…</p>}>
              <GoalCheckResult
                answers={answers}
                backTo={backTo}
                ask={ask}
                sendInterest={sendInterest}
                onTest={test}
                toField={toField}
              />
            </Suspense>
          </LoadGuard>
        </div>
      )}
    </div>
  );
}
