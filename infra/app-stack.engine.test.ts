import aslValidator from 'asl-validator';
import { afterAll, describe, expect, it } from 'vitest';
import {
  documentsVariable,
  functionDefinition,
  functionNames,
  type Grants,
  mailVariable,
  secretVariable,
  tableVariable,
  workflowVariable,
} from '#shared/contract/functions.ts';
import { routeKeyOf } from '#shared/contract/route.ts';
import { allRoutes } from '#shared/contract/routes.ts';
import { type SweepDefinition, sweepNames, sweeps } from '#shared/contract/sweeps.ts';
import type { TableName } from '#shared/contract/tables.ts';
import { devStage } from './stages/dev.ts';
import { prodStage } from './stages/prod.ts';
import { settingsOf } from './stages/settings.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { allowances, type ReadableResource } from './testing/readable-template.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

const { appResources } = synthesise();
const resources = appResources();
const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const at = (path: string) => {
  const found = resources.find((resource) => resource.path === path);
  if (found === undefined) throw new Error(`The stack has no ${path}`);
  return found.properties;
};
const allowedTo = (role: string) =>
  ofType('AWS::IAM::Policy')
    .filter((policy) => (policy.properties.Roles as string[]).includes(role))
    .flatMap((policy) => allowances(policy.properties.PolicyDocument))
    .sort();

const states = 'arn:aws:states:ap-southeast-2:000000000000';
const machineName = 'waymint-prod-app-run-review';

function granted({
  tables: byTable = {},
  indexes = {},
  secrets = [],
  documents = [],
  workflow = [],
  mail = [],
}: Grants) {
  const sendingArns = ['identity/*', 'configuration-set/waymint-prod-app-mail'].map(
    (what) => `arn:aws:ses:ap-southeast-2:000000000000:${what}`,
  );
  return [
    ...(Object.keys(byTable) as TableName[]).flatMap((table) =>
      (byTable[table] ?? []).map((action) => `${action} on ${table}.Arn`),
    ),
    ...Object.entries(indexes).flatMap(([table, names]) =>
      names.map((name: string) => `dynamodb:Query on ${table}.Arn/index/${name}`),
    ),
    ...secrets.map((secret) => `secretsmanager:GetSecretValue on ${secret}`),
    ...documents.map((action) => `${action} on documents.Arn/*`),
    ...(documents.includes('s3:GetObject') ? ['s3:ListBucket on documents.Arn'] : []),
    ...workflow.map((action) =>
      action === 'states:RedriveExecution'
        ? `${action} on ${states}:execution:${machineName}:*`
        : `${action} on ${states}:stateMachine:${machineName}`,
    ),
    ...mail.flatMap((action) => sendingArns.map((arn) => `${action} on ${arn}`)),
  ];
}

describe('the API', () => {
  const integrations = new Map(
    ofType('AWS::ApiGatewayV2::Integration').map(({ path, properties }) => [
      `integrations/${path}`,
      properties.IntegrationUri,
    ]),
  );
  const routes = ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => [
    String(properties.RouteKey),
    integrations.get(String(properties.Target)),
  ]);

  it('has exactly the routes of the contract, each to its group, and a JSON 404 for the rest', () => {
    expect(routes.sort()).toEqual(
      [
        ...allRoutes.map((route) => [`${route.method} /api${route.path}`, `api-${route.group}/live`]),
        ['$default', 'api-meta/live'],
      ].sort(),
    );
  });

  it('may call each group, and the group that answers the rest also without a path', () => {
    const permissions = ofType('AWS::Lambda::Permission').map(({ properties }) => [
      properties.FunctionName,
      properties.Principal,
      String(properties.SourceArn).replace(/^.*api\/http/, ''),
    ]);
    const groups = functionNames.filter((name) => name.startsWith('api-'));
    expect(permissions.sort()).toEqual(
      [
        ...groups.map((name) => [`${name}/live`, 'apigateway.amazonaws.com', '/*/*/*']),
        ['api-meta/live', 'apigateway.amazonaws.com', '/*/$default'],
        // Only SES's topic may submit reports.
        ['mail-returns/live', 'sns.amazonaws.com', 'mail/reports-topic'],
      ].sort(),
    );
  });

  it('is throttled, and logs nothing that could identify a person or a token', () => {
    const { AccessLogSettings, DefaultRouteSettings } = at('api/stage') as Record<
      string,
      Record<string, string>
    >;
    expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 });
    expect(AccessLogSettings?.DestinationArn).toBe('api/access-log.Arn');
    const logged = Object.values(JSON.parse(AccessLogSettings?.Format ?? ''));
    const harmless =
      /^\$context\.(requestId|requestTime|routeKey|status|response(Length|Latency|Type)|integration\.\w+|error\.responseType)$/;
    expect(logged.filter((field) => !harmless.test(String(field)))).toEqual([]);
  });
});

