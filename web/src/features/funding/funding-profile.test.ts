import { expect, it } from 'vitest';
import { readFundingProfile, writeFundingProfile } from './funding-profile.ts';

it('a funding profile keeps the answers, and ignores other stored content', () => {
  const answers = { abn: true, stage: 'mvp', state: 'New South Wales' } as const;
  expect(readFundingProfile(writeFundingProfile(answers))).toEqual(answers);
  for (const kept of [null, '', 'null', '[]', '7', '{"abn":true}', '{"stage":"x","state":5}', '{'])
    expect(readFundingProfile(kept)).toEqual({});
});
