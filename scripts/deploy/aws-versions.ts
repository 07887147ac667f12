import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import {
  GetAliasCommand,
  LambdaClient,
  paginateListVersionsByFunction,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { region } from '#infra/stages/stage.ts';
import { answered } from './aws.ts';
import type { LiveFunction, Move } from './live-versions.ts';

const version = z.coerce.number().int().positive();
const time = z.string().transform((text) => Date.parse(text.replace(/\+0000$/, 'Z')));
const published = z.object({ Version: version, LastModified: time });

/** The alias that every function is called by (infra/function-of.ts). */
const alias = 'live';

/** The time of the stack's last deployment, and the versions of its functions. */
export async function readVersions(
  stack: string,
): Promise<{ deployedAtMs: number; functions: LiveFunction[] }> {
  const cloudFormation = new CloudFormationClient({ region });
  const lambda = new LambdaClient({ region });
  const deployedAtMs = await answered('cloudformation:DescribeStacks', deployedAt(cloudFormation, stack));
  const deployed = await answered('cloudformation:ListStackResources', versionsIn(cloudFormation, stack));
  const functions: LiveFunction[] = [];
  // In sequence, because Lambda accepts fifteen such requests a second.
  for (const { name, number } of deployed) functions.push(await standing(lambda, { name, number }));
  return { deployedAtMs, functions };
}

async function deployedAt(client: CloudFormationClient, stack: string): Promise<number> {
  const { Stacks: [found] = [] } = await client.send(new DescribeStacksCommand({ StackName: stack }));
  const at = found?.LastUpdatedTime ?? found?.CreationTime;
  if (at === undefined) throw new Error(`AWS does not say when ${stack} was deployed`);
  return at.getTime();
}

interface Deployed {
  name: string;
  number: number;
}

async function versionsIn(client: CloudFormationClient, stack: string): Promise<Deployed[]> {
  const found: Deployed[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: stack },
  ))
    for (const { ResourceType, PhysicalResourceId = '' } of StackResourceSummaries) {
      // arn:aws:lambda:<region>:<account>:function:<name>:<version>
      const [name, last] = PhysicalResourceId.split(':').slice(6);
      if (ResourceType === 'AWS::Lambda::Version' && name !== undefined && last !== undefined)
        found.push({ name, number: version.parse(last) });
    }
  return found;
}

async function standing(client: LambdaClient, { name, number }: Deployed): Promise<LiveFunction> {
  const { FunctionVersion } = await answered(
    `lambda:GetAlias of ${name}`,
    client.send(new GetAliasCommand({ FunctionName: name, Name: alias })),
  );
  const versions = await answered(`lambda:ListVersionsByFunction of ${name}`, versionsOf(client, name));
  return { name, deployed: number, live: version.parse(FunctionVersion), versions };
}

async function versionsOf(client: LambdaClient, name: string): Promise<LiveFunction['versions']> {
  const found: { version: number; publishedAtMs: number }[] = [];
  for await (const { Versions = [] } of paginateListVersionsByFunction({ client }, { FunctionName: name }))
    for (const each of Versions) {
      // This is the last upload, which has no number.
      if (each.Version === '$LATEST') continue;
      const { Version, LastModified } = published.parse(each);
      found.push({ version: Version, publishedAtMs: LastModified });
    }
  return found;
}

export async function switchVersion({ name, to }: Move): Promise<void> {
  const moving = new UpdateAliasCommand({ FunctionName: name, Name: alias, FunctionVersion: String(to) });
  await answered(`lambda:UpdateAlias of ${name}`, new LambdaClient({ region }).send(moving));
}
