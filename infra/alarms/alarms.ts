import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  type AlarmBase,
  AlarmRule,
  ComparisonOperator,
  CompositeAlarm,
  type IAlarm,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { alarmNamespace, type LossName } from '#shared/contract/alarms.ts';
import { type FunctionName, functionNames } from '#shared/contract/functions.ts';
import { sweepNames, sweeps } from '#shared/contract/sweeps.ts';
import { recordOf } from '../record-of.ts';
import { outsideAlarm } from '../watch.ts';
import { type AlarmId, losses, type ObservedName, observed } from './losses.ts';
import { operatorsTopic } from './operators-topic.ts';

export interface AlarmsProps {
  stageName: string;
  operators: readonly string[];
  api: { http: HttpApi; stage: HttpStage };
  functions: Readonly<Record<FunctionName, Alias>>;
  workflow: StateMachine;
  undelivered: Readonly<Record<'sweeps' | 'mail', Queue>>;
}

interface Limit {
  metric: IMetric;
  atLeast: number;
  periods?: number;
}

/** The longest time a sweep may be silent. */
const silentFor = (everyMinutes: number): Duration => Duration.minutes(Math.max(30, 3 * everyMinutes));

/** Each alarm is about one loss to people; where one follows from another, only the first notifies. */
export class Alarms extends Construct {
  readonly topic: Topic;
  private readonly stageName: string;
  readonly heard: Readonly<Record<AlarmId, AlarmBase>>;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.stageName = props.stageName;
    this.topic = operatorsTopic(this, 'operators', props.operators);
    const raised = recordOf(Object.keys(losses) as LossName[], (name) => this.raised(name));
    const answers = this.either('answers', [raised.answers, this.refusedByGateway(props)]);
    this.heard = {
      ...this.heardThemselves(raised),
      ...this.observed(props),
      answers,
      'finished-plans': this.either('finished-plans', [raised['finished-plans'], this.failedRuns(props)]),
      // Sweeps fail for the same reasons as answers.
      repairs: this.either('repairs', [raised.repairs, ...this.leftUndone(props)], answers),
    };
    for (const alarm of Object.values(this.heard)) alarm.addAlarmAction(new SnsAction(this.topic));
  }

  private heardThemselves(raised: Record<LossName, Alarm>) {
    const { buying, 'paid-tokens': paid, 'own-tokens': own, reviews, letters } = raised;
    return { buying, 'paid-tokens': paid, 'own-tokens': own, reviews, letters };
  }

  /** Missing data does not raise the alarm. */
  private limit(id: string, { metric, atLeast, periods = 1 }: Limit, alarmName?: string): Alarm {
    const [name] = id.split('/');
    return new Alarm(this, id.replace('/', '-'), {
      metric,
      threshold: atLeast,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: runbookOf(name ?? id),
      ...(alarmName === undefined ? {} : { alarmName: this.nameOf(alarmName) }),
    });
  }

  /** Two stages may share an account. */
  private nameOf(words: string): string {
    return `${Stack.of(this).stackName}: ${words}`;
  }

  private raised(name: LossName): Alarm {
    const { loses, atLeast, minutes } = losses[name];
    const metric = new Metric({
      namespace: alarmNamespace,
      metricName: 'raised',
      dimensionsMap: { stage: this.stageName, loss: name },
      statistic: 'Sum',
      period: Duration.minutes(minutes),
    });
    const isPart = name === 'answers' || name === 'finished-plans' || name === 'repairs';
    return this.limit(isPart ? `${name}/raised` : name, { metric, atLeast }, isPart ? undefined : loses);
  }

  private either(name: LossName, alarms: IAlarm[], unless?: IAlarm): CompositeAlarm {
    const any = AlarmRule.anyOf(...alarms);
    return new CompositeAlarm(this, name, {
      compositeAlarmName: this.nameOf(losses[name].loses),
      alarmDescription: runbookOf(name),
      alarmRule: unless === undefined ? any : AlarmRule.allOf(any, AlarmRule.not(unless)),
    });
  }

  /** Covers requests that never reached a handler or crashed it. */
  private refusedByGateway({ api }: AlarmsProps): Alarm {
    const metric = api.stage.metricServerError({ statistic: 'Sum', period: Duration.minutes(5) });
    return this.limit('answers/gateway', { metric, atLeast: 5 });
  }

  private failedRuns({ workflow }: AlarmsProps): Alarm {
    const metric = workflow.metricFailed({ statistic: 'Sum', period: Duration.minutes(5) });
    return this.limit('finished-plans/executions', { metric, atLeast: 1 });
  }

  private leftUndone({ functions, undelivered }: AlarmsProps): Alarm[] {
    const waiting = Object.entries(undelivered).map(([caller, queue]) => {
      const metric = queue.metricApproximateNumberOfMessagesVisible({
        statistic: 'Maximum',
        period: Duration.minutes(5),
      });
      return this.limit(`repairs/undelivered-${caller}`, { metric, atLeast: 1 });
    });
    const silent = sweepNames.map((name) => {
      const { function: functionName, everyMinutes } = sweeps[name];
      const period = silentFor(everyMinutes);
      const alarm = new Alarm(this, `repairs-silent-${name}`, {
        metric: functions[functionName].metricInvocations({ statistic: 'Sum', period }),
        threshold: 1,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.BREACHING,
        alarmDescription: runbookOf('repairs'),
      });
      // The metric contains the alias only as text, so CloudFormation sees no reference to it.
      alarm.node.addDependency(functions[functionName]);
      return alarm;
    });
    return [...waiting, ...silent, this.failedSweeps(functions)];
  }

  /**
   * A sweep that died cannot report itself, so this counts function errors. It has the threshold of the sweeps' own
   * reports.
   */
  private failedSweeps(functions: AlarmsProps['functions']): Alarm {
    const { atLeast, minutes } = losses.repairs;
    const metric = sumOf(
      sweepNames.map((name) => functions[sweeps[name].function].lambda.metricErrors({ statistic: 'Sum' })),
      Duration.minutes(minutes),
    );
    return this.limit('repairs/failed-sweeps', { metric, atLeast });
  }

  /** Counts throttles where people wait. A running sweep delays its own next call, which harms no one. */
  private refusedRoom({ functions }: AlarmsProps): IMetric {
    const waitedFor = functionNames.filter((name) => name.startsWith('api-'));
    return sumOf(
      waitedFor.map((name) => functions[name].lambda.metricThrottles({ statistic: 'Sum' })),
      Duration.minutes(5),
    );
  }

  private observed(props: AlarmsProps): Record<ObservedName, Alarm> {
    const { api, functions } = props;
    const minutes = (count: number) => ({ period: Duration.minutes(count) });
    const metric = (namespace: string, metricName: string, statistic: string) =>
      new Metric({ namespace, metricName, statistic, ...minutes(5) });
    const limits: Record<Exclude<ObservedName, 'outside'>, Limit> = {
      speed: {
        metric: api.stage.metricLatency({ statistic: 'p99', ...minutes(5) }),
        atLeast: 3000,
        periods: 3,
      },
      room: { metric: this.refusedRoom(props), atLeast: 10 },
      // SES reviews an account at a rate of 5% and pauses it at 10%.
      'mail-standing': { metric: metric('AWS/SES', 'Reputation.BounceRate', 'Maximum'), atLeast: 0.05 },
    };
    const outside = { name: this.nameOf(observed.outside), runbook: runbookOf('outside') };
    return {
      ...recordOf(Object.keys(limits) as (keyof typeof limits)[], (name) =>
        this.limit(name, limits[name], observed[name]),
      ),
      outside: outsideAlarm(this, functions['watch-site'], outside),
    };
  }
}

/** An alarm takes ten metrics at most. */
function sumOf(metrics: readonly IMetric[], period: Duration): IMetric {
  const named = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  return new MathExpression({
    expression: Object.keys(named)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics: named,
    period,
  });
}

const runbookOf = (name: string): string => `Cause and fix: docs/runbooks/${name}.md`;
