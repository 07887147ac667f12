import type { PathWords } from '../path-words.ts';

export const firstPaidGigWords: PathWords = {
  slug: 'first-paid-gig',
  customer: {
    who: {
      children:
        'People whose number you have: another parent with a market stall, a club treasurer, somebody from {workplace} going for a job.',
      student:
        'People already in your phone: classmates after a graduate job, somebody from {workplace} with an application due, a club treasurer in {area}.',
      proven:
        'People who have seen you work: a former colleague going for a job, a one-person firm in {area}, a club treasurer.',
      else: 'Somebody already in your phone: a person from {workplace} going for a job, a club treasurer, a neighbour with a stall in {area}.',
    },
    situation: {
      designs:
        'The stall sign in {area} is felt pen on cardboard, and the committee has sent out last year’s flyer again.',
      organises:
        'A roster in {area} lives in a group chat of ninety messages. Two people have offered to sort it out, and neither has.',
      writes: 'The résumé stops two jobs ago. They opened it, changed the phone number and closed it again.',
      sells:
        'The stall in {area} is good and the price list is missing, so people pick things up and put them back.',
      else: [
        'Somebody from {workplace} has one small job that has sat undone for weeks, and opens it most Sundays.',
        'Ask around {area}: a fee list nobody trusts, photos too dark to use, a form with last year’s number on it.',
      ],
    },
    trigger: {
      student:
        'Graduate intakes close, a placement asks for a résumé, a society in {area} must hand its books over.',
      children:
        'The fete has a date. Sport registrations open in {area}. A parent goes back to work in {month-3}.',
      else: [
        'Applications close on Sunday night. People at {workplace} hear that contracts end. A market in {area} confirms the stall.',
        'The AGM in {area} is called and the books are wanted. A role on Seek asks for selection criteria.',
      ],
    },
    pays: {
      abn: 'Half by PayID books it, half on hand-over. Shops and clubs in {area} pay on your ABN invoice.',
      'school-age':
        'They pay {price} themselves, half by PayID first; a school committee pays once two people sign.',
      else: 'They pay {price} from their own pocket, half by PayID to book. Clubs in {area} want a receipt.',
    },
  },
  theirWords: [
    'My résumé still has my job from before the kids on it.',
    'I’m treasurer because nobody else put a hand up.',
    'The photos look like I took them in a cave.',
    'I’ve opened that spreadsheet three times this week.',
    'The fete’s in five weeks and the roster is a group chat.',
    'I’d pay somebody, I just don’t know who.',
    'What on earth are key selection criteria?',
    'Half of them say they’ve paid, and I can’t see it.',
    'It only needs an hour, and it’s been a month.',
  ],
  places: [
    {
      place: 'People from {workplace}',
      how: {
        'few-hours':
          'Scroll your contacts from {workplace} for anybody who changed role, finished up or went out alone this year.',
        proven:
          'Open LinkedIn and mark whoever from {workplace} has a new title, a gap or the words “open to work”.',
        else: 'List whoever from {workplace} has moved, been laid off or started something; small firms first.',
      },
      count: 12,
      for: ['employed', 'proven', 'student'],
    },
    {
      place: 'Parents from school, kinder and Saturday sport',
      how: 'Read back the class chat in {area} for a job hunt, a stall, a committee; message that parent alone.',
      count: 12,
      only: ['children'],
    },
    {
      place: 'Treasurers, secretaries and registrars of clubs',
      how: {
        organises:
          'Netball, bowls, scouts, choir: each page for {area} names its committee, and each keeps a fee list.',
        else: 'Look up {n:6} clubs in {area}; their pages name who keeps the fees, and PlayHQ exports confuse most of them.',
      },
      count: 10,
      for: ['organises', 'regional', 'retired'],
    },
    {
      place: 'Neighbours who make or sell things',
      how: {
        designs: 'At markets in {area}, note whose prices you cannot read from three metres away.',
        else: 'Walk {n:6} streets and one market in {area}; list the makers you would greet by name.',
      },
      count: 9,
      for: ['designs', 'films', 'weekends'],
      skill: 'Design',
    },
    {
      place: 'Relatives who run something',
      how: {
        'no-calls':
          'Write to the aunt or cousin who knows everybody; she can name four with a shop or a committee.',
        else: 'Ring the aunt or cousin who knows everybody {short-when}; she can name four with a shop or a committee.',
      },
      count: 6,
      for: ['new', 'few-hours'],
    },
    {
      place: 'Counters where staff know your face',
      how: {
        sells:
          'Cafe, mechanic, physio in {area}: ask about the one sign or form on the counter that you would mend.',
        else: 'Next time you pay in {area}, look for a faded price list or a form photocopied once too often.',
      },
      count: 8,
      for: ['sells', 'daytime'],
      skill: 'Sales',
    },
    {
      place: 'People finishing a course',
      how: {
        student:
          'Your own year: those who finish in {state} this {season} need applications read before offers close.',
        else: 'TAFE and uni groups in {state}: those who finish now need a résumé read before intakes close.',
      },
      count: 10,
      for: ['student', 'writes', 'evenings'],
    },
    {
      place: 'Jobseekers who say so in public',
      how: 'Search “{local} jobs” on Facebook {short-when}; answer {n:5} people you share a friend with, privately.',
      count: 8,
      for: ['writes', 'uses-ai', 'many-hours'],
    },
    {
      place: 'Volunteers of a neighbourhood house',
      how: 'Ask a coordinator in {area} which form, flyer or list she would hand over first.',
      count: 7,
      for: ['daytime', 'retired', 'no-money'],
    },
    {
      place: 'Names that the first people give you',
      how: {
        'few-hours': 'With {hours} a week this is half your list: end each chat by asking who else is stuck.',
        else: 'End each chat, yes or no, by asking who in {area} is stuck on the same thing.',
      },
      count: 12,
      for: ['few-hours'],
    },
  ],
  alternatives: [
    {
      what: 'Leaving it until the night before',
      whyItFails: 'It goes in at midnight with the old phone number.',
    },
    {
      what: 'A clever nephew’s favour',
      whyItFails: 'He is willing, never free, and hard to chase.',
      for: ['children', 'retired'],
    },
    {
      what: 'A template or a chatbot',
      whyItFails: 'It cannot know what to leave out.',
      for: ['writes', 'uses-ai'],
    },
    {
      what: 'A professional firm',
      whyItFails: 'Built for bigger jobs, and booked for weeks.',
      for: ['proven', 'metro'],
    },
    {
      what: 'The careers office or a free clinic',
      whyItFails: 'Good advice, and the typing is still theirs.',
      for: ['student'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Another month of putting it off',
      price: 'Free until the deadline',
      speed: 'Never',
      trust: 'Nothing to trust',
      yourEdge: 'You name {day} and hold it for them.',
    },
    {
      kind: 'do-it-themselves',
      name: 'An afternoon with a how-to video',
      price: 'One afternoon of theirs',
      speed: 'Slow, with a second try',
      trust: 'They doubt their own result',
      yourEdge: {
        proven: 'You have done it for years.',
        designs: 'You see at once what is crooked.',
        organises: 'You know which step comes last.',
        else: 'You have done it often; they rest.',
      },
    },
    {
      kind: 'marketplace',
      name: 'A stranger on Airtasker or Fiverr',
      price: 'Often below {price}, before extras',
      speed: 'Hours to days',
      trust: 'Stars from strangers',
      yourEdge: {
        town: 'You live in {area} and can be found.',
        else: 'They can ring you afterwards.',
      },
    },
    {
      kind: 'local-rival',
      name: 'The résumé writer with an office',
      price: 'Two to four times {price}',
      speed: 'One to three weeks',
      trust: 'Reviews and a shopfront',
      yourEdge: 'You take what is too small for them.',
      for: ['writes', 'student'],
    },
    {
      kind: 'local-rival',
      name: 'The bookkeeper or designer in {area}',
      price: 'A minimum above {price}',
      speed: 'A week or more',
      trust: 'Known to every shop',
      yourEdge: 'You do the piece below their minimum.',
      for: ['designs', 'organises'],
    },
    {
      kind: 'software',
      name: 'Résumé builders and club apps',
      price: 'Free, or a fee they forget',
      speed: 'Minutes, plus the fixing',
      trust: 'Looks finished before it is right',
      yourEdge: 'You ask three questions and check facts.',
    },
    {
      kind: 'software',
      name: 'ChatGPT and Canva templates',
      price: 'Free, or a monthly plan',
      speed: 'Minutes, then doubts',
      trust: 'Reads like everybody else’s',
      yourEdge: 'You make it sound like them.',
      for: ['writes', 'uses-ai', 'designs'],
    },
  ],
  offer: {
    promise: {
      proven:
        'A small job done by somebody with years of it, on the day we agree, at one price for people in {area}.',
      children: 'The thing you keep putting off, done by a parent you know, back on the agreed day.',
      else: [
        'One small finished thing, back by a named day, at one price, from somebody in {area} you can ring.',
        'That job from the bottom of your list, done by someone you know from {workplace}, on the agreed day.',
      ],
    },
    starter: {
      name: 'The two-hour job',
      included: [
        {
          writes: 'one page, tightened',
          designs: 'one sign or price list',
          organises: 'one roster or run sheet',
          films: 'one thirty-second clip',
          else: 'one page, sheet or ten photos',
        },
        {
          employed: 'three questions by text',

          else: 'three questions first',
        },
        { 'few-hours': 'fixes by text', else: 'one list of fixes' },
      ],
      excluded: ['a second version', 'printing'],
      hoursFactor: 0.67,
    },
    core: {
      name: 'The three-hour job',
      included: [
        {
          writes: 'two pages, such as a résumé for one role',
          designs: 'a set of three: price list, sign, label',
          organises: 'a fee or helper list for one club, colour by colour',
          films: 'twenty photos or one minute, cut and graded',
          else: 'two pages, a fee list for one club, or twenty photos',
        },
        'a rough version halfway',
        { proven: 'one round of fixes', else: 'one list of fixes within a week' },
        { designs: 'Canva or PDF, theirs to change', writes: 'Word and PDF', else: 'files they can change' },
      ],
      excluded: [
        { organises: 'data typed in later', else: 'a second role or location' },
        'law, tax or money advice',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The four-hour job',
      included: [
        'the three-hour job',
        {
          writes: 'the cover letter or criteria that go with it',
          designs: 'the second piece, such as a banner',
          organises: 'the reminder text that goes to members',
          else: 'a second piece that belongs to it',
        },
        { student: 'a half-hour call', else: 'half an hour to show them how' },
      ],
      excluded: ['monthly upkeep', { 'few-hours': 'a third sitting', else: 'anything past half a day' }],
      hoursFactor: 1.33,
    },
  },
  skills: {
    Writing: {
      proven:
        'Ask {price} for the page people dread. Your years show when theirs is cut by a third and still sounds like them.',
      else: 'Sell the page people dread for {price}: a résumé, a grant paragraph, criteria. Cut a third; keep their voice.',
    },
    Design:
      'Sell what hangs on a stall in {area}: a price list, a map, a sign. Old beside new is your whole pitch.',
    'AI Use':
      'Let a model draft or sort, then check each line by hand; at {price} they buy the checking, so say so.',
    Sales:
      'You can ask without apology, so take the counters in {area} that beginners avoid, and shape the offer as they talk.',
    'Video Editing':
      'Offer one thirty-second clip for a stall or sign-up day in {area}. A clip ends; “our videos” does not.',
    'Project Management':
      'Sell order with a date: a roster, a run sheet, a moving-day list. At {price} a committee gets its evenings back.',
  },
  skillLeftOut: {
    'few-hours': 'It waits: {hours} a week hold one kind of job, and this is another.',
    else: 'It waits until the first {price} is in: one kind of job is sold here at a time.',
  },
  tasks: [
    {
      id: 'find-asks',
      title: 'Search your messages for what people ask you',
      doneWhen: {
        proven: '{n:6} requests are copied, one of them from two people outside {workplace}.',
        else: [
          '{n:6} requests are copied as typed, and two people asked for the same thing.',
          'You have {n:6} real requests, with a name and a month beside each.',
        ],
      },
      hours: 1,
      lite: {
        title: 'Find three real requests in your messages',
        hours: 0.25,
        doneWhen: 'Each is copied as they typed it.',
      },
      phase: 'offer',
      needs: [],
      where: {
        children: 'On the couch, once they are down',
        student: 'On the bus or in a break',
        else: 'On the couch',
      },
    },
    {
      id: 'check-contract',
      title: {
        employed: 'Read your contract at {workplace} on outside work',
        student: 'Check what job and course say of side work',
        else: 'Check any contract that still binds you',
      },
      doneWhen: {
        employed: 'You know the clause, or your manager’s written answer is kept.',
        proven: 'Any non-compete or client clause from {workplace} is read and dated.',
        else: 'You know the clause, or that none applies.',
      },
      hours: 0.5,
      lite: {
        title: {
          employed: 'Search your contract for “other employment”',
          else: 'Look for “outside work” in any contract',
        },
        hours: 0.25,
        doneWhen: 'You know the clause, or asked.',
      },
      phase: 'comply',
      needs: [],
      where: { employed: 'At home, on your own device', else: 'At home' },
      beforeFirstJob: true,
    },
    {
      id: 'run-gates',
      title: 'Keep only requests that end and need no licence',
      doneWhen: {
        writes: 'What is left fits two pages and shows its worth at a glance.',
        designs: 'What is left can be judged from three metres and made in half a day.',
        organises: 'What is left has a last step, a date and one person who decides.',
        else: 'One to three are left that {crowd} would notice within a minute.',
      },
      hours: 0.75,
      lite: {
        title: 'Choose the one request that ends',
        hours: 0.25,
        doneWhen: 'You have done it three times.',
      },
      phase: 'offer',
      needs: ['find-asks'],
      where: { children: 'Kitchen table', student: 'A library desk', else: 'At the table with a pen' },
    },
    {
      id: 'time-trial',
      title: 'Do one practice job against the clock',
      doneWhen: {
        designs: 'Sketch, drawing and fixes have minutes, and one sign is fit for a stall in {area}.',
        organises: 'Questions, sheet and fixes have minutes, and a stranger could read the roster.',
        writes: 'Questions, cutting and fixes have minutes, and the page is a third shorter.',
        else: 'Chat, work and fixes have minutes, and {n:3} people called the result useful.',
      },
      materials: { student: 'Your own résumé', children: 'A class or club list', else: 'Your own old file' },
      hours: 3,
      lite: {
        title: 'Time the slowest part on your own material',
        hours: 1,
        doneWhen: 'Its minutes are written down.',
      },
      phase: 'proof',
      needs: ['run-gates'],
      where: { evenings: 'At the table, once the house is quiet', else: 'At your own desk' },
    },
    {
      id: 'write-offer',
      title: 'Write the offer in four lines at {price}',
      doneWhen: {
        proven: 'It names thing, day, {price} and limit, and nothing about your career.',
        children: 'Another parent can say back what, when, {price} and what is left out.',
        else: 'A friend from {workplace} can say back what, when, {price} and what is left out.',
      },
      hours: 1,
      lite: {
        title: 'Write what, when, {price} and what is out',
        hours: 0.5,
        doneWhen: 'It fits four lines, read aloud to one friend.',
      },
      phase: 'offer',
      needs: ['run-gates'],
      where: 'On one page, then aloud',
    },
    {
      id: 'list-names',
      title: 'List twenty names with the problem you saw',
      doneWhen: {
        proven: 'Twenty rows are sorted by how sure you are; at most five are from {workplace}.',
        student: 'Twenty rows are scored, and half lie outside your course in {area}.',
        children: 'Twenty rows are scored, parents no more than half, and each says what you heard.',
        else: 'Each of twenty has something said or shown, and a score for how sure you are.',
      },
      hours: 1.5,
      lite: {
        title: 'List six names who said the problem aloud',
        hours: 0.25,
        doneWhen: 'Each row quotes them.',
      },
      phase: 'reach',
      needs: ['write-offer'],
      where: { children: 'On your phone, at the kitchen table', else: 'Anywhere with your phone' },
    },
    {
      id: 'make-before-after',
      title: 'Make one before-and-after picture',
      doneWhen: {
        designs: 'Both halves share a frame, and somebody in {area} names the change in ten seconds.',
        else: 'Names are covered, and somebody from {workplace} names the change in ten seconds.',
      },
      hours: 0.75,
      lite: {
        title: 'Save one before-and-after screenshot',
        hours: 0.25,
        doneWhen: 'Names in it are covered.',
      },
      phase: 'proof',
      needs: ['time-trial'],
      where: 'On the device you worked on',
    },
    {
      id: 'set-up-pay',
      title: 'Set up PayID, a one-page invoice and a folder',
      doneWhen: {
        abn: 'A test transfer arrived, and the invoice shows ABN, date, job and {price}.',
        student: 'Small change arrived from a friend, and the invoice carries your name and {price}.',
        else: 'Your bank shows a test transfer, and the invoice has a date, a job and {price}.',
      },
      hours: 0.75,
      lite: {
        title: 'Check that your PayID works',
        hours: 0.25,
        doneWhen: 'Small change arrived under your name.',
      },
      phase: 'comply',
      needs: [],
      where: 'In your banking app',
    },
    {
      id: 'abn-question',
      title: { abn: 'Put these jobs under your ABN', else: 'Decide about the ABN before a shop pays' },
      doneWhen: {
        abn: 'The activity fits, and {start-month} has its own folder.',
        proven: 'You have applied, since firms from {workplace} will ask for it first.',
        else: 'You have applied, or noted why this is no business yet.',
      },
      hours: 0.75,
      lite: {
        title: { abn: 'Check that your ABN covers this', else: 'Answer the official ABN questions' },
        hours: 0.5,
        doneWhen: 'Your answer is dated.',
      },
      phase: 'comply',
      needs: ['write-offer'],
      where: 'At home, papers beside you',
    },
    {
      id: 'first-five',
      title: 'Send the first five messages, one by one',
      doneWhen: {
        sells: 'Five heard from you by voice or text about their own problem, {price} included.',
        children:
          'Five parents or friends have a message about their own problem, none of it in the class chat.',
        student: 'Five people, two of them from {workplace}, have a message about what you saw.',
        else: 'Five people have a message that starts with what you saw and names {price}.',
      },
      hours: 0.75,
      lite: {
        title: 'Message your four surest names',
        hours: 0.25,
        doneWhen: 'Each begins with what you noticed.',
      },
      phase: 'reach',
      needs: ['list-names'],
      where: { employed: 'On your phone in a break', else: 'On your phone, in your usual voice' },
    },
    {
      id: 'mend-message',
      title: 'Mend the message after five replies or silences',
      doneWhen: {
        writes: 'It opens with what you noticed and fits one screen, without “just” or “hope”.',
        else: 'A friend from {workplace} read it in ten seconds and knew what you sell.',
      },
      hours: 0.5,
      phase: 'learn',
      needs: ['first-five'],
      where: 'With the five threads open',
    },
    {
      id: 'next-fifteen',
      title: 'Message the other fifteen, five at a time',
      doneWhen: {
        'many-hours': 'All twenty are asked by {day}, and each reply has a next step.',
        children: 'All twenty are asked over three quiet sittings; each reply has a next step.',
        else: 'All twenty are asked, and each answer from {area} has a next step.',
      },
      hours: 2,
      lite: {
        title: 'Message the last two and four new names',
        hours: 0.5,
        doneWhen: 'Six more rows carry a date.',
      },
      phase: 'reach',
      needs: ['first-five'],
      where: 'On your phone',
    },
    {
      id: 'counter-visit',
      title: 'Ask at two counters in {area}',
      doneWhen: {
        sells: 'Two owners named what they would pay for, and a day to talk.',
        else: 'You know by name who decides at both, and asked one of them.',
      },
      materials: 'The picture on your phone',
      hours: 1,
      phase: 'reach',
      needs: ['make-before-after', 'write-offer'],
      when: 'open-shops',
      where: 'Where you are a regular, with nobody queuing',
      instead: 'A late-opening counter where you are a regular',
    },
    {
      id: 'nudge-once',
      title: 'Nudge the silent ones once',
      doneWhen: {
        'few-hours': 'Each silent name has one nudge.',
        children: 'Each silent parent or friend has one nudge, and nobody has two.',
        else: 'Each silent row has one nudge that asks for a name in {area}.',
      },
      hours: 0.5,
      lite: { title: 'Nudge the silent names once', hours: 0.25, doneWhen: 'Nobody has two.' },
      phase: 'sell',
      needs: ['first-five'],
      where: 'On your phone, after three days',
    },
    {
      id: 'write-quote',
      title: 'Put the first yes in writing that day',
      doneWhen: {
        proven: 'A text with thing, day, {price}, limit and deposit came back with “yes”.',
        children: 'They wrote “yes” under thing, day, {price}, limit and first half.',
        else: 'Their “yes” stands under a text with {price}, a day and what is left out.',
      },
      hours: 0.5,
      lite: { title: 'Text the first quote', hours: 0.25, doneWhen: 'They answered it with a yes.' },
      phase: 'sell',
      needs: ['first-five'],
      where: 'From your phone, within the hour',
    },
    {
      id: 'ask-three',
      title: 'Ask three questions before you start',
      doneWhen: {
        writes: 'You know the role, their two proudest results and what they hope to hide.',
        designs: 'You know where it will hang, who reads it and what annoys them now.',
        organises: 'You know who decides, what goes wrong each time and the last safe date.',
        else: [
          'You know what it is for, who sees it first, and what worries them.',
          'You know how it went last time, and what {price} must mend.',
        ],
      },
      hours: 0.5,
      phase: 'deliver',
      needs: ['write-quote'],
      where: 'By phone, their old file open',
    },
    {
      id: 'do-first-job',
      title: 'Do the first paid job and time it',
      doneWhen: {
        proven: 'The files left a day early, and each quarter hour is logged against {hour-pay}.',
        'few-hours':
          'They have it a day early, in two sittings, and the quarter hours stand against {hour-pay}.',
        children: 'They saw it rough, have it a day early, and minutes after bedtime are logged too.',
        else: 'They saw it rough, have it a day early, and {hour-pay} an hour can be checked.',
      },
      hours: 3,
      whole: true,
      lite: {
        title: 'Do a one-hour piece, booked and paid as such',
        hours: 1,
        doneWhen: 'It is handed over, and each quarter hour is logged.',
      },
      phase: 'deliver',
      needs: ['write-quote'],
      where: {
        student: 'A library desk, phone away',
        children: 'Where small hands cannot reach',
        else: 'At your desk',
      },
      firstJob: true,
    },
    {
      id: 'close-job',
      title: 'Make the one round of fixes and collect',
      doneWhen: {
        abn: 'The rest of {price} is in, and the folder holds quote and tax papers.',
        else: 'The rest of {price} shows in your own app, with quote and invoice filed.',
      },
      hours: 0.75,
      lite: {
        title: 'Fix once, hand over, collect the balance',
        hours: 0.5,
        doneWhen: 'The balance is in your account.',
      },
      phase: 'deliver',
      needs: ['do-first-job'],
      where: 'Their list beside you',
    },
    {
      id: 'ask-proof',
      title: 'Ask for two sentences and one name',
      doneWhen: {
        proven: 'You may quote a line with a number in it, and have one name in {area}.',
        else: 'You hold a line to quote or an honest complaint, and somebody else’s name.',
      },
      hours: 0.25,
      lite: {
        title: 'Ask for two sentences and one name',
        hours: 0.25,
        doneWhen: 'You hold a line or a complaint.',
      },
      phase: 'sell',
      needs: ['close-job'],
      where: 'By text, once they have used it',
    },
    {
      id: 'count-up',
      title: 'Count hours, replies and money, and decide',
      doneWhen: {
        'many-hours': 'One line says whether {price} rises, the list grows or the skill changes.',
        children: 'Your household has seen hours and money, and one line says what changes.',
        else: 'One line says: more than {price}, twenty new names, or another skill.',
      },
      hours: 0.75,
      lite: {
        title: 'Count replies and hours, then choose',
        hours: 0.5,
        doneWhen: 'One line says what changes.',
      },
      phase: 'learn',
      needs: ['nudge-once'],
      where: 'With the log open',
    },
    {
      id: 'second-twenty',
      title: 'Build the second twenty from names given you',
      doneWhen: {
        proven: 'Ten came from people, and two of those run a firm in {area}.',
        else: [
          'At least ten came from a person you asked, and each row says who.',
          'Ten or more carry the name of whoever passed them on.',
        ],
      },
      hours: 1.5,
      lite: { title: 'Add six names that people gave you', hours: 0.5, doneWhen: 'Each has who sent them.' },
      phase: 'reach',
      needs: ['count-up'],
      where: 'At the table, threads open',
    },
    {
      id: 'second-round',
      title: 'Send round two with your first comment in it',
      doneWhen: {
        children: 'Twenty more have your offer with a parent’s or friend’s line in it.',
        else: 'Twenty more have {price}, a day and one sentence from your first buyer.',
      },
      hours: 2.5,
      lite: { title: 'Message the six new names', hours: 0.5, doneWhen: 'All six have a real buyer’s line.' },
      phase: 'reach',
      needs: ['second-twenty'],
      where: 'On your phone, five a sitting',
    },
    {
      id: 'second-job',
      title: 'Deliver job two with fewer unpaid minutes',
      doneWhen: {
        'few-hours': 'It took less time than the first.',
        proven: 'Door to door it beat {hour-pay} an hour, or you know which step grew.',
        else: 'It took less time than the first, or you know why {price} was short.',
      },
      hours: 3,
      whole: true,
      lite: { title: 'Deliver a second small job', hours: 1.5, doneWhen: 'It beat the first one’s minutes.' },
      phase: 'deliver',
      needs: ['second-round'],
      where: 'Same desk, same checklist',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'First message to somebody you know',
      when: 'When you can name what they said',
      lines: [
        {
          children: 'Hi [name], it’s {name}, [child]’s parent. At [place] you mentioned [their problem].',
          student: 'Hey [name], {name} here. In [class] you said [their problem] is due soon.',
          employed:
            'Hi [name], {name} here, from {workplace}. You mentioned [their problem] in the break room.',
          else: 'Hi [name], {name} here. When we spoke at [place] you mentioned [their problem].',
        },
        {
          writes:
            'I tidy pages like that: [finished thing] by [day], {price} with [two things] and one round of fixes.',
          designs:
            'I make small signs and lists: [finished thing] by [day], {price} all in, one list of fixes.',
          organises:
            'I sort out lists like that: [finished thing] by [day] for {price}, and I fix whatever you mark.',
          else: 'I do small jobs like that: [finished thing] by [day] for {price}, fixes included.',
        },
        {
          'few-hours': 'I can fit one in, {when}. Still bugging you, or sorted?',
          else: [
            'Still on your list, or did you get it done?',
            'I have a free {day}. Is it still bugging you?',
          ],
        },
      ],
    },
    {
      id: 'quote',
      title: 'The yes, in writing',
      when: 'The day they agree',
      lines: [
        'Good, thanks [name]: [finished thing], sent as [file type] by [day and time], for {price}.',
        {
          abn: '[Half] by PayID to [PayID] books it; the invoice with my ABN follows.',
          else: '[Half] now by PayID to [PayID] books {day}; the rest is due at hand-over.',
        },
        'I need [their material] by [day]. You get one list of fixes; [what is out] is separate.',
        'If that’s right, answer “yes” and I’ll start. {name}',
      ],
    },
    {
      id: 'follow-up',
      title: 'The only nudge',
      when: 'After three silent days',
      lines: [
        'Hi [name], {name} again; no need to answer if [problem] went away.',
        {
          children: 'Does another parent need theirs done? I have room for one before [date].',
          else: 'Is somebody else you know stuck? I have {day} free.',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'Two sentences and a name',
      when: 'Two days after they used it',
      lines: [
        'Hi [name], how did [the result] go on [day]?',
        {
          proven: 'May I quote two lines from you, with your role: before, and after?',
          else: 'Would you write {name} two lines to show around: before, and after?',
        },
        'If it fell short, say so and I’ll mend it.',
      ],
    },
  ],
  risks: [
    {
      id: 'favour-drift',
      risk: 'A friend’s paid job grows into a favour.',
      firstSign: 'A text starts “while you’re at it”.',
      response: {
        children:
          'Say yes to it as its own {starter-price} job on another day; families need the limit as well.',
        else: 'Thank them, price the extra at {starter-price} with a day, and wait for the yes.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'children'],
    },
    {
      id: 'wrong-skill',
      risk: 'You sell what you enjoy, and nobody needs it.',
      firstSign: 'Names, and an empty problem column.',
      response: 'Go back to your {n:6} requests and test the second-best one.',
      likelihood: 2,
      impact: 3,
      for: ['skilled'],
    },
    {
      id: 'overrun',
      risk: 'A three-hour job swallows the week.',
      firstSign: 'No rough version at half time.',
      response: {
        'few-hours': 'Of {hours} it may take no more than two: ask which half matters, leave the other.',
        else: 'Send what stands, ask which half is worth {price}, leave the rest by agreement.',
      },
      likelihood: 3,
      impact: 2,
      for: ['few-hours'],
    },
    {
      id: 'employer-clash',
      risk: 'Somebody at {workplace} sees a conflict.',
      firstSign: 'The buyer is their client or rival.',
      response: 'Stop before you answer, ask in writing, and take the next name meanwhile.',
      likelihood: 1,
      impact: 3,
      only: ['employed', 'proven'],
    },
    {
      id: 'regulated-edge',
      risk: 'A small job slides into licensed work.',
      firstSign: 'They ask what to claim, sign or wire.',
      response: {
        'has bookkeep|payroll|accountant':
          'BAS and tax belong to a registered agent in {state}; you stop at the tidy sheet.',
        else: 'Name somebody in {area} who is registered for it, and finish only your piece.',
      },
      likelihood: 2,
      impact: 3,
      for: ['organises'],
    },
    {
      id: 'late-balance',
      risk: 'The second half does not come.',
      firstSign: 'Two days since hand-over.',
      response: {
        proven: 'One plain text with amount and day; from then on, drafts carry a mark until paid.',
        else: 'Text the amount and {day}; next time only a marked draft goes before the money.',
      },
      likelihood: 2,
      impact: 1,
      for: ['soon'],
    },
    {
      id: 'exam-weeks',
      risk: 'Exams or placement take the promised day.',
      firstSign: 'Two due dates in one week.',
      response: 'Promise {day}s only, and none in the exam block.',
      likelihood: 2,
      impact: 2,
      only: ['student'],
    },
    {
      id: 'sick-child',
      risk: 'A sick child eats the promised evening.',
      firstSign: 'A call from school at eleven.',
      response: 'Promise {day}, aim for {short-day}, and send the rough one early.',
      likelihood: 3,
      impact: 1,
      only: ['children'],
    },
    {
      id: 'old-rate',
      risk: 'Old colleagues expect your old salaried help for free.',
      firstSign: '“You could do this in your sleep.”',
      response: 'Say {price} before the first question, and answer one question free.',
      likelihood: 2,
      impact: 2,
      only: ['proven'],
    },
  ],
  qualityChecks: [
    'Names, dates, phone numbers and totals read aloud.',
    'Opens on a phone and a borrowed computer.',
    'Their main worry is dealt with first.',
    'Nothing invented: no duty they never had.',
    'Leaves a day before the promised one.',
    'Quarter hours logged, chat and fixes included.',
    'File name says what it is, and when.',
    'Somebody else’s details are out of it.',
  ],
  keepDoing: 'sending messages',
  metrics: [
    {
      id: 'tries',
      name: 'Messages sent',
      what: 'About {asks-week} a week, each about that person’s own problem.',
      ifLow: {
        sells: 'Ring five instead of writing; you sell better aloud.',
        else: 'Cut the list to five you would ring gladly; send {when}.',
      },
    },
    {
      id: 'replies',
      name: 'Replies of any kind',
      what: 'Answers within a week, a no from {area} included.',
      ifLow: {
        writes: 'Halve it: what you noticed, {price}, one question.',
        else: 'Write it as you talk to people from {workplace}, noticing first.',
      },
    },
    {
      id: 'sales',
      name: 'Jobs with half paid',
      what: 'First half in your account; {sales-goal} a month would meet {goal}.',
      ifLow: {
        'few-hours': 'Offer the {starter-price} job: size frightens more than price.',
        else: 'Offer {starter-price} for the smaller one to whoever asked and went quiet.',
      },
    },
    {
      id: 'hours',
      name: 'All hours, asking included',
      what: 'Chat, work, fixes and messages, against {hours} a week.',
      ifLow: {
        children: 'Messages sent from the kitchen count; add them before you judge {hour-pay}.',
        else: 'Add messages and fixes before you judge {hour-pay} an hour.',
      },
    },
  ],
  channels: [
    {
      name: 'Private messages to people you know',
      fit: 0.95,
      cost: 0.05,
      speed: 0.95,
      firstStep: 'Send five {when} to the surest names.',
      experiment: '{n:10} messages with {price}, {n:10} without; count real questions.',
    },
    {
      name: 'Names passed on by people who said no',
      fit: 0.9,
      cost: 0.05,
      speed: 0.7,
      firstStep: 'Put “who else?” into {short-day}’s follow-up.',
      experiment: {
        'no-calls': 'Ask by text one week, face to face the next.',
        else: 'Ask by text one week, by phone the next.',
      },
    },
    {
      name: 'Counters where staff know your face',
      fit: 0.6,
      cost: 0.2,
      speed: 0.7,
      firstStep: 'Pick two places in {area} you visit this week.',
      experiment: 'Show the picture in one shop; describe it in the other.',
    },
    {
      name: 'Club newsletters and noticeboards',
      fit: 0.5,
      cost: 0.15,
      speed: 0.4,
      firstStep: 'Ask one {local} secretary for four lines.',
      experiment: 'One notice says {price}, one a free first look.',
    },
    {
      name: 'Airtasker',
      fit: 0.3,
      cost: 0.5,
      speed: 0.6,
      firstStep: 'Make {n:5} careful offers in {area}.',
      experiment: 'Stop after ten offers without one paid job.',
    },
  ],
  delivery: [
    {
      step: 'Book',
      you: 'Text the agreement; see half of {price} arrive.',
      tool: 'Messages, PayID',
      doneWhen: 'Money shows, and {day} is blocked.',
    },
    {
      step: 'Ask',
      you: {
        'no-calls': 'Ask three lines by message: role, wins, worry.',
        writes: 'Ring ten minutes: role, wins, worry.',
        else: 'Ring ten minutes: what for, what worries them.',
      },
      tool: 'Phone, notebook',
      doneWhen: 'One sentence says what it must do.',
    },
    {
      step: 'Rough',
      you: 'Stop halfway and send it ugly but whole.',
      tool: 'Shared document or photo',
      doneWhen: 'They named what is wrong.',
    },
    {
      step: 'Finish',
      you: 'Complete, check names and totals, send early.',
      tool: 'The file, your checklist',
      doneWhen: 'They opened it and answered.',
    },
    {
      step: 'Fix',
      you: 'Work through one list; price anything new.',
      tool: 'Their list',
      doneWhen: 'Each point is ticked or declined.',
    },
    {
      step: 'Thank',
      you: 'Collect, ask for a line and a name.',
      tool: 'Invoice, folder',
      doneWhen: 'Quote, invoice and bank line are filed.',
    },
  ],
  tools: [
    {
      name: 'A plain sheet',
      job: 'Names, problems, replies, hours',
      freeFirst: { organises: 'The sheet you already run', else: 'Google Sheets, or a ruled notebook' },
      payWhen: 'Never for this path',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A document editor',
      job: 'Résumés, rosters, invoices',
      freeFirst: 'Google Docs or LibreOffice',
      payWhen: 'A buyer’s format breaks in it',
      for: ['writes'],
    },
    {
      name: 'Canva',
      job: 'Signs, price lists, stall maps',
      freeFirst: 'The free plan does single pages',
      payWhen: 'Two paid jobs needed more',
      for: ['designs'],
    },
    {
      name: 'A timer',
      job: 'The truth about your hours',
      freeFirst: 'The clock on your phone',
      payWhen: 'Never for this path',
    },
    {
      name: 'A chat model',
      job: 'First drafts, sorted lists',
      freeFirst: 'A free tier, names taken out',
      payWhen: 'Never before five paid jobs',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: {
      designs: 'Small signs and lists in {area}, by someone you know',
      organises: 'Lists and rosters sorted in {area}, by someone you know',
      else: 'Small finished jobs by someone you know',
    },
    claim: {
      proven: 'Years of it, one small job, one agreed day.',
      else: 'Finished, small, and back on the agreed day.',
    },
    proof: [
      'a before-and-after from your own practice job',
      { proven: 'two lines from somebody at {workplace}', else: 'two lines from the first buyer in {area}' },
      'the agreement in writing: {price}, limit, date',
    ],
    notFor: 'Ongoing help, a cheaper friend in {area}, or registered advice.',
  },
  growth: {
    'few-hours':
      'At {hours} a week two jobs a month are plenty. After three of one kind, drop the others and ask more than {price}.',
    'many-hours':
      'After three jobs of a kind, sell only that one, at more than {price}. Past {sales-3} a month, send overflow on; half-day jobs cannot pay a helper.',
    else: 'When three jobs of a kind are paid, drop the rest and ask more than {price}. Raise it again before you look for help.',
  },
  consolation: {
    proven:
      'Sale or no sale, by {check-day} you will know what people in {area} ask of you outside a job, and what an hour costs.',
    student:
      'Sale or no sale, by {check-day} you will have named {price} to people you know, which few in your year have done.',
    else: 'Sale or no sale, by {check-day} you will know which skill people in {area} mention unprompted, and how to ask.',
  },
};
