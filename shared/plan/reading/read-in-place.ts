import { listedWithOwned } from './find-owned.ts';
import type { Fact, InPlace } from './reading.ts';
import { clausesOf, factIn, longestHits, type ReadSentence } from './text.ts';

/** Papers and things that the customer says are done, paid, passed or on their way, and those that they lack. */

const done =
  /\b(?:bought|paid (?:for|off|\$?\d)|had [^.,;]{3,40} (?:fitted|made|installed|built|printed|serviced)|fitted|installed|already|registered|approved|inspected|licen[cs]ed|insured|renewed|passed|completed|finished|done|did|hold|current|in date|up to date|certified|qualified|trained|have|has|got|booked|applied|lodged|enrolled|above board|sorted|covered)\b|[’']ve\b/i;
const bought =
  /\b(?:bought|paid (?:for|off|\$?\d)|had [^.,;]{3,40} (?:fitted|made|installed|built|printed|serviced)|fitted|installed|already (?:have|own|bought|got)|set up with)\b/i;
const open =
  /\b(?:no|not|never|none|without|needs?|dont|don[’']?t|does ?n[o’']?t|havent|haven[’']?t|isnt|isn[’']?t|yet|lapsed|expired|ran out|should i|do i|can i|how|if|when|once|until|till|unless|must|wants?|would|could|will|hope|thinking|looking at|(?:my|his|her|their) (?:husband|wife|partner|mate|brother|sister|dad|mum|boss|friend|neighbou?r)(?: has|[’']s)|(?:he|she|they) (?:has|have|got|did|hold))\b|\?/i;

/** They are paid for it now. */
const atWork =
  /\b(?:been (?:charging|selling)|(?:jobs?|work|cleans?|lessons?|visits?|markets?) already|already (?:do|doing|sell|selling|charge|charging|make|have (?:\d+ |a few |some )?(?:clients?|customers?|regulars?))|still (?:send|sends|ring|rings|come|comes|ask|asks) (?:to )?me|(?:hired|rented) out \d+|(?:i|we|am|[’']m|im) (?:do|doing|sell|make|get|see) (?:about |around |roughly )?(?:\d+|two|three|four|five|six|a few|a couple)[^.;]{0,30}\b(?:a|per|each|every) (?:week|month|fortnight|saturday|sunday|weekend))\b/i;

const lacks =
  /\b(?:(?<!(?:he|she|they|it|who|that|school|shop|club) )need|haven[’']?t (?:got|told|asked|done|registered|any)|hav(?:e|ent) n[o’']?t? ?(?:got|told|asked|done|registered|any)|don[’']?t (?:have|own)|dont (?:have|own)|have(?: got)? no|got no|lacks?|lapsed|expired|ran out|no (?=[\p{L} ]{2,30}\byet\b)|still to (?:get|buy)|want (?:a|an|another) second)\b/iu;
/** "Two sets of instruments, need more": the thing is in the clause before it. */
const onlyMore = /\b(?:needs?|want) (?:(?:one|two|three|some|a few|a couple) )?more\W*$/i;

const isTold = ({ field, isSilent }: ReadSentence): boolean =>
  !isSilent && (field === 'content' || field === 'skills');

/** A sentence that leaves nothing open is read whole, so that a list belongs to its verb. */
function partsOf(sentence: ReadSentence): { text: string; from: number; to: number }[] {
  const { text } = sentence;
  return open.test(text) ? clausesOf(sentence) : [{ text, from: 0, to: text.length }];
}

function factOf(
  sentence: ReadSentence,
  is: InPlace['is'],
  { from, to }: { from: number; to: number },
): Fact<InPlace> {
  const kinds = longestHits(sentence, 'thing')
    .filter((hit) => hit.from >= from && hit.to <= to)
    .flatMap(({ id }) => id.split('|'));
  return factIn(sentence, {
    id: `${is}:${sentence.field}:${sentence.index}:${from}`,
    value: { is, kinds },
    from,
    to,
  });
}

function lackedIn(sentence: ReadSentence): Fact<InPlace>[] {
  const clauses = clausesOf(sentence);
  const said = clauses.flatMap((clause, index) => {
    const found = lacks.exec(clause.text);
    const before = clauses[index - 1];
    if (onlyMore.test(clause.text) && before)
      return [factOf(sentence, 'lacked', { ...before, to: clause.to })];
    return found ? [factOf(sentence, 'lacked', { from: clause.from + found.index, to: clause.to })] : [];
  });
  const listed = listedWithOwned(sentence);
  const tagged = (sentence.roles?.stretchesOf(0.5, 'needs') ?? [])
    .filter(({ from }) => !listed.some((one) => one.from === from))
    .map((one) => factOf(sentence, 'lacked', one));
  return [...said, ...tagged];
}

/** "All my own gear barring a set of ramps", "got everything I need". */
const ownsAll =
  /\ball (?:my|me|our|the) (?:own )?(?:gear|tools|equipment|kit)\b|\b(?:got|have|own) (?:all (?:the |my |me )?(?:gear|tools|equipment|kit)|everything i need)\b/i;

function allIn(sentence: ReadSentence): Fact<InPlace>[] {
  const { text } = sentence;
  if (text.includes('?') || !ownsAll.test(text) || /\bneed all\b|\b(?:belongs?|borrow|boss)/i.test(text))
    return [];
  const rest = /\b(?:barring|except(?:ing)?(?: for)?|apart from|all but|minus|bar)\s/i.exec(text);
  return [
    factOf(sentence, 'all', { from: 0, to: rest?.index ?? text.length }),
    ...(rest ? [factOf(sentence, 'lacked', { from: rest.index, to: text.length })] : []),
  ];
}

function atWorkIn(sentence: ReadSentence): Fact<InPlace>[] {
  if (sentence.text.includes('?') || !atWork.test(sentence.text)) return [];
  return [factOf(sentence, 'at-work', { from: 0, to: sentence.text.length })];
}

export function readInPlace(sentences: readonly ReadSentence[]): Fact<InPlace>[] {
  return sentences.filter(isTold).flatMap((sentence) => [
    ...partsOf(sentence)
      .filter(({ text }) => sentence.field === 'skills' || (done.test(text) && !open.test(text)))
      .map((part) =>
        factOf(
          sentence,
          sentence.field === 'content' && bought.test(part.text) ? 'bought' : 'in-place',
          part,
        ),
      ),
    ...(sentence.field === 'content'
      ? [...lackedIn(sentence), ...atWorkIn(sentence), ...allIn(sentence)]
      : []),
  ]);
}
