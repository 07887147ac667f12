import { describe, expect, it } from 'vitest';
import { tradeLicences } from './trade-licences.ts';

type Ruled = Parameters<typeof tradeLicences>[0];

const licences = new Map(
  [
    { id: 'health-code', notFor: ['nurse-registration', 'allied-health-registration'] },
    { id: 'nurse-registration', notFor: [] },
    { id: 'allied-health-registration', notFor: [] },
  ].map((one) => [one.id, one]),
);

function idsFor(skills: string, ...held: string[]): string[] {
  const ruled = {
    trade: { licences: ['health-code'] },
    licences,
    reading: { licences: held.map((licence) => ({ value: { licence, status: 'held' } })) },
    input: { answers: { skills, content: '' } },
  };
  return tradeLicences(ruled as unknown as Ruled).map(({ id }) => id);
}

describe('the licences of a trade', () => {
  it('are those of people without registration for a person who holds none', () => {
    expect(idsFor('ear care')).toEqual(['health-code']);
  });

  it('are those of the register that a person is on', () => {
    expect(idsFor('ear care', 'nurse-registration')).toEqual(['nurse-registration']);
    const both = ['allied-health-registration', 'nurse-registration'];
    expect(idsFor('RN 27 years', ...both)).toEqual(['nurse-registration']);
    expect(idsFor('podiatrist', ...both)).toEqual(['allied-health-registration']);
  });
});
