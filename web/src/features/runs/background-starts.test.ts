import { describe, expect, it } from 'vitest';
import { backgroundStarts } from '#shared/domain/runs/own-words.ts';
import { emptyAnswers, unanswered } from '#shared/domain/runs/submit-rules.ts';
import { charactersToGo, isStartContinued, moreCharacters, withStart } from './background-starts.ts';

const [paid, refuse, own] = backgroundStarts.map(({ start }) => start) as [string, string, string];
const background = (content: string) => ({ ...emptyAnswers, content });

describe('the beginning of a sentence on the background', () => {
  it('stands on a line of its own, and leaves what was typed as it is', () => {
    expect(withStart('', own)).toEqual({ text: 'I own or can use ', caret: 17 });
    expect(withStart('I edit.\n', own)).toEqual({ text: 'I edit.\nI own or can use ', caret: 25 });
  });

  it('that stands there already is gone to, not written again', () => {
    const text = 'I own or can use a van\nI edit.';
    expect(withStart(text, own)).toEqual({ text, caret: 22 });
    const twice = 'I said: I will not\nI will not';
    expect(withStart(twice, refuse)).toEqual({ text: twice, caret: twice.length });
  });

  it('is not found in a longer word', () => {
    const text = 'I will notify my clients';
    expect(isStartContinued(text, refuse)).toBe(false);
    expect(withStart(text, refuse).text).toBe(`${text}\n${refuse}`);
  });

  it('counts as answered only when words follow', () => {
    expect(isStartContinued('I edit.\nI will not ', refuse)).toBe(false);
    expect(isStartContinued('I edit.\nI will not drive', refuse)).toBe(true);
  });

  it('is no part of an answer as long as nothing follows it', () => {
    const all = `${paid}\n${own}\n${refuse}`;
    expect(unanswered(background(all))).toContain('content');
    expect(charactersToGo('content', background(all))).toBe(20);
    expect(unanswered(background(`${paid}wedding films`))).not.toContain('content');
  });
});

it('an answer with a least length says how much of it is missing, others nothing', () => {
  expect(charactersToGo('content', background(' I edit '))).toBe(14);
  expect(charactersToGo('incomeGoal', { ...emptyAnswers, incomeGoal: '$800 a month' })).toBe(0);
  expect(charactersToGo('skills', emptyAnswers)).toBe(0);
  expect([2, 1].map(moreCharacters)).toEqual(['2 more characters', '1 more character']);
});
