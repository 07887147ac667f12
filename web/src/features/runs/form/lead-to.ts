import { useEffect } from 'react';
import type { DraftPart } from './draft.ts';

/**
 * Scrolls to a field with its question in view; focusing alone would leave the question behind the sticky
 * line.
 */
export function leadTo(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  field.focus();
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  const question = label ?? field.closest('fieldset')?.querySelector('legend');
  question?.scrollIntoView({ block: 'nearest' });
}

export const textsId = (field: DraftPart): string => `run-texts-${field}`;

/** Scrolls to the choice between the two versions of a part. */
export function leadToTexts(field: DraftPart): void {
  const texts = document.getElementById(textsId(field));
  texts?.focus({ preventScroll: true });
  texts?.scrollIntoView({ block: 'start' });
}

export const questionsId = 'run-questions';

/** Scrolls to the control that answers the first open question. */
export function leadToQuestion(): void {
  const questions = document.getElementById(questionsId);
  const field = questions?.querySelector<HTMLElement>('input, select, button');
  (field ?? questions)?.focus({ preventScroll: true });
  questions?.scrollIntoView({ block: 'start' });
}

/** A link to an answer focuses its field, which exists only once the plan has loaded. */
export function useAskedField(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id.startsWith('run-')) return;
    // After the heading, which takes over the focus of the loading one.
    const frame = requestAnimationFrame(() => leadTo(id));
    return () => cancelAnimationFrame(frame);
  }, []);
}
