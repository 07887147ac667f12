/** Words in front of a question that ask nothing themselves. */
const lead =
  /^(?:[^\p{L}\p{N}$£€"“]+|q ?\d*\b[).:]?|\d{1,2}[).:,]\s|\(?[a-h][).]\s*(?=[\p{L}\d$£€])|[1-9] (?=\p{L})(?!(?:dollars?|bucks|cents|an?|per|each|hours?|days?|weeks?|months?|years?|times?)\b)|number \d{1,2}\b(?! of\b)|(?:one|two|three|four|five|six),|(?:my |the |one |two |some |other )?questions?(?: also)?\b|qs\b|(?:please )?answer:|\p{L}+:|what i(?: want| need| would like|['’]d like) to know(?: is)?|i (?:also )?want to know|i(?:['’]d| would) (?:also )?like to know|be honest|please tell me|tell me|想问)\s*[:,–-]?\s*/iu;

function withoutLead(question: string): string {
  let asked = question.trim();
  for (
    let next = asked.replace(lead, '');
    next !== asked && /\p{L}{2}/u.test(next);
    next = asked.replace(lead, '')
  )
    asked = next;
  return asked;
}

const isList = /^\W*(?:(?:my |the )?questions?|what i(?: want| need| would like|['’]d like) to know)\b/i;

const opener =
  "(?:what(?:[’']?s)?|how|why|when|where|who|which|do(?= (?:i|we|you|they|people|the|it|my)\\b)|does|can|could|should|will|would|is|are|am|if|whether|at what)";
/** "… and what would ACC cost me", ", and whats the payment". */
const joint = new RegExp(String.raw`(?:,\s*|\s+)(?:and|n|&|plus)\s+(?=${opener}\s)`, 'i');
/** "loan yes or no, how many jobs for 989": a comma before a second question. */
const nextQuestion =
  /,\s*(?=(?:how (?:many|much|do|long|big)|what (?:number|price|do|does|is|would|if|to)|whether|(?:\S+ ){1,3}or (?:\S+ ){1,3}first\W*$|when (?:do|can|should|would)|who|which|(?:do|can|should|must|am|will|may) i)\b)/i;
const asksFirst =
  /^(?:what|how|which|who|where|why|whether|do|does|can|could|should|must|am|is|are|will|would|may)\b|\bor (?:not|no)\W*$/i;
/** Of a list that is led by "what I want to know:". */
const listed = /\s*[,;]\s*(?:and\s+)?/i;
/** A condition asks nothing without what comes before it: "if a cold November wipes half". */
const isCondition =
  /^(?:if|when) (?!a \d|(?:i|we) (?:can|should|need)|(?:would|will|do|does|did|can|could|should|is|are|am) )/i;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** The parts of a question that want an answer each. */
export function splitQuestion(question: string): string[] {
  const asked = withoutLead(question);
  const rough =
    isList.test(question) && asked.split(listed).length > 2
      ? asked.split(listed)
      : asked.split(joint).flatMap((part) => {
          const [first = '', ...rest] = part.split(nextQuestion);
          return asksFirst.test(first) ? [first, ...rest] : [part];
        });
  const parts: string[] = [];
  for (const part of rough.map((one) => one.trim()).filter((one) => /\p{L}{2}/u.test(one))) {
    const last = parts.at(-1);
    const isWhole =
      wordsIn(part) >= 3 ||
      /^(?:gst|abn|insurance)\b/i.test(part) ||
      (isList.test(question) && /\bor\b/i.test(part));
    const isOpen =
      last !== undefined && wordsIn(last) === 1 && /^(?:is|are|what|how|when|do|can)$/i.test(last);
    if (isOpen) parts[parts.length - 1] = `${last} and ${part}`;
    else if (last !== undefined && (!isWhole || (isCondition.test(part) && !/^if a \d/.test(part))))
      parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  return parts.length > 0 ? parts.slice(0, 4) : [asked];
}
