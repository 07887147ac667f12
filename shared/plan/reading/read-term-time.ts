import type { Reading } from './reading.ts';
import { clausesOf, factIn, type ReadSentence } from './text.ts';

const ofTerms =
  /\b(?:(?:school |in )?terms?(?: ?times?| only)+|(?:only|just)\b[^.;,]{0,30}\b(?:in|during) (?:the )?(?:school )?terms?(?: time)?|(?:mon|tue|wed|thu|fri|sat|sun|weekday|morning|afternoon|evening|hour|o[’']?clock|\d|[ap]m)\p{L}*,? (?:in|during) (?:the )?(?:school )?terms?(?: time)?)\b/iu;
const noHolidays =
  /\b(?:not?|never|nothing|none|nor|except|but not|without|off|closed|shut)\b(?:(?!\b(?:first|last|one|every|only|problem)\b)[^.;]){0,24}\b(?:(?:the |all )?school hol(?:iday)?s|school breaks)\b|\b(?:shall|will|wo|do|can|could|does)(?:n[’']?t| not)\b(?:(?!\b(?:first|last|only|mind|just)\b)[^.;]){0,30}\b(?:in|during|over|through) (?:the )?(?:school )?hol(?:iday)?s\b|\bschool hol(?:iday)?s (?:are |is |i[’']?m |im )?(?:out|off|mine|not|no|gone|closed|a no|for (?:the |my )?(?:kids|family|boys|girls))\b/i;
/** "He works school terms only", "term time numbers drop": not the customer's own weeks. */
const ofOthers =
  /\b(?:he|she|they|husband|wife|partner|club|council|nippers|needs?|i (?:work|teach) (?:as|at|in)|my job)\b|\?/i;
/** "School holidays all day": they work then too. */
const inHolidays =
  /\bschool hol(?:iday)?s(?:,| it[’']?s| i[’']?m| i can(?: do| work)?)? (?:all (?:day|week)|any (?:day|time)|free|longer|more|full)\b/i;

/** "School terms only", "no work in school holidays": nothing is planned in school holidays. */
export function readTermTime(sentences: readonly ReadSentence[]): Reading['inTerm'] {
  if (sentences.some(({ text }) => inHolidays.test(text))) return undefined;
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const { text, from, to } of clausesOf(sentence))
      if ((ofTerms.test(text) || noHolidays.test(text)) && !ofOthers.test(text))
        return factIn(sentence, { id: 'in-term', value: true as const, from, to });
  }
  return undefined;
}
