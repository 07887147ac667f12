import { countStems, featuresOf, type Kinds } from '#shared/plan/reading/roles/features.ts';
import { firstTagOf, nextTagOf, tagOf } from '#shared/plan/reading/roles/tags.ts';
import { tokensOf } from '#shared/plan/reading/roles/tokens.ts';
import type { MarkedText } from './labelled-texts.ts';
import type { TaggedText } from './train-tags.ts';

const none = tagOf.get('none') as number;

/** The words of a text, each with the tag that its marks give it. */
export function examplesOf(
  { text, kind, marks }: MarkedText,
  { kinds, skills }: { kinds: Kinds; skills: ReadonlySet<string> },
): TaggedText {
  const tokens = tokensOf(text);
  const place = { kind, kinds, skills, counts: countStems(tokens) };
  const features = tokens.map((_, at) => featuresOf(tokens, at, place));
  const tags = tokens.map(({ from, to }, at) => {
    const mark = marks.find((one) => one.from < to && one.to > from);
    if (!mark) return none;
    const before = tokens[at - 1];
    return !before || before.to <= mark.from ? firstTagOf(mark.role) : nextTagOf(mark.role);
  });
  return { features, tags };
}
