import { Stack } from 'aws-cdk-lib';
import { type ILogGroup, QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

interface Kept {
  fields: string[];
  filters: string[];
  stats?: string;
  sort?: string;
}

/** Selects by outcome, because the status of a refused form is that of its redirect. */
const refused = ["kind = 'request'", "outcome != 'ok'"];

/** Operators ask these questions first. The queries use the field names of the log lines. */
export const keptQueries: Readonly<Record<string, Kept>> = {
  'Alarms raised': {
    fields: [
      '@timestamp',
      'loss',
      'alarm',
      'detail.runId',
      'detail.orderId',
      'detail.userId',
      'detail.route',
    ],
    filters: ['ispresent(alarm)'],
    sort: '@timestamp desc',
  },
  'Faults by source': {
    fields: ['@timestamp', 'route', 'requestId', 'name', 'message', 'frames.0', 'frames.1'],
    filters: ["kind = 'fault'"],
    sort: '@timestamp desc',
  },
  'One request by its requestId': {
    fields: ['@timestamp', 'route', 'status', 'outcome', 'userId', 'ms', '@message'],
    filters: ["requestId = 'PUT IT HERE'"],
    sort: '@timestamp asc',
  },
  'Slowest routes': {
    fields: ['route', 'ms'],
    filters: ["kind = 'request'"],
    stats: 'count(*) as requests, pct(ms, 50) as p50, pct(ms, 99) as p99, max(ms) as slowest by route',
    sort: 'p99 desc',
  },
  'Refusals by route': {
    fields: ['route', 'outcome'],
    filters: refused,
    stats: 'count(*) as refusals by route, status, outcome',
    sort: 'refusals desc',
  },
  'Refusals by client': {
    fields: ['client', 'route', 'outcome'],
    filters: refused,
    stats: 'count(*) as refusals, count_distinct(userId) as accounts by client, route, outcome',
    sort: 'refusals desc',
  },
  'Sweep results': {
    fields: ['@timestamp', 'sweep', 'itemsFailed', 'itemsLeft', '@message'],
    filters: ["kind = 'sweep'"],
    sort: '@timestamp desc',
  },
};

export function keepQueries(scope: Construct, logGroups: ILogGroup[]): void {
  for (const [name, { fields, filters, stats, sort }] of Object.entries(keptQueries))
    new QueryDefinition(scope, name.replaceAll(/\W+/g, '-'), {
      queryDefinitionName: `${Stack.of(scope).stackName}/${name}`,
      logGroups,
      queryString: new QueryString({
        fields,
        filterStatements: filters,
        ...(stats === undefined ? {} : { statsStatements: [stats] }),
        ...(sort === undefined ? {} : { sort }),
        limit: 100,
      }),
    });
}
