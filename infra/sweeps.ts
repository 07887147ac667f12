import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type SweepDefinition, type SweepName, sweepNames, sweeps } from '#shared/contract/sweeps.ts';
import { invokedAsync } from './invoked-async.ts';
import { undeliveredQueue } from './undelivered-queue.ts';

export interface SweepsProps {
  functions: Readonly<Record<FunctionName, Alias>>;
}

/** Runs the contract's schedules. A call that the scheduler could not deliver goes to the queue. */
export class Sweeps extends Construct {
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, { functions }: SweepsProps) {
    super(scope, id);
    this.undelivered = undeliveredQueue(this);
    const role = this.roleCalling(sweepNames.map((name) => functions[sweeps[name].function].functionArn));
    for (const name of sweepNames) {
      const target = functions[sweeps[name].function];
      this.schedule(name, target, role);
      this.dropOvertaken(name, target);
    }
  }

  /**
   * Drops calls that waited for a whole interval or failed, because the next call replaces them. The product reports
   * its own faults, and an alarm counts the functions' errors.
   */
  private dropOvertaken(name: SweepName, target: Alias): void {
    invokedAsync(this, `${name}-calls`, { target, oldest: Duration.minutes(sweeps[name].everyMinutes) });
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

  private schedule(name: SweepName, target: Alias, role: Role): void {
    const sweep: SweepDefinition = sweeps[name];
    const schedule = new CfnSchedule(this, name, {
      description: sweep.function,
      scheduleExpression: rateOf(sweep.everyMinutes),
      state: 'ENABLED',
      // Sweeps that start in the same second would process the same items.
      flexibleTimeWindow: windowOf(sweep.everyMinutes),
      target: {
        arn: target.functionArn,
        roleArn: role.roleArn,
        // The next call replaces one that is older than its interval.
        retryPolicy: { maximumEventAgeInSeconds: sweep.everyMinutes * 60, maximumRetryAttempts: 3 },
        deadLetterConfig: { arn: this.undelivered.queueArn },
      },
    });
    // The scheduler checks the role when a schedule is created, so the role's policy must exist first.
    schedule.node.addDependency(role);
  }
}

const rateOf = (minutes: number): string => (minutes === 1 ? 'rate(1 minute)' : `rate(${minutes} minutes)`);

/** For a sweep that runs every minute, a window would double its delay. */
const windowOf = (minutes: number): CfnSchedule.FlexibleTimeWindowProperty =>
  minutes === 1
    ? { mode: 'OFF' }
    : { mode: 'FLEXIBLE', maximumWindowInMinutes: Math.max(1, Math.floor(minutes / 4)) };
