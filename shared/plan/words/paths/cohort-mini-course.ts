import type { PathWords } from '../path-words.ts';

export const cohortMiniCourseWords: PathWords = {
  slug: 'cohort-mini-course',
  customer: {
    who: {
      'has teacher|classroom|principal|school office':
        'School business managers, head teachers and coordinators across {state} who each dread the same monthly task.',
      children:
        'Holders of the job you know from {workplace}, each alone with it somewhere in {state}, dreading one task a month.',
      proven:
        'People across {state} who do the work you have done, each the only one in the building, with one dreaded task a month.',
      student:
        'People a year or two ahead of you in work you know from {workplace}, who dread one task each month.',
      else: 'People who hold the job title you know from {workplace}, each in another building, dreading one monthly task.',
    },
    situation: {
      'has teacher|classroom|principal|school office':
        'There is one such person a campus. The nearest who could show a good one sits in another school of {state}.',
      proven:
        'They see a finished one when somebody leaves it behind. Nobody near {area} sits beside them to say what makes it good.',
      regional:
        'Each is the only one with the title for an hour around {area}, so nobody shows how a good one looks.',
      else: 'Each is the only one of the kind in the building. Nobody at {workplace} could show how a good one looks.',
    },
    trigger: {
      'has teacher|classroom|principal|school office':
        'A council meeting in {month-3}, a new principal, or the third month in which the task ate two days.',
      else: [
        'A board date in {month-3}, a new system, or the third month in which it ate two days.',
        'A new boss, an audit due by {month-3}, or a month’s end that took the weekend with it.',
      ],
    },
    pays: {
      abn: 'They pay {price} by card, or their employer pays on your invoice, once five seats and four dates are certain.',
      'no-money': 'They pay {price} by card from their own pocket, and only once the minimum of five is met.',
      else: 'They pay {price} by card, their own or a training budget’s, once five seats are certain.',
    },
  },
  theirWords: [
    'I copy last month’s and change the numbers, and hope nobody asks.',
    'There’s a training day but it’s all theory and sandwiches.',
    'I’ve bought two online courses and finished none.',
    'Everyone in my job does this differently and we never see each other’s.',
    'My principal wants one page. I give her eleven.',
    'If someone sat next to me for an hour I’d get it.',
    'The person who knew how has left.',
    'I did the webinar with the camera off and made dinner.',
    'Nobody ever told me if mine is any good.',
  ],
  places: [
    {
      place: 'People from {workplace} who now hold the title elsewhere',
      how: {
        proven: 'Go down your contacts by title; write to {n:14} singly, the task in the first line.',
        student: 'Ask {n:8} people met through {workplace} who does the task now, and write to each by name.',
        else: 'Search your contacts for the title {when}; write singly, with the task in the first line.',
      },
      count: 14,
      for: ['proven', 'skilled', 'new'],
    },
    {
      place: 'The association’s branch and its events officer',
      how: {
        sells: 'Ring the branch in {state}, ask for events by name, and offer members a free session.',
        else: 'Find the officer in {state}; offer a free session and ask how members are told.',
      },
      count: 10,
      for: ['sells', 'some-money', 'daytime'],
    },
    {
      place: 'Threads where the task is cursed',
      how: {
        'uses-ai': 'Copy {n:30} posts on the task plus “template”; let a chat tool sort what people share.',
        else: 'Search the task plus “template” {short-when}; note who asks, who answers, and their file.',
      },
      count: 10,
      for: ['evenings', 'few-hours', 'uses-ai'],
    },
    {
      place: 'Suppliers to the title: resellers, auditors, payroll firms',
      how: 'Ask {n:6} support people what customers from {state} ring about at month’s end; some pass an invitation on.',
      count: 8,
      for: ['sells', 'many-hours'],
    },
    {
      place: 'Public conference programs of the title',
      how: 'Write to speakers of the last event in {state} about the one session they wished for.',
      count: 8,
      for: ['writes'],
    },
    {
      place: 'Those for whom you have solved it one to one',
      how: 'List them all; their old emails to you hold the syllabus, week by week.',
      count: 9,
      only: ['proven'],
    },
    {
      place: 'Job ads for the title',
      how: {
        regional: 'Save the search for {area} and an hour around; a new starter needs the task within weeks.',
        else: 'Note {n:6} employers in {area} now, and write once the new name stands on their site.',
      },
      count: 8,
      for: ['organises', 'regional'],
    },
    {
      place: 'Managers who receive the finished thing',
      how: 'Ask two who read such pages at {workplace} or nearby what a useful one looks like; they have a budget.',
      count: 7,
      for: ['employed', 'sells'],
      skill: 'Sales',
    },
    {
      place: 'Facebook and LinkedIn groups of {crowd}',
      how: 'Answer {n:5} questions on the task before you mention anything; members notice who stays.',
      count: 10,
      for: ['student', 'children', 'few-hours'],
    },
    {
      place: 'Neighbourhood houses and libraries that host talks',
      how: 'Ask the {local} coordinator who asks for help with work, and when a free hour would suit.',
      count: 7,
      for: ['no-money', 'retired'],
    },
  ],
  alternatives: [
    {
      what: 'A recorded course at a sale price',
      whyItFails: 'Nobody marks it; week one is watched.',
      for: ['few-hours'],
    },
    {
      what: 'A full-day workshop by a training firm',
      whyItFails: 'On Monday their own file is untouched.',
      for: ['metro'],
    },
    {
      what: 'A template from the internet',
      whyItFails: 'It fits another state’s rules and hides the hard decisions.',
      for: ['writes'],
    },
    {
      what: 'Asking the one colleague who knows',
      whyItFails: 'The colleague does it, and next month starts at nothing.',
      for: ['employed', 'children'],
    },
    {
      what: 'Driving to the capital for a training day',
      whyItFails: 'A day and a motel for theory.',
      only: ['regional'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Two lost days every month',
      price: 'Paid in evenings',
      speed: 'Every month',
      trust: 'It has always gone through',
      yourEdge: 'Four sessions end with this month’s page done.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Video tutorials, trial and error',
      price: 'Free',
      speed: 'Scattered over months',
      trust: 'Nobody says if it is good',
      yourEdge: {
        writes: 'You write beside the exact line; four others show theirs.',
        else: 'You mark the exact line; four others show theirs.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Udemy, LinkedIn Learning and Coursera',
      price: 'Far below {price}, or a subscription',
      speed: 'Starts now, ends seldom',
      trust: 'Thousands of stars',
      yourEdge: 'Dates, five people, and a message on Friday.',
    },
    {
      kind: 'local-rival',
      name: 'TAFE short courses in {state}',
      price: 'Near or above {price}, certificate included',
      speed: 'A term, at set times',
      trust: 'A public name',
      yourEdge: 'They teach the tool; you teach one page.',
      for: ['regional', 'student'],
    },
    {
      kind: 'local-rival',
      name: 'Training firms and association days',
      price: 'Above {price}, paid by employers',
      speed: 'Two or three dates a year',
      trust: 'A room, slides, sandwiches',
      yourEdge: {
        proven: 'They hire presenters; you did the work.',
        else: 'They cover the title; you finish one page.',
      },
      for: ['metro', 'proven'],
    },
    {
      kind: 'software',
      name: 'AI assistants and reporting add-ons',
      price: 'Free to monthly',
      speed: 'Seconds',
      trust: 'Neat until someone asks why',
      yourEdge: 'Your people can explain line three.',
    },
  ],
  offer: {
    promise: {
      'has teacher|classroom|principal|school office':
        'Four live weeks, five people from schools in {state}, and one page each that a principal reads at once.',
      children:
        'Four evenings, five people with one job, and one thing each that works at {workplace} or the like.',
      proven:
        'Four live weeks with somebody who has done the work: five people in {state}, one finished thing each.',
      else: [
        'In four live weeks five people with the job you know from {workplace} each finish one thing they use.',
        'Five people, four live weeks, and each leaves with one finished thing that {workplace} would accept.',
      ],
    },
    starter: {
      name: 'The recorded course, later',
      included: [
        { films: 'pieces you cut, one task in each', else: 'short pieces, one task in each' },
        'the four templates',
        { 'few-hours': 'answers by email, weekly', else: 'one live hour of questions a month' },
        'only after two live groups',
      ],
      excluded: ['marking', 'a seat in the live run'],
      hoursFactor: 0.2,
    },
    core: {
      name: 'A live seat',
      included: [
        { daytime: 'four sessions, lunch hour or evening', else: 'four evenings of ninety minutes' },
        { 'uses-ai': 'practice data that is broken on purpose', else: 'one template a week, invented data' },
        {
          writes: 'a written note on your work each week',
          proven: 'your work marked by a practised eye',
          else: 'your work marked by Friday',
        },
        'five minutes to show it',
      ],
      excluded: ['accreditation', 'repairs to an employer’s system'],
      hoursFactor: 1,
    },
    premium: {
      name: 'Two seats and a private hour',
      included: [
        'two people from one workplace',
        {
          organises: 'a private hour to plan their first month',
          proven: 'a private hour on the real file, names hidden',
          else: 'a private hour on their own page',
        },
        { abn: 'an invoice and a note for the payer', else: 'a one-page note for the manager' },
      ],
      excluded: ['building it for them', 'a whole team in one group'],
      hoursFactor: 2.2,
    },
  },
  skills: {
    Sales:
      'You can ask five people for {price} before a slide exists, and take a no well. That saves weeks of making.',
    Writing: {
      children:
        'Your page says what they will have made and what is left out. You can write it {short-when}, and careful people buy it.',
      else: 'Your page says what people at {workplace} would recognise: what they will have made, and what is left out.',
    },
    'Project Management': {
      'few-hours':
        'At {hours} a week the plan must run backwards from one object. You are used to that; most who teach are not.',
      else: 'Four weeks, five owners and one object are a project. By {short-day} you will know who is late.',
    },
    'AI Use':
      'Have it invent practice data as at {workplace} and break it in the usual ways. Learners’ real files never go in.',
    'Video Editing':
      'Leave it until two live runs are done; then cut {price} worth of evenings into pieces of one task.',
    Design:
      'One before-and-after picture of the object sells {price} seats. Make that {when}, and skip the slide theme.',
  },
  skillLeftOut: {
    'few-hours': 'It brings nobody nearer to the object, and {hours} a week hold nothing besides.',
    else: 'It brings nobody from {workplace} or elsewhere nearer to the finished object, so it stays out of the four weeks.',
  },
  tasks: [
    {
      id: 'name-object',
      title: 'Finish the sentence: who will have made what',
      doneWhen: {
        proven: 'Somebody outside your trade repeats it without the jargon, and the object can be looked at.',
        'school-age': 'A person at the school gate repeats it, and the object can be looked at.',
        else: 'Somebody who never worked at {workplace} repeats it, and the object can be looked at.',
      },
      hours: 0.5,
      lite: {
        title: 'Write who will have made what',
        hours: 0.25,
        doneWhen: 'The object in it can be looked at.',
      },
      phase: 'offer',
      needs: [],
      where: {
        'school-age': 'At the kitchen table, then at the gate',
        else: 'On paper, then aloud to a neighbour',
      },
    },
    {
      id: 'list-callers',
      title: 'List {n:20} people with the title',
      doneWhen: {
        organises: '{n:20} rows hold a workplace, a link to you and the last thing each of them cursed.',
        sells: 'Of {n:20}, the ten you would ring without a reason to are marked.',
        else: '{n:20} names have a workplace, how you know them, and what they last cursed.',
      },
      hours: 1,
      lite: {
        title: 'List five people with the title',
        hours: 0.25,
        doneWhen: 'Each has a workplace and a way to be reached.',
      },
      phase: 'reach',
      needs: ['name-object'],
      where: {
        employed: 'After hours, not on the system of {workplace}',
        else: 'On the couch with your phone',
      },
    },
    {
      id: 'first-three-calls',
      title: 'Hold the first three problem calls',
      doneWhen: {
        proven: 'Three told you last month’s task hour by hour, and you offered no fix.',
        children: 'Three described last month’s task, with hours, while you wrote and did not sell.',
        else: 'Three people described the last one, with hours and what went wrong.',
      },
      hours: 1.5,
      lite: {
        title: 'Hold one problem call',
        hours: 0.5,
        doneWhen: 'You know where their hours go, in their words.',
      },
      phase: 'reach',
      needs: ['list-callers'],
      fromDay: 2,
      where: { children: 'By phone, a door between you and the house', else: 'By phone, half an hour each' },
    },
    {
      id: 'seven-more-calls',
      title: 'Hold seven more calls',
      doneWhen: {
        writes: 'Six of ten used words that could head your page as they stand, or the outcome was changed.',
        else: 'Six of ten callers in {state} or beyond used similar words, or the outcome was changed.',
      },
      hours: 3.5,
      phase: 'reach',
      needs: ['first-three-calls'],
      fromDay: 4,
      where: 'By phone, two a day at most',
    },
    {
      id: 'finished-object',
      title: 'Make the finished object with invented data',
      doneWhen: {
        'has teacher|classroom|principal|school office':
          'A principal or bursar says that this page would do.',
        employed:
          'Nothing in it comes from {workplace}, and somebody who receives such pages would accept it.',
        else: 'Somebody who receives such things at {workplace} says it would do.',
      },
      hours: 2.5,
      phase: 'proof',
      needs: ['first-three-calls'],
      where: 'At your own laptop',
    },
    {
      id: 'backwards-plan',
      title: 'Plan four weeks backwards from it',
      doneWhen: {
        proven: 'Each week has brings, makes and leaves out, and what you love to teach is mostly gone.',
        organises: 'Each week has brings, makes and leaves out, and slack sits in the steep one.',
        else: 'Each week has brings, makes and leaves out, and the steep one has been halved.',
      },
      hours: 1.5,
      lite: {
        title: 'Plan four weeks in one line each',
        hours: 0.25,
        doneWhen: 'Each week ends with something made.',
      },
      phase: 'offer',
      needs: ['name-object'],
      where: { student: 'A library desk, four sheets of paper', else: 'A table and four sheets of paper' },
    },
    {
      id: 'not-in-list',
      title: 'Write six things the course leaves out',
      doneWhen: {
        proven: 'Six lines stand, and one is a thing you are known for.',
        else: 'Six lines stand, and one is what callers asked for.',
      },
      hours: 0.25,
      phase: 'offer',
      needs: ['backwards-plan'],
      where: 'Straight after planning',
    },
    {
      id: 'watch-task',
      title: 'Watch one caller do the week-one task',
      doneWhen: {
        proven: 'It took under an hour while you kept your hands off, or you halved it.',
        children: 'A caller at a kitchen table did it in under an hour without you, or you halved it.',
        else: 'One caller did it in under an hour without a word from you, or you halved it.',
      },
      materials: 'Task sheet and practice file',
      hours: 1.75,
      lite: {
        title: 'Watch one caller try the first step',
        hours: 0.75,
        doneWhen: 'They finished it without a word from you.',
      },
      phase: 'deliver',
      needs: ['backwards-plan', 'first-three-calls'],
      fromDay: 5,
      where: { student: 'On campus, side by side', else: 'By screen share' },
    },
    {
      id: 'dates-minimum',
      title: 'Fix four dates, the closing day and the minimum',
      doneWhen: {
        children: 'All four miss the holidays of {state}, and somebody else does bedtime on them.',
        student: 'All four miss exams and placement, and hours for other states are worked out.',
        else: 'All four miss the holidays of {state}, and the hour in two other states is worked out.',
      },
      hours: 0.5,
      lite: {
        title: 'Fix four dates and the minimum',
        hours: 0.25,
        doneWhen: 'The minimum of five and a closing day are written down.',
      },
      phase: 'offer',
      needs: ['backwards-plan'],
      where: 'With the term dates of {state} open',
    },
    {
      id: 'terms',
      title: 'Write when money goes back',
      doneWhen: {
        writes:
          'Too few, changed mind, missed session and faulty course have a line each that a stranger would understand.',
        else: 'Each way to lose {price} has a plain line: too few, changed mind, missed session, faulty course.',
      },
      materials: 'The regulator’s guide',
      hours: 0.75,
      lite: {
        title: 'Write one line on when money goes back',
        hours: 0.25,
        doneWhen: 'It says what becomes of {price} if five do not pay.',
      },
      phase: 'comply',
      needs: ['dates-minimum'],
      where: 'At the desk',
      beforeFirstJob: true,
    },
    {
      id: 'pay-link',
      title: 'Open payment and practise a return',
      doneWhen: {
        abn: 'A test seat was bought and returned, the link closes after eight, and receipts carry your ABN.',
        else: 'A test seat at {price} was bought and returned, and the link closes after eight.',
      },
      hours: 1,
      phase: 'comply',
      needs: ['terms'],
      where: 'Online; identity checks take days',
    },
    {
      id: 'five-offers',
      title: 'Offer five people a seat, by name',
      doneWhen: {
        sells: 'Five heard {price} aloud with the dates, and two paid or told you the real reason.',
        else: 'Five offers at {price} are out with dates, and two paid or said why not.',
      },
      hours: 1,
      lite: {
        title: 'Offer two callers a seat',
        hours: 0.25,
        doneWhen: 'Both have the dates and {price}.',
      },
      phase: 'sell',
      needs: ['dates-minimum', 'seven-more-calls'],
      fromDay: 8,
      where: { sells: 'By phone, with the link sent after', else: 'By message, then a call' },
      firstJob: true,
    },
    {
      id: 'read-five',
      title: 'Decide go, change or stop',
      doneWhen: 'You wrote how many paid {price}, and what becomes of the dates.',
      hours: 0.25,
      lite: {
        title: 'Count who said yes and decide',
        hours: 0.25,
        doneWhen: 'Go, change or stop is written down.',
      },
      phase: 'learn',
      needs: ['five-offers'],
      fromDay: 13,
      where: 'Before the window ends',
    },
    {
      id: 'sales-page',
      title: 'Put the page together',
      doneWhen: {
        writes: 'Its first line is a caller’s; object, hours by state, {price} and terms fit one scroll.',
        designs: 'The before-and-after leads; hours by state, {price}, minimum and terms fit one scroll.',
        else: 'Object, hours by state, {price}, minimum, terms and the left-out list fit one scroll.',
      },
      materials: 'A Carrd page or public document',
      hours: 1.5,
      phase: 'sell',
      needs: ['read-five', 'not-in-list'],
      fromDay: 14,
      where: { children: 'At the table, one sitting', else: 'At the laptop' },
    },
    {
      id: 'ask-association',
      title: 'Offer the association a free session',
      doneWhen: {
        sells: 'The officer in {state} said which email goes to members, and chose one of three dates.',
        else: 'The events officer in {state} has a title, three dates and a finished object to look at.',
      },
      hours: 0.75,
      phase: 'reach',
      needs: ['finished-object'],
      fromDay: 10,
      when: 'office-hours',
      where: 'By phone, then email',
      instead: 'By email, then a call when they say',
    },
    {
      id: 'names-by-hand',
      title: 'Gather {n:20} names by message',
      doneWhen: {
        'many-hours': '{n:20} said that they want to hear, each consent has its date, and none was bought.',
        children: '{n:20} parents, colleagues and their colleagues want to hear, each with a dated yes.',
        else: '{n:20} said that they want to hear, in {state} and beyond, each with a dated yes.',
      },
      hours: 5,
      phase: 'reach',
      needs: ['sales-page'],
      fromDay: 15,
      where: { children: 'On the phone, four an hour', else: 'At the desk, four an hour' },
    },
    {
      id: 'more-names',
      title: 'Gather {n:20} more through those you have',
      doneWhen: {
        sells: 'Everyone on the list was asked for one name, and the branch in {state} said what it adds.',
        else: '{n:20} came through others, and you know how many the branch in {state} adds.',
      },
      hours: 5,
      phase: 'reach',
      needs: ['names-by-hand'],
      fromDay: 22,
      where: 'By message; stop if the association says yes',
    },
    {
      id: 'free-session',
      title: 'Run the free forty-five minutes',
      doneWhen: {
        proven: 'People left with step one done in their own file, and heard {price} once, in one breath.',
        children: 'People left with step one done, heard {price} once, and the house stayed quiet.',
        else: 'People left with the first step done, heard {price} once, and were counted.',
      },
      hours: 3,
      phase: 'sell',
      needs: ['names-by-hand', 'ask-association'],
      fromDay: 29,
      where: { daytime: 'On video, midweek at lunch', else: 'On video, midweek' },
    },
    {
      id: 'close-or-return',
      title: 'Close the sale: run it, or return it',
      doneWhen: 'Five or more are confirmed, or every {price} went back within two working days.',
      hours: 1.5,
      phase: 'sell',
      needs: ['free-session'],
      fromDay: 35,
      where: 'At the desk until the hour is past',
    },
    {
      id: 'make-week-one',
      title: 'Make week one and the shared folder',
      doneWhen: {
        'uses-ai':
          'Template, three-line reminder and a practice file with planted faults are ready two days early.',
        else: 'Template, practice file and a three-line reminder lie in the folder before {day}.',
      },
      hours: 3,
      phase: 'deliver',
      needs: ['close-or-return', 'watch-task'],
      fromDay: 36,
      where: 'At your own laptop',
    },
    {
      id: 'teach-one-two',
      title: 'Teach weeks one and two',
      doneWhen: {
        proven: 'Four of five came back, all work was marked, and you spoke less than they did.',
        else: 'Four of five came to week two, and marking them fitted your {hours} a week.',
      },
      hours: 6,
      whole: true,
      phase: 'deliver',
      needs: ['make-week-one'],
      fromDay: 43,
      where: { children: 'Behind a closed door; marking at the table', else: 'A room with a door' },
    },
    {
      id: 'friday-nudge',
      title: 'Write on Friday to whoever posted nothing',
      doneWhen: 'Each silent person got one message naming the usual sticking point.',
      hours: 0.5,
      phase: 'deliver',
      needs: ['make-week-one'],
      fromDay: 47,
      where: { employed: 'On your phone, away from your desk', else: 'On your phone' },
    },
    {
      id: 'teach-three-four',
      title: 'Teach weeks three and four; watch the showings',
      doneWhen: {
        films: 'Finished objects are counted, and two showings are recorded with a yes in writing.',
        else: 'Finished objects are counted, and you asked each finisher for one sentence by {day}.',
      },
      hours: 6,
      whole: true,
      phase: 'deliver',
      needs: ['teach-one-two'],
      fromDay: 57,
      where: 'The same room',
    },
    {
      id: 'hours-truth',
      title: 'Add up the hours from first call to last mark',
      doneWhen: 'A seat has its true hours beside the planned {hour-pay}, and you chose rerun, mend or stop.',
      hours: 0.5,
      phase: 'learn',
      needs: ['teach-three-four'],
      fromDay: 58,
      where: 'The week after, rested',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'Asking for half an hour',
      when: 'To somebody with the title, before there is anything to sell',
      lines: [
        {
          proven:
            'Hi [name], how long did [task] take last month? I’ve done it for years and want to hear where it sticks.',
          student:
            'Hi [name], {name} here, we met at [placement or class]. How long does [task] take you each month?',
          else: 'Hi [name], it’s {name}, from [where you met]. How long did [task] take you last month?',
        },
        {
          children:
            'Could you talk me through it one evening, half an hour after the kids are down? Names hidden, please.',
          else: 'Could you talk me through your last one on {day}, half an hour, names and totals hidden?',
        },
        {
          'no-calls': 'I may build something short from these answers. I’ll tell you either way.',
          else: 'I may build something short from these calls. I’ll tell you either way.',
        },
      ],
    },
    {
      id: 'quote',
      title: 'The personal offer',
      when: 'To five callers, before the page exists',
      lines: [
        {
          proven:
            'Hi [name], you said [their words]. From [date], four [weekday]s, five [title]s make [object]; I mark each.',
          children:
            'Hi [name], you told me [their words]. Four evenings from [date], [hour], and you’ll have made [object].',
          else: 'Hi [name], about [their words]: on four [weekday]s from [date], five [title]s will make [object] with me.',
        },
        {
          abn: 'A seat is {price}, with a tax receipt. No five by [closing date]? It goes back in two working days.',
          else: 'A seat is {price}. If five haven’t paid by [closing date], you get it back in two working days.',
        },
        'Left out on purpose: [two things]. Would you like one of the five?',
      ],
    },
    {
      id: 'listing',
      title: 'Head of the page',
      when: 'When two people have paid',
      lines: [
        'By [date] you will have made [object], good enough for [who receives it].',
        {
          daytime:
            'Four live sessions, eight people at most, an hour of homework. Recorded only if all agree.',
          else: 'Four evenings live with {name}, eight people at most, an hour of homework between.',
        },
        '[Hour] here, [hour] in [city] and [city]. It runs at five; [number] have paid.',
      ],
    },
    {
      id: 'follow-up',
      title: 'Friday, to someone silent',
      when: 'When no work was posted by Friday noon',
      lines: [
        {
          writes: 'Hi [name], your folder is empty so far, and most people stall at [usual sticking point].',
          else: 'Hi [name], nothing from you yet. [Usual sticking point] stops most people there. {name}',
        },
        {
          children: 'Send the half you have, names changed. I’ll mark one line tonight, after bedtime.',
          else: 'Send me the half you have, names changed, and I’ll point at one line before {day}.',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'After the showing',
      when: 'The day after week four',
      lines: [
        'Hi [name], your [object] answered [question]. How did last month’s look beside it?',
        {
          writes:
            'One sentence of yours, and the page with invented numbers: may I? First name only, or neither.',
          else: 'May I show it with invented numbers, and “a [title]” for a name if you prefer?',
        },
        'Where did you nearly give up? I’d like to mend that week. {name}',
      ],
    },
  ],
  risks: [
    {
      id: 'seats-unsold',
      risk: 'The closing day comes with three paid.',
      firstSign: 'A week before, fewer than half are paid.',
      response: {
        sells: 'Ring each buyer for one colleague; short of five, return every {price} that evening.',
        else: 'Ask each buyer to bring one colleague; short of five, all {price} payments go back.',
      },
      likelihood: 3,
      impact: 2,
      for: ['not-met', 'no-money'],
    },
    {
      id: 'list-eats-time',
      risk: 'Collecting names takes more hours than teaching.',
      firstSign: 'Ten list hours logged, under thirty names.',
      response: {
        'few-hours': 'At {hours} a week stop single messages at once; one association is your list.',
        else: 'Stop single messages, and win one association or supplier in {state} that tells many.',
      },
      likelihood: 3,
      impact: 2,
      for: ['few-hours', 'children'],
    },
    {
      id: 'steep-week',
      risk: 'People drop out in week two.',
      firstSign: 'Homework from fewer than three by Friday.',
      response: {
        'no-calls': 'Drop your next slide, do the task together, and write to the absent one that night.',
        proven: 'Drop your next slide, do the task together, and ring the absent one that night.',
        else: 'Teach nothing new for half an hour; do it together, and ring the absent one before {day}.',
      },
      likelihood: 2,
      impact: 3,
      for: ['proven', 'new'],
    },
    {
      id: 'real-data',
      risk: 'A learner shows real names or figures on screen.',
      firstSign: 'A tab with staff names flashes by.',
      response: {
        'has nurse|nursing|clinic|hospital|health':
          'Stop sharing and delete that recording; a patient’s name from {workplace} would end the course.',
        else: 'Stop sharing, delete that recording, hand out the invented file; repeat it each {day}.',
      },
      likelihood: 2,
      impact: 3,
      for: ['has nurse|nursing|clinic|hospital|health|school'],
    },
    {
      id: 'sick-night',
      risk: 'A child falls ill on the teaching night.',
      firstSign: 'A call from school at two o’clock.',
      response: 'Use the spare {short-day} named in the terms, and tell all five by four.',
      likelihood: 2,
      impact: 2,
      only: ['children'],
    },
    {
      id: 'own-employer',
      risk: 'Your employer regards the material as theirs.',
      firstSign: 'Someone at {workplace} asks where your examples come from.',
      response: {
        'no-calls': 'Read the contract before the first talk, and rebuild every file from invented data.',
        else: 'Read the contract before call one, and rebuild every file from invented data.',
      },
      likelihood: 1,
      impact: 3,
      only: ['employed'],
    },
    {
      id: 'too-much-known',
      risk: 'You teach everything you know and nobody finishes.',
      firstSign: 'You spoke for forty minutes in a row.',
      response: 'Cut to one page by {month-3}; the rest is a second course, if five ask for it.',
      likelihood: 2,
      impact: 2,
      for: ['proven'],
    },
    {
      id: 'not-expert',
      risk: 'Somebody asks what makes you the one to teach it.',
      firstSign: 'A caller in {area} asks for your title.',
      response: {
        'no-calls':
          'Show the finished page and the ten talks; offer {price} back if week one teaches nothing.',
        else: 'Show the finished page and the ten calls; offer {price} back if week one teaches nothing.',
      },
      likelihood: 2,
      impact: 2,
      only: ['new', 'student', 'skilled'],
    },
  ],
  qualityChecks: [
    'A stranger can see if the object is finished.',
    'Homework took a tester under an hour.',
    'You never spoke for twenty-five minutes on end.',
    'All work had a mark and a next step by Friday.',
    'Published counts were true at that hour.',
    'Hours for each state stand in every reminder.',
    'The pay page says how money goes back.',
    'Practice data names no real person.',
  ],
  keepDoing: 'asking people whether you may write to them',
  metrics: [
    {
      id: 'tries',
      name: 'Names that agreed to hear',
      what: 'About {asks-week} a week, consent dated; likes are left out.',
      ifLow: {
        'no-calls': 'Write to the events officer in a lunch break; single messages eat your evenings.',
        children: 'Ring the events officer in a lunch break; single messages eat your evenings.',
        sells: 'Ring one events officer in {state} before another single message.',
        else: 'Write to one events officer in {state} before another single message.',
      },
    },
    {
      id: 'replies',
      name: 'Problem calls and free-session guests',
      what: {
        organises: 'Those who turned up; sign-ups get a column of their own.',
        else: 'People who turned up, out of all who said they would.',
      },
      ifLow: {
        children: 'Move it past eight, when more houses are quiet, and name the task in the reminder.',
        else: 'Move the hour, and name the task in the reminder.',
      },
    },
    {
      id: 'sales',
      name: 'Seats paid',
      what: 'Kept past the closing day; {sales-goal} a month would meet {goal}.',
      ifLow: {
        'no-calls': 'Write to the last five to leave, and ask which part is worth {price}.',
        proven: 'Ring the last five to leave, and ask which part is worth {price}.',
        else: 'Ask the last five who left what they would give {price} for.',
      },
    },
    {
      id: 'hours',
      name: 'List, making and teaching hours',
      what: {
        'few-hours': 'Three columns; with {hours} a week only one can be full.',
        else: 'Three columns of your {hours}; only the last feels like the course.',
      },
      ifLow: {
        'few-hours': 'Move the dates a term later, and tell the callers {when}.',
        else: 'Below five a week, move the dates past {month-3} and tell callers.',
      },
    },
  ],
  channels: [
    {
      name: 'Personal offers to callers',
      fit: 0.95,
      cost: 0.05,
      speed: 0.85,
      firstStep: 'Offer two callers a seat at {price} {short-when}.',
      experiment: 'The object’s picture to half of them, the sentence to half.',
    },
    {
      name: 'An association’s email',
      fit: 0.9,
      cost: 0.15,
      speed: 0.5,
      firstStep: {
        'no-calls': 'Email the officer in {state} with three dates.',
        else: 'Ring the officer in {state} with three dates.',
      },
      experiment: 'One branch gets a lunch hour, another an evening.',
    },
    {
      name: 'Suppliers to the title',
      fit: 0.7,
      cost: 0.15,
      speed: 0.5,
      firstStep: {
        sells: 'Ring one support desk about month’s end.',
        else: 'Write to one support desk about month’s end.',
      },
      experiment: 'One gets a page for customers, one a guest hour.',
    },
    {
      name: 'LinkedIn before-and-after posts',
      fit: 0.6,
      cost: 0.15,
      speed: 0.4,
      firstStep: 'Post one page, invented numbers, {short-when}.',
      experiment: 'Two weeks of mess, two of finished pages; count sign-ups.',
    },
    {
      name: 'Finishers’ colleagues',
      fit: 0.9,
      cost: 0.05,
      speed: 0.3,
      firstStep: 'Ask each finisher who receives their page.',
      experiment: 'A finisher shows theirs at the next free session.',
    },
  ],
  delivery: [
    {
      step: 'Confirm',
      you: 'Say that it runs; send folder, dates, file.',
      tool: 'Email, shared folder',
      doneWhen: 'Everyone opened the practice file.',
    },
    {
      step: 'Remind',
      you: 'Three lines the day before: bring, file, link.',
      tool: 'Email',
      doneWhen: 'No one asks for the link.',
    },
    {
      step: 'Teach',
      you: 'Look at work, show a step, make it together.',
      tool: 'Video call',
      doneWhen: 'Each made something that night.',
    },
    {
      step: 'Mark',
      you: { writes: 'A note: one good choice, one fix.', else: 'One good choice, one thing to fix.' },
      tool: 'Comments in the file',
      doneWhen: 'All five are marked by Friday.',
    },
    {
      step: 'Show',
      you: 'Keep time while each presents.',
      tool: 'Timer',
      doneWhen: 'Finished objects are counted.',
    },
    {
      step: 'Close',
      you: 'Ask for sentences; delete files on the named day.',
      tool: 'Folder, calendar',
      doneWhen: 'Only consented pages are left.',
    },
  ],
  tools: [
    {
      name: 'A video call',
      job: 'The room',
      freeFirst: { student: 'The campus licence, if its rules allow', else: 'One that lasts ninety minutes' },
      payWhen: 'The free limit would cut a session',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A payment link',
      job: 'Seats, limit, receipt',
      freeFirst: 'Stripe without a monthly plan',
      payWhen: 'It charges on each sale only',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'An email list',
      job: 'Consent, reminders, closing day',
      freeFirst: 'Kit or MailerLite free',
      payWhen: 'Names pass the free limit',
    },
    {
      name: 'A chat model',
      job: 'Inventing practice data',
      freeFirst: 'A free tier, no real files',
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
    {
      name: 'DaVinci Resolve',
      job: 'Cutting the recorded version',
      freeFirst: 'The free edition',
      payWhen: 'Not before two live runs',
      for: ['films'],
    },
    {
      name: 'A board with four columns',
      job: 'Calls, offers, seats, marks',
      freeFirst: 'Trello free, or paper',
      payWhen: 'Never for this path',
      for: ['organises', 'many-hours'],
    },
  ],
  positioning: {
    category: 'A live four-week course for one job title',
    claim: {
      'has teacher|classroom|principal|school office':
        'Bring last month’s mess; leave with a page a principal reads.',
      children: 'Four evenings at your own table, one finished page.',
      proven: 'Four weeks, five people, one page that stands.',
      else: 'Bring last month’s mess; week four replaces it.',
    },
    proof: [
      'the finished object with invented numbers',
      'how many of the last group finished',
      'a finisher in {state} who shows theirs',
    ],
    notFor: 'Collectors of certificates, and teams in {area} who want it built for them.',
  },
  growth: {
    'few-hours':
      'At {hours} a week one run a year is plenty. If four of five finish, the next costs more and fills from them.',
    proven:
      'Rerun live at a higher price when four of five finish. If a second run cannot fill, take it to one employer in {state}.',
    else: 'Four finishers of five mean a rerun above {price}. Record only once two runs have raised the same questions.',
  },
  consolation: {
    proven: 'Ten calls and five honest offers tell you by {month-3} if your trade would pay for a course.',
    else: 'Ten calls and five honest offers tell you if a course exists, before {hours} a week go into building it.',
  },
};
