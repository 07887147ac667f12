import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '#scripts/local/refusal.ts';
import { type Operation, operation } from '#scripts/local/serve-json.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { ExecutionStore, StoredMachine } from '../execution-store.ts';
import { readDefinition } from '../interpreter/check-definition.ts';
import { checkName, machineArn, machineNameOf } from '../resource-names.ts';
import { arn, cutPage, pageFields, pageSize, readPageToken, toDate } from './operation.ts';

const definitionText = z.string().min(1).max(1_048_576);

export function requireMachine(store: ExecutionStore, machineArnText: string): StoredMachine {
  const name = machineNameOf(machineArnText);
  const machine = store.findMachine(name);
  if (machine === undefined || machineArn(name) !== machineArnText)
    throw new Refusal('StateMachineDoesNotExist', `State Machine Does Not Exist: '${machineArnText}'`);
  return machine;
}

/** Makes the machine, or gives an existing one this definition. */
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

interface Parts {
  store: ExecutionStore;
  clock: Clock;
}

export function machineOperations(parts: Parts) {
  return {
    CreateStateMachine: createOperation(parts),
    UpdateStateMachine: updateOperation(parts),
    DescribeStateMachine: describeOperation(parts),
    ListStateMachines: listOperation(parts),
  } satisfies Record<string, Operation>;
}

function createOperation({ store, clock }: Parts): Operation {
  return operation(
    z.strictObject({
      name: z.string(),
      definition: definitionText,
      roleArn: arn,
      type: z.enum(['STANDARD', 'EXPRESS']).optional(),
    }),
    {
      resource: ({ name }) => checkName(name),
      run({ name, definition, roleArn, type }) {
        if (type === 'EXPRESS')
          throw new Refusal('StateMachineTypeNotSupported', 'Only STANDARD state machines run here.');
        const known = store.findMachine(name);
        if (known !== undefined && known.definition !== definition)
          throw new Refusal(
            'StateMachineAlreadyExists',
            `State Machine Already Exists: '${machineArn(name)}'`,
          );
        // As on AWS, another role alone neither conflicts nor changes anything.
        const { createdMs } = known ?? putMachine({ store, clock, machine: { name, definition, roleArn } });
        return { stateMachineArn: machineArn(name), creationDate: toDate(createdMs) };
      },
    },
  );
}

function updateOperation({ store, clock }: Parts): Operation {
  return operation(
    z.strictObject({ stateMachineArn: arn, definition: definitionText.optional(), roleArn: arn.optional() }),
    {
      resource: ({ stateMachineArn }) => machineNameOf(stateMachineArn),
      run({ stateMachineArn, definition, roleArn }) {
        if (definition === undefined && roleArn === undefined)
          throw new Refusal(
            'MissingRequiredParameter',
            'Either the definition or the role ARN must be given.',
          );
        const known = requireMachine(store, stateMachineArn);
        const { name } = known;
        const machine = {
          name,
          definition: definition ?? known.definition,
          roleArn: roleArn ?? known.roleArn,
        };
        const { revisionId } = putMachine({ store, clock, machine });
        return { updateDate: toDate(clock.nowMs()), revisionId };
      },
    },
  );
}

function describeOperation({ store }: Parts): Operation {
  return operation(z.strictObject({ stateMachineArn: arn }), {
    resource: ({ stateMachineArn }) => machineNameOf(stateMachineArn),
    run({ stateMachineArn }) {
      const { name, definition, roleArn, createdMs, revisionId } = requireMachine(store, stateMachineArn);
      const summary = { stateMachineArn, name, type: 'STANDARD', creationDate: toDate(createdMs) };
      return { ...summary, status: 'ACTIVE', definition, roleArn, revisionId };
    },
  });
}

function listOperation({ store }: Parts): Operation {
  return operation(z.strictObject(pageFields), {
    resource: () => '*',
    run({ maxResults, nextToken }) {
      const limit = pageSize(maxResults);
      const rows = store.listMachines(readPageToken(nextToken, z.string()) ?? '', limit + 1);
      const { page, ...more } = cutPage({ rows, limit, keyOf: ({ name }) => name });
      const stateMachines = page.map(({ name, createdMs }) => ({
        stateMachineArn: machineArn(name),
        name,
        type: 'STANDARD',
        creationDate: toDate(createdMs),
      }));
      return { stateMachines, ...more };
    },
  });
}
