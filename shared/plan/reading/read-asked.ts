import type { Fact } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** Words that open a question. "When respite comes I have Thursdays" is none: the verb does not come first. */
const opening = String.raw`(?:what(?:[’']?s)?|how|why|can i|could i|do i|(?:does|did|would)\s+(?:i|you|it|he|she|they|we|the|my|an?|anyone|that|this|council)|is it|is that|is there|is this|are there|should i|am i|will i|(?:which|who|when|where)(?:\s+\w+)?\s+(?:do|does|can|should|is|are|will|would|must|could))\b`;
const starts = new RegExp(
  String.raw`^(?:\W*(?:and|so|also|but|ok so|mum says ask about|de|i want a rule))?\W*${opening}`,
  'i',
);
const wondering =
  /\b(?:i (?:also )?wonder(?:ed|ing)? (?:if|whether|how|what|why)|(?:i[’']?d|i would) like to know|i want to know|what i want to know|(?:not sure|don[’']?t know|no idea) (?:if|whether|how much i))\b/i;
/** A statement that starts with the word of a question: "what I do is", "how it works is". */
const statement = /^\W*(?:what|how|why) (?:i|we|they|it|he|she)\b(?![^.]*\?)/i;
const inside = new RegExp(String.raw`(?:^|[,:;–-]\s*|\s)(?=${opening})`, 'giu');

/** The question of a longer sentence: "mate said under 5 I don't need a licence, is that right?" */
function questionOf(text: string): { from: number; to: number } {
  if (text.trim().split(/\s+/).length <= 14 || starts.test(text.trim())) return { from: 0, to: text.length };
  const last = [...text.matchAll(inside)].at(-1);
  const from = last ? last.index + last[0].length : 0;
  return text.slice(from).trim().split(/\s+/).length >= 3
    ? { from, to: text.length }
    : { from: 0, to: text.length };
}

export function readAsked(sentences: readonly ReadSentence[], text: string): Fact<{ question: string }>[] {
  const facts: Fact<{ question: string }>[] = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const isMarked = /[?？؟]/.test(sentence.text) || /[?？؟]/.test(text[sentence.to] ?? '');
    const isAsking =
      (starts.test(sentence.text.trim()) && !statement.test(sentence.text)) || wondering.test(sentence.text);
    if (!((isMarked && sentence.words.length >= 2) || (isAsking && sentence.words.length >= 4))) continue;
    const { from, to } = isMarked ? questionOf(sentence.text) : { from: 0, to: sentence.text.length };
    const question = sentence.text.slice(from, to).trim();
    facts.push(factIn(sentence, { id: `asked:${sentence.index}`, value: { question }, from, to }));
    if (facts.length === 12) break;
  }
  return facts;
}
