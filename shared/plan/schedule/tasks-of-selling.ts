import { phrase } from '../write/say/words.ts';
import { askTasks } from './asking.ts';
import * as common from './common-tasks.ts';
import { contractTasks } from './contract-tasks.ts';
import { abnTasks, coverTasks, licenceTasks, ownPapers } from './own-papers.ts';
import type { PlannedTask } from './schedule.ts';
import { businessTasks, situationTasks } from './situation-tasks.ts';
import { isSafetyPlan, type TaskList, type TaskSources } from './task-list.ts';

/** What a business does once, when it opens. */
const isOpening =
  /\b(?:first (?:price|sale|client|customer|buyer|booking|order|paid|market)|your first|tell (?:ten|five|everyone|friends)|open with|launch|friends?|famil(?:y|ies) (?:and|or) friends)\b/i;

/**
 * A business that sells already has its number, its cover and its tools. What it lacks comes first, then a look at its
 * prices, then those who wait for it, then new buyers, and last the next step.
 */
export function tasksOfSelling(sources: TaskSources, own: readonly PlannedTask[]): TaskList {
  const { reading, candidate, named = [] } = sources;
  const { trade } = candidate;
  const missing = [...coverTasks(sources, []).tasks, ...abnTasks(sources), ...ownPapers(sources)];
  return {
    first: [
      // What they asked about comes before what we ask them to do.
      ...(sources.hasQuestions ? [common.readAnswers()] : []),
      ...contractTasks(sources),
      ...missing,
      ...situationTasks(sources, 'everything'),
      ...businessTasks(sources, 'everything'),
    ],
    rules: [...licenceTasks(sources), ...situationTasks(sources, 'first-paid-job')],
    price: [],
    ready: businessTasks(sources, 'first-paid-job'),
    sell: askTasks({
      reading,
      trade,
      named,
      isSafety: isSafetyPlan(sources),
      isSelling: true,
      own: own.filter(({ phase, do: text }) => phase === 'sell' && !isOpening.test(text)),
    }),
    deliver: [],
    review: [
      ...own.filter(({ phase, do: text }) => phase === 'review' && !isOpening.test(text)),
      ...(candidate.isPlainlyNamed
        ? []
        : [common.nextStep(phrase(trade.next.offer), `${phrase(trade.next.gate)}.`)]),
    ],
  };
}
