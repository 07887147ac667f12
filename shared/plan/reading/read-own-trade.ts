import { wordsOf } from './match/words.ts';
import { isUnsold } from './read-sold.ts';
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

/** The trade that a person names and that no file of the catalogue covers. Their words name the business. */
export function readOwnTrade(
  sentences: readonly ReadSentence[],
  skills: readonly Fact<Skill>[],
  plainSkills: ReadonlySet<string>,
): Fact<OwnTrade> | undefined {
  // A tool ("piano") covers only itself: "piano tuning" is another thing.
  const known = (sentence: ReadSentence, from: number, to: number) =>
    sentence.hits.some(
      (hit) =>
        hit.from < to &&
        hit.to > from &&
        (['title', 'task', 'ticket', 'chips', 'not-planned', 'licence', 'not-trade'].includes(hit.list) ||
          (hit.list === 'tool' && hit.to - hit.from >= sentence.text.slice(from, to).trim().length)),
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
  const hasTrade = skills.some(({ value }) => !value.isWeak);
  return fromSkills(sentences, plainSkills, { known, hasTrade });
}

const isOthers = (sentence: ReadSentence, at: number): boolean => {
  const word = sentence.words.findIndex(({ from }) => from >= at);
  return hitsOf(sentence, 'others').some(({ next }) => next <= word && word - next < 5);
};

/** A sentence that shows the skill at work: a price, buyers, years, or what they do with it. */
function shownIn(sentences: readonly ReadSentence[], what: string): ReadSentence | undefined {
  const roots = wordsOf(what)
    .map(({ stem }) => rootOf(stem))
    .filter((root) => root.length > 3);
  return sentences.find(
    (sentence) =>
      sentence.field === 'content' &&
      !sentence.isSilent &&
      sentence.words.some((word) => roots.includes(rootOf(word.stem)) && !isUnsold(sentence, word)) &&
      /\d|\byears?\b|\bcharge|\bask|\bi (?:have )?(?:built|made|make|sell|sold|tune|tuned|hire|restore|tend|teach|help|do|run)\b/i.test(
        sentence.text,
      ),
  );
}

/** "Taxidermy" and "taxidermist", "sweeping" and "sweep" are one here. */
const rootOf = (stem: string): string =>
  stem.length > 5 ? stem.replace(/(?:ing|ers?|ed|ery|ists?|ism|y)$/, '') : stem;

/**
 * The first skill that is not a chip, not an everyday one and not in the catalogue, where the background shows it at work.
 * Without that it is only a word, and we ask.
 */
function fromSkills(
  sentences: readonly ReadSentence[],
  plainSkills: ReadonlySet<string>,
  {
    known,
    hasTrade,
  }: { known: (sentence: ReadSentence, from: number, to: number) => boolean; hasTrade: boolean },
): Fact<OwnTrade> | undefined {
  // Commas end a sentence of the skills field.
  const parts = sentences.filter(({ field, isSilent }) => field === 'skills' && !isSilent);
  for (const sentence of hasTrade ? parts.slice(0, 1) : parts) {
    const what = sentence.text.trim();
    const from = sentence.text.indexOf(what);
    const to = from + what.length;
    const isPlain = [...plainSkills].some(
      (plain) => what.toLowerCase() === plain || what.toLowerCase().startsWith(`${plain} `),
    );
    const isNamed = /^[\p{L}][\p{L} '’-]{3,40}$/u.test(what) && what.split(/\s+/).length <= 4;
    const shown = shownIn(sentences, what);
    if (!isNamed || isPlain || known(sentence, from, to) || isLedByNo(what) || !shown) continue;
    const years = yearsIn(shown?.text ?? '');
    return factIn(sentence, {
      id: 'own-trade',
      value: {
        what: what.toLowerCase(),
        ...(years && { years }),
        isTitle: false,
        ...(shown && { isShown: true }),
      },
      from,
      to,
    });
  }
  return undefined;
}

const isLedByNo = (what: string): boolean => /^(?:no|not|none|nothing|n\/?a|idk|dunno|nil)\b/i.test(what);
