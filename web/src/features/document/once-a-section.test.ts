import { expect, it } from 'vitest';
import { onceASection } from './once-a-section.ts';
import type { Inline } from './read-inline.ts';
import type { TextBlock } from './read-text.ts';

const run = (text: string): Inline => ({ kind: 'run', text, strong: false, large: false });
const mark = (name: string): Inline => ({ kind: 'mark', text: 'D', name, page: 10 });
const says = (...inside: Inline[]): TextBlock => ({ kind: 'paragraph', look: 'plain', inside });
const section: TextBlock = { kind: 'heading', level: 2, inside: [run('Cash')] };
const lettersIn = (pages: TextBlock[][]): number => JSON.stringify(pages).split('"mark"').length - 1;

it('leaves a figure its letter where it first stands in a section', () => {
  const one = says(
    run('It leaves $721.65'),
    mark('Derived: Sale'),
    run(' and once more $721.65'),
    mark('Derived: Sale'),
  );
  expect(lettersIn(onceASection([[section, one], [one]]))).toBe(1);
  expect(
    lettersIn(
      onceASection([
        [section, one],
        [section, one],
      ]),
    ),
  ).toBe(2);
});

it('leaves another figure, another source and what stands beside no figure theirs', () => {
  const one = says(run('It leaves $721.65'), mark('Derived: Sale'), run(' or $9'), mark('Derived: Sale'));
  const other = says(run('From $721.65'), mark('Derived: Price'));
  const caption = says(run('Cash, month by month'), mark('Derived: Sale'));
  expect(lettersIn(onceASection([[section, one, other, caption, caption]]))).toBe(5);
});
