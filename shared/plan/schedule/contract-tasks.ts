import type { Contract } from '../reading/firm-facts.ts';
import { shortDate } from '../write/say/dates.ts';
import * as common from './common-tasks.ts';
import type { PlannedTask } from './schedule.ts';
import type { TaskSources } from './task-list.ts';

const mostTasks = 3;

function taskOf({ who, what, quoteDue, isSure }: Contract, at: number, today: string): PlannedTask[] {
  if (who === undefined) return [];
  if (quoteDue !== undefined) return quoteDue > today ? [common.sendQuote(at, who, shortDate(quoteDue))] : [];
  return [isSure ? common.agreeTerms(at, who, what) : common.weighContract(at, who, what)];
}

/** What their own large jobs ask of them: a quote before its day comes first. */
export const contractTasks = ({
  contracts = [],
  today,
}: Pick<TaskSources, 'contracts' | 'today'>): PlannedTask[] =>
  contracts
    .toSorted((one, other) => ((one.quoteDue ?? '9999') < (other.quoteDue ?? '9999') ? -1 : 1))
    .flatMap((contract, index) => taskOf(contract, index, today))
    .slice(0, mostTasks);
