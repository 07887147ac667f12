import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { apiHeaders } from '#shared/contract/edge-headers.ts';
import { errors } from '#shared/contract/errors.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import type { DeployedStage } from './stages/stage.ts';

export interface FirewallStackProps extends StackProps {
  rates: NonNullable<DeployedStage['firewall']>['perAddressIn5Minutes'];
}

const windowSeconds = 300;
const [status, sentence] = errors['too-many-requests'];
const headers = { ...apiHeaders, 'retry-after': String(windowSeconds) };
/** The error envelope; a firewall knows no request ids. */
const refusal = {
  code: 'too-many-requests',
  ...{ global: sentence, error: sentence, message: sentence },
  requestId: 'firewall',
};
const bodies = {
  api: { contentType: 'APPLICATION_JSON', content: JSON.stringify(refusal) },
  page: { contentType: 'TEXT_PLAIN', content: sentence },
} satisfies Record<string, CfnWebACL.CustomResponseBodyProperty>;

/** As it will be read: API Gateway takes an address apart in the same way, and a rule must not be passed by spelling it oddly. */
const path = (match: 'STARTS_WITH' | 'EXACTLY', searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: match,
    searchString,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
});

/**
 * In front of the distribution, where a flood costs least: so many requests of one address, and then 429 in the form that
 * callers know. CloudFront takes a firewall from us-east-1 only, hence a stack of its own.
 */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, { rates, ...props }: FirewallStackProps) {
    super(scope, id, props);
    const acl = new CfnWebACL(this, 'acl', {
      name: id,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seenAs(id),
      customResponseBodies: bodies,
      rules: [
        // The provider tells of many payments from few addresses, and each notice is signed; the API throttles it apart.
        {
          ...{ name: 'notices', priority: 0, action: { allow: {} }, visibilityConfig: seenAs('notices') },
          statement: path('EXACTLY', `${apiBasePath}${payRoutes.receiveStripeEvent.path}`),
        },
        limited('auth', { priority: 1, most: rates.auth, among: `${apiBasePath}/auth/` }),
        limited('api', { priority: 2, most: rates.api, among: `${apiBasePath}/` }),
        limited('everything', { priority: 3, most: rates.everything }),
      ],
    });
    new CfnOutput(this, 'WebAclArn', { value: acl.attrArn });
  }
}

function limited(
  name: string,
  { priority, most, among }: { priority: number; most: number; among?: string },
): CfnWebACL.RuleProperty {
  const responseHeaders = Object.entries(headers).map(([header, value]) => ({ name: header, value }));
  return {
    name,
    priority,
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: windowSeconds,
        limit: most,
        ...(among === undefined ? {} : { scopeDownStatement: path('STARTS_WITH', among) }),
      },
    },
    // A block without words would be a 403, which callers take for a lost session.
    action: {
      block: {
        customResponse: {
          responseCode: status,
          customResponseBodyKey: among === undefined ? 'page' : 'api',
          responseHeaders,
        },
      },
    },
    visibilityConfig: seenAs(name),
  };
}

/** Counted; the requests themselves are not sampled, since their queries may hold tokens. */
const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});
