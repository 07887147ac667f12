import type { Draft } from './draft.ts';
import { plural } from './print-figures.ts';
import { checklist, type DraftSection, form, lead, say, see } from './write-blocks.ts';

export function signOff({ model }: Draft): DraftSection {
  return {
    id: 'sign-off',
    title: 'Reviewer’s sign-off',
    blocks: [
      lead(
        'sign-off-lead',
        say`Whoever approves ticks what they checked, ${model.flags.length === 0 ? 'and what stands' : say`the ${plural(model.flags.length, 'point')}`} under ${see('review', 'Review')} too.`,
      ),
      checklist('sign-off-list', [
        { text: 'The goal is read as written.' },
        { text: 'Path, price and hours fit the answers.' },
        { text: 'Cash ties in all three cases.' },
        { text: 'No task is licensed or prohibited work.' },
        { text: 'No income, return or grant is promised.' },
      ]),
      form('sign-off-form', 'Sign-off', [
        ['Name', 1],
        ['Date', 1],
        ['Note to the owner', 3],
      ]),
    ],
  };
}
