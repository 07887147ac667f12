import type { Contract } from '../reading/firm-facts.ts';
import { shortDate } from '../write/say/dates.ts';
import { orderDays } from '../write/say/firm-lines.ts';
import * as common from './common-tasks.ts';
import type { PlannedTask } from './schedule.ts';
import type { TaskSources } from './task-list.ts';

const mostTasks = 3;

/** "180 hats, by Friday 22 January" */
const wordsOf = (contract: Contract): string => {
  const days = orderDays(contract);
  return (
    [contract.what === 'work' ? '' : contract.what, days ?? ''].filter((one) => one !== '').join(', ') ||
    'the work'
  );
};

function tasksOf(contract: Contract, at: number, today: string): PlannedTask[] {
  const { who, what, quoteDue, sampleBy, isSure } = contract;
  if (who === undefined) return [];
  const sample =
    sampleBy !== undefined && sampleBy > today ? [common.sendSample(at, who, shortDate(sampleBy))] : [];
  if (quoteDue !== undefined)
    return [
      ...(quoteDue > today
        ? [
            common.sendQuote(
              at,
              what === 'tender' ? `the tender for ${who}` : `the quote for ${who}`,
              shortDate(quoteDue),
            ),
          ]
        : []),
      ...sample,
    ];
  const words = wordsOf(contract);
  return [isSure ? common.agreeTerms(at, who, words) : common.weighContract(at, who, words), ...sample];
}

/** The first day on which something has to be done for it. */
const firstDay = ({ quoteDue, sampleBy, on, by }: Contract): string =>
  [quoteDue, sampleBy, on?.[0], by].filter((one) => one !== undefined).toSorted()[0] ?? '9999';

/** What their own large jobs and orders ask of them: the one whose day is next comes first. */
export const contractTasks = ({
  contracts = [],
  today,
}: Pick<TaskSources, 'contracts' | 'today'>): PlannedTask[] =>
  contracts
    .toSorted((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1))
    .flatMap((contract, index) => tasksOf(contract, index, today))
    .slice(0, mostTasks);
