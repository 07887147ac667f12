import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type SweepDefinition, type SweepName, sweepNames, sweeps } from '#shared/contract/sweeps.ts';

export interface SweepsProps {
  functions: Readonly<Record<FunctionName, IFunction>>;
}

/** The contract's schedules. A call that the scheduler could not deliver, or that failed, ends in the queue. */
export class Sweeps extends Construct {
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, { functions }: SweepsProps) {
    super(scope, id);
    this.undelivered = this.queue();
    const role = this.roleCalling(sweepNames.map((name) => functions[sweeps[name].function].functionArn));
    for (const name of sweepNames) {
      const target = functions[sweeps[name].function];
      this.schedule(name, target, role);
      this.keepFailures(name, target);
    }
  }

  private queue(): Queue {
    const queue = new Queue(this, 'undelivered', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(queue).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is itself where calls end that came to nothing; nothing reads it but an operator.',
    });
    return queue;
  }

  private roleCalling(functionArns: string[]): Role {
    const role = new Role(this, 'role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: functionArns }));
    role.addToPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.undelivered.queueArn] }),
    );
    return role;
  }

  private schedule(name: SweepName, target: IFunction, role: Role): void {
    const sweep: SweepDefinition = sweeps[name];
    const schedule = new CfnSchedule(this, name, {
      description: sweep.function,
      scheduleExpression: `rate(${sweep.everyMinutes} minutes)`,
      state: 'ENABLED',
      // Sweeps that start in the same second would meet in the same items.
      flexibleTimeWindow: {
        mode: 'FLEXIBLE',
        maximumWindowInMinutes: Math.max(1, Math.floor(sweep.everyMinutes / 4)),
      },
      target: {
        arn: target.functionArn,
        roleArn: role.roleArn,
        // A call older than its interval has been overtaken by the next one.
        retryPolicy: { maximumEventAgeInSeconds: sweep.everyMinutes * 60, maximumRetryAttempts: 3 },
        deadLetterConfig: { arn: this.undelivered.queueArn },
      },
    });
    // The scheduler tries the role when a schedule is made, so the role's policy must be there first.
    schedule.node.addDependency(role);
  }

  /** The scheduler only hands a call over. What becomes of it then is Lambda's own queue's matter. */
  private keepFailures(name: SweepName, target: IFunction): void {
    const sweep: SweepDefinition = sweeps[name];
    const failures = new CfnEventInvokeConfig(this, `${name}-failures`, {
      functionName: target.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: 1,
      // One that is throttled meanwhile is overtaken by the next.
      maximumEventAgeInSeconds: sweep.everyMinutes * 60,
      destinationConfig: { onFailure: { destination: this.undelivered.queueArn } },
    });
    target.addToRolePolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.undelivered.queueArn] }),
    );
    // Lambda tries the role when it is told of the destination.
    if (target.role !== undefined) failures.node.addDependency(target.role);
  }
}
