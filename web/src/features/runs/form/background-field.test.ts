import { describe, expect, it } from 'vitest';
import { backgroundStarts } from '#shared/domain/runs/own-words.ts';
import { emptyAnswers, unanswered } from '#shared/domain/runs/submit-rules.ts';
import {
  charactersToGo,
  isStartContinued,
  joinBackground,
  moreCharacters,
  splitBackground,
  withStart,
} from './background-field.tsx';

const [paid, refuse, own] = backgroundStarts.map(({ start }) => start) as [string, string, string];

const background = (content: string) => ({ ...emptyAnswers, content });

describe('a sentence starter for the background', () => {
  it('gets a new line, and leaves the typed text as it is', () => {
    expect(withStart('', own)).toEqual({ text: 'I own or can use ', caret: 17 });
    expect(withStart('I edit.\n', own)).toEqual({ text: 'I edit.\nI own or can use ', caret: 25 });
  });

  it('is scrolled to if it is already there, and not added again', () => {
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

  it('is not part of an answer until words follow', () => {
    const all = `${paid}\n${own}\n${refuse}`;
    expect(unanswered(background(all))).toContain('content');
    expect(charactersToGo('content', background(all))).toBe(20);
    expect(unanswered(background(`${paid}wedding films`))).not.toContain('content');
  });
});

it('an answer with a minimum length says how much is missing, others say nothing', () => {
  expect(charactersToGo('content', background(' I edit '))).toBe(14);
  expect(charactersToGo('incomeGoal', { ...emptyAnswers, incomeGoal: '$800 a month' })).toBe(0);
  expect(charactersToGo('skills', emptyAnswers)).toBe(0);
  expect([2, 1].map(moreCharacters)).toEqual(['2 more characters', '1 more character']);
});

const line = 'Plan ID: weekend-reseller';

const path = { slug: 'weekend-reseller', title: 'Weekend Reseller' };

describe('the path that a background names', () => {
  it.each([
    ['', line],
    ['I sew.', `I sew.\n\n${line}`],
    ['I sew.\n', `I sew.\n\n\n${line}`],
    ['I sew ', `I sew \n\n${line}`],
  ])('leaves %j as it is typed', (text, content) => {
    expect(splitBackground(content)).toEqual({ text, path });
    expect(joinBackground({ text, path })).toBe(content);
  });

  it('is found between other lines', () => {
    expect(splitBackground(`I sew.\n\n${line}\n\nI own a van.`)).toEqual({
      text: 'I sew.\nI own a van.',
      path,
    });
  });

  it.each(['I sew.', 'Plan ID: weekend', 'My Plan ID: weekend-reseller or so'])(
    'is none in %j, which stays text',
    (content) => expect(splitBackground(content)).toEqual({ text: content }),
  );
});
