import type { Text } from '../document/text.ts';
import { findLicensedWork } from '../model/licensed-work.ts';
import { matchSkills } from '../model/skills.ts';
import type { Draft } from './draft.ts';
import { wasPaid } from './was-paid.ts';
import { join, say, user } from './write-blocks.ts';

const mostNamed = 8;

/** Each named skill, used in the offer or openly left out with its reason. */
export function skillLines(draft: Draft): Text[] {
  const { model, life, words } = draft;
  if (model.skills.length === 0) return [['You named no skill, so the plan counts on none.']];
  const licensed = findLicensedWork({ ...model.input.answers, interests: '', incomeGoal: '', content: '' });
  const isLicensed = (entry: string): boolean =>
    licensed.some(({ as, words: found }) => as === 'offered' && entry.includes(found));
  const said = new Set<Text>();
  let leftOut = 0;
  const lines = model.skills.slice(0, mostNamed).map(({ entry, fit }) => {
    const form = formSkillOf(draft, entry);
    const use = form && words.skills[form];
    if (use && !said.has(use)) {
      said.add(use);
      return join([user(entry), ':'], use);
    }
    if (use)
      return join([user(entry), ':'], `it works together with ${form === entry ? 'the skill above' : form}.`);
    if (fit > 0)
      return join(
        [user(entry), ':'],
        'this path is made of it; the offer and its tasks lean on it throughout.',
      );
    if (isLicensed(entry))
      return join([user(entry), ':'], 'left out. It needs a licence; whoever holds one may do it.');
    if (!/\p{Script=Latin}|\p{N}/u.test(entry))
      return join(
        [user(entry), ':'],
        'not read, because the plan reads English; write it so to have it weighed.',
      );
    if (life.earned?.entry === entry)
      return say`${user(entry)}: ${life.earned.paid ? wasPaid(life.earned) : 'you were asked'} for this, so say yes when it comes again. It is left out here: the offer is made of other work.`;
    leftOut += 1;
    return leftOut === 1
      ? join([user(entry), ': left out.'], words.skillLeftOut)
      : join([user(entry), ': left out as well, for the same reason.']);
  });
  const rest = model.skills.length - mostNamed;
  return rest > 0
    ? [
        ...lines,
        say`${String(rest)} more ${rest === 1 ? 'was' : 'were'} named; see the cover. Nothing here leans on ${rest === 1 ? 'it' : 'them'}.`,
      ]
    : lines;
}

/** The form's own skill that an entry names, in whatever words. */
function formSkillOf({ model, words }: Draft, entry: string): string | undefined {
  const exact = Object.keys(words.skills).find((name) => name.toLowerCase() === entry.toLowerCase());
  if (exact) return exact;
  return Object.keys(words.skills).find((name) => {
    const probe = { ...model.path, ownWords: [], skillWeights: { [name]: 1 } };
    return (matchSkills([entry], probe)[0]?.fit ?? 0) > 0;
  });
}
