import { describe, expect, it } from 'vitest';
import { copiedText, partsOf } from './kit-part.tsx';

describe('a line of a template', () => {
  it('is split at its blanks', () => {
    expect(partsOf('Hi [Joan], it is [$65].')).toEqual([
      { text: 'Hi ', isBlank: false, key: 0 },
      { text: 'Joan', isBlank: true, key: 1 },
      { text: ', it is ', isBlank: false, key: 2 },
      { text: '$65', isBlank: true, key: 3 },
      { text: '.', isBlank: false, key: 4 },
    ]);
  });

  it('keeps the codes of a prompt as they are', () => {
    expect(partsOf('[CHECK: no date]')).toEqual([{ text: '[CHECK: no date]', isBlank: false, key: 0 }]);
    expect(partsOf('Write [CHECK] for [business].').filter(({ isBlank }) => isBlank)).toEqual([
      { text: 'business', isBlank: true, key: 1 },
    ]);
  });
});

it('a template is copied with its brackets, a checklist with boxes to tick', () => {
  expect(copiedText({ kind: 'Message', lines: ['Hi [Joan].', 'Bye.'] })).toBe('Hi [Joan].\n\nBye.');
  expect(copiedText({ kind: 'Checklist', lines: ['One', 'Two'] })).toBe('☐ One\n☐ Two');
});
