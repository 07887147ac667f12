import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { prodStage } from './prod.ts';
import { placeholdersIn, refusePlaceholders } from './refuse-placeholders.ts';
import type { DeployedStage } from './stage.ts';

const provider = {
  legalName: 'Waymint Pty Ltd',
  abn: '83914571673',
  address: '1 High Street, Bendigo',
  reviewTeam: [{ firstName: 'Ada', role: 'Reviewer' }],
};

const filledIn: DeployedStage = {
  ...prodStage,
  account: '111122223333',
  siteUrl: 'https://waymint.com.au',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
  mailFrom: 'Waymint <hello@waymint.com.au>',
  reviewers: ['first@waymint.com.au', 'second@testing.com.au'],
  operators: ['operator@examples.com.au'],
  provider,
};

describe('a stage', () => {
  it('can be deployed once everything is filled in', () => {
    expect(placeholdersIn(filledIn)).toEqual([]);
    expect(() => refusePlaceholders(filledIn)).not.toThrow();
  });

  it.each<[string, Partial<DeployedStage>]>([
    ['siteUrl', { siteUrl: 'https://waymint.example' }],
    ['siteUrl', { siteUrl: 'https://localhost:3000' }],
    ['mailFrom', { mailFrom: 'Waymint <hello@example.com>' }],
    ['reviewers', { reviewers: ['first@waymint.com.au', 'reviewer@waymint.test'] }],
    ['operators', { operators: ['operator@waymint.invalid'] }],
    ['provider.abn', { provider: { ...provider, abn: '00000000000' } }],
    ['provider.address', { provider: { ...provider, address: 'Postal address' } }],
    ['provider.reviewTeam', { provider: { ...provider, reviewTeam: prodStage.provider.reviewTeam } }],
    ['account', { account: '000000000000' }],
    ['siteUrl', { siteUrl: 'http://waymint.com.au' }],
  ])('is refused while %s is a placeholder, and the value is named', (name, more) => {
    expect(placeholdersIn({ ...filledIn, ...more })).toEqual([expect.stringContaining(`${name} is still `)]);
  });

  it('is refused with its own address and no certificate for it, because that would lead nowhere', () => {
    const { certificateArn: _, ...without } = filledIn;
    expect(placeholdersIn(without)).toEqual(['certificateArn is missing for waymint.com.au']);
    expect(placeholdersIn({ ...without, siteUrl: 'https://d1234.cloudfront.net' })).toEqual([]);
  });

  it('is refused with a certificate that CloudFront cannot use', () => {
    const certificateArn = 'arn:aws:acm:ap-southeast-2:111122223333:certificate/0';
    expect(placeholdersIn({ ...filledIn, certificateArn }).join()).toContain('no certificate in us-east-1');
  });

  it('is refused as committed, because its ABN is not real', () => {
    expect(placeholdersIn(prodStage).join()).toMatch(
      /siteUrl.*mailFrom.*reviewers.*operators.*account.*abn.*address.*certificateArn/,
    );
  });

  it('is refused by the app that a deployment runs, before anything is synthesised', () => {
    const run = () => execFileSync(process.execPath, ['infra/app.ts'], { encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow('The stage prod cannot be deployed yet: siteUrl is still');
  });
});
