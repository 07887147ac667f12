import type { PathWords } from '../path-words.ts';

/** Background of somebody who sees paperwork from close by, so that the crowd they know is one that writes it. */
const deskWork =
  'has clinic|practice manager|reception|school|teach|tafe|bookkeep|payroll|account|insur|office|admin|recruit|hotel|warehouse|hospital|nurs';

export const promptAndWorkflowPackWords: PathWords = {
  slug: 'prompt-and-workflow-pack',
  customer: {
    who: {
      proven:
        'People in {state} who do the job you have done yourself. Five documents fill their week, and each is written from last week’s copy.',
      [deskWork]:
        'People whose papers you see up close, such as {crowd}: the same handful of documents every week, and you can tell a good one at a glance.',
      'school-age':
        'The desk that holds a {local} school, practice or club together: notices, reminders and rosters, the same ones every week, between two calls.',
      else: [
        'One job in {state} that you know from inside, whose people write the same five documents each week.',
        'One occupation that you have lived beside in {area}: a form, a reply and a summary that come round every week.',
      ],
    },
    situation: {
      writes:
        'Six windows are open and the phone rings. They tried a chat tool twice, got something cheerful and wrong, and went back to the old email with the names changed.',
      proven:
        'Two people left and one was hired. The weekly sheet is still typed from the one before, mistakes and all, by whoever is left.',
      else: [
        'The screen shows last week’s message with a new date typed in. Somebody in {area} tried an AI tool once; it made up a figure.',
        'Ask in {area} what was typed twice today: a reply, a roster note, a summary. No tool that people were given begins there.',
      ],
    },
    trigger: {
      children:
        'Term starts in {month-3}, a colleague goes on leave, and nobody is hired. The tool is finally approved at work.',
      'few-hours':
        'Copilot is switched on without a lesson. A wrong date goes out to everybody in {start-month}. Somebody leaves and is not replaced.',
      else: 'A colleague leaves and is not replaced. Before {month-3} a slip in a run sheet embarrasses somebody in front of the boss.',
    },
    pays: {
      sells:
        'The worker pays {price} on a private card late at night; the manager buys for the team after two of them have it.',
      student: 'Mostly the worker, {price} on a phone, in a break.',
      else: 'The worker pays {price} by card in the evening. A manager follows once it has been seen working.',
    },
  },
  theirWords: [
    'I write the same reply eleven times a day.',
    'It always makes up a price.',
    'Everything online is for marketers.',
    'I don’t have time to learn prompting.',
    'If the numbers are wrong it’s my neck.',
    'Does it work with what we’re allowed to use?',
    'Who made this? Have they done the job?',
    'IT gave us Copilot and a PDF.',
    'I just want Monday’s email to write itself.',
  ],
  places: [
    {
      place: {
        proven: 'Old colleagues in the job',
        else: 'People you know in the job',
      },
      how: {
        student:
          'Go through chats from class and work; write down {n:15} names and what each complains of typing.',
        proven:
          'Go through your phone and LinkedIn for {n:15} old colleagues; beside each, the document that made them sigh.',
        else: 'Scroll your phone and old group chats; note {n:15} names from {workplace}, each with one document.',
      },
      count: 15,
    },
    {
      place: 'Closed Facebook groups of the job',
      how: {
        writes: 'Join two, read a month, and copy {n:12} requests for “a wording” exactly as typed.',
        else: 'Join two for the job, read a month of posts from {state}, and save {n:12} that ask for a template.',
      },
      count: 12,
    },
    {
      place: 'LinkedIn people with the exact title',
      how: {
        sells:
          'Search the title in {state}; write to {n:12} who posted this season, one line about their post.',
        else: 'Search the title with “{state}” and keep those who commented since the start of {season}.',
      },
      count: 12,
      skill: 'Sales',
    },
    {
      place: 'The institute or association of the job',
      how: 'Practice managers have AAPM, strata has SCA; find yours in {state} and note committee and newsletter editor.',
      count: 8,
      for: ['organises', 'proven'],
    },
    {
      place: 'User groups of the software they work in',
      how: 'Read the forum of the booking, roster or ledger system {short-when}; note {n:6} who answer others.',
      count: 8,
      for: ['uses-ai', 'no-money'],
    },
    {
      place: 'TAFE trainers of the certificate',
      how: {
        student: 'Ask a lecturer of yours who teaches that certificate, and offer a class half an hour.',
        else: 'Find the unit coordinators near {area} on course pages, and offer half an hour in {month-3}.',
      },
      count: 7,
      for: ['student', 'town'],
    },
    {
      place: 'Managers with two ads for one title',
      how: 'Look on Seek in {state} for two open ads with one title; write to that manager about {premium-price} for the team.',
      count: 6,
      skill: 'Project Management',
    },
    {
      place: 'School and club offices you deal with',
      how: 'The next notice from a {local} school or club has a writer; ask what else goes out each {day}.',
      count: 10,
      only: ['children'],
    },
    {
      place: 'Subreddits and Discords of the trade',
      how: 'Search “template” and “ChatGPT” {when}; save {n:10} complaints that name a document.',
      count: 10,
      for: ['few-hours', 'uses-ai'],
    },
  ],
  alternatives: [
    {
      what: 'Copy last week’s email',
      whyItFails: 'An old date survives, and a customer finds it.',
    },
    {
      what: 'A free list of five hundred prompts',
      whyItFails: 'None begins with the paper on the desk.',
      for: ['uses-ai'],
    },
    {
      what: 'Ask the tool afresh each time',
      whyItFails: 'Nobody remembers what worked.',
      for: ['proven', 'writes'],
    },
    {
      what: 'Wait for training at work',
      whyItFails: 'It explains AI; the roster is still due.',
      for: ['student', 'employed', 'children'],
    },
    {
      what: 'Give it to the junior',
      whyItFails: 'The junior leaves in {month-3}.',
      for: ['many-hours', 'sells'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The old email, edited in a hurry',
      price: 'Free, bar the apology',
      speed: 'A quarter of an hour each',
      trust: 'Trusted beyond its merits',
      yourEdge: 'Yours starts from that same email.',
    },
    {
      kind: 'do-it-themselves',
      name: 'The colleague who is good with AI',
      price: 'A coffee',
      speed: 'When she has a minute',
      trust: 'Strong: she knows the job',
      yourEdge: {
        proven: 'So do you, and you kept the score sheet.',
        writes: 'Your checks are in words a tired person follows.',
        else: 'She has no test sheet; you show the near-miss.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Prompt bundles in online stores',
      price: 'About {price} for twenty times as many',
      speed: 'At once',
      trust: 'Thin reviews, a cartoon brain',
      yourEdge: {
        student: 'One job, tested, dated.',
        else: 'A card with date, score and four checks.',
      },
    },
    {
      kind: 'local-rival',
      name: 'A trainer at the association',
      price: 'A morning’s fee, paid by work',
      speed: 'Next term',
      trust: 'A face with a microphone',
      yourEdge: {
        sells: 'You ask to be the hand-out.',
        else: 'Your card can be the hand-out.',
      },
    },
    {
      kind: 'software',
      name: 'AI buttons in the roster or booking system',
      price: 'Included, or a higher plan',
      speed: 'One click',
      trust: 'The vendor’s name',
      yourEdge: 'You cover the gaps between two systems.',
    },
    {
      kind: 'software',
      name: 'Copilot, as IT set it up',
      price: 'Paid by the employer',
      speed: 'At once, from a blank box',
      trust: 'Approved, which matters',
      yourEdge: 'Your cards run inside it.',
      for: ['employed', 'proven', 'town'],
    },
  ],
  offer: {
    promise: {
      proven:
        'A few tested workflows by somebody who did the work: each starts with the paper on the desk and ends with something you would sign.',
      student:
        'Small, tested helpers for one job’s paperwork in {state}: paste the messy note, make four checks, send.',
      writes:
        'Workflows for one job, in plain words: the prompt, its rules and four checks that a tired person can follow.',
      [deskWork]:
        'A small set of tested workflows for {crowd}, from the paper on the desk to something they would sign.',
      else: 'A small set of tested workflows for one job in {state}, from the paper on the desk to something fit to sign.',
    },
    starter: {
      name: 'One workflow',
      included: [
        {
          writes: 'the prompt, its rules in plain English',
          else: 'the prompt with its rules',
        },
        {
          proven: 'the four checks you make yourself, in order',
          student: 'four checks, in order, on one side of A4',
          else: 'four checks in order',
        },
        'one invented example',
        {
          'uses-ai': 'score of twenty runs, near-miss shown',
          else: 'its score and date',
        },
      ],
      excluded: ['a lesson', 'help with accounts'],
      hoursFactor: 0.6,
    },
    core: {
      name: 'A set for one part of the week',
      included: [
        {
          student: 'three workflows for one working day, in the order they come up',
          proven: 'four workflows that follow one enquiry to its end',
          else: 'three that follow each other in a week',
        },
        {
          films: 'a captioned film for each',
          else: 'a short film for each',
        },
        {
          designs: 'cards that survive a coffee cup',
          children: 'cards to pin beside the phone',
          else: 'one-page cards',
        },
        'fixes, as the update promise says',
      ],
      excluded: [
        {
          'has nurs|health|clinic|medical|hospital': 'anything clinical, or on safety, tax and law',
          else: 'safety, allergies, tax and law',
        },
        'forms of one workplace',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The whole week of ten, kept current for a year',
      included: [
        {
          organises: 'ten cards, numbered through the week',
          else: 'all ten cards and films',
        },
        {
          'uses-ai': 'two full retests on two tools',
          else: 'two full retests',
        },
        {
          sells: 'a reply to each case that fails, by {short-day}',
          else: 'a reply when a card fails on a real case',
        },
      ],
      excluded: ['live training', 'sharing without a team licence'],
      hoursFactor: 1.5,
    },
  },
  skills: {
    'AI Use': {
      sells:
        'You tell a lucky answer from a reliable one, and can say why out loud. Twenty runs a card are the reason to pay {price}.',
      else: 'You tell a lucky answer from a reliable one, so each card at {price} carries the score of twenty runs.',
    },
    Writing: {
      children:
        '“Truly free in the diary” beats “verify availability”. You write checks like the first, and at {price} a tired desk can follow them between two calls.',
      else: 'Your checks can be followed at the end of a shift, and {price} buys exactly that.',
    },
    'Project Management':
      'Ten cards, their versions and retest dates stay straight with you, so a year of updates at {premium-price} can be kept.',
    Design:
      'A card that prints on one side and lives beside the keyboard is half of {price}; you can draw it.',
    'Video Editing':
      'Seventy-five seconds, captions on, the mistake left in: at {price} people watch it on mute before they buy.',
    Sales:
      'You can ask an association in {state} for half an hour with its members. That beats any listing at {price}.',
  },
  skillLeftOut: {
    'few-hours': 'It has no part here yet: {hours} a week go into cards and tests.',
    else: 'It has no honest part: at {price} a card is judged by whether Monday’s email comes out right.',
  },
  tasks: [
    {
      id: 'choose-job',
      title: 'Choose the job you can judge at once',
      doneWhen: {
        proven: 'The job you know best is chosen, with its score out of ten and five weekly documents.',
        [deskWork]: 'One job is chosen, perhaps that of {crowd}, with its score and five weekly documents.',
        else: 'One job is chosen, with its score out of ten and five documents.',
      },
      hours: 0.75,
      lite: {
        title: {
          student: 'Choose one job you see up close',
          writes: 'Choose the desk whose letters you know',
          else: 'Choose the job you judge in seconds',
        },
        hours: 0.25,
        doneWhen: {
          student: 'You have seen five of its documents.',
          else: 'Five of its documents come from memory.',
        },
      },
      phase: 'offer',
      needs: [],
      where: {
        children: 'Kitchen table, once it is quiet',
        student: 'A quiet corner of the library',
        else: 'Anywhere quiet',
      },
    },
    {
      id: 'read-contract',
      title: 'Check what your employer and tools allow',
      doneWhen: {
        proven: 'Old contracts and two tools’ terms are read; each example will be invented from {start} on.',
        else: 'The clause is read, and each example will be invented outside {workplace}.',
      },
      hours: 0.75,
      lite: {
        title: 'Read the clause on work outside hours',
        hours: 0.25,
        doneWhen: {
          student: 'Your course’s rules are read as well.',
          employed: 'You know what {workplace} owns.',
          else: 'Nothing from {workplace} is copied.',
        },
      },
      phase: 'comply',
      needs: ['choose-job'],
      where: {
        daytime: 'At home with both contracts',
        else: 'At home, never on a work computer',
      },
      beforeFirstJob: true,
    },
    {
      id: 'ring-insiders',
      title: 'Ring {n:5} people in the job',
      doneWhen: {
        sells: 'Each named what they typed twice, two held it to the camera, and two offered a friend.',
        else: 'Each said what they typed twice last week; two showed it, names covered.',
      },
      hours: 1.5,
      lite: {
        title: {
          'has nurs|hospital|ward': 'Ask two ward clerks or rostering staff',
          else: 'Ring two people in the job',
        },
        hours: 0.5,
        doneWhen: {
          student: 'One showed a real document, names covered.',
          writes: 'You copied their words, not yours.',
          else: 'One showed a real document.',
        },
      },
      phase: 'reach',
      needs: ['choose-job'],
      where: {
        daytime: 'Fifteen minutes each, when phones are quiet',
        else: 'On a break, fifteen minutes each',
      },
    },
    {
      id: 'write-first',
      title: 'Write workflow one: prompt, rules, four checks',
      doneWhen: {
        proven: 'It fits a page, and check one catches the slip the job fears most.',
        [deskWork]: 'It fits one page for {crowd} and says what it must never do.',
        else: 'It fits one page and says what it must never do.',
      },
      hours: 1.5,
      lite: {
        title: {
          writes: 'Write one workflow on a page',
          else: 'Write one workflow and run it five times',
        },
        hours: 1.25,
        doneWhen: {
          student: 'Four checks fit below it on one page.',
          children: 'It says what it must never do.',
          else: 'Five runs made up nothing.',
        },
      },
      phase: 'offer',
      needs: ['ring-insiders', 'read-contract'],
      where: 'At home, on your own machine',
    },
    {
      id: 'silent-tester',
      title: 'Watch one tester and say nothing',
      doneWhen: {
        sells: 'Two real cases were finished, and you bit your tongue at each pause and wrote it down.',
        else: 'One tester finished two real cases, and each pause is noted.',
      },
      hours: 1,
      lite: {
        title: {
          student: 'Watch one classmate or clerk try it',
          else: 'Watch one person try it',
        },
        hours: 0.75,
        doneWhen: {
          student: 'Each pause is on paper.',
          else: 'They finished; you kept silent.',
        },
      },
      phase: 'deliver',
      needs: ['write-first'],
      fromDay: 5,
      where: {
        student: 'Beside them, or by video',
        children: 'By video, once the house is quiet',
        else: 'By video call',
      },
    },
    {
      id: 'rest-of-ten',
      title: 'Ring five more and ask each to test',
      doneWhen: {
        sells: 'All five are rung, three will test, and one offered to tell the association.',
        else: 'All five are rung, and three will try two cases.',
      },
      hours: 1.25,
      lite: {
        title: 'Ring two more; ask one to test',
        hours: 0.5,
        doneWhen: {
          children: 'One said yes, with a date.',
          else: 'One said yes, with a case in mind.',
        },
      },
      phase: 'reach',
      needs: ['ring-insiders'],
      fromDay: 6,
      where: 'In their breaks, a few minutes each',
    },
    {
      id: 'map-week',
      title: 'Map their week; choose ten jobs',
      doneWhen: {
        proven: 'Ten rows say when, what goes in, what comes out and what it must never do.',
        else: 'Ten rows show when, in, out and the one thing it must never do.',
      },
      hours: 1,
      lite: {
        title: 'Map three jobs that follow each other',
        hours: 0.5,
        doneWhen: {
          student: 'One day holds all three.',
          writes: 'Each starts where the last ends.',
          else: 'Each has a day beside it.',
        },
      },
      phase: 'proof',
      needs: ['ring-insiders'],
      where: 'On paper, notes all around',
    },
    {
      id: 'invent-cases-five',
      title: 'Invent five cases; record twenty runs',
      doneWhen: {
        'uses-ai':
          'Two tools, two days, edits and any invented fact are on the sheet; sixteen of twenty were usable.',
        else: 'Twenty rows show tool, day, edits and any invented fact.',
      },
      hours: 2,
      lite: {
        title: 'Record ten runs on one tool',
        hours: 0.75,
        doneWhen: {
          'uses-ai': 'Eight are usable, none invents a fact.',
          else: 'Edits are counted for each.',
        },
      },
      phase: 'proof',
      needs: ['write-first'],
      where: 'At home, on two different days',
    },
    {
      id: 'build-set',
      title: 'Write and test two more for the set',
      doneWhen: {
        proven: 'All three passed, and one enquiry runs through them from first call to last line.',
        else: 'All three passed, and each begins where the last one ends.',
      },
      hours: 6,
      lite: {
        title: 'Write and test a second workflow',
        hours: 2,
        doneWhen: {
          student: 'It passed on the free tier.',
          else: 'It reads on from the first.',
        },
      },
      phase: 'proof',
      needs: ['map-week', 'invent-cases-five'],
      where: 'A sitting each to write, test, mend',
    },
    {
      id: 'three-testers',
      title: 'Give the set to three testers',
      doneWhen: {
        sells: 'Three used it unaided, gave minutes before and after, and two let you quote them.',
        else: 'Three people used it unaided, with minutes before and after.',
      },
      hours: 2.5,
      phase: 'proof',
      needs: ['build-set', 'rest-of-ten'],
      fromDay: 15,
      where: {
        children: 'By call, when both houses are quiet',
        else: 'By call, when their week allows',
      },
    },
    {
      id: 'lay-out-cards',
      title: 'Lay out cards, one to a page',
      doneWhen: {
        designs: 'A stranger finds the checks in five seconds, on paper and on a cracked phone.',
        else: 'Somebody outside the job finds the checks at once.',
      },
      hours: 1.5,
      lite: {
        title: 'Lay one workflow on a printable page',
        hours: 0.5,
        doneWhen: {
          student: 'It prints in black at the library.',
          else: 'The checks stand out.',
        },
      },
      phase: 'proof',
      needs: ['write-first'],
      where: 'At home',
    },
    {
      id: 'film-first',
      title: 'Film one demonstration, mistake left in',
      doneWhen: {
        films: 'Seventy-five seconds, captions burned in, and the slip comes at the half-way mark.',
        daytime:
          'It runs seventy-five seconds, is captioned, and no real name or tab from {workplace} shows.',
        else: 'Seventy-five captioned seconds show no real name.',
      },
      hours: 3,
      lite: {
        title: 'Record one raw screen film',
        hours: 0.75,
        doneWhen: {
          student: 'No name or notification shows.',
          else: 'It can be read on a phone.',
        },
      },
      phase: 'proof',
      needs: ['invent-cases-five'],
      where: {
        children: 'A quiet room, door shut',
        else: 'A quiet room',
      },
    },
    {
      id: 'write-page',
      title: 'Write the page around the scores',
      doneWhen: {
        sells: 'It names the job in three words, shows the near-miss, and the button at {price} works.',
        [deskWork]: 'It names {crowd}, the near-miss and what is out; the {price} button works.',
        else: 'It names the job and the near-miss; the {price} button works.',
      },
      hours: 2,
      lite: {
        title: {
          writes: 'Publish a plain page with its score',
          else: 'Publish a short page, one workflow',
        },
        hours: 1,
        doneWhen: {
          student: 'The button works at {starter-price}.',
          else: 'Score, date and {starter-price} are on it.',
        },
      },
      phase: 'sell',
      needs: ['lay-out-cards'],
      where: 'On your own laptop',
    },
    {
      id: 'refund-words',
      title: 'Write refund, update and sign-up words',
      doneWhen: {
        abn: 'All three are on the page beside your ABN, and leaving the list takes one click.',
        else: 'All three are on the page in plain words, and leaving the list works.',
      },
      hours: 0.75,
      lite: {
        title: 'Put the refund promise on the page',
        hours: 0.25,
        doneWhen: {
          writes: 'It fits in one honest sentence.',
          else: 'A friend understood it.',
        },
      },
      phase: 'comply',
      needs: ['write-page'],
      where: 'Online',
      beforeFirstJob: true,
    },
    {
      id: 'test-purchase',
      title: 'Buy it once as a stranger',
      doneWhen: {
        proven: 'Files open on a phone and a locked-down work laptop, and the receipt is right.',
        else: 'The files arrive within a minute, on a phone like theirs.',
      },
      hours: 0.5,
      lite: {
        title: 'Buy your own file once',
        hours: 0.25,
        doneWhen: {
          children: 'It opened on a second phone.',
          else: 'It opened on a phone.',
        },
      },
      phase: 'deliver',
      needs: ['write-page'],
      where: 'On a phone, as buyers do',
    },
    {
      id: 'tell-insiders',
      title: 'Tell each person you rang',
      doneWhen: {
        sells: 'Ten messages are out, each recalling a document, and two were followed by a call.',
        else: 'Ten messages are out, each recalling the paper they showed you.',
      },
      hours: 1,
      lite: {
        title: 'Send the link to those you rang',
        hours: 0.25,
        doneWhen: {
          student: 'Each message names their document.',
          else: 'Each has a line of its own.',
        },
      },
      phase: 'sell',
      needs: ['write-page'],
      where: 'From your phone',
      firstJob: true,
    },
    {
      id: 'list-partners',
      title: 'List thirty partners; write to six',
      doneWhen: {
        sells: 'Six in {state} have an offer of half an hour, and three of them a call.',
        else: 'Six have a personal note offering half an hour in {month-3}.',
      },
      hours: 2.5,
      lite: {
        title: 'Offer one lesson to one association',
        hours: 0.5,
        doneWhen: {
          student: 'It went to one committee in {state}.',
          else: 'The editor’s own name is on it.',
        },
      },
      phase: 'reach',
      needs: ['write-page'],
      where: {
        children: 'On the couch, twice',
        else: 'Two sittings',
      },
    },
    {
      id: 'first-lesson',
      title: 'Teach one workflow live',
      doneWhen: {
        sells: 'Half an hour ran to time, sign-ups agreed to mail, and five complaints are yours.',
        else: 'It ran to time, and five complaints are written down.',
      },
      hours: 2,
      phase: 'deliver',
      needs: ['list-partners', 'three-testers'],
      fromDay: 29,
      where: 'By video, at the partner’s hour',
    },
    {
      id: 'post-answers',
      title: 'Answer six questions in the groups',
      doneWhen: {
        writes: 'Six answers stand that would help even without a link, and no moderator objected.',
        else: 'Six useful answers stand; the link came only when asked for.',
      },
      hours: 1.5,
      phase: 'reach',
      needs: ['write-first'],
      where: 'Ten minutes at a time',
    },
    {
      id: 'watch-visits',
      title: 'Count visits by source',
      doneWhen: {
        organises: 'Each partner has a link, and one sheet agrees with the payments.',
        else: 'Each place you named it has its own link, and the sheet agrees.',
      },
      hours: 0.5,
      phase: 'learn',
      needs: ['write-page'],
      where: 'At the laptop',
    },
    {
      id: 'judge-page',
      title: 'Judge the page; change one thing',
      doneWhen: {
        proven: 'Visits and orders stand beside the plan’s {items-1} listings, and one change is dated.',
        else: 'Visits and orders of the first month are noted, with one dated change.',
      },
      hours: 0.75,
      lite: {
        title: 'Note visits and orders, change one thing',
        hours: 0.25,
        doneWhen: {
          student: 'The change is dated.',
          else: 'One line says what you changed.',
        },
      },
      phase: 'learn',
      needs: ['tell-insiders'],
      fromDay: 29,
      where: 'With the list of payments open',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'Asking an insider to talk and test',
      when: 'To people who know you, before anything is for sale.',
      lines: [
        {
          student:
            'Hi [first name], it’s {name}, from [where you met]. You still write the [rosters / notices], don’t you?',
          proven:
            'Hi [first name], {name} here. Are you still doing [rosters / run sheets] at [workplace], or did you escape?',
          children:
            'Hi [first name], it’s {name}. Does [workplace] still send those [notices] by hand every week?',
          else: 'Hi [first name], it’s {name}. Are you still doing [rosters / run sheets / notices] at [workplace]?',
        },
        {
          student: 'I’m building small AI helpers for that, from real papers. Fifteen minutes in a break?',
          proven:
            'I’m testing AI helpers for our kind of work, and want your worst paper, not my guesses. Fifteen minutes?',
          else: 'I’m making AI helpers for [job title]s and would rather start from real papers. Fifteen minutes {short-when}?',
        },
        {
          writes: 'What did you type twice last week? Where would a slip hurt? Names covered, please.',
          else: 'I’ll ask what you typed twice, and where mistakes hurt. Please cover the names.',
        },
        'If one is useful, it’s yours for nothing; tell me where it breaks.',
      ],
    },
    {
      id: 'listing',
      title: 'The page, top to bottom',
      when: 'Once the set has passed and three people used it.',
      lines: [
        {
          proven:
            'From [messy thing] to [finished thing]: tested AI workflows for [job title]s, by a [job title] of [number] years.',
          student: '[Number] tested AI helpers for [job title]s. Tested with [number] people in the job.',
          else: '[Number] tested AI workflows for [job title]s: [messy thing] in, [finished thing] out. Works in [tool one], [tool two].',
        },
        {
          'uses-ai':
            'Twenty runs, [passes] usable, on [date]. The near-miss: [what happened], and the rule that cured it.',
          else: 'Score: [passes] of twenty on [date]. One nearly failed: [what happened]. This line mended it: [line].',
        },
        {
          writes:
            'You get [list]. You do not get legal, tax, health or safety answers, nor a tool. One is {starter-price}, the set {price}.',
          else: 'In it: [list]. Not in it: legal, tax, health or safety answers, or a tool. From {starter-price}; the set is {price}.',
        },
        {
          'uses-ai':
            'Take names out before you paste. A card that fails this page is mended within a week, or refunded: [email].',
          else: 'Remove names before you paste. If a card does less than this page says, write to [email]: mended or refunded.',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'A note to a buyer in week two',
      when: 'Fourteen days on, to buyers who agreed to mail.',
      lines: [
        {
          writes: 'Hi [first name], which card has coffee on it by now, and which is still clean?',
          else: 'Hi [first name], which cards have you opened twice by now?',
        },
        {
          children: 'If one let you down, send the case without names; I’ll rerun it {short-when}.',
          else: 'If one let you down, send it without names and I’ll run it again by {day}.',
        },
        'Latest change: [change]. {name}',
      ],
    },
    {
      id: 'ask-review',
      title: 'Asking for a plain review',
      when: 'After a buyer said that a card worked.',
      lines: [
        {
          proven:
            'Glad [workflow] held. Two lines on the page, please: what went in, and what you still had to mend.',
          else: 'Would you write two lines under [workflow]: what you pasted, and what still needed your hand?',
        },
        {
          writes: 'Be as blunt as you like; blunt helps the next one. {name}',
          else: 'The second half helps other [job title]s more than praise. {name}',
        },
      ],
    },
    {
      id: 'quote',
      title: 'Team licence note to a manager',
      when: 'When two people from one place have bought or asked.',
      lines: [
        {
          sells:
            'Hi [first name], [staff] and [staff] both use [workflow]. Shall the other [number] have it too, under one licence at [price]?',
          writes:
            'Hi [first name], [staff] has stopped retyping the [document]. Shall the other [number] stop as well, for [price] a year?',
          else: 'Hi [first name], [staff] uses my [workflow]. With your yes the whole team may, for [price] a year.',
        },
        {
          abn: 'Ten cards, a year of updates, half an hour by video, one invoice on my ABN. May I see your AI policy first?',
          children:
            'Ten cards, their updates and half an hour by video, {short-when} if it suits. Which tools does your policy allow? {name}',
          else: 'Updates and half an hour by video are in it. Send me your AI policy, and I’ll mark any card it rules out. {name}',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'nobody-visits',
      risk: 'The pack is good; the page stays empty.',
      firstSign: 'Most visits are your own.',
      response: {
        sells: 'Stop polishing; book two lessons in {state} before the next card.',
        'few-hours': 'Of {hours} a week give one to answers in groups, until visits move.',
        else: 'Put the next six hours into rooms that already hold your buyers.',
      },
      likelihood: 3,
      impact: 3,
    },
    {
      id: 'invented-fact',
      risk: 'A tool invents a date and a buyer sends it.',
      firstSign: '“It told the customer…”',
      response: {
        'uses-ai': 'Get the case, rerun all twenty on both tools, pull the card for the day.',
        else: 'Pull the card that {day}, rerun every case, and say so on the page.',
      },
      likelihood: 2,
      impact: 3,
    },
    {
      id: 'employer-claims',
      risk: 'An employer says the pack is theirs.',
      firstSign: 'Somebody asks where an example came from.',
      response: 'Show dated files made outside {workplace}, and pause sales until it is settled.',
      likelihood: 1,
      impact: 3,
      for: ['employed', 'student'],
    },
    {
      id: 'tool-moves',
      risk: 'An update breaks several cards at once.',
      firstSign: 'Two buyers report one odd result.',
      response: {
        'few-hours': 'Warn buyers, drop the weakest card, and mend the one used most.',
        else: 'Retest on both tools {when}, warn buyers, drop the weakest card.',
      },
      likelihood: 3,
      impact: 2,
      for: ['later'],
    },
    {
      id: 'too-broad',
      risk: 'You widen it to “anyone in an office”.',
      firstSign: 'No insider’s word is left on the page.',
      response: 'Take {day} for one example from a real working day.',
      likelihood: 2,
      impact: 2,
      for: ['writes', 'not-met'],
    },
    {
      id: 'store-dependence',
      risk: 'One group sends most buyers, and shuts.',
      firstSign: 'Views drop by a third in a week.',
      response: {
        sells: 'Write to your own list, and ask two other rooms for a lesson.',
        else: 'Put buyers who agree on your own list; teach in two more rooms.',
      },
      likelihood: 2,
      impact: 2,
      for: ['proven', 'many-hours'],
    },
    {
      id: 'patient-papers',
      risk: 'A real patient or customer shows in a case.',
      firstSign: 'You recognise somebody in a test file.',
      response: 'Delete it that day; invent every case anew, at home and not at {workplace}.',
      likelihood: 1,
      impact: 3,
      only: ['student', 'employed', 'has nurse|nursing|clinic|practice|school'],
    },
    {
      id: 'half-cards',
      risk: 'Six cards are begun and none is passed.',
      firstSign: 'No test sheet this fortnight.',
      response: 'One card, one sheet, {when}; nothing new before sixteen of twenty.',
      likelihood: 3,
      impact: 2,
      for: ['few-hours', 'children'],
    },
  ],
  qualityChecks: [
    'It starts with a paper they have on Monday.',
    'Sixteen of twenty usable, no fact invented.',
    'Each check means looking at one thing.',
    'Films and cards hold invented people only.',
    'Score and date match your own sheet.',
    'Three testers finished without asking.',
    'No diagnosis, tax view or legal letter.',
    'It runs on the free tier and on Copilot.',
  ],
  keepDoing: 'finishing workflows and listings',
  metrics: [
    {
      id: 'items',
      name: 'Workflows and listings finished',
      what: {
        proven: 'Cards passed and for sale; about {items-1} in month one.',
        else: 'Passed and on sale: about {items-1} in the first month.',
      },
      ifLow: {
        'uses-ai': 'Take the shortest document next, and pass it.',
        children: 'Choose the shortest notice on the map {when}.',
        else: 'Choose the shortest paper on the map.',
      },
    },
    {
      id: 'visits',
      name: 'Page visits',
      what: {
        sells: 'Strangers on the page, by partner link.',
        else: 'Visits by others, from each group apart.',
      },
      ifLow: {
        sells: 'Offer two lessons before you build again.',
        else: 'Answer questions {short-when} instead of building.',
      },
    },
    {
      id: 'orders',
      name: 'Orders',
      what: {
        student: 'Paid orders; {sales-goal} sets a month meet {goal}.',
        else: 'Singles and sets apart; {sales-goal} a month would meet {goal}.',
      },
      ifLow: {
        films: 'Film and score first, everything else below.',
        else: 'Put film and score on top; ask the last ten who wrote.',
      },
    },
    {
      id: 'hours',
      name: 'Hours',
      what: {
        'few-hours': 'Building, testing, being seen: {hours} in three columns.',
        else: 'Three columns: building, testing, being seen.',
      },
      ifLow: {
        children: 'Record runs on the phone while dinner cooks.',
        student: 'Record runs between classes; each takes minutes.',
        else: 'Record runs {short-when}; each takes minutes.',
      },
    },
    {
      id: 'testers',
      name: 'Unaided testers',
      what: {
        proven: 'A real case finished, and nothing asked.',
        else: 'Their own case, finished without a question.',
      },
      ifLow: {
        'no-calls': 'Write to the next name before you write more cards.',
        student: 'Wrong job, perhaps: ask another desk near {workplace}.',
        else: 'Ring the next name before you write more cards.',
      },
    },
  ],
  channels: [
    {
      name: 'A free half-hour lesson for a group that meets anyway',
      fit: 0.95,
      cost: 0.3,
      speed: 0.5,
      firstStep: {
        sells: 'Ring one association in {state} about one workflow.',
        else: 'Write to one association about one card.',
      },
      experiment: {
        writes: 'One lesson ends in a sign-up, one in the set at {price}.',
        else: 'Two lessons: one ends in a sign-up, one in {price}.',
      },
    },
    {
      name: 'Personal messages to people in the role',
      fit: 0.85,
      cost: 0.15,
      speed: 0.7,
      firstStep: {
        student: 'Message everybody you have talked to.',
        else: 'Write {short-when} to everybody you rang.',
      },
      experiment: {
        writes: 'Half get the card, half three plain lines; who forwards it?',
        else: 'Half get the film, half the card; who forwards it?',
      },
    },
    {
      name: 'Useful answers in closed groups',
      fit: 0.7,
      cost: 0.3,
      speed: 0.4,
      firstStep: {
        writes: 'Answer one question fully, without a link.',
        else: 'Read the rules; answer one question fully.',
      },
      experiment: {
        student: 'One week of answers, one of silence; compare visits.',
        else: 'Two weeks of answers, two of silence, by {month-3}.',
      },
    },
    {
      name: 'Search of a store such as Gumroad',
      fit: 0.4,
      cost: 0.3,
      speed: 0.2,
      firstStep: 'List one single at {starter-price}, job title first.',
      experiment: {
        writes: 'One title by job, one in their own words.',
        else: 'One title by job, one by document, until {month-3}.',
      },
    },
    {
      name: 'Trainers who use it as their hand-out',
      fit: 0.75,
      cost: 0.3,
      speed: 0.35,
      firstStep: 'Send one trainer in {state} the near-miss card.',
      experiment: 'A class licence against a share.',
    },
  ],
  delivery: [
    {
      step: 'Order',
      you: 'Send the link by hand too, the same day.',
      tool: 'Payment link, shared folder',
      doneWhen: 'Files within a minute.',
    },
    {
      step: 'First use',
      you: {
        writes: 'Begin with one page: remove names, paste, check.',
        else: 'Include a one-page start.',
      },
      tool: 'Start page',
      doneWhen: 'Ten minutes to a first result.',
    },
    {
      step: 'Questions',
      you: {
        'few-hours': 'Answer {when}; ask for the nameless case.',
        else: 'Answer in two working days.',
      },
      tool: 'One address',
      doneWhen: 'A fix, a refund, a clearer line.',
    },
    {
      step: 'Retest',
      you: 'Run the set again when a tool changes.',
      tool: 'Test sheet, two tools',
      doneWhen: 'New scores are on the page.',
    },
    {
      step: 'Fortnightly note',
      you: 'One workflow, one mistake, one line of news.',
      tool: 'MailerLite or Kit',
      doneWhen: 'Leaving works.',
    },
  ],
  tools: [
    {
      name: 'Two AI chat tools',
      job: 'Testing; buyers use different ones',
      freeFirst: 'Free tiers, as many buyers have',
      payWhen: 'Their workplaces pay for another',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Payment link (Stripe)',
      job: 'Payment; its thanks opens the folder',
      freeFirst: 'No monthly fee, a card fee instead',
      payWhen: 'Never for ten cards',
      for: ['no-money', 'few-hours'],
    },
    {
      name: 'Screen recorder and CapCut',
      job: 'Films with captions',
      freeFirst: 'Both are free',
      payWhen: 'Never in six films',
      for: ['films'],
    },
    {
      name: 'Canva',
      job: 'Cards that print on a page',
      freeFirst: 'The free plan',
      payWhen: 'A partner shares the files',
      for: ['designs', 'writes'],
    },
    {
      name: 'MailerLite',
      job: 'A list people joined',
      freeFirst: 'The free tier',
      payWhen: 'The list outgrows it',
      for: ['sells'],
    },
  ],
  positioning: {
    category: {
      proven: 'Tested AI workflows for one occupation, from inside it',
      [deskWork]: 'Tested AI workflows for {crowd}',
      else: 'Tested AI workflows for one job in {state}',
    },
    claim: {
      proven: 'Made by one who did it; the near-miss is printed.',
      student: 'Each card shows its score and its near-miss.',
      else: 'Four checks, one page, and the near-miss printed.',
    },
    proof: [
      {
        proven: 'your years in the role, kind of workplace named',
        else: 'score sheets with dates and two tools',
      },
      'minutes before and after from three testers',
      'the change log, mistakes included',
    ],
    notFor: {
      'has nurs|health|clinic|medical|hospital':
        'Anything clinical, and papers that a registered professional must sign.',
      else: 'Hobby prompters, people outside the one job, and papers for a registered professional to sign.',
    },
  },
  growth: {
    'few-hours':
      'At {hours} a week ten cards take a year. Then sell lessons and team licences before an eleventh.',
    else: 'Finish ten before a second occupation. When retests pass three hours a month, pay a former colleague; team licences beat an eleventh card.',
  },
  consolation: {
    student:
      'Whatever sells, by {check-day} you will have a tested page for a desk in {area} and know how to catch an invented fact.',
    proven:
      'By {month-3} ten people in your field know you as the one with score sheets, and each test is a thing to show.',
    else: 'By {check-day} you will hold a tested card for one document, and be quicker at others of its kind.',
  },
};
