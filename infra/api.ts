import { Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias, IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { FunctionName } from '#shared/contract/functions.ts';
import { apiBasePath, routeGroups, routeKeyOf } from '#shared/contract/route.ts';
import { allRoutes } from '#shared/contract/routes.ts';
import { logGroupOf } from './log-group-of.ts';
import { recordOf } from './record-of.ts';
import type { DeployedStage } from './stages/stage.ts';

export interface ApiProps {
  throttles: DeployedStage['throttles'];
  unthrottledRoutes?: DeployedStage['unthrottledRoutes'];
  functions: Readonly<Record<FunctionName, Alias>>;
}

/** Never contains a path, query string, address or header: paths carry ids, and query strings carry tokens. */
const accessLogFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  ms: '$context.responseLatency',
  functionMs: '$context.integration.latency',
  functionStatus: '$context.integration.status',
  error: '$context.error.responseType',
};

/** Creates an explicit route for each route of the contract; api-meta answers everything else with a JSON 404. */
export class Api extends Construct {
  readonly http: HttpApi;
  readonly stage: HttpStage;

  constructor(scope: Construct, id: string, { functions, throttles, unthrottledRoutes }: ApiProps) {
    super(scope, id);
    const integrations = recordOf(
      routeGroups,
      (group) =>
        // The library's own class does not match its interface under exactOptionalPropertyTypes.
        new HttpLambdaIntegration(group, functions[`api-${group}`] as IFunction, {
          scopePermissionToRoute: false,
        }),
    );
    this.http = new HttpApi(this, 'http', {
      createDefaultStage: false,
      defaultIntegration: integrations.meta,
    });
    const routes = allRoutes.map(
      (route) =>
        new HttpRoute(this, `${route.group}-${route.id}`, {
          httpApi: this.http,
          routeKey: HttpRouteKey.with(`${apiBasePath}${route.path}`, HttpMethod[route.method]),
          integration: integrations[route.group],
        }),
    );
    // The permission created by the integration needs a method and a path in the route; $default has neither.
    functions['api-meta'].addPermission('default-route', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.http.apiId,
        resourceName: '*/$default',
      }),
    });
    this.stage = new HttpStage(this, 'stage', {
      httpApi: this.http,
      autoDeploy: true,
      throttle: throttles.everything,
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroupOf(this, 'access-log')),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    this.throttleApart(throttles, unthrottledRoutes);
    // A stage that names a route needs the route to exist.
    this.stage.node.addDependency(...routes);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'The contract names who may call each route. The router in front of every handler enforces it and checks the secret of the distribution. A gateway authorizer would answer 403, which the client takes for a lost session.',
    });
  }

  /** Routes that an attack would target cannot use up the capacity of the others or block the provider's events. */
  private throttleApart(
    { auth, pay, webhook }: DeployedStage['throttles'],
    unthrottled: readonly string[] = [],
  ): void {
    const throttleOf = (route: (typeof allRoutes)[number]) => {
      if (route.auth === 'stripe-signature') return webhook;
      if (route.group === 'auth') return auth;
      return route.group === 'pay' ? pay : undefined;
    };
    const settings = allRoutes.flatMap((route) => {
      const throttle = throttleOf(route);
      if (throttle === undefined || unthrottled.includes(routeKeyOf(route))) return [];
      const { rateLimit, burstLimit } = throttle;
      return [[routeKeyOf(route), { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit }]];
    });
    const { defaultChild } = this.stage.node;
    if (!(defaultChild instanceof CfnStage))
      throw new Error('The library builds the stage of the API in a new way');
    defaultChild.routeSettings = Object.fromEntries(settings);
  }
}
