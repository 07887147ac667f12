import { factNumbers } from '#shared/content/fact-numbers.ts';
import { facts } from '#shared/content/facts.ts';
import type { Licence } from '#shared/content/schemas/catalogue.ts';
import { type Maybe, prose } from '../blocks.ts';
import { about, dollars } from '../say/money.ts';
import { list, phrase, sentence } from '../say/words.ts';
import { sourceNote, type Writing } from '../writing.ts';
import type { Topic } from './topic.ts';

/** Words that name a licence or a check which the trade of the plan need not have. */
const licenceNamed: readonly [RegExp, string][] = [
  [/\bworking with (?:kids|children)|\bwwcc?\b|\bblue card\b/i, 'working-with-children-check'],
  [/\bdrones?\b/i, 'drone-operator'],
  [/\bbas agent\b/i, 'bas-agent'],
  [/\bnaati\b/i, 'naati'],
  [/\b(?:spray\w*|herbicide|roundup|glyphosate)\b/i, 'herbicide-spraying'],
  [/\b(?:rsa|serve (?:alcohol|drinks|wine|beer))\b/i, 'serving-alcohol'],
  [/\bfood safety (?:program|supervisor)\b/i, 'food-safety-supervisor'],
  [/\b(?:second[- ]?hand|pawn)\b.*\b(?:licen[cs]e|dealer)\b/i, 'second-hand-dealer'],
  [/\b(?:aboard|boat|charter|coxswain|vessel)\b/i, 'commercial-vessel'],
  [/\b(?:beehives?|bees)\b/i, 'beekeeper-registration'],
  [/\b(?:hens?|chooks?|eggs?)\b/i, 'egg-producer'],
];

