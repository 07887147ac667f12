import { describe, expect, it } from 'vitest';
import { type FunctionName, functionDefinition, functionNames } from '#shared/contract/functions.ts';
import { callsInNoRecord, recordedCalls, silentIn } from './recorded-calls.ts';
import { unrecordedGrants } from './unrecorded-grants.ts';

const recorded = recordedCalls();

/** The grants as recorded calls. */
const grantsOf = (name: FunctionName): string[] => {
  const {
    tables = {},
    indexes = {},
    secrets = [],
    documents = [],
    workflow = [],
    mail = [],
  } = functionDefinition(name).grants;
  return [
    ...Object.entries(tables).flatMap(([table, actions]) => actions.map((action) => `${action} on ${table}`)),
    ...Object.entries(indexes).flatMap(([table, names]) =>
      names.map((index: string) => `dynamodb:Query on ${table}/index/${index}`),
    ),
    ...secrets.map((secret) => `secretsmanager:GetSecretValue on ${secret}`),
    ...documents.map((action) => `${action} on documents`),
    ...workflow.map((action) => `${action} on workflow`),
    ...mail.map((action) => `${action} on mail`),
  ];
};

describe('the grants', () => {
  it.each(functionNames)('of %s are exactly its recorded calls', (name) => {
    const done = recorded[name] ?? [];
    const excused = unrecordedGrants[name] ?? [];
    const unused = grantsOf(name).filter((grant) => !done.includes(grant) && !excused.includes(grant));
    expect(unused, 'granted and not done').toEqual([]);
    const ungranted = done.filter((call) => !grantsOf(name).includes(call));
    expect(ungranted, 'done and not granted').toEqual([]);
    const stale = excused.filter((grant) => done.includes(grant) || !grantsOf(name).includes(grant));
    expect(stale, 'excused without need').toEqual([]);
  });
});

describe('a run', () => {
  it('may make the recorded calls, and on a slow machine the excused ones, and no others', () => {
    const late = 'dynamodb:PutItem on wallets';
    expect(unrecordedGrants['sweep-reconcile-orders']).toContain(late);
    expect(callsInNoRecord({ ...recorded, 'sweep-reconcile-orders': [late] })).toEqual([]);
    expect(callsInNoRecord({ 'api-meta': [late] })).toEqual([`api-meta: ${late}`]);
  });
});

it('records no run in which a function that has calls made none', () => {
  const [name = '', ...others] = Object.keys(recorded);
  expect(silentIn(recorded)).toEqual([]);
  expect(silentIn(Object.fromEntries(others.map((one) => [one, recorded[one] ?? []])))).toEqual([name]);
});
