import { afterEach, describe, expect, it } from 'vitest';
import { prodStage } from '#infra/stages/prod.ts';
import type { Smoke } from '#scripts/smoke/run-smoke.ts';
import { type StandIn, standInAws } from './testing/stand-in-aws.ts';
import { tryStage } from './try-stage.ts';

const stage = { ...prodStage, name: 'trial', siteUrl: 'https://waymint.com.au' };
const ownAddress = 'https://d111.cloudfront.net';

let stop = async () => {};
afterEach(() => stop());

async function tried({
  status = 'UPDATE_COMPLETE',
  isKnown = true,
  hasPaymentKeys = true,
  failed = 0,
  outputs = { SiteAddress: ownAddress } as Record<string, string>,
}) {
  const stack = { created: '2026-10-01T00:00:00.000Z', status, outputs, resources: [] };
  const standing: StandIn = { stacks: { 'waymint-trial-app': stack }, functions: {}, refusals: {} };
  stop = (await standInAws(standing)).stop;
  const [told, asked]: [string[], Smoke[]] = [[], []];
  const code = await tryStage({
    ...{ stage, by: [], tell: (line) => void told.push(line) },
    access: async () => ({
      hasPaymentKeys: async () => hasPaymentKeys,
      webhookSecret: () => Promise.reject(new Error('Not asked here')),
      verificationLink: () => Promise.reject(new Error('Not asked here')),
      giveTokens: () => Promise.reject(new Error('Not asked here')),
    }),
    smoke: async (smoke) => {
      asked.push(smoke);
      return failed;
    },
    isKnown: async () => isKnown,
  });
  return { code, told: told.join('\n'), site: asked[0]?.siteUrl, withoutPayments: asked[0]?.withoutPayments };
}

describe('the test of a deployment', () => {
  it.each([
    ['for the first time', { status: 'CREATE_COMPLETE' }],
    ['while DNS does not know its name', { isKnown: false }],
  ])('uses CloudFront’s address %s, and names DNS as the next step', async (_, how) => {
    const { code, told, site } = await tried(how);
    expect(site).toBe(ownAddress);
    expect(told).toMatch(/Next, point waymint\.com\.au at d111\.cloudfront\.net in DNS\..*--stage trial$/);
    expect(code).toBe(0);
  });

  it('later uses the public address', async () => {
    const { code, told, site, withoutPayments } = await tried({ hasPaymentKeys: false });
    expect([code, site, withoutPayments]).toEqual([0, stage.siteUrl, undefined]);
    expect(told).not.toContain('DNS');
  });

  it('leaves out payments the first time, as long as no Stripe keys are stored', async () => {
    const first = { status: 'CREATE_COMPLETE' };
    expect((await tried({ ...first, hasPaymentKeys: false })).withoutPayments).toMatch(/not stored yet/);
    await stop();
    expect((await tried(first)).withoutPayments).toBeUndefined();
  });

  it('fails when the stage does not work, or has no address', async () => {
    const { code, told } = await tried({ status: 'CREATE_COMPLETE', failed: 2 });
    expect(code).toBe(1);
    expect(told).toContain(`2 checks failed on ${ownAddress}`);
    expect(told).not.toContain('DNS');
    await stop();
    expect(await tried({ outputs: {} })).toMatchObject({ code: 1, site: undefined });
  });
});
