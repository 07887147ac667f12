import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { region } from '#infra/stages/stage.ts';
import { answered } from './aws.ts';

/** Undefined when there is no stack of this name. */
export async function findStack(name: string, inRegion = region): Promise<Stack | undefined> {
  const asking = new CloudFormationClient({ region: inRegion }).send(
    new DescribeStacksCommand({ StackName: name }),
  );
  const found = asking.catch((error: unknown) => {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  });
  return (await answered(`cloudformation:DescribeStacks of ${name} in ${inRegion}`, found))?.Stacks?.[0];
}

export const outputOf = (stack: Stack | undefined, key: string): string | undefined =>
  stack?.Outputs?.find(({ OutputKey }) => OutputKey === key)?.OutputValue;
