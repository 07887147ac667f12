import { describe, expect, it } from 'vitest';
import { readerOf } from '#shared/plan/reading/network/reader.ts';
import { readRoles } from '#shared/plan/reading/roles/read-roles.ts';
import { readWeights } from '../roles/read-weights.ts';

const weights = readWeights();
if (!weights) throw new Error('The weights are missing.');
const { network } = weights;
const read = (content: string, skills = 'painting') =>
  readRoles({ incomeGoal: '$300 a week', skills, content }, network)?.roles.content?.spans ?? [];

describe('the network', () => {
  it('tells a price from a wage and a cost by what is said around them', () => {
    const found = read(
      'I paint rooms for $450 a room and the paint is about $80. I work at the hospital and my wage is $34 an hour.',
    ).map(({ role, words }) => `${role} ${words}`);
    expect(found).toEqual(expect.arrayContaining(['price $450', 'cost $80', 'wage $34']));
  });

  it('links each price to its thing', () => {
    const spans = read('Hems are $15 and zips $28, each with new thread.', 'sewing');
    const groupOf = (words: string) => spans.find((span) => span.words === words)?.group;
    expect(groupOf('$15')).toBe(groupOf('Hems'));
    expect(groupOf('$28')).toBe(groupOf('zips'));
    expect(groupOf('$15')).not.toBe(groupOf('$28'));
  });

  it('reads a text of several windows to its end', () => {
    const filler = 'We talked about the weather and the footy for a while. '.repeat(80);
    const last = read(`${filler}I never work on Sundays.`).filter(({ role }) => role === 'busy');
    expect(last.map(({ words }) => words).join(' ')).toContain('Sundays');
  });

  it('reads text without sense in little time', () => {
    expect(() => read('7 '.repeat(5000))).not.toThrow();
    expect(() => read('a'.repeat(10_000))).not.toThrow();
  });

  it('knows what a question is about', () => {
    const topics = readerOf(network).topicsOf('Can I keep the deposit if they cancel the day before?');
    const [best] = [...topics].toSorted(([, one], [, other]) => other - one);
    expect(best?.[0]).toBe('a deposit');
  });
});
