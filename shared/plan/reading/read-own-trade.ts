import type { Fact, OwnTrade, Skill } from './reading.ts';
import { clauseAround, factIn, hitsOf, type ReadSentence } from './text.ts';
import { yearsIn } from './years.ts';

/** Who a person says they are: "I'm a saddle maker", "saddler by trade", "been a farrier for 12 years". */
const titles: readonly RegExp[] = [
  /\b(?:i am|i'm|im|i’m)\s+an?\s+(?:qualified |trained |retired |registered |self[- ]taught |part[- ]time |full[- ]time )?([a-z][a-z-]+(?: [a-z][a-z-]+){0,2}?)(?=\s*(?:$|[,.;:(]|by\b|for\b|with\b|in\b|from\b|at\b|and\b|\d))/i,
  /(?:^|[,.;]\s*)([a-z][a-z-]+(?: [a-z][a-z-]+){0,2}) by trade\b/i,
  /\b(?:worked|working|work|been) (?:as )?an? ([a-z][a-z-]+(?: [a-z][a-z-]+){0,2}?) (?:for|since|\d)/i,
];
/** Only such endings make a title of a trade. "I am a mum", "a good listener" and "a nurse" are none of a business. */
const tradeEnding =
  /(?:maker|smith|wright|mender|repairer|restorer|breeder|grower|carver|binder|turner|weaver|saddler|farrier|tuner|fitter|builder|painter|sculptor|engraver|blower|dyer|spinner|tanner|trapper|diver|luthier|horologist|calligrapher|illustrator|puppeteer|magician|storyteller|astrologer|installer|operator|surveyor|assessor|hirer)$/i;

const split = /[,;|\n\r]+/;

/** The trade that a person names and that no file of the catalogue covers. Their words name the business. */
export function readOwnTrade(
  sentences: readonly ReadSentence[],
  skills: readonly Fact<Skill>[],
  plainSkills: ReadonlySet<string>,
): Fact<OwnTrade> | undefined {
  const known = (sentence: ReadSentence, from: number, to: number) =>
    sentence.hits.some(
      (hit) =>
        ['title', 'task', 'ticket', 'tool', 'chips', 'not-planned', 'licence'].includes(hit.list) &&
        hit.from < to &&
        hit.to > from,
    );
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const pattern of titles) {
      const found = pattern.exec(sentence.text);
      const what = found?.[1]?.trim();
      if (!found || !what || !tradeEnding.test(what)) continue;
      const from = found.index + found[0].indexOf(what);
      if (known(sentence, from, from + what.length) || isOthers(sentence, from)) continue;
      const years = yearsIn(sentence.text);
      const clause = clauseAround(sentence, from);
      return factIn(sentence, {
        id: 'own-trade',
        value: { what: what.toLowerCase(), ...(years && { years }), isTitle: true },
        from: clause.from,
        to: Math.max(clause.to, from + what.length),
      });
    }
  }
  if (skills.some(({ value }) => !value.isWeak)) return undefined;
  return fromSkills(sentences, plainSkills, known);
}

const isOthers = (sentence: ReadSentence, at: number): boolean => {
  const word = sentence.words.findIndex(({ from }) => from >= at);
  return hitsOf(sentence, 'others').some(({ next }) => next <= word && word - next < 5);
};

/** With no trade found at all, the first skill that is not a chip and not an everyday one. */
function fromSkills(
  sentences: readonly ReadSentence[],
  plainSkills: ReadonlySet<string>,
  known: (sentence: ReadSentence, from: number, to: number) => boolean,
): Fact<OwnTrade> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'skills') continue;
    let from = 0;
    for (const part of sentence.text.split(split)) {
      const what = part.trim();
      const to = from + part.length;
      const isPlain =
        plainSkills.has(what.toLowerCase()) ||
        [...plainSkills].some((plain) => what.toLowerCase().startsWith(`${plain} `));
      const isNamed = /^[\p{L}][\p{L} '’-]{3,40}$/u.test(what) && what.split(/\s+/).length <= 4;
      if (isNamed && !isPlain && !known(sentence, from, to) && !isLedByNo(what))
        return factIn(sentence, {
          id: 'own-trade',
          value: { what: what.toLowerCase(), isTitle: false },
          from,
          to,
        });
      from = to + 1;
    }
  }
  return undefined;
}

const isLedByNo = (what: string): boolean => /^(?:no|not|none|nothing|n\/?a|idk|dunno|nil)\b/i.test(what);
