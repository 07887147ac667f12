import { suggestedInterests, suggestedSkills } from '#shared/domain/account/profile-options.ts';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { type AnswerField, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { splitBackground } from './built-on.ts';
import type { DraftPart } from './draft.ts';

export const runSkills = [...suggestedSkills, 'Project Management'];
export const runInterests = [...suggestedInterests, 'Local Tasks'];

/** Names of one or two words. */
export const answerShortNames: Readonly<Record<AnswerField, string>> = {
  ...answerNames,
  content: 'Background',
};

/** The name of a part that two windows may have changed. */
export const partName = (part: DraftPart): string =>
  part === 'confirmed' ? 'What we understood' : lineName(part);

/** Allows a line break after a slash, so that no line starts with one. */
export const lineName = (field: AnswerField): string => answerNames[field].replaceAll(' /', '\u00a0/');

/** Replaces the line of the path by its title, as the form shows it. */
function backgroundWords(content: string): string {
  const { text, path } = splitBackground(content);
  const parts = [text.trim(), path && `Builds on ${path.title}`];
  return parts.filter(Boolean).join('\n\n') || 'Nothing';
}

/** An answer as its field shows it, or a note that there is none. */
export const answerWords = (field: AnswerField, text: string): string => {
  if (field === 'budget') return text === '' ? 'No answer' : budgetBandName(text);
  if (field === 'content') return backgroundWords(text);
  return text || 'Nothing';
};
