import { afterAll, describe, expect, it } from 'vitest';
import { lossNames, lossOf } from '#shared/contract/alarms.ts';
import { functionNames } from '#shared/contract/functions.ts';
import { sweepNames, sweeps } from '#shared/contract/sweeps.ts';
import { prodStage } from '../stages/prod.ts';
import { removeFolders } from '../testing/placeholder-build.ts';
import { synthesise } from '../testing/synthesise.ts';
import { keptQueries } from './kept-queries.ts';
import { losses, observed } from './losses.ts';

afterAll(removeFolders);

const resources = synthesise().appResources();
const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const single = ofType('AWS::CloudWatch::Alarm');
const composite = ofType('AWS::CloudWatch::CompositeAlarm');
const all = [...single, ...composite];
const heard = all.filter(({ properties }) => properties.AlarmActions !== undefined);
const at = (path: string) => all.find((alarm) => alarm.path === `alarms/${path}`)?.properties;

describe('the alarms', () => {
  it('that notify operators are named after the loss and have a runbook', () => {
    const sentences = [...Object.values(losses).map(({ loses }) => loses), ...Object.values(observed)];
    expect(heard.map(({ properties }) => properties.AlarmName).sort()).toEqual(
      sentences.map((loses) => `waymint-prod-app: ${loses}`).sort(),
    );
    for (const { path, properties } of heard) {
      expect(properties.AlarmActions).toEqual(['alarms/operators']);
      expect(properties.AlarmDescription).toContain(`docs/runbooks/${path.split('/')[1]}.md`);
    }
  });

  it.each(lossNames)('watch the reports of %s by the product', (loss) => {
    const watching = single.filter(({ properties }) =>
      JSON.stringify(properties.Dimensions ?? '').includes(`"${loss}"`),
    );
    expect(
      watching.map(({ properties }) => [properties.Namespace, properties.MetricName, properties.Threshold]),
    ).toEqual([['Waymint', 'raised', losses[loss].atLeast]]);
    // The dimensions must be those that the product emits, or the alarm watches another metric.
    expect(watching[0]?.properties.Dimensions).toEqual([
      { Name: 'loss', Value: loss },
      { Name: 'stage', Value: 'prod' },
    ]);
  });

  it('that follow from another alarm do not notify', () => {
    const rule = String(at('repairs')?.AlarmRule);
    expect(rule).toMatch(/^\(\(ALARM\(.*\) AND \(?NOT \(?ALARM\("?alarms\/answers/);
    for (const part of ['repairs-raised', 'repairs-undelivered', 'repairs-silent-reconcile-orders'])
      expect(rule).toContain(part);
  });

  it.each(sweepNames)('notice when %s is not called at all, and when it fails every time', (name) => {
    const { everyMinutes } = sweeps[name];
    expect(String(at('repairs')?.AlarmRule)).toContain(`repairs-silent-${name}`);
    const silent = at(`repairs-silent-${name}`);
    expect(silent).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
    // The scheduler may be late by a quarter of the interval, so the alarm waits for at least two.
    expect(Number(silent?.Period) / 60).toBeGreaterThanOrEqual(2.25 * everyMinutes);
    const { atLeast, minutes } = losses.repairs;
    expect(Math.floor(minutes / (1.25 * everyMinutes))).toBeGreaterThanOrEqual(atLeast);
  });

  const metricsOf = (path: string) => {
    const listed = (at(path)?.Metrics ?? []) as { MetricStat?: { Metric: Record<string, unknown> } }[];
    return listed.flatMap(({ MetricStat }) => (MetricStat === undefined ? [] : [MetricStat.Metric]));
  };
  const functionsIn = (path: string) =>
    metricsOf(path).flatMap(({ Dimensions }) =>
      (Dimensions as { Value: string }[]).map(({ Value }) => Value.replace(/\/function$/, '')),
    );

  it('count throttled calls only where people wait, not sweeps that wait for their predecessor', () => {
    expect(metricsOf('room').every(({ MetricName }) => MetricName === 'Throttles')).toBe(true);
    expect(functionsIn('room').sort()).toEqual(
      functionNames.filter((name) => name.startsWith('api-')).sort(),
    );
  });

  it('notice a sweep that dies without a report', () => {
    expect(metricsOf('repairs-failed-sweeps').every(({ MetricName }) => MetricName === 'Errors')).toBe(true);
    expect(functionsIn('repairs-failed-sweeps').sort()).toEqual(
      sweepNames.map((name) => sweeps[name].function).sort(),
    );
    expect(String(at('repairs')?.AlarmRule)).toContain('repairs-failed-sweeps');
  });

  it('take no more than the ten metrics that CloudWatch allows one alarm', () => {
    const counts = single.map(({ properties }) => ((properties.Metrics ?? []) as unknown[]).length - 1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  });

  it('notice two failed checks of the site in a row, and missing checks', () => {
    expect(at('outside')).toMatchObject({
      Threshold: 1,
      EvaluationPeriods: 2,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
    const metrics = JSON.stringify(at('outside')?.Metrics);
    for (const part of ['looks - failures', '"Invocations"', '"Errors"', 'watch-site'])
      expect(metrics).toContain(part);
    const [schedule] = ofType('AWS::Scheduler::Schedule').filter(({ path }) => path.startsWith('watch/'));
    expect(schedule?.properties).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      State: 'ENABLED',
      Target: { Arn: 'watch-site/live', RetryPolicy: { MaximumRetryAttempts: 0 } },
    });
  });

  it('notice a single dropped letter', () => {
    expect(losses[lossOf['mail-given-up']].atLeast).toBe(1);
  });

  it('reach every operator, because CloudWatch may publish and outsiders may not', () => {
    const mailed = ofType('AWS::SNS::Subscription')
      .filter(({ properties }) => properties.Protocol === 'email')
      .map(({ properties }) => properties.Endpoint);
    expect(mailed).toEqual([...prodStage.operators]);
    const policy = ofType('AWS::SNS::TopicPolicy').find(({ path }) => path.startsWith('alarms/'));
    expect(policy?.properties.PolicyDocument).toMatchObject({
      Statement: expect.arrayContaining([
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        expect.objectContaining({
          Effect: 'Allow',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': prodStage.account } },
        }),
      ]),
    });
  });
});

it('a failed nightly copy is reported, and those of other stages are not', () => {
  const [rule] = ofType('AWS::Events::Rule').filter(({ path }) => path === 'failed-backups');
  expect(rule?.properties).toMatchObject({
    State: 'ENABLED',
    EventPattern: {
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change'],
      detail: {
        state: ['FAILED', 'ABORTED', 'EXPIRED'],
        resourceArn: [{ prefix: expect.stringMatching(/:table\/waymint-prod-$/) }],
      },
    },
    Targets: [{ Arn: 'alarms/operators' }],
  });
  const policy = ofType('AWS::SNS::TopicPolicy').find(({ path }) => path.startsWith('alarms/'));
  expect(JSON.stringify(policy?.properties)).toContain('"events.amazonaws.com"');
});

it('the dashboard has people, money, runs, faults and cost', () => {
  const body = JSON.stringify(ofType('AWS::CloudWatch::Dashboard')[0]?.properties.DashboardBody);
  for (const part of ['People', 'Money', 'Runs', 'Faults', 'Cost'])
    expect(body).toContain(`${part}:`.replace(/^Faults:$/, 'Faults'));
});

it.each(Object.entries(keptQueries).filter(([name]) => name.startsWith('Refusals')))(
  '“%s” counts every refusal, including that of a redirected form',
  (_name, { filters }) => {
    expect(filters).toEqual(["kind = 'request'", "outcome != 'ok'"]);
  },
);

it('the first questions of an operator are saved as queries over the log of every function', () => {
  const queries = ofType('AWS::Logs::QueryDefinition');
  expect(queries).toHaveLength(Object.keys(keptQueries).length);
  for (const { properties } of queries)
    expect(properties.LogGroupNames).toHaveLength(
      ofType('AWS::Lambda::Function').filter(({ path }) => path.endsWith('/function')).length,
    );
});
