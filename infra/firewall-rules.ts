import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { apiHeaders } from '#shared/contract/edge-headers.ts';
import { errors } from '#shared/contract/errors.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import type { DeployedStage } from './stages/stage.ts';

export type FirewallRates = NonNullable<DeployedStage['firewall']>['perAddressIn5Minutes'];

const windowSeconds = 300;
const [status, sentence] = errors['too-many-requests'];
const headers = { ...apiHeaders, 'retry-after': String(windowSeconds) };
/** The error envelope without a request id, which a firewall does not know. */
const refusal = {
  code: 'too-many-requests',
  ...{ global: sentence, error: sentence, message: sentence },
  requestId: 'firewall',
};
export const refusalBodies = {
  api: { contentType: 'APPLICATION_JSON', content: JSON.stringify(refusal) },
  page: { contentType: 'TEXT_PLAIN', content: sentence },
} satisfies Record<string, CfnWebACL.CustomResponseBodyProperty>;

/**
 * No rule allows a request, because an allowed one would skip the later rules. The provider sends many events from few
 * addresses, so the API rate does not count them, but the overall rate does.
 */
export const firewallRules = (rates: FirewallRates): CfnWebACL.RuleProperty[] => [
  limited('auth', { priority: 1, most: rates.auth, among: path('STARTS_WITH', `${apiBasePath}/auth/`) }),
  limited('api', { priority: 2, most: rates.api, among: apiWithoutNotices }),
  limited('everything', { priority: 3, most: rates.everything }),
  // AWS's rules only count until we know what they would block: they answer 403, which clients take for a lost session.
  counted('AWSManagedRulesAmazonIpReputationList', 4),
  counted('AWSManagedRulesKnownBadInputsRuleSet', 5),
];

/** Normalises the path like API Gateway, so that an odd spelling does not bypass a rule. */
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

const notices = path('EXACTLY', `${apiBasePath}${payRoutes.receiveStripeEvent.path}`);
const apiWithoutNotices: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [path('STARTS_WITH', `${apiBasePath}/`), { notStatement: { statement: notices } }],
  },
};

function limited(
  name: string,
  { priority, most, among }: { priority: number; most: number; among?: CfnWebACL.StatementProperty },
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
        ...(among === undefined ? {} : { scopeDownStatement: among }),
      },
    },
    // A plain block would be a 403, which clients take for a lost session.
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

const counted = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  ...{ name, priority },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  overrideAction: { count: {} },
  visibilityConfig: seenAs(name),
});

/** Counts matches; the requests themselves are not sampled, because their queries may hold tokens. */
export const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});
