import { afterAll, describe, expect, it } from 'vitest';
import { tableVariable } from '#shared/contract/functions.ts';
import { tableNames } from '#shared/contract/tables.ts';
import { recordOf } from './record-of.ts';
import { prodStage } from './stages/prod.ts';
import type { DeployedStage, RestoredTables } from './stages/stage.ts';
import { withTables } from './stages/stage-named.ts';
import { tableDefinitions } from './stages/table-definitions.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { allowances } from './testing/readable-template.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

const restored: RestoredTables = {
  asOf: '2026-11-22T00:00:00.000Z',
  decidedBy: 'Ada Lim and Bo Tan',
  reason: 'A test',
  definitions: tableDefinitions(),
  tables: recordOf(tableNames, (name) => `waymint-prod-${name}-20261122T000000000Z`),
};
/** Reads the resources once, because resolving the references of a stack takes about a second. */
function read(stage?: DeployedStage) {
  const { app, data, appResources, dataResources } = synthesise(stage);
  return { app, data, appResources: appResources(), dataResources: dataResources() };
}
const own = read();
const switched = read(withTables(prodStage, restored));

const environments = ({ appResources }: typeof own): Record<string, string>[] =>
  appResources.flatMap(({ type, properties }) =>
    type === 'AWS::Lambda::Function'
      ? [(properties.Environment as { Variables: Record<string, string> } | undefined)?.Variables ?? {}]
      : [],
  );
const valuesOf = (stacks: typeof own, variable: string) => [
  ...new Set(environments(stacks).flatMap((one) => (variable in one ? [one[variable]] : []))),
];
const allowed = ({ appResources }: typeof own): string[] =>
  appResources.flatMap(({ type, properties }) =>
    type === 'AWS::IAM::Policy' ? allowances(properties.PolicyDocument) : [],
  );

describe('a stage with restored tables', () => {
  it.each(tableNames)('gives its functions the restored %s, with the same grants, and no other', (name) => {
    expect(valuesOf(switched, tableVariable(name))).toEqual([restored.tables[name]]);
    expect(valuesOf(own, tableVariable(name))).not.toEqual(valuesOf(switched, tableVariable(name)));
    const actionsOn = (stacks: typeof own, table: string) =>
      allowed(stacks)
        .flatMap((one) => (one.includes(table) ? [one.split(' ')[0]] : []))
        .sort();
    expect(actionsOn(switched, `table/${restored.tables[name]}`)).toEqual(actionsOn(own, ` on ${name}.Arn`));
    expect(actionsOn(switched, ` on ${name}.Arn`)).toEqual([]);
  });

  it('keeps and exports its original tables, so that either stack can be deployed first', () => {
    const tablesOf = ({ dataResources }: typeof own) =>
      dataResources.filter(({ type }) => type === 'AWS::DynamoDB::Table');
    expect(tablesOf(switched)).toEqual(tablesOf(own));
    const outputsOf = ({ app, data }: typeof own) =>
      app.synth().getStackByName(data.stackName).template.Outputs;
    expect(outputsOf(switched)).toEqual(outputsOf(own));
    expect(Object.keys(outputsOf(own)).length).toBeGreaterThanOrEqual(2 * tableNames.length);
  });

  it('has the restored tables backed up', () => {
    const [selection] = switched.dataResources.filter(({ type }) => type === 'AWS::Backup::BackupSelection');
    for (const name of tableNames)
      expect(JSON.stringify(selection)).toContain(`table/${restored.tables[name]}`);
  });

  it('is refused once the contract has other tables than were restored', () => {
    expect(() => synthesise(withTables(prodStage, { ...restored, definitions: 'of another day' }))).toThrow(
      'differ from the restored ones',
    );
    const more = { users: { holds: '', indexes: { by: { partitionKey: 'a', sortKey: 'b', include: [] } } } };
    expect(tableDefinitions(more)).not.toBe(tableDefinitions({ users: { holds: '', indexes: {} } }));
    expect(tableDefinitions({ users: { holds: 'said otherwise', indexes: {} } })).toBe(
      tableDefinitions({ users: { holds: '', indexes: {} } }),
    );
  });
});

describe('nightly copies', () => {
  const ofType = (wanted: string) => own.dataResources.filter(({ type }) => type === wanted);

  it('are made of every table, and kept only as long as a deleted account may be in them', () => {
    expect(ofType('AWS::Backup::BackupPlan')[0]?.properties).toMatchObject({
      BackupPlan: {
        BackupPlanRule: [
          {
            Lifecycle: { DeleteAfterDays: 35 },
            ScheduleExpression: 'cron(0 3 * * ? *)',
            ScheduleExpressionTimezone: 'Australia/Sydney',
          },
        ],
      },
    });
    const [selection] = ofType('AWS::Backup::BackupSelection');
    expect(selection?.properties.BackupSelection).toMatchObject({
      Resources: tableNames.map((name) => `${name}.Arn`),
    });
  });

  it('outlive the stack, and cannot be deleted in their first week', () => {
    const [vault] = ofType('AWS::Backup::BackupVault');
    // Only a vault created by a failed attempt is removed.
    expect(vault?.deletionPolicy).toBe('RetainExceptOnCreate');
    expect(vault?.properties.LockConfiguration).toEqual({ MinRetentionDays: 7, MaxRetentionDays: 35 });
  });
});
