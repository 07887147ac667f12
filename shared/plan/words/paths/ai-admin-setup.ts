import type { PathWords } from '../path-words.ts';

export const aiAdminSetupWords: PathWords = {
  slug: 'ai-admin-setup',
  customer: {
    who: {
      children:
        'Family firms around {area} with three to fifteen staff: one partner on the tools, the other typing prices at the kitchen table. Meet the one who types.',
      metro:
        'Owners around {area} with three to fifteen staff who price every job by hand: removalists, commercial cleaners, event hire. Beside each sits the person who types, and she is the one to meet.',
      regional:
        'Owners near {area} who price by hand and employ three to fifteen: fencers, deck builders, landscapers, irrigation firms.',
      else: 'The owner of a firm in {state} with three to fifteen staff who prices each job by hand: decks, gardens, removals, cleaning. The person who types is the one to meet.',
    },
    situation: {
      children:
        'Voice memos come from site in {area} all day. They are typed up after bath time, and nine prices still wait on Sunday.',
      proven:
        'Enquiries land in four places at once: mailbox, text, hipages, a memo from the ute. The prices live in one head, and nobody in {area} has written them down.',
      else: [
        'The phone in {area} takes enquiries all day while whoever knows the prices is on a roof. Quotes go out after dinner.',
        'A shared mailbox in {area} holds forty enquiries by Friday. The owner reads them in the ute and prices them on Sunday night.',
      ],
    },
    trigger: {
      'school-age':
        'School holidays in {month-3}, when nobody can type by day. A grumble in a review about the wait. A job lost to whoever answered first.',
      proven:
        'The office manager gives notice. A builder drops them from the tender list for a late price. A busy {season} that doubles the enquiries.',
      else: 'A review in {start-month} that praises the work and grumbles about the wait. A lost job. Whoever did the office leaves.',
    },
    pays: {
      abn: 'The owner pays your tax invoice, half before and half after. The price is {price}.',
      sells: 'Ask for half on the day they say yes. A firm must withhold from {price} if you have no ABN.',
      'no-abn':
        'The owner pays half before you start and half after. Have the ABN first: a firm must withhold from {price} without one.',
      else: 'The owner pays half before you start, half at hand-over, from the business account.',
    },
  },
  theirWords: [
    'I’ve got nine quotes sitting there and I’m too tired to look.',
    'By the time I ring back they’ve gone with someone else.',
    'It’s all in my head, that’s the trouble.',
    'We tried one of those chat things and it made up a price.',
    'Kylie does three days and the other two nothing moves.',
    'I don’t want a robot talking to my customers.',
    'Show me on one of mine, not a made-up company.',
    'We pay for Tradify and still type every quote.',
    'Just ring me, I don’t do email.',
  ],
  places: [
    {
      place: 'Google Maps listings of the trade',
      how: {
        metro:
          'Go suburb by suburb around {area}, lowest reviews first; keep each firm where somebody waited for a price.',
        else: 'Search the trade in {area} and the next three towns; sort reviews by lowest and keep those about waiting.',
      },
      count: 20,
    },
    {
      place: 'Friends of friends who run such a firm',
      how: {
        sells: 'Ask aloud: ring {n:10} contacts and leave each call with one name and a number in {area}.',
        else: 'Post once: “Who do you know in {area} that writes quotes for a living?” Ask for one introduction by text.',
      },
      count: 10,
      skill: 'Sales',
    },
    {
      place: 'The trade counter where they buy',
      how: {
        daytime:
          'Stand at the yard or plumbing counter in {area} {when}; ask who always rings late for an invoice.',
        else: 'Ask the manager at a {local} timber or landscape yard whose paperwork is always behind; leave {n:6} cards.',
      },
      count: 8,
      for: ['regional', 'daytime'],
    },
    {
      place: 'Job ads for part-time admin',
      how: {
        sells: 'Search Seek in {area} for “quotes”; ring the advertiser before the job is filled.',
        else: 'Save “quotes” and “office all-rounder” near {area}; whoever advertises has counted the hours.',
      },
      count: 8,
      for: ['few-hours', 'evenings'],
    },
    {
      place: 'The chamber of commerce directory',
      how: {
        sells: 'Go to one {local} breakfast; leave with {n:5} cards of firms that price by hand.',
        else: 'Keep members in {area} with a work email and three to fifteen staff; write to {n:8} of them.',
      },
      count: 9,
      for: ['metro', 'many-hours', 'abn'],
    },
    {
      place: 'Bookkeepers of that trade',
      how: {
        proven:
          'Show two BAS agents in {area} a test sheet of yours; ask whose receipts come in last, and why.',
        else: 'Ask two BAS agents in {area} which clients send papers late; offer them your findings, names removed.',
      },
      count: 8,
      for: ['organises', 'proven'],
      skill: 'Project Management',
    },
    {
      place: 'People from {workplace} with a tradie in the family',
      how: {
        children: 'Ask {n:10} of them at the next break who at home does the quotes.',
        else: 'Ask {n:10} of them before {check-day} who at home types quotes at night.',
      },
      count: 12,
      for: ['student', 'employed', 'new', 'few-hours'],
    },
    {
      place: 'Parents with a sign on the ute',
      how: 'Read the door signs at {local} pick-up and sport; ask who does the quotes at their place.',
      count: 10,
      only: ['children'],
    },
    {
      place: 'Owners’ groups for job apps',
      how: 'Search ServiceM8, Tradify and simPRO groups for “quote template”; note posters from {state}.',
      count: 8,
      for: ['uses-ai', 'no-money'],
    },
  ],
  alternatives: [
    {
      what: 'Clear the pile on Sunday night',
      whyItFails: 'In {season} the best enquiries go stale first.',
      for: ['children'],
    },
    {
      what: 'Hire a casual for the inbox',
      whyItFails: 'She needs the price list too; nobody wrote one.',
    },
    {
      what: 'Buy a job-management app',
      whyItFails: 'It stores quotes, but a memo still needs typing.',
    },
    {
      what: 'Paste emails into a chat tool',
      whyItFails: 'It guesses dates and invents extras.',
      for: ['uses-ai', 'proven'],
    },
    {
      what: 'Quote on the phone, by feel',
      whyItFails: 'Nothing is in writing when they argue.',
      for: ['regional', 'sells'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The Sunday-night habit',
      price: 'No bill; lost jobs nobody counts',
      speed: 'Days, in a busy month',
      trust: 'Complete: it is their own hand',
      yourEdge: 'You count their mail before naming {price}.',
    },
    {
      kind: 'do-it-themselves',
      name: 'A nephew with a chat account',
      price: 'One subscription, many evenings',
      speed: 'A demo in an hour',
      trust: 'High, until it invents a price',
      yourEdge: {
        proven: 'Your test sheet shows its failures too.',
        organises: 'You leave a test sheet and a run sheet.',
        else: 'You test thirty cases before anybody relies on it.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Builders on Upwork or Fiverr',
      price: 'Often below {price}',
      speed: 'Quick, once the brief is clear',
      trust: 'Stars from other trades and time zones',
      yourEdge: {
        sells: 'You ask whoever types what hurts.',
        else: 'You sit beside the person who types.',
      },
    },
    {
      kind: 'local-rival',
      name: 'IT support firms adding AI',
      price: 'Above {price}, then monthly',
      speed: 'Weeks, after a workshop',
      trust: 'An office and an old contract',
      yourEdge: 'One trade, one workflow, no lock-in.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'The web designer in town',
      price: 'Unclear until asked',
      speed: 'When the website jobs allow',
      trust: 'Everybody in {area} knows them',
      yourEdge: 'You know quoting, and you test.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Copilot, Gemini and job-app buttons',
      price: 'In the plan, or a small add-on',
      speed: 'At once, for what they cover',
      trust: 'A brand they log in to',
      yourEdge: 'You try the button first and say so.',
    },
  ],
  offer: {
    promise: {
      proven:
        'One office job, built by somebody who has done it before: drafted by a tested helper, approved by a person, timed before and after.',
      children:
        'One piece of typing taken off the kitchen table: drafted by a tested helper, checked by a person, timed before and after.',
      else: [
        'One office job drafted by a tested helper in the client’s own accounts, approved by a person and timed before and after.',
        'The quotes of a firm around {area}, drafted from its own price list and sent only once a person has checked them.',
      ],
    },
    starter: {
      name: 'Paid audit with one small fix',
      included: [
        {
          evenings: 'two hours over a shared screen with whoever types',
          daytime: 'two hours in the office beside whoever types',
          else: 'two hours with whoever types',
        },
        {
          organises: 'every repeated job of two weeks, in one table',
          else: 'two past weeks of mail, counted',
        },
        {
          writes: 'saved replies in the firm’s own voice',
          'uses-ai': 'one small fix, often without AI',
          else: 'one fix that works that day',
        },
        {
          proven: 'two pages that may say “do not build”',
          else: 'two pages, three jobs scored, one price',
        },
      ],
      excluded: ['the build itself', 'complaints, payments, staff matters'],
      hoursFactor: 0.45,
    },
    core: {
      name: 'One tested workflow',
      included: [
        {
          sells: 'one trigger, one output, an approver the owner names with you',
          else: 'one trigger, one output, one named approver',
        },
        {
          organises: 'thirty past cases on a dated plan',
          proven: 'thirty past cases, failures left in',
          else: 'thirty past cases, names changed',
        },
        'drafts saved, never sent',
        {
          'school-age': 'hand-over of ninety minutes while children are at school',
          designs: 'a run sheet with pictures, and an off switch',
          else: 'a run sheet, an off switch, ninety minutes of hand-over',
        },
      ],
      excluded: [
        'a second trigger',
        {
          abn: 'subscriptions, bought in the client’s name',
          else: 'tools, which the client buys',
        },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Two linked workflows with training',
      included: [
        'quote drafts joined to follow-up',
        {
          proven: 'both tested apart, then under a busy {season} week',
          else: 'both tested apart, then together',
        },
        {
          sells: 'training for all who approve',
          else: 'training for each approver',
        },
        'a review after thirty days',
      ],
      excluded: ['a chatbot for customers', 'a new job system'],
      hoursFactor: 2.25,
    },
  },
  skills: {
    Writing:
      'It goes into the two pages and the run sheet, which {starter-price} buys. Both must work with the phone ringing.',
    'AI Use': {
      proven:
        'You have seen prompts drift for years. That becomes the thirty-case sheet a nervous owner pays {price} for.',
      else: 'You know how a prompt drifts. Here that becomes the thirty-case sheet, and {price} rests on it.',
    },
    Sales: {
      'no-strangers':
        'You can start a talk through somebody you both know. Spend it on the four questions; naming {starter-price} too early ends them.',
      proven:
        'You can ask and then wait. The four questions come first; the {starter-price} audit is named on the second call.',
      else: 'You can start a talk with a stranger. Spend it on the four questions; pitching {starter-price} too early ends them.',
    },
    'Project Management': {
      children:
        'You keep scope in writing: one approver, one date, one trigger. With {hours} a week that guard matters more than the build.',
      else: 'One trigger, one approver, one date: your habit of writing it down keeps {price} from becoming three jobs.',
    },
    Design:
      'A run sheet with three screenshots is all the design here, and {price} buys one that stays on the wall.',
  },
  skillLeftOut: {
    'few-hours': 'It stays out: {hours} a week leave no room for what a quoting office would not buy.',
    else: 'It stays out of the offer, since no office in {area} would pay {price} for more of it.',
  },
  tasks: [
    {
      id: 'choose-trade',
      title: 'Name one trade and five people near it',
      doneWhen: {
        proven: 'One trade has five names from your working years, and what you saw each of them type.',
        children:
          'One trade is named, with five parents, neighbours or people from {workplace} who work in it.',
        else: 'Five first names stand beside one trade.',
      },
      hours: 1,
      lite: {
        title: 'Name one trade and three people near it',
        hours: 0.25,
        doneWhen: 'Each can be reached from {workplace} or by text.',
      },
      phase: 'offer',
      needs: [],
      where: {
        children: 'Kitchen table, once they are down',
        else: 'With your phone contacts open',
      },
    },
    {
      id: 'write-audit-offer',
      title: 'Write the {starter-price} audit on one page',
      doneWhen: {
        writes: 'A reader outside the trade can say what {starter-price} buys, after one reading.',
        proven: 'It says what you count, fix and leave alone, and names one result of yours.',
        else: 'Somebody from {workplace} reads it and can say what the client holds at the end.',
      },
      hours: 1.5,
      lite: {
        title: 'Write the audit in eight lines',
        hours: 0.5,
        doneWhen: 'A friend can say what {starter-price} buys.',
      },
      phase: 'offer',
      needs: ['choose-trade'],
      where: {
        student: 'A library desk',
        else: 'At the laptop',
      },
    },
    {
      id: 'data-rules',
      title: 'Write your data promise; check each tool’s terms',
      doneWhen: {
        'uses-ai':
          'Training, place, time kept and deletion are answered for the two tools you trust most, pages saved.',
        organises:
          'A table holds four answers for each tool, training and deletion included, with {check-day} as its date.',
        else: 'Each tool’s page on training, place, keeping and deletion is saved.',
      },
      hours: 1.25,
      lite: {
        title: 'Write the data promise; read one tool’s terms',
        hours: 0.25,
        doneWhen: 'Five lines stand, and the page is saved.',
      },
      phase: 'comply',
      needs: ['write-audit-offer'],
      where: 'Before anybody gives you a login',
      beforeFirstJob: true,
    },
    {
      id: 'list-firms',
      title: 'List {n:60} firms whose quotes are slow',
      doneWhen: {
        metro: '{n:60} rows, suburb by suburb, have a person, a public address and one sign.',
        children: '{n:60} rows have firm, person, address and sign; those of parents you know are ringed.',
        else: 'Each row has a person, a published address and a link to its sign.',
      },
      hours: 2.5,
      lite: {
        title: 'List ten firms with a sign of slow quotes',
        hours: 0.5,
        doneWhen: 'Each has a person and a link.',
      },
      phase: 'reach',
      needs: ['choose-trade'],
      where: {
        children: 'On the sofa, in two sittings',
        else: 'With Maps open',
      },
    },
    {
      id: 'four-questions',
      title: 'Ask {n:8} people who type quotes four questions',
      doneWhen: {
        sells: '{n:8} talks are noted in their words, two showed a document, and you sold nothing.',
        evenings: '{n:8} talks, booked by text, are noted, and two people held a real quote to the camera.',
        else: 'Two of the {n:8} opened an actual quote for you.',
      },
      hours: 2.5,
      lite: {
        title: 'Ask two people who type quotes',
        hours: 0.75,
        doneWhen: 'One of them opened a real quote.',
      },
      phase: 'reach',
      needs: ['list-firms'],
      when: 'office-hours',
      where: 'At trade counters and by phone',
      instead: 'By phone, at times they named',
    },
    {
      id: 'practice-count',
      title: 'Time one friendly firm’s quotes as practice',
      doneWhen: {
        proven: 'Ten past quotes are timed, and the owner saw half a page without a pitch.',
        'school-age':
          'The owner has your half page on ten old quotes; nothing was sold, and pick-up was not missed.',
        else: 'Ten old quotes have minutes, and their owner read your half page.',
      },
      materials: 'Ten old quotes, names covered',
      hours: 2,
      lite: {
        title: 'Time five old quotes with someone you know',
        hours: 0.75,
        doneWhen: 'Each has minutes, and no name.',
      },
      phase: 'deliver',
      needs: ['four-questions', 'data-rules'],
      fromDay: 4,
      when: 'office-hours',
      where: 'Wherever the quotes are kept, one visit',
      instead: 'At their table after hours, or by video',
    },
    {
      id: 'score-jobs',
      title: 'Score each job you heard about',
      doneWhen: {
        organises:
          'Your table ranks them by how often, start, checking time, cost of error and owner; eight points pass.',
        proven:
          'Those with eight points stay. The clever-looking one from the last call is struck out if it fails.',
        else: 'Each has points for how often, where it starts, checking, error and owner.',
      },
      hours: 0.75,
      lite: {
        title: 'Score the three jobs you heard most',
        hours: 0.5,
        doneWhen: 'One has eight points, or none is kept.',
      },
      phase: 'learn',
      needs: ['four-questions'],
      where: 'With the talks in front of you',
    },
    {
      id: 'register-and-cover',
      title: {
        abn: 'Check invoice form and insurance',
        else: 'Settle ABN, invoice form and insurance',
      },
      doneWhen: {
        abn: 'Your template carries the ABN, and an insurer answered about data loss in writing.',
        else: 'The number is applied for, and two insurers have been asked about data loss.',
      },
      hours: 1,
      lite: {
        title: 'Apply for the ABN, save an invoice form',
        hours: 0.5,
        doneWhen: 'The application has a reference.',
      },
      phase: 'comply',
      needs: ['write-audit-offer'],
      where: 'Online',
      beforeFirstJob: true,
    },
    {
      id: 'invent-cases',
      title: 'Invent thirty cases, four of them traps',
      doneWhen: {
        'uses-ai':
          'Twenty plain, six awkward and four traps, one of which orders the model to obey the customer.',
        organises: 'A sheet of twenty plain, six awkward, four traps shows the careful answer beside each.',
        else: 'Each case has the answer a careful person would give.',
      },
      hours: 2,
      lite: {
        title: 'Invent ten cases, two of them traps',
        hours: 0.75,
        doneWhen: 'Each has the careful answer beside it.',
      },
      phase: 'proof',
      needs: ['four-questions'],
      where: 'With no client’s data open',
    },
    {
      id: 'demo-helper',
      title: 'Build a demonstration in your own account',
      doneWhen: {
        'uses-ai':
          'A memo about an invented deck becomes a saved draft, with [CHECK] where a price is missing.',
        else: 'Eight invented memos out of ten become drafts that hold no made-up price.',
      },
      materials: 'Mailbox, one AI tool, invented price list',
      hours: 3,
      lite: {
        title: 'Turn one invented memo into one draft',
        hours: 1,
        doneWhen: 'No price in it was made up.',
      },
      phase: 'proof',
      needs: ['invent-cases'],
      where: {
        employed: 'On your own computer, never one from {workplace}',
        else: 'On your own computer',
      },
    },
    {
      id: 'run-test',
      title: 'Run the cases through two tools',
      doneWhen: {
        proven:
          'Passes, edits and inventions are marked with tool and date, and the cheaper tool that passed is kept.',
        else: 'Both tools have thirty marks each, dated {start-month}; all four traps were caught or the tool is out.',
      },
      hours: 2,
      phase: 'proof',
      needs: ['demo-helper'],
      where: {
        children: 'One sitting in a quiet house',
        else: 'One sitting',
      },
    },
    {
      id: 'send-findings',
      title: 'Send half a page of findings',
      doneWhen: {
        sells: 'Everyone who talked has it by {check-day}, and none of it is a pitch.',
        children: 'All who gave you a lunch break have the page; nobody is named in it.',
        else: 'Each of them has the page, with no firm named.',
      },
      hours: 0.75,
      lite: {
        title: 'Send your two talkers five lines',
        hours: 0.25,
        doneWhen: 'Both have it, nobody is named.',
      },
      phase: 'reach',
      needs: ['four-questions'],
      fromDay: 6,
      where: 'By email',
    },
    {
      id: 'offer-audits',
      title: 'Offer the audit to {n:20} firms',
      doneWhen: {
        sells: '{n:20} messages or calls are logged, each with its own sign and the answer.',
        writes: '{n:20} messages are out, no two first lines alike.',
        else: '{n:20} firms have a message built on their own sign, logged with its date.',
      },
      hours: 2.5,
      lite: {
        title: 'Offer the audit to six firms',
        hours: 1,
        doneWhen: 'Each message names its own sign.',
      },
      phase: 'sell',
      needs: ['write-audit-offer', 'list-firms', 'data-rules'],
      when: 'office-hours',
      where: 'When an office would read it',
      instead: 'Written then, set to send when an office reads',
    },
    {
      id: 'ring-replies',
      title: 'Ring everyone who replied',
      doneWhen: {
        sells: 'Each call ends in a {day}, a no, or an objection you wrote as said.',
        children: 'Each reply has a call in a quiet half-hour, and ends in a date or a reason.',
        else: 'Every reply has a date, a no, or a reason in its own words.',
      },
      hours: 1,
      lite: {
        title: 'Ring each reply within two days',
        hours: 0.5,
        doneWhen: 'Each has a date or a reason.',
      },
      phase: 'sell',
      needs: ['offer-audits'],
      fromDay: 9,
      when: 'office-hours',
      where: 'A quiet room',
      instead: {
        employed: 'A quiet corner in a lunch break',
        else: 'A quiet room, at an hour they gave you',
      },
    },
    {
      id: 'follow-up-once',
      title: 'Write once more to the silent ones',
      doneWhen: {
        organises: 'Every silent row has a second date or the word “leave”.',
        else: 'All who stayed silent have one useful line more, or are closed.',
      },
      hours: 0.75,
      phase: 'sell',
      needs: ['offer-audits'],
      waitDays: 7,
      fromDay: 15,
      where: 'A week after the first message',
    },
    {
      id: 'sit-beside',
      title: 'First audit: sit beside whoever types',
      doneWhen: {
        proven: 'Each repeated job has its starter and its usual fault, and half of {starter-price} is in.',
        else: 'Half of {starter-price} is in; you listed what she does twice, and what goes wrong.',
      },
      hours: 2,
      whole: true,
      phase: 'sell',
      needs: ['ring-replies', 'register-and-cover'],
      fromDay: 29,
      when: 'office-hours',
      where: 'In their office while they work',
      instead: 'Over a shared screen, or in their office by arrangement',
      firstJob: true,
    },
    {
      id: 'count-and-fix',
      title: 'Count two weeks of mail, fix one thing',
      doneWhen: {
        'uses-ai': 'The tally is done, and one saved reply or form is used daily without any AI.',
        children: 'Two weeks are tallied from home at night, and one fix has been used for three days.',
        else: 'One fix is in daily use, and the tally is whole.',
      },
      materials: 'Read-only access from the client',
      hours: 4.5,
      phase: 'sell',
      needs: ['sit-beside'],
      fromDay: 30,
      where: 'Inside their accounts, half from home',
    },
    {
      id: 'present-report',
      title: 'Write two pages and present them',
      doneWhen: {
        sells: 'You named {price}, waited, and the owner said yes, no or a date.',
        proven: 'The owner answered {price} with yes, no or a date, your advice against building included.',
        else: 'The owner has seen one job at {price} and answered: yes, no or a date.',
      },
      hours: 3,
      phase: 'sell',
      needs: ['count-and-fix'],
      fromDay: 35,
      when: 'office-hours',
      where: 'Across a table, approver in the room',
      instead: 'By video or at knock-off, approver on the call',
    },
    {
      id: 'agree-baseline',
      title: 'Have ten real cases timed before building',
      doneWhen: {
        children: 'She timed ten without you there, on the paper you left by her keyboard.',
        else: 'Ten starts and finishes are logged in somebody else’s hand.',
      },
      hours: 0.5,
      phase: 'sell',
      needs: ['present-report'],
      fromDay: 36,
      where: 'Their desk, their normal week',
    },
    {
      id: 'write-scope',
      title: 'Write the build scope on one page',
      doneWhen: {
        organises: 'Trigger, output, approver, limit and end date fit a page answered “agreed”.',
        else: 'The client answered “agreed” to a page that also says what is outside {price}.',
      },
      hours: 1,
      phase: 'sell',
      needs: ['present-report'],
      fromDay: 36,
      where: 'Within two days of the meeting',
    },
    {
      id: 'judge-trade',
      title: 'Stay with this trade, or change it',
      doneWhen: {
        proven:
          'You wrote “stay” or “change”, beside documents shown and replies against about {asks-14} tries.',
        else: 'The same job was named often enough, or the trade changes and the questions stay.',
      },
      hours: 0.5,
      lite: {
        title: 'Count replies; write “stay” or “change”',
        hours: 0.25,
        doneWhen: 'The counts stand beside it.',
      },
      phase: 'learn',
      needs: ['score-jobs'],
      fromDay: 12,
      where: {
        children: 'With tea, once the house is quiet',
        else: 'With both logs open',
      },
    },
    {
      id: 'start-library',
      title: 'Start one library card, nothing of theirs',
      doneWhen: {
        'uses-ai': 'Prompt version, trigger, known faults and hours are on it, and no name.',
        else: 'The card holds hours, trigger and faults; nobody would know themselves.',
      },
      hours: 0.75,
      phase: 'learn',
      needs: ['present-report'],
      fromDay: 37,
      where: 'While it is fresh',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'First note to a firm with slow quotes',
      when: 'To an address the firm publishes, after your data promise.',
      lines: [
        {
          regional:
            'Hi [first name], I’m {name}, from {area}. [Reviewer] loved the [job] and said the price took [time].',
          sells:
            'Hi [first name], {name} here. [Reviewer] praised your [job] and then waited [time] for a price. Is that usual?',
          else: 'Hi [first name], [reviewer] praised the [job] and grumbled about [time] of waiting. I read that twice.',
        },
        {
          'school-age':
            'I look at how [trade] offices quote, in school hours: I watch, count two weeks of mail and mend one thing.',
          proven:
            'For [trade] offices I count the quoting hours, mend one small thing, and say what to leave alone. I have results to show.',
          else: 'I sit beside whoever types your quotes in {area}, count the hours and mend one small thing.',
        },
        {
          'no-calls':
            'It costs {starter-price}, fixed, and you keep two pages. Would [day] suit, at your desk?',
          else: 'It costs {starter-price}, fixed, and you keep two pages. Would a ten-minute call on [day] suit?',
        },
        {
          abn: 'A “no thanks” is fine. {name}, ABN [number], [mobile]',
          else: 'A “no thanks” is fine and I won’t write again. {name}, [mobile]',
        },
      ],
    },
    {
      id: 'quote',
      title: 'Scope for one workflow',
      when: 'Within two days of presenting the audit.',
      lines: [
        {
          sells:
            'Hi [first name], you asked for one thing: [trigger] turned into a draft [output] that [approver] checks.',
          organises:
            'Hi [first name], the job in one line: [trigger] in, a draft [output] out, and [approver] presses send.',
          else: 'Hi [first name], here is the one job we agreed on: [trigger] becomes a draft [output]. [Approver] checks and sends.',
        },
        {
          organises:
            'Limit: [number] a month. Price list valid to [date]. Thirty of your past cases are run before it goes live.',
          proven:
            'You’ll see thirty of your own past cases run first, failures included. It takes up to [number] a month.',
          else: 'It handles up to [number] a month from your own price list, once thirty past cases have passed in front of you.',
        },
        {
          children:
            'Anything about injury, money owed or a complaint is left for you. The price is {price}, in two halves, with fourteen days of mending.',
          else: 'Complaints, injury or money owed go straight to you. {price}: half to begin, half after hand-over; fourteen days of mending.',
        },
        {
          organises:
            'Not in it: sending, a second service, new subscriptions. “Agreed” by [date] holds your place. {name}',
          else: 'Outside this: sending, other services, new tools. Reply “agreed” and I’ll hold [start date]. {name}',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'One reminder, with something useful',
      when: 'A week after the first note, once.',
      lines: [
        {
          'no-calls':
            'Hi [first name], of the [number] [trade] offices I’ve asked since {start-month}, most lose time on [finding], not typing.',
          sells:
            'Hi [first name], of the [number] [trade] offices I’ve rung since {start-month}, most lose time on [finding], not typing.',
          else: 'Hi [first name], from [number] talks with [trade] offices around {area}: the slow part is usually [finding].',
        },
        {
          'no-calls':
            'A fix may cost nothing; I’ll say which in two lines. Otherwise I’ll leave you in peace. {name}',
          else: 'A fix may cost nothing; I’ll say which on the phone. Otherwise I’ll leave you in peace. {name}',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'Asking for a measured line',
      when: 'In the third week of use, after ten more timings.',
      lines: [
        'Hi [first name], your log says [before] minutes a quote then and [after] now, checking counted. May I use both numbers?',
        {
          children:
            'One line on what still annoys you helps as well. Which other [trade] family writes quotes at night?',
          else: 'Add a line on what still annoys you. And who else around {area} writes quotes at night? {name}',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'made-up-price',
      risk: 'An invented price or date is approved in a hurry.',
      firstSign: 'Every draft is marked “as is”.',
      response: {
        proven: 'Slip in a known-bad case each {day}; if it passes, retrain the approver first.',
        else: 'Send one bad case a week yourself. If nobody in the office notices, switch it off.',
      },
      likelihood: 2,
      impact: 3,
      for: ['uses-ai'],
    },
    {
      id: 'nobody-buys-audit',
      risk: 'Owners enjoy the talk and never pay for a look.',
      firstSign: 'Three calls end in “send me something”.',
      response: {
        sells: 'Ask what they last paid to save time, then say {starter-price} in those words.',
        else: 'Ask those in {area} what they last paid to save time, and rewrite the page.',
      },
      likelihood: 3,
      impact: 3,
    },
    {
      id: 'scope-swallows',
      risk: 'One workflow becomes three.',
      firstSign: '“While you’re in there, could it also…”',
      response: {
        organises: 'Your change list answers: one priced line that day, after this build.',
        else: 'Price each wish in one line that day; finish the agreed {price} first.',
      },
      likelihood: 3,
      impact: 2,
      for: ['organises', 'sells'],
    },
    {
      id: 'data-astray',
      risk: 'A customer’s details land in a test file.',
      firstSign: 'You find a real surname in your folder.',
      response: {
        'no-calls': 'Stop and write to the client at once; with no cover yet, take no login at all.',
        'no-money': 'Stop and ring the client; with no cover yet, take no login at all.',
        else: 'Stop, ring the client, note what and who; delete once they have decided.',
      },
      likelihood: 1,
      impact: 3,
      for: ['new', 'employed'],
    },
    {
      id: 'tool-change',
      risk: 'A model changes and old passes fail.',
      firstSign: 'Edits per draft rise two Fridays running.',
      response: {
        'uses-ai': 'Rerun the sheet on a second tool {when}, and move only after a pass.',
        else: 'Rerun the thirty cases {short-when} before anybody blames the office.',
      },
      likelihood: 2,
      impact: 2,
      for: ['proven', 'later'],
    },
    {
      id: 'weekday-hours',
      risk: 'You are free at night; she types nine to three.',
      firstSign: 'Two sittings are put off.',
      response: {
        'school-age': 'Use school hours once a fortnight, or a screen recording with her yes.',
        else: 'Trade one weekday morning a fortnight, or watch a recording {when}.',
      },
      likelihood: 2,
      impact: 2,
      only: ['evenings', 'employed', 'student'],
    },
    {
      id: 'one-client',
      risk: 'One firm becomes most of your income.',
      firstSign: 'A second month with no other invoice.',
      response: 'Keep {asks-week} tries a week going through every build.',
      likelihood: 2,
      impact: 2,
      for: ['many-hours', 'proven'],
    },
    {
      id: 'thin-hours',
      risk: 'The build drags past its date.',
      firstSign: 'A week without a finished link.',
      response: 'At {hours} a week sell the audit alone until {month-3}.',
      likelihood: 3,
      impact: 2,
      only: ['few-hours'],
    },
  ],
  qualityChecks: [
    'Each price can be pointed to in their list.',
    'All four traps are flagged for the owner.',
    'It may not send, delete or pay.',
    'Both medians count ten cases, checking included.',
    'The approver switched it off without you.',
    'No past client would know themselves.',
    'Renewal dates and limits are on the sheet.',
    'Old threads were tested, not only new mail.',
  ],
  keepDoing: 'contacting firms',
  metrics: [
    {
      id: 'tries',
      name: 'Firms contacted',
      what: {
        sells: 'About {asks-week} calls and notes a week, each on its own sign.',
        else: 'About {asks-week} messages a week, each naming that firm’s own sign.',
      },
      ifLow: {
        'few-hours': 'List for a month, then send for a month; {hours} carry one of the two.',
        else: 'Put listing on {day} and sending on {short-day}.',
      },
    },
    {
      id: 'replies',
      name: 'Replies',
      what: {
        sells: 'Answers on the phone and in writing, a no included.',
        else: 'Whatever somebody in {area} typed or said, a no as well.',
      },
      ifLow: {
        writes: 'Rewrite the first line as the reviewer would say it.',
        else: 'Begin with something true about them, not you.',
      },
    },
    {
      id: 'sales',
      name: 'Audits paid',
      what: {
        sells: 'Deposits in the bank. For {goal} you need {sales-goal} a month of the full build.',
        else: 'Deposits received, not promises; {goal} takes {sales-goal} a month at {price}.',
      },
      ifLow: {
        sells: 'Nobody argues about {price}? Then another job hurts more.',
        else: 'If no call ever argues price, choose another job.',
      },
    },
    {
      id: 'hours',
      name: 'Hours worked',
      what: {
        children: 'Selling, building and night tinkering apart.',
        else: 'Selling, building, tinkering: three columns.',
      },
      ifLow: {
        'school-age': 'Book one school-hours morning ahead; nights starve it.',
        daytime: 'Put {day} in writing as the client morning.',
        else: 'Book one weekday morning ahead of {hours} of scraps.',
      },
    },
    {
      id: 'documents',
      name: 'Real documents shown',
      what: 'People who opened a real quote.',
      ifLow: {
        sells: 'You charm owners. Ask for whoever types.',
        else: 'You ask owners; ask whoever types.',
      },
    },
  ],
  channels: [
    {
      name: 'Personal email built on a public review',
      fit: 0.8,
      cost: 0.2,
      speed: 0.7,
      firstStep: {
        writes: 'Write three first lines {short-when}; read them aloud.',
        else: 'Find three reviews in {area} and write three first lines.',
      },
      experiment: '{n:20} notes: half quote the review, half ask one question.',
    },
    {
      name: 'Introductions from people you know',
      fit: 0.95,
      cost: 0.1,
      speed: 0.6,
      firstStep: {
        sells: 'Ring five contacts {when}, trade named, one clear ask.',
        else: 'Text five people from {workplace} with the trade named.',
      },
      experiment: '{n:10} people: half asked for a name, half for a three-way text.',
    },
    {
      name: 'Bookkeepers as referrers',
      fit: 0.8,
      cost: 0.3,
      speed: 0.4,
      firstStep: 'Offer one BAS agent in {area} the half page.',
      experiment: 'Two get a sample report until {month-3}, two none.',
    },
    {
      name: 'Business breakfasts and chamber events',
      fit: 0.6,
      cost: 0.5,
      speed: 0.5,
      firstStep: 'Go to one {local} breakfast and only ask.',
      experiment: 'One breakfast against two hours of messages: calls booked.',
    },
    {
      name: 'Short posts with before and after timings',
      fit: 0.5,
      cost: 0.4,
      speed: 0.2,
      firstStep: 'Wait for one measured client, then post both numbers.',
      experiment: 'One post a fortnight to {month-3}; keep it if owners mention it.',
    },
  ],
  delivery: [
    {
      step: 'Deposit and access',
      you: 'Send scope, receive half, become a named user.',
      tool: 'Invoice, their admin panel',
      doneWhen: 'The owner can lock you out.',
    },
    {
      step: 'Baseline',
      you: 'Leave the paper log and stay away.',
      tool: 'Paper log',
      doneWhen: 'Ten times in another hand.',
    },
    {
      step: 'Cases',
      you: 'Collect thirty cases; swap names for codes.',
      tool: 'Sheet',
      doneWhen: 'Each has an expected answer.',
    },
    {
      step: 'Build one link at a time',
      you: 'Join trigger, price list, draft and log.',
      tool: {
        'uses-ai': 'Their mailbox AI, then Make',
        else: 'Mailbox AI first',
      },
      doneWhen: 'A test mail leaves a draft.',
    },
    {
      step: 'Pass mark',
      you: 'Run, mend and run all again.',
      tool: 'Test sheet',
      doneWhen: 'Twenty-seven pass, every trap is caught.',
    },
    {
      step: 'Hand-over',
      you: 'Watch two live cases and say nothing.',
      tool: 'Run sheet with screenshots',
      doneWhen: 'They found the off switch.',
    },
    {
      step: 'Fridays and thanks',
      you: {
        'school-age': 'Read the log on two Fridays before pick-up.',
        else: 'Read the log on two Fridays; mend.',
      },
      tool: 'Log, closing email',
      doneWhen: 'Copies are deleted, the rest is paid.',
    },
  ],
  tools: [
    {
      name: 'Mailbox assistant (Gmail or Outlook)',
      job: 'Drafting in the client’s own mail',
      freeFirst: 'Whatever your plan includes',
      payWhen: 'A client needs it, on its card',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Make',
      job: 'Joining memo, price list and draft',
      freeFirst: 'The free tier runs a demonstration',
      payWhen: 'Live volume passes it, billed to them',
      for: ['uses-ai'],
    },
    {
      name: 'Google Sheets',
      job: 'Test sheet, log and contacts',
      freeFirst: 'Any Google account',
      payWhen: 'Never',
      for: ['organises'],
    },
    {
      name: 'A phone’s screen recorder',
      job: 'A film of the off switch',
      freeFirst: 'It is on the phone',
      payWhen: 'You hand over monthly',
    },
    {
      name: 'Cal.com',
      job: 'Letting an owner choose a time',
      freeFirst: 'Two times by text',
      payWhen: 'Two calls were lost to back-and-forth',
      for: ['sells', 'many-hours'],
    },
  ],
  positioning: {
    category: {
      regional: 'Quoting helpers for one trade around {area}',
      else: 'Quoting and inbox helpers for one trade, tested first',
    },
    claim: {
      proven: 'Tuesday’s quotes out on Tuesday, by a proven hand.',
      children: 'Tuesday’s quotes out on Tuesday, and the evening free.',
      else: 'Tuesday’s quotes out on Tuesday, your prices, your person.',
    },
    proof: ['thirty cases, failures left in', 'two timings from one desk', 'a report that said “leave it”'],
    notFor: {
      employed: 'Clinics, law firms, anybody at {workplace}, and owners who want no person looking.',
      else: 'Clinics, law firms, and anybody who wants customers answered unseen.',
    },
  },
  growth: {
    'few-hours':
      'At {hours} a week one build a season is full. Sell audits at {starter-price} between, and take no second trade.',
    'many-hours':
      'After three builds in {area} the fourth takes clearly fewer hours. First pay a careful tester who never sees a live inbox.',
    else: 'At {hours} a week stay alone until three builds are in use. A second trade waits until it comes unasked.',
  },
  consolation: {
    proven:
      'By {month-3} you know how a trade in {area} prices its work, and own a test sheet few AI users have.',
    children:
      'Whatever sells, by {check-day} you will have timed real quotes and scored real office jobs: a line for any résumé.',
    else: 'Whatever sells, by {check-day} you can tell a job worth automating in {area} from one to leave alone.',
  },
};
