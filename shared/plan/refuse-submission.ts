import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Catalogue } from './catalogue.ts';
import { type Refusal, refuseLicence, refusePlan } from './choice/refuse-plan.ts';
import { readAndChoose } from './make-plan.ts';
import type { PlanInput } from './plan-input.ts';
import { mustBeAnswered } from './reading/reading.ts';

interface RefuseOptions {
  tier: PlanType;
  now: Date;
  catalogue: Catalogue;
}

export interface SubmitRefusal {
  code: 'licensed-work' | 'prohibited-work' | 'skill-missing' | 'figures-missing' | 'question-open';
  sentence: string;
}

const codes = {
  'not-planned': 'prohibited-work',
  'no-skill': 'skill-missing',
  'own-figures-missing': 'figures-missing',
} as const satisfies Record<Refusal['code'], SubmitRefusal['code']>;

const whatToDo: Readonly<Record<Refusal['code'], string>> = {
  'not-planned': 'Change your answers and submit again.',
  'no-skill': 'Add it to your skills or your background and submit again.',
  'own-figures-missing': 'Add them to your background and submit again.',
};

const nothingSpent = 'Nothing was spent.';

/**
 * Why answers are not submitted, or undefined. Answers that no plan can be made of are refused on every plan. A
 * reviewer can help with a business that the catalogue lacks and with a licence, so those are refused on Basic only.
 */
export function refuseSubmission(input: PlanInput, options: RefuseOptions): SubmitRefusal | undefined {
  const { tier, catalogue } = options;
  const { reading, choice } = readAndChoose(input, options);
  const refused = refusePlan(choice, reading, tier);
  if (refused)
    return {
      code: codes[refused.code],
      sentence: [...refused.says, whatToDo[refused.code], nothingSpent].join(' '),
    };
  if (tier !== 'BASIC') return undefined;
  const open = reading.open.find(mustBeAnswered);
  if (open)
    return {
      code: 'question-open',
      sentence: `Please answer first: ${open.ask} A Basic plan has no reviewer to ask you later. ${nothingSpent}`,
    };
  const unlicensed = refuseLicence(choice, catalogue.licences);
  return unlicensed === undefined
    ? undefined
    : { code: 'licensed-work', sentence: `${unlicensed} ${nothingSpent}` };
}
