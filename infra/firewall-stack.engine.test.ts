import { afterAll, describe, expect, it } from 'vitest';
import { errorEnvelope } from '#shared/contract/envelopes.ts';
import { devStage } from './stages/dev.ts';
import { prodStage } from './stages/prod.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { readableResources } from './testing/readable-template.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

const { firewall, appResources } = synthesise();
if (firewall === undefined) throw new Error('prod has no firewall');
const resources = readableResources(firewall);
const acl = resources.find(({ type }) => type === 'AWS::WAFv2::WebACL')?.properties ?? {};
interface Rule {
  Name: string;
  Priority: number;
  OverrideAction?: { Count?: object; None?: object };
  Action?: {
    Allow?: object;
    Block?: {
      CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string; ResponseHeaders: unknown[] };
    };
  };
  Statement: {
    RateBasedStatement?: { Limit: number; AggregateKeyType: string; ScopeDownStatement?: Scope };
    ManagedRuleGroupStatement?: { VendorName: string; Name: string };
  };
  VisibilityConfig: { SampledRequestsEnabled: boolean };
}
interface Scope extends Partial<Match> {
  AndStatement?: { Statements: [Match, { NotStatement: { Statement: Match } }] };
}
interface Match {
  ByteMatchStatement: {
    SearchString: string;
    PositionalConstraint: string;
    TextTransformations: { Type: string }[];
  };
}
const rules = acl.Rules as Rule[];
const matchesIn = (scope: Scope | undefined): Match['ByteMatchStatement'][] => {
  const [within, without] = scope?.AndStatement?.Statements ?? [];
  return [scope, within, without?.NotStatement.Statement].flatMap((one) => one?.ByteMatchStatement ?? []);
};
/** The addresses that a rule covers, and those it excludes, which are written in full. */
const scopeOf = (scope: Scope | undefined): string[] =>
  matchesIn(scope).map(({ SearchString, PositionalConstraint }) =>
    PositionalConstraint === 'EXACTLY' ? `not ${SearchString}` : SearchString,
  );
const bodies = acl.CustomResponseBodies as Record<string, { Content: string; ContentType: string }>;

