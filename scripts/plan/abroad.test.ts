/** Guards: a plan for another country speaks of no Australian office or tax, and prints the money that its customer writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../build/ensure-built.ts';
import { printedTexts } from './broken-shapes.ts';
import { type Person, prepareWriter } from './plan-person.ts';

const files = [
  'people',
  'strangers',
  'strangers-3',
  'strangers-4',
  'strangers-5',
  'strangers-6',
  'strangers-7',
  'strangers-8',
];
const people = files
  .flatMap(
    (file) => JSON.parse(readFileSync(join(root, `shared/plan/testing/${file}.json`), 'utf8')) as Person[],
  )
  .filter(({ profile }) => profile.country !== undefined && profile.country !== 'Australia');
const now = new Date('2026-11-28T02:00:00Z');
const write = prepareWriter();

/** What is printed, without the customer's own words. */
const printed = (person: Person): string =>
  printedTexts(write(person, now).document)
    .map(({ text }) => text.replaceAll(/“[^”]*”/g, ''))
    .join('\n');

describe('a plan for another country', () => {
  it.each(people.map((person) => [person.id, person] as const))(
    '%s names no Australian tax or office',
    (_, person) => {
      const text = printed(person);
      expect(text).not.toMatch(/\b(?:ABN|Centrelink|Medicare|ATO|ABLIS|NSW|Services Australia)\b|13 28 66/);
      expect(text).not.toMatch(
        /working with children|WWCC|blue card|APRA|body corporate|state or territory|fair trading|\.gov\.au/i,
      );
      expect(text).toContain('We did not check tax, licences');
      expect(text).not.toMatch(/\bbefore tax\b|(?<!before or) after tax\b/);
      expect(text).toContain('ask your tax office');
    },
  );

  it.each(
    people
      .filter(({ profile }) => profile.country === 'United Kingdom')
      .map((person) => [person.id, person] as const),
  )('%s is in pounds', (_, person) => {
    const text = printed(person);
    expect(text).toContain('£');
    expect(text).not.toContain('$');
  });
});

describe('a piano teacher in Wales', () => {
  const teacher: Person = {
    id: 'wales',
    plan: 'PRO',
    profile: { state: null, country: 'United Kingdom' },
    form: {
      budget: '<500',
      timePerWeek: '5–10h',
      skills: 'piano lessons',
      interests: '',
      incomeGoal: '£300 a month',
      content: 'I teach piano. I charge £18 for half an hour. Free Mondays and Wednesdays 4 to 7.',
    },
  };
  const { figures } = write(teacher, now);

  it('pays for no Australian check, and every start cost that is ours says so', () => {
    expect(figures.inputs.start.length).toBeGreaterThan(0);
    for (const { what, basis } of figures.inputs.start) {
      expect(what).not.toMatch(/working with children/i);
      expect(JSON.stringify(basis)).toContain('We took this from prices in Australia. Ask locally.');
    }
  });

  it('keeps her own price', () => {
    expect(printed(teacher)).toContain('£18');
  });
});
