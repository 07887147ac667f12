import { describe, expect, it } from 'vitest';
import { joinBackground, splitBackground } from './built-on.ts';

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