it('throttles logins and payments separately, and the events of the payment provider separately from both', () => {
  const { auth, pay, webhook } = prodStage.throttles;
  const { RouteSettings } = at('api/stage') as { RouteSettings: Record<string, unknown> };
  const expected = allRoutes.flatMap((route) => {
    if (route.id === 'receiveStripeEvent') return [[routeKeyOf(route), webhook] as const];
    if (route.group === 'auth') return [[routeKeyOf(route), auth] as const];
    return route.group === 'pay' ? [[routeKeyOf(route), pay] as const] : [];
  });
  expect(RouteSettings).toEqual(
    Object.fromEntries(
      expected.map(([key, { rateLimit, burstLimit }]) => [
        key,
        { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit },
      ]),
    ),
  );
});

describe('the functions', () => {
  const own = ofType('AWS::Lambda::Function').filter(({ path }) => path.endsWith('/function'));

  it('are exactly those of the contract', () => {
    expect(own.map(({ path }) => path).sort()).toEqual(
      functionNames.map((name) => `${name}/function`).sort(),
    );
  });

  it.each(functionNames)('include %s as the contract describes it, with its own role and log', (name) => {
    const { memoryMb, timeoutSeconds } = functionDefinition(name);
    expect(at(`${name}/function`)).toMatchObject({
      MemorySize: memoryMb,
      Timeout: timeoutSeconds,
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Role: `${name}/role.Arn`,
      LoggingConfig: { LogGroup: `${name}/log` },
    });
  });

  it.each(functionNames)('give %s its grants, its own log, and nothing else', (name) => {
    const expected = [
      ...['logs:CreateLogStream', 'logs:PutLogEvents'].map((action) => `${action} on ${name}/log.Arn`),
      ...granted(functionDefinition(name).grants),
      // Lambda leaves failed reports here.
      ...(name === 'mail-returns' ? ['sqs:SendMessage on mail/undelivered.Arn'] : []),
    ];
    expect(allowedTo(`${name}/role`)).toEqual(expected.sort());
    expect(at(`${name}/role`)).toMatchObject({
      AssumeRolePolicyDocument: {
        Statement: [{ Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } }],
      },
    });
    expect(at(`${name}/role`).ManagedPolicyArns).toBeUndefined();
  });

  it.each(functionNames)('give %s its grants in its environment, and no secret value', (name) => {
    const { grants, settings = [] } = functionDefinition(name);
    const variables = (
      at(`${name}/function`).Environment as { Variables: Record<string, string> } | undefined
    )?.Variables;
    const expected = Object.fromEntries([
      ['STAGE', 'prod'],
      ...(Object.keys(grants.tables ?? {}) as TableName[]).map((table) => [tableVariable(table), table]),
      ...(grants.secrets ?? []).map((secret) => [secretVariable(secret), secret]),
      ...(grants.documents === undefined ? [] : [[documentsVariable, 'documents']]),
      ...(grants.mail === undefined ? [] : [[mailVariable, 'waymint-prod-app-mail']]),
      ...(grants.workflow === undefined ? [] : [[workflowVariable, `${states}:stateMachine:${machineName}`]]),
      ...settings.map((setting) => [setting, settingsOf(prodStage)[setting]]),
    ]);
    expect(variables ?? {}).toEqual(expected);
  });
});

describe('an earlier function version', () => {
  it('stays unless its deployment failed, and one alias leads every caller to the current version', () => {
    const versions = ofType('AWS::Lambda::Version');
    expect(versions.map(({ deletionPolicy }) => deletionPolicy)).toEqual(
      functionNames.map(() => 'RetainExceptOnCreate'),
    );
    const aliases = ofType('AWS::Lambda::Alias').map(({ path, properties }) => [
      path,
      properties.Name,
      properties.FunctionName,
    ]);
    expect(aliases.sort()).toEqual(
      functionNames.map((name) => [`${name}/live`, 'live', `${name}/function`]).sort(),
    );
  });

  it('is never called directly, because callers use the alias', () => {
    const calling = resources.filter(({ type }) => !/^AWS::Lambda|^AWS::CloudFormation/.test(type));
    const called = calling.filter(({ path }) => !/^Custom::|^site\/files|AutoDelete/.test(path));
    expect(JSON.stringify(called.map(({ properties }) => properties))).not.toMatch(
      /(api|workflow|sweep|mail)-[\w-]+\/function\.Arn/,
    );
  });
});

