import type { RunAnswers } from '../plan-input.ts';
import { type Confirmed, type ConfirmedKind, confirmedKinds } from './confirmed.ts';
import { findSentence } from './find-sentence.ts';

/** Corrections whose words are no longer in the answers. They still count; the customer is told. */
export const findGone = ({ was = {}, ...confirmed }: Confirmed, answers: RunAnswers): ConfirmedKind[] =>
  confirmedKinds.filter((kind) => {
    const words = was[kind];
    return confirmed[kind] !== undefined && words && findSentence(answers, words) === undefined;
  });
