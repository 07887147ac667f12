import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { keepUnlockWish } from '#web/lib/unlock-wish.ts';
import type { NextStep } from './next-steps.ts';
import { StepPicture } from './step-picture.tsx';
import { wordsFor } from './step-words.tsx';

/** So tall from the start, that nothing below moves when the account has loaded. */
export function NextStepFrame({ picture, children }: { picture?: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-labelledby="next-step"
      className="relative flex min-h-72 gap-8 rounded-md border border-night bg-night px-5 py-6 text-paper sm:min-h-64 sm:px-8"
    >
      <div className="flex min-w-0 grow flex-col">
        <h2 id="next-step" className="mb-3 self-start font-sans text-base font-semibold text-mist">
          What’s next
        </h2>
        {children}
      </div>
      {picture}
    </section>
  );
}

interface LeadProps {
  title: string;
  text: ReactNode;
  /** Absent where there is no step yet. */
  waits?: boolean;
  children: ReactNode;
}

function Lead({ title, text, waits, children }: LeadProps) {
  return (
    <div className="flex grow flex-col justify-between gap-5 sm:justify-start">
      {/* On a phone a picture stands beside it, but where nothing has begun. */}
      <div className={classNames('min-w-0', waits !== undefined && 'max-sm:pr-24')}>
        <p className="flex items-start gap-3 font-serif text-2xl font-semibold">
          {waits && <Clock aria-hidden className="mt-1 size-6 shrink-0 text-mist" />}
          {title}
        </p>
        <p className="mt-1 max-w-measure text-mist">{text}</p>
      </div>
      <div className="grid sm:justify-start">{children}</div>
    </div>
  );
}

const keyOf = (step: NextStep): string => ('run' in step ? step.run.id : step.kind);

/** An unlock that was paid for goes on where it was left. */
const leave = (step: NextStep, to: string) => () => {
  if (step.kind === 'unlock') keepUnlockWish(to);
};

function StepLink({ step, nowMs }: { step: NextStep; nowMs: number }) {
  const { title, text, to, label } = wordsFor(step, nowMs);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2 first:border-t-0">
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-semibold">{title}.</span> <span className="text-ink-soft">{text}</span>
      </p>
      <TextLink to={to} label={`${label}: ${title}`}>
        {label}
      </TextLink>
    </li>
  );
}

export interface NextStepsCardProps {
  steps: readonly NextStep[];
  nowMs: number;
  /** False when the plans could not be had: then nothing is said of them. */
  runsKnown: boolean;
}

function FirstStep({ step, nowMs }: { step: NextStep; nowMs: number }) {
  const { title, text, to, label, waits } = wordsFor(step, nowMs);
  return (
    <Lead title={title} text={text} waits={waits === true}>
      <ButtonLink to={to} variant="secondary" label={`${label}: ${title}`} onClick={leave(step, to)}>
        {label}
      </ButtonLink>
    </Lead>
  );
}

/** The one thing to do now, large; what else there is below it. */
export function NextStepsCard({ steps, nowMs, runsKnown }: NextStepsCardProps) {
  const [first, ...rest] = steps;
  // The path to go on with is the first of those below.
  const others = rest.filter(({ kind }) => kind !== 'continue');
  return (
    <div>
      <NextStepFrame picture={<StepPicture step={first} />}>
        {first === undefined ? (
          <Lead
            title="Find out what your hours could earn"
            text={
              <>
                {runsKnown && 'No plan is waiting for you. '}When you are ready, look through the income paths
                or choose a plan.
              </>
            }
          >
            <ButtonLink to={addresses.buildPath()} variant="secondary">
              Browse income paths
            </ButtonLink>
          </Lead>
        ) : (
          <FirstStep step={first} nowMs={nowMs} />
        )}
      </NextStepFrame>
      {others.length > 0 && (
        <ul aria-label="After that" className="mt-3">
          {others.map((step) => (
            <StepLink key={keyOf(step)} step={step} nowMs={nowMs} />
          ))}
        </ul>
      )}
    </div>
  );
}
