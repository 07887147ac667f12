import { ChevronDown } from 'lucide-react';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { grants } from '#shared/content/grants/grants.ts';
import {
  type FundingAnswers,
  type FundingStage,
  homeStage,
  isElsewhere,
  stageLabel,
  wholeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import { FoldSection } from '#web/components/page/fold-section.tsx';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { followFolds } from '#web/lib/page/folds.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useNow } from '#web/lib/page/use-now.ts';
import { PathFirst } from '../path-first.tsx';
import { isOpen, roundNews } from '../round-words.ts';
import { FundingForm, useFundingForm } from './funding-form.tsx';
import { GrantCard } from './grant-card.tsx';
import { type FoundGrant, findMatches, lastChecked, matchWords, openFirst, stateWords } from './matches.ts';

interface AnswersLineProps {
  answers: Partial<FundingAnswers>;
  /** The questions were open until now. */
  folds: boolean;
  /** The form for changing the answers. */
  children: ReactNode;
}

const wordsOf = ({ abn, stage, state }: Partial<FundingAnswers>): string[] => [
  ...(stage === undefined ? [] : [stageLabel(stage)]),
  ...(abn === undefined || stage === homeStage ? [] : [abn ? 'with an ABN' : 'no ABN']),
  ...(state === undefined ? [] : [state]),
];

/** The answers on one line, which opens the questions again. */
function AnswersLine({ answers, folds, children }: AnswersLineProps) {
  const words = wordsOf(answers);
  const line = useRef<HTMLDetailsElement>(null);
  const asWords = words.join();
  useLayoutEffect(() => {
    const { current } = line;
    if (current === null || !folds || asWords === '') return;
    current.open = true;
    const frame = requestAnimationFrame(() => {
      current.open = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [folds, asWords]);
  return (
    <details key={asWords} ref={line} className="card answers-line text-ink">
      <summary className="py-2 px-4 gap-4 flex items-center justify-between cursor-pointer leading-[1.35] list-none flex-wrap min-h-14 rounded-md sm:px-6 hover:bg-leaf-faint in-open:border-b in-open:border-b-line in-open:rounded-b-none">
        <span className="grow shrink basis-20 font-semibold">
          {words.map((word) => word.replaceAll(' ', '\u00a0')).join('\u00a0· ')}
        </span>
        <span className="gap-1 inline-flex items-center text-leaf font-semibold">
          Change
          <ChevronDown aria-hidden className="size-5" />
        </span>
      </summary>
      {children}
    </details>
  );
}

interface FundingHeadProps {
  answers: Partial<FundingAnswers> | undefined;
  matches: readonly FoundGrant[] | undefined;
  nowMs: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

function words({ answers, matches = [], nowMs }: FundingHeadProps): [title: string, lead: string] {
  if (answers === undefined)
    return [
      'Find grants you may qualify for',
      'Answer a few questions to see NSW grants you might get, plus one national program.',
    ];
  if (isElsewhere(answers.state))
    return [
      'We only cover New South Wales so far',
      `Here’s where ${stateWords(answers.state)} lists its own programs.`,
    ];
  return matches.length === 0
    ? ['No grant matches your answers', 'Our grants are for other stages.']
    : [matchWords(matches, nowMs), 'Based on your answers. The funder decides.'];
}

/** The page's promise, or the verdict after the answers. */
function FundingHead(props: FundingHeadProps) {
  const [title, lead] = words(props);
  usePageTitle(title);
  return (
    <div>
      <h1 className="focus-visible:outline-none" ref={props.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-2 text-lg text-balance sm:mt-3">{lead}</p>
    </div>
  );
}

const loadResults = () => import('./funding-results.tsx');

const FundingResults = lazy(loadResults);

const OtherState = lazy(() => import('./other-state.tsx'));

function AllGrants({ nowMs, stage }: { nowMs: number; stage: FundingStage | undefined }) {
  const open = grants.filter((grant) => isOpen(roundNews(grant, nowMs).kind)).length;
  useLayoutEffect(followFolds, []);
  return (
    <div className="folds-wide">
      <FoldSection title={`See all ${grants.length} grants (${open} open now)`} id="all-grants">
        <div className="card">
          {openFirst(grants, nowMs).map((grant) => (
            <GrantCard key={grant.id} grant={grant} stage={stage} />
          ))}
        </div>
      </FoldSection>
    </div>
  );
}

export default function FundingPage() {
  const hydrated = useHydrated();
  const funding = useFundingForm();
  const { answers } = funding;
  const heading = useRef<HTMLHeadingElement>(null);
  const nowMs = useNow(lastChecked);
  // False for answers that came with the address.
  const [answeredHere, setAnsweredHere] = useState(false);
  // Loads the results' code before the first answer.
  useEffect(() => void loadResults().catch(() => undefined), []);
  // By then the heading shows the result.
  const goToResults = () => {
    setAnsweredHere(true);
    setTimeout(() => heading.current?.focus());
  };
  const form = <FundingForm funding={funding} onAnswered={goToResults} />;
  const whole = answers && wholeFundingAnswers(answers);
  const matches = whole && findMatches(whole, nowMs);
  // Without a match, the page itself offers the paths.
  const closes = answers === undefined || (!isElsewhere(answers.state) && matches?.length !== 0);
  // The prerendered page knows no answers. Its content is hidden from visitors who bring some, so that
  // nothing moves.
  const atFirst = hydrated ? '' : 'answered:invisible';
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="py-6 bg-slate text-paper sm:py-8">
        <div className={`grid grid-cols-1 gap-y-5 gap-x-14 page-width ${atFirst}`}>
          <FundingHead answers={answers} matches={matches} nowMs={nowMs} heading={heading} />
          {answers ? (
            <AnswersLine answers={answers} folds={answeredHere}>
              {form}
            </AnswersLine>
          ) : (
            <div className="card text-ink">{form}</div>
          )}
        </div>
      </div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <div
          className={`page-width ${atFirst} flex grow flex-col gap-6 py-6 sm:py-8 ${answeredHere ? 'answered-rows' : ''}`}
        >
          {answers && isElsewhere(answers.state) ? (
            <OtherState answers={{ ...answers, state: answers.state }} />
          ) : whole && matches ? (
            <FundingResults answers={whole} matches={matches} />
          ) : (
            <AllGrants nowMs={nowMs} stage={funding.stage} />
          )}
        </div>
        {closes && (
          <div className={atFirst}>
            <PathFirst stage={funding.stage} />
          </div>
        )}
      </Suspense>
    </div>
  );
}
