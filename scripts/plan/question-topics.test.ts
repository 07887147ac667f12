/** Guards: each question finds its own topic, and none of another subject or another country. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readerOf } from '#shared/plan/reading/network/reader.ts';
import { placesOf, slots } from '#shared/plan/write/asked/answer-question.ts';
import { findTopics } from '#shared/plan/write/asked/find-topics.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { mostOf } from './most-of.ts';

interface Asked {
  asks: string;
  has?: string[];
  in?: string;
  topic?: string;
  /** Found by its own words, whatever the network says. */
  exact?: string;
  never?: string;
}

const asked = parse(readFileSync(join(root, 'shared/plan/testing/question-topics.yaml'), 'utf8')) as Asked[];
const { topics, offices, roles } = readCatalogue();
if (!roles) throw new Error('The weights are missing.');
const reader = readerOf(roles.network);

const topicOf = ({ asks, has = [], in: country = 'Australia' }: Asked): string =>
  findTopics(topics, {
    question: asks,
    likely: reader.topicsOf(asks),
    facts: new Set(has),
    places: placesOf(country),
  })[0]?.topic.subject ?? 'none';

describe('a question', () => {
  it('is about its topic in seven of eight cases', () => {
    const cases = asked.filter(({ topic }) => topic !== undefined);
    mostOf(cases, (one) => expect(topicOf(one)).toBe(one.topic), Math.floor(cases.length / 8));
  });

  it.each(asked.filter(({ exact }) => exact !== undefined))('is found by exact words: $asks', (one) => {
    expect(topicOf(one)).toBe(one.exact);
  });

  it.each(asked.filter(({ never }) => never !== undefined))('is not about another: $asks', (one) => {
    expect(topicOf(one)).not.toBe(one.never);
  });
});

describe('the answers', () => {
  it('take no figure that the plan does not have', () => {
    const named = topics.flatMap(({ says }) =>
      says.flatMap(({ text }) => text.match(/(?<=\{)[a-z-]+(?=\})/g) ?? []),
    );
    expect(named.filter((name) => !(name in slots))).toEqual([]);
  });

  it('name for every kind of question an office abroad too, and never "the regulator where you live"', () => {
    for (const { ask } of offices) {
      expect(Object.keys(ask)).toEqual(expect.arrayContaining(['all', 'abroad']));
      expect(Object.values(ask).join()).not.toContain('where you live');
    }
  });

  it('answer no one abroad with Australian law', () => {
    const abroad = topics.filter(({ where }) => where !== 'australia' && where !== 'everywhere');
    expect(abroad.map(({ says }) => JSON.stringify(says)).join()).not.toMatch(
      /Services Australia|13 28 66|\bABN\b/,
    );
  });
});
