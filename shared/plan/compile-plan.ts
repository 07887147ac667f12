import type { PlanType } from '#shared/domain/plans/plans.ts';
import { coverOf } from './assemble/cover.ts';
import { type Draft, startDraft } from './assemble/draft.ts';
import { marksOf, registerOf } from './assemble/register.ts';
import { sectionsOf } from './assemble/sections-of.ts';
import type { ToldWords } from './assemble/tell-words.ts';
import type { DraftSection } from './assemble/write-blocks.ts';
import type { CoveredDocument, PlanSection } from './document/plan-document.ts';
import { buildModel } from './model/build-model.ts';
import type { PlanModel } from './model/plan-model.ts';
import type { PlanInput } from './plan-input.ts';
import { wordsOf } from './words/words-of.ts';

/** Named in every document, so that two plans can be told apart by the rules and data that made them. */
export const compilerVersion = '1.0';

/** A plan before it is drawn: its figures, the words of its path as told to this person, and its pages. */
export interface DecidedPlan {
  model: PlanModel;
  words: ToldWords;
  document: CoveredDocument;
}

interface CompileOptions {
  tier: PlanType;
  now: Date;
  planId: string;
}

/** One model run, then its pages. The same answers at the same time always give the same plan. */
export function decidePlan(input: PlanInput, { tier, now, planId }: CompileOptions): DecidedPlan {
  const model = buildModel(input, { tier, now, planId, wordsOf });
  const draft = startDraft(model, wordsOf(model.path.slug, model.person.limits));
  return { model, words: draft.words, document: printPlan(draft) };
}

export const compilePlan = (input: PlanInput, options: CompileOptions): CoveredDocument =>
  decidePlan(input, options).document;

function printPlan(draft: Draft): CoveredDocument {
  const { planId, tier, input, nowMs, path } = draft.model;
  const sections = sectionsOf(draft);
  const assumptions = registerOf(draft, sections);
  return {
    planId,
    tier,
    compilerVersion,
    createdAt: new Date(nowMs).toISOString(),
    title: path.title,
    person: input.profile.name,
    language: 'en-AU',
    cover: coverOf(draft),
    sections: sections.map((section) => asPrinted(section, draft)),
    assumptions,
  };
}

/** A chart's labels have no room for marks: its caption bears one of each kind. */
const asPrinted = ({ blocks, ...section }: DraftSection, draft: Draft): PlanSection => ({
  ...section,
  blocks: blocks.map((block) => {
    if (!('from' in block) || block.kind !== 'chart') return block;
    const { from, ...printed } = block;
    return { ...printed, marks: marksOf(from, draft) };
  }),
});
