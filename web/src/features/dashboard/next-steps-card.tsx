import { CircleCheck, CircleDot, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { NextExpiry } from '#web/components/date-time/expiry-time.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunWords } from '#web/lib/active-run.ts';
import { documentAddress } from './document-address.ts';
import type { NextStep } from './next-steps.ts';

interface StepWords {
  title: string;
  text: ReactNode;
  to: string;
  label: string;
  waits?: true;
}

function wordsFor(step: NextStep, nowMs: number): StepWords {
  if (step.kind === 'tokens-expire') {
    return {
      title: 'You have tokens that are about to expire',
      text: (
        <>
          <NextExpiry iso={step.expiresAt} nowMs={nowMs} />.
        </>
      ),
      ...(step.planActive
        ? { to: addresses.buildPath(), label: 'Browse income paths' }
        : { to: addresses.plans(), label: 'Use tokens' }),
    };
  }
  const { run } = step;
  const toRun = addresses.run({ runId: run.id });
  switch (step.kind) {
    case 'revise':
      return { ...activeRunWords.REJECTED_FOR_USER_REFINEMENT, to: toRun };
    case 'finish':
      return { ...activeRunWords.CREATED, to: toRun };
    case 'read':
      return {
        title: 'Your plan is ready',
        text: 'The PDF stays here for 30 days.',
        to: documentAddress(run),
        label: 'Read it',
      };
    case 'wait-for-review':
      return { ...activeRunWords.UNDER_REVIEW, to: toRun, waits: true };
    case 'wait-for-document':
      return { ...activeRunWords.APPROVED_EXECUTING, to: toRun, waits: true };
  }
}

function Step({ step, nowMs, leads }: { step: NextStep; nowMs: number; leads: boolean }) {
  const { title, text, to, label, waits } = wordsFor(step, nowMs);
  const Icon = waits ? Clock : CircleDot;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${waits ? 'text-ochre' : 'text-leaf'}`} />
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft">{text}</p>
        </div>
      </div>
      <div className="max-sm:pl-8">
        <ButtonLink to={to} variant={leads && !waits ? 'primary' : 'secondary'} label={`${label}: ${title}`}>
          {label}
        </ButtonLink>
      </div>
    </li>
  );
}

export interface NextStepsCardProps {
  steps: readonly NextStep[];
  nowMs: number;
  /** False when the plans could not be had: then nothing is said of them. */
  runsKnown: boolean;
}

export function NextStepsCard({ steps, nowMs, runsKnown }: NextStepsCardProps) {
  return (
    <Card className="flex flex-col">
      <h2 className="mb-4">What’s next</h2>
      {steps.length === 0 ? (
        <div className="flex grow flex-col items-start gap-4">
          <div className="flex gap-3">
            {runsKnown && <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />}
            <p>
              {runsKnown && 'No plan is waiting for you. '}When you are ready, look through the income paths
              or choose a plan.
            </p>
          </div>
          <ButtonLink to={addresses.buildPath()} variant="secondary">
            Browse income paths
          </ButtonLink>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {steps.map((step, index) => (
            <Step
              key={step.kind === 'tokens-expire' ? step.kind : step.run.id}
              step={step}
              nowMs={nowMs}
              leads={index === 0}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
