const toldFirst = /^what i(?:['’]d| would)? (?:like|want)(?: to know| answered)\b/i;
const notAsked =
  /^(?:(?:(?:so|and|but|ok)\W+)?(?:what|how|why|where) (?:i|we|has gone|my)\b|when (?!do\b|does\b|did\b|can\b|should\b|will\b|would\b|must\b|is\b|are\b))/i;
/** "Did 60 items in October" starts like a question; "did I …" is one. */
const verbFirst =
  /^(?:did|would|had|was|were)\b(?!\s+(?:i|you|we|it|they|he|she|there|that|this|an?|the|public)\b)/i;
const didWork = /^did\s+(?!i\b|you\b|we\b|it\b|they\b|he\b|she\b|that\b)/i;

/** "Who doesn't love a candle, right?" */
const rhetorical =
  /^who (?:doesn|wouldn|isn)['’]?t\b|^\W*isn['’]?t that\b|\b(?:lol|haha|is there|dont they|don['’]t they|(?<!or )no)\W*$|^\W*(?:do you know (?:how|what)|have you ever)\b/i;

/** "So do I, Tuesday to Saturday", "so does the farm's insurance" */
const agrees = /^so (?:do|does|did|am|is|are|will|can) (?:i|we|he|she|they|the)\b/i;

/** "And rush is $260" */
const statesPrice = /\b(?:is|are|it[’']?s)\s+(?:about |around )?[$£€]\d/i;

/** Whether words that start like a question are one: "What I can do: …" is none. */
export function isQuestion(words: string): boolean {
  const text = words.trim();
  if (rhetorical.test(text)) return false;
  if (!text.includes('?') && statesPrice.test(text)) return false;
  if (toldFirst.test(text)) return true;
  if (didWork.test(text) && !/\?/.test(text.split(/[,(]/)[0] ?? '')) return false;
  return text.includes('?') || !(notAsked.test(text) || verbFirst.test(text) || agrees.test(text));
}

/** "What's missing is a steamer", "Who would pay: a sign shop": the word of a question heads a statement. */
export const isHeading = (text: string): boolean =>
  /^\W*what(?:[’']?s)? (?:missing|began|started|lacking|holds|keeps|i(?:[’']?ve| have)? got|(?:the|my) \w+ (?:lacks|needs|wants) is)\b(?![^.]*\?)/i.test(
    text,
  ) ||
  /^\W*what(?:[’']?s)?\b[^?]{2,40}\b(?:want|wants|pays|good|missing|left|needs?)\b[^?]*\b(?:is|are)\b[^?]*$/i.test(
    text,
  ) ||
  (/^\W*did (?:it|that)\b/i.test(text) && !text.includes('?')) ||
  startsList(text);
const startsList = (text: string): boolean =>
  !toldFirst.test(text.trim()) &&
  /^\W*(?:what|who|where|when|how|why)\b[^:?,.]{0,40}:\s*\S/i.test(text) &&
  !/\b(?:do|does|should|can|could|is it|would) (?:i|we|you)\b/i.test(text);

/** It means nothing without the sentence in front of it: "Is that right?" */
export const isVague = (question: string): boolean =>
  question.trim().split(/\s+/).length <= 9 &&
  /\b(?:it|that|this|they|one|then|there|i|we)\W*$|\b(?:it|that|this|they|those|these|one|then|there)\b|^\W*so\b/i.test(
    question,
  );
