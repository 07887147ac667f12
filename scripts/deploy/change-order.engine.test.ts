import type { Stack } from 'aws-cdk-lib';
import { Template as Synthesised } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolders } from '#infra/testing/placeholder-build.ts';
import { synthesise } from '#infra/testing/synthesise.ts';
import { tables } from '#shared/contract/tables.ts';
import { changeOrder } from './change-order.ts';
import { type Template, template } from './template.ts';

afterAll(removeFolders);

/** The templates of the real stacks. */
const { data, application, firewall } = synthesise();
const read = (stack: Stack): Template => template.parse(Synthesised.fromStack(stack).toJSON());
const now = { data: read(data), app: read(application) };

const tableId = (name: string): string => {
  const form = new RegExp(`^${name}[0-9A-F]{8}$`);
  const [id] = Object.keys(now.data.Resources).filter((each) => form.test(each));
  if (id === undefined) throw new Error(`There is no table ${name}`);
  return id;
};
const outbox = tableId('outbox');
const namesOf = ({ Outputs = {} }: Template): string[] =>
  Object.values(Outputs).flatMap(({ Export }) => (Export === undefined ? [] : [Export.Name]));
const importsOf = (found: Template): string[] =>
  [...JSON.stringify(found).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name = '']) => name);

/** The stacks without one table: its resource, its exports, and everything in the app that imports them. */
function without(id: string, from = now) {
  const copy = structuredClone(from);
  delete copy.data.Resources[id];
  const { Outputs = {} } = copy.data;
  const gone = Object.entries(Outputs).filter(([, { Export }]) => Export?.Name.includes(id));
  for (const [output] of gone) delete Outputs[output];
  let text = JSON.stringify(copy.app);
  for (const [, { Export }] of gone)
    text = text.replaceAll(JSON.stringify({ 'Fn::ImportValue': Export?.Name }), '"gone"');
  expect(gone.length).toBeGreaterThan(0);
  return { data: copy.data, app: template.parse(JSON.parse(text)) };
}

interface Index {
  IndexName: string;
  KeySchema: { AttributeName: string; KeyType: string }[];
  Projection: object;
}
function withIndexes(id: string, change: (indexes: Index[]) => Index[]) {
  const copy = structuredClone(now);
  const properties = copy.data.Resources[id]?.Properties ?? {};
  properties.GlobalSecondaryIndexes = change((properties.GlobalSecondaryIndexes ?? []) as Index[]);
  return copy;
}
const another = (name: string): Index => ({
  IndexName: name,
  KeySchema: [{ AttributeName: 'shard', KeyType: 'HASH' }],
  Projection: { ProjectionType: 'KEYS_ONLY' },
});

describe('the order of a deployment', () => {
  it('is data first at the start, without changes, and for all additions', () => {
    const dataFirst = { kind: 'data first' };
    expect(changeOrder({ data: undefined, app: undefined }, now)).toEqual(dataFirst);
    expect(changeOrder(now, now)).toEqual(dataFirst);
    expect(changeOrder(without(outbox), now)).toEqual(dataFirst);
    expect(changeOrder({ ...now, app: undefined }, now)).toEqual(dataFirst);
  });

  it('is app first for a removed table that the app still uses; the table stays in the account', () => {
    const order = changeOrder(now, without(outbox));
    expect(order.kind).toBe('app first');
    expect(now.data.Resources[outbox]?.DeletionPolicy).toBe('Retain');
    // After the app has been deployed without it, the data stack can follow.
    expect(changeOrder({ ...now, app: without(outbox).app }, without(outbox)).kind).toBe('data first');
  });

  it('is app first for a removed index, because functions query it until they are deployed', () => {
    const pending = withIndexes(tableId('orders'), (all) => all.filter((one) => one.IndexName !== 'pending'));
    const still = changeOrder(now, pending);
    expect(still).toEqual({
      kind: 'app first',
      because: [expect.stringMatching(/orders[0-9A-F]{8}\/index\/pending/)],
    });
    const app = template.parse(
      JSON.parse(JSON.stringify(now.app).replaceAll('/index/pending', '/index/recheck')),
    );
    expect(changeOrder({ ...now, app }, { ...pending, app }).kind).toBe('data first');
  });

  it('does not exist when one table goes and another comes, and the app uses both', () => {
    const limits = tableId('limits');
    const order = changeOrder(without(limits), without(outbox));
    expect(order).toEqual({ kind: 'refused', because: [expect.stringContaining('Make two deployments')] });
  });
});