describe('the firewall', () => {
  it('is where CloudFront expects it, and allows everything that no rule stops', () => {
    expect(firewall.region).toBe('us-east-1');
    expect(acl).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
  });

  it('counts logins, the API and everything by address, with the limits of the stage', () => {
    const { auth, api, everything } = prodStage.firewall?.perAddressIn5Minutes ?? {};
    const rates = rules.flatMap(({ Name, Statement: { RateBasedStatement: rate } }) =>
      rate === undefined ? [] : [[Name, rate.Limit, rate.AggregateKeyType, scopeOf(rate.ScopeDownStatement)]],
    );
    expect(rates).toEqual([
      ['auth', auth, 'IP', ['/api/auth/']],
      ['api', api, 'IP', ['/api/', 'not /api/pay/webhook']],
      ['everything', everything, 'IP', []],
    ]);
    expect(Number(auth)).toBeLessThan(Number(api));
    expect(Number(api)).toBeLessThan(Number(everything));
  });

  it('never answers 403: it blocks with 429, and in the envelope for API calls', () => {
    const blocking = rules.flatMap(({ Name, Action }) =>
      Action?.Block ? [[Name, Action.Block.CustomResponse] as const] : [],
    );
    expect(blocking.map(([name]) => name)).toEqual(['auth', 'api', 'everything']);
    for (const [name, response] of blocking) {
      expect(response.ResponseCode).toBe(429);
      expect(response.CustomResponseBodyKey).toBe(name === 'everything' ? 'page' : 'api');
      expect(response.ResponseHeaders).toContainEqual({ Name: 'retry-after', Value: '300' });
      expect(response.ResponseHeaders).toContainEqual({ Name: 'cache-control', Value: 'private, no-store' });
    }
    expect(bodies.api?.ContentType).toBe('APPLICATION_JSON');
    expect(errorEnvelope.parse(JSON.parse(bodies.api?.Content ?? ''))).toMatchObject({
      code: 'too-many-requests',
    });
  });

  it('only counts matches of AWS’s rule groups: known bad inputs and addresses with a bad reputation', () => {
    const managed = rules.filter(({ Statement }) => Statement.ManagedRuleGroupStatement !== undefined);
    expect(managed.map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
    ]);
    for (const { OverrideAction, Action } of managed) {
      expect(OverrideAction).toEqual({ Count: {} });
      expect(Action).toBeUndefined();
    }
  });

  it('lets no flood pass as events of the payment provider, because no rule allows', () => {
    expect(rules.filter(({ Action }) => Action?.Allow !== undefined)).toEqual([]);
    const everything = rules.find(({ Name }) => Name === 'everything');
    expect(everything?.Statement.RateBasedStatement?.ScopeDownStatement).toBeUndefined();
  });

  it('cannot be bypassed by an oddly spelled address', () => {
    const matches = rules.flatMap(({ Statement }) =>
      matchesIn(Statement.RateBasedStatement?.ScopeDownStatement),
    );
    expect(matches).toHaveLength(3);
    for (const { TextTransformations } of matches)
      expect(TextTransformations.map(({ Type }) => Type)).toEqual(['URL_DECODE', 'NORMALIZE_PATH']);
  });

  it('logs blocked and counted requests for seven days, without queries and sessions', () => {
    const [log] = resources.filter(({ type }) => type === 'AWS::Logs::LogGroup');
    expect(log?.properties).toMatchObject({
      LogGroupName: 'aws-waf-logs-waymint-prod-firewall',
      RetentionInDays: 7,
    });
    const [logging] = resources.filter(({ type }) => type === 'AWS::WAFv2::LoggingConfiguration');
    expect(logging?.properties).toMatchObject({
      ResourceArn: 'acl.Arn',
      RedactedFields: [{ QueryString: {} }, { SingleHeader: { Name: 'authorization' } }],
      LoggingFilter: { DefaultBehavior: 'DROP' },
    });
    expect(JSON.stringify(logging?.properties.LogDestinationConfigs)).toMatch(/:log-group:log"/);
  });

  it('keeps no sample of requests, whose queries may hold tokens', () => {
    const ofAll = acl.VisibilityConfig as Rule['VisibilityConfig'];
    for (const { SampledRequestsEnabled } of [ofAll, ...rules.map((rule) => rule.VisibilityConfig)])
      expect(SampledRequestsEnabled).toBe(false);
  });
});

describe('errors of CloudFront', () => {
  it('raise an alarm in the region that counts them, after a quarter of an hour', () => {
    const [alarm, ...others] = resources.filter(({ type }) => type === 'AWS::CloudWatch::Alarm');
    expect(others).toEqual([]);
    expect(alarm?.properties).toMatchObject({
      AlarmDescription: expect.stringContaining('docs/runbooks/edge-faults.md'),
      Metrics: [{ Expression: 'SELECT MAX("5xxErrorRate") FROM "AWS/CloudFront"', Period: 300 }],
      ...{ Threshold: 5, EvaluationPeriods: 3, AlarmActions: ['operators'] },
    });
    const subscribed = resources.filter(({ type }) => type === 'AWS::SNS::Subscription');
    expect(subscribed.map(({ properties }) => properties.Endpoint)).toEqual(prodStage.operators);
  });
});

describe('the distribution', () => {
  const webAclOf = (found = appResources()): unknown => {
    const config = found.find(({ path }) => path === 'site/distribution')?.properties.DistributionConfig;
    return new Map(Object.entries(Object(config))).get('WebACLId');
  };
  const webAclArn = 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/waymint-prod-firewall/0';

  it('is behind the firewall once the stage names it', () => {
    expect(webAclOf()).toBeUndefined();
    const { perAddressIn5Minutes } = prodStage.firewall ?? {
      perAddressIn5Minutes: { auth: 1, api: 1, everything: 1 },
    };
    const behind = synthesise({ ...prodStage, firewall: { perAddressIn5Minutes, webAclArn } });
    expect(webAclOf(behind.appResources())).toBe(webAclArn);
    expect(() => behind.app.synth()).not.toThrow();
  });

  it('has none if the stage has none', () => {
    expect(synthesise(devStage).firewall).toBeUndefined();
  });
});
