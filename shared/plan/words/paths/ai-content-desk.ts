import type { PathWords } from '../path-words.ts';

export const aiContentDeskWords: PathWords = {
  slug: 'ai-content-desk',
  customer: {
    who: {
      metro:
        'Firms around {area} whose single job is a large purchase and whose buyers read before they ring: pool builders, tilers, removalists. The website has a blog, and the blog stopped.',
      children:
        'Family firms near {area} whose customers read before they ring: pool fencers, tilers, dog trainers. One partner runs the jobs, the other once ran a blog.',
      regional:
        'Owners in and around {area} who sell one big job at a time: solar, sheds, water tanks, tiling. Their site has a news page that nobody has touched for a year.',
      else: 'A firm in {state} whose single job costs a customer weeks of thought: pools, tiling, removals, dog training. It has a blog, and the blog stopped.',
    },
    situation: {
      proven:
        'Somebody was keen two summers ago. The login still works, the crew is flat out, and the newest page in {area} wishes readers a happy new year long past.',
      children:
        'The office in {area} answers the same five questions all day. The blog that should answer them stopped when the second child came.',
      else: [
        'The last article is eighteen months old, while reviews in {area} pile up with a question that no page answers.',
        'Three titles have stood on a whiteboard in {area} since winter. Everybody on the team can talk; nobody has an afternoon to type.',
      ],
    },
    trigger: {
      metro:
        'A rival’s article turns up in a customer’s hand. A new van is signwritten, and the owner looks at the site again before {month-3}.',
      regional:
        'A city firm starts to advertise in {area}. The phone rings in {start-month} with the question the site should answer.',
      else: 'The phone keeps ringing in {season} with one question the site ought to answer. A competitor’s page is quoted back at them.',
    },
    pays: {
      'no-calls': 'The owner pays {price} by transfer on the first of the month, before you ask anybody.',
      abn: 'The office manager pays {price} on your tax invoice, on the first, for the month ahead.',
      'few-hours': 'The owner pays {price} by transfer on the first of the month, before you ring anybody.',
      else: 'The owner or office manager pays {price} on the first, out of what the ads left over.',
    },
  },
  theirWords: [
    'We know we should post something, we just never do.',
    'The last lot sent articles that could be about anybody.',
    'I can talk about it all day, I can’t write it.',
    'I answer the same five questions on every visit.',
    'My daughter did it with AI and a customer picked it.',
    'How do I know it’s bringing anyone in?',
    'Just don’t make us sound like an American brochure.',
    'Our web bloke put it up and never came back.',
    'Nobody reads it, do they?',
  ],
  places: [
    {
      place: 'Sites of the trade with a blog gone quiet',
      how: {
        metro:
          'Search trade, “blog” and one suburb of {area} at a time; keep last posts eight to twenty-four months old.',
        else: 'Search the trade, “blog” and {area}, then each town within an hour; keep those silent for a year.',
      },
      count: 24,
    },
    {
      place: 'Reviews that repeat a question',
      how: {
        'uses-ai':
          'Paste {n:40} public {local} reviews into a chat tool; let it list the questions, then read each yourself.',
        else: 'Search Maps reviews in {area} for “asked”, “didn’t know” and “explain”; copy {n:14} word for word.',
      },
      count: 14,
      skill: 'AI Use',
    },
    {
      place: 'Member lists of the trade’s own body',
      how: 'SPASA, AFRA, HIA or Master Builders list members in {state} by region; open {n:20} sites and look for life.',
      count: 10,
      for: ['many-hours', 'organises'],
    },
    {
      place: 'Showrooms the trade buys from',
      how: {
        daytime:
          'Call at two tile or pump counters in {area} {when}; ask whose customers arrive well informed.',
        else: 'Ask at a {local} tile or pump counter which builders send people in knowing what they want.',
      },
      count: 8,
      for: ['daytime', 'regional'],
    },
    {
      place: 'Insiders you interview for samples',
      how: {
        'no-calls': 'End each talk with one question: which two firms outside {area} do you respect?',
        else: 'End each call with one question: which two firms outside {area} do you respect?',
      },
      count: 8,
      skill: 'Writing',
    },
    {
      place: 'Web designers named in the footers',
      how: {
        sells:
          'Ring {n:6} whose names stand in stale footers; offer to keep the words fresh and share the client.',
        else: 'Write to {n:6} named in stale footers around {area}, offering the words they never wanted to write.',
      },
      count: 8,
      skill: 'Sales',
    },
    {
      place: 'People from {workplace} who just bought one',
      how: 'Ask {n:10} of them which pool, floor or move they read up on, and what no site told them.',
      count: 10,
      for: ['student', 'employed', 'new'],
    },
    {
      place: 'Firms that sponsor the school or the club',
      how: 'Note the banners at {local} sport and the fete; look up the news page of each firm.',
      count: 10,
      only: ['children'],
    },
    {
      place: 'Council business newsletters and hubs',
      how: 'Read back issues for {area}; a firm that wrote once liked seeing itself in print.',
      count: 8,
      for: ['few-hours', 'no-money'],
    },
  ],
  alternatives: [
    {
      what: 'Leave the blog as it is',
      whyItFails: 'A stale date makes buyers wonder.',
    },
    {
      what: 'Let a daughter paste from a chat tool',
      whyItFails: 'It reads smoothly and says nothing theirs.',
      for: ['uses-ai', 'children'],
    },
    {
      what: 'Spend it on more ads',
      whyItFails: 'The click still wants its question answered.',
      for: ['metro', 'sells'],
    },
    {
      what: 'Ask the office for one a month',
      whyItFails: 'She has no free afternoon before {month-3}.',
    },
    {
      what: 'Post job photos on Facebook',
      whyItFails: 'Pretty, and gone by Thursday.',
      for: ['regional'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'A blog that ended last year',
      price: 'Nothing leaves the account',
      speed: 'Never',
      trust: 'Falls with each stale date',
      yourEdge: 'You bring three titles; starting costs one call.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Owner, chat tool, Sunday',
      price: 'A subscription and the Sunday',
      speed: 'A draft in a minute',
      trust: 'Fine, until a customer laughs',
      yourEdge: {
        proven: 'You bring an ear, and the checking.',
        else: 'You do the interview and the checking.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Article sellers on Fiverr',
      price: 'The lowest there is, by word',
      speed: 'Two or three days',
      trust: 'Nobody rings the foreman',
      yourEdge: 'Each piece holds what only he knew.',
    },
    {
      kind: 'local-rival',
      name: 'The agency with a retainer',
      price: 'Well above {price}, with ads',
      speed: 'A month to begin',
      trust: 'An account manager and a lunch',
      yourEdge: 'Who interviews also writes, with a claim sheet.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'The {local} paper’s advertorials',
      price: 'About {price} a page',
      speed: 'One issue',
      trust: 'Known, read once',
      yourEdge: 'Yours is found again next {season}.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Wix and WordPress blog writers',
      price: 'A small monthly fee',
      speed: 'Daily, if wanted',
      trust: 'Thin, signed by nobody',
      yourEdge: {
        'uses-ai': 'You use the same tool, then check each claim.',
        else: 'Fewer pages, each checked and named.',
      },
    },
  ],
  offer: {
    promise: {
      proven:
        'Monthly pages by somebody with published work to show: your own people interviewed, each claim checked, nothing a rival could sign.',
      'uses-ai':
        'Each month, pages a machine may draft but a person interviews for, checks and signs, from the mouths of your own crew.',
      else: [
        'Two articles a month from a short talk with your own people, each claim checked, so that no competitor could put its name on them.',
        'The questions your customers in {area} really ask, answered each month by your own people and checked line by line.',
      ],
    },
    starter: {
      name: 'One article and two posts',
      included: [
        {
          evenings: 'one interview, after the tools are packed up',
          else: 'one interview with whoever does the work',
        },
        {
          writes: 'one article in that person’s own turn of phrase',
          proven: 'one checked article',
          else: 'one checked article, published',
        },
        {
          sells: 'two posts that end in a call',
          else: 'two short posts',
        },
        'one round of changes',
      ],
      excluded: ['a monthly plan', 'photography'],
      hoursFactor: 0.44,
    },
    core: {
      name: 'Two articles and six posts a month',
      included: [
        {
          daytime: 'two interviews, on wet mornings',
          children: 'two interviews at smoko or after dinner',
          else: 'two interviews, booked around the weather',
        },
        {
          proven: 'two articles with your claim sheets',
          'uses-ai': 'two articles, drafted by machine, rewritten by hand',
          else: 'two checked articles',
        },
        {
          films: 'six posts, one of them a clip',
          else: 'six posts, queued',
        },
        {
          organises: 'a month’s dates on one page',
          else: 'a plan, and a tally of callers',
        },
      ],
      excluded: [
        'health, money and legal topics',
        {
          sells: 'answering their customers',
          else: 'a second round of changes',
        },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Full desk with newsletter',
      included: [
        'four articles and sixteen posts',
        {
          writes: 'a newsletter people answer',
          else: 'one newsletter',
        },
        {
          sells: 'interviews with crew and with a customer',
          else: 'interviews with several of the crew',
        },
        'a review call in month three',
      ],
      excluded: ['building a list', 'ads and website repairs'],
      hoursFactor: 2.35,
    },
  },
  skills: {
    Writing: {
      'no-calls':
        'You find the good sentence in a rambling answer and build the page around it. That is what {price} buys.',
      proven: 'You hear the one good sentence in a rambling call. Nine tenths of what {price} buys is that.',
      else: 'You find the good sentence in a rambling call and build the page around it. That is what {price} buys.',
    },
    'AI Use': {
      writes:
        'Use the tool as a hostile reader that lists unsupported lines, and write from a blank page. At {price} nobody pays for the draft.',
      else: 'A fast draft from your notes, then a hostile reading: at {hours} a week both save time. It never referees.',
    },
    'Project Management': {
      'new':
        'Eleven working days hold only if somebody chases comments. You do, and at {hours} a week that is what gets a month published.',
      else: 'You keep the eleven-day loop, so {price} is earned in one month and not in two.',
    },
    Sales:
      'You open with the question their site ignores, then ask for {price}. No claim about yourself does as well.',
    Design:
      'One useful picture, a readable table, a number to ring: owners see those first, and {price} looks fair.',
    'Video Editing':
      'With a yes, thirty seconds of the interview becomes one of the six posts that {price} includes.',
  },
  skillLeftOut: {
    proven: 'No place was found for it: at {price} a firm buys interviews, checking and clean copy.',
    else: 'It stays out, since a firm in {area} buys interviews and checking, and pretending otherwise weakens the pitch.',
  },
  tasks: [
    {
      id: 'pick-industry',
      title: 'Pick one trade with an insider to ring',
      doneWhen: {
        proven: 'The trade is one you have written about, and one person in it takes your call this week.',
        children: 'It is named, and a parent or neighbour will take your call about it.',
        else: 'One person in that trade will take your call.',
      },
      hours: 1,
      lite: {
        title: 'Pick one trade and one insider',
        hours: 0.25,
        doneWhen: 'That person will take your call.',
      },
      phase: 'offer',
      needs: [],
      where: {
        daytime: 'With phone and coffee',
        else: 'At home, phone in hand',
      },
    },
    {
      id: 'write-pack',
      title: 'Write the monthly pack at {price}',
      doneWhen: {
        organises: 'Eleven working days stand on one page, each with a name and what happens if it slips.',
        writes: 'A page without an adjective says what arrives on which working day and who comments.',
        else: 'A page says what arrives when, who comments once, and what happens if nobody does.',
      },
      hours: 1.25,
      lite: {
        title: 'Write the pack in ten lines',
        hours: 0.5,
        doneWhen: 'It names {starter-price}, {price} and the one round of changes.',
      },
      phase: 'offer',
      needs: ['pick-industry'],
      where: 'One sitting at a desk',
    },
    {
      id: 'house-rules',
      title: 'Write how you use AI and check claims',
      doneWhen: {
        'uses-ai':
          'Five sentences say which tool drafts, what it never sees, and that you sign each page yourself.',
        else: 'Five sentences are ready for a proposal, and the email rules are read before {check-day}.',
      },
      hours: 0.75,
      lite: {
        title: 'Write five sentences on AI and checking',
        hours: 0.25,
        doneWhen: 'A friend understood all five.',
      },
      phase: 'comply',
      needs: ['write-pack'],
      where: 'Before the first message goes out',
      beforeFirstJob: true,
    },
    {
      id: 'find-stale',
      title: 'Find {n:30} firms with a quiet blog',
      doneWhen: {
        metro: '{n:30} rows across {area} have person, last post, sign of life and an unanswered question.',
        'uses-ai': 'Each of {n:30} rows has a question a customer typed, not one the tool guessed.',
        else: 'Each row has its last post, a sign of life and one open question.',
      },
      hours: 3,
      lite: {
        title: 'Find five firms, one open question each',
        hours: 0.5,
        doneWhen: 'Each question is copied from a review.',
      },
      phase: 'reach',
      needs: ['pick-industry'],
      where: {
        children: 'On the couch, twice',
        else: 'At the screen',
      },
    },
    {
      id: 'first-messages',
      title: 'Send ten messages, one question each',
      doneWhen: {
        sells: 'Ten are out, dated, and five of them had a phone call two days later.',
        children: 'Ten are scheduled for a weekday morning, each with its own first line.',
        else: 'Ten firms have one, logged with its first line.',
      },
      hours: 1.5,
      lite: {
        title: 'Send five messages, one question each',
        hours: 0.5,
        doneWhen: 'All five are logged.',
      },
      phase: 'reach',
      needs: ['find-stale', 'house-rules'],
      where: {
        evenings: 'At home, set to send at nine',
        else: 'At home, timed for a weekday morning',
      },
    },
    {
      id: 'short-answer',
      title: 'Give one insider a short answer page',
      doneWhen: {
        proven: 'Three hundred words are with them, they found no error, and they said whose question it is.',
        'uses-ai': 'The machine’s draft and your page lie side by side; the insider chose yours.',
        else: 'Three hundred words are with the insider, who found nothing wrong.',
      },
      hours: 2,
      lite: {
        title: 'Ring an insider; write up one short answer',
        hours: 1,
        doneWhen: 'They read it and found no error.',
      },
      phase: 'deliver',
      needs: ['first-messages'],
      fromDay: 5,
      where: 'By phone when it suits them, then at home',
    },
    {
      id: 'interview-two',
      title: 'Hold two more sample interviews',
      doneWhen: {
        sells: 'Each gave three things a stranger could not know, and two names to ring.',
        children: 'Both, booked by text around their smoko and your evenings, gave three details each.',
        else: 'Both calls gave three details that no site in {area} has.',
      },
      hours: 1.5,
      lite: {
        title: 'Hold one more sample interview',
        hours: 0.5,
        doneWhen: 'It gave three details no website has.',
      },
      phase: 'proof',
      needs: ['short-answer'],
      where: 'When they are off the tools',
    },
    {
      id: 'sample-cost',
      title: 'Write the sample on a {local} cost',
      doneWhen: {
        proven:
          'A place, a range with its source, and the item quotes leave out; a hard editor would pass it.',
        'uses-ai': 'The range has a source you opened yourself; the tool supplied none.',
        else: 'It names a street of {area}, a range with its source, and what quotes leave out.',
      },
      hours: 3,
      lite: {
        title: 'Write one sample on a {local} cost',
        hours: 2,
        doneWhen: 'It has a range with its source.',
      },
      phase: 'proof',
      needs: ['interview-two'],
      where: 'At home; read it once more the next day',
    },
    {
      id: 'sample-story',
      title: 'Write the sample of one job, fault to fix',
      doneWhen: {
        films: 'The person in it agreed to page and clip, named or masked.',
        writes: 'Whoever is in it laughed once, corrected nothing, and agreed to be named.',
        else: 'The person in it has read it and chosen to be named or masked.',
      },
      hours: 3,
      phase: 'proof',
      needs: ['interview-two'],
      where: {
        children: 'At home, names checked by text',
        else: 'At a desk, names checked by text',
      },
    },
    {
      id: 'before-after-page',
      title: 'Show a machine paragraph beside yours',
      doneWhen: {
        'uses-ai': 'Six changes are marked with who told you, and the prompt is printed in full.',
        proven: 'Six changes stand in the margin, each with its reason, as a sub-editor would mark them.',
        else: 'Six changes are marked, with the person who told you.',
      },
      hours: 1,
      lite: {
        title: 'Show one raw paragraph beside your own',
        hours: 0.5,
        doneWhen: 'Three changes have a reason beside them.',
      },
      phase: 'proof',
      needs: ['sample-cost'],
      where: 'Both versions open',
    },
    {
      id: 'ask-five',
      title: 'Ask five owners which page they’d publish',
      doneWhen: {
        sells: 'Three of five chose a page, and one asked what a month costs.',
        else: 'Five answers are written down, and three chose a page.',
      },
      hours: 1.25,
      phase: 'learn',
      needs: ['sample-cost', 'sample-story'],
      fromDay: 12,
      when: 'open-shops',
      where: 'At counters, pages in hand',
      instead: 'By phone, pages sent ahead',
    },
    {
      id: 'abn-invoice',
      title: {
        abn: 'Settle invoice form and copyright line',
        else: 'Settle ABN, invoice and copyright line',
      },
      doneWhen: {
        abn: 'A test invoice for {price} carries your ABN, and the proposal says who owns the pages.',
        else: 'The ABN is applied for, and your proposal at {price} says who owns what is published.',
      },
      hours: 1,
      lite: {
        title: 'Apply for an ABN, save an invoice form',
        hours: 0.5,
        doneWhen: 'The application has a reference.',
      },
      phase: 'comply',
      needs: ['write-pack'],
      where: 'Online',
      beforeFirstJob: true,
    },
    {
      id: 'next-twenty',
      title: 'Send {n:20} more messages',
      doneWhen: {
        sells: 'Every opener differs by more than a name, and each silent firm was rung once.',
        'uses-ai': 'No opener came from the tool, and the log says which firm got which sample.',
        else: 'The log shows each firm with an opener of its own.',
      },
      hours: 2.5,
      lite: {
        title: 'Send five more, sample attached',
        hours: 0.75,
        doneWhen: 'Each is logged with its sample.',
      },
      phase: 'sell',
      needs: ['first-messages', 'sample-cost'],
      fromDay: 8,
      where: {
        children: 'Ten a sitting, once the house is quiet',
        else: 'Ten a sitting',
      },
    },
    {
      id: 'three-titles',
      title: 'Follow up with the first three titles',
      doneWhen: {
        proven:
          'Silent firms have three headlines you would be glad to have written, then one line, then peace.',
        else: 'All who stayed silent got three titles from their own reviews, then peace.',
      },
      hours: 1,
      lite: {
        title: 'Send three titles to the silent firms',
        hours: 0.25,
        doneWhen: 'Each has them; then peace.',
      },
      phase: 'sell',
      needs: ['first-messages'],
      waitDays: 4,
      fromDay: 8,
      where: 'By email, four days after the first',
    },
    {
      id: 'call-replies',
      title: 'Ring everyone who answered',
      doneWhen: {
        sells: 'Each named two topics and a first {day}, or told you the real reason.',
        children: 'Each has a topic and a start date; calls were kept to times you both could keep.',
        else: 'Every reply has a topic and date, or a reason in its words.',
      },
      hours: 1,
      lite: {
        title: 'Ring each reply once',
        hours: 0.25,
        doneWhen: 'Each has a topic, or a reason.',
      },
      phase: 'sell',
      needs: ['first-messages'],
      fromDay: 6,
      where: 'When they suggested',
    },
    {
      id: 'paid-interviews',
      title: 'First paid month: hold both interviews',
      doneWhen: {
        proven: 'Notes sit under one point each by working day three, quotes verbatim.',
        else: 'By working day three both topics have one point and three details.',
      },
      hours: 1.5,
      phase: 'sell',
      needs: ['call-replies', 'abn-invoice'],
      fromDay: 19,
      when: 'office-hours',
      where: 'By phone while they drive or wait',
      instead: 'By phone at knock-off, on their drive home',
      firstJob: true,
    },
    {
      id: 'paid-drafts',
      title: 'Draft, rewrite, run the twelve checks',
      doneWhen: {
        'uses-ai': 'Both were rewritten with the draft closed; the first four checks hold without exception.',
        children: 'Both pass the first four checks, over two evenings with a night between.',
        else: 'Claim sheets are full, and the first four checks hold for both.',
      },
      hours: 4.5,
      phase: 'sell',
      needs: ['paid-interviews'],
      fromDay: 22,
      where: 'Two sittings at home',
    },
    {
      id: 'paid-publish',
      title: 'Take comments once, publish, queue posts',
      doneWhen: {
        organises: 'Day eleven is kept, links work on a phone, and the front desk has its tally card.',
        else: 'Links work, six posts are queued, and the desk counts callers.',
      },
      hours: 2,
      phase: 'sell',
      needs: ['paid-drafts'],
      fromDay: 29,
      where: 'At home on working day eleven',
    },
    {
      id: 'read-faults',
      title: 'Change the habit your checks caught most',
      doneWhen: {
        writes: 'One check is circled; if it is the cringe line, read the next page to somebody.',
        else: 'One is circled, and the next interview has a question for it.',
      },
      hours: 0.5,
      lite: {
        title: 'Circle the check you failed most',
        hours: 0.25,
        doneWhen: 'Your next call has a question for it.',
      },
      phase: 'learn',
      needs: ['short-answer'],
      fromDay: 12,
      where: 'With the filled sheets',
    },
    {
      id: 'ask-renewal',
      title: 'Book the next month before this one ends',
      doneWhen: {
        sells: 'Two topics for {month-3} are agreed aloud, or the reason is in their words.',
        else: 'They agreed to two topics more at {price}, or you know why not.',
      },
      hours: 0.5,
      phase: 'sell',
      needs: ['paid-publish'],
      fromDay: 36,
      when: 'office-hours',
      where: 'A ten-minute call, no email',
      instead: 'A ten-minute call when they say, no email',
    },
    {
      id: 'judge-industry',
      title: 'Judge the trade by replies, not sales',
      doneWhen: {
        proven: 'You wrote which to change, opener, sample or trade, against {asks-14} tries a fortnight.',
        else: 'Opener, sample or trade: one is marked, with the replies beside it.',
      },
      hours: 0.5,
      lite: {
        title: 'Count replies; choose one thing to change',
        hours: 0.25,
        doneWhen: 'It is opener, sample or trade.',
      },
      phase: 'learn',
      needs: ['three-titles'],
      fromDay: 13,
      where: 'With the log open',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'The unanswered question',
      when: 'To a published business address, reviews read first.',
      lines: [
        {
          children:
            'Hi [first name], I’m a parent in {area} who reads reviews. [Number] of yours ask about [topic], and no page answers it.',
          proven:
            'Hi [first name], [number] reviewers ask about [topic]; your newest page is from [month]. Noticing that is my trade.',
          else: 'Hi [first name], [number] of your reviewers ask about [topic]. Your newest page is from [month and year].',
        },
        {
          'no-calls':
            'I’d send [role] four questions and write that page, a second one and six posts, for {price} a month.',
          sells:
            'Give me [role] for twenty minutes and you’ll have that page, another, and six posts: {price} a month.',
          'uses-ai':
            'A tool drafts, I interview [role] in {area}, rewrite and check: two pages and six posts for {price} a month.',
          else: 'I’d ring [role] for twenty minutes and write that page, a second one and six posts, for {price} a month.',
        },
        {
          regional: 'One I made with a [trade] firm in {area}: [link].',
          else: 'Here is one from the same trade: [link].',
        },
        {
          abn: 'Shall I send the three titles I’d begin with? “No” is enough. {name}, ABN [number], [mobile]',
          else: 'Want the three titles I’d begin with? Say “no” and you won’t hear from me again. {name}, [mobile]',
        },
      ],
    },
    {
      id: 'quote',
      title: 'Proposal in one screen',
      when: {
        'no-calls': 'Straight after a message that named a topic.',
        else: 'Straight after a call that named a topic.',
      },
      lines: [
        {
          'no-calls':
            'Hi [first name], we said [topic one] and [topic two]. My questions go to [insider] on [day], and all is live by [date].',
          organises:
            'Hi [first name], month one: [topic one], [topic two]. Talks by [date], drafts [date], your list [date], live [date].',
          else: 'Hi [first name], we said [topic one] and [topic two]. I ring [insider] on [day], and all is live by [date].',
        },
        {
          sells:
            '{price} on the first, for the month. A missed talk is my worry: reserve topics keep your pages coming.',
          else: 'The month costs {price}, due on the first. If the talk falls through I use a reserve topic.',
        },
        {
          'uses-ai':
            'A tool drafts from my notes only. I check each claim against a source you can open, and I sign.',
          writes:
            'A tool may help with a first draft. I write the page, and you can open the source of each claim.',
          else: 'Every claim is checked by a person, me, against a source you can open.',
        },
        {
          'no-calls': 'Stop before any first of the month. Shall I write to [insider] {short-when}?',
          children: 'Stop before any first of the month. Shall I ring [insider] {short-when}?',
          else: 'Stop before any first of the month. Shall I pencil in [insider]? {name}',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'Three titles',
      when: 'Four days after the question, if nobody answered.',
      lines: [
        {
          proven: 'Hi [first name], three headlines, all in your customers’ own words:',
          else: 'Hi [first name], three pages I’d start with, from what customers in {area} wrote:',
        },
        '[title one] · [title two] · [title three]',
        'If one is answered somewhere, tell me and I’ll cross it off. {name}',
      ],
    },
    {
      id: 'ask-review',
      title: 'Asking what a piece did',
      when: 'When the tally shows a caller who named a page.',
      lines: [
        {
          sells:
            'Hi [first name], [number] callers named the [topic] page. What was one of those jobs worth to you, roughly?',
          else: 'Hi [first name], the card by the phone says [number] callers named the [topic] page.',
        },
        {
          children: 'Would you put that in two lines for me? Rough is better.',
          else: 'Would you put that in two lines I can show around {area}? Leave the rough edges in.',
        },
        'Which [neighbouring trade] gets the same questions? {name}',
      ],
    },
  ],
  risks: [
    {
      id: 'thin-interviews',
      risk: 'Insiders cancel and pages turn bland.',
      firstSign: 'Two pieces running hold fewer than three details.',
      response: {
        'no-calls': 'Send two questions at smoko that day, from wherever you are.',
        children: 'Ring at smoko that day for ten minutes, from wherever you are.',
        else: 'Ring that same {day} for ten minutes; after two misses pause the month.',
      },
      likelihood: 3,
      impact: 2,
    },
    {
      id: 'wrong-claim',
      risk: 'A wrong rule goes out under their name.',
      firstSign: 'A source column says “common knowledge”.',
      response: {
        'no-calls': 'Mend it that day, write before they find it, and add the cause to your checks.',
        'no-money': 'Correct it within a working day, say so, and leave law and safety alone until insured.',
        proven: 'Mend it that day, ring before they find it, and add the cause to your checks.',
        else: 'Correct the page within a working day and tell the client in {area} first.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new', 'uses-ai'],
    },
    {
      id: 'month-two',
      risk: 'Clients leave after two months.',
      firstSign: 'Comments come late; nobody picks up.',
      response: {
        sells: 'Get the tally card beside the phone in week one, and ring with its number.',
        else: 'Put the tally card by the phone at once; choose topics nearer the sale.',
      },
      likelihood: 3,
      impact: 3,
      for: ['later'],
    },
    {
      id: 'owner-can-do-it',
      risk: 'An owner decides the tool is enough.',
      firstSign: '“Can you send us your prompt?”',
      response: 'Send it, with the raw result beside your page.',
      likelihood: 2,
      impact: 2,
      for: ['uses-ai'],
    },
    {
      id: 'slow-comments',
      risk: 'Drafts wait until two months run together.',
      firstSign: 'Day nine brings no list of changes.',
      response: {
        organises: 'Your fourteenth-day rule is in the proposal: send it again, kindly.',
        else: 'After day fourteen the month is done; invoice the next {price}.',
      },
      likelihood: 3,
      impact: 2,
      for: ['organises'],
    },
    {
      id: 'one-big-client',
      risk: 'One firm takes most of your time.',
      firstSign: 'The next list of firms stays unopened.',
      response: 'Hold an hour {short-when} for new names, whatever is due.',
      likelihood: 2,
      impact: 3,
      for: ['many-hours', 'proven'],
    },
    {
      id: 'placement-weeks',
      risk: 'A full week elsewhere swallows the interviews.',
      firstSign: 'A talk is moved twice.',
      response: 'Sell the starter at {starter-price} until {month-3}, one firm at a time.',
      likelihood: 3,
      impact: 2,
      only: ['student', 'few-hours'],
    },
    {
      id: 'own-employer',
      risk: 'Your employer’s trade turns up in a client’s brief.',
      firstSign: 'A question that only somebody from {workplace} could answer.',
      response: 'Hand that topic back unread, and say why.',
      likelihood: 1,
      impact: 3,
      only: ['employed'],
    },
  ],
  qualityChecks: [
    'Each figure has a source you opened, dated.',
    'Nobody says words they did not say.',
    'The point stands in the first two sentences.',
    'A rival could sign a third at most.',
    'Read aloud once, each cringe mended.',
    'Spelling, seasons and units are Australian.',
    'The reader knows whom to ring.',
    'Prices include GST, or say so.',
  ],
  keepDoing: 'sending messages',
  metrics: [
    {
      id: 'tries',
      name: 'Messages sent',
      what: {
        sells: 'About {asks-week} firms a week, by mail and phone.',
        else: 'About {asks-week} a week, each on a real open question.',
      },
      ifLow: {
        'few-hours': 'Find three questions first; writing is the short part.',
        else: 'Find five questions {short-when}, then write {when}.',
      },
    },
    {
      id: 'replies',
      name: 'Answers',
      what: {
        sells: 'Answers by mail or phone, kind or not.',
        else: 'Whatever a person in {area} typed back.',
      },
      ifLow: {
        writes: 'Your line was clever. Quote the review and stop.',
        else: 'Use a customer’s question, not your own.',
      },
    },
    {
      id: 'sales',
      name: 'Months paid',
      what: {
        proven: 'Money in by the first; {sales-goal} at once would meet {goal}.',
        else: 'Money in by the first; {goal} takes {sales-goal} of them.',
      },
      ifLow: {
        sells: 'Calls but no yes? Change the sample, keep {price}.',
        else: 'Change the sample first; {price} waits for three complaints.',
      },
    },
    {
      id: 'hours',
      name: 'Hours',
      what: {
        'few-hours': 'Interview, writing, checking: three lines.',
        else: 'Interview, rewrite, checking and outreach apart.',
      },
      ifLow: {
        children: 'Fix outreach on {short-day}, so the family knows.',
        else: 'Give outreach {short-when} and nothing else.',
      },
    },
    {
      id: 'first-round',
      name: 'Pieces accepted in one round',
      what: 'Pages published after one list of changes.',
      ifLow: {
        'uses-ai': 'The draft filled gaps your notes left; ask more.',
        else: 'Ask longer questions and note who said it.',
      },
    },
  ],
  channels: [
    {
      name: 'Email with the unanswered question',
      fit: 0.9,
      cost: 0.2,
      speed: 0.6,
      firstStep: {
        sells: 'Copy three review questions and ring {when}.',
        else: 'Copy three questions from {local} reviews.',
      },
      experiment: '{n:20} mails: half carry the question as subject, half the firm’s name.',
    },
    {
      name: 'Web designers who dislike writing',
      fit: 0.8,
      cost: 0.3,
      speed: 0.4,
      firstStep: {
        sells: 'Ring two designers from stale footers in {area}.',
        else: 'Email two designers from stale footers.',
      },
      experiment: 'One gets a free page, one samples, until {check-day}.',
    },
    {
      name: 'Insiders you have interviewed',
      fit: 0.9,
      cost: 0.1,
      speed: 0.5,
      firstStep: {
        children: 'Text each their page; ask for one name.',
        else: 'Send each their page and ask for one name in {area}.',
      },
      experiment: 'Ask half by phone {when}, half by text.',
    },
    {
      name: 'Trade association newsletters',
      fit: 0.6,
      cost: 0.3,
      speed: 0.3,
      firstStep: 'Offer the {state} editor one checked article.',
      experiment: 'One by-line with a link; count firms by {month-3}.',
    },
    {
      name: 'LinkedIn posts marking up a machine paragraph',
      fit: 0.4,
      cost: 0.4,
      speed: 0.3,
      firstStep: 'Post one marked-up paragraph {short-when}.',
      experiment: 'Four posts; go on only if owners respond.',
    },
  ],
  delivery: [
    {
      step: 'Topics and payment',
      you: 'Agree on two topics; invoice {price}.',
      tool: 'Phone, invoice',
      doneWhen: 'Money and titles are in.',
    },
    {
      step: 'Interview',
      you: {
        'no-calls': 'Send four questions at smoko; keep exact words.',
        daytime: 'Ring at smoko; keep exact words.',
        else: 'Ring for twenty minutes; keep exact words.',
      },
      tool: 'Phone and notes',
      doneWhen: 'One point, three details.',
    },
    {
      step: 'Draft and rewrite',
      you: {
        'uses-ai': 'Tool drafts from notes; rewrite, draft closed.',
        else: 'Let a tool draft; rewrite from your notes.',
      },
      tool: 'Chat tool, blank document',
      doneWhen: 'It sounds like them.',
    },
    {
      step: 'Check',
      you: 'Fill the claim sheet; run twelve checks.',
      tool: 'Claim sheet, checklist',
      doneWhen: 'The first four pass.',
    },
    {
      step: 'Comments',
      you: 'Take one list from one person.',
      tool: 'Shared document',
      doneWhen: 'They typed “publish”.',
    },
    {
      step: 'Publish and tally',
      you: 'Publish, queue posts, brief the front desk.',
      tool: 'Their site, Buffer',
      doneWhen: 'The tally has its first day.',
    },
  ],
  tools: [
    {
      name: 'An AI chat tool',
      job: 'Drafts from notes, hostile reading',
      freeFirst: 'A free tier does two articles',
      payWhen: 'Its limit is met twice a month',
      for: ['new', 'skilled', 'uses-ai'],
    },
    {
      name: 'Google Docs',
      job: 'Drafts, comments, versions',
      freeFirst: 'Free, and owners know it',
      payWhen: 'Never',
    },
    {
      name: 'Phone voice recorder',
      job: 'Exact words, with consent',
      freeFirst: 'Built in; check {state}’s rule first',
      payWhen: 'Notes cost an hour a week',
      for: ['proven', 'writes'],
    },
    {
      name: 'Buffer',
      job: 'Queueing posts',
      freeFirst: 'Free for one client’s channels',
      payWhen: 'A third client signs',
      for: ['many-hours', 'organises'],
    },
    {
      name: 'Carrd',
      job: 'One page of samples',
      freeFirst: 'A shared folder does at first',
      payWhen: 'An owner calls it makeshift',
      for: ['sells', 'designs'],
    },
  ],
  positioning: {
    category: {
      regional: 'Pages for one trade around {area}, from interviews',
      else: 'A content desk for one trade, built on interviews',
    },
    claim: {
      proven: 'Pages no competitor could sign, by a practised ear.',
      'uses-ai': 'A machine may draft; your own people said it first.',
      else: 'Your own people said it first, and every claim has its source.',
    },
    proof: [
      'three labelled samples from one trade',
      'a raw draft beside the finished page',
      'a claim sheet, sources and dates',
    ],
    notFor: {
      proven: 'Firms that want volume, and health, finance or law without a specialist to check.',
      else: 'Anybody who wants volume; health, money and law for now.',
    },
  },
  growth: {
    'few-hours':
      'At {hours} a week one core client is full. Raise {price} at the second renewal before you look for more time.',
    'many-hours':
      'About five core clients fill {hours} a week; then start a waiting list. Hand layout and scheduling over first, and keep the interviews.',
    else: 'Three core clients fill {hours} a week, so a fourth waits. Pass on layout and scheduling first, to somebody who follows your checks.',
  },
  consolation: {
    proven: 'Whatever sells, by {month-3} you hold three fresh samples from one trade, permissions attached.',
    student:
      'By {check-day} you will have interviewed somebody in {area} about their craft, and they liked how it read.',
    else: 'By {check-day} you will have turned a {local} craftsperson’s talk into pages they are proud of: a portfolio, with permissions.',
  },
};
