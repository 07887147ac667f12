import { Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  LogQueryVisualizationType,
  LogQueryWidget,
  MathExpression,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { alarmNamespace, lossNames } from '#shared/contract/alarms.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import type { Alarms, AlarmsProps } from './alarms.ts';

interface DashboardProps extends AlarmsProps {
  alarms: Alarms;
  logGroups: ILogGroup[];
  distribution: Distribution;
}

const moneyRoutes: (keyof typeof payRoutes | keyof typeof pathCompilerRoutes)[] = [
  'buyTokens',
  'contribute',
  'verifyPayment',
  'receiveStripeEvent',
  'unlockPath',
  'createRun',
];

const half = { width: 12, height: 6 };
const sum = { statistic: 'Sum', period: Duration.minutes(15) };

/** One page shows the state of the product: people, money, runs, faults, cost. */
export function dashboardOf(scope: Construct, props: DashboardProps): Dashboard {
  const { stageName, api, workflow, alarms, logGroups, distribution } = props;
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, ...half });
  const requests = (title: string, lines: string[]) =>
    new LogQueryWidget({
      title,
      logGroupNames: logGroups.map(({ logGroupName }) => logGroupName),
      view: LogQueryVisualizationType.TABLE,
      queryLines: lines,
      ...half,
    });
  return new Dashboard(scope, 'dashboard', {
    dashboardName: Stack.of(scope).stackName,
    defaultInterval: Duration.days(1),
    widgets: [
      [new AlarmStatusWidget({ title: 'Faults', alarms: Object.values(alarms.heard), width: 24, height: 4 })],
      [
        graph(
          'People: requests and latency',
          [api.stage.metricCount(sum)],
          ['p50', 'p99'].map((statistic) => api.stage.metricLatency({ statistic, period: sum.period })),
        ),
        graph(
          'Faults: product alarms, gateway errors and CloudFront error rate',
          [
            ...lossNames.map(
              (loss) =>
                new Metric({
                  namespace: alarmNamespace,
                  metricName: 'raised',
                  dimensionsMap: { stage: stageName, loss },
                  ...sum,
                }),
            ),
            api.stage.metricServerError(sum),
          ],
          [percentFailed(distribution)],
        ),
      ],
      [
        requests('Money: payments, credits and spending', [
          'fields route, outcome',
          `filter kind = 'request' and route in ${JSON.stringify(moneyRoutes)}`,
          'stats count(*) as requests by route, outcome',
          'sort route asc, requests desc',
        ]),
        requests('Money: fixed by the sweeps', [
          'fields sweep',
          "filter kind = 'sweep'",
          'stats sum(counts.ordersCreditedLate) as creditedLate, sum(counts.ordersReversedLate) as reversedLate, sum(itemsFailed) as failed, sum(itemsLeft) as left by sweep',
        ]),
      ],
      [
        graph('People: addresses blocked after a bounce or spam report', [
          new Metric({
            namespace: alarmNamespace,
            metricName: 'addressesStopped',
            dimensionsMap: { stage: stageName },
            ...sum,
          }),
        ]),
        graph('Runs: started, finished, failed', [
          workflow.metricStarted(sum),
          workflow.metricSucceeded(sum),
          workflow.metricFailed(sum),
        ]),
        graph('Cost: pay-per-use services', costOf(), [
          new Metric({ namespace: 'AWS/Logs', metricName: 'IncomingBytes', ...sum }),
        ]),
      ],
    ],
  });
}

/** Costs are for the whole account, like the bill. */
const costOf = (): IMetric[] => [
  new Metric({ namespace: 'AWS/Lambda', metricName: 'Duration', label: 'Lambda, ms', ...sum }),
  new MathExpression({
    expression: `SUM(SEARCH('{AWS/DynamoDB,TableName} MetricName="ConsumedWriteCapacityUnits"', 'Sum', 900))`,
    label: 'DynamoDB, write units',
    usingMetrics: {},
  }),
];

/** CloudFront is global, and its metrics are in us-east-1. */
const percentFailed = ({ distributionId }: Distribution): IMetric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    region: 'us-east-1',
    statistic: 'Average',
    period: sum.period,
  });
