import { describe, expect, it } from 'vitest';
import { bannedIn } from '#shared/content/banned-phrases.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { readCircumstances } from './circumstances/circumstances.ts';
import { compilePlan } from './compile-plan.ts';
import { plainText } from './document/text.ts';
import { readPerson } from './model/person.ts';
import { allPaths } from './paths/all-paths.ts';
import { budgetBands, timeBands } from './plan-input.ts';
import { findFaults, ownStrings } from './testing/find-faults.ts';
import { someGoldenPeople } from './testing/golden/golden-people.ts';
import { printDocument } from './testing/print-document.ts';
import { textsIn } from './testing/read-printed.ts';

/** "1 times", "a Auburn cost", "near your part of Victoria". */
const isMisspoken = (text: string): boolean =>
  /(?<![\d.,$–-]|(?:month|day|week|weeks|year|visit|from|between) )\b1 (?!is |was |has |less |plus |more )[a-z]*[^s\W]s\b(?! of the)/i.test(
    text,
  ) ||
  /\ba (?:A[a-z]+|E[a-tv-z][a-z]+|I[a-z]+|O[a-mo-z][a-z]+)\b/.test(text) ||
  /\bnear your (?:part|area)\b/.test(text);

const mostTowns = 30;
const documents = someGoldenPeople.map(({ id, tier, now, input }) => ({
  id,
  input,
  document: compilePlan(input, { tier, now, planId: id }),
}));

/** Kinds of lines that an adviser sent back: right by the rules of grammar or of sums, and still nonsense. */
const sentBack = [
  /\bbetween \$[\d,.]+(?:\^\w)? to\b/,
  /\bfrom (\d+)(?:\^\w)? to \1\b/,
  /\b(\w+day) (?:or|and|to|not) \1\b/,
  /\bCancel\b/,
  /(?<![\d.])1 times\b/,
  /\b1 sale(?:\^\w)? a month, at \S+ each\b/,
  /\byour \$0(?:\^\w)?[ .]/,
  /\$0(?:\^\w)? a month is what\b/,
  /\b(?:to|for|in|from|of) on \w+day\b/,
  // Where minutes of delivery stand behind a price, an hour of them is no wage.
  /\b(?:new South Wales|western Australia|south Australia|northern Territory|victoria|queensland|tasmania)\b/,
  /An hour of delivery leaves \$(?:[2-9]\d\d|\d,)/,
];

describe.each(documents)('the golden plan $id', ({ id, input, document }) => {
  it('reads as it did when it was last read whole', async () => {
    await expect(printDocument(document)).toMatchFileSnapshot(`./testing/golden/documents/${id}.txt`);
  });

  it('lists each figure that it rests on once', () => {
    const labels = document.assumptions.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  });

  it('has no fault and no filler', () => {
    expect(findFaults(document)).toEqual([]);
    expect(ownStrings(document.sections).flatMap(bannedIn)).toEqual([]);
  });

  it('holds no line that a reader would send back', () => {
    expect(
      printDocument(document)
        .split('\n')
        .filter((line) => sentBack.some((fault) => fault.test(line))),
    ).toEqual([]);
  });

  it('agrees in number and article, and is near somebody, never near a part of a state', () => {
    expect(textsIn(document.sections).map(plainText).filter(isMisspoken)).toEqual([]);
  });

  // A town in nearly every line reads like a form letter.
  it('names the town where it tells something, and not thirty times', () => {
    const { town } = readCircumstances(readPerson(input, []));
    const printed = ownStrings(document.sections).join('\n');
    if (town) expect(printed.split(town.name).length - 1).toBeLessThanOrEqual(mostTowns);
  });

  it('keeps to sixteen words a sentence on average', () => {
    const lengths = ownStrings(document.sections)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => /[.!?]$/.test(sentence))
      .map((sentence) => sentence.split(/\s+/).length);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(16);
  });
});

describe.runIf(isLongRun)('the golden people', () => {
  it('share at least six paths between two of them in different kinds of plan', () => {
    const tiersOf = Map.groupBy(documents, ({ document }) => document.title);
    const shared = [...tiersOf.values()].filter(
      (plans) => new Set(plans.map(({ document }) => document.tier)).size > 1,
    );
    expect(shared.length).toBeGreaterThanOrEqual(6);
  });

  it('are enough, and have every path, kind of plan, band and state between them', () => {
    expect(someGoldenPeople.length).toBeGreaterThanOrEqual(48);
    expect(new Set(documents.map(({ document }) => document.title)).size).toBe(allPaths.length);
    expect(new Set(someGoldenPeople.map(({ tier }) => tier))).toEqual(new Set(planTypes));
    const answers = someGoldenPeople.map(({ input }) => input.answers);
    expect(new Set(answers.map(({ budget }) => budget))).toEqual(new Set(budgetBands));
    expect(new Set(answers.map(({ timePerWeek }) => timePerWeek))).toEqual(new Set(timeBands));
    expect(new Set(someGoldenPeople.map(({ input }) => input.profile.state)).size).toBeGreaterThanOrEqual(5);
  });
});
