/** Guards: a customer's question gets the answer to that question, from the plan's own figures, or the office to ask. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isLongRun, sampleOf } from '#shared/testing/long-run.ts';
import { root } from '../build/ensure-built.ts';
import { printedTexts } from './broken-shapes.ts';
import { mostOf } from './most-of.ts';
import { type Person, prepareWriter } from './plan-person.ts';

interface Asked {
  by: string;
  asks: string;
  says: string[];
  never?: string[];
  private?: true;
}

const folder = join(root, 'shared/plan/testing');
const asked = parse(readFileSync(join(folder, 'questions.yaml'), 'utf8')) as Asked[];
const now = new Date('2026-11-28T02:00:00Z');
const write = prepareWriter();

function personOf(by: string): Person {
  const [file, id] = by.split('/');
  const people = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as Person[];
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`${file}.json has no ${id}`);
  return person;
}

function answersTo({ by, asks }: Asked): { printed: string; held: string; longest: number } {
  const person = personOf(by);
  // Some of them ask it already.
  const content = person.form.content.includes(asks)
    ? person.form.content
    : `${person.form.content}\n\n${asks}`;
  const { document, privateScreen } = write({ ...person, form: { ...person.form, content } }, now);
  const texts = printedTexts(document).filter(({ at }) => at.startsWith('asked/'));
  const held = privateScreen.parts
    .filter(({ title }) => title === 'What you asked')
    .flatMap(({ says }) => says);
  return {
    printed: texts.map(({ text }) => text).join('\n'),
    held: held.join('\n'),
    longest: Math.max(
      0,
      ...texts.map(({ text }) => text.slice(text.lastIndexOf('? ') + 1).split(/\s+/).length),
    ),
  };
}

/** Of an answer, with its source. */
const mostWords = 64;

function check(one: Asked): void {
  const { printed, held, longest } = answersTo(one);
  const where = one.private ? held : printed;
  for (const words of one.says) expect(where).toContain(words);
  for (const words of one.never ?? []) expect(printed).not.toContain(words);
  if (one.private) expect(printed).not.toContain(one.says[0]);
  expect(longest).toBeLessThanOrEqual(mostWords);
}

/** Each case makes a whole plan. */
const mostTime = 180_000;

describe('the answers to what customers ask', { timeout: mostTime }, () => {
  it('are right for most', () => {
    const open = asked.filter((one) => !one.private);
    mostOf(sampleOf(open, 20), check, isLongRun ? 7 : 3);
  });

  it.each(asked.filter((one) => one.private))('stay on the private screen: $by: $asks', check);
});
