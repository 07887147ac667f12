import { expect, it } from 'vitest';
import { coveredStates, fundingStates } from '#shared/domain/funding/funding-answers.ts';
import { programsOf } from './state-programs.ts';

const others = fundingStates.filter((state) => !coveredStates.includes(state));

it.each(others)('links people in %s to government pages only', (state) => {
  expect(programsOf(state).length).toBeGreaterThan(1);
  for (const { href } of programsOf(state)) {
    expect(new URL(href).protocol).toBe('https:');
    expect(new URL(href).hostname).toMatch(/\.gov\.au$|^business\.gov\.au$/);
  }
});

it('has pages for Victoria, Queensland and Western Australia', () => {
  const names = (state: (typeof others)[number]) => programsOf(state).map(({ name }) => name);
  expect(names('Victoria')).toContain('Business Victoria');
  expect(names('Queensland')).toContain('Queensland Grants Finder');
  expect(names('Other')).toContain('RevenueWA');
});
