import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type DeployedStage, region } from '#infra/stages/stage.ts';
import { answered } from './aws.ts';

/** The owner of this process's credentials, as every AWS client finds them: a profile, a role or variables. */
export interface Caller {
  account: string;
  arn: string;
}

export async function readCaller(): Promise<Caller> {
  const asking = new STSClient({ region }).send(new GetCallerIdentityCommand({}));
  const { Account: account = '', Arn: arn = '' } = await answered('sts:GetCallerIdentity', asking);
  return { account, arn };
}

/** The reason why these credentials do not fit the stage, or undefined. */
export const wrongAccount = (
  { name, account }: Pick<DeployedStage, 'name' | 'account'>,
  caller: Caller,
): string | undefined =>
  caller.account === account
    ? undefined
    : `The credentials belong to ${caller.arn} in account ${caller.account}, but ${name} is in ${account}`;
