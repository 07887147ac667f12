import type { Draft } from './draft.ts';
import { count } from './print-figures.ts';
import { checklist, type DraftSection, form, lead, say } from './write-blocks.ts';

export function signOff({ model }: Draft): DraftSection {
  return {
    id: 'sign-off',
    title: 'Reviewer’s sign-off',
    blocks: [
      lead(
        'sign-off-lead',
        say`Whoever approves this plan ticks what they checked. ${String(model.flags.length)} of the points under Review were raised for this plan.`,
      ),
      checklist('sign-off-list', [
        { text: 'The goal is read as the person wrote it, with its one doubt named.' },
        { text: 'The path, the price and the hours fit the answers.' },
        { text: 'Opening and closing cash agree from month to month in all three cases.' },
        { text: `The ${count(model.flags.length)} points of the review have been looked at.` },
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
