import { suggestedInterests, suggestedSkills } from '#shared/domain/account/profile-options.ts';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { type AnswerField, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { splitBackground } from './built-on.ts';
import type { DraftPart } from './draft.ts';

export const runSkills = [...suggestedSkills, 'Project Management'];
export const runInterests = [...suggestedInterests, 'Local Tasks'];

/** Where there is room for a word or two. */
export const answerShortNames: Readonly<Record<AnswerField, string>> = {
  ...answerNames,
  content: 'Background',
};

/** What two windows may have changed, by name. */
export const partName = (part: DraftPart): string =>
  part === 'confirmed' ? 'What we understood' : lineName(part);

/** Where a line may end within it: no line begins with a slash. */
export const lineName = (field: AnswerField): string => answerNames[field].replaceAll(' /', '\u00a0/');

/** With the path by its name, as the form shows it. */
function backgroundWords(content: string): string {
  const { text, path } = splitBackground(content);
  const parts = [text.trim(), path && `Builds on ${path.title}`];
  return parts.filter(Boolean).join('\n\n') || 'Nothing';
}

/** An answer as its field shows it; of none is said that there is none. */
export const answerWords = (field: AnswerField, text: string): string => {
  if (field === 'budget') return text === '' ? 'No answer' : budgetBandName(text);
  if (field === 'content') return backgroundWords(text);
  return text || 'Nothing';
};
