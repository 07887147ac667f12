import type { ReactNode } from 'react';
import type { RunSummary } from '#shared/contract/runs.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { NextExpiry } from '#web/components/date-time/expiry-time.tsx';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { addresses } from '#web/config/addresses.ts';
import { activeRunWords } from '#web/lib/active-run.ts';
import { documentAddress } from './document-address.ts';
import type { NextStep } from './next-steps.ts';
import { placeAddress, placeText, readLabel } from './place-read.ts';

export interface StepWords {
  title: string;
  text: ReactNode;
  to: string;
  label: string;
  /** Nothing to be done but to wait. */
  waits?: true;
}

const wordsForPath = (step: Extract<NextStep, { kind: 'unlock' | 'continue' }>): StepWords => {
  if (step.kind === 'unlock') {
    const [personaSlug = '', pathSlug = ''] = step.path.split('/');
    return {
      title: 'Unlock the path you paid for',
      text: `Your payment of ${formatAud(step.order.amount)} has arrived and is in your balance as tokens.`,
      to: addresses.path({ personaSlug, pathSlug }),
      label: 'Unlock it',
    };
  }
  const { path } = step;
  const label = readLabel(path);
  return { title: `${label} ${path.title}`, text: placeText(path), to: placeAddress(path), label };
};

const readyWords = ({ plan, brief }: RunSummary): Pick<StepWords, 'title' | 'text'> => {
  const yours = `Your ${planNames[plan]} plan`;
  const kept = 'The PDF stays here for 30 days.';
  if (brief === undefined) return { title: `${yours} is ready`, text: kept };
  return { title: `${brief.title} is ready`, text: `${yours}. ${briefWords(brief)}. ${kept}` };
};

/** Fewer are named. */
const named = 2;
const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** What is still to be said, and the way to the first of it. */
function draftWords({ id: runId, unanswered: left = [] }: RunSummary): StepWords {
  const { title, text, label } = activeRunWords.CREATED;
  const to = addresses.run({ runId });
  const [first] = left;
  if (first === undefined)
    return { title: 'Ready to submit', text: `${title}, and all of it is answered.`, to, label };
  if (left.length === answerFields.length) return { title, text, to: `${to}#run-${first}`, label };
  const names = left.slice(0, named).map((field) => answerNames[field]);
  const more = left.length - names.length;
  const rest = more > 0 ? `, and ${more} more` : '';
  return {
    title: `${counts[left.length]} ${left.length === 1 ? 'answer' : 'answers'} left`,
    text: `${title}. Still to say: ${names.join(', ')}${rest}.`,
    to: `${to}#run-${first}`,
    label,
  };
}

export function wordsFor(step: NextStep, nowMs: number): StepWords {
  switch (step.kind) {
    case 'unlock':
    case 'continue':
      return wordsForPath(step);
    case 'tokens-expire':
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
    case 'read':
      return {
        ...readyWords(step.run),
        to: documentAddress(step.run),
        label: 'Read it',
      };
    case 'revise':
      return { ...activeRunWords.REJECTED_FOR_USER_REFINEMENT, to: addresses.run({ runId: step.run.id }) };
    case 'finish':
      return draftWords(step.run);
    case 'wait-for-review':
      return { ...activeRunWords.UNDER_REVIEW, to: addresses.run({ runId: step.run.id }), waits: true };
    case 'wait-for-document':
      return { ...activeRunWords.APPROVED_EXECUTING, to: addresses.run({ runId: step.run.id }), waits: true };
  }
}
