/** How a question asks: for yes or no, for one of two things, for a time, a sum, or for something else. */
export type QuestionForm = 'yes-no' | 'choice' | 'when' | 'how-much' | 'open';

const lead = /^\W*(?:(?:and|also|so|but|or|then|ok|please|maybe|honestly|q\d*|\d+)\b\W*)*/i;
const asksTime = /^(?:when|what (?:date|month|day)|from when|how (?:soon|long))\b|\bwhen(?: exactly)?\W*$/i;
const asksSum =
  /\b(?:how (?:much|many)|what(?:['’]?s| is)? (?:the )?(?:number|price|sum|figure|rate)|what (?:do|does|should|would|will|is|can|could) .{0,30}(?:cost|charge|pay|price|earn|make|owe))\b/i;
/** "Do I have to worry about how much it weighs?" */
const asksYes = /^(?:do|does|did|is|are|am|should|must|has|have)\b(?!.{0,12}\bhow\b)/i;
const asksOpen =
  /^(?:what(?!(?:['’]?s)? (?:if|about)\b)(?:['’]?s)?|which|where(?:['’]?s)?|who(?:['’]?s)?|whose|how(?:['’]?s)?(?! about\b)|why|at what)\b|\b(?:which one|where|how|who|why|what)\W*$/i;

/** "or not", "or is it" and the like offer nothing to choose. */
const noChoice =
  /\bor (?:not?|nah|never|what|whatever|is|are|am|do|does|can|could|should|will|would|too|something|anything|so|more|less|else|later|now|wait|after|before|leave it|say no|turn it down|at least|if)\b/i;
const verb =
  /^(?:what|how|when|where|who|why|do|does|did|can|could|may|must|might|is|are|am|was|has|have|will|would|if|need)\b/i;
const picks =
  /^(?:should|shall|which|better|whether|would it be better|is it (?:better|best|smarter|wiser|cheaper)|what(?:['’]?s| is) (?:better|best)|(?:do|would) (?:i|we) (?!need|have|get in|owe))/i;

/** Both things of "second painter or sub?", in the words of the question. */
export function sidesOf(question: string): readonly [string, string] | undefined {
  const asked = question.replace(lead, '').replace(/[\s?.!…]+$/, '');
  if (noChoice.test(asked) || !(picks.test(asked) || !verb.test(asked))) return undefined;
  const parts = asked.split(/,?\s+or\s+/i);
  const [one = '', other = ''] = parts;
  if (parts.length !== 2) return undefined;
  const bare = (side: string): string =>
    side
      .replace(
        /^(?:(?:should|shall|do|would|whether|which (?:is|one is)?|what(?:['’]?s| is)|is it|would it be|it is|(?:is|be) )?\s*(?:(?:i|we)\b)?\s*(?:really |just )?(?:better|best|smarter|wiser|cheaper)?\s*(?:to |if i |if we )?)/i,
        '',
      )
      .replaceAll(/\s*\([^)]*\)?/g, '')
      .replace(/^\W+|\W+$/g, '');
  const sides = [bare(one), bare(other)] as const;
  if (/\s(?:is|are|was)\s/i.test(one) || /^(?:they|it|he|she|people|there|you)\b/i.test(other))
    return undefined;
  return sides.every((side) => /\p{L}{2}/u.test(side) && side.split(/\s+/).length <= 9) ? sides : undefined;
}

export function formOf(question: string): QuestionForm {
  const asked = question.replace(lead, '');
  if (sidesOf(question)) return 'choice';
  if (asksTime.test(asked)) return 'when';
  if (asksSum.test(asked) && !asksYes.test(asked)) return 'how-much';
  return asksOpen.test(asked) ? 'open' : 'yes-no';
}

const isYesOrNo = /^(?:yes|no|not (?:yet|on|for|without|unless)|only (?:if|for hours|for a job))\b/i;

/**
 * The answer as it fits the question: no "yes" to "which one?". Absent: it does not answer such a question, unless it
 * names the time or the sum that is asked for.
 */
export function fitted(says: string, question: string): string | undefined {
  const form = formOf(question);
  if (form === 'yes-no' || !isYesOrNo.test(says)) return says;
  const [first = ''] = says.split(/(?<=[.:])\s/);
  if (form === 'when' && /^(?:yes, (?:now|from|before)|not (?:yet|without))\b/i.test(says)) return says;
  if (form === 'how-much' && /^(?:yes, about|not?|only for a job)\b/i.test(says) && /[$£€]\d/.test(says))
    return says;
  const told = /^yes: (.)/i.exec(says);
  return form !== 'choice' && told && first.startsWith('Yes:')
    ? says.replace(/^yes: (.)/i, (_, letter: string) => letter.toUpperCase())
    : undefined;
}
