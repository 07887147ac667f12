import { reviewChecks } from '#shared/plan/review/review.ts';

/** The name of a text of the review on the page. */
export function clashName(slot: string, sections: readonly { id: string; title: string }[]): string {
  const [kind = '', id = ''] = slot.split(' ');
  if (kind === 'check') return `Comment on ${reviewChecks.find((check) => check.id === id)?.name ?? id}`;
  if (kind === 'note') return `Note in “${sections.find((section) => section.id === id)?.title ?? id}”`;
  return kind === 'firstName' ? 'First name' : 'Note to the customer';
}
