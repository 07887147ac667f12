import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { recordOf } from '#infra/record-of.ts';
import { localStage } from '#infra/stages/local.ts';
import { removeFolders } from '#infra/testing/placeholder-build.ts';
import { synthesise } from '#infra/testing/synthesise.ts';
import { operatorEnvironment } from '#scripts/local-cloud/function-environment.ts';
import { tableVariable } from '#shared/contract/functions.ts';
import { tableNames } from '#shared/contract/tables.ts';
import { resourceEnvironment, type StackResource } from './read-deployment.ts';

afterAll(removeFolders);
const { data, application } = synthesise();
const resources: StackResource[] = [data, application].flatMap((stack) =>
  Object.entries<{ Type: string }>(Template.fromStack(stack).toJSON().Resources).map(
    ([logicalId, { Type }]) => ({
      type: Type,
      logicalId,
      physicalId: `the ${logicalId}`,
    }),
  ),
);

describe('a deployed stage', () => {
  it('is found whole in the resources of its stacks, each by its name', () => {
    const found = resourceEnvironment(resources);
    const facts = {
      engines: { dynamodb: '', s3: '', ses: '', secrets: '', stepFunctions: '' },
      ...{ stage: localStage('http://localhost'), stateMachineArn: '', seed: '' },
    };
    const needed = Object.keys(operatorEnvironment(facts)).filter((name) =>
      /^(TABLE|SECRET|DOCUMENTS|RUN_REVIEW)_/.test(name),
    );
    expect(needed.length).toBeGreaterThan(10);
    expect(Object.keys(found)).toEqual(expect.arrayContaining(needed));
    expect(new Set(Object.values(found)).size).toBe(Object.keys(found).length);
    expect(Object.values(found)).toContainEqual(expect.stringMatching(/^the users[0-9A-F]{8}$/));
  });

  it('has its restored tables instead of the first ones', () => {
    const tables = recordOf(tableNames, (name) => `restored ${name}`);
    const restored = { asOf: '', decidedBy: '', reason: '', definitions: '', tables };
    expect(resourceEnvironment(resources, restored)).toEqual({
      ...resourceEnvironment(resources),
      ...Object.fromEntries(tableNames.map((name) => [tableVariable(name), `restored ${name}`])),
    });
  });

  it('is refused when a resource is missing or duplicated', () => {
    const users = resources.find(({ logicalId }) => /^users[0-9A-F]{8}$/.test(logicalId));
    expect(() => resourceEnvironment(resources.filter((one) => one !== users))).toThrow(
      '0 resources AWS::DynamoDB::Table named users',
    );
    const twin = { type: 'AWS::DynamoDB::Table', logicalId: 'users0A0B0C0D', physicalId: 'another' };
    expect(() => resourceEnvironment([...resources, twin])).toThrow('2 resources');
  });
});
