import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  fingerprintOf,
  heldOutFolder,
  labelledFiles,
  labelledFolder,
  readLabelledFile,
  textsOf,
  unmark,
} from './labelled-texts.ts';

const customers = [labelledFolder, heldOutFolder].flatMap((folder) =>
  labelledFiles(folder).flatMap((file) => readLabelledFile(file)),
);

it('takes the marks out of a text and keeps their places', () => {
  const { text, marks } = unmark('I ask [price.1:$45] a [unit.1:room], [busy:not Sundays].', 'content');
  expect(text).toBe('I ask $45 a room, not Sundays.');
  expect(marks.map(({ from, to, role, link }) => [role, link, text.slice(from, to)])).toEqual([
    ['price', '1', '$45'],
    ['unit', '1', 'room'],
    ['busy', undefined, 'not Sundays'],
  ]);
});

it('reads what is true of a mark today and of how much time it is', () => {
  const { text, marks } = unmark('He pays [wage.a now week:$800], [rival theirs:$90].', 'content');
  expect(text).toBe('He pays $800, $90.');
  expect(marks.map(({ role, link, state, per }) => [role, link, state, per])).toEqual([
    ['wage', 'a', 'now', 'week'],
    ['rival', undefined, 'theirs', undefined],
  ]);
  expect(() => unmark('[price soon:$45]', 'content')).toThrow('Unknown state or period: soon');
});

it('refuses a role that does not exist', () => {
  expect(() => unmark('It is [prize:$45].', 'content')).toThrow('There is no role "prize"');
});

it('has no mark that is open or inside another', () => {
  for (const { text } of customers.flatMap(textsOf))
    expect(text).not.toMatch(/\[[a-z]+(?:\.\w+)?(?: [a-z]+){0,2}:/);
});

it('has a trade and a name for each linked customer, and no id twice', () => {
  expect(customers.filter(({ id, trade, name }) => !id || Boolean(trade) !== Boolean(name))).toEqual([]);
  const ids = customers.map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

it.each(['trades', 'network'])('has weights that were learned from the texts as they are now: %s', (name) => {
  const { madeFrom } = JSON.parse(readFileSync(`shared/content/reading/${name}.json`, 'utf8'));
  expect(madeFrom, 'Run npm run roles:trades, and learn the network again').toBe(fingerprintOf());
});
