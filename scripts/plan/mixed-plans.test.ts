import fc from 'fast-check';
import { it } from 'vitest';
import { planTypes } from '#shared/domain/plans/plans.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { makePlan, NothingToPlan } from '#shared/plan/make-plan.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { inputOf, knownPeople, knownNow as now } from './known-people.ts';

const sentences = knownPeople.flatMap(({ form }) =>
  form.content.split(/(?<=[.!?\n])\s+/).filter((sentence) => sentence.length > 8),
);
const fieldOf = (field: keyof PlanInput['answers']) =>
  fc.constantFrom(...new Set(knownPeople.map(({ form }) => form[field])));

/** Invented answers: each field is one person's, and the background mixes sentences of several people. */
const someInput: fc.Arbitrary<PlanInput> = fc.record({
  profile: fc.constantFrom(...knownPeople.map((person) => inputOf(person).profile)),
  answers: fc.record({
    budget: fieldOf('budget'),
    timePerWeek: fieldOf('timePerWeek'),
    skills: fieldOf('skills'),
    interests: fieldOf('interests'),
    incomeGoal: fieldOf('incomeGoal'),
    content: fc
      .array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join(' ')),
  }),
});

it('plans of mixed answers contain nothing that must not be printed', () => {
  const catalogue = readCatalogue();
  const isFaultless = (input: PlanInput, tier: (typeof planTypes)[number]): void => {
    try {
      const { document } = makePlan(input, { tier, now, planId: 'p1', catalogue });
      const faults = faultsIn(document);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    } catch (error) {
      if (!(error instanceof NothingToPlan)) throw error;
    }
  };
  const options = { numRuns: isLongRun ? 2000 : 15 };
  fc.assert(fc.property(someInput, fc.constantFrom(...planTypes), isFaultless), options);
}, 1_200_000);

/** Texts and numbers that no document may contain. */
function faultsIn({ sections }: PlanDocument): string[] {
  const ids = sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
  return [
    ...oddNumbers(sections),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two blocks are called ${id}`),
    ...textsIn(sections)
      .filter((text) => /\bNaN\b|Infinity|\bundefined\b|\[object [A-Z]|\{[a-zA-Z]+\}|\$\{/.test(text))
      .map((text) => `“${text.slice(0, 200)}”`),
  ];
}

/** The paths of numbers in a value that must not be printed. */
function oddNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} = ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => oddNumbers(item, `${path}.${key}`));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
