import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';

const everyMinutes = 5;

/** Schedules the function that checks the site as a visitor does, through DNS, CloudFront and the firewall. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, { target }: { target: Alias }) {
    super(scope, id);
    const role = new Role(this, 'role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.functionArn] }),
    );
    const schedule = new CfnSchedule(this, 'schedule', {
      state: 'ENABLED',
      description: 'Checks the site from outside',
      scheduleExpression: `rate(${everyMinutes} minutes)`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: target.functionArn,
        roleArn: role.roleArn,
        // A failed check is not repeated, because the next one follows soon.
        retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 0 },
      },
    });
    // The scheduler checks the role when a schedule is created, so the role's policy must exist first.
    schedule.node.addDependency(role);
  }
}

/** Raised after two failed checks in a row, and when the checks stop. */
export function outsideAlarm(
  scope: Construct,
  target: Alias,
  more: { name: string; runbook: string },
): Alarm {
  const counted = { period: Duration.minutes(everyMinutes), statistic: 'Sum' };
  const alarm = new Alarm(scope, 'outside', {
    alarmName: more.name,
    alarmDescription: more.runbook,
    metric: new MathExpression({
      expression: 'looks - failures',
      usingMetrics: { looks: target.metricInvocations(counted), failures: target.metricErrors(counted) },
      period: counted.period,
      label: 'looks that found everything in order',
    }),
    threshold: 1,
    evaluationPeriods: 2,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
  });
  // The metrics contain the alias only as text, so CloudFormation sees no reference to it.
  alarm.node.addDependency(target);
  return alarm;
}
