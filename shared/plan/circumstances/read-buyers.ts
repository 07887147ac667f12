import { sentencesOf } from './sentences.ts';

/** Those who already ask this person, or pay, as the background names them. */
export interface KnownBuyers {
  /** As a plan speaks of all of them; undefined for friends and family, who are no market. */
  crowd: string | undefined;
  /** The sentence that names them, whole. */
  sentence: string;
  /** They ask or pay; otherwise work is done for them unasked. */
  asked: boolean;
}

/** The nouns by which people name those who ask, and what a plan calls all of them. The nearest words come first. */
const groups: readonly (readonly [words: string, crowd: string | undefined])[] = [
  ['friends?|mates?|family|relatives?|cousins?|aunt(?:y|ies)|in-laws', undefined],
  ['dog owners?|cat owners?|pet owners?', 'pet owners'],
  ['(?<!\\b(?:my|our) )(?:school |kinder )?(?:parents|mums and dads|mums|mothers|dads|families)', 'parents'],
  ['neighbou?rs?|people (?:in|on|down|up) (?:my|our|the) street|(?:my|our) street', 'neighbours'],
  ['(?:footy |sports? |netball |cricket |local |bowls )?clubs?', 'local clubs'],
  ['caf[eé]s?|coffee shops?|restaurants?', 'cafe owners'],
  ['salons?|hairdressers?|barbers?|beauticians?', 'salon owners'],
  ['tradies|tradesmen|plumbers|electricians|builders|chippies', 'tradies'],
  ['real estate agents?|agents|agencies', 'agencies'],
  [
    'shop ?keepers?|shop owners?|shops?|stallholders?|retailers?|boutiques?|businesses|small businesses|business owners?',
    'small-business owners',
  ],
  ['charit(?:y|ies)|not-for-profits?|community groups?|committees?', 'community groups'],
  ['church(?:es)?|parish(?:es)?|congregation', 'church groups'],
  ['schools?|kinders?|kindergartens?', 'local schools'],
  ['teachers?|tutors?|teacher aides?', 'teachers'],
  ['students?|classmates?|uni students?', 'students'],
  [
    'seniors|older people|older folk|elderly (?:people|neighbou?rs)|retirees|pensioners|grandparents',
    'older people',
  ],
  ['shift workers?|night workers?', 'shift workers'],
  ['nurses|midwives', 'nurses'],
  ['farmers?|graziers?|farm families', 'farm households'],
  ['brides?|couples?|newlyweds?', 'couples who are getting married'],
  ['landlords?|airbnb hosts?|hosts?', 'short-stay hosts'],
  ['graduates?|job ?seekers?', 'job seekers'],
  ['gardeners?', 'gardeners'],
  ['runners?|cyclists?|campers?|hikers?|anglers?|fishers|surfers?', 'people who share your sport'],
  [
    'colleagues?|co-?workers?|work ?mates?|(?:other )?teams?|(?:the |people in |everyone in )?(?:my |our )?office',
    'office teams',
  ],
];