describe('a deployment that would lose data is refused', () => {
  const runs = tableId('runs');
  const kinds = Object.keys(tables.runs.indexes);

  it('when a table gets or loses two indexes at a time, but not for one', () => {
    const adding = (count: number) =>
      withIndexes(runs, (all) => [...all, ...['one', 'two'].slice(0, count).map(another)]);
    expect(changeOrder(now, adding(1)).kind).toBe('data first');
    expect(changeOrder(now, adding(2))).toEqual({
      kind: 'refused',
      because: [expect.stringContaining('2 indexes in one deployment (one, two). Deploy them one at a time')],
    });
    const removed = withIndexes(runs, () => []);
    expect(changeOrder(now, removed)).toMatchObject({
      kind: 'refused',
      because: [expect.stringContaining(`(${kinds.join(', ')})`)],
    });
    const exchanged = withIndexes(runs, ([first, ...rest]) => [...rest, another(`${first?.IndexName}-2`)]);
    expect(changeOrder(now, exchanged).kind).toBe('refused');
  });

  it('when an index gets other keys under its old name', () => {
    const changed = withIndexes(runs, (all) =>
      all.map((one) => ({ ...one, KeySchema: another('').KeySchema })),
    );
    expect(changeOrder(now, changed)).toEqual({
      kind: 'refused',
      because: kinds.map((name) => expect.stringContaining(`index ${name} of ${runs} changes`)),
    });
  });

  it('when a table gets other keys, and would be recreated empty', () => {
    const changed = structuredClone(now);
    const properties = changed.data.Resources[outbox]?.Properties ?? {};
    properties.KeySchema = [{ AttributeName: 'id', KeyType: 'HASH' }];
    expect(changeOrder(now, changed)).toEqual({
      kind: 'refused',
      because: [expect.stringContaining('replaced by an empty table')],
    });
  });

  it('when a resource with data would be deleted with it', () => {
    const careless = structuredClone(now);
    const found = careless.data.Resources[outbox];
    if (found !== undefined) found.DeletionPolicy = 'Delete';
    const after = without(outbox);
    expect(changeOrder({ data: careless.data, app: after.app }, after)).toEqual({
      kind: 'refused',
      because: [expect.stringContaining('would be deleted with its data')],
    });
  });
});

describe('deleting the stacks', () => {
  const policies = (found: Template, types: RegExp) =>
    Object.entries(found.Resources).flatMap(([id, { Type, DeletionPolicy }]) =>
      types.test(Type) ? [{ id, policy: DeletionPolicy ?? 'Delete' }] : [],
    );
  const holding = /^AWS::(DynamoDB::Table|S3::Bucket|SecretsManager::Secret|Backup::BackupVault)$/;

  it('keeps everything of the data stack that holds data', () => {
    const held = policies(now.data, holding);
    expect(held.length).toBeGreaterThan(Object.keys(tables).length);
    const isVault = ({ id }: { id: string }) => id.startsWith('backups');
    expect(held.filter(({ policy }) => policy !== 'Retain')).toEqual([
      // A vault from a failed first attempt is empty and is deleted too.
      { id: expect.stringMatching(/^backups/), policy: 'RetainExceptOnCreate' },
    ]);
    expect(held.filter(isVault)).toHaveLength(1);
  });

  it('keeps nothing under a name that the next attempt to create the stack needs', () => {
    const named = Object.entries({ ...now.data.Resources, ...now.app.Resources })
      .filter(([, { DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain'))
      .flatMap(([id, { Properties = {} }]) =>
        Object.entries(Properties)
          .filter(([property]) => /Name$/.test(property))
          .map(([property, value]) => ({ id, property, value })),
      );
    // Names derived from another resource or from the stack's id differ the next time.
    const fixed = named.filter(
      ({ value }) => !/"Ref":"(AWS::StackId|\w+[0-9A-F]{8})"/.test(JSON.stringify(value)),
    );
    expect(fixed).toEqual([]);
    expect(named.map(({ property }) => property)).toContain('BackupVaultName');
  });

  it('deletes the app stack whole, its bucket emptied first; only versions stay until their function goes', () => {
    expect(policies(now.app, holding)).toEqual([
      { id: expect.stringMatching(/^sitebucket/), policy: 'Delete' },
    ]);
    const emptying = Object.values(now.app.Resources).filter(
      ({ Type }) => Type === 'Custom::S3AutoDeleteObjects',
    );
    expect(emptying).toHaveLength(1);
    const retained = Object.values(now.app.Resources).filter(({ DeletionPolicy }) =>
      DeletionPolicy?.startsWith('Retain'),
    );
    expect(new Set(retained.map(({ Type }) => Type))).toEqual(new Set(['AWS::Lambda::Version']));
  });

  it('deletes the firewall whole', () => {
    if (firewall === undefined) throw new Error('prod has no firewall');
    expect(policies(read(firewall), /./).filter(({ policy }) => policy === 'Retain')).toEqual([]);
  });

  it('finds every export of the data stack in use by the app, and no other import', () => {
    expect([...new Set(importsOf(now.app))].sort()).toEqual(namesOf(now.data).sort());
  });
});
