import { expect, it } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { notRevised, remarkOn, toRevise } from './remarked-fields.ts';

const answers = { ...emptyAnswers, skills: 'Writing', content: 'I write for two clubs.' };
const run: RunDetail = {
  run_id: 'run_1',
  plan: 'PRO',
  runStatus: 'REJECTED_FOR_USER_REFINEMENT',
  version: 3,
  snapshot: answers,
  generatedFile: null,
  submissionAttempts: 1,
  remainingReviews: 1,
  feedback: 'Say who pays.',
  lastSubmission: { attempt: 1, at: '2026-11-20T01:00:00Z', answers },
  timeline: [],
};

it('a general remark is repeated at the background, unless there are separate remarks', () => {
  expect(toRevise(run)).toEqual(['content']);
  expect(remarkOn(run, 'content')).toBe('Say who pays.');
  expect(remarkOn(run, 'skills')).toBeUndefined();
  const skills = { ...run, fieldFeedback: { skills: 'Which kind?' } };
  expect(toRevise(skills)).toEqual(['skills']);
  expect(remarkOn(skills, 'skills')).toBe('Which kind?');
  expect(remarkOn(skills, 'content')).toBeUndefined();
});

it('an answer that was sent back counts as revised once it differs', () => {
  expect(notRevised(run, answers)).toEqual(['content']);
  expect(notRevised(run, { ...answers, content: 'Two clubs pay me $200 each.' })).toEqual([]);
  expect(notRevised({ ...run, runStatus: 'CREATED' }, answers)).toEqual([]);
});
