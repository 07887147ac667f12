import { CircleCheck, CircleDot, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { NextExpiry } from '#web/components/date-time/expiry-time.tsx';
import { addresses } from '#web/config/addresses.ts';
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
      to: addresses.plans(),
      label: 'Use tokens',
    };
  }
  const { run } = step;
  const toRun = addresses.run({ runId: run.id });
  switch (step.kind) {
    case 'revise':
      return {
        title: 'Your plan needs a revision',
        text: 'The reviewer has left feedback. Your answers are kept.',
        to: toRun,
        label: 'Revise it',
      };
    case 'finish':
      return {
        title: 'Your plan is a draft',
        text: 'Finish your answers and submit them.',
        to: toRun,
        label: 'Continue',
      };
    case 'read':
      return {
        title: 'Your plan is ready',
        text: 'The PDF stays here for 30 days.',
        to: documentAddress(run),
        label: 'Read it',
      };
    case 'wait-for-review':
      return {
        title: 'Your plan is with our reviewers',
        text: 'This takes 1–48 hours. We email you when they decide.',
        to: toRun,
        label: 'View it',
        waits: true,
      };
    case 'wait-for-document':
      return {
        title: 'Your plan is being built',
        text: 'This typically takes 1–48 hours. We email you the PDF.',
        to: toRun,
        label: 'View it',
        waits: true,
      };
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
