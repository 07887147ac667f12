import { ChevronUp, Lock } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { DescribedBusiness, DescribedFact, Understanding } from '#shared/plan/describe/understanding.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { Modal } from '#web/components/page/modal.tsx';
import { shorten } from '#web/components/text/shorten.ts';
import { BeginnerWork } from '#web/components/understanding/beginner-work.tsx';
import { BusinessCard } from '#web/components/understanding/business-card.tsx';
import { MonthsChart } from '#web/components/understanding/months-chart.tsx';
import { OpenQuestions } from '#web/components/understanding/open-questions.tsx';
import { quotedWords } from '#web/components/understanding/quoted-words.ts';
import { chosenOf, inBrief } from '#web/components/understanding/reach-words.ts';
import { ReadFailed } from '#web/components/understanding/read-failure.tsx';
import type { ReadingState } from '#web/components/understanding/use-reading.ts';
import { WaysForward } from '#web/components/understanding/ways-forward.tsx';
import { counted } from '#web/lib/counted.ts';
import { type Reading, readingOf } from '../reading.ts';
import { EmptyYear } from './plan-to-come.tsx';

const mostQuotes = 3;

interface UnderstoodFactProps {
  fact: DescribedFact;
  /** The control that corrects it. */
  children?: ReactNode;
}

const quoteOf = (text: string): string => `“${shorten(text)}”`;

/** A fact and its source words. */
const UnderstoodFact = ({ fact, children }: UnderstoodFactProps) => (
  <li className="py-2 wrap-anywhere">
    <p>{fact.says}</p>
    {quotedWords(fact).length > 0 && (
      <p className="text-sm text-ink-soft">
        {quotedWords(fact)
          .slice(0, mostQuotes)
          .map(({ text }) => quoteOf(text))
          .join(' · ')}
      </p>
    )}
    {children}
  </li>
);

/** Private facts are summarised in one line, because no file will contain them. */
const KeptPrivate = ({ facts }: { facts: readonly DescribedFact[] }) => (
  <div className="mt-4">
    <h4 className="flex items-center gap-1.5 font-semibold">
      <Lock aria-hidden className="size-4 shrink-0" />
      Kept out of your plan and every email
    </h4>
    <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-soft">
      {facts.map(({ id, words }) => (
        <li key={id} className="wrap-anywhere">
          {words.map(({ text }) => quoteOf(text)).join(' · ')}
        </li>
      ))}
    </ul>
  </div>
);

/** The facts that we understood, and what we keep private. */
function UnderstoodFacts({ facts }: { facts: readonly DescribedFact[] }) {
  const kept = facts.filter(({ kind }) => kind === 'private');
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {facts
          .filter(({ kind }) => kind !== 'private')
          .map((fact) => (
            <UnderstoodFact key={fact.id} fact={fact} />
          ))}
      </ul>
      {kept.length > 0 && <KeptPrivate facts={kept} />}
    </>
  );
}

const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-lg">{title}</h3>
    {children}
  </section>
);

/** Up to three businesses, the best with its year. */
const Businesses = ({ businesses }: { businesses: readonly DescribedBusiness[] }) => (
  <ol className="grid gap-8">
    {businesses.map((business, index) => (
      <li key={business.id} className="border-t border-line pt-4">
        <BusinessCard
          business={business}
          first={index > 0 ? businesses[0] : undefined}
          isFolded={index > 0}
          offersPath={false}
          chart={index === 0 ? <MonthsChart business={business} /> : undefined}
        />
      </li>
    ))}
  </ol>
);

/** For submitted answers: the open questions, the facts, and the businesses. */
function PanelSections({ understood }: { understood: Understanding }) {
  const { outcome, questions, facts, businesses, chosen } = understood;
  const isPlanned = outcome.kind === 'planned';
  const first = businesses.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  return (
    <div className="grid items-start gap-x-14 gap-y-7 @4xl:grid-cols-2">
      <div className="grid gap-7">
        {!isPlanned && <WaysForward outcome={outcome} />}
        {questions.length > 0 && (
          <PanelSection title="Open questions">
            <OpenQuestions questions={questions} />
          </PanelSection>
        )}
        {facts.length > 0 && (
          <PanelSection title="What we understood">
            <UnderstoodFacts facts={facts} />
          </PanelSection>
        )}
      </div>
      {businesses.length > 0 && (
        <PanelSection title={isPlanned ? 'Your business' : 'Work that needs no experience'}>
          {outcome.says !== '' && isPlanned && <p className="mb-3">{outcome.says}</p>}
          {isPlanned ? <Businesses businesses={first} /> : <BeginnerWork businesses={businesses} />}
        </PanelSection>
      )}
    </div>
  );
}