/** Words that may stand between "by" or "for" and the noun. "My parents" are family, whom a plan leaves alone. */
const lead = String.raw`(?:(?:the|some|a few|several|many|most|lots of|heaps of|plenty of|all the|other|two|three|four|five|six|one of the|a couple of|a lot of|local|nearby|busy|young|new|our|small|a|an|\d{1,2}|my (?=neighbou?r|friend|mate|cousin|aunt|famil|relative|in-law|colleague|co-?worker|work ?mate|student|clients?)) )*`;
const asking = String.raw`(?:(?:always|often|already|regularly|sometimes|now|still|even|have|has|had|both|all|who see it|who saw it|from school|at school|at work|of mine|here|there|nearby|near me|around here|in town|in my street|on my street) )*(?:keep asking|kept asking|asks?|asked|asking|pays?|paid|paying|begs?|hires?|hired|books?|booked|buys?|bought|orders?|ordered|cop(?:y|ies|ied)|borrows?|borrowed|commissions?|commissioned|wants? (?=me\b|my\b|one\b|copies\b)|come to me|comes to me|came to me|come back|call on me|rely on me|relies on me|send me|sends me|bring me|brings me|gets? me to|gives? me (?=money|work|jobs|\$))`;
const doing = String.raw`(?:ma[dk]e|mak(?:es|ing)|writ(?:e|es|ing|ten)|wrote|edit(?:s|ed|ing)?|dr[ae]w(?:n|s|ing)?|sew(?:s|n|ed|ing)?|fix(?:es|ed|ing)?|mend(?:s|ed|ing)?|buil[dt](?:s|ing)?|translat(?:e|es|ed|ing)|mow(?:s|ed|n|ing)?|design(?:s|ed|ing)?|bak(?:e|es|ed|ing)|film(?:s|ed|ing)?|cut(?:s|ting)?|repair(?:s|ed|ing)?|print(?:s|ed|ing)?|knit(?:s|ted|ting)?|teach(?:es|ing)?|taught|tutor(?:s|ed|ing)?|walk(?:s|ed|ing)?|clean(?:s|ed|ing)?|d(?:o|id|oes|oing) \w+|set up|type|proofread|photograph(?:s|ed|ing)?|restor(?:e|es|ed|ing)|alter(?:s|ed|ing)?|run|ran|look(?:ed|ing)? after|keep(?:s|ing)?|kept|organis(?:e|es|ed|ing))`;
/** What takes a statement back that follows it. */
export const unsaid =
  /\b(?:nobody|no ?one|none|never|not|don['’]?t|doesn['’]?t|didn['’]?t|won['’]?t|haven['’]?t|hasn['’]?t|would rather|hate|without|stop(?:ped)?|no longer|refuse|if)\b/i;

const rules = groups.map(([words, crowd]) => {
  const who = `${lead}(?:${words})`;
  return {
    crowd,
    asked: new RegExp(
      String.raw`(?:(?<![\p{L}’'])(?:${words})\s+${asking}(?![\p{L}])|\b(?:asked|paid|hired|booked|commissioned) by ${who}\b|\bpaying (?:clients|customers)[^.;!?]{0,25}\b(?:are|like|mostly) ${who}\b|\b(?:clients|customers|buyers|regulars) (?:are|were|include) (?:mostly |mainly |all )?${who}(?![\p{L}]))`,
      'iu',
    ),
    served: new RegExp(
      String.raw`(?:\b${doing}\b[^.;!?]{0,60}?\bfor ${who}(?![\p{L}])|\bhelp(?:s|ed|ing)? (?:out )?${who}(?![\p{L}]))`,
      'iu',
    ),
  };
});

/**
 * Undefined where nobody is named. Who asks or pays goes before whom something is made for; in each, a crowd goes
 * before friends, who are asked first but are too few to sell to.
 */
export function readBuyers(background: string): KnownBuyers | undefined {
  const said = sentencesOf(background.slice(0, 2000));
  const found = (['asked', 'served'] as const).flatMap((kind) =>
    said.flatMap((sentence) =>
      rules.flatMap((rule) => {
        const at = rule[kind].exec(sentence);
        if (!at || isUnsaid(sentence, at)) return [];
        return [{ crowd: rule.crowd, sentence, asked: kind === 'asked' }];
      }),
    ),
  );
  return found.find(({ crowd }) => crowd !== undefined) ?? found[0];
}

/** A no before it in its own clause takes it back; one in another clause speaks of something else. */
function isUnsaid(sentence: string, { index, 0: words }: RegExpExecArray): boolean {
  const before = sentence.slice(0, index).split(/[,;:–—]|\b(?:but|though|although|yet|and)\b/i);
  return unsaid.test(`${before.at(-1) ?? ''}${words}`);
}
