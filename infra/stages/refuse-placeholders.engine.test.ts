import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { localStage } from './local.ts';
import { productionStage } from './production.ts';
import { placeholdersIn, refusePlaceholders } from './refuse-placeholders.ts';
import type { Stage } from './stage.ts';

const filledIn: Stage = {
  ...productionStage,
  siteUrl: 'https://waymint.com.au',
  mailFrom: 'Waymint <hello@waymint.com.au>',
  reviewers: ['first@waymint.com.au', 'second@testing.com.au'],
  operators: ['operator@examples.com.au'],
  provider: { legalName: 'Waymint Pty Ltd', abn: '83914571673' },
};

describe('a stage', () => {
  it('may be deployed once everything is filled in', () => {
    expect(placeholdersIn(filledIn)).toEqual([]);
    expect(() => refusePlaceholders(filledIn)).not.toThrow();
  });

  it.each<[string, Partial<Stage>]>([
    ['siteUrl', { siteUrl: 'https://waymint.example' }],
    ['siteUrl', { siteUrl: 'http://localhost:3000' }],
    ['mailFrom', { mailFrom: 'Waymint <hello@example.com>' }],
    ['reviewers', { reviewers: ['first@waymint.com.au', 'reviewer@waymint.test'] }],
    ['operators', { operators: ['operator@waymint.invalid'] }],
    ['provider.abn', { provider: { legalName: 'Waymint Pty Ltd', abn: '00000000000' } }],
  ])('is refused while %s is a placeholder, and the value is named', (name, more) => {
    expect(placeholdersIn({ ...filledIn, ...more })).toEqual([expect.stringContaining(`${name} is still `)]);
  });

  it('is refused as it lies here, whose ABN is no real body’s', () => {
    expect(placeholdersIn(productionStage).join()).toMatch(/siteUrl.*mailFrom.*reviewers.*operators.*abn/);
    expect(placeholdersIn(localStage('http://localhost:3000')).join()).toContain('provider.abn');
  });

  it('is refused by the app that a deployment runs, before anything is synthesised', () => {
    const run = () => execFileSync(process.execPath, ['infra/app.ts'], { encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow('The stage production cannot be deployed yet: siteUrl is still');
  });
});
