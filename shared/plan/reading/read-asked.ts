import { isHeading, isQuestion, isVague } from './is-question.ts';
import type { Fact, Question } from './reading.ts';
import { factIn, hitsOf, type ReadSentence } from './text.ts';

const subject =
  '(?:i|you|it|he|she|they|we|the|my|me|an?|anyone|that|this|there|council|centrelink|goats?|people)';
/** Words that open a question. "When respite comes I have Thursdays" is none: the verb does not come first. */
const opening = String.raw`(?:what(?:[’']?s)?|how|why|(?:can|could|do|should|shall|am|will) (?:i|we|you|u|it)|is [$£]?\d+(?: percent)? (?:too|a|mad|enough|ok|okay|fair|cheap|dear)|(?:does|did|would|will|can|do|should)\s+${subject}|is (?:it|that|this|there|a|an|my|the|second)|are (?:there|we|they)|(?:at |for |of )?(?:which|who|when|where|how many|how much)(?:\s+\w+){0,3}\s+(?:do|does|can|should|is|are|will|would|must|could|pays?|to)|what if|is (?:there|it)|company or|sole trader or|whether)\b`;
const starts = new RegExp(
  String.raw`^(?:\W*(?:and|so|also|but|or|plus|ok so|yaar|mum says ask about|de|i want a rule|question:|questions:|please|just|then))*\W*${opening}`,
  'i',
);
const wondering =
  /\b(?:i (?:also )?wonder(?:ed|ing)? (?:if|whether|how|what|why)|(?:i[’']?d|i would) (?:also )?like to know|i want to know|what i want to know|tell me (?:if|whether|what|how)|(?:not sure|don[’']?t know|no idea) (?:if|whether|how much i))\b/i;
/** A statement that starts with the word of a question: "what I do is", "how it works is". */
const statement = /^\W*(?:what|how|why) (?:i|we|they|it|he|she)\b(?![^.]*\?)/i;
/** A question at the end of a statement: "…, is that right." */
const tail =
  /,\s*(?:so )?(?:is that|is this|is it|does that) (?:right|legal|ok|okay|so|fair|allowed|normal|hold|out)\W*$/i;
const oneSubject = /^\W*(?:and )?(?:gst|insurance|licen[cs]e|abn|super|tax|trade waste|council)\W*$/i;
const inside = new RegExp(String.raw`(?:^|[,:;–-]\s*|\s)(?=${opening})`, 'giu');
/** A verb or the word of a question in front, which a question mark makes sure. */
const verbFirst =
  /^\W*(?:(?:and|so|also|but|or|plus|then|ok|please guide)\W+)*(?:is|are|was|does|do|can|could|would|will|should|shall|may|must|ought|am|has|have i|which|who|whose|what|whats|where|when|how|why|any|if|what)\b/i;
/** What makes a statement with a question mark one that asks: "So 40 a month is too many for me alone?" */
const weighs =
  /\b(?:must|too|normal|allowed|right|ok|okay|legal|enough|worth|needs?|needed|should|counts?|free|insured|have to|better|or|hold|possible|licen[cs]e|sell before|can (?:i|u|you|we)|can to|will \w+ (?:me|the)|whose)\b/i;
const ownFact =
  /^\W*(?:(?:so|like|and|but)\W+)*(?:(?:i|we|my) (?:have|had|did|do|am|was|sell|make|got|think)|i[’'](?:ve|m|d))\b(?!.*\b(?:must|normal|need)\b)/i;

/** "Or pantry flat $220, wardrobe $160, garage dunno 400?" */
const isPriceList = /(?:\d+\D+){2}\d+/;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** The question of a longer sentence: "mate said under 5 I don't need a licence, is that right?" */
function questionOf(text: string): { from: number; to: number } {
  const whole = { from: 0, to: text.length };
  if (wordCount(text) <= 14 || starts.test(text.trim())) return whole;
  for (const found of text.matchAll(inside)) {
    const from = found.index + found[0].length;
    const rest = text.slice(from).trim();
    if (wordCount(rest) >= 3)
      return isVague(rest) && wordCount(text) <= 30 ? whole : { from, to: text.length };
  }
  return whole;
}

function isAsked(sentence: ReadSentence, isMarked: boolean): boolean {
  const text = `${sentence.text.trim()}${isMarked ? '?' : ''}`;
  if (oneSubject.test(text)) return isMarked;
  if (isHeading(text) || !isQuestion(text)) return false;
  if (isPriceList.test(text) && !starts.test(text)) return false;
  if (wondering.test(text) || tail.test(text)) return sentence.words.length >= 4;
  if (starts.test(text)) return (isMarked ? 2 : 4) <= sentence.words.length && !statement.test(text);
  if (!isMarked || sentence.words.length < 2) return false;
  inside.lastIndex = 0;
  const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(text) && !text.includes('¿');
  return (
    !isLatin ||
    inside.test(text) ||
    (verbFirst.test(text) && sentence.words.length >= 3) ||
    !ownFact.test(text) ||
    weighs.test(text)
  );
}

/** Words that the labelled texts would mark as a question, where nothing in front says so: "does it drop if i earn". */
const leastLikely = 0.4;
const mostWords = 25;
const verbOfQuestion =
  /^\W*(?:(?:and|so|but|or|also)\s+)?(?:is|are|was|does|will|would|can|should|could|must|may|am|which|what|who|how|why|(?:if|when)\b.*\b(?:do|does|can|am|is|will|what|how))\b/i;

/** "Do not say how much I send home": it asks nothing, and it asks for silence. */
const told = /\b(?:do not|don[’']?t|dont|never|not|please)\b[^,;.]*$/i;
const clauseOfOthers =
  /^\W*(?:how (?:much|many)|what|where|why|who|how)(?:\s+\w+)? (?:i|we|my|our|they|he|she)\b/i;

function likeliest(sentence: ReadSentence): { from: number; to: number } | undefined {
  const { text, roles } = sentence;
  if (isHeading(text) || !isQuestion(text) || hitsOf(sentence, 'private').some(({ id }) => id === 'held'))
    return undefined;
  return roles?.spansOf('ask').find(({ from, to }) => {
    const words = text.slice(from, to);
    const count = wordCount(words);
    return (
      count >= 2 &&
      count <= mostWords &&
      (starts.test(words) || verbOfQuestion.test(words)) &&
      !clauseOfOthers.test(words) &&
      !told.test(text.slice(0, from)) &&
      roles.words(from, to, 'ask') >= leastLikely
    );
  });
}

const most = 12;

export function readAsked(sentences: readonly ReadSentence[], text: string): Fact<Question>[] {
  const facts: Fact<Question>[] = [];
  const told = sentences.filter(({ isSilent, field }) => !isSilent && field === 'content');
  for (const [index, sentence] of told.entries()) {
    const isMarked = /[?？؟]/.test(sentence.text) || /[?？؟]/.test(text[sentence.to] ?? '');
    const whole = { from: 0, to: sentence.text.length };
    const place = isAsked(sentence, isMarked)
      ? isMarked
        ? questionOf(sentence.text)
        : whole
      : likeliest(sentence);
    if (!place) continue;
    const { from, to } = place;
    const question = sentence.text.slice(from, to).trim();
    if (!/\p{L}{2}/u.test(question)) continue;
    const before = (from > 0 ? sentence.text.slice(0, from) : (told[index - 1]?.text ?? '')).trim();
    facts.push(
      factIn(sentence, {
        id: `asked:${sentence.index}`,
        value: { question, ...(isVague(question) && before !== '' && { before }) },
        from,
        to,
      }),
    );
    if (facts.length === most) break;
  }
  return facts;
}
