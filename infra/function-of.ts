import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Code,
  type IVersion,
  Function as LambdaFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionDefinition, Grants } from '#shared/contract/functions.ts';
import { environmentOf, type Resources, statementsOf } from './grants.ts';
import { logGroupOf } from './log-group-of.ts';
import { wildcardFinding } from './wildcard-finding.ts';

export interface FunctionOfProps {
  definition: FunctionDefinition;
  /** The build folder holds lambda/<name>/index.mjs. */
  dist: string;
  resources: Resources;
  reservedConcurrency?: number | undefined;
}

/** A handler of the contract has its code, its log, and a role with exactly its grants. */
export class FunctionOf extends Construct {
  readonly function: LambdaFunction;
  /** Every caller uses this alias. It is the version of the last deployment, unless an operator rolled back. */
  readonly live: Alias;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, name: string, props: FunctionOfProps) {
    super(scope, name);
    const { definition, dist, resources, reservedConcurrency } = props;
    this.logGroup = logGroupOf(this, 'log');
    this.function = new LambdaFunction(this, 'function', {
      description: definition.entry,
      code: Code.fromAsset(join(dist, 'lambda', name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: definition.memoryMb,
      timeout: Duration.seconds(definition.timeoutSeconds),
      environment: environmentOf(definition, resources),
      logGroup: this.logGroup,
      ...(reservedConcurrency === undefined ? {} : { reservedConcurrentExecutions: reservedConcurrency }),
      // Earlier versions stay for a rollback, except the version of a failed deployment.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
      role: this.roleWith(definition, resources, this.logGroup),
    });
    // The library's own class does not match its interface under exactOptionalPropertyTypes.
    const version = this.function.currentVersion as IVersion;
    this.live = new Alias(this, 'live', { aliasName: 'live', version });
  }

  private roleWith(definition: FunctionDefinition, resources: Resources, logGroup: LogGroup): Role {
    const role = new Role(this, 'role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    for (const statement of statementsOf(definition.grants, resources)) role.addToPolicy(statement);
    this.acknowledgeWildcards(definition.grants, resources);
    return role;
  }

  private acknowledgeWildcards(grants: Grants, { documents, workflow, mail }: Resources): void {
    if (grants.mail !== undefined)
      Validations.of(this).acknowledge(
        ...mail.sendingArns
          .filter((arn) => arn.endsWith('/*'))
          .map((arn) => ({
            id: wildcardFinding(this, arn),
            reason:
              'SES checks the recipient’s identity in the sandbox; the condition limits this to the one sender.',
          })),
      );
    if (grants.documents !== undefined) {
      const importedArn = Stack.of(documents).exportValue(documents.bucketArn);
      Validations.of(this).acknowledge({
        id: wildcardFinding(this, `${importedArn}/*`),
        reason:
          'Documents are made after the policy, so functions that read or write them need access to all.',
      });
    }
    if (grants.workflow?.includes('states:RedriveExecution'))
      Validations.of(this).acknowledge({
        id: wildcardFinding(this, workflow.executionsArn),
        reason: 'Redrive is an action on an execution, and executions are named after runs.',
      });
  }
}
