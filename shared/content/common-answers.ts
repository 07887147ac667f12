import { factNumbers, inCents } from './fact-numbers.ts';

/** An answer that holds in Australia for any trade. What is law in it names who confirms it. */
export interface CommonAnswer {
  /** It heads the answer where a file may not repeat the question: "music in public". */
  subject: string;
  about: RegExp;
  not?: RegExp;
  answer: string;
  /** It is no law of a country, so that it holds abroad as well. */
  isEverywhere?: true;
}

const casualCents = inCents(factNumbers['casual-floor']);
const withSuper = ((casualCents * (1 + factNumbers['super-rate'])) / 100).toFixed(2);
const casual = (casualCents / 100).toFixed(2);
const superPercent = Math.round(factNumbers['super-rate'] * 100);

export const commonAnswers: readonly CommonAnswer[] = [
  {
    subject: 'what a casual costs',
    about: /\bcasuals?\b.*\b(?:cost|hour|pay)\b|\b(?:cost|pay)\b.*\bcasuals?\b/i,
    answer: `An adult casual costs at least $${withSuper} an hour: $${casual} of minimum wage and ${superPercent}% super. Workers’ compensation insurance comes on top, and an award may set more. Ask the Fair Work Ombudsman on 13 13 94.`,
  },
  {
    subject: 'wages or a contractor',
    about:
      /\b(?:wages?|employ\w*|casual|payroll)\b.*\bor\b.*\b(?:sub(?:bie|contract\w*)?|contractor)\b|\b(?:subbie|subcontractor|contractor|contracting)\b|\bam i (?:\w+ )?(?:their|an) employee\b|\bemploy the casual\b|\bworkers?['’]?s? ?comp/i,
    not: /\b(?:my|the) (?:own )?contractor (?:licence|card)\b|\bor a contractor licence\b/i,
    answer:
      'It depends on how they work, not on an ABN. Someone who turns up for every job and works your hours is usually an employee, with super and workers’ compensation. Ask the Fair Work Ombudsman on 13 13 94 and your state’s workers’ compensation office.',
  },
  {
    subject: 'the paperwork for a first employee',
    about:
      /\b(?:hire|employ|put on)\b.*\b(?:papers?|forms?|cousin|brother|mate|need)\b|\bregister as (?:an )?employers?\b/i,
    not: /\b(?:hire out|hire or|loan|rates)\b/i,
    answer:
      'Register as an employer with the tax office and take out workers’ compensation. Have them sign a tax file number form and a super choice form, and give them the Fair Work statement. A relative needs the same paperwork. Ask the Fair Work Ombudsman on 13 13 94.',
  },
  {
    subject: 'another person',
    about:
      /\b(?:hire|take on|employ|put on|paid)\b.*\b(?:helper|young bloke|second \w+|someone|staff|apprentice|junior|assistant|another)\b/i,
    not: /\b(?:second ?hand|raise)\b/i,
    answer: `Once you turn paid work away for three months in a row. An adult casual costs at least $${withSuper} an hour with super. Each hour must earn more than that, even with the time you spend checking. Ask the Fair Work Ombudsman on 13 13 94.`,
  },
  {
    subject: 'unpaid wages',
    about: /\b(?:old|last|former|ex) (?:boss|employer)\b.*\b(?:pay|owes?)\b|\bunpaid wages\b/i,
    answer:
      'Write down the hours and the amount, and ask for it in a dated letter. Then ring the Fair Work Ombudsman on 13 13 94: it’s free. This plan counts none of that money.',
  },
  {
    subject: 'a client who doesn’t pay',
    about:
      /\b(?:won['’]?t|doesn['’]?t|don['’]?t|not|never|late to) pay(?:s|ing)?\b|\b(?:unpaid|overdue|late) (?:invoice|bill)s?\b|\bnot? pick(?:ed)? (?:it |them )?up\b|\buncollected\b/i,
    not: /\b(?:do i|if i|i)\b (?:don['’]?t|not|never|won['’]?t) pay|\bgst\b|\btax\b/i,
    answer:
      'Send a dated reminder a week after the due date, then ring. After thirty days, stop work and ask your state’s small business commissioner or fair trading office for free mediation. Next time, take a deposit.',
  },
  {
    subject: 'clients who don’t turn up',
    about: /\b(?:no[ -]?shows?|don['’]?t (?:turn|show) up|cancel\w*|last minute)\b/i,
    isEverywhere: true,
    answer:
      'Take a deposit when they book, and say so in the first message. Give a last day for free changes. After that, you keep the deposit, up to what you really lost. You can’t sell an empty hour the same day.',
  },
  {
    subject: 'a clause of a job or a sale',
    about:
      /\b(?:non[- ]?compete|restraint|poach\w*|enforceable|clause|does (?:it|that) hold|tak(?:e|ing) (?:my |the |their )?clients?\b|can['’]?t (?:work|clean|sell) within|competing)\b/i,
    not: /\b(?:warranty|price|rise and fall) clause\b/i,
    answer:
      'It may bind you, depending on its wording, time and area. Don’t contact the people it covers until you know. A community legal centre can read it for free, and a lawyer can put the answer in writing.',
  },
  {
    subject: 'your employer',
    about:
      /\b(?:boss|employer|department) (?:\w+ )?(?:need|have|has|got)(?:s)? to (?:be told|know|approve|agree)|\b(?:tell|declare|ask) (?:\w+ ){0,2}(?:to )?my (?:boss|employer|department|work|manager)\b|\bdeclare this to\b/i,
    answer:
      'Yes, ask first: many employers must approve outside work, and public ones almost always. Say what work and which hours, and keep the answer. Don’t use their time, tools, documents or clients. Check your contract or ask HR.',
  },
  {
    subject: 'music in public',
    about: /\b(?:one ?music|apra|music licen[cs]e|play (?:songs?|music)|songs? without)\b/i,
    answer:
      'Music played to the public or a class needs a OneMusic licence. A venue often has one, so ask for its number in writing. Otherwise, the organiser pays. A private streaming plan doesn’t cover it. Check with OneMusic Australia.',
  },
  {
    subject: 'other people’s characters and brands',
    about:
      /\b(?:bluey|disney|spider ?man|elsa|marvel|pokemon|peppa|wiggles|paw patrol|characters?|afl|nrl|team (?:logo|colours)|logos?|crests?)\b/i,
    not: /\b(?:my|our|a|new|design) logo\b|\blogo (?:design|for me)/i,
    answer:
      'Not without a licence from the owner, even for one buyer or a friend. Offer the colours and your own theme instead. Ask the Arts Law Centre, or IP Australia on 1300 651 010.',
  },
  {
    subject: 'who owns the work',
    about:
      /\bwho owns\b|\bown what i (?:write|make|draw)\b|\b(?:copy|resell\w*|steal) (?:my|the) (?:\w+ )?(?:book|files?|work|designs?|patterns?|photos?)\b|\buse (?:\w+ )?(?:photos?|tenders?)\b|\b(?:author['’]?s|owner['’]?s) permission\b|\bcopyright\b/i,
    answer:
      'The maker owns the copyright unless an agreement says otherwise, so put it in the order. Say what the buyer can do with the work. You need permission to copy someone else’s. Check with the Arts Law Centre or the Australian Copyright Council.',
  },
  {
    subject: 'what you may call yourself',
    about:
      /\b(?:can|may|could) (?:i|we) (?:say|tell|call|claim|advertise|put)\b.*\b(?:certified|organic|qualified|licensed|registered|tradesman|tiler|teacher|student|therapist|physio|builder|i[’']?m|nata)\b|\bcall it (?:student|organic)\b|\basks? if i[’']?m\b/i,
    answer:
      'Only what you can prove: a false claim breaks consumer law, even for a small seller. Say what you’ve done, for how long, and that you have no certificate yet. Check the wording with your state’s fair trading office.',
  },
  {
    subject: 'a lower price than others',
    about: /\bprice lower than\b|\bundercut\b/i,
    answer:
      'Yes. You set your own price, and it can be low. What you can’t do is agree on prices with another seller. Check with the ACCC on 1300 302 502.',
  },
  {
    subject: 'faulty work and refunds',
    about:
      /\b(?:money back|refunds?|faulty|warranty|guarantee|break (?:someone|a |the|their)|broke (?:someone|a|the|their)|break someones|go(?:es)? wrong|give money back|miss something)\b/i,
    not: /\b(?:deposit refund|insur\w*|income|lender|tax)\b/i,
    answer:
      'If it’s your fault, you fix it, redo it or refund it. That’s consumer law, and no sign changes it. Take a photo before you start, and have insurance that covers it. Check with your state’s fair trading office.',
  },
  {
    subject: 'a form about damage',
    about:
      /\b(?:form|agreement|contract|waiver)\b.*\b(?:damage|say|include|put in|write|look like|about)\b|\b(?:need|goes in|write) (?:a |an |the )?(?:\w+ )?(?:contract|agreement)\b|\bput in (?:a|the|my) (?:contract|agreement|form)\b/i,
    not: /\b(?:data|privacy|breach\w*|trade waste|old contract|clause)\b/i,
    answer:
      'One page: who, what, price, dates, deposit, and who pays for damage and how much, with photos before and after. You both sign it. Your state’s small business commissioner has free samples, and a lawyer can check yours.',
  },
  {
    subject: 'clients’ private details',
    about: /\b(?:privacy|confidential\w*|data breach\w*|personal data|nda)\b/i,
    answer:
      'Sign the client’s own form if there is one. Keep only what the job needs, and delete it on a set date. Say in the agreement who you’ll tell about a breach, and when. Ask the privacy office (OAIC) on 1300 363 992.',
  },
  {
    subject: 'asbestos',
    about: /\basbestos\b/i,
    answer:
      'If the house was built before 1990, treat it as asbestos: don’t sand, cut, break or sweep it. A lab can test it, and a licensed person should remove it. Tell the owner and pass the job on. Check with your state’s work safety office.',
  },
  {
    subject: 'waste water',
    about: /\b(?:dirty|waste|grey|used|wash) ?water\b|\btrade waste\b|\bempty it\b/i,
    answer:
      'Never into a street drain or a creek. Collect it, and ask your water company where you can empty it: a business needs its consent to use the sewer (trade waste). Ask your council’s environment officer about the rest.',
  },
  {
    subject: 'old oil',
    about: /\bold (?:engine )?oil\b/i,
    answer:
      'To a transfer station or council depot that takes used oil, never in the bin or a drain. Ask your council which one takes it from businesses, and how much a day.',
  },
  {
    subject: 'work on the street',
    about: /\bon the (?:street|footpath|nature strip|road)\b/i,
    answer:
      'Ask your council first, in writing: most don’t allow paid work on the street without a permit. Until then, work on the client’s property. In a block of units, get the body corporate’s permission.',
  },
  {
    subject: 'toys for young children',
    about: /\btoys?\b/i,
    not: /\b(?:dog|cat|parrot|pet|cockatoo)s?\b/i,
    answer:
      'Yes: a toy for children under three must pass the legal test for small parts, no matter who made it. Glue, paint, magnets and cords have rules too. Ask ACCC Product Safety on 1300 302 502 which apply. A lab does the tests.',
  },
  {
    subject: 'your age',
    about: /\b(?:at|i[’']?m|im|am|under) 1[4-8]\b|\bunder ?age\b/i,
    not: /\babn\b|\b(?:tax|taxed|card)\b/i,
    answer:
      'Yes, with a parent. You can have an ABN under 18, but many contracts don’t bind you, so have a parent read and sign them. An insurer may want a parent to hold the policy. Ask your state’s youth legal service.',
  },
  {
    subject: 'travel',
    about: /\b(?:kilomet\w+|mileage|travel (?:fee|cost|time|beyond|charge)|charge (?:for )?travel)\b/i,
    not: /\blog ?book\b/i,
    answer: `Include the first twenty minutes in the price and charge by the kilometre after that. The tax office’s rate for a car was ${inCents(factNumbers['car-km'])} cents in 2025–26, which is a fair guide. Say so before you book. NDIS work has its own limits.`,
  },
  {
    subject: 'a minimum charge',
    about: /\b(?:min(?:imum)?\.?) (?:callout|call[- ]out|charge|fee|order)\b|\bdo a min\b/i,
    isEverywhere: true,
    answer:
      'Yes: every visit has travel, messages and an invoice, however small. Set it at what you keep from one hour, and show it next to the price. People with small jobs can then save them up for one visit.',
  },
  {
    subject: 'card payments',
    about: /\b(?:card payments?|take cards?|eftpos|square|stripe|tap and go)\b/i,
    not: /\bsquare (?:met|foot|feet)/i,
    answer: `With a card reader or tap on your phone, without a contract. Allow about ${inCents(factNumbers['card-rate'] * 100) / 100}% and ${inCents(factNumbers['card-fixed'])} cents of each sale online (Stripe, 2024). A bank transfer on the day costs nothing.`,
  },
  {
    subject: 'your landlord',
    about:
      /\b(?:landlord|my lease|i rent|rent(?:al|ed)? (?:house|home|place)|share ?house|council house|body corp\w* (?:let|allow))\b/i,
    answer:
      'Yes, ask the landlord in writing before you start: a lease can forbid a home business. Say how many visitors, how much noise and what you’ll store. Ask your state’s tenancy office what a lease can forbid.',
  },
  {
    subject: 'a medical device',
    about: /\bmedical (?:device|things?|equipment)\b/i,
    answer:
      'By law, anything sold or hired to treat or help with an illness or disability is a medical device. So it depends on how you describe it. Check with the Therapeutic Goods Administration on 1800 020 653.',
  },
  {
    subject: 'posting',
    about: /\b(?:post (?:it|them)|post cheaper|satchel|australia post|courier)\b/i,
    not: /\b(?:medical courier|be a courier|my run)\b/i,
    answer:
      'It’s your risk until the buyer has it, so add tracking and cover for the full price. Get both prices from Australia Post for the exact weight and size, and build the higher one into your price.',
  },
  {
    subject: 'live animals and plants interstate',
    about:
      /\b(?:biosecurity|quarantine|across the border|crossing (?:in)?to|to the mainland|on the mainland)\b|\b(?:plants?|seeds?|bees|animals?|soil|honey|fruit|birds?)\b.*\binterstate\b/i,
    answer:
      'Expect a form or permit each time: states have their own rules for animals, plants and soil, and they change. Before you take the order, ask the agriculture department of the state they’re going to. Keep the paperwork with the load.',
  },
  {
    subject: 'grants',
    about: /\b(?:grants?|r&d|incentive|subsid(?:y|ies))\b/i,
    not: /\bgrant writ\w*|\bincome\b/i,
    answer:
      'This plan counts no grants, because none is certain. Use the grants finder at business.gov.au, or ring 13 28 46. Most grants pay you back after you’ve spent, so start without one.',
  },
  {
    subject: 'the quiet months',
    about:
      /\b(?:seasonal|off[- ]?season|quiet (?:months?|season|time)|winter|wet season|idle weeks?)\b|\bjune, july\b|\bhow (?:do|might|can|would) (?:i|we) (?:carry|survive|fill|last)\b|\b(?:november|december|january|june|july|may) to (?:march|february|august|september)\b|\bwhat if it rains\b/i,
    not: /\bgrant|licen[cs]e\b|\bloan|rates?\b/i,
    isEverywhere: true,
    answer:
      'Put part of each busy month aside: part 4 shows when your balance is lowest. Sell servicing, hire or gift orders before the quiet months start, and take your own weeks off then.',
  },
  {
    subject: 'new or second hand',
    about:
      /\b(?:new (?:one|ones)|brand new|buy new)\b.*\b(?:second ?hand|used)\b|\b(?:second ?hand|used)\b.*\bor\b.*\bnew\b/i,
    isEverywhere: true,
    answer:
      'Second hand first, if you can test it and get parts: you lose less if the work doesn’t come. Buy new for anything that keeps people safe. Upgrade after ten paid jobs, from what they earned.',
  },
  {
    subject: 'NDIS participants',
    about: /\bndis\b/i,
    not: /\b(?:price|rate|charge|kilomet\w*)\b/i,
    answer:
      'People who manage their own plan, or have a plan manager, can hire unregistered workers, and may ask for a screening check. If the NDIA manages their plan, they need a registered provider. Check with the NDIS Commission on 1800 035 544.',
  },
  {
    subject: 'hire or buy',
    about:
      /\b(?:loan|buy|finance)\b.*\bor (?:should i )?(?:hire|rent|lease)\b|\b(?:hire|rent|lease)\b.*\bor (?:buy|a loan)\b/i,
    isEverywhere: true,
    answer:
      'Hire until you know how often you need it: divide the monthly repayment by a day’s hire. Buy once you need it on more days than that most months. Add insurance, servicing and storage to the repayment.',
  },
  {
    subject: 'a higher price or another person',
    about:
      /\b(?:raise|lift|put up) (?:my |the )?(?:rates?|prices?)\b.*\bor\b.*\b(?:assistant|someone|staff|hire)\b/i,
    isEverywhere: true,
    answer:
      'Raise the price first: it costs nothing and you can undo it. Hire once you turn paid work away for three months in a row. Remember their hours cost you money in quiet weeks too.',
  },
];
