import type { PathWords } from '../path-words.ts';

export const aiTrainingWorkshopWords: PathWords = {
  slug: 'ai-training-workshop',
  customer: {
    who: {
      'school-age':
        'Whoever runs a small office that families in {area} deal with: the school business manager, the kinder director, the netball club’s secretary. One yes is enough.',
      metro:
        'The one person in an office around {area} who can say yes alone: a real-estate principal, a strata manager, the owner of a trade firm with four people upstairs.',
      regional:
        'Managers of small offices in and around {area}: the neighbourhood house, the stock and station agent, the shire’s small charities, the club with a paid secretary.',
      else: 'The person in {state} who runs an office of four to eight and can say yes alone: an agent, a school business manager, a club secretary.',
    },
    situation: {
      proven:
        'Eight people in {area} write all week. Three use AI on private phones, two refuse, and the manager has a policy from head office that nobody opened.',
      children:
        'The newsletter, the minutes and the excursion forms come from one desk in {area}. Its owner uses a chat tool at home and has told nobody.',
      else: [
        'Five people share one inbox in {area}. Two ask a chat tool and hide it, one has banned it for herself, and no rule exists.',
        'The licence for Copilot arrived in {area} with a link to a video. Minutes and letters still take the whole of Thursday.',
      ],
    },
    trigger: {
      proven:
        'Renewal of the cyber policy asks about AI. A new starter uses it openly in {start-month}, and the manager cannot say whether that is allowed.',
      children:
        'Somebody pasted a class list into a chat window. Whoever wrote every newsletter resigns before {month-3}.',
      sells:
        'A customer asks whether their details go into AI. Head office sends a policy in {start-month} without a lesson.',
      else: 'A client list was pasted into a chat window in {start-month}. The insurer’s form asks about AI for the first time.',
    },
    pays: {
      abn: 'The manager pays {price} on your ABN invoice, half to hold the date and half that morning.',
      'few-hours': 'The manager pays {price} for the team out of training money, half on booking.',
      else: 'The manager pays {price} once for the team: half holds the date, half falls due on the day.',
    },
  },
  theirWords: [
    'I want them to stop asking me what they can put in it.',
    'Half of them use it and won’t tell me.',
    'We got a webinar and nobody stayed on.',
    'Can it do the minutes? That’s all I care about.',
    'I’m worried about the privacy side.',
    'If Sharon gets it we all will.',
    'We can spare two hours, not a day.',
    'IT turned it on and that was that.',
    'Will it be all slides?',
  ],
  places: [
    {
      place: 'People you know who now run a team',
      how: {
        proven:
          'Search your contacts for “manager”, “principal” and “coordinator” around {area}; old course rooms count.',
        student: 'List {n:12} tutors, supervisors and family friends who sign off other people’s leave.',
        else: 'Search phone and LinkedIn for “manager” and “coordinator” within an hour of {area}.',
      },
      count: 12,
      skill: 'Sales',
    },
    {
      place: 'Independent real-estate and strata offices',
      how: {
        sells: 'Walk two strips of {area}; at each desk ask who decides about training, any day but Friday.',
        else: 'Note offices in {area} with four to ten faces on the website; agents have no time on Fridays.',
      },
      count: 10,
      for: ['metro', 'sells'],
    },
    {
      place: 'Neighbourhood houses and centres',
      how: {
        organises: 'Read the term program of each house near {area}; an empty room {when} is your opening.',
        else: 'Find those near {area} on the map of {state}’s peak body; write to the coordinator by name.',
      },
      count: 10,
      for: ['regional', 'no-money'],
    },
    {
      place: 'School and kinder front offices',
      how: 'Start with the {local} office where you sign in a late child; ask for the business manager.',
      count: 10,
      only: ['children'],
    },
    {
      place: 'Trade firms with an office upstairs',
      how: 'Ask tradespeople you know in {area} who answers their phone, and how many sit beside her.',
      count: 8,
      for: ['daytime', 'new'],
    },
    {
      place: 'Small charities and sporting bodies',
      how: {
        writes:
          'Filter the ACNC register by postcode near {area}; the annual report tells you who writes it.',
        else: 'Filter the ACNC register around {area} for small ones with paid staff; note {n:8} managers.',
      },
      count: 10,
      skill: 'Writing',
    },
    {
      place: 'Hosts with a room and a list',
      how: {
        organises:
          'Offer one chamber, one accountant and one library in {area} a dated plan with their name on it.',
        else: 'Offer a chamber, a co-working host or an accountant in {area} the first room for their people.',
      },
      count: 10,
      skill: 'Project Management',
    },
    {
      place: 'Team leaders from {workplace} and their partners',
      how: 'Ask {n:10} of them before {check-day} who in the family signs for an office of four to eight.',
      count: 10,
      for: ['student', 'employed', 'new', 'few-hours'],
    },
    {
      place: 'Committees that meet at night',
      how: 'P&C, surf club, show society: ask a {local} secretary who writes the minutes, and how long it takes.',
      count: 8,
      for: ['evenings', 'weekends', 'few-hours'],
    },
  ],
  alternatives: [
    {
      what: 'Forward a webinar link',
      whyItFails: 'Watched on mute; the inbox stays as it was.',
    },
    {
      what: 'Ban it by email',
      whyItFails: 'It moves to phones, where nobody sees.',
      for: ['children', 'employed'],
    },
    {
      what: 'Let the keen one teach',
      whyItFails: 'She shows what she likes.',
      for: ['proven', 'uses-ai'],
    },
    {
      what: 'Wait for head office or IT',
      whyItFails: 'A licence comes, with no first task.',
    },
    {
      what: 'Send one person to a course',
      whyItFails: 'One certificate, seven old habits.',
      for: ['sells', 'metro'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Quiet use and no rule',
      price: 'Nothing, until details go astray',
      speed: 'It is happening now',
      trust: 'Nobody asks',
      yourEdge: 'A count without names, then a rule sheet.',
    },
    {
      kind: 'do-it-themselves',
      name: 'The keen one’s lunch session',
      price: 'Sandwiches',
      speed: 'When the phones allow',
      trust: 'Liked, but one of them',
      yourEdge: {
        proven: 'Results to show, a clock, a plan.',
        organises: 'A timed plan, and time for slow ones.',
        else: 'Timed exercises, and you sit by the slow ones.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Courses sold by the seat',
      price: 'Less a head, most never opened',
      speed: 'At once, finished seldom',
      trust: 'Big names, certificates',
      yourEdge: 'One real document finished by noon.',
    },
    {
      kind: 'local-rival',
      name: 'RTOs and business coaches',
      price: 'Well above {price} a half day',
      speed: 'Set dates, minimum numbers',
      trust: 'Logo, cover, brochure',
      yourEdge: 'Eight people, in their own office.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'A short course at TAFE in {area}',
      price: 'By the seat',
      speed: 'Next term',
      trust: 'A name all of {state} knows',
      yourEdge: 'Their desk, this month, their letters.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Microsoft’s and Google’s own videos',
      price: 'In the licence',
      speed: 'Two minutes each',
      trust: 'The maker’s voice',
      yourEdge: 'No video asks what they may paste.',
    },
  ],
  offer: {
    promise: {
      proven:
        'Two hours with somebody who has results to show: each of up to eight finishes one piece of real work, and the team writes its own page of rules.',
      'school-age':
        'Between drop-off and lunch, each of up to eight people finishes a real document, and the office leaves with one page of its own rules.',
      organises:
        'Two planned hours: survey first, one finished piece each for up to eight people, a page of rules at the end.',
      else: [
        'In two hours each of up to eight people finishes a piece of their own work, and the team in {area} writes its rules on one page.',
        'Eight people, two hours, eight finished documents, and a rule sheet that the room itself agreed on.',
      ],
    },
    starter: {
      name: 'Second session for a team that knows you',
      included: [
        {
          proven: 'harder tasks, picked from what went wrong',
          else: 'harder tasks from the same people',
        },
        {
          organises: 'the rule sheet checked line by line',
          else: 'the rule sheet, checked against use',
        },
        {
          writes: 'red-pen faults in their own letters',
          else: 'fresh red-pen faults',
        },
      ],
      excluded: ['new people beyond eight', 'a new survey'],
      hoursFactor: 0.83,
    },
    core: {
      name: 'The two-hour team workshop',
      included: [
        {
          'uses-ai': 'a survey whose odd answers you can read',
          else: 'six questions, reported as counts',
        },
        {
          proven: 'two exercises from their own files',
          organises: 'two exercises, timed to the minute',
          else: 'two exercises on their documents',
        },
        {
          organises: 'printed sets, a clock, plan B for Wi-Fi',
          designs: 'printed sets anybody can read',
          else: 'printed sets and a clock',
        },
        {
          sells: 'the rule sheet, argued out aloud',
          'school-age': 'a rule sheet by pick-up time',
          else: 'the rule sheet, filled in together',
        },
        'a count on day thirty',
      ],
      excluded: [
        'accounts, passwords, licences',
        {
          abn: 'legal or privacy advice',
          else: 'more than eight in a room',
        },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Workshop and four weeks beside the team',
      included: [
        'the workshop',
        {
          evenings: 'four half-hour calls, early or late',
          else: 'four half-hour calls at one time',
        },
        {
          'uses-ai': 'a page of prompts you retest',
          else: 'a page of prompts that survived',
        },
        'a closing note to the manager',
      ],
      excluded: ['a help desk between calls', 'reports on named people'],
      hoursFactor: 1.83,
    },
  },
  skills: {
    'AI Use': {
      proven:
        'You have been wrong with these tools often enough to show how. The red pen is your own mistakes, printed, and {price} starts there.',
      else: 'Your own wrong answers, tidied and printed, are the red-pen exercise that {price} begins with.',
    },
    Sales: {
      'no-calls':
        'You can ask a manager about minutes, not AI. With {hours} a week, three such questions beat any flyer.',
      'new': 'You can ask a manager in {area} one plain question. Bookings here come by voice.',
      'few-hours':
        'You can ring a manager and ask about minutes, not AI. With {hours} a week, three such calls beat any flyer.',
      else: 'You can ring a principal in {area} between two meetings and leave with a date. Bookings here come by voice.',
    },
    'Project Management':
      'Survey, tasks, room and power board all need dates. You keep dates, so a {price} session starts on time.',
    Writing: 'You turn a loud argument about client names into one clear line, while the room watches.',
    Design:
      'Big type, white space, one exercise a page: hand-outs like yours do more of a {price} session than slides.',
    'Video Editing': 'Ninety captioned seconds give the absent two a way in, and the next manager sees them.',
  },
  skillLeftOut: {
    'few-hours': 'It stays out: {hours} a week go into asking and one good room.',
    else: 'It stays out, since a room of eight in {area} would never notice it.',
  },
  tasks: [
    {
      id: 'choose-room',
      title: 'Choose one kind of room and {n:8} managers',
      doneWhen: {
        proven: '{n:8} managers stand beside one kind of room, and two of them know your work.',
        'school-age':
          'One kind of room is chosen, and managers whom you know from school or sport are ringed.',
        else: 'One kind of room has {n:8} names, with your link to each.',
      },
      hours: 0.75,
      lite: {
        title: 'Choose one kind of room, four names',
        hours: 0.25,
        doneWhen: {
          student: 'Each name has a link to you.',
          else: 'Two of them would answer tonight.',
        },
      },
      phase: 'offer',
      needs: [],
      where: {
        children: 'Kitchen table, once it is quiet',
        else: 'With your contacts open',
      },
    },
    {
      id: 'write-invite',
      title: 'Write the session in six lines',
      doneWhen: {
        sells: 'You said it aloud to a sceptic, who could repeat what {price} leaves on the desk.',
        organises:
          'Six lines say who, where, how long, what is finished, what it costs and what you need first.',
        else: 'A manager who dislikes AI can say what her team holds at noon.',
      },
      hours: 1,
      lite: {
        title: 'Write the session in six lines',
        hours: 0.5,
        doneWhen: {
          sells: 'A sceptic understood it, read aloud.',
          else: 'It does not contain “AI” twice.',
        },
      },
      phase: 'offer',
      needs: ['choose-room'],
      where: 'Written down, then read aloud',
    },
    {
      id: 'rules-first',
      title: 'Draft the rule sheet and deletion line',
      doneWhen: {
        'uses-ai':
          'Green, amber and red have three examples each from real tools, and a date says when files go.',
        organises:
          'Green, amber, red and an owner’s name have their places, and {check-day} is the date files go.',
        else: 'Green, amber and red stand, and a line says when you delete their files.',
      },
      hours: 1,
      lite: {
        title: 'Draft the blank rule sheet',
        hours: 0.25,
        doneWhen: {
          student: 'It leaves health and staff files out.',
          else: 'A line says when files go.',
        },
      },
      phase: 'comply',
      needs: ['write-invite'],
      where: 'Before anybody sends you a file',
      beforeFirstJob: true,
    },
    {
      id: 'ring-first',
      title: 'Contact {n:12} people, three of them hosts',
      doneWhen: {
        sells: 'All were rung, three hosts named a room, and each no gave you another name.',
        evenings: 'All have a message timed for their morning, and each reply has a call agreed.',
        else: 'All are logged, and each reply was rung within a day.',
      },
      hours: 2.5,
      lite: {
        title: 'Message four people and one host',
        hours: 0.5,
        doneWhen: {
          sells: 'Two were rung as well.',
          else: 'All five are logged.',
        },
      },
      phase: 'reach',
      needs: ['write-invite', 'rules-first'],
      when: 'office-hours',
      where: 'When offices answer, ten to noon',
      instead: {
        children: 'By message first, calls by arrangement',
        else: 'By message, timed for office hours',
      },
    },
    {
      id: 'red-pen-sheet',
      title: 'Make the red-pen sheet: five planted faults',
      doneWhen: {
        'uses-ai': 'Two people find three of five in six minutes; the tool itself misses the invented rule.',
        children:
          'Two adults found three in six minutes, and missed the invented rule. Children may beat them.',
        else: 'Two people find three of five in six minutes.',
      },
      hours: 1,
      lite: {
        title: 'Make the red-pen sheet',
        hours: 0.5,
        doneWhen: {
          student: 'A classmate found three of five.',
          else: 'Somebody found three of five.',
        },
      },
      phase: 'offer',
      needs: ['write-invite'],
      where: 'At home',
    },
    {
      id: 'mini-session',
      title: 'Run a free trial for two or three',
      doneWhen: {
        proven: 'Each left with a piece they would send, and you cut the minute that dragged.',
        children: 'Each left with one usable piece, and you know which minute lost them.',
        else: 'Each left with one usable piece, and one of them named an office.',
      },
      hours: 1.5,
      whole: true,
      lite: {
        title: 'Run red pen and one task with someone',
        hours: 1,
        doneWhen: {
          student: 'They sent what they made.',
          else: 'They used the piece within a day.',
        },
      },
      phase: 'deliver',
      needs: ['red-pen-sheet', 'ring-first'],
      fromDay: 5,
      when: 'open-shops',
      where: { student: 'A library booth', else: 'A staffroom or a library booth' },
      instead: {
        student: 'A kitchen table in your share house',
        else: 'A kitchen table, or a staffroom after hours',
      },
    },
    {
      id: 'full-list',
      title: 'Complete the list to {n:60} names',
      doneWhen: {
        metro: 'Each row has team size, who decides and a number, suburb by suburb of {area}.',
        organises: 'Size, decider, route and term dates have a column each, and no row has a gap.',
        else: 'Each row has team size, decider and a way in.',
      },
      hours: 2,
      lite: {
        title: 'Add ten names of the same kind',
        hours: 0.5,
        doneWhen: {
          student: 'Each has a person, not “info@”.',
          else: 'Each row says who decides.',
        },
      },
      phase: 'reach',
      needs: ['choose-room'],
      where: {
        children: 'On the couch',
        else: 'With maps and registers open',
      },
    },
    {
      id: 'timed-plan',
      title: 'Write the two hours to the minute',
      doneWhen: {
        proven:
          'It gives them more minutes than you, and covers dead Wi-Fi, a blocked tool and one loud expert.',
        organises: 'Each block has a clock time, a hand-out and a plan B for Wi-Fi, tool and loud expert.',
        else: 'One page covers dead Wi-Fi, a blocked tool and a loud expert.',
      },
      hours: 1.5,
      lite: {
        title: 'Write the two hours on one page',
        hours: 0.75,
        doneWhen: {
          sells: 'You speak for fifteen minutes at most.',
          else: 'Own tasks get the longest block.',
        },
      },
      phase: 'proof',
      needs: ['mini-session'],
      where: 'With the trial’s notes',
    },
    {
      id: 'survey-form',
      title: 'Set up the survey, “rather not say” included',
      doneWhen: {
        'uses-ai': 'A test answer arrives without a name, and question four lists tools as people say them.',
        else: 'A test answer arrives without a name on it.',
      },
      hours: 0.5,
      lite: {
        title: 'Set up the six-question survey',
        hours: 0.25,
        doneWhen: 'A test answer came without a name.',
      },
      phase: 'proof',
      needs: ['rules-first'],
      where: 'Online',
    },
    {
      id: 'cover-and-abn',
      title: {
        abn: 'Settle invoice form and venue cover',
        else: 'Settle ABN, invoice form and venue cover',
      },
      doneWhen: {
        abn: 'A certificate of currency and an invoice on your ABN can go out within the hour.',
        'no-money':
          'The ABN is applied for; cover is quoted, to be bought from the first deposit before the day.',
        else: 'Certificate and invoice can go out the day somebody says yes to {price}.',
      },
      hours: 1,
      lite: {
        title: 'Save an invoice form, ask one insurer',
        hours: 0.5,
        doneWhen: 'The answer is in writing.',
      },
      phase: 'comply',
      needs: ['write-invite'],
      where: 'Online',
      beforeFirstJob: true,
    },
    {
      id: 'second-ring',
      title: 'Contact {n:20} more, task before tool',
      doneWhen: {
        sells: 'All heard “minutes” before “AI”, and the line that drew dates is underlined.',
        children: 'All have a line on newsletters or minutes; the one that drew replies is marked.',
        else: 'The line that drew replies is marked beside {asks-14} tries.',
      },
      hours: 3,
      lite: {
        title: 'Contact five more',
        hours: 0.75,
        doneWhen: 'Each line names their own task.',
      },
      phase: 'sell',
      needs: ['ring-first', 'full-list'],
      fromDay: 6,
      when: 'office-hours',
      where: 'Two office hours a week',
      instead: 'In messages, then calls they chose',
    },
    {
      id: 'host-visit',
      title: 'Look at two rooms with their hosts',
      doneWhen: {
        organises: 'Sockets, tables, Wi-Fi, door and a date in {month-3} are on one sheet.',
        else: 'You have seen sockets, Wi-Fi and door, and one host offered a date.',
      },
      hours: 1.5,
      phase: 'sell',
      needs: ['ring-first'],
      fromDay: 8,
      when: 'office-hours',
      where: 'On site',
      instead: 'On site, just after they close',
    },
    {
      id: 'nudge-managers',
      title: 'Write once more to the quiet ones',
      doneWhen: {
        sells: 'Each had the page and a second call, and could say no without effort.',
        else: 'Each has the page and an easy way to say no.',
      },
      hours: 0.5,
      lite: {
        title: 'Write once more to the quiet',
        hours: 0.25,
        doneWhen: 'Each can answer with one word.',
      },
      phase: 'sell',
      needs: ['ring-first'],
      waitDays: 6,
      fromDay: 9,
      where: 'By email, six days later',
    },
    {
      id: 'send-survey',
      title: 'First team: survey nine days ahead',
      doneWhen: {
        organises: 'Four tasks are in the folder three days out, or the date was moved that day.',
        else: 'Four or more sent a task, or the date moved.',
      },
      hours: 0.75,
      phase: 'sell',
      needs: ['second-ring', 'survey-form', 'cover-and-abn'],
      fromDay: 17,
      where: 'By email',
    },
    {
      id: 'build-exercises',
      title: 'Build two exercises from their documents',
      doneWhen: {
        'uses-ai': 'Both ran on the tool they may use, twice, and the second run differed as you expected.',
        else: 'Both ran in the time allowed, on the tool that the team may use.',
      },
      materials: 'Two documents without names',
      hours: 1.75,
      phase: 'sell',
      needs: ['send-survey', 'timed-plan'],
      fromDay: 21,
      where: {
        children: 'At home, two sittings',
        else: 'At home',
      },
    },
    {
      id: 'run-workshop',
      title: 'Run the two hours; collect the cards',
      doneWhen: {
        sells:
          'Each has a finished piece, the sheet has a date, and you asked about four more weeks at {premium-price}.',
        else: 'Each shows a finished piece, and the rule sheet has an owner and a date.',
      },
      materials: 'Eight printed sets, power board, clock',
      hours: 3,
      whole: true,
      phase: 'sell',
      needs: ['build-exercises'],
      fromDay: 26,
      when: 'office-hours',
      where: 'Their office, mid-week',
      instead: 'Their office, on leave or after hours',
      firstJob: true,
    },
    {
      id: 'next-morning',
      title: 'Send counts, sheet and one question',
      doneWhen: {
        sells: 'The manager was rung as well, and answered on {premium-price} with yes, no or a date.',
        else: 'The manager has counts, sheet and one clear question.',
      },
      hours: 0.75,
      phase: 'sell',
      needs: ['run-workshop'],
      waitDays: 1,
      fromDay: 27,
      where: 'At home, the day after',
    },
    {
      id: 'sort-cards',
      title: 'Sort cards; cut what wasted time',
      doneWhen: {
        proven: 'The block you liked most was judged like the rest, and one is shorter.',
        else: 'One block is shorter, and the next plan shows it.',
      },
      hours: 0.5,
      phase: 'learn',
      needs: ['run-workshop'],
      fromDay: 27,
      where: 'At home',
    },
    {
      id: 'trial-notes',
      title: 'Note what the trial taught you',
      doneWhen: {
        children: 'Five lines name the minute that dragged and the question you took home.',
        else: 'Five lines name what dragged, and one question you could not answer.',
      },
      hours: 0.5,
      lite: {
        title: 'Write three lines about the trial',
        hours: 0.25,
        doneWhen: 'One names the minute that dragged.',
      },
      phase: 'learn',
      needs: ['mini-session'],
      where: 'By voice memo, straight after',
    },
    {
      id: 'judge-line',
      title: 'Keep the line, or change it',
      doneWhen: {
        sells: 'You kept it or wrote the one that worked aloud.',
        else: 'You kept it, or named the task first; replies stand beside it.',
      },
      hours: 0.25,
      lite: {
        title: 'Count replies; keep or change the line',
        hours: 0.25,
        doneWhen: 'The task stands where the tool stood.',
      },
      phase: 'learn',
      needs: ['ring-first'],
      waitDays: 7,
      fromDay: 9,
      where: 'A week after the first messages',
    },
    {
      id: 'day-thirty',
      title: 'Book the day-thirty question',
      doneWhen: {
        organises: 'A date is in both calendars, with the question in the invitation.',
        else: 'Both calendars have a date, and the manager knows the one question.',
      },
      hours: 0.25,
      phase: 'learn',
      needs: ['run-workshop'],
      fromDay: 27,
      where: 'At the door, before you leave',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To a manager you know a little',
      when: 'By text or email, to be read in office hours.',
      lines: [
        {
          'school-age':
            'Hi [first name], {name} here, from [school or club]. Who in your office writes the newsletter and the minutes?',
          proven:
            'Hi [first name], {name} here, from [course or workplace]. Who in your team dreads the minutes and the [document]?',
          else: 'Hi [first name], it’s {name}, [how we know each other]. Who at [office] writes the minutes and the [document]?',
        },
        {
          proven:
            'Two hours, your own documents, up to eight people. Each finishes one; you get rules the room agreed on.',
          organises:
            'I run two timed hours for up to eight. Everybody finishes one of those, and you get a page of rules.',
          sells:
            'Give me eight people for two hours: each finishes one of those, and together they write your AI rules.',
          else: 'In two hours up to eight people finish one each, and agree on what may go into an AI tool.',
        },
        {
          proven: 'It is {price} for the team, in your room, on the tool you allow.',
          else: 'For a first team it is {price} in all, in your own office.',
        },
        {
          'no-calls':
            'Would two lines by [day] be possible? A plain no is fine, and a name is welcome. {name}',
          proven: 'I’ll ring on [day] unless you’d rather not; then tell me who should hear of it. {name}',
          sells: 'Five minutes on the phone, [day] or [day]? If not you, who runs a team that would? {name}',
          else: 'Could I ring you for five minutes on [day]? A plain no is fine, and a name is welcome. {name}',
        },
      ],
    },
    {
      id: 'quote',
      title: 'Booking confirmation',
      when: 'Within a day of a yes.',
      lines: [
        {
          organises:
            'Hi [first name], booked: [date], [time], up to eight, [address]. Survey out [date], tasks in by [date].',
          else: 'Hi [first name], we’re on: [date] at [time] for up to eight people at [address].',
        },
        {
          abn: '{price} for the team, travel in; invoice attached, half now and half on the day.',
          else: 'The team price is {price} with travel: half holds the date, half falls due that day.',
        },
        {
          'no-calls': 'I need four tasks from your people by [date]. With fewer we move it, no charge.',
          proven:
            'Your people each send one task by [date]. Under four we choose a new day together, no charge.',
          sells:
            'I need four tasks from your people by [date]. Fewer, and I ring you and we move it, no charge.',
          else: 'Six questions come on [date]. If fewer than four send a task by [date], we move it free of charge.',
        },
        {
          'uses-ai':
            'Which tools, which versions, and is there a policy? I delete your documents within [days] of the day.',
          else: 'Please name the tools you allow and send any policy. I delete your files within [days]. {name}',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'A useful second note',
      when: 'Six days after silence, once.',
      lines: [
        {
          proven: 'Hi [first name], no pitch: this is the rule sheet teams fill in with me. Keep it.',
          sells:
            'Hi [first name], the blank rule sheet is attached. Fill it in with your team even if we never meet.',
          else: 'Hi [first name], here is the rule sheet we would fill in. Any office in {area} may use it, with me or without.',
        },
        {
          children: 'If two hours are hard to find: some offices start late on a pupil-free day.',
          proven: 'Some teams give it the first two hours of a quiet [day], phones on message.',
          else: 'If two hours are hard to find, one morning with the phones on message will do.',
        },
        'A plain no is welcome. {name}',
      ],
    },
    {
      id: 'ask-review',
      title: { 'no-calls': 'The note of day thirty', else: 'Day-thirty call, then this note' },
      when: 'Once the count of last week’s users is in.',
      lines: [
        'Hi [first name], [number] of your [number] used it last week, mostly for [task].',
        {
          proven:
            'May I print that with your name, and a line on what did not stick? That line sells more than praise.',
          else: 'May I print that count with the office’s name, and one line on what faded?',
        },
        'Which other manager around {area} has asked you about it? {name}',
      ],
    },
    {
      id: 'listing',
      title: 'Invitation for a host’s members',
      when: 'Once a host has lent a room and a date.',
      lines: [
        {
          'school-age': 'For school, club and kinder offices in {area}: [title], [date], [time], at [host].',
          else: 'For people around {area} who write for a living and didn’t choose to: [title], [date], at [host].',
        },
        {
          proven:
            'Bring the letter you keep putting off. It goes home finished, with a page of rules for the office.',
          else: 'Bring a laptop and one document you dread. Leave with it done, and a rule sheet.',
        },
        {
          'no-calls': 'Eight seats at [price]. Too few by [day], and everybody is told and refunded. {name}',
          else: 'Eight seats at [price]. Too few by [day], and everybody is rung and refunded. {name}',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'no-tasks',
      risk: 'People come without a task; it becomes a talk.',
      firstSign: 'Three days out fewer than four have sent one.',
      response: {
        sells: 'Ring the manager that morning and move it; a half-empty {price} room costs the next.',
        else: 'Move the date; if she insists, bring three invented ones of her trade.',
      },
      likelihood: 3,
      impact: 3,
    },
    {
      id: 'sensitive-paste',
      risk: 'A real customer’s details are pasted in front of you.',
      firstSign: 'A strange name appears on a screen.',
      response: {
        organises: 'Stop, delete it together, log it, tell the manager at the break.',
        else: 'Stop the room, delete it together, and write the red list from it.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new', 'uses-ai'],
    },
    {
      id: 'weekday-only',
      risk: 'Teams want mid-week mornings; you are not free.',
      firstSign: 'Two dates are lost to your hours.',
      response: {
        'school-age': 'Take a school-hours morning a month, or committees that meet at night.',
        student: 'Use the mid-semester weeks and one free weekday; say so at once.',
        else: 'Offer one leave morning a month, or groups that meet {short-when}.',
      },
      likelihood: 3,
      impact: 2,
      only: ['evenings', 'weekends', 'employed', 'student'],
    },
    {
      id: 'polite-thanks',
      risk: 'They enjoyed it and nobody books again.',
      firstSign: '“Task I finished” stays empty on the cards.',
      response: {
        proven: 'Cut your talking to fifteen minutes, however well it goes down.',
        else: 'Talk for fifteen minutes at most; they came to work.',
      },
      likelihood: 3,
      impact: 2,
      for: ['proven', 'later'],
    },
    {
      id: 'out-of-date',
      risk: 'The tool on their screens has changed.',
      firstSign: 'A button in your hand-out is gone.',
      response: {
        'uses-ai': 'Test on their version {short-when}, and print tasks, not menus.',
        else: 'Test on their tool the day before; print tasks instead of menus.',
      },
      likelihood: 2,
      impact: 2,
      for: ['uses-ai'],
    },
    {
      id: 'unpaid-prep',
      risk: 'Preparation outgrows {price}.',
      firstSign: 'A third exercise is begun.',
      response: 'Two exercises stand in the confirmation; the third is a second session.',
      likelihood: 2,
      impact: 2,
      for: ['organises', 'children'],
    },
    {
      id: 'school-weeks',
      risk: 'Term ends and BAS weeks empty the calendar.',
      firstSign: 'Three managers say “after the holidays”.',
      response: 'Ask for {month-3} dates now; agents and clubs stay open.',
      likelihood: 2,
      impact: 2,
      for: ['met', 'many-hours'],
    },
    {
      id: 'own-employer',
      risk: 'Your employer thinks it owns the session.',
      firstSign: 'A manager at {workplace} asks about it.',
      response: 'Show the clause, the dates and your own invented documents; never use theirs.',
      likelihood: 1,
      impact: 3,
      only: ['employed', 'has train|insurer|facilitat'],
    },
  ],
  qualityChecks: [
    'Each person has a piece they would send.',
    'You stood beside each screen twice.',
    'The sheet has an owner and a date.',
    'Tool, Wi-Fi and prints were tested before.',
    'No customer’s detail was typed anywhere.',
    'Cards came in before anybody stood.',
    'You talked for fifteen minutes at most.',
    'The quietest person read something aloud.',
  ],
  keepDoing: 'contacting managers and hosts',
  metrics: [
    {
      id: 'tries',
      name: 'Managers and hosts contacted',
      what: {
        sells: 'About {asks-week} a week, most of them rung.',
        else: 'About {asks-week} a week by name, hosts apart.',
      },
      ifLow: {
        'no-calls': 'Prepare three names, write to them, then stop.',
        'few-hours': 'Prepare three names, ring them, then stop.',
        else: 'Prepare {n:6} names {short-when}, use them {when}.',
      },
    },
    {
      id: 'replies',
      name: 'Replies',
      what: {
        sells: 'Answers on the phone and after it.',
        else: 'Anything that came back within a week.',
      },
      ifLow: {
        children: 'Say newsletter and minutes; leave “AI” for line two.',
        else: 'Name the task first: minutes, letters, newsletters.',
      },
    },
    {
      id: 'sales',
      name: 'Sessions with a deposit',
      what: {
        'few-hours': 'Dates held by money; {goal} takes {sales-goal} of them.',
        else: 'Half of {price} received; {goal} takes {sales-goal} of these.',
      },
      ifLow: {
        sells: 'Fill six seats at a host’s and invite managers.',
        else: 'Ask a host in {area} to lend a room.',
      },
    },
    {
      id: 'hours',
      name: 'Hours',
      what: {
        organises: 'Asking, preparing, room, after: four columns.',
        else: 'Asking, preparing, in the room, afterwards.',
      },
      ifLow: {
        'school-age': 'Plan one school-hours morning a month for it.',
        daytime: 'Keep {day} for rooms, {short-day} for asking.',
        else: 'One free weekday does more than five nights.',
      },
    },
    {
      id: 'finished',
      name: 'Finished pieces a room',
      what: 'People whose card says they would send it.',
      ifLow: {
        proven: 'Smaller tasks, whatever they ask for.',
        else: 'Ask for tasks of half an hour.',
      },
    },
  ],
  channels: [
    {
      name: 'Calls and messages to managers you know',
      fit: 0.95,
      cost: 0.1,
      speed: 0.8,
      firstStep: {
        'no-calls': 'Write to the two managers who know your work.',
        proven: 'Ring the two managers who know your work.',
        sells: 'Ring four managers {when}; ask about minutes.',
        else: 'Write to {n:5} managers you know {short-when}.',
      },
      experiment: '{n:10} name minutes, {n:10} the rule sheet; count by {check-day}.',
    },
    {
      name: 'Hosts with a room and a mailing list',
      fit: 0.85,
      cost: 0.3,
      speed: 0.5,
      firstStep: {
        organises: 'Offer one house in {area} a dated plan.',
        proven: 'Offer a chamber the first room, cards included.',
        else: 'Offer a neighbourhood house two free seats.',
      },
      experiment: 'One host by the seat, one at {price}, by {month-3}.',
    },
    {
      name: 'Managers passed on by managers',
      fit: 0.95,
      cost: 0.05,
      speed: 0.4,
      firstStep: 'Write two forwardable lines before room one.',
      experiment: 'Ask one team at noon, one on day thirty.',
    },
    {
      name: 'The rule sheet as a giveaway',
      fit: 0.6,
      cost: 0.2,
      speed: 0.4,
      firstStep: 'Give the sheet to a {local} newsletter.',
      experiment: 'Attached in {month-1}, linked in {month-3}: who writes?',
    },
    {
      name: 'Public seats on an events site',
      fit: 0.35,
      cost: 0.5,
      speed: 0.4,
      firstStep: 'Leave it until two teams are done.',
      experiment: 'List one room; stop if few are managers.',
    },
  ],
  delivery: [
    {
      step: 'Book',
      you: {
        organises: 'One page: date, number, tools, deposit, policy.',
        else: 'Confirm date, number, tools and deposit.',
      },
      tool: 'Email, invoice',
      doneWhen: 'Half of {price} is in.',
    },
    {
      step: 'Survey',
      you: 'Six questions nine days out.',
      tool: 'Form',
      doneWhen: 'Four tasks are in your folder.',
    },
    {
      step: 'Prepare',
      you: {
        'uses-ai': 'Build two exercises on their version.',
        else: 'Build two exercises, print eight sets.',
      },
      tool: 'Their documents, nameless',
      doneWhen: 'Both ran in time.',
    },
    {
      step: 'Run',
      you: 'Red pen, rounds, own task, swap, sheet, cards.',
      tool: 'Clock, power board',
      doneWhen: 'Each screen holds a finished piece.',
    },
    {
      step: 'Report',
      you: 'Counts, typed sheet, one next step.',
      tool: 'Email',
      doneWhen: 'The next step has its answer.',
    },
    {
      step: 'Day thirty',
      you: {
        sells: 'Ring, ask who used it, ask for a name.',
        else: 'Ask who used it, then for a name.',
      },
      tool: 'Phone',
      doneWhen: 'Count and name are noted.',
    },
  ],
  tools: [
    {
      name: 'The AI tool each workplace allows',
      job: 'Every exercise',
      freeFirst: 'Free accounts, to rehearse',
      payWhen: 'Theirs behaves differently',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Google Forms',
      job: 'Survey without names',
      freeFirst: 'Free, email collection off',
      payWhen: 'Never for eight people',
      for: ['organises'],
    },
    {
      name: 'A library printer',
      job: 'Red-pen sheets and cards',
      freeFirst: 'Black and white, by the page',
      payWhen: 'Two rooms a month',
      for: ['no-money'],
    },
    {
      name: 'Google Slides or paper',
      job: 'A clock and five headings',
      freeFirst: 'Five slides, no theme',
      payWhen: 'Never',
    },
    {
      name: 'Cal.com',
      job: 'Managers choose a call time',
      freeFirst: 'Two times by text',
      payWhen: 'Several hosts run at once',
      for: ['sells', 'many-hours'],
    },
  ],
  positioning: {
    category: {
      regional: 'Two-hour AI workshops for offices around {area}',
      else: 'Two-hour AI workshops on a team’s own documents',
    },
    claim: {
      proven: 'Everyone finishes something; nobody hears a history of AI.',
      children: 'A newsletter done and rules agreed, before lunch.',
      organises: 'Two planned hours, eight finished documents, one page.',
      else: 'Everyone finishes a real task and writes the rules.',
    },
    proof: [
      'feedback cards, poor ones included',
      'a day-thirty count from a named office',
      'a red pen that catches most people',
    ],
    notFor: {
      student: 'Wards, clinics, keynotes, and rooms of thirty without laptops.',
      else: 'Keynotes, developers, and rooms of thirty without laptops.',
    },
  },
  growth: {
    'few-hours':
      'At {hours} a week one room a month is full. Raise {price} after two sets of cards and add four weeks of calls.',
    'many-hours':
      'Raise {price} after three day-thirty counts. A second facilitator pays once one industry in {area} books clashing mornings.',
    else: 'Raise {price} after two sets of cards. Somebody else may first run the own-task half hour, with you beside them.',
  },
  consolation: {
    proven:
      'By {check-day} you have a tested two-hour plan on a subject {area} asks about, beside what you could teach already.',
    student:
      'Whatever sells, by {check-day} you can find five planted faults in a machine’s letter, and show somebody in {area} how.',
    else: 'Whatever sells, by {check-day} you hold a tested trial and a rule sheet that any office in {area} could use.',
  },
};
