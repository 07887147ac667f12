import type { PathWords } from '../path-words.ts';

export const shortEbookSeriesWords: PathWords = {
  slug: 'short-ebook-series',
  customer: {
    who: {
      children:
        'A parent around {area} who put a hand up: new team manager, canteen roster, P&C treasurer, with a date already set.',
      student:
        'A first-timer with a date at {workplace} or a club: first placement, first market stall, first year on the ball committee.',
      proven:
        'A first-timer whose date is fixed, in the matter you know longest: a season, a stall, a move across {state}.',
      'has shift':
        'Somebody in {state} about to begin shift work: a first roster of nights, and a start date they can’t move.',
      else: [
        'A first-timer in {state} with a date they can’t move: new team manager, first market stall, two cats to fly.',
        'Somebody new at {workplace} or in a {local} club who was handed a job, a date and no list.',
      ],
    },
    situation: {
      children:
        'The answers sit in a WhatsApp group, a {local} portal and the head of one tired woman called Jan.',
      'has nurs|hospital|clinic|dietet|shift':
        'The answers exist in {area}: on a noticeboard, in an old thread, and with the one person who is on leave.',
      else: [
        'The answers exist: forty open tabs, a dead login, and one tired woman called Jan.',
        'Whoever did it last in {area} left a box, a key and an out-of-date phone list.',
      ],
    },
    trigger: {
      children:
        'Round one, the fete or the term in {state} is within six weeks, and other parents will be watching.',
      else: [
        'The date is within six weeks, and people in {area} will see it go wrong.',
        'Somebody in {area} says “you’ll be fine”, with {month-3} already in the calendar.',
      ],
    },
    pays: {
      'few-hours': 'They pay {price} on the phone, at night, for a file to open in the car park.',
      proven: 'They pay {price} on the phone, late, with the event on the weekend.',
      else: 'They pay {price} on the phone, at ten at night, and open it in the car park.',
    },
  },
  theirWords: [
    'I put my hand up and got the whole season.',
    'Is there a list? There must be a list.',
    'They left me a box and a dead login.',
    'What if nobody turns up for canteen?',
    'Everyone says it’s easy once you’ve done it.',
    'I don’t want a course, I want Saturday.',
    'Who do I even ask about insurance?',
    'What do people normally bring?',
    'I said yes before I knew the date.',
  ],
  places: [
    {
      place: 'Season-start threads in club and association groups',
      how: {
        'few-hours':
          'Search “first time” {when} in groups for your event; log {n:20} dates with their words.',
        'school-age':
          'Search “first time” in {local} club and school groups; log {n:20} dates with their words.',
        else: 'Search “first time” and “new to this”, two months before; log {n:20} dates with their words.',
      },
      count: 14,
    },
    {
      place: 'Registrars, secretaries and stall coordinators',
      how: 'Who starts this season, and asks what in week one? Ask {n:6} in {area}.',
      count: 10,
      for: ['sells', 'regional', 'organises'],
    },
    {
      place: 'People you helped with this before',
      how: {
        proven: 'Search messages and your own archive for the event; each long answer was a page.',
        else: 'Search your messages for the event’s name; each long answer you typed shows a buyer.',
      },
      count: 12,
      for: ['proven', 'writes'],
    },
    {
      place: 'School and kinder boards at changeover',
      how: 'Ask at {local} pick-up who was just voted in, and offer each a single page.',
      count: 9,
      only: ['children'],
    },
    {
      place: 'Etsy listings for related kits',
      how: 'Roster, stall or travel kits: {n:20} reviews near {price} say what buyers missed.',
      count: 9,
      for: ['designs', 'new'],
    },
    {
      place: 'Newcomers at {workplace}',
      how: {
        employed: 'Ask whoever trains the new ones at {workplace} what they are asked, in which week.',
        student: 'Ask second-years at {workplace} what nobody told them before the first day.',
        else: 'Ask two people from {workplace} what newcomers always got wrong, and in which week.',
      },
      count: 9,
      for: ['employed', 'student'],
    },
    {
      place: 'Reddit and Whirlpool questions with a deadline',
      how: 'Keep those that name {state}; answer in full {short-when}, then ask if you may send a page.',
      count: 9,
      for: ['uses-ai', 'evenings', 'no-money'],
    },
    {
      place: 'Depots, nurseries and stadium caterers',
      how: {
        'no-calls': 'Write to {n:5} near {area} that hire for the season, and ask who trains the new ones.',
        else: 'Ring {n:5} near {area} that hire for the season, and ask who trains the new ones.',
      },
      count: 8,
      for: ['many-hours', 'daytime'],
    },
    {
      place: 'Friends of those you interview',
      how: {
        'no-calls': 'End each talk with: who else in {area} was thrown in at the deep end?',
        else: 'End each call with: who else in {area} was thrown in at the deep end?',
      },
      count: 10,
      skill: 'Sales',
    },
  ],
  alternatives: [
    {
      what: 'Ringing last year’s volunteer',
      whyItFails: 'Happy to talk, and hazy on the order.',
      for: ['children'],
    },
    { what: 'Forty open tabs', whyItFails: 'Half are from another state, two contradict each other.' },
    {
      what: 'The official handbook',
      whyItFails: 'Duties and rules, never the text to send on Wednesday.',
      for: ['employed', 'proven'],
    },
    { what: 'Winging it', whyItFails: 'Fine until the roster fails in public.' },
    {
      what: 'Asking a chatbot',
      whyItFails: 'A tidy list with an invented council rule in it.',
      for: ['uses-ai'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Hoping someone else takes over',
      price: 'Free, with a bad Saturday',
      speed: 'Not at all',
      trust: 'None',
      yourEdge: 'Page one gives tonight’s job.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Search, groups and a borrowed spreadsheet',
      price: 'Two or three evenings',
      speed: 'Slow',
      trust: 'Uneven',
      yourEdge: 'Forty tabs, put in order of days.',
    },
    {
      kind: 'marketplace',
      name: 'Printable packs on Etsy and teacher stores',
      price: 'Below {price}, or near it',
      speed: 'Instant',
      trust: 'Pretty covers, overseas terms',
      yourEdge: {
        designs: 'Prints in grey, and the messages are written.',
        else: 'Messages to copy, and local names for things.',
      },
    },
    {
      kind: 'local-rival',
      name: 'The club’s induction night',
      price: 'Free, and an evening',
      speed: 'Once a year, after the start',
      trust: 'Official',
      yourEdge: 'Open at ten at night, in the right week.',
      for: ['children', 'regional'],
    },
    {
      kind: 'local-rival',
      name: 'A council or TAFE workshop',
      price: 'Free to several times {price}',
      speed: 'Next intake',
      trust: 'A certificate on the wall',
      yourEdge: 'Twelve pages for one date, no intake.',
      for: ['metro', 'new'],
    },
    {
      kind: 'software',
      name: 'Team apps, stall apps and AI chat',
      price: 'Free tiers',
      speed: 'Instant',
      trust: 'Fine for lists, shaky on rules',
      yourEdge: 'The roster fails; you say what then.',
    },
  ],
  offer: {
    promise: {
      children: 'Twelve pages that take a parent through the job they put a hand up for, messages written.',
      'has shift':
        'The first fortnight of nights, day by day, in twelve pages: what to shop for, cook, pack and label.',
      proven:
        'Twelve pages by somebody who has written and lived it, one dated event, day by day, with the words to send.',
      else: [
        'Twelve pages that carry a first-timer through one dated event, with the messages already written.',
        'One event, day by day, in twelve pages that open in the car park and say what to send.',
      ],
    },
    starter: {
      name: 'The fridge pages',
      included: [
        { children: 'all checklists, for the fridge', else: 'all checklists of one guide' },
        'the timeline on one page',
        {
          children: 'one text for the team group',
          writes: 'one message, ready to paste',
          else: 'one message to copy',
        },
      ],
      excluded: ['reasons and troubleshooting', 'updates after the season'],
      hoursFactor: 0.8,
    },
    core: {
      name: 'One whole guide',
      included: [
        {
          designs: 'twelve A5 pages, strict and grey-proof',
          children: 'twelve A5 pages for phone and fridge',
          else: 'twelve A5 pages, phone or print',
        },
        {
          proven: 'a task, its minutes, its message',
          writes: 'a task a page, message first',
          else: 'a task a page, with words to send',
        },
        { children: 'whose page each rule is on', else: 'the official page for each rule' },
        { proven: 'corrections by the author, in season', else: 'a corrected copy in season' },
      ],
      excluded: [
        {
          'has nurs|dietet|clinic|health|physio': 'health advice of any kind',
          else: 'tax, medical, visa, legal answers',
        },
        'club logos and forms',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The set of three',
      included: [
        'before, during, when it goes wrong',
        {
          organises: 'rosters on one master sheet',
          children: 'rosters a committee can edit',
          else: 'rosters and messages to edit',
        },
        { 'few-hours': 'one emailed answer', else: 'an answer by email to one question' },
      ],
      excluded: ['rewriting for one club', 'printing for a league'],
      hoursFactor: 1.5,
    },
  },
  skills: {
    Writing: {
      proven:
        'You write so that a tired person acts. Put the sentence to send first; that is what {price} buys.',
      else: 'Explain a task so that a tired person does it at once. The message comes first, the reason after, for {price}.',
    },
    Design:
      'One typeface, one colour, pages that survive a grey printer: at {price} that restraint outsells decoration.',
    'AI Use':
      'Let it put {n:40} voice notes into an order and hunt for gaps. You check each date and rule for {state} at its source.',
    'Project Management':
      'You think backwards from a date. That order of cards is the product; {hours} a week only dress it.',
    Sales:
      'You can ask a {local} registrar what first-timers ask, and for leave to write again. {n:50} such asks beat a shop window.',
  },
  skillLeftOut: {
    'few-hours': 'It is left for later: {hours} a week must first finish twelve pages.',
    else: 'It is left for later; somebody with six weeks and {price} wants twelve pages, and nothing beside them.',
  },
  tasks: [
    {
      id: 'score-question',
      title: 'Score three questions on the five lines',
      doneWhen: {
        'school-age': 'One scored eight, and you have done it three times for school or club.',
        proven: 'One scored eight, and you have both written on it and lived it.',
        else: 'One scored eight on date, cost, scatter, you and group.',
      },
      hours: 0.75,
      lite: {
        title: 'Choose one dated question you have lived',
        hours: 0.25,
        doneWhen: 'You did it three times.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'With last year’s family diary open', else: 'With last year’s diary open' },
    },
    {
      id: 'count-sightings',
      title: 'Log {n:20} sightings of the question',
      doneWhen: {
        'many-hours': '{n:20} rows hold date, place and exact words, from {n:4} groups, or it is dropped.',
        else: '{n:20} rows hold date, place and exact words, or the question is dropped.',
      },
      hours: 2,
      lite: {
        title: 'Find six people asking it in their words',
        hours: 0.5,
        doneWhen: 'Six rows have a date.',
      },
      phase: 'offer',
      needs: ['score-question'],
      where: { evenings: 'On the couch, groups and forums', else: 'Groups and forums, a sheet open' },
    },
    {
      id: 'five-stories',
      title: 'Ask {n:5} people what it cost them',
      doneWhen: {
        sells: '{n:5} stories have a sum or a red face, and each gave another name.',
        else: '{n:5} stories have a lost weekend, a sum or a red face in them.',
      },
      hours: 1.5,
      phase: 'proof',
      needs: ['count-sightings'],
      where: {
        children: 'Car park after sport, or by phone',
        employed: 'In breaks at {workplace}, or by phone',
        else: 'By phone, fifteen minutes each',
      },
    },
    {
      id: 'card-floor',
      title: 'Put the event on {n:40} cards by days',
      doneWhen: {
        organises: 'Each card has a day and an owner, and they fall into three heaps.',
        proven: 'Each card has a day, three heaps stand, and what you used to explain at length is gone.',
        else: 'Each card has a day, undated ones lie aside, and three heaps stand.',
      },
      materials: { 'no-money': 'Scrap paper', else: 'Index cards' },
      hours: 2,
      lite: { title: 'Put ten tasks in order of days', hours: 0.5, doneWhen: 'Each has its day.' },
      phase: 'offer',
      needs: ['score-question'],
      where: { children: 'The floor, after bedtime', else: 'Any floor you can leave' },
    },
    {
      id: 'ring-titles',
      title: 'Read twelve page titles to a first-timer',
      doneWhen: {
        children: 'Another parent stopped you at two, and asked for one that night.',
        writes: 'They stopped you at two, and quoted a title back.',
        else: 'They stopped you at two and would turn there first.',
      },
      hours: 0.5,
      phase: 'learn',
      needs: ['card-floor'],
      fromDay: 4,
      where: 'By phone, ten minutes',
    },
    {
      id: 'ask-twelve',
      title: 'Ask {n:12} people if they’d check a page',
      doneWhen: {
        sells: '{n:12} were asked by name, each yes has a date, and most agreed to hear at launch.',
        else: '{n:12} were asked singly; each yes has a date and an answer about launch news.',
      },
      hours: 1,
      lite: {
        title: 'Ask four people if they would check a page',
        hours: 0.25,
        doneWhen: 'Each yes has its date.',
      },
      phase: 'reach',
      needs: ['count-sightings'],
      where: { employed: 'At {workplace}, and by private message', else: 'By private message' },
    },
    {
      id: 'timeline-page',
      title: 'Make the one-page timeline',
      doneWhen: {
        designs: 'It fits a phone on its side, in one typeface, with nothing to explain.',
        proven: 'It fits a phone on its side, and a stranger to your writing read it right.',
        else: 'It fits a phone on its side and needs no explanation.',
      },
      hours: 1.5,
      lite: {
        title: 'Type the timeline, send it to each yes',
        hours: 0.75,
        doneWhen: 'They have it.',
      },
      phase: 'deliver',
      needs: ['card-floor', 'ask-twelve'],
      where: 'Free Canva, or a plain document',
    },
    {
      id: 'ask-gaps',
      title: 'Ask each reader what it left out',
      doneWhen: {
        proven: '{n:6} answers are in, and one proves your own order of days wrong.',
        children: '{n:5} answers are in, one from a parent who did it worse than you.',
        else: '{n:5} answers are in, and two changed an order or a message.',
      },
      hours: 0.5,
      lite: { title: 'Ask what the timeline left out', hours: 0.25, doneWhen: 'One line was added.' },
      phase: 'learn',
      needs: ['timeline-page'],
      waitDays: 2,
      fromDay: 7,
      where: 'In the same threads, two days later',
    },
    {
      id: 'draft-guide',
      title: 'Draft the guide people want at ten pm',
      doneWhen: {
        'uses-ai': 'Twelve ugly pages exist; a model ordered your notes, and no rule of its own is in them.',
        proven: 'Twelve pages exist, uglier than you would ever publish, words to send on each.',
        writes: 'Twelve ugly pages exist, each opening with words to send.',
        else: 'Twelve ugly pages exist, a task and a message on each.',
      },
      hours: 5,
      phase: 'deliver',
      needs: ['timeline-page'],
      fromDay: 8,
      where: {
        'school-age': 'Into the phone on the school walk; tidy later',
        else: 'Into the phone on walks; tidy at a table',
      },
    },
    {
      id: 'check-facts',
      title: 'Check each rule at its owner’s page',
      doneWhen: {
        'has nurs|dietet|clinic|health|physio':
          'Each rule has a source and date, and nothing in it could be taken for health advice.',
        proven: 'No rule is from memory: each has a source, a date and its state.',
        else: 'Each rule has a source and date; what differs outside {state} is sent there.',
      },
      hours: 1,
      phase: 'comply',
      needs: ['draft-guide'],
      fromDay: 12,
      where: 'Official sites, draft beside them',
      beforeFirstJob: true,
    },
    {
      id: 'cut-guide',
      title: 'Cut a fifth; tools before reasons',
      doneWhen: {
        children: 'No page runs over, and each can be read with a child on one arm.',
        writes: 'No page runs over, and your best paragraph was the one to go.',
        else: 'No page runs over, and the introduction has gone.',
      },
      hours: 2,
      phase: 'deliver',
      needs: ['draft-guide'],
      fromDay: 12,
      where: 'On paper, with a thick pen',
    },
    {
      id: 'silent-test',
      title: 'Watch two people use one page',
      doneWhen: {
        employed: 'Both, one of them from {workplace}, finished page four unaided.',
        else: 'Both finished page four in {area} without asking you anything.',
      },
      hours: 1.5,
      whole: true,
      phase: 'learn',
      needs: ['cut-guide'],
      fromDay: 15,
      where: {
        children: 'Clubhouse or kitchen, you silent',
        else: 'Their kitchen or break room, you silent',
      },
    },
    {
      id: 'lay-out',
      title: 'Lay out A5 for phone and grey print',
      doneWhen: {
        designs: 'It reads in sunlight, prints in grey, and wears one colour well.',
        children: 'It reads at the sideline in full sun, and prints well in grey.',
        else: 'It reads in sunlight on a cheap phone and prints well in grey.',
      },
      hours: 2.5,
      phase: 'offer',
      needs: ['cut-guide'],
      fromDay: 15,
      where: 'Canva; a test print on your next trip to the {local} library',
    },
    {
      id: 'choose-shop',
      title: 'Pick one place to sell, write the listing',
      doneWhen: {
        proven: 'Contents, two inside pages and your name’s record show; a test order worked.',
        else: 'Contents and two inside pages show at {price}, and a test order worked.',
      },
      hours: 1.5,
      phase: 'sell',
      needs: ['lay-out'],
      fromDay: 17,
      where: 'At the desk, fee page open',
    },
    {
      id: 'refund-rule',
      title: 'Write one rule for faulty files',
      doneWhen: 'Anybody reads in it that {price} comes back the same day.',
      hours: 0.25,
      phase: 'comply',
      needs: ['choose-shop'],
      fromDay: 17,
      where: 'The ACCC’s page for sellers',
      beforeFirstJob: true,
    },
    {
      id: 'fifty-list',
      title: 'Grow the list to {n:50} by hand',
      doneWhen: {
        'school-age': 'School and sport gave most of {n:50} names, each with date, question and answer.',
        proven: 'Your old contacts come first; {n:50} names have a question, a date, a yes or no.',
        else: '{n:50} names have an event date, a question and a yes or no.',
      },
      hours: 3,
      phase: 'reach',
      needs: ['ask-twelve'],
      where: 'On the phone, in odd quarter hours',
    },
    {
      id: 'launch-notes',
      title: 'Write to everybody who agreed to hear',
      doneWhen: {
        children: 'Each note names a parent’s own question and the page for it.',
        writes: 'Each note opens with the reader’s own words and the page that answers.',
        else: 'Each note names the reader’s question and the page that answers it.',
      },
      hours: 2,
      phase: 'reach',
      needs: ['fifty-list', 'choose-shop'],
      fromDay: 20,
      where: 'By hand, one by one',
      firstJob: true,
    },
    {
      id: 'near-dates',
      title: 'Write again to those whose date is near',
      doneWhen: 'Nobody more than a fortnight away had a second note.',
      hours: 0.5,
      phase: 'sell',
      needs: ['launch-notes'],
      fromDay: 24,
      where: 'The list, sorted by date',
    },
    {
      id: 'ring-five',
      title: 'Ring {n:5} who didn’t buy',
      doneWhen: {
        sells: 'You know what each used instead, and one bought while you asked.',
        else: 'You know, in their words, what each of {n:5} did instead.',
      },
      hours: 1,
      phase: 'learn',
      needs: ['near-dates'],
      fromDay: 27,
      where: 'Short calls',
    },
    {
      id: 'second-guide',
      title: 'Outline guide two from buyers’ questions',
      doneWhen: {
        proven: 'Half its titles are buyers’ sentences, none a chapter you had ready.',
        else: 'Half of its page titles came from a buyer’s message.',
      },
      hours: 2,
      phase: 'deliver',
      needs: ['ring-five'],
      fromDay: 29,
      where: 'The floor again',
    },
    {
      id: 'season-dates',
      title: 'Mark next season’s six-week windows',
      doneWhen: {
        children: 'Two windows stand in the family calendar, with a reminder to update.',
        else: 'Two windows in {state} are in the calendar, with a reminder.',
      },
      hours: 0.5,
      lite: {
        title: 'Mark the six weeks before your event',
        hours: 0.25,
        doneWhen: 'A reminder is set.',
      },
      phase: 'learn',
      needs: ['score-question'],
      where: 'Association calendars, on the phone',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To somebody who asked the question',
      when: { 'no-calls': 'Within days of their post', else: 'Within days of their post or call' },
      lines: [
        {
          children:
            'Hi [name], it’s {name}, another {local} parent. You’ve been handed [job]? I’ve done it [number] times.',
          proven:
            'Hi [name], {name} here. You’ve got [job or event] in [weeks]; I’ve done it and I’m writing it up.',
          else: 'Hi [name], it’s {name}. I saw you’ve been handed [job or event]; I’ve done it [number] times.',
        },
        {
          children:
            'I’m putting it in order of days once mine are asleep. Would you read one page and say what’s missing?',
          student: 'I’m writing it down in order of days. Would you read a page, and be rude about it?',
          else: 'I’m putting it in order of days. May I send one page, and would you tell me what’s missing?',
        },
        'It’s free. Shall I also tell you when the guide is ready?',
      ],
    },
    {
      id: 'listing',
      title: 'The listing',
      when: 'On the one place where you sell',
      lines: [
        'First [event] this [season], and nobody gave you a list?',
        {
          proven:
            '[Number] pages by somebody with years of it: [your record]. In order of days, messages to paste.',
          children: '[Number] pages by a {local} parent who did it [number] times, with texts to paste.',
          else: '[Number] pages in order of days: the job, its minutes, a message to paste. By [your experience].',
        },
        {
          designs: 'A5, one typeface, prints in grey. Checked on [date]. Look inside before you buy.',
          children:
            'Not for [who should skip it]. For phone or fridge, checked on [date] by a parent who used it.',
          else: 'Not for [who should skip it]. PDF or A5 print, checked on [date] at the source.',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'The launch note',
      when: 'To people who said yes to hearing from you',
      lines: [
        'Hi [name], you asked about [their question]. That’s page [number] now.',
        {
          children:
            'It’s {price} at [link]. Your [event] is on [date], so today and not the night before. {name}',
          proven: '{price} at [link]; your [event] is on [date], and one note is all I send. {name}',
          else: 'It’s up for {price}: [link]. Your [event] is on [date], so I won’t write again. {name}',
        },
        'Sorted already? Hand this to whoever starts next.',
      ],
    },
    {
      id: 'ask-review',
      title: 'After their event',
      when: 'The week after their date has passed',
      lines: [
        'Hi [name], how was [event]? Which page was useless?',
        {
          proven: 'Two frank sentences on the listing would do more than my name does. Faults come to me.',
          children:
            'If it helped, two honest lines help the next parent. If not, tell me and I mend it {when}.',
          else: 'If it helped, two honest lines help the next first-timer. If not, I mend the page {when}.',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'wrong-season',
      risk: 'The guide is ready after its date.',
      firstSign: 'Six weeks are left and no draft.',
      response: {
        'few-hours': 'At {hours} a week sell the {starter-price} fridge pages now, the guide next season.',
        else: 'Sell the {starter-price} fridge pages now, and hold the guide for the next window.',
      },
      likelihood: 2,
      impact: 3,
      for: ['few-hours', 'soon'],
    },
    {
      id: 'nobody-pays',
      risk: 'People thank you for the free page and stop.',
      firstSign: 'Ten praise it, none asks for more.',
      response: {
        sells: 'Ring {n:5}: what did they do on the bad night? Free answers mean another question.',
        else: 'Ask {n:5} what they did on the bad night. If it cost nothing, change the question.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'not-met'],
    },
    {
      id: 'stale-rule',
      risk: 'A club, council or airline changes a rule.',
      firstSign: 'A buyer quotes a newer form.',
      response: 'Correct it that day, resend to all, and link to the official page for {state} instead.',
      likelihood: 2,
      impact: 2,
      for: ['proven'],
    },
    {
      id: 'copied-file',
      risk: 'One file is passed round a league.',
      firstSign: 'Strangers mention a guide they never bought.',
      response: 'Thank them, then offer the {premium-price} set as a club copy.',
      likelihood: 2,
      impact: 1,
      for: ['designs', 'sells'],
    },
    {
      id: 'child-details',
      risk: 'A page leads volunteers to mishandle children’s notes.',
      firstSign: 'A tester writes a condition on your roster.',
      response: {
        'has nurs|clinic|health':
          'Take the field out. You know why: the club’s policy decides, and no page gives medical steps.',
        children: 'Take the field out; you would not want it of your own. Name the club’s policy.',
        else: 'Take the field out, and point to the club’s policy on page one.',
      },
      likelihood: 1,
      impact: 3,
      for: ['children'],
    },
    {
      id: 'long-writing',
      risk: 'Guide one takes a season of evenings.',
      firstSign: 'Two weeks in, under six pages.',
      response: {
        writes: 'Stop polishing: cut four pages {when} and test what exists.',
        else: 'Dictate the rest {when}, cut four pages, and test what exists.',
      },
      likelihood: 2,
      impact: 2,
      for: ['evenings', 'writes'],
    },
    {
      id: 'thin-market',
      risk: 'A listing at {price} sells one or two a month.',
      firstSign: 'Visits come, hardly an order does.',
      response: 'Write notes {when} before you touch the shop, and count those.',
      likelihood: 3,
      impact: 2,
      for: ['later', 'many-hours'],
    },
    {
      id: 'employer-words',
      risk: 'Somebody at {workplace} sees their own induction in your pages.',
      firstSign: 'A form of theirs is in your draft.',
      response: 'Write from the newcomer’s side and from public pages; ask before anything internal.',
      likelihood: 2,
      impact: 2,
      only: ['employed', 'student'],
    },
  ],
  qualityChecks: [
    'Page one says who should put it back.',
    'Middle pages open with the words to use.',
    'A first-timer managed a page in silence.',
    'Rules carry a source and a day.',
    'Version and date are in each footer.',
    'Nothing belongs to a club or mapmaker.',
    'Grey print leaves nothing unreadable.',
    'No page needs another page open.',
  ],
  keepDoing: 'finishing and testing guides',
  metrics: [
    {
      id: 'items',
      name: 'Guides finished and tested',
      what: 'About {items-1} by day 30, a page of each done unaided by two.',
      ifLow: {
        children: 'Eight pages, finished after bedtime, beat twelve begun.',
        proven: 'Cut the outline to eight pages, though you have material for thirty.',
        else: 'Cut the outline to eight pages and finish those {when}.',
      },
    },
    {
      id: 'visits',
      name: 'People who opened the listing',
      what: { writes: 'Strangers, by the shop’s count.', else: 'The shop’s count, less your own days.' },
      ifLow: {
        sells: 'Write to {n:10} more by name; a shop window stays dark.',
        else: 'Write {n:10} more by hand {when}, each naming a question.',
      },
    },
    {
      id: 'orders',
      name: 'Guides sold, fridge pages and sets too',
      what: 'Paid and kept; {sales-goal} a month would meet {goal}.',
      ifLow: {
        designs: 'Show four inside pages, and check the date is under six weeks off.',
        children: 'Show the fridge page whole; then look how many weeks the season is off.',
        else: 'Show more inside pages at {price}, within six weeks of the date.',
      },
    },
    {
      id: 'hours',
      name: 'Hours a guide, drafting to listing',
      what: 'All of {hours} a week, walks with the recorder too.',
      ifLow: {
        children: 'If the season is nearer than the pages, say so and take the next.',
        else: 'Too few by {month-3}? Move to the next window openly.',
      },
    },
  ],
  channels: [
    {
      name: 'Notes by hand to people who asked',
      fit: 0.95,
      cost: 0.05,
      speed: 0.85,
      firstStep: 'Ask {n:6} to check the timeline {when}.',
      experiment: 'Half of {n:20} name the question, half the date.',
    },
    {
      name: 'Registrars and organisers',
      fit: 0.85,
      cost: 0.1,
      speed: 0.5,
      firstStep: {
        children: 'Give the fridge page to your own club.',
        else: 'Offer one {local} registrar the fridge page.',
      },
      experiment: 'One club posts it, another emails it.',
    },
    {
      name: 'A marketplace’s search box',
      fit: 0.5,
      cost: 0.35,
      speed: 0.4,
      firstStep: 'Copy {n:6} titles shoppers type.',
      experiment: 'Event first in one title, role in the next.',
    },
    {
      name: 'Answers in forums',
      fit: 0.7,
      cost: 0.05,
      speed: 0.6,
      firstStep: 'Answer one dated question in full {short-when}.',
      experiment: 'Every second asker is offered the page, until {month-3}.',
    },
    {
      name: 'Bundles with suppliers',
      fit: 0.4,
      cost: 0.25,
      speed: 0.3,
      firstStep: 'Ask a {local} stall-hire or uniform shop.',
      experiment: '{n:20} fridge pages with a code, one month.',
    },
  ],
  delivery: [
    {
      step: 'Order',
      you: 'Nothing: the shop sends the file.',
      tool: 'Download shop or payment page',
      doneWhen: 'A test order worked.',
    },
    {
      step: 'Welcome',
      you: 'One line asks their date and worry.',
      tool: 'Receipt message',
      doneWhen: 'Replies reach you.',
    },
    {
      step: 'Answer',
      you: 'Reply within a day; log the question.',
      tool: 'Email, sheet',
      doneWhen: 'Question and page are logged.',
    },
    {
      step: 'Correct',
      you: 'Mend it, raise the version, resend.',
      tool: 'Canva, shop',
      doneWhen: 'The old file is gone.',
    },
    {
      step: 'Thank',
      you: 'After their date: which page did they use?',
      tool: 'Email',
      doneWhen: 'A sentence, or a fault.',
    },
  ],
  tools: [
    {
      name: 'A layout tool',
      job: 'Twelve readable pages',
      freeFirst: { 'has indesign|affinity': 'The one you know', else: 'Canva free, or a document in A5' },
      payWhen: 'A set of three needs one look',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A shop',
      job: 'Takes money, sends files',
      freeFirst: 'One that charges only on a sale',
      payWhen: 'Your own readers bring most orders',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A list sheet',
      job: 'Names, dates, permissions',
      freeFirst: 'Google Sheets',
      payWhen: 'You write to over a hundred',
      for: ['organises', 'sells'],
    },
    {
      name: 'Voice recorder',
      job: 'Drafts while walking',
      freeFirst: 'The phone’s own',
      payWhen: 'Never for this path',
      for: ['children', 'evenings'],
    },
    {
      name: 'A chat model',
      job: 'Ordering notes, finding gaps',
      freeFirst: 'A free tier, no names in it',
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: {
      children: 'Day-by-day guides for parents who said yes',
      else: 'Short guides for people thrown into one event',
    },
    claim: {
      proven: 'Years of it, in twelve pages, for one date.',
      children: 'Open page four tonight; Saturday is handled.',
      else: 'Open page four the night before.',
    },
    proof: [
      'two inside pages shown in full',
      {
        employed: 'a tester from {workplace} who managed in silence',
        else: 'a tester who managed in silence',
      },
      'sources on the last page',
    ],
    notFor: 'Experts, rep squads, and anybody who needs licensed advice.',
  },
  growth: {
    'few-hours':
      'Write guide two only when three buyers asked for it. At {hours} a week a set of {premium-price} is a second year.',
    proven:
      'Write guide two once three of {n:50} bought. Then sell the set at {premium-price} to clubs, and pay a proofreader before a designer.',
    else: 'Write guide two once three of {n:50} bought; after three the {premium-price} set sells better than a fourth. Pay a proofreader before a designer.',
  },
  consolation: {
    'few-hours':
      'By {check-day} you own a one-page timeline, and the exact words in which people ask for it.',
    proven: 'By {check-day} you know which question strangers would pay {price} for, from their own stories.',
    children:
      'By {check-day} you own a timeline that other parents have corrected, and a club will thank you for it.',
    else: 'By {check-day} you own a timeline, and people in {area} have told you what it lacks.',
  },
};