const asOffice = (body: string): string =>
  body
    .replace(/^your state's /, 'the ')
    .replace(/^(?=Office|Department|Building|Commission|Australian)/, 'the ');

/** Of an answer: more is not read. */
const mostWords = 45;
const wordsOf = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

function licenceLine(writing: Writing, licence: Licence | undefined): Maybe<string> {
  const line = licence?.places[writing.place];
  if (!licence || !line) return undefined;
  const status = writing.reading.licences.find(({ value }) => value.licence === licence.id)?.value.status;
  const first =
    status === 'held'
      ? `You told us you hold this: ${phrase(licence.name)}.`
      : line.needed === 'always'
        ? `Yes, before the first paid job (${phrase(licence.name)}).`
        : line.needed === 'above'
          ? `Only from ${dollars((line.above ?? 0) * 100)} a job.`
          : line.needed === 'none'
            ? ''
            : '';
  const asks =
    line.text.includes(line.body) || /\bask\b/i.test(line.text) ? '' : `Ask ${asOffice(line.body)}.`;
  const cost = line.cost && status !== 'held' ? `The fee is about ${dollars(line.cost.dollars * 100)}.` : '';
  const all = [first, sentence(line.text), asks, cost].filter((one) => one !== '');
  const source = sourceNote(writing, line.basis);
  const rest = all.slice(2).filter((_, index) => wordsOf([...all.slice(0, 3 + index), source]) <= mostWords);
  return `${[...all.slice(0, 2), ...rest].join(' ')}${source}`;
}

/** The licence that the question names, else the one of the trade that is most sure to be needed. */
function licenceAnswer(writing: Writing, question: string): Maybe<string> {
  const { trade, licences, place, candidate, isAustralia } = writing;
  if (!isAustralia) return undefined;
  const named = licenceNamed.find(([pattern]) => pattern.test(question))?.[1];
  if (named) return licenceLine(writing, licences.get(named));
  const own = trade.licences.flatMap((id) => licences.get(id) ?? []);
  const strict = (['always', 'above', 'check'] as const).flatMap((needed) =>
    own.filter((licence) => licence.places[place]?.needed === needed),
  );
  if (strict[0]) return licenceLine(writing, strict[0]);
  return !candidate.isUncatalogued && (own.length > 0 || trade.rules.states[place])
    ? `We found no licence you need for ${trade.plain}. Part 7 has the rules. Check yours at ablis.business.gov.au before the first paid job.`
    : undefined;
}

const isOfCouncil = (text: string): boolean => /\b(?:council|shire)\b/i.test(text);

/** The rule of the trade that a council answers for. */
function councilAnswer(writing: Writing): Maybe<string> {
  const { trade, licences, place, isAustralia } = writing;
  if (!isAustralia) return undefined;
  const own = trade.licences
    .flatMap((id) => licences.get(id) ?? [])
    .find((licence) => isOfCouncil(`${licence.places[place].body} ${licence.places[place].text}`));
  if (own) return licenceLine(writing, own);
  const rule = [...(trade.rules.states[place] ?? []), ...trade.rules.all].find(
    ({ text }) =>
      isOfCouncil(text) &&
      /\b(?:ask|approv\w*|permit|allow\w*|regist\w*|notif\w*)\b/i.test(text) &&
      !/\b(?:depot|tip|bin|drain)\b/i.test(text),
  );
  return rule && `${sentence(rule.text)}${sourceNote(writing, rule.basis)}`;
}

/** What the figures count for cover. */
function coverCost({ figures: { inputs } }: Writing): Maybe<string> {
  const line = inputs.monthly.find(({ what }) => /\b(?:insur|liabil|indemn|cover)/i.test(what));
  return line && `The plan counts about ${dollars(line.cents)} a month for it (${phrase(line.what)}).`;
}

const coverOf = ({ trade }: Writing): string[] =>
  [...trade.insurance.must, ...trade.insurance.should].map(phrase);

function insuranceAnswer(writing: Writing, question: string): Maybe<string> {
  const { must, ask } = writing.trade.insurance;
  const cover = coverOf(writing);
  if (cover.length === 0) return undefined;
  const wanted = list(cover.slice(0, 2));
  if (/\b(?:tell|declare|let .* know)\b.*\binsur/i.test(question))
    return `Yes. Tell the insurer about any new work or change before you start it. It may refuse a claim if it did not know. For this work ask for ${wanted}.`;
  if (/\b(?:enough|million)\b/i.test(question))
    return `Your clients decide: ask each firm, agent or venue in writing how much cover it wants. For this work ask for ${wanted}. An insurance broker can confirm the amount.`;
  if (
    /\b(?:who pays?|i pay|do i pay|who insures|responsible|whose neck|separate|liable|covered|insured|cover\w* (?:me|it|the|their|them|for)|if|does (?:it|that|insurance|my))\b/i.test(
      question,
    )
  )
    return prose(
      `Only if your policy names it, so ask before the first job. Ask for ${wanted}.`,
      ask[0] && `Put this to the insurer: “${sentence(ask[0])}”`,
    );
  if (/\b(?:what|which|whats|right)\b/i.test(question))
    return prose(
      `Ask for ${wanted}.`,
      coverCost(writing),
      ask[0] && `Put this to two insurers: “${sentence(ask[0])}”`,
    );
  return prose(
    must.length > 0
      ? `Yes, get it before the first job: ${list(must.slice(0, 2).map(phrase))}.`
      : `No law we found requires it, but get it before the first job: ${wanted}.`,
    coverCost(writing),
    'An insurance broker can compare policies.',
  );
}

function companyAnswer(writing: Writing, question: string): Maybe<string> {
  const { isAustralia, figures, trade } = writing;
  if (!isAustralia) return undefined;
  if (/\bpartnership\b/i.test(question))
    return 'Two people who share the profit may trade as a partnership. It needs its own ABN and tax return, and each partner is liable for all its debts. Ask a tax agent before you choose.';
  const cover = trade.insurance.must[0] ?? trade.insurance.should[0];
  if (/\bliab|\bsue|\bex\b|in my (?:own )?name/i.test(question))
    return prose(
      'A company does not cover your own mistakes: insurance does.',
      cover && `Have ${phrase(cover)} first.`,
      `With about ${about(figures.year.profitCents)} of profit, starting as a sole trader is simplest. Ask a tax agent or lawyer about what you own.`,
    );
  const profit = figures.year.profitCents;
  return `Start as a sole trader: it is free, and this plan’s first year leaves ${profit > 0 ? `about ${about(profit)} of profit` : 'no profit'}. A company cost ${facts['company-registration'].figure} to register and ${facts['company-annual-review'].figure} in 2024–25. Ask a tax agent before you hire people or sign large contracts.`;
}

function abnAnswer(writing: Writing, question: string): Maybe<string> {
  const { input, situations, reading } = writing;
  if (!writing.isAustralia) return undefined;
  const has = (id: string) => reading.situations.some(({ value }) => value.id === id);
  const visa = ['student-visa', 'temporary-visa', 'working-holiday-visa'].find(has);
  if (/\bvisa\b/i.test(question))
    return prose(
      'You can apply for one, but your visa decides what work you can do.',
      visa ? situations.get(visa)?.says[0] : 'Check VEVO first, and ask the Department of Home Affairs.',
    );
  if (/\b(?:under ?18|1[4-7])\b/i.test(question) || (has('under-18') && !input.profile.abn))
    return 'Yes, you can have an ABN under 18, and it is free at abr.gov.au. Ask a parent to read each agreement, because many contracts do not bind people under 18.';
  if (
    /\b(?:hubby|husband|wife|partner|mum|dad|brother|someone else)\b.*\b(?:has|have|got|'s)\b|\bhas one\b/i.test(
      question,
    )
  )
    return 'Yes, if you sell the work yourself: an ABN belongs to the one person or firm that runs the business. It is free at abr.gov.au. Check your own case with the tax office on 13 28 66.';
  if (/\bor\b.*\b(?:agency|employ\w*|job|wages)\b/i.test(question))
    return `With an ABN you set the price and carry the cost: this plan leaves about ${about(writing.figures.year.profitPerHourCents)} an hour. An agency pays wages, super and leave. You can do both if its contract allows it. Compare its hourly pay.`;
  if (/\b(?:cost|free|fee|要不要钱|how much)/i.test(question))
    return 'It is free at abr.gov.au. Pay no one for it. You need it before the first paid job.';
  if (/\bname\b/i.test(question))
    return 'The public ABN register shows your name, state and postcode, and your business names. It shows no street, phone or email. If more must stay off it, ask abr.gov.au before you apply.';
  return input.profile.abn
    ? 'You gave us one. Look it up at abr.gov.au and check that it is active.'
    : `Yes, before the first paid job. It is free at abr.gov.au. Without one, businesses must withhold ${Math.round(factNumbers['no-abn-withholding'] * 100)}% of what they pay you. Part 6 has the day for it.`;
}

/** Work before the paper that it needs is here. */
export const beforeThePaper: Topic = {
  subject: 'work before the licence arrives',
  pattern:
    /\b(?:(?:while|whilst) (?:it|they|i)\b.*\b(?:process\w*|wait\w*|pending|apply|applied)|until then|till then|in the meantime|without one|before i(?:['’]ve)? (?:have|get|got) (?:it|the|my))\b/i,
  answer: ({ reading, licences, trade, place, isAustralia }) => {
    const open = reading.licences.find(({ value }) => value.status !== 'held')?.value.licence;
    const strict = trade.licences.find((id) => licences.get(id)?.places[place].needed === 'always');
    const licence = licences.get(open ?? strict ?? '');
    return (
      isAustralia &&
      licence &&
      `Not for work that needs it (${phrase(licence.name)}). Take no money for that work until you have it: insurance will not cover it either. Until then, sell only what needs none. ${sentence(`Ask ${asOffice(licence.places[place].body)}`)}`
    );
  },
};

const visas = ['student-visa', 'temporary-visa', 'working-holiday-visa', 'humanitarian-visa'];

export const lawTopics: readonly Topic[] = [
  {
    subject: 'your visa',
    pattern: /\bvisa\b/i,
    not: /\b(?:bank|loan|abn|card)\b/i,
    answer: ({ isAustralia, reading, situations }) => {
      const id = visas.find((one) => reading.situations.some(({ value }) => value.id === one));
      const says = situations.get(id ?? '')?.says ?? [];
      return (
        isAustralia &&
        says.length > 0 &&
        `${says.slice(0, 2).map(sentence).join(' ')} VEVO shows your visa’s conditions.`
      );
    },
  },
  {
    subject: 'keeping your details private',
    pattern:
      /\b(?:keep\w*|stay\w*|hid\w*) .*\b(?:off|private|secret|out)\b|\b(?:address|find me|public register|where i live)\b/i,
    answer: ({ screen, isAustralia }) =>
      screen.isSafety
        ? 'Ask the Business Register before you apply, and decide once you have the answer.'
        : isAustralia &&
          'The public ABN register shows your name, state and postcode. It shows no street, phone or email. A PO box keeps your address off invoices and web pages.',
  },
  {
    subject: 'a company or sole trader',
    pattern: /\b(?:compan(?:y|ies)|pty|sole trader|partnership|llc|ltd)\b/i,
    not: /\b(?:insurance|water|power|hire) company\b|\b(?:for|with|from|of) (?:a|the|this) company\b/i,
    answer: companyAnswer,
  },
  { subject: 'an ABN', pattern: /\babn\b/i, answer: abnAnswer },
  {
    subject: 'insurance',
    pattern:
      /\b(?:insur\w*|liab\w*|indemnity|PI from|what cover|covered|who pays? if|whose neck|who(?:[’']?s| is)? responsible)\b|\bwho pays?\W*$|\b(?:what )?if (?:a|an|some|my|his|the|motor)\b.*\b(?:falls?|breaks?|die|dies|hurt|wrong|crash\w*|damaged?|loses|fl(?:y|ies) away)\b|تأمين/i,
    not: /\bcovered in\b|\bloan\b|\btoys?\b|\b(?:exclude|sign away|waiver)\b/i,
    answer: insuranceAnswer,
  },
  {
    subject: 'the council',
    pattern:
      /\b(?:council|shire|home business|from home|in my (?:garage|shed|house)|at (?:a|my) house|belediye\w*|市役所)\b/i,
    not: /\b(?:panel|tender|across the shire|council (?:pay|hire|job|house))\b/i,
    answer: councilAnswer,
  },
  {
    subject: 'a licence',
    pattern:
      /\b(?:licen[cs]\w*|permits?|ticket|qualif\w*|certificates?|registered|register|accredit\w*|bas agent|working with (?:kids|children)|giay phep|food safety program|without the \w+)\b|رخصة|許可/i,
    not: /\b(?:tell|if i[’']?m not registered|employers?|percentage|makes it|enforce|tour operator|keeps? the register|(?:landholder|farmer|client|venue|owner|customer|shop)s? (?:need|have)|music|onemusic|songs?|tickets? (?:sales|price)|cash register|can i (?:say|call)|gst)\b/i,
    answer: licenceAnswer,
  },
];