describe('the reserved concurrency', () => {
  const reservedIn = (found: ReadableResource[]) =>
    found
      .filter(({ type }) => type === 'AWS::Lambda::Function')
      .flatMap(({ path, properties: { ReservedConcurrentExecutions: reserved } }) =>
        reserved === undefined ? [] : [[path.split('/').at(0), reserved]],
      )
      .sort();

  it('is one for each sweep, and limited where passwords are checked and payments started', () => {
    const sweepFunctions = functionNames.filter((name) => name.startsWith('sweep-'));
    expect(reservedIn(resources)).toEqual(
      [...sweepFunctions.map((name) => [name, 1]), ['api-auth', 40], ['api-pay', 40]].sort(),
    );
  });

  it('is left alone on a stage whose account has nothing to reserve', () => {
    expect(reservedIn(synthesise(devStage).appResources())).toEqual([]);
  });
});

describe('the logs', () => {
  it('all expire when the stage says', () => {
    const groups = ofType('AWS::Logs::LogGroup');
    const retained = synthesise(devStage)
      .appResources()
      .filter(({ type }) => type === 'AWS::Logs::LogGroup');
    expect(new Set(retained.map(({ properties }) => properties.RetentionInDays))).toEqual(new Set([7]));
    expect(groups.length).toBeGreaterThan(functionNames.length);
    expect(groups.filter(({ properties }) => properties.RetentionInDays !== 90)).toEqual([]);
  });

  it('are named by every function, so that none creates one without expiry', () => {
    const silent = ofType('AWS::Lambda::Function').filter(({ properties }) => !properties.LoggingConfig);
    expect(silent).toEqual([]);
  });
});

describe('mail', () => {
  it('is sent over TLS only, and stopped by the product, where its owner can see it, instead of by a list of SES', () => {
    const [set, ...others] = ofType('AWS::SES::ConfigurationSet');
    expect(others).toEqual([]);
    expect(set?.properties).toMatchObject({
      Name: 'waymint-prod-app-mail',
      SuppressionOptions: { SuppressedReasons: [] },
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
    });
  });

  it('is reported on after bounces and complaints, to a topic on which only SES may publish', () => {
    expect(at('mail/set/reports').EventDestination).toEqual({
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint'],
      SnsDestination: { TopicARN: 'mail/reports-topic' },
    });
    const { PolicyDocument, Topics } = at('mail/reports-topic/Policy') as {
      PolicyDocument: { Statement: Record<string, unknown>[] };
      Topics: string[];
    };
    expect(Topics).toEqual(['mail/reports-topic']);
    const allowing = PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowing).toEqual([
      expect.objectContaining({
        Action: 'sns:Publish',
        Principal: { Service: 'ses.amazonaws.com' },
        Condition: {
          StringEquals: {
            'AWS:SourceAccount': '000000000000',
            'AWS:SourceArn':
              'arn:<AWS::Partition>:ses:ap-southeast-2:000000000000:configuration-set/mail/set',
          },
        },
      }),
    ]);
  });

  it('keeps a report that failed, wherever it failed', () => {
    const [subscription, ...others] = ofType('AWS::SNS::Subscription').filter(
      ({ properties }) => properties.Protocol === 'lambda',
    );
    expect(others).toEqual([]);
    expect(subscription?.properties).toMatchObject({
      TopicArn: 'mail/reports-topic',
      Endpoint: 'mail-returns/live',
      RedrivePolicy: { deadLetterTargetArn: 'mail/undelivered.Arn' },
    });
    expect(at('mail/failures')).toMatchObject({
      FunctionName: 'mail-returns/function',
      DestinationConfig: { OnFailure: { Destination: 'mail/undelivered.Arn' } },
    });
  });
});

describe('the bill', () => {
  it('is reported to the operators before it exceeds the budget of the stage', () => {
    const [budget] = ofType('AWS::Budgets::Budget');
    expect(budget?.properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: prodStage.monthlyBudgetUsd, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: [
        { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
      ],
    });
    expect(JSON.stringify(budget?.properties)).toContain(prodStage.operators[0]);
  });

  it('is also reported when a service costs more than usual, if the account has a monitor', () => {
    expect(ofType('AWS::CE::AnomalySubscription')).toEqual([]);
    const anomalyMonitorArn = 'arn:aws:ce::000000000000:anomalymonitor/00000000-0000-0000-0000-000000000000';
    const [subscription] = synthesise({ ...prodStage, anomalyMonitorArn, monthlyBudgetUsd: 120 })
      .appResources()
      .filter(({ type }) => type === 'AWS::CE::AnomalySubscription');
    expect(subscription?.properties).toMatchObject({
      MonitorArnList: [anomalyMonitorArn],
      Frequency: 'DAILY',
      Subscribers: prodStage.operators.map((Address) => ({ Type: 'EMAIL', Address })),
    });
    expect(JSON.parse(String(subscription?.properties.ThresholdExpression))).toEqual({
      Dimensions: {
        Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
        MatchOptions: ['GREATER_THAN_OR_EQUAL'],
        Values: ['12'],
      },
    });
  });
});

