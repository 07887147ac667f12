import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareDeployed } from './compare-deployed.ts';
import { type StandIn, standInAws } from './testing/stand-in-aws.ts';

const stacks = { data: 'waymint-trial-data', app: 'waymint-trial-app' };
const exportName = `${stacks.data}:ExportsOutputFnGetAttorders46FA7C19Arn`;
const orders = {
  ...{ Type: 'AWS::DynamoDB::Table', DeletionPolicy: 'Retain' },
  Properties: { KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }] },
};
const data = {
  Resources: { orders46FA7C19: orders },
  Outputs: { one: { Export: { Name: exportName } } },
};
const app = {
  Resources: {
    policy: { Type: 'AWS::IAM::Policy', Properties: { of: { 'Fn::ImportValue': exportName } } },
  },
};
const empty = { Resources: {} };
const created = '2026-10-01T00:00:00.000Z';

let folder = '';
let stop = async () => {};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function compare(
  deployed: Partial<Record<keyof typeof stacks, object>>,
  made: Record<keyof typeof stacks, object>,
  refusals: StandIn['refusals'] = {},
) {
  const standing: StandIn = { stacks: {}, functions: {}, refusals };
  for (const part of ['data', 'app'] as const) {
    const template = deployed[part];
    if (template !== undefined) standing.stacks[stacks[part]] = { created, template, resources: [] };
    writeFileSync(join(folder, `${stacks[part]}.template.json`), JSON.stringify(made[part]));
  }
  const { asked, ...started } = await standInAws(standing);
  stop = started.stop;
  const told: string[] = [];
  const code = await compareDeployed({ stacks, folder, tell: (line) => void told.push(line) });
  return { code, told, asked };
}

describe('comparing a new deployment with the existing one', () => {
  it('continues data first when nothing was deployed before, or nothing prevents it', async () => {
    const dataFirst = {
      code: 0,
      told: ['First tables, documents and secrets, then everything else.'],
      asked: [`GetTemplate ${stacks.data}`, `GetTemplate ${stacks.app}`],
    };
    expect(await compare({}, { data, app })).toEqual(dataFirst);
    await stop();
    expect(await compare({ data, app }, { data, app })).toEqual(dataFirst);
  });

  it('asks for app first, with the command, when the app still uses what goes', async () => {
    expect(await compare({ data, app }, { data: empty, app: empty })).toMatchObject({
      code: 1,
      told: [
        `The app still uses ${exportName}, which is removed.`,
        expect.stringContaining('npx cdk deploy --app cdk.out --exclusively waymint-trial-app'),
      ],
    });
  });

  it('stops when a table would be recreated', async () => {
    const rekeyed = structuredClone(data);
    rekeyed.Resources.orders46FA7C19.Properties.KeySchema = [{ AttributeName: 'id', KeyType: 'HASH' }];
    expect(await compare({ data, app }, { data: rekeyed, app })).toMatchObject({
      code: 1,
      told: ['orders46FA7C19 would be replaced by an empty table, because its keys change.'],
    });
  });

  it('stops with AWS’s message when reading is denied, which is not the same as no stack', async () => {
    const refusal = { code: 'AccessDenied', message: 'User: trial is not authorized', status: 403 };
    expect(await compare({}, { data, app }, { [`GetTemplate ${stacks.app}`]: refusal })).toMatchObject({
      code: 1,
      told: ['cloudformation:GetTemplate of waymint-trial-app: AccessDenied: User: trial is not authorized'],
    });
  });
});
