import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import type { Cover } from '../document/plan-document.ts';
import { readList } from '../plan-input.ts';
import { drawnOnCover } from './cover-drawing.ts';
import type { Draft } from './draft.ts';
import { user } from './write-blocks.ts';

/** What was entered, as it was entered or chosen; empty answers say so. */
export function coverOf({ model, words }: Draft): Cover {
  const { answers, profile } = model.input;
  const row = (label: string, text: string) => ({
    label,
    value: [text.trim() === '' ? '(left empty)' : user(text)],
  });
  const where = [profile.state, profile.country]
    .filter((part) => part !== undefined && part.trim() !== '')
    .join(', ');
  return {
    path: model.path.title,
    subtitle: words.positioning.claim,
    entered: [
      row('Goal', answers.incomeGoal),
      row('Time a week', answers.timePerWeek),
      row('Budget', budgetBandName(answers.budget)),
      row('Skills', readList(answers.skills).join(', ')),
      row('Interests', readList(answers.interests).join(', ')),
      row('Background', answers.content),
      row('Where', where),
    ],
    drawn: drawnOnCover(model),
  };
}
