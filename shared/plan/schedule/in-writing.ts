import type { PlannedTask } from './schedule.ts';
import type { TaskList } from './task-list.ts';

const written = (task: PlannedTask): PlannedTask => ({
  ...task,
  do: task.do
    .replaceAll(/(?<=^|[.] )(?:Ring|Call|Phone) back\b/g, 'Write back to')
    .replaceAll(/(?<=^|[.] )(?:Ring|Call|Phone)\b/g, 'Write to')
    .replace(/\ba phone number or (?:an )?email\b/, 'an email address'),
  where: task.where.replace(/\bby phone or online\b/, 'online').replace(/\bby phone\b/, 'in writing'),
  ...(/\bby phone\b/.test(task.where) && { opening: 'any' as const }),
});

/** The same tasks for people who make no calls. */
export const inWriting = ({ first, rules, price, ready, sell, deliver, review }: TaskList): TaskList => ({
  first: first.map(written),
  rules: rules.map(written),
  price: price.map(written),
  ready: ready.map(written),
  sell: sell.map(written),
  deliver: deliver.map(written),
  review: review.map(written),
});
