import type { RunAnswers } from '../plan-input.ts';

export type WorkKind = 'licensed' | 'prohibited';

export const workCategories = [
  'electrical',
  'plumbing-gas',
  'building',
  'childcare',
  'financial-advice',
  'tax-agent',
  'legal',
  'health',
  'security',
  'food-alcohol',
  'passenger-transport',
  'migration-advice',
  'real-estate',
  'gambling',
  'adult',
  'weapons',
  'drugs-tobacco',
  'fraud',
] as const;
export type WorkCategory = (typeof workCategories)[number];

export interface FoundWork {
  category: WorkCategory;
  kind: WorkKind;
  /** offered: the answers propose to sell it. mentioned: it stands there, as a job held or as one word among others. */
  as: 'offered' | 'mentioned';
  /** The words that were found, as the person wrote them. */
  words: string;
  field: 'skills' | 'interests' | 'incomeGoal' | 'content';
}

/**
 * `work` names the doing, which is an offer wherever it stands un-negated. `trade` names the doer, which is an offer
 * only beside words of selling: an electrician may want to sell planners, and must be able to say so.
 */
interface Rule {
  category: WorkCategory;
  kind: WorkKind;
  work?: RegExp;
  trade?: RegExp;
}

const rules: readonly Rule[] = [
  {
    category: 'electrical',
    kind: 'licensed',
    work: /\b(?:electrical (?:work|jobs?|repairs?|services?|installations?)|re-?wir(?:e|ing) (?:houses?|homes?|power|lights?)|install(?:ing)? (?:power ?points?|lights?|ceiling fans?|downlights|solar|switchboards?|ev chargers?)|solar install\w*)\b/i,
    trade: /\b(?:electricians?|sparky|sparkies)\b/i,
  },
  {
    category: 'plumbing-gas',
    kind: 'licensed',
    work: /\b(?:plumbing(?: work| jobs?| services?| repairs?)?|gas ?fitting|(?:fix|repair|unblock|replac|install)(?:e|ing|s)? (?:leak\w*|drains?|toilets?|taps?|hot water|gas|cookers?|pipes?)|air ?con(?:ditioning|ditioner)? install\w*)\b/i,
    trade: /\b(?:plumbers?|gas ?fitters?|roofers?)\b/i,
  },
  {
    category: 'building',
    kind: 'licensed',
    work: /\b(?:build(?:ing)? (?:houses?|homes?|decks?|extensions?|granny flats?|retaining walls?)|structural work|asbestos|waterproofing|demolition|pool fencing|pest control|tree (?:lopping|felling|removal))\b/i,
    trade: /\b(?:licensed builders?|bricklayers?|arborists?)\b/i,
  },
  {
    category: 'childcare',
    kind: 'licensed',
    work: /\b(?:child ?care|family day ?care|baby ?sit(?:ting|ter|ters)?|nanny(?:ing)?|nannies|after[- ]school care|mind(?:ing)? (?:kids|children|babies)|look(?:ing)? after (?:other people'?s )?(?:kids|children|babies))\b/i,
    trade: /\b(?:child ?care (?:worker|educator)s?|early childhood (?:teacher|educator)s?)\b/i,
  },
  {
    category: 'financial-advice',
    kind: 'licensed',
    work: /\b(?:financial (?:advice|advis(?:or|er|ing)|planning)|invest(?:ment|ing) (?:advice|coach\w*|signals?|tips)|(?:stock|share|forex|crypto)\w* (?:tips|signals?|advice|trading (?:course|signals?|group))|manag(?:e|ing) (?:other people'?s |people'?s )?(?:money|investments|portfolios)|(?:mortgage|finance|insurance) brok(?:er|ing)|super(?:annuation)? advice|debt (?:advice|agreements?)|credit repair|lend(?:ing)? money)\b/i,
    trade: /\b(?:financial planners?|stockbrokers?)\b/i,
  },
  {
    category: 'tax-agent',
    kind: 'licensed',
    work: /\b(?:(?:do|doing|lodge|lodging|prepare|preparing) (?:other people'?s |people'?s |client )?(?:tax(?:es)?(?: returns?)?|bas)\b|tax (?:returns?|advice|agent) (?:services?|for)|bas (?:agent )?services?)/i,
    trade: /\b(?:tax agents?|bas agents?)\b/i,
  },
  {
    category: 'legal',
    kind: 'licensed',
    work: /\b(?:legal (?:advice|services?|documents?|consult\w*)|conveyancing|(?:write|writing|draft|drafting) (?:wills|contracts for)|visa appeals?)\b/i,
    trade: /\b(?:lawyers?|solicitors?|barristers?|conveyancers?)\b/i,
  },
  {
    category: 'migration-advice',
    kind: 'licensed',
    work: /\b(?:migration (?:advice|agent|services?)|(?:visa|immigration) (?:advice|applications? (?:help|service)|consult\w*))\b/i,
  },
  {
    category: 'health',
    kind: 'licensed',
    work: /\b(?:medical (?:advice|treatment)|diagnos(?:e|ing|is)|(?:mental health |trauma |grief )?counsel(?:l)?ing|psycho ?therapy|physio ?therapy|massage(?: therapy)?|acupuncture|botox|fillers|cosmetic injections?|laser hair|tattoo(?:s|ing)?|(?:treat|treating|cure|curing) (?:patients?|anxiety|depression|pain|cancer)|(?:diet|nutrition) plans? for (?:diabet\w*|patients?)|sell(?:ing)? (?:my own |home[- ]?(?:made|cooked) )*(?:medicines?|supplements|peptides)|hypno ?therapy|(?:aged|disability|ndis) (?:care|support) (?:work|services?))\b/i,
    trade:
      /\b(?:doctors?|nurses?|physio(?:therapist)?s?|psychologists?|dentists?|dietitians?|pharmacists?|paramedics?|midwi(?:fe|ves)|vets?|chiropractors?)\b/i,
  },
  {
    category: 'security',
    kind: 'licensed',
    work: /\b(?:security guard\w*|bouncer work|private investigat\w*|locksmith\w*|debt collect\w*)\b/i,
  },
  {
    category: 'food-alcohol',
    kind: 'licensed',
    work: /\b(?:sell(?:ing)? (?:my own |home[- ]?(?:made|cooked) )*(?:alcohol|beer|wine|spirits|liquor|food|meals|cakes|curries)|home ?brew(?:ing|ed)? (?:to sell|for sale)|cater(?:ing|er)(?: business| services?)?|food (?:truck|stall))\b/i,
  },
  {
    category: 'passenger-transport',
    kind: 'licensed',
    work: /\b(?:uber(?!\s*eats)|ride ?shar(?:e|ing)|taxi driv\w*|(?:driv(?:e|ing)|transport(?:ing)?) (?:passengers|people to)|charter flights?|drone (?:inspections?|photography|filming)|skipper\w* charters?)\b/i,
  },
  {
    category: 'real-estate',
    kind: 'licensed',
    work: /\b(?:sell(?:ing)? (?:other people'?s )?(?:houses|property|properties|real estate)|property management services?|buyers? agent services?)\b/i,
    trade: /\breal estate agents?\b/i,
  },
  {
    category: 'gambling',
    kind: 'prohibited',
    work: /\b(?:gambling|casino|betting|sports? bets?|poker (?:site|room|staking)|pokies|bookmak\w*|lotter(?:y|ies)|raffles? for profit|tipping service)\b/i,
  },
  {
    category: 'adult',
    kind: 'prohibited',
    work: /\b(?:only ?fans|porn\w*|escort(?:s|ing)?\b(?! (?:to|the))|sex(?:ual)? (?:work|services?|content)|adult (?:content|films?|videos?|entertainment|site)|webcam model\w*|nudes?|strip(?:per|ping) (?:work|shows?))\b/i,
  },
  {
    category: 'weapons',
    kind: 'prohibited',
    work: /\b(?:(?:sell|selling|make|making|print|printing|repair|repairing|3d[- ]print(?:ing|ed)?|trade|trading) (?:\w+ )?(?:guns?|firearms?|ammo|ammunition|weapons?|knuckle ?dusters?|silencers?|explosives?|fireworks)|gun ?smith\w*|firearms? dealer)\b/i,
  },
  {
    category: 'drugs-tobacco',
    kind: 'prohibited',
    work: /\b(?:(?:sell|selling|grow|growing|deal|dealing|import|importing)(?: in)? (?:\w+ )?(?:drugs|weed|cannabis|marijuana|cbd|thc|mushrooms? to trip|steroids|vapes?|e-?cigarettes?|tobacco|cigarettes|chop ?chop|nangs?)|drug deal\w*|vape (?:shop|store|sales?))\b/i,
  },
  {
    category: 'fraud',
    kind: 'prohibited',
    work: /\b(?:fake (?:reviews?|ids?|documents?|followers|designer)|counterfeit\w*|(?:sell|selling) (?:replicas?|stolen)|pyramid scheme|ponzi|phishing|scam(?:s|ming)? (?:people|site)|money launder\w*|write (?:students'? |other people'?s )?(?:assignments|essays) for students|contract cheating|hack(?:ing)? (?:accounts|phones))\b/i,
  },
];

const negated =
  /\b(?:no|not|never|without|avoid(?:ing)?|don'?t|do not|won'?t|will not|isn'?t|aren'?t|rather than|instead of|except|excluding|quit(?:ting)?|hate|stopp?(?:ed|ing)?|anti|away from|lost to|recover(?:ing|y|ed)|addict\w*|pay for|paying for|cost of|need|needs?)\b[^.;!?]{0,40}$/i;
const held =
  /\b(?:i work|i'?m (?:a|an)|i am (?:a|an)|working|worked|employed|day job|my job|full[- ]?time|part[- ]?time|used to|former|ex|retired|trained|qualified|studying|student|years? (?:as|in|of)|background in|experience|i (?:did|get|like|love|enjoy|play)|my (?:husband|wife|partner|son|daughter|mum|dad|brother|sister|friend))\b[^.;!?]{0,40}$/i;
/** Those whom the work would serve: writing for lawyers is not law. */
const audience = /\b(?:for|to|with|of|by|are|help(?:ing)?)\s+(?:(?!as\b)[\w-]+,?\s+){0,2}$/i;
const business =
  /^\s*(?:shops?|stores?|clinics?|firms?|compan|business|studios?|industry|brands?|parlours?)/i;
const selling =
  /\b(?:start|starting|want to|plan to|would like to|offer|offering|sell|selling|my own|business|side (?:hustle|gig|business)|services?|clients?|customers?|on (?:weekends?|the side)|after hours|cash jobs?|charge|freelanc\w*|do (?:some )?jobs?)\b/i;

/** What is asked for in the answers about the work itself; a goal says what one wants to earn and how. */
const fields = ['skills', 'interests', 'incomeGoal', 'content'] as const;
const mostRead = 10_000;

const sentencesOf = (text: string): string[] =>
  text.slice(0, mostRead).split(/[.!?;\n\r]+|,(?= (?:but|and|so) )/);

function judge(sentence: string, rule: Rule): Pick<FoundWork, 'as' | 'words'> | undefined {
  const hit = rule.work?.exec(sentence) ?? rule.trade?.exec(sentence);
  if (!hit) return undefined;
  const [words] = hit;
  const before = sentence.slice(0, hit.index);
  const after = sentence.slice(hit.index + words.length);
  if (negated.test(before)) return undefined;
  if (rule.work?.test(sentence)) {
    const served = audience.test(before) && business.test(after);
    const past = held.test(before) && !selling.test(before);
    return { as: served || past ? 'mentioned' : 'offered', words };
  }
  const offers = selling.test(before) || (selling.test(after) && !held.test(before));
  return { as: offers && !audience.test(before) ? 'offered' : 'mentioned', words };
}

/** Every category once, offers before mentions. */
export function findLicensedWork(answers: RunAnswers): FoundWork[] {
  const found: FoundWork[] = [];
  for (const field of fields) {
    for (const sentence of sentencesOf(answers[field])) {
      for (const rule of rules) {
        const hit = judge(sentence, rule);
        if (hit) found.push({ category: rule.category, kind: rule.kind, field, ...hit });
      }
    }
  }
  const offersFirst = found.sort((a, b) => Number(b.as === 'offered') - Number(a.as === 'offered'));
  return offersFirst.filter(
    ({ category }, index) => offersFirst.findIndex((other) => other.category === category) === index,
  );
}

const inWords: Readonly<Record<WorkCategory, string>> = {
  electrical: 'electrical work',
  'plumbing-gas': 'plumbing or gas work',
  building: 'building or hazardous trade work',
  childcare: 'care of children',
  'financial-advice': 'financial advice',
  'tax-agent': 'tax or BAS services',
  legal: 'legal services',
  health: 'health or beauty treatment',
  security: 'security work',
  'food-alcohol': 'food or alcohol for sale',
  'passenger-transport': 'passenger transport or licensed flying',
  'migration-advice': 'migration advice',
  'real-estate': 'real estate agency',
  gambling: 'gambling',
  adult: 'adult content',
  weapons: 'weapons',
  'drugs-tobacco': 'drugs, tobacco or vapes',
  fraud: 'deception of buyers',
};

export interface Refusal {
  code: 'licensed-work' | 'prohibited-work';
  category: WorkCategory;
  words: string;
  sentence: string;
}

/** Basic has nobody who looks, so what needs a licence is refused before anything is made; nothing is spent. */
export function refusalForBasic({ answers }: { answers: RunAnswers }): Refusal | null {
  const work = findLicensedWork(answers).find(({ as }) => as === 'offered');
  if (!work) return null;
  const { category, words, kind } = work;
  const what = inWords[category];
  return kind === 'prohibited'
    ? {
        code: 'prohibited-work',
        category,
        words,
        sentence: `We don’t make plans for ${what} (your answers say “${words}”). Nothing was spent; change the answers and submit again.`,
      }
    : {
        code: 'licensed-work',
        category,
        words,
        sentence: `Your answers mention ${what} (“${words}”), which usually needs a licence or registration, and a Basic plan has no reviewer to check that. Nothing was spent: leave it out and submit again, or choose Pro or Enterprise.`,
      };
}
