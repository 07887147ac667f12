import type { DraftPart } from './draft.ts';

/** To a field, with the question that it answers in sight over it: the focus alone would leave that behind the line at the head. */
export function leadTo(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  field.focus();
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  const question = label ?? field.closest('fieldset')?.querySelector('legend');
  question?.scrollIntoView({ block: 'nearest' });
}

export const textsId = (field: DraftPart): string => `run-texts-${field}`;

/** To the choice between the two versions of a part. */
export function leadToTexts(field: DraftPart): void {
  const texts = document.getElementById(textsId(field));
  texts?.focus({ preventScroll: true });
  texts?.scrollIntoView({ block: 'start' });
}

export const questionsId = 'run-questions';

/** To the control that answers the first open question. */
export function leadToQuestion(): void {
  const questions = document.getElementById(questionsId);
  const field = questions?.querySelector<HTMLElement>('input, select, button');
  (field ?? questions)?.focus({ preventScroll: true });
  questions?.scrollIntoView({ block: 'start' });
}
