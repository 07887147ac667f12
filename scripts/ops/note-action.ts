import { randomBytes } from 'node:crypto';
import type { OperatorAction, OperatorActionStore } from '#functions/stores/operator-actions.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { Given, Row } from './command.ts';

interface Noted {
  caller: string;
  command: string;
  given: Given;
  /** The rows that were shown for the change. */
  rows: readonly Row[];
}

/** Enough to find the rest. */
const mostIds = 100;

/** The columns that hold ids. */
const idColumns = ['user', 'run', 'order', 'owner', 'table'];

export async function noteAction(
  { actions, clock }: { actions: Pick<OperatorActionStore, 'add'>; clock: Clock },
  { caller, command, given, rows }: Noted,
): Promise<void> {
  const { subject, by = [], reason } = given;
  const shown = rows.flatMap((row) => idColumns.flatMap((column) => String(row[column] ?? '')));
  const about = [...new Set([subject, ...shown])]
    .filter((id) => id !== '' && !id.includes('@'))
    .slice(0, mostIds);
  const action: OperatorAction = {
    atMs: clock.nowMs(),
    actionId: randomBytes(4).toString('hex'),
    ...{ caller, command, about, by: [...by] },
    ...(reason === undefined ? {} : { reason }),
  };
  await actions.add(action);
}