/** Next to the form: the business that a plan would be made for, and the number of open questions. */
function PanelSummary({ understood }: { understood: Understanding }) {
  const { outcome, summary, questions } = understood;
  const business = chosenOf(understood);
  const isPlanned = outcome.kind === 'planned';
  return (
    <div className="grid gap-5">
      {isPlanned ? (
        summary !== undefined && <p className="wrap-anywhere">{summary}</p>
      ) : (
        <div>
          <h3 className="text-lg">{outcome.title}</h3>
          <p className="mt-1 wrap-anywhere">{outcome.says}</p>
        </div>
      )}
      {questions.length > 0 && (
        <p className="font-semibold">
          {questions.length === 1 ? 'There’s one question' : `There are ${questions.length} questions`} below
          your answers.
        </p>
      )}
      {isPlanned && business && (
        <div>
          <h3 className="mb-2 font-sans text-base font-semibold">The business we’d plan</h3>
          <BusinessCard business={business} chart={<MonthsChart business={business} />} />
        </div>
      )}
    </div>
  );
}

interface VerdictBarProps {
  title: string;
  /** Undefined while there is nothing to read. */
  understood: Understanding | undefined;
  /** The full content, shown after a press. */
  children: ReactNode;
}

/** The number of open questions, so that customers on a phone know to look. */
const questionsOpen = ({ questions: { length } }: Understanding): string | undefined =>
  length === 0 ? undefined : counted(length, 'question');

/** On a phone: the verdict on one line over the form, and all of it in a dialog. */
function VerdictBar({ title, understood, children }: VerdictBarProps) {
  const [open, setOpen] = useState(false);
  const questions = understood && questionsOpen(understood);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-x-4 gap-y-0 bg-night px-4 py-1.5 text-left text-sm text-paper hover:bg-leaf-strong focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-paper sm:min-h-12 sm:px-6 forced-colors:border"
        onClick={() => setOpen(true)}
      >
        {understood === undefined ? (
          <span className="font-semibold">{title}</span>
        ) : (
          <span className="flex grow flex-wrap justify-between gap-x-4">
            <span className="sr-only">{`${title}: `}</span>
            <span className="font-semibold">{inBrief(understood)}</span>
            {questions && (
              <span>
                <span className="sr-only">, </span>
                {questions}
              </span>
            )}
          </span>
        )}
        <ChevronUp aria-hidden className="size-5 shrink-0" />
      </button>
      {/* Outside the bar, which a wide window hides: a hidden dialog would leave the page inert. */}
      {createPortal(
        <Modal open={open} title={title} sheet onClose={() => setOpen(false)}>
          {children}
        </Modal>,
        document.body,
      )}
    </>
  );
}

interface LivePanelProps {
  answers: RunAnswers;
  plan: PlanType;
  state: ReadingState;
  /** The place at the bottom of a phone for a one-line verdict that opens the panel. */
  line?: HTMLElement | null;
  /** False for submitted answers. */
  editable?: boolean;
  /** Called on each change; undefined while there is nothing to read. */
  onReading?: (reading: Reading | undefined) => void;
}

const title = 'Your estimate';

/** How the answers are read: in short next to the form, and in full after submission. */
export default function LivePanel(props: LivePanelProps) {
  const { plan, line, answers, state, editable = true, onReading } = props;
  const titleId = useId();
  const { understanding, failure, pending, retry } = state;
  const reading = useMemo(
    () => understanding && readingOf(understanding, { answers, plan }),
    [understanding, answers, plan],
  );
  // A layout effect, so that the rest of the page updates in the same paint.
  useLayoutEffect(() => onReading?.(reading), [reading, onReading]);
  // A window shows either the panel or the line.
  const news = (
    <p role="status" className="sr-only">
      {understanding && !pending && `Updated: ${inBrief(understanding)}`}
    </p>
  );
  const body = (
    <div aria-busy={pending}>
      {/* While the form is editable, the section below the answers says so. */}
      {failure && !editable && (
        <div className="mb-4">
          <ReadFailed failure={failure} isOld={understanding !== undefined} onRetry={retry} />
        </div>
      )}
      {understanding ? (
        <>
          {editable ? (
            <PanelSummary understood={understanding} />
          ) : (
            <PanelSections understood={understanding} />
          )}
          <p className="mt-6 text-sm text-ink-soft">Estimates, not promises.</p>
        </>
      ) : (
        !failure && (
          <>
            <EmptyYear />
            <p className="mt-3 text-ink-soft">
              {pending ? 'Reading your answers…' : 'Add your goal and skills to see your estimate.'}
            </p>
          </>
        )
      )}
    </div>
  );
  return (
    <section aria-labelledby={titleId} className="@container">
      {line &&
        createPortal(
          <>
            {news}
            <VerdictBar title={title} understood={understanding}>
              {body}
            </VerdictBar>
          </>,
          line,
        )}
      <h2 id={titleId} className="mb-3 font-sans text-base font-semibold text-mist">
        {title}
      </h2>
      {news}
      {body}
    </section>
  );
}
