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
      'How the person works decides, and no ABN does. Someone who turns up for every job and works your hours is usually an employee, with super and workers’ compensation. Ask the Fair Work Ombudsman on 13 13 94 and your state’s workers’ compensation office.',
  },
  {
    subject: 'the papers for a first employee',
    about:
      /\b(?:hire|employ|put on)\b.*\b(?:papers?|forms?|cousin|brother|mate|need)\b|\bregister as (?:an )?employers?\b/i,
    not: /\b(?:hire out|hire or|loan|rates)\b/i,
    answer:
      'Register as an employer with the tax office, have a tax file number form, a super choice form and the Fair Work statement signed, and take out workers’ compensation. A relative needs the same papers. Ask the Fair Work Ombudsman on 13 13 94.',
  },
  {
    subject: 'another person',
    about:
      /\b(?:hire|take on|employ|put on|paid)\b.*\b(?:helper|young bloke|second \w+|someone|staff|apprentice|junior|assistant|another)\b/i,
    not: /\b(?:second ?hand|raise)\b/i,
    answer: `Once you turn paid work away for three months in a row. An adult casual costs at least $${withSuper} an hour with super, and each such hour must bring more than that, with the work that you check. Ask the Fair Work Ombudsman on 13 13 94.`,
  },
  {
    subject: 'unpaid wages',
    about: /\b(?:old|last|former|ex) (?:boss|employer)\b.*\b(?:pay|owes?)\b|\bunpaid wages\b/i,
    answer:
      'Write down the hours and the sum, and ask for it in a dated letter. Then ring the Fair Work Ombudsman on 13 13 94: it is free. This plan counts none of that money.',
  },
  {
    subject: 'a client who does not pay',
    about:
      /\b(?:won['’]?t|doesn['’]?t|don['’]?t|not|never|late to) pay(?:s|ing)?\b|\b(?:unpaid|overdue|late) (?:invoice|bill)s?\b|\bnot? pick(?:ed)? (?:it |them )?up\b|\buncollected\b/i,
    not: /\b(?:do i|if i|i)\b (?:don['’]?t|not|never|won['’]?t) pay|\bgst\b|\btax\b/i,
    answer:
      'Send a dated reminder a week after the due day, then ring. After thirty days stop the work and ask your state’s small business commissioner or fair trading office for free mediation. Take part of the price first next time.',
  },
  {
    subject: 'clients who do not turn up',
    about: /\b(?:no[ -]?shows?|don['’]?t (?:turn|show) up|cancel\w*|last minute)\b/i,
    isEverywhere: true,
    answer:
      'Take part of the price when they book, and say so in the first message. Name the last day for a free change. After it you keep the deposit, up to your real loss. An empty hour cannot be sold the same day.',
  },
  {
    subject: 'a clause of a job or a sale',
    about:
      /\b(?:non[- ]?compete|restraint|poach\w*|enforceable|clause|does (?:it|that) hold|tak(?:e|ing) (?:my |the |their )?clients?\b|can['’]?t (?:work|clean|sell) within|competing)\b/i,
    not: /\b(?:warranty|price|rise and fall) clause\b/i,
    answer:
      'It may bind you, as its words, time and area decide. Do not write to the people it names before you know. A community legal centre reads it for free, and a lawyer can put the answer in writing.',
  },
  {
    subject: 'your employer',
    about:
      /\b(?:boss|employer|department) (?:\w+ )?(?:need|have|has|got)(?:s)? to (?:be told|know|approve|agree)|\b(?:tell|declare|ask) (?:\w+ ){0,2}(?:to )?my (?:boss|employer|department|work|manager)\b|\bdeclare this to\b/i,
    answer:
      'Yes, ask first: many employers must approve outside work, and public ones almost always. Name the kind of work and the hours, and keep the answer. Use none of their time, tools, documents or clients. Your contract or personnel office confirms it.',
  },
  {
    subject: 'music in public',
    about: /\b(?:one ?music|apra|music licen[cs]e|play (?:songs?|music)|songs? without)\b/i,
    answer:
      'Music that the public or a class hears needs a OneMusic licence. A venue often holds it, so ask for its number in writing; otherwise the person who runs the event pays. A private streaming plan does not cover it. OneMusic Australia confirms it.',
  },
  {
    subject: 'characters and brands of others',
    about:
      /\b(?:bluey|disney|spider ?man|elsa|marvel|pokemon|peppa|wiggles|paw patrol|characters?|afl|nrl|team (?:logo|colours)|logos?|crests?)\b/i,
    not: /\b(?:my|our|a|new|design) logo\b|\blogo (?:design|for me)/i,
    answer:
      'Not without a licence from the owner: a copy is a copy even for one buyer or a friend. Offer the colours and a theme of your own. Ask the Arts Law Centre, or IP Australia on 1300 651 010.',
  },
  {
    subject: 'who owns the work',
    about:
      /\bwho owns\b|\bown what i (?:write|make|draw)\b|\b(?:copy|resell\w*|steal) (?:my|the) (?:\w+ )?(?:book|files?|work|designs?|patterns?|photos?)\b|\buse (?:\w+ )?(?:photos?|tenders?)\b|\b(?:author['’]?s|owner['’]?s) permission\b|\bcopyright\b/i,
    answer:
      'The maker owns the copyright until an agreement says otherwise, so put it into the order. Say what the buyer may do with the work. A copy of another person’s work needs that person’s leave. The Arts Law Centre or the Australian Copyright Council confirms it.',
  },
  {
    subject: 'what you may call yourself',
    about:
      /\b(?:can|may|could) (?:i|we) (?:say|tell|call|claim|advertise|put)\b.*\b(?:certified|organic|qualified|licensed|registered|tradesman|tiler|teacher|student|therapist|physio|builder|i[’']?m|nata)\b|\bcall it (?:student|organic)\b|\basks? if i[’']?m\b/i,
    answer:
      'Only what you can prove: a false claim breaks consumer law, even for a small seller. Say what you have done and for how long, and that you hold no certificate yet. Your state’s fair trading office confirms the words.',
  },
  {
    subject: 'a lower price than others',
    about: /\bprice lower than\b|\bundercut\b/i,
    answer:
      'Yes. Each seller sets a price alone, and a low one is allowed. What the law forbids is to agree on prices with another seller. The ACCC on 1300 302 502 confirms it.',
  },
  {
    subject: 'faulty work and money back',
    about:
      /\b(?:money back|refunds?|faulty|warranty|guarantee|break (?:someone|a |the|their)|broke (?:someone|a|the|their)|break someones|go(?:es)? wrong|give money back|miss something)\b/i,
    not: /\b(?:deposit refund|insur\w*|income|lender|tax)\b/i,
    answer:
      'When it is your fault you repair it, do it again or pay the money back: consumer law says so, and no sign takes that away. Take a photo before you start, and have insurance that covers it. Your state’s fair trading office confirms it.',
  },
  {
    subject: 'a form about damage',
    about:
      /\b(?:form|agreement|contract|waiver)\b.*\b(?:damage|say|include|put in|write|look like|about)\b|\b(?:need|goes in|write) (?:a |an |the )?(?:\w+ )?(?:contract|agreement)\b|\bput in (?:a|the|my) (?:contract|agreement|form)\b/i,
    not: /\b(?:data|privacy|breach\w*|trade waste|old contract|clause)\b/i,
    answer:
      'One page: who, what, the price, the days, the deposit, who pays for damage and how it is counted, with a photo before and after. Both sign it. Your state’s small business commissioner has free samples, and a lawyer checks yours.',
  },
  {
    subject: 'private facts of clients',
    about: /\b(?:privacy|confidential\w*|data breach\w*|personal data|nda)\b/i,
    answer:
      'Sign the client’s own form where there is one, keep only what the job needs, and delete it on a named day. Say in the agreement whom you tell about a breach, and when. The privacy office (OAIC) on 1300 363 992 answers.',
  },
  {
    subject: 'asbestos',
    about: /\basbestos\b/i,
    answer:
      'Treat it as asbestos when the house is from before 1990: do not sand, cut, break or sweep it. A laboratory tests a sample, and a licensed person removes it. Tell the owner and pass the job on. Your state’s work safety office confirms it.',
  },
  {
    subject: 'used water',
    about: /\b(?:dirty|waste|grey|used|wash) ?water\b|\btrade waste\b|\bempty it\b/i,
    answer:
      'Never into a street drain or a creek. Catch it, and ask your water company where you may empty it: a business needs its consent for the sewer (trade waste). Your council’s environment officer confirms the rest.',
  },
  {
    subject: 'old oil',
    about: /\bold (?:engine )?oil\b/i,
    answer:
      'To a transfer station or a council depot that takes used oil, never into the bin or a drain. Ask your council which one takes it from a business and how much it takes a day.',
  },
  {
    subject: 'work on the street',
    about: /\bon the (?:street|footpath|nature strip|road)\b/i,
    answer:
      'Ask your council first: most do not allow paid work on the street, and a permit may be needed. Ask for the answer in writing. Until then work on the client’s own ground, with the leave of the body corporate in a block of units.',
  },
  {
    subject: 'toys for small children',
    about: /\btoys?\b/i,
    not: /\b(?:dog|cat|parrot|pet|cockatoo)s?\b/i,
    answer:
      'Yes: a toy for children under three must pass the law’s test for small parts, no matter who made it. Glue, paint, magnets and cords have rules too. ACCC Product Safety on 1300 302 502 confirms which ones, and a laboratory tests.',
  },
  {
    subject: 'your age',
    about: /\b(?:at|i[’']?m|im|am|under) 1[4-8]\b|\bunder ?age\b/i,
    not: /\babn\b|\b(?:tax|taxed|card)\b/i,
    answer:
      'Yes, with a parent. You can have an ABN under 18, but many contracts do not bind you, so a parent reads and signs them. An insurer may want a parent to hold the policy. Ask your state’s youth legal service.',
  },
  {
    subject: 'travel',
    about: /\b(?:kilomet\w+|mileage|travel (?:fee|cost|time|beyond|charge)|charge (?:for )?travel)\b/i,
    not: /\blog ?book\b/i,
    answer: `Put the first twenty minutes into the price and charge beyond that by the kilometre. The tax office’s rate for a car was ${inCents(factNumbers['car-km'])} cents in 2025–26, which is a fair base. Say so before you book. NDIS work has its own limits.`,
  },
  {
    subject: 'a smallest charge',
    about: /\b(?:min(?:imum)?\.?) (?:callout|call[- ]out|charge|fee|order)\b|\bdo a min\b/i,
    isEverywhere: true,
    answer:
      'Yes: each visit has travel, messages and an invoice, whatever its size. Set it at what one hour of your work leaves, and print it next to the price. People with a small job then save two up for one visit.',
  },
  {
    subject: 'card payments',
    about: /\b(?:card payments?|take cards?|eftpos|square|stripe|tap and go)\b/i,
    not: /\bsquare (?:met|foot|feet)/i,
    answer: `With a card reader or the tap of your phone, without a contract. Count about ${inCents(factNumbers['card-rate'] * 100) / 100}% and ${inCents(factNumbers['card-fixed'])} cents of each sale online (Stripe, 2024). A bank transfer on the day costs nothing.`,
  },
  {
    subject: 'your landlord',
    about:
      /\b(?:landlord|my lease|i rent|rent(?:al|ed)? (?:house|home|place)|share ?house|council house|body corp\w* (?:let|allow))\b/i,
    answer:
      'Yes, ask the landlord in writing before you start: a lease can forbid a business at home. Say how many visitors, how much noise and what you store. Your state’s tenancy office confirms what a lease may forbid.',
  },
  {
    subject: 'a medical device',
    about: /\bmedical (?:device|things?|equipment)\b/i,
    answer:
      'A thing that is sold or hired as a treatment or a help for an illness or a disability is a medical device by law. So the words that you use decide. The Therapeutic Goods Administration on 1800 020 653 confirms it.',
  },
  {
    subject: 'posting',
    about: /\b(?:post (?:it|them)|post cheaper|satchel|australia post|courier)\b/i,
    not: /\b(?:medical courier|be a courier|my run)\b/i,
    answer:
      'The sender carries the risk until the buyer has it, so add tracking and cover for the full price. Ask Australia Post for both prices with the weight and size in your hand, and put the dearer one into your price.',
  },
  {
    subject: 'live animals and plants across a border',
    about:
      /\b(?:biosecurity|quarantine|across the border|crossing (?:in)?to|to the mainland|on the mainland)\b|\b(?:plants?|seeds?|bees|animals?|soil|honey|fruit|birds?)\b.*\binterstate\b/i,
    answer:
      'Expect a form or a permit each time: states have their own rules for animals, plants and soil, and they change. Ask the agriculture department of the state that they go to before you take the order, and keep the paper with the load.',
  },
  {
    subject: 'grants',
    about: /\b(?:grants?|r&d|incentive|subsid(?:y|ies))\b/i,
    not: /\bgrant writ\w*|\bincome\b/i,
    answer:
      'We count no grant in this plan, because none is sure. Look with the grants finder at business.gov.au, or ring it on 13 28 46. Most grants pay you back after you have spent, so start without one.',
  },
  {
    subject: 'the quiet months',
    about:
      /\b(?:seasonal|off[- ]?season|quiet (?:months?|season|time)|winter|wet season|idle weeks?)\b|\bjune, july\b|\bhow (?:do|might|can|would) (?:i|we) (?:carry|survive|fill|last)\b|\b(?:november|december|january|june|july|may) to (?:march|february|august|september)\b|\bwhat if it rains\b/i,
    not: /\bgrant|licen[cs]e\b|\bloan|rates?\b/i,
    isEverywhere: true,
    answer:
      'Put part of each busy month aside for them: part 4 shows the months in which the account is lowest. Sell service, hire or gift orders before they start, and take your own weeks off then.',
  },
  {
    subject: 'new or second hand',
    about:
      /\b(?:new (?:one|ones)|brand new|buy new)\b.*\b(?:second ?hand|used)\b|\b(?:second ?hand|used)\b.*\bor\b.*\bnew\b/i,
    isEverywhere: true,
    answer:
      'Second hand first, where you can test it and get parts: less of your money is lost if the work does not come. Buy new for what keeps people safe. Change after ten paid jobs, from their money.',
  },
  {
    subject: 'people with NDIS funds',
    about: /\bndis\b/i,
    not: /\b(?:price|rate|charge|kilomet\w*)\b/i,
    answer:
      'People who manage their own plan, or have a plan manager, may hire workers who are not registered, and may ask for a screening check. People whose plan the NDIA manages need a registered provider. The NDIS Commission on 1800 035 544 confirms it.',
  },
  {
    subject: 'hire or buy',
    about:
      /\b(?:loan|buy|finance)\b.*\bor (?:should i )?(?:hire|rent|lease)\b|\b(?:hire|rent|lease)\b.*\bor (?:buy|a loan)\b/i,
    isEverywhere: true,
    answer:
      'Hire until you know the days: divide the monthly repayment by the hire for a day. Buy once you need it on more days than that in most months. Add its insurance, service and storage to the repayment.',
  },
  {
    subject: 'a higher price or another person',
    about:
      /\b(?:raise|lift|put up) (?:my |the )?(?:rates?|prices?)\b.*\bor\b.*\b(?:assistant|someone|staff|hire)\b/i,
    isEverywhere: true,
    answer:
      'Raise the price first: it costs nothing and can be taken back. Take a person on once you turn paid work away for three months in a row. That person’s hours then cost you money in quiet weeks too.',
  },
];
