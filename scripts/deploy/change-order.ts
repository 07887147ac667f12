import * as z from 'zod';
import { routeFaults } from './route-faults.ts';
import type { Template } from './template.ts';

/** Undefined when the stack was never deployed. */
export interface Templates {
  data: Template | undefined;
  app: Template | undefined;
}

export type ChangeOrder =
  | { kind: 'data first' }
  | { kind: 'app first'; because: string[] }
  | { kind: 'refused'; because: string[] };

/**
 * The order in which a stage's stacks can be deployed, decided before the deployment, because CloudFormation finds out
 * only halfway. Irreplaceable data is never lost by a deployment in any order.
 */
export function changeOrder(before: Templates, after: { data: Template; app: Template }): ChangeOrder {
  if (before.data === undefined) return { kind: 'data first' };
  const refused = [
    ...lost(before.data, after.data),
    ...indexFaults(before.data, after.data),
    ...routeFaults(before.app, after.app),
  ];
  const [had, has] = [offeredBy(before.data), offeredBy(after.data)];
  const goes = askedBy(before.app).filter((name) => had.includes(name) && !has.includes(name));
  const comes = askedBy(after.app).filter((name) => !had.includes(name));
  if (goes.length > 0 && comes.length > 0)
    refused.push(
      `The app still uses ${goes.join(', ')}, which is removed, and needs ${comes.join(', ')}, which is new. Make two deployments.`,
    );
  if (refused.length > 0) return { kind: 'refused', because: refused };
  return goes.length > 0
    ? { kind: 'app first', because: goes.map((name) => `The app still uses ${name}, which is removed.`) }
    : { kind: 'data first' };
}

/** What the data stack offers to the app: its exports, and the indexes of its tables. */
const offeredBy = (data: Template): string[] => [
  ...Object.values(data.Outputs ?? {}).flatMap(({ Export }) => (Export === undefined ? [] : [Export.Name])),
  ...Object.keys(data.Resources).flatMap((id) =>
    [...indexesOf(data, id).keys()].map((name) => indexName(id, name)),
  ),
];

/** What the app uses of it. An index is used by the name of its table's export: <stack>:ExportsOutput…<table>…. */
function askedBy(app: Template | undefined): string[] {
  const text = JSON.stringify(app ?? {});
  const imported = [...text.matchAll(/\{"Fn::ImportValue":"([^"]+)"\}(?:,"\/index\/([^"]+)")?/g)];
  return [
    ...new Set(
      imported.flatMap(([, name = '', index]) => {
        const table = /FnGetAtt([A-Za-z]+[0-9A-F]{8})Arn/.exec(name)?.[1];
        return index === undefined || table === undefined ? [name] : [name, indexName(table, index)];
      }),
    ),
  ];
}

const indexName = (table: string, index: string): string => `${table}/index/${index}`;

/** Finds data that would be lost: removed resources must stay in the account, and none with data may be recreated. */
function lost(before: Template, after: Template): string[] {
  return Object.entries(before.Resources).flatMap(([id, { Type, DeletionPolicy, Properties }]) => {
    const next = after.Resources[id];
    if (next === undefined)
      return DeletionPolicy === 'Retain' || !holdsData.includes(Type)
        ? []
        : [`${id} would be deleted with its data. First give it the policy Retain and deploy.`];
    const replaced = Type === tableType && differ(Properties?.KeySchema, next.Properties?.KeySchema);
    return replaced ? [`${id} would be replaced by an empty table, because its keys change.`] : [];
  });
}

const tableType = 'AWS::DynamoDB::Table';
const holdsData: readonly string[] = [tableType, 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret'];

const index = z.object({ IndexName: z.string(), KeySchema: z.unknown(), Projection: z.unknown() });

function indexesOf(found: Template, id: string): Map<string, z.output<typeof index>> {
  const listed = found.Resources[id]?.Properties?.GlobalSecondaryIndexes ?? [];
  return new Map(
    z
      .array(index)
      .parse(listed)
      .map((one) => [one.IndexName, one]),
  );
}

/** DynamoDB can add or remove one index of a table in an update, and cannot change one. */
function indexFaults(before: Template, after: Template): string[] {
  const tables = Object.entries(before.Resources).filter(
    ([id, { Type }]) => Type === tableType && after.Resources[id] !== undefined,
  );
  return tables.flatMap(([id]) => {
    const [had, has] = [indexesOf(before, id), indexesOf(after, id)];
    const moved = [
      ...[...has.keys()].filter((name) => !had.has(name)),
      ...[...had.keys()].filter((name) => !has.has(name)),
    ];
    const changed = [...has].filter(([name, now]) => had.has(name) && differ(had.get(name), now));
    return [
      ...(moved.length > 1
        ? [
            `${id} adds or removes ${moved.length} indexes in one deployment (${moved.join(', ')}). Deploy them one at a time.`,
          ]
        : []),
      ...changed.map(([name]) => `The index ${name} of ${id} changes. Create a new one with a new name.`),
    ];
  });
}

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
