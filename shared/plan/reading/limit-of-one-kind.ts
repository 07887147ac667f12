import type { Need } from '#shared/content/schemas/parts.ts';
import type { Hit } from './match/phrases.ts';
import type { ReadSentence } from './text.ts';

/** Where a word of a limit names one kind of it, or another thing: all that is given must match. */
interface OneKind {
  word?: RegExp;
  before?: RegExp;
  behind?: RegExp;
}

const days = 'mon|tue|tues|wednes|wed|thu|thurs|fri|satur|sat|sun';

const ofOneKind: Readonly<Partial<Record<Need, readonly OneKind[]>>> = {
  animals: [
    // "No hunting dogs", "not the rug with cat smell".
    { before: /\b(?:(?:no|not)\s+(?!(?:any|more|other|the)\b)\p{L}+|with(?: \p{L}+){0,2})\s+$/iu },
    // "I don't go to dog groomers" is about groomers.
    { behind: /^\s+(?:groomers?|trainers?|walkers?|owners?|breeders?|clubs?|shops?)\b/i },
  ],
  travel: [{ before: /\b(?:overnight|interstate|long|far|night)\s+$/i }],
  outdoors: [{ behind: /^\s+(?!(?:work|jobs?|stuff|things?|ones?)\b)\p{L}/iu }],
  computer: [
    {
      before:
        /\b(?:open(?:ing)?(?: up)?|fix\w*|repair\w*|made by|by|build\w*|sell\w*|work)\s+(?:an? |the |any )?$/i,
    },
  ],
  'selling-in-person': [
    {
      behind:
        /^\s+(?!(?:to (?:people|strangers|anyone)|face|in person|door|on the street|at (?:people|doors))\b)\p{L}/iu,
    },
    // "No Facebook selling" is about the page, and "no Saturday market" about the day.
    {
      before: new RegExp(String.raw`\b(?:facebook|online|insta\w*|etsy|ebay|(?:${days})(?:day)?s?)\s+$`, 'i'),
    },
  ],
  'phone-calls': [
    // "House calls", "no use ringing", "playback of calls", "I can't delete it on my phone".
    { before: /\b(?:house|no use|night|late|after[- ]hours|emergency|video|of|on my)\s+$/i },
    // "No phone after 5", "phone is fine but before 5": a time for calls, and no limit on them.
    {
      behind:
        /^\s*(?:calls? |support |clients? |customers? |people |anyone )?(?:after|before|in the (?:day|morning|evening)|on my |[- ]?outs?\b|between|till|until|when|during|while|on (?:a |the )?(?:sun|mon|tue|wed|thu|fri|sat|weekend))/i,
    },
    { word: /^call$/i, before: /\bon\s+$/i },
    // "No phone screens", "not a phone number".
    { behind: /^\s+(?:screens?|repairs?|cases?|numbers?|shops?)\b/i },
    // "Parents are always ringing", "people I have never met ringing me".
    { word: /ing$/i, before: /\b(?:are|is|keeps?|always|were|was)\s+$/i },
    // "Please don't call the business Waffles" names it, and refuses no call.
    {
      word: /^(?:call|ring)/i,
      behind:
        /^\s+(?:(?:the |my |this |our )?(?:business|shop|company|brand|plan|place|cafe|website|page)|me|us|him|her|it|this|that|myself)\b/i,
    },
  ],
  // Only "no video call" is about video calls.
  camera: [
    // "Electric reels": the reel of an angler or a film is no video.
    { word: /^reels?$/i, before: /^(?![\s\S]*\b(?:insta\w*|tik ?tok|facebook|social|videos?|film\w*)\b)/i },
    { behind: /^\s*(?:call|calls|calling|chats?|meetings?)\b/i },
  ],
  // "No pork" leaves the other meat.
  meat: [{ word: /^(?!meat)/i }],
  car: [
    // "Not under the car on a slope" is where the work is, and "no big car" is about one kind.
    {
      before:
        /\b(?:(?:under|on|in|inside|behind|from|beneath)\s+(?:the |a |an |my |any |your )?|manual |automatic |big |bigger |large |second |company |electric )$/i,
    },
    { behind: /^\s*(?:work|jobs?|or \p{L}+ seats?)\b/iu },
    // "So long as no one's car blocks the drive": what others park.
    {
      before:
        /\b(?:no ?one|nobody|any ?one|some ?one|people|customers?|clients?|visitors?|their|his|her)(?:[’']s|s[’'])?\s+$/i,
    },
    { behind: /^\s+(?:blocks?|blocking|parks?|parked|parking|in the (?:drive|way|street))\b/i },
  ],
  driving: [
    { word: /^drive$/i, before: /\b(?:the|a|my|our|their|his|her)\s+$/i },
    { before: /\b(?:drink|drunk)[- ]$/i },
  ],
  lifting: [
    // "Flats with no lift", "no heavy truck".
    { word: /^lifts?$/i, before: /\bno\s+$/i },
    { word: /^heavy$/i, behind: /^\s+(?:trucks?|vehicles?|traffic|machin\w+|make-?up|metal|rain)\b/i },
  ],
  // The thing that a market seller has.
  standing: [{ word: /^stands?$/i, before: /\b(?:no|this|it|that|an?|the)\s+$/i }],
  strangers: [{ behind: /^\s+(?:can|could|will|may|might|who)\b/i }],
  // "Not enough people for both nights", "I no longer drive at night".
  nights: [{ before: /\b(?:(?:both|enough|many|these|those)\s+|(?:driv\p{L}*|freeway)(?: at)?\s+)$/iu }],
};

/** "No hunting dogs", "no phone screens", "flats with no lift": one kind or another thing, and not all of it. */
export const isOneKind = ({ text }: ReadSentence, { id, from, to }: Hit): boolean =>
  ofOneKind[id as Need]?.some(
    ({ word, before, behind }) =>
      (!word || word.test(text.slice(from, to))) &&
      (!before || before.test(text.slice(0, from))) &&
      (!behind || behind.test(text.slice(to))),
  ) ?? false;
