import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';

/** To a field, with the question that it answers in sight over it: the focus alone would leave that behind the line at the head. */
export function leadTo(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  field.focus();
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  const question = label ?? field.closest('fieldset')?.querySelector('legend');
  question?.scrollIntoView({ block: 'nearest' });
}

export const textsId = (field: AnswerField): string => `run-texts-${field}`;

/** To the choice between the two texts of a field. */
export function leadToTexts(field: AnswerField): void {
  const texts = document.getElementById(textsId(field));
  texts?.focus({ preventScroll: true });
  texts?.scrollIntoView({ block: 'start' });
}
