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
        { text: 'The goal is read as it was written.' },
        { text: 'The path, the price and the hours fit the answers.' },
        { text: 'Opening and closing cash agree in all cases.' },
        { text: 'No licensed or prohibited work is asked for.' },
        { text: 'Nothing promises an income, a return or a grant.' },
      ]),
      form('sign-off-form', 'Sign-off', [
        ['Name', 1],
        ['Date', 1],
        ['Note to the owner', 3],
      ]),
    ],
  };
}
