import type { ReadSentence } from '../text.ts';
import { cardName, type WorkWords } from './card-name.ts';
import { stemsOf } from './evidence.ts';

/** "I cut opal", "we hire out kayaks", "Fit blinds and curtains": what a story starts with is mostly the work. */
const opening =
  /^\W*(?:(?:hi|hello|g'?day|yeah|ok|well|so|basically)\b[\s,!.]*)*(?<who>(?:i['’]?m|i am) an? |(?:(?:i|we) (?:(?:also|mostly|mainly|just|only|now) )?)?(?=(?:make|sell|cut|carve|build|sew|knit|grow|breed|raise|bake|cook|brew|fix|repair|mend|restore|service|sharpen|grind|test|check|edit|proof|tech|transcribe|clean|wash|fit|install|hire|rent|teach|coach|tune|paint|print|weave|forge|shear|trim|groom|look after|do|run|offer|tie|polish|engrave|scan|digiti[sz]e|catch|remove|weigh|deliver|guide)\b))(?<work>[^.,;:!?\n]{3,70})/i;
/** "So: mobile caravan weighing", "the idea is dawn walks", "I want to make alterations", "I'd like to do probate papers". */
const announced =
  /(?:(?:^|[.:,;]\s*)(?:what|plan|idea|service|so)\s*[:–-]\s*|\b(?:the |my )?(?:idea|plan) is (?:to )?|\b(?:i['’]?d like|i would like|i want|i wanna|i plan) to (?:(?:start|begin|do|make|sell|offer|run|be|set up) )+)(?<work>[^.,;:!?\n]{3,70})/i;
/** Where or since when, and not what. */
const further =
  /\s+(?:at|in|on|around|round|near|from|since|that|which|who|you|we|i|and (?:i|we|have|am|it)|but|out of|(?:for|over) (?:\d|my|the|about|a|ten|years))\b.*$/i;
/** A person of the family, and a wage. */
const notSold = /^look after (?:my|our|me|mum|dad|the (?:kids|house))\b/i;
const wage = /\b(?:before|after) tax\b|\b(?:an?|per|each|for) (?:week|fortnight|year)\b/i;
/** A word of a job. */
const leastJob = 0.55;

export interface FirstSaid {
  /** A name for the work, where the clause makes one. */
  name?: string;
  roots: ReadonlySet<string>;
  sentence: ReadSentence;
  from: number;
  to: number;
}

/** What the story starts with, where that is work that they do. */
export function firstSaid(sentences: readonly ReadSentence[], lists: WorkWords): FirstSaid | undefined {
  const told = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  for (const [at, sentence] of told.entries()) {
    const found = (at < 2 ? opening.exec(sentence.text) : null) ?? announced.exec(sentence.text);
    const { who = '', work = '' } = found?.groups ?? {};
    const said = work.replace(further, '');
    if (!found || said === '' || notSold.test(work) || wage.test(sentence.text)) continue;
    const from = found.index + found[0].length - work.length;
    const to = from + said.length;
    const words = sentence.words.filter((word) => word.from >= from && word.to <= to);
    if (words.some((word) => (sentence.roles?.words(word.from, word.to, 'job', 'no') ?? 0) > leastJob))
      continue;
    const named = /\ban? $/i.test(who) ? undefined : cardName(said, lists);
    const verb = words[0]?.text;
    const name = named && named.split(' ')[0]?.toLowerCase() !== verb ? named : undefined;
    return { roots: new Set(stemsOf(said)), sentence, from, to, ...(name && { name }) };
  }
  return undefined;
}