describe('the review workflow', () => {
  const machine = at('workflow/machine');

  it('has the name by which the functions know it', () => {
    expect(machine.StateMachineName).toBe(machineName);
  });

  const substitutions = machine.DefinitionSubstitutions as Record<string, string>;
  const steps = functionNames.filter((name) => name.startsWith('workflow-'));

  it('is a valid definition in which every step is a function of the contract', () => {
    const filledIn = String(machine.DefinitionString).replaceAll(/\$\{([\w-]+)\}/g, (_, step) => {
      expect(substitutions[step]).toBe(`${step}/live`);
      return `arn:aws:lambda:ap-southeast-2:111122223333:function:${step}`;
    });
    const { isValid, errorsText } = aslValidator(JSON.parse(filledIn));
    expect(errorsText()).toBe('');
    expect(isValid).toBe(true);
    expect(filledIn).not.toContain('${');
  });

  it('uses every step of the contract', () => {
    expect(steps.filter((step) => !String(machine.DefinitionString).includes(`\${${step}}`))).toEqual([]);
  });

  it('never ends because a step failed: each failure is caught, and waits for a repair', () => {
    const { States } = JSON.parse(String(machine.DefinitionString)) as {
      States: Record<string, { Type: string; Catch?: { ErrorEquals: string[] }[] }>;
    };
    const uncaught = Object.entries(States)
      .filter(([, state]) => state.Type === 'Task')
      .filter(([, state]) => !state.Catch?.some(({ ErrorEquals }) => ErrorEquals.includes('States.ALL')))
      .map(([name]) => name);
    expect(uncaught).toEqual([]);
  });

  it('keeps a history, but not the data of a run', () => {
    expect(machine).toMatchObject({
      StateMachineType: 'STANDARD',
      LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
    });
  });

  it('may call its steps and no other function', () => {
    const invocations = allowedTo('workflow/role').filter((line) => line.startsWith('lambda:'));
    expect(invocations).toEqual(steps.map((step) => `lambda:InvokeFunction on ${step}/live`).sort());
  });
});

describe('the sweeps', () => {
  const schedules = ofType('AWS::Scheduler::Schedule').filter(({ path }) => path.startsWith('sweeps/'));

  it('are scheduled exactly as the contract says', () => {
    const found = schedules.map(({ path, properties }) => [
      path,
      properties.ScheduleExpression,
      properties.State,
      (properties.Target as { Arn: string }).Arn,
    ]);
    const expected = sweepNames.map((name) => {
      const sweep: SweepDefinition = sweeps[name];
      const rate = sweep.everyMinutes === 1 ? 'rate(1 minute)' : `rate(${sweep.everyMinutes} minutes)`;
      return [`sweeps/${name}`, rate, 'ENABLED', `${sweep.function}/live`];
    });
    expect(found.sort()).toEqual(expected.sort());
  });

  it('keep a call that could not be delivered', () => {
    for (const { properties } of schedules)
      expect(properties).toMatchObject({
        FlexibleTimeWindow: {
          Mode: properties.ScheduleExpression === 'rate(1 minute)' ? 'OFF' : 'FLEXIBLE',
        },
        Target: {
          DeadLetterConfig: { Arn: 'sweeps/undelivered.Arn' },
          RetryPolicy: { MaximumRetryAttempts: 3 },
        },
      });
  });

  it('drop a call that the next one replaces, because it would stay in the queue for two weeks', () => {
    const calls = ofType('AWS::Lambda::EventInvokeConfig')
      .filter(({ path }) => path.startsWith('sweeps/'))
      .map(({ properties: { Qualifier: _, ...properties } }) => properties);
    const expected = sweepNames.map((name) => ({
      FunctionName: `${sweeps[name].function}/function`,
      MaximumRetryAttempts: 1,
      MaximumEventAgeInSeconds: sweeps[name].everyMinutes * 60,
    }));
    const sorted = (all: { FunctionName?: unknown }[]) =>
      all.toSorted((one, other) => String(one.FunctionName).localeCompare(String(other.FunctionName)));
    expect(sorted(calls)).toEqual(sorted(expected));
  });

  it('are called by a role that can do nothing else', () => {
    expect(allowedTo('sweeps/role')).toEqual([
      ...sweepNames.map((name) => `lambda:InvokeFunction on ${sweeps[name].function}/live`).sort(),
      'sqs:SendMessage on sweeps/undelivered.Arn',
    ]);
  });
});
