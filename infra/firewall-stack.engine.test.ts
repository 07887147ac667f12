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
  Action: {
    Allow?: object;
    Block?: {
      CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string; ResponseHeaders: unknown[] };
    };
  };
  Statement: {
    RateBasedStatement?: { Limit: number; AggregateKeyType: string; ScopeDownStatement?: Match };
    ByteMatchStatement?: Match['ByteMatchStatement'];
  };
  VisibilityConfig: { SampledRequestsEnabled: boolean };
}
interface Match {
  ByteMatchStatement: {
    SearchString: string;
    PositionalConstraint: string;
    TextTransformations: { Type: string }[];
  };
}
const rules = acl.Rules as Rule[];
const bodies = acl.CustomResponseBodies as Record<string, { Content: string; ContentType: string }>;

describe('the firewall', () => {
  it('stands where CloudFront takes one from, and lets everything through that no rule stops', () => {
    expect(firewall.region).toBe('us-east-1');
    expect(acl).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
  });

  it('counts logins, the API and everything by address, each by what the stage says', () => {
    const { auth, api, everything } = prodStage.firewall?.perAddressIn5Minutes ?? {};
    const rates = rules.flatMap(({ Name, Statement: { RateBasedStatement: rate } }) =>
      rate === undefined
        ? []
        : [
            [
              Name,
              rate.Limit,
              rate.AggregateKeyType,
              rate.ScopeDownStatement?.ByteMatchStatement.SearchString,
            ],
          ],
    );
    expect(rates).toEqual([
      ['auth', auth, 'IP', '/api/auth/'],
      ['api', api, 'IP', '/api/'],
      ['everything', everything, 'IP', undefined],
    ]);
    expect(Number(auth)).toBeLessThan(Number(api));
    expect(Number(api)).toBeLessThan(Number(everything));
  });

  it('never answers 403: it blocks with 429, and in the envelope where the API was called', () => {
    const blocking = rules.flatMap(({ Name, Action: { Block } }) =>
      Block ? [[Name, Block.CustomResponse] as const] : [],
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
    expect(JSON.stringify(rules)).not.toContain('ManagedRuleGroup');
  });

  it('stops no notice of the payment provider, and is not passed by an address that is spelt oddly', () => {
    const [first] = rules;
    expect(first).toMatchObject({
      ...{ Name: 'notices', Priority: 0, Action: { Allow: {} } },
      Statement: {
        ByteMatchStatement: { SearchString: '/api/pay/webhook', PositionalConstraint: 'EXACTLY' },
      },
    });
    for (const { Statement } of rules) {
      const match =
        Statement.ByteMatchStatement ?? Statement.RateBasedStatement?.ScopeDownStatement?.ByteMatchStatement;
      if (match !== undefined)
        expect(match.TextTransformations.map(({ Type }) => Type)).toEqual(['URL_DECODE', 'NORMALIZE_PATH']);
    }
  });

  it('keeps no sample of requests, whose queries may hold tokens', () => {
    const ofAll = acl.VisibilityConfig as Rule['VisibilityConfig'];
    for (const { SampledRequestsEnabled } of [ofAll, ...rules.map((rule) => rule.VisibilityConfig)])
      expect(SampledRequestsEnabled).toBe(false);
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

  it('has none where the stage has none', () => {
    expect(synthesise(devStage).firewall).toBeUndefined();
  });
});
