import type { Block, PlanSection } from '../../document/plan-document.ts';
import { reviewChecks, reviewRole } from '../../review/review.ts';
import { callout, given, left, type Maybe, row, table } from '../blocks.ts';
import { fullDate } from '../say/dates.ts';
import type { Writing } from '../writing.ts';

const readerOf = ({ input: { review } }: Writing): string => review?.firstName?.trim() || 'your reviewer';

/** On the first page: who read the plan, and what they say to the customer. */
export function readByBlock(writing: Writing): Maybe<Block> {
  const { review } = writing.input;
  return (
    review &&
    callout('read-by', 'plain', `Read by ${readerOf(writing)}, ${reviewRole.toLowerCase()}`, [
      `${fullDate(writing.today)}. The six checks are at the end of this plan.`,
      review.toCustomer?.trim(),
    ])
  );
}

/** The reviewer's notes stand at the end of the section that they are about. */
export function withNotes(section: PlanSection, writing: Writing): PlanSection {
  const notes = writing.input.review?.notes.filter((one) => one.section === section.id) ?? [];
  if (notes.length === 0) return section;
  const callouts = notes.map(({ text }, index) =>
    callout(`note-${section.id}-${index + 1}`, 'plain', `Note from ${readerOf(writing)}`, [text.trim()]),
  );
  return { ...section, blocks: given<Block>([...section.blocks, ...callouts]) };
}

/** What the reviewer checked, each with a sentence where they wrote one. */
export function reviewSection(writing: Writing): Maybe<PlanSection> {
  const { review } = writing.input;
  if (!review) return undefined;
  const rows = reviewChecks.map(({ id, name, asks }) =>
    row(name, asks, review.checks[id]?.trim() || 'Checked.'),
  );
  return {
    id: 'review',
    title: 'What your reviewer checked',
    blocks: given([
      table(
        'review-checks',
        `${readerOf(writing)}, ${reviewRole.toLowerCase()}, ${fullDate(writing.today)}`,
        [left('Check', 0.8), left('What it means', 1.8), left('Comment', 1.8)],
        rows,
      ),
    ]),
  };
}
