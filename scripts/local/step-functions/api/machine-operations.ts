import { randomUUID } from 'node:crypto';
import { Refusal } from '#scripts/local/refusal.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { ExecutionStore, StoredMachine } from '../execution-store.ts';
import { readDefinition } from '../interpreter/check-definition.ts';
import { machineArn, machineNameOf } from '../resource-names.ts';

export function requireMachine(store: ExecutionStore, machineArnText: string): StoredMachine {
  const name = machineNameOf(machineArnText);
  const machine = store.findMachine(name);
  if (machine === undefined || machineArn(name) !== machineArnText)
    throw new Refusal('StateMachineDoesNotExist', `State Machine Does Not Exist: '${machineArnText}'`);
  return machine;
}

/** Creates the machine, or replaces the definition of an existing one. */
export function putMachine(options: {
  store: ExecutionStore;
  clock: Clock;
  machine: Pick<StoredMachine, 'name' | 'roleArn' | 'definition'>;
}): StoredMachine {
  const { store, clock, machine } = options;
  readDefinition(machine.definition);
  const known = store.findMachine(machine.name);
  if (known?.definition === machine.definition && known.roleArn === machine.roleArn) return known;
  const saved = { ...machine, createdMs: known?.createdMs ?? clock.nowMs(), revisionId: randomUUID() };
  store.transaction(() => store.saveMachine(saved));
  return saved;
}
