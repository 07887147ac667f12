import { type Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { type FunctionName, functionNames } from '#shared/contract/functions.ts';
import definition from '#shared/contract/run-review.asl.json' with { type: 'json' };
import { logGroupOf } from './log-group-of.ts';
import { wildcardFinding } from './wildcard-finding.ts';

export interface WorkflowProps {
  name: string;
  functions: Readonly<Record<FunctionName, Alias>>;
}

const isStep = (name: FunctionName): boolean => name.startsWith('workflow-');

/** Builds the ARNs by name, because a step may itself need the machine that calls it. */
export function workflowArns(stack: Stack, name: string) {
  const arnOf = (resource: string) =>
    `arn:${stack.partition}:states:${stack.region}:${stack.account}:${resource}:${name}`;
  return { stateMachineArn: arnOf('stateMachine'), executionsArn: `${arnOf('execution')}:*` };
}

/** Deploys the contract's review workflow; the local stand-in interprets the same definition. */
export class Workflow extends Construct {
  readonly stateMachine: StateMachine;

  constructor(scope: Construct, id: string, { name, functions }: WorkflowProps) {
    super(scope, id);
    const steps = functionNames.filter(isStep);
    const role = new Role(this, 'role', { assumedBy: new ServicePrincipal('states.amazonaws.com') });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: steps.map((step) => functions[step].functionArn),
      }),
    );
    this.stateMachine = new StateMachine(this, 'machine', {
      stateMachineName: name,
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(JSON.stringify(definition)),
      definitionSubstitutions: Object.fromEntries(steps.map((step) => [step, functions[step].functionArn])),
      role,
      logs: {
        // Log delivery writes a resource policy of limited size; groups under this prefix share one entry.
        destination: logGroupOf(this, 'log', `/aws/vendedlogs/states/${name}`),
        level: LogLevel.ALL,
        // Execution data would contain task tokens and the run.
        includeExecutionData: false,
      },
    });
    Validations.of(this.stateMachine).acknowledge({
      id: 'AwsSolutions-SF2',
      reason:
        'No handler is instrumented, so X-Ray would show nothing beyond the history and log of an execution.',
    });
    Validations.of(role).acknowledge({
      id: wildcardFinding(this, '*'),
      reason: 'Log delivery has no permissions on single resources.',
    });
  }
}
