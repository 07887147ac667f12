import type { PathWords } from '../path-words.ts';

export const websiteCopySprintsWords: PathWords = {
  slug: 'website-copy-sprints',
  customer: {
    who: {
      'has bank|insurance|payroll|bookkeeper|accountant|broker':
        'Owners of bookkeeping, broking and small advisory firms in {area}, two to fifteen people, who still pick up the phone.',
      'has practice receptionist|clinic|dental|physio':
        'Owners of allied-health rooms, swim schools and pet clinics in {area} whose front desk answers the same five questions.',
      student:
        'Owners of driving schools, removals and cleaning firms around {area} that students and renters ring first.',
      else: 'The owner of a firm of two to fifteen in {area}, in fencing, removals, driving lessons or the like, who picks up the phone.',
    },
    situation: {
      'has practice receptionist|clinic|dental|physio':
        'The desk says parking, fees and waiting times forty times a day. The site of most rooms in {area} says “welcome” and “caring team”.',
      proven:
        'Reviews are warm and the work is sound. The site was written in one go, the year the firm in {area} opened.',
      else: [
        'Reviews are warm and the work is sound, but in {area} the site still says what a nephew typed.',
        'The firm in {area} has outgrown its page: two new services, a second van, and still “Welcome to our website”.',
      ],
    },
    trigger: {
      proven:
        'A dearer rival with a better page, a quiet {month-3}, or a caller who says “I couldn’t tell if you did that”.',
      'school-age':
        'Quiet school holidays, a new service, or a parent who rang somebody else because no price was shown.',
      else: [
        'A quiet month, a new service, or somebody in {area} who says “I couldn’t tell if you did that”.',
        'A new van, a rival in {area} with a better page, or an empty diary for {month-3}.',
      ],
    },
    pays: {
      'few-hours':
        'Half of the price holds the slot, half comes before the final file. Begin with the front page at {starter-price}.',
      abn: 'Half of {price} holds the Monday, half is due before the final file, on an ABN invoice.',
      else: 'Half of {price} holds the Monday, and half is due on Friday, before the final file, by transfer.',
    },
  },
  theirWords: [
    'The website’s a bit embarrassing, I tell people just to ring me.',
    'We get calls, but half of them want things we don’t even do.',
    'I paid for a site and then they asked me to write it. So I didn’t.',
    'People ask the same five questions, every single time.',
    'I know what we do. I can’t make it sound like anything.',
    'The bloke down the road is worse than us and he’s booked out.',
    'My daughter did it on Wix, she’s overseas now.',
    'Hipages takes a cut and I still don’t get the good jobs.',
    'We do the whole shire but the page only says one suburb.',
  ],
  places: [
    {
      place: 'Fence, gate and deck builders low on the map',
      how: {
        regional:
          'Search the trade with {area} and with each town nearby; keep owners who answer their own reviews.',
        else: 'Search the trade in {area} on a phone, scroll past the first handful, keep owners who answer reviews.',
      },
      count: 10,
    },
    {
      place: 'Removalists and storage yards',
      how: {
        sells: 'Ring {n:8} near {area} after the morning trucks have left; ask how stairs are charged.',
        else: 'Note {n:8} near {area} whose site never says which suburbs, or how stairs are charged.',
      },
      count: 8,
      for: ['student', 'metro'],
    },
    {
      place: 'Driving, swim and music schools',
      how: {
        children:
          'You have compared these at night yourself: note which {local} page hides price or lesson length.',
        student: 'Ask on campus who is learning to drive, and which {local} page told them nothing.',
        else: 'Parents compare them at night; note which page in {area} hides price or lesson length.',
      },
      count: 9,
      for: ['children', 'student', 'evenings'],
    },
    {
      place: 'Bookkeepers and tax offices with one location',
      how: {
        'has bank|insurance|payroll|bookkeeper|accountant':
          'You know their words: check what a late sole trader in {area} would read, and leave out advice.',
        else: 'Outside their busy months, read what offices in {area} say to a sole trader who is late and ashamed.',
      },
      count: 8,
      for: ['has bank|insurance|payroll|bookkeeper|accountant', 'daytime'],
    },
    {
      place: 'Pool, gutter, carpet and air-conditioning services',
      how: 'Begin a month before their season in {state}; keep many reviews above a dated footer.',
      count: 8,
      for: ['later', 'regional'],
    },
    {
      place: 'Firms that have you as a customer',
      how: {
        'school-age':
          'Go through a year of bank lines: swim school, dentist, mechanic and uniform shop of {area}, seen as a stranger.',
        'no-money':
          'List counters and workshops in {area} that know your face, {n:8} at first; read each page as a stranger.',
        else: 'Go through a year of bank lines, and look at each page in {area} as a stranger would.',
      },
      count: 9,
      for: ['new', 'skilled', 'children', 'no-money'],
    },
    {
      place: 'Web designers who wait for words',
      how: {
        proven: 'Write to {n:6} freelancers in {state} with one sample: how many layouts are stuck on text?',
        else: 'Ask {n:6} freelancers in {state} how many layouts wait for text; one may pass on several.',
      },
      count: 8,
      skill: 'Sales',
    },
    {
      place: 'New names on the chamber or trade association list',
      how: 'Open each site on the {local} list {short-when}; keep those that begin with a greeting.',
      count: 8,
      for: ['daytime', 'some-money'],
    },
    {
      place: 'Rooms that {crowd} send people to',
      how: 'Ask {crowd} which physio, lab or orthotist patients could not find or understand online.',
      count: 7,
      only: ['has nursing|hospital|practice receptionist|clinic'],
    },
    {
      place: 'Firms that advertise on hipages or Oneflare',
      how: 'Take {n:8} with good reviews in {area}: they pay for each lead, so a page that converts has a price.',
      count: 8,
      for: ['many-hours', 'sells'],
    },
  ],
  alternatives: [
    {
      what: 'Leaving the site and relying on referrals',
      whyItFails: 'Referred people look it up, and ring a second firm.',
      for: ['regional'],
    },
    {
      what: 'Writing it on a Sunday',
      whyItFails: 'They describe the firm and skip the customer’s fears.',
    },
    {
      what: 'Asking a chatbot for five pages',
      whyItFails: 'It never stood at the gate; it writes the rival’s page.',
      for: ['uses-ai'],
    },
    {
      what: 'Buying a full redesign',
      whyItFails: 'Months later the designer waits for words.',
      for: ['metro'],
    },
    {
      what: 'Paying hipages or ads for more leads',
      whyItFails: 'More people reach the same vague page.',
      for: ['sells'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The page from the year they opened',
      price: 'Enquiries that never ring',
      speed: 'Already there',
      trust: 'Faded',
      yourEdge: 'You show one customer lost on one line.',
    },
    {
      kind: 'do-it-themselves',
      name: 'The owner, late, with a blank document',
      price: 'Several evenings',
      speed: 'Never quite finished',
      trust: 'True but shapeless',
      yourEdge: 'An hour of talking is all they give.',
    },
    {
      kind: 'marketplace',
      name: 'Writers on Upwork and Fiverr',
      price: 'Far below {price} to fair',
      speed: 'Days',
      trust: 'Samples from other countries',
      yourEdge: 'You know what Colorbond is, and where {area} ends.',
    },
    {
      kind: 'local-rival',
      name: 'A marketing agency',
      price: 'Above {price}, or monthly',
      speed: 'Weeks',
      trust: 'Portfolio and office',
      yourEdge: 'One scope, one week, no retainer.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'The web person of {area}',
      price: 'Words thrown in with the site',
      speed: 'When the owner sends text',
      trust: 'Known for years',
      yourEdge: 'You bring the text; offer it to both.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Wix or Squarespace with AI text',
      price: 'Inside the monthly plan',
      speed: 'A minute',
      trust: 'Smooth, often wrong about licences',
      yourEdge: 'Each claim was ticked by the owner.',
    },
  ],
  offer: {
    promise: {
      proven: 'Five pages in a practised hand, from one hour of your talk, with each fact ticked by you.',
      children: 'Five pages that answer what families in {area} really ask, from one hour of your talk.',
      student: 'One page first, then five: what people in {area} ask you on the phone, answered on the site.',
      else: 'Five pages that answer what callers in {area} ask, written from one hour of talk.',
    },
    starter: {
      name: 'The front page',
      included: [
        'a half-hour call',
        { proven: 'home page, headings, buttons, search title', else: 'home page with headings and buttons' },
        { 'few-hours': 'done in a fortnight', else: 'one round of changes' },
      ],
      excluded: ['service pages', 'loading the text'],
      hoursFactor: 0.45,
    },
    core: {
      name: 'The five-page sprint',
      included: [
        { organises: 'one interview with a list sent before', else: 'one recorded interview' },
        { writes: 'five pages with a voice of their own', else: 'home, about, contact, two services' },
        { 'has seo': 'search titles chosen from real queries', else: 'titles for search results' },
        {
          'few-hours': 'a read-through, then changes, within a month',
          children: 'a read-through at lunch, one batch of changes',
          else: 'a read-through call, one batch of changes',
        },
      ],
      excluded: [
        { designs: 'layout, though you could', else: 'photos, logos, layout' },
        'rankings or numbers of calls',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The ten-page sprint',
      included: [
        'ten pages',
        { sells: 'four customers rung by you', else: 'four short calls to past customers' },
        { proven: 'a month of edits as calls change', else: 'a month of small edits' },
        'questions under each service',
      ],
      excluded: ['legal terms, treatment claims', 'more than one business name'],
      hoursFactor: 2.4,
    },
  },
  skills: {
    Writing: {
      proven:
        'You hear the good sentence inside a long answer. Put one opening line, before and after, on a card for {area}.',
      else: 'You cut to the sentence that sounds like a person. One opening line, before and after, shows that to any owner.',
    },
    Sales: {
      'no-strangers':
        'You ask an owner you were named to about one line of a gates page. Many better-known writers never do.',
      'no-calls': 'You ask a stranger about one line of a gates page. Many better-known writers avoid that.',
      proven:
        'You ring a stranger about one line of a gates page. Many better-known writers avoid that call.',
      children:
        'You can ask at a counter in {area}, with their page on your phone. Most writers send mail and wait.',
      else: 'You can ring about one line of a page in {area}. Writers avoid the phone, so it is your lead.',
    },
    'Project Management':
      'One approver, one cut-off, one list: {hours} a week hold a page if you keep those, and you are used to that.',
    'AI Use':
      'Let it transcribe and sort the interview, with permission. Pages at {price} come from quotes, and you check each fact.',
    Design:
      'You do not sell layout. Mark headings and buttons so that a web person in {state} can place them.',
  },
  skillLeftOut: {
    'few-hours': 'It stays off the quote: {hours} a week hold words and calls only.',
    else: 'It stays off the quote. Each extra brings a second approver in {area}, and ends the five days.',
  },
  tasks: [
    {
      id: 'pick-trade',
      title: 'Choose one trade and one region',
      doneWhen: {
        proven: 'You can name the usual job, its fear and its busy month without opening a tool.',
        children: 'You can name a job you have paid for in {area}, its fear and its busy month.',
        else: 'You can say what {area} pays for that job, what people fear, and when it is busy.',
      },
      hours: 0.75,
      lite: {
        title: 'Choose one trade you have paid before',
        hours: 0.25,
        doneWhen: 'You can say what worried you before you rang.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'The couch, on a phone, as customers do', else: 'On a phone, as customers search' },
    },
    {
      id: 'read-reviews',
      title: 'Copy {n:30} customer phrases from reviews',
      doneWhen: {
        'uses-ai': '{n:30} phrases are sorted by a chat tool, and you moved what it got wrong.',
        writes: '{n:30} phrases are sorted into fears, praise and surprises, and five could open a page.',
        else: '{n:30} phrases about firms in {area} are sorted into fears, praise and surprises.',
      },
      hours: 1.25,
      phase: 'offer',
      needs: ['pick-trade'],
      where: { student: 'A library desk', else: 'At home' },
    },
    {
      id: 'write-scope',
      title: 'Write the scope in two columns',
      doneWhen: {
        organises: 'In and out fit one screen, with one approver, two rounds and a day for each step.',
        proven: 'In and out fit one phone screen at {price}, and the favour you always grant is in “out”.',
        else: 'What {price} buys and what it does not fit one phone screen, approver named.',
      },
      hours: 1,
      lite: {
        title: 'Write one line of what is in, one of what is out',
        hours: 0.25,
        doneWhen: 'The front page at {starter-price} has both.',
      },
      phase: 'offer',
      needs: ['pick-trade'],
      where: 'At the desk; read it aloud once',
    },
    {
      id: 'sample-pages',
      title: 'Make two before-and-after samples',
      doneWhen: {
        proven: 'Both show old screen, new screen and the reason, and neither was paid for by an employer.',
        children: 'Both show the old first screen, the new one and why somebody tired would ring.',
        else: 'Both show old screen, new screen and reason, for firms outside {area}, names covered.',
      },
      hours: 2.5,
      phase: 'proof',
      needs: ['read-reviews'],
      where: { children: 'Kitchen table, twice', else: 'At the laptop' },
    },
    {
      id: 'check-email-rules',
      title: 'Check the rules on emails and calls to firms',
      doneWhen: {
        sells: 'You know which mobile numbers to look up before you ring, and your mail says how to stop it.',
        else: 'Your message says who you are in {state} and how to stop it, and you can look a number up.',
      },
      materials: 'The regulator’s pages',
      hours: 0.5,
      lite: {
        title: 'Add your identity and a way out to the message',
        hours: 0.25,
        doneWhen: 'Both stand below your name.',
      },
      phase: 'comply',
      needs: [],
      where: 'Before the first message',
      beforeFirstJob: true,
    },
    {
      id: 'list-sixty',
      title: 'List {n:60} firms with the line that loses people',
      doneWhen: {
        proven: '{n:60} rows show owner, number, page and one lost customer, in words an owner would use.',
        children: '{n:60} rows show owner, number and page, starting with those your household pays.',
        else: '{n:60} rows around {area} show owner, number, page and one lost-customer line.',
      },
      hours: 3,
      lite: {
        title: 'List six firms with the line that loses people',
        hours: 0.5,
        doneWhen: 'Each row has a number and a screenshot.',
      },
      phase: 'reach',
      needs: ['pick-trade'],
      where: { student: 'On the bus, phone in hand', else: 'Twenty at a time, phone in hand' },
    },
    {
      id: 'warm-five',
      title: 'Show a new line to {n:5} firms you use',
      doneWhen: {
        sells: '{n:5} owners saw the old line and the new one, and one or more said what callers ask.',
        writes: '{n:5} owners have their own line and yours side by side, and somebody answered.',
        else: '{n:5} owners in {area} saw their line and the new one, and somebody answered.',
      },
      hours: 1,
      lite: {
        title: 'Show a new first line to three firms you use',
        hours: 0.5,
        doneWhen: 'One of them said what callers ask.',
      },
      phase: 'reach',
      needs: ['write-scope'],
      when: 'open-shops',
      where: {
        'school-age': 'At swim school, the vet, the mechanic',
        else: 'In person while paying, or by text',
      },
      instead: 'By text, the new line under the old',
    },
    {
      id: 'one-page',
      title: 'Write a first page for one of them',
      doneWhen: {
        proven:
          'One owner ticked each fact, paid {starter-price}, and asked for nothing to be made punchier.',
        children: 'One owner you know ticked each fact, for {starter-price} or a comment in writing.',
        else: 'An owner in {area} ticked each fact, for {starter-price} or for a written comment.',
      },
      hours: 4,
      lite: {
        title: 'Rewrite one first screen from a ten-minute call',
        hours: 1,
        doneWhen: 'The owner ticked every fact in it.',
      },
      phase: 'deliver',
      needs: ['warm-five'],
      fromDay: 5,
      where: {
        children: 'At home, around one call',
        student: 'A quiet room for the call, then anywhere',
        else: 'At the desk, around one call',
      },
    },
    {
      id: 'ask-comment',
      title: 'Ask what changed, in one sentence',
      doneWhen: 'You hold a sentence from an owner in {area}, with a yes to use it.',
      hours: 0.25,
      phase: 'proof',
      needs: ['one-page'],
      waitDays: 2,
      fromDay: 13,
      where: 'By text, two days later',
    },
    {
      id: 'mini-audits',
      title: 'Send {n:15} one-line audits',
      doneWhen: {
        writes: '{n:15} owners have a screenshot, a reason and a line good enough to steal.',
        sells: '{n:15} owners have a screenshot, a reason, a line, and the hour at which you will ring.',
        else: '{n:15} owners in {area} have a screenshot, one reason and a line they may keep.',
      },
      hours: 2.5,
      lite: {
        title: 'Send two one-line audits',
        hours: 0.25,
        doneWhen: 'Both have a screenshot and a line to keep.',
      },
      phase: 'reach',
      needs: ['list-sixty', 'check-email-rules', 'write-scope'],
      when: 'office-hours',
      where: 'At the desk, sent mid-morning',
      instead: 'At home, scheduled for mid-morning',
    },
    {
      id: 'ring-after',
      title: 'Ring each one two working days later',
      doneWhen: {
        sells: 'Every firm was rung, none got a speech, and each answer is in the log.',
        else: 'Every firm in {area} had a call or a message left, and the log says which.',
      },
      hours: 1.5,
      phase: 'sell',
      needs: ['mini-audits'],
      waitDays: 2,
      fromDay: 9,
      when: 'office-hours',
      where: 'At smoko or mid-morning',
      instead: {
        employed: 'In a lunch break, at their smoko',
        else: 'At their smoko, on a weekday you can free',
      },
    },
    {
      id: 'ask-designers',
      title: 'Ask {n:4} web designers who is stuck on words',
      doneWhen: 'All in {state} whom you asked have answered or were nudged once.',
      hours: 0.75,
      phase: 'reach',
      needs: ['sample-pages'],
      when: 'office-hours',
      where: { sells: 'By phone, sample in their inbox', else: 'By email, one sample attached' },
      instead: 'By email, one sample attached',
    },
    {
      id: 'quote-form',
      title: 'Make a quote that shows what is out',
      doneWhen: {
        'few-hours': '{price}, four weekly steps, approver, rounds and what is out fit one page.',
        else: '{price}, the Monday, approver, rounds and what is out fit a single page.',
      },
      hours: 0.75,
      phase: 'sell',
      needs: ['write-scope'],
      where: 'At the desk, before the first call',
    },
    {
      id: 'pay-and-books',
      title: 'Set up deposit, invoice and a job folder',
      doneWhen: {
        abn: 'A test payment of half of {price} arrived, and the template carries your ABN.',
        else: 'A test payment arrived, the ABN is applied for, and {start-month} has a folder.',
      },
      hours: 0.75,
      phase: 'comply',
      needs: ['quote-form'],
      where: 'At home in one sitting',
      beforeFirstJob: true,
    },
    {
      id: 'personal-income',
      title: 'Note how income from your own effort is taxed',
      doneWhen: {
        proven: 'You know which test your {price} invoices pass, or which agent you will ask.',
        else: 'You know which test you would pass once {price} invoices come, or whom you will ask.',
      },
      materials: 'The tax office’s page on personal services income',
      hours: 0.5,
      phase: 'comply',
      needs: ['pay-and-books'],
      where: 'Online, undisturbed',
    },
    {
      id: 'review-line',
      title: 'Rewrite the first line of the audit',
      doneWhen: 'Its first line names a page and a customer in {area}, not you.',
      hours: 0.5,
      phase: 'learn',
      needs: ['ring-after'],
      fromDay: 13,
      where: 'With the call log open',
    },
    {
      id: 'thirty-more',
      title: 'Audit {n:30} more in the trade that answered',
      doneWhen: {
        sells: '{n:30} more are out by {month-3}, each was rung, and one asked for a price.',
        else: '{n:30} more in {area} have one, and each was followed by a call.',
      },
      hours: 6,
      phase: 'reach',
      needs: ['review-line'],
      fromDay: 15,
      where: { children: 'At home over two weeks', else: 'At the desk over two weeks' },
    },
    {
      id: 'sprint-interview',
      title: 'Run the sprint interview',
      doneWhen: {
        proven: 'Fifteen quotes are in the sheet, eight of which you would not have dared to write.',
        children: 'Fifteen quotes are in the sheet, licence seen, and no child needed you meanwhile.',
        else: 'Fifteen usable quotes are in the sheet, and proof of a licence in {state} was seen.',
      },
      materials: 'Question list, recorder',
      hours: 1.5,
      whole: true,
      phase: 'deliver',
      needs: ['mini-audits'],
      fromDay: 22,
      when: 'office-hours',
      where: 'At their yard or by phone',
      instead: 'By phone, at their lunch',
      firstJob: true,
    },
    {
      id: 'sprint-draft',
      title: 'Draft five pages from the quotes',
      doneWhen: {
        writes: 'Service pages came first, home last, and no line could hang on a rival’s site.',
        else: 'Service pages came first, home last, and each page has two quotes from {area}.',
      },
      hours: 5,
      phase: 'deliver',
      needs: ['sprint-interview'],
      fromDay: 23,
      where: { children: 'Where the quote sheet can stay open', else: 'At the desk' },
    },
    {
      id: 'sprint-close',
      title: 'Read through, revise and hand over',
      doneWhen: {
        abn: 'Yellow facts are ticked, the second half of {price} is in, and the file is sent.',
        else: 'The approver ticked all yellow facts, paid the rest of {price}, and has the file.',
      },
      hours: 2.5,
      phase: 'deliver',
      needs: ['sprint-draft'],
      fromDay: 25,
      where: 'By phone with both screens open',
    },
    {
      id: 'day-fourteen',
      title: 'Ask what callers say now',
      doneWhen: 'You know one change in their calls, and have one more name in {area}.',
      hours: 0.25,
      phase: 'sell',
      needs: ['sprint-close'],
      waitDays: 14,
      fromDay: 40,
      where: 'By text, two weeks after hand-over',
    },
    {
      id: 'count-contacts',
      title: 'Compare contacts, replies and hours',
      doneWhen: {
        proven: 'One decision is written: keep the trade at {price}, change the line, or leave.',
        else: 'One decision is written for {area}: keep the trade, change the line, or leave.',
      },
      hours: 0.5,
      lite: {
        title: 'Count replies and choose keep or change',
        hours: 0.25,
        doneWhen: 'Keep or change is written down.',
      },
      phase: 'learn',
      needs: ['warm-five'],
      fromDay: 13,
      where: 'With the log and a cup of tea',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'The one-line audit',
      when: 'To an owner whose page you opened today',
      lines: [
        'Subject: one line on your [service] page',
        {
          children:
            'Hi [owner], {name} here. I looked for [service] from the couch last night, and [missing thing] isn’t there.',
          proven:
            'Hi [owner], your [service] page never says [missing thing]. In [suburb] that sends people to the next one.',
          else: 'Hi [owner], I searched [service] in [suburb]. Your page doesn’t say [missing thing], so I’d have moved on.',
        },
        'Yours to keep, if it’s true: “[new line]”.',
        {
          'no-calls':
            'Five pages like that take me a week and cost {price}. May I send two more lines on [day]?',
          'few-hours':
            'I rewrite front pages for {starter-price}. Could I ring you on [day] for ten minutes?',
          proven: 'I write five pages in a week for {price}. Could I ring on [day] at [time]?',
          else: 'Five pages like that take me a week and cost {price}. May I ring on [day] at [time]?',
        },
        {
          abn: '{name}, ABN [number]. Answer “stop” and this was the last one.',
          else: '{name}, [mobile]. Answer “stop” and you won’t hear from me again.',
        },
      ],
    },
    {
      id: 'quote',
      title: 'The sprint quote',
      when: { 'no-calls': 'Within a day of the answer', else: 'Within a day of the call' },
      lines: [
        {
          'few-hours': 'Hi [owner], here is what we discussed, in four weekly steps from [date]. {name}',
          else: 'Hi [owner], {name} here with the sprint for the week of [Monday].',
        },
        {
          proven:
            'In: one interview, [five pages], search titles, two rounds. Out: photos, layout, loading, a sixth page.',
          else: 'You get one interview, [five pages] and two rounds of changes. Photos, layout and loading stay with you.',
        },
        {
          organises:
            '[Approver] decides alone. Changes arrive as one list by [day, noon]; later ones are a new quote.',
          else: '[Approver] decides, and written changes reach me by [Friday, noon].',
        },
        '{price} in all: half now, half before the final file. Does [day, time] suit for the interview?',
      ],
    },
    {
      id: 'follow-up',
      title: 'After silence',
      when: {
        'no-calls': 'When a week has passed without an answer',
        else: 'When the call went to voicemail and a week has passed',
      },
      lines: [
        'Hi [owner], the line about [service] is yours to use either way. {name}',
        {
          'few-hours': 'If words are the job nobody wants, I take one front page a month. [Month] is free.',
          proven:
            'If words are the job nobody wants, Monday [date] is open. Otherwise I’ll leave you be until [month].',
          town: 'I have a free week from [date] for somebody in {area}. If it isn’t you, I’ll ask again in [month].',
          else: 'I have a free week from [date]. If it isn’t yours, I’ll ask again in [month].',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'The sentence that sells the next one',
      when: 'Two days after the pages are live',
      lines: [
        {
          writes: 'Hi [owner], now that it’s up: which line would you never have written yourself?',
          else: 'Hi [owner], it’s {name}. What does the page say now that the old one didn’t?',
        },
        'May I quote that with your first name?',
        'And who do you know with a good firm and a sad website?',
      ],
    },
  ],
  risks: [
    {
      id: 'owners-refuse',
      risk: 'Most owners say no for weeks, and your hours go on asking.',
      firstSign: 'Twenty audits out, and nobody mentions the line.',
      response: {
        'few-hours': 'Go back to firms in {area} that know your face; {hours} a week cannot feed cold lists.',
        proven: 'Change to a trade with dearer jobs, where {price} is under three of them.',
        else: 'Change the trade, and return to counters in {area} where they know you.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'skilled', 'proven'],
    },
    {
      id: 'second-approver',
      risk: 'A partner or web person rewrites it on the last night.',
      firstSign: 'Somebody else “wants a quick look”.',
      response: {
        organises: 'One list, through the approver in the quote; a second list is priced the same day.',
        else: 'Ask for one list through the approver; a second is a new quote beside {price}.',
      },
      likelihood: 2,
      impact: 2,
      for: ['organises', 'proven'],
    },
    {
      id: 'untrue-claim',
      risk: 'A licence, warranty or price in your words is wrong.',
      firstSign: 'A yellow line comes back unticked.',
      response:
        'Take it out until ticked against the register in {state}, and ask an insurer about written work.',
      likelihood: 1,
      impact: 3,
      for: ['new'],
    },
    {
      id: 'thin-interview',
      risk: 'The owner gives slogans, so the pages could be anyone’s.',
      firstSign: 'Fewer than eight quotes by the second day.',
      response: {
        'no-calls': 'Send three more questions {short-when}; ask about the last job that went wrong.',
        proven: 'Do not write around it: ask about the last job that went wrong.',
        else: 'Ring for twenty more minutes {short-when}; ask about the last job that went wrong.',
      },
      likelihood: 2,
      impact: 2,
      for: ['new', 'writes'],
    },
    {
      id: 'page-not-loaded',
      risk: 'The words never reach the site.',
      firstSign: 'Two weeks on, the old greeting is live.',
      response: 'Ask who has the login before you name {price}; send that person the file as well.',
      likelihood: 2,
      impact: 1,
      for: ['regional'],
    },
    {
      id: 'machine-text',
      risk: 'Owners think that free AI text will do.',
      firstSign: '“We’ll just run it through ChatGPT.”',
      response: {
        'uses-ai': 'Run it with them, and mark what it invented about their suburb, prices and licence.',
        else: 'Offer to mark what is wrong in their version, suburbs of {area} included; three faults make the case.',
      },
      likelihood: 2,
      impact: 2,
      for: ['uses-ai', 'metro'],
    },
    {
      id: 'patients-praise',
      risk: 'A clinic wants patients’ praise on its pages.',
      firstSign: 'The owner sends you reviews to quote.',
      response: 'Read Ahpra’s page first, and write what {crowd} are asked instead.',
      likelihood: 2,
      impact: 3,
      only: ['has practice receptionist|clinic|dental|physio|nursing'],
    },
    {
      id: 'home-week',
      risk: 'A sick child falls into the sprint week.',
      firstSign: 'A call from school on interview day.',
      response: 'Name a spare {short-day} in each quote, and tell the owner before noon.',
      likelihood: 3,
      impact: 2,
      only: ['children'],
    },
  ],
  qualityChecks: [
    'The first screen says what, where and when.',
    'Each page holds two phrases somebody said.',
    'Prices, suburbs and licences were ticked.',
    'An outsider can say what happens after ringing.',
    'The page names work the firm turns down.',
    'Read aloud, no sentence needs a second breath.',
    'The quote’s right-hand column was not crossed.',
    'No line would fit a rival’s site.',
  ],
  keepDoing: 'contacting firms with a line of their own',
  metrics: [
    {
      id: 'tries',
      name: 'Firms contacted with their own line',
      what: {
        'few-hours': 'About {asks-week} a week, each with a line of its own.',
        else: 'A message, call or visit with one new line, about {asks-week} a week.',
      },
      ifLow: {
        children: 'Cut the audit to one screenshot, and send three once the house is quiet.',
        'many-hours': 'Put {n:10} before any writing {when}; ten minutes each, no polish.',
        else: 'Cut it to one screenshot and ten minutes, and send three {when}.',
      },
    },
    {
      id: 'replies',
      name: 'Owners who answered',
      what: 'Yes, no or a question, by phone or in writing.',
      ifLow: {
        writes: 'Your line is about style; make it about a customer in {area} who left.',
        else: 'Say less about the page and more about one customer in {area} who left.',
      },
    },
    {
      id: 'sales',
      name: 'Weeks booked',
      what: 'Half of {price} paid; for {goal}, count to {sales-goal} a month.',
      ifLow: {
        sells: 'Ring the two warmest, offer the front page at {starter-price}, and ask what stopped them.',
        else: 'Offer the two warmest the front page at {starter-price} before {month-3}.',
      },
    },
    {
      id: 'hours',
      name: 'Hours a sprint, and hours of asking',
      what: {
        proven: 'Apart, since writing feels better than asking and takes all {hours}.',
        else: 'Two columns out of {hours} a week; writing grows by itself.',
      },
      ifLow: {
        'no-calls': 'Owners answer by day: keep two lunch breaks for their replies.',
        evenings: 'Owners answer by day: keep two lunch breaks for calls.',
        else: 'Set calling hours out of your {hours} before you plan any writing.',
      },
    },
  ],
  channels: [
    {
      name: 'One-line audit and a call',
      fit: 0.9,
      cost: 0.2,
      speed: 0.6,
      firstStep: {
        'no-calls': 'Send two audits in {area} and write again.',
        else: 'Send two audits in {area} and ring.',
      },
      experiment: '{n:15} with {price} in the message, {n:15} without.',
    },
    {
      name: 'Firms that you pay already',
      fit: 0.95,
      cost: 0.05,
      speed: 0.9,
      firstStep: {
        'school-age': 'Show the swim school one new line.',
        else: 'Show your mechanic one new line.',
      },
      experiment: 'On paper to some, on their own page to others.',
    },
    {
      name: 'Web designers stuck on text',
      fit: 0.7,
      cost: 0.1,
      speed: 0.5,
      firstStep: 'Ask four in {state} how many layouts wait.',
      experiment: 'One home page at {starter-price}; see if another follows.',
    },
    {
      name: 'Chamber breakfasts and trade nights',
      fit: 0.5,
      cost: 0.35,
      speed: 0.4,
      firstStep: 'Take three printed samples to one in {area}.',
      experiment: 'Ask what customers get wrong; count who asks back.',
    },
    {
      name: 'Past clients',
      fit: 0.9,
      cost: 0.05,
      speed: 0.5,
      firstStep: 'Write two weeks after each hand-over.',
      experiment: 'Ask half for a name, offer half an add-on.',
    },
  ],
  delivery: [
    {
      step: 'Hold the week',
      you: 'Quote, first half, approver named.',
      tool: 'Quote, payment link',
      doneWhen: 'Both calendars show the same start.',
    },
    {
      step: 'Listen',
      you: 'Record an hour of jobs, fears, prices.',
      tool: 'Recorder, question list',
      doneWhen: 'The sheet holds fifteen quotes.',
    },
    {
      step: 'Write',
      you: 'Services, about, contact, home last.',
      tool: 'Shared document',
      doneWhen: 'Facts to check are yellow.',
    },
    {
      step: 'Read together',
      you: 'Fix as they talk; send the same day.',
      tool: 'A half-hour call',
      doneWhen: 'Round one is closed.',
    },
    {
      step: 'Close',
      you: 'One list, revise, collect, hand over.',
      tool: 'Document, invoice',
      doneWhen: 'Ticks, money and file are in the folder.',
    },
    {
      step: 'Look back',
      you: 'Ask what callers say now.',
      tool: 'A text message',
      doneWhen: 'You have a sentence or a repair.',
    },
  ],
  tools: [
    {
      name: 'A shared document',
      job: 'Draft, comments and ticks in one',
      freeFirst: 'Google Docs',
      payWhen: 'A client’s rules forbid it',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A recorder',
      job: 'Keeps their words exact',
      freeFirst: 'Phone voice memo, permission said aloud',
      payWhen: 'Transcribing eats two hours a sprint',
    },
    {
      name: 'A call log',
      job: 'Contacts, lines, answers',
      freeFirst: 'A sheet with six columns',
      payWhen: 'Not before your second year',
      for: ['sells', 'organises'],
    },
    {
      name: 'A one-page site',
      job: 'Samples and one way to book',
      freeFirst: 'A public document with two samples',
      payWhen: 'Three owners asked to see more',
      for: ['proven'],
    },
    {
      name: 'A chat model',
      job: 'Sorting the transcript by page',
      freeFirst: 'A free tier, with the owner’s yes',
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: {
      'has bank|insurance|payroll|bookkeeper|accountant': 'Website writing for small money and service firms',
      else: 'Fixed-price website writing for small firms',
    },
    claim: {
      proven: 'You talk for an hour; your site answers by Friday.',
      student: 'You talk, I write, you tick every fact.',
      else: 'Your site answers the questions your phone gets.',
    },
    proof: [
      'two before-and-after first screens',
      'an owner’s sentence about calls in {area}',
      'a scope that shows what is out',
    ],
    notFor: 'Bad work to hide, sites nobody in {area} can log into, and anyone buying a search ranking.',
  },
  growth: {
    'few-hours':
      'At {hours} a week sell front pages, one a month, and keep {price} sprints for the holidays.',
    proven:
      'Raise {price} when three of five quotes pass without a pause. Buy help for customer calls, then proofreading; the interview stays yours.',
    else: 'Two sprints a month fill {hours} a week. Three of five quotes passed without a pause raise {price}.',
  },
  consolation: {
    proven:
      'By {month-3} you can name what one trade’s customers in {area} fear, with samples that no employer owns.',
    else: 'By {check-day} you can name what a trade’s customers fear, and show a line that answers it in {area}.',
  },
};
