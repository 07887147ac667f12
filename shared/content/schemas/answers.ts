import * as z from 'zod';
import { basis, slug, words } from './parts.ts';

/** What customers ask, and our answers: `shared/content/answers/<group>.yaml`, a list of topics each. */

/** Words of a question as a pattern of whole words. "hire|pay + helper|cousin" needs one of each, in any order. */
const pattern = z.string().trim().min(2).max(1200);

/** {slots} take figures and words of the plan. A text whose slot is empty is passed over. */
const text = z.string().trim().min(3).max(420);

const answer = z.strictObject({
  /** Holds for people with one of these facts: the id of a situation, or a fact that `person-facts.ts` names. */
  who: z.array(slug).min(1).optional(),
  /** Holds for questions with these words. */
  if: pattern.optional(),
  text,
  basis: basis.optional(),
});

export const topicSchema = z.strictObject({
  /**
   * It heads the answer where a file may not repeat the question: "your loan". Which questions have it is learned from
   * `shared/content/reading/questions.tsv`.
   */
  subject: words,
  /**
   * Words of a question that speak for the topic where the network is unsure. A topic that it never learned is found by
   * them alone.
   */
  words: z.array(pattern).min(1).optional(),
  /** Its words are so exact that they go before what the network found, and it is never found without them. */
  exact: z.literal(true).optional(),
  /** Words of a question that it does not answer, however likely it is. */
  never: pattern.optional(),
  /** Its text compares two things, so that it may answer "this or that?". */
  compares: z.literal(true).optional(),
  who: z.array(slug).min(1).optional(),
  /** "everywhere" is no law of a country. */
  where: z.enum(['australia', 'everywhere', 'uk', 'new-zealand', 'abroad']).default('australia'),
  /** The first text that holds is the answer. */
  says: z.array(z.union([text.transform((one) => ({ text: one })), answer])).min(1),
});
export type Topic = z.infer<typeof topicSchema>;
export type TopicAnswer = z.infer<typeof answer>;

/** Whom to ask what we have not checked: `shared/content/offices/offices.yaml`. */
export const officeSchema = z.strictObject({
  about: z.array(pattern).min(1),
  /** "the tax office on 13 28 66". Keyed by the state, "all" of Australia, "uk", "new-zealand" and "abroad". */
  ask: z.record(z.string(), words),
  /** Where the trade has a licence, the office that grants it is asked in its place. */
  ofLicence: z.literal(true).optional(),
  /** The exact words to put to it. */
  say: text,
});
export type Office = z.infer<typeof officeSchema>;
