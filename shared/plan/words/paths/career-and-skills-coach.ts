import type { PathWords } from '../path-words.ts';

export const careerAndSkillsCoachWords: PathWords = {
  slug: 'career-and-skills-coach',
  customer: {
    who: {
      proven:
        'A capable worker in {state} at one gate you have sat behind: the tradie trying for estimator, the graduate before a first panel, the acting team leader who must apply for the job.',
      student:
        'Somebody a year behind you at one gate you passed yourself: the course interview, the first casual job, the placement or graduate round in {state}.',
      children:
        'A parent in {area} going back after years at home, or a colleague going for a steadier roster, at the one kind of interview you know from inside.',
      else: [
        'A capable worker near {area} at one gate you know: the acting supervisor who must interview for it, the carer trying for a desk.',
        'Somebody in {state} who can do the job and freezes when three people with score sheets ask for an example.',
      ],
    },
    situation: {
      proven:
        'They can do nine tenths of the role. Asked for proof they ramble, freeze or hide behind “we”, and a panel in {area} cannot give marks to a crew.',
      student:
        'Their marks are fine. At the interview in {area} they answer in one line, or recite a model answer that the panel has heard twice that morning.',
      else: [
        'They run the shift already, and answer “tell us about a time” with what the team did. The score sheet gives nothing for “we”.',
        'Fourteen applications in {area} brought one call. Nobody has said whether the paper or the voice is at fault.',
      ],
    },
    trigger: {
      student:
        'A graduate or placement round opens. A refusal comes in {start-month} without reasons, and a friend got in.',
      proven:
        'A panel date. A restructure in {area} that makes everyone apply for their own desk. A body that won’t do another winter.',
      else: 'A panel date before {month-3}, a refusal without reasons, a roster that no longer fits the family.',
    },
    pays: {
      student: 'They pay {price} from casual wages, all before session one, so offer {starter-price} first.',
      proven: 'They pay {price} before session one, from savings, often without a word to the employer.',
      else: 'They pay the {price} before session one, from the household account, and want it to be quick.',
    },
  },
  theirWords: [
    'I’ve applied for fourteen and heard back from one.',
    'They asked for an example and my mind went white.',
    'I’ve acted in it for a year and still have to interview.',
    'I’m a chippy, I don’t sell myself.',
    'I don’t know if it’s my résumé or my face.',
    'The panel’s on the nineteenth.',
    'What do they even want in the two-page pitch?',
    'I just say “we” all the time.',
    'Feedback was “very strong field”.',
  ],
  places: [
    {
      place: {
        proven: 'Former juniors and trainees',
        else: 'People one step behind you',
      },
      how: {
        proven:
          'List {n:12} you trained, marked or signed off around {area}; each knows others at the same gate.',
        student:
          'List {n:12} first-years, casual workmates and younger cousins in {area} with an application open.',
        else: 'List {n:12} who came after you at {workplace} or in a course; ask what they apply for next.',
      },
      count: 12,
      for: ['proven', 'student'],
    },
    {
      place: 'Groups for the one role',
      how: {
        writes: 'Search “interview” and “no response” in this month’s posts; copy {n:14} lines as typed.',
        else: 'Search Facebook and Reddit for “interview” near {area}; keep {n:14} posts with a date or a refusal.',
      },
      count: 14,
    },
    {
      place: 'TAFE and short-course teachers',
      how: {
        sells:
          'Ring the teacher in {area} whose course feeds the role; ask where finishers stumble, and for the noticeboard.',
        else: 'Write to whoever teaches the course near {area} that feeds the role; ask what finishers fear.',
      },
      count: 8,
    },
    {
      place: 'Association mentors and student nights',
      how: 'Offer ten minutes on what panels mark at the {state} branch, and stay at the door.',
      count: 8,
      for: ['proven', 'many-hours', 'student'],
    },
    {
      place: 'People acting in the role',
      how: {
        organises:
          'Search LinkedIn for “acting” at councils and hospitals in {state}; note the date each round closes.',
        else: 'Search “acting” plus the title in {state}, at councils, hospitals and agencies that are not yours.',
      },
      count: 10,
      for: ['later', 'employed'],
    },
    {
      place: 'Colleagues offered redundancy',
      how: {
        proven: 'Write to {n:6} you worked beside: first how they are, then which panel comes next.',
        else: 'Ask {n:6} people from {workplace} how they are, and listen for a panel.',
      },
      count: 8,
      for: ['proven'],
    },
    {
      place: 'Partners, delegates and supervisors',
      how: 'Tell {n:6} of them in {area} the one role you help with; they see it coming first.',
      count: 7,
      skill: 'Sales',
    },
    {
      place: 'Parents at sport who hate their roster',
      how: 'Ask at {local} training what they would apply for if they felt ready; note the title, and leave it there.',
      count: 10,
      only: ['children'],
    },
    {
      place: 'Libraries, job clubs and neighbourhood houses',
      how: 'Ask the {local} library which weekly job club needs a mock panel; give one free {short-when}.',
      count: 8,
      for: ['no-money', 'few-hours', 'regional'],
    },
    {
      place: 'Classmates before graduate rounds',
      how: 'Ask in {n:5} year-group chats who has a round closing in {month-3}; careers staff run one mock, not three.',
      count: 10,
      only: ['student'],
    },
  ],
  alternatives: [
    {
      what: 'Another certificate',
      whyItFails: 'The example stays as poor as it was.',
    },
    {
      what: 'Reading sample answers',
      whyItFails: 'Panels hear the same three all day.',
      for: ['student', 'writes'],
    },
    {
      what: 'A friend in human resources',
      whyItFails: 'Kind and general; never on this panel.',
      for: ['proven'],
    },
    {
      what: 'Applying to everything',
      whyItFails: 'One fault, sixty silences.',
    },
    {
      what: 'Asking an AI for STAR answers',
      whyItFails: 'It invents what they did.',
      for: ['uses-ai', 'student', 'sells'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'One more year in the same boots',
      price: 'A year of the old pay',
      speed: 'Slow and sure',
      trust: 'They know every corner',
      yourEdge: 'Three small tasks show the gap.',
    },
    {
      kind: 'do-it-themselves',
      name: 'YouTube and the bathroom mirror',
      price: 'Nothing',
      speed: 'A weekend',
      trust: 'Nobody marks it',
      yourEdge: {
        proven: 'You mark as you marked real ones.',
        else: 'You score each reply on four lines.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Coaches on LinkedIn and Superprof',
      price: 'A lunch to a week’s wage',
      speed: 'This week',
      trust: 'Badges and broad claims',
      yourEdge: 'One gate named, and what you won’t promise.',
    },
    {
      kind: 'local-rival',
      name: 'Outplacement firms',
      price: 'Packages, paid by the employer',
      speed: 'One or two weeks',
      trust: 'Office and long client list',
      yourEdge: 'They polish paper; you mark answers aloud.',
      for: ['metro', 'proven'],
    },
    {
      kind: 'local-rival',
      name: 'The résumé writer in {area}',
      price: 'Below {price}, by the page',
      speed: 'Three days',
      trust: 'Known at the library',
      yourEdge: 'A page gets the interview; you rehearse it.',
      for: ['regional'],
    },
    {
      kind: 'local-rival',
      name: 'The university careers desk',
      price: 'Free',
      speed: 'A booking in three weeks',
      trust: 'Kind, and general',
      yourEdge: 'You know the one round, and rehearse twice.',
      only: ['student'],
    },
    {
      kind: 'software',
      name: 'AI interview practice',
      price: 'Free or monthly',
      speed: 'At any hour',
      trust: 'Polite and endless',
      yourEdge: 'It accepts “we fixed it”. You wait.',
    },
  ],
  offer: {
    promise: {
      proven:
        'Six stories of your own, a panel marked from the other side of the table, and a list of employers, whatever they decide.',
      student:
        'By week six: six true stories, a scored mock panel and ten places to apply, from somebody who passed the same gate lately.',
      writes:
        'Six stories cut to ninety seconds, each with a number and an “I” in it, a scored rehearsal and a list of employers.',
      else: 'By week six you hold six stories that are yours, a scored mock panel and ten employers in {state}.',
    },
    starter: {
      name: 'The panel rehearsal',
      included: [
        {
          writes: 'the ad and the application, read with a pencil',
          else: 'a read of ad and application',
        },
        {
          proven: 'one mock panel, marked as panels mark',
          else: 'six questions, each scored',
        },
        {
          organises: 'a page: two faults, two dates',
          else: 'a page with two faults to mend',
        },
      ],
      excluded: ['story building', 'résumé writing'],
      hoursFactor: 0.4,
    },
    core: {
      name: 'The four-session pack',
      included: [
        {
          evenings: 'four evenings: gap map, evidence, practice, launch',
          daytime: 'four sessions by day: map, evidence, practice, launch',
          else: 'four sessions: map, evidence, practice, launch',
        },
        {
          films: 'a recorded answer, watched together, deleted',
          sells: 'a call script for ten employers',
          else: 'one document that they type themselves',
        },
        {
          proven: 'a panel that interrupts, as real ones do',
          student: 'a rehearsal at the hour of the real round',
          else: 'a mock panel, scored',
        },
        'a check eight weeks later',
      ],
      excluded: [
        'jobs or interviews promised',
        {
          proven: 'calls to employers you know',
          else: 'visa, legal and super questions',
        },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The change-of-field pack',
      included: [
        {
          evenings: 'eight evenings over three months',
          else: 'eight sessions over three months',
        },
        {
          proven: 'three panels, harder each time',
          else: 'three mock panels from the ad',
        },
        {
          writes: 'two applications marked in comments',
          else: 'a work sample, marked twice',
        },
      ],
      excluded: [
        'writing it for them',
        {
          employed: 'any vacancy at {workplace}',
          else: 'roles where you or your employer sits',
        },
      ],
      hoursFactor: 2.3,
    },
  },
  skills: {
    Sales: {
      writes:
        'Forty calm invitations without a pitch: you can make them by voice and by letter. That fills this diary at {price}.',
      else: 'You can make forty calm invitations in {area} without a pitch, and one caller in a few asks for {price}.',
    },
    Writing: {
      children:
        'You hear a story and cut it to ninety seconds with a number in it. At {price} mark theirs in comments; don’t write it.',
      else: 'You cut a story to ninety seconds and keep its number. Mark, don’t write: {price} buys their words.',
    },
    'Project Management': {
      student:
        'Four sessions, six weeks and homework between two people’s shifts: you keep dates, and {price} depends on them.',
      else: 'Six weeks of sessions and homework need dates. You keep people moving without nagging, and {price} is earned on time.',
    },
    'AI Use':
      'Let it count asks across twenty ads in {state} and invent questions from them. Clients’ stories stay out.',
    'Video Editing':
      'Record a mock with a yes, show twenty seconds of their best answer, and delete it the same {day}.',
  },
  skillLeftOut: {
    'few-hours': 'It stays out: {hours} a week are for invitations and one client.',
    else: 'It stays out, since it helps nobody in {area} past this one gate.',
  },
  tasks: [
    {
      id: 'name-gate',
      title: {
        proven: 'Name the gate you sat behind',
        else: 'Name the gate you know',
      },
      doneWhen: {
        proven:
          'One line holds who, which panel or test, and your years on the other side, the last three counted.',
        children:
          'One line holds who, which interview, and how you know it: passed, trained for or sat in on.',
        else: 'One line says who, which interview, and how you know it.',
      },
      hours: 0.5,
      lite: {
        title: 'Write your one line about the gate',
        hours: 0.25,
        doneWhen: {
          student: 'It names one round you passed yourself.',
          else: 'It names one role, not “careers”.',
        },
      },
      phase: 'offer',
      needs: [],
      where: {
        children: 'Kitchen table, once it is quiet',
        else: 'Anywhere quiet',
      },
    },
    {
      id: 'twenty-ads',
      title: 'Count what twenty ads ask for',
      doneWhen: {
        proven: 'The top five asks are tallied, and you crossed out what ads say and panels never mark.',
        writes: 'The top five asks stand in the ads’ own verbs, and three can be shown after four hours.',
        else: 'Five asks lead the tally, and three can be shown after four hours.',
      },
      hours: 1.5,
      lite: {
        title: 'Tally the asks of six ads',
        hours: 0.25,
        doneWhen: {
          student: 'Graduate ads count as well.',
          else: 'Three asks lead.',
        },
      },
      phase: 'offer',
      needs: ['name-gate'],
      where: {
        children: 'On the couch',
        else: 'With SEEK open',
      },
    },
    {
      id: 'gift-page',
      title: 'Turn the tally into one page',
      doneWhen: {
        writes: 'It reads in two minutes, every line earns its place, and a stranger sent it on.',
        proven: 'A stranger in the field read it in two minutes and sent it to somebody you never met.',
        else: 'Somebody read it in two minutes and sent it on.',
      },
      hours: 1,
      phase: 'offer',
      needs: ['twenty-ads'],
      where: 'At the desk',
    },
    {
      id: 'employer-conflict',
      title: 'Check for clashes with your employer',
      doneWhen: {
        proven: 'Panels, score sheets and vacancies of past employers are listed, and none will be used.',
        employed: 'Vacancies at {workplace} and the clause in your contract are listed.',
        else: 'Vacancies at {workplace} are listed as off limits, and the contract is read.',
      },
      hours: 0.5,
      lite: {
        title: 'List vacancies you must not coach for',
        hours: 0.25,
        doneWhen: {
          student: 'Placements are on it too.',
          else: 'Your own employer’s are on it.',
        },
      },
      phase: 'comply',
      needs: ['name-gate'],
      where: 'At home',
      beforeFirstJob: true,
    },
    {
      id: 'list-forty',
      title: 'List {n:40} people at the gate',
      doneWhen: {
        proven: '{n:40} rows show role, date or refusal, and who trained them.',
        sells: '{n:40} rows show role, date and the one question you would open with.',
        else: '{n:40} rows show a role, a date and how you know them.',
      },
      hours: 1.5,
      lite: {
        title: 'List eight people at the gate',
        hours: 0.25,
        doneWhen: {
          student: 'Three have a closing date.',
          else: 'Each has a role.',
        },
      },
      phase: 'reach',
      needs: ['name-gate'],
      where: {
        evenings: 'Two half-sittings on the couch',
        else: 'Two sittings',
      },
    },
    {
      id: 'invite-ten',
      title: 'Invite {n:10} to a call that sells nothing',
      doneWhen: {
        sells: 'All are out, half by phone, and three calls have a time.',
        writes: 'All are out, each with the role in its first line, and two calls have a time.',
        else: 'All are out by {check-day}, and two calls have a time.',
      },
      hours: 2.5,
      lite: {
        title: 'Invite four to a short call',
        hours: 0.5,
        doneWhen: {
          student: 'One has a closing date.',
          else: 'One call has a time.',
        },
      },
      phase: 'reach',
      needs: ['list-forty', 'twenty-ads'],
      where: {
        daytime: 'In a lunch hour, theirs',
        else: 'By message; people read these after dinner',
      },
    },
    {
      id: 'own-questions',
      title: 'Write twelve questions of your own',
      doneWhen: {
        proven: 'None comes from a panel you sat on, and two would have caught you out.',
        writes: 'Each has one verb, maps to one of the five asks, and could be said aloud.',
        else: 'None is an employer’s, and each maps to one of the five asks of {state}’s ads.',
      },
      hours: 1,
      phase: 'proof',
      needs: ['twenty-ads'],
      where: 'Anywhere with the tally',
    },
    {
      id: 'score-sheet',
      title: 'Make a four-line score sheet',
      doneWhen: {
        proven: 'You and one former colleague differ by a point at most on one recorded answer.',
        else: 'You and a friend from {workplace} differ by a point at most.',
      },
      hours: 0.75,
      phase: 'proof',
      needs: ['own-questions'],
      where: {
        children: 'Kitchen table',
        else: 'With a recorded answer',
      },
    },
    {
      id: 'pilot-mock',
      title: {
        proven: 'Run one mock panel for a former junior',
        else: 'Run one mock panel for somebody near the gate',
      },
      doneWhen: {
        proven: 'Six answers are scored, two redone, and what changed is written in their words.',
        children:
          'Six answers have scores, two were redone, and their own sentence about the difference is noted.',
        else: 'Six answers are scored, and one improved before your eyes.',
      },
      hours: 2,
      lite: {
        title: {
          student: 'Run half a mock panel with a classmate',
          else: 'Run half a mock panel',
        },
        hours: 1,
        doneWhen: {
          student: 'Three answers are scored, one redone.',
          else: 'Three answers have scores.',
        },
      },
      phase: 'deliver',
      needs: ['invite-ten'],
      fromDay: 4,
      where: {
        evenings: 'By video, once the house is quiet',
        else: 'By video, or a library table',
      },
    },
    {
      id: 'ten-calls',
      title: 'Hold the first {n:5} calls',
      doneWhen: {
        sells: 'Each kept to twenty minutes, and you did not answer the price question on the call.',
        children: 'Each kept to twenty minutes, and their words were logged the same night.',
        else: 'Each kept to twenty minutes, and their words are logged.',
      },
      hours: 2,
      phase: 'reach',
      needs: ['invite-ten'],
      fromDay: 5,
      where: {
        children: 'Once the children are down',
        daytime: 'At their lunch',
        else: 'When both are free',
      },
    },
    {
      id: 'word-theft',
      title: 'Rewrite your page in callers’ words',
      doneWhen: {
        writes: 'Three of their phrases stand in it, and you cut your best sentence.',
        proven: 'Three of their phrases replaced three words of the trade.',
        else: 'Three phrases of theirs stand in it, none of yours.',
      },
      hours: 0.5,
      lite: {
        title: 'Put two callers’ phrases into your line',
        hours: 0.25,
        doneWhen: 'Both are as they said them.',
      },
      phase: 'learn',
      needs: ['ten-calls'],
      fromDay: 8,
      where: 'With the call log',
    },
    {
      id: 'write-pack',
      title: 'Write the {price} pack, limits included',
      doneWhen: {
        organises: 'Weeks, sessions, homework, {price}, limits and cancellation fit one dated page.',
        proven: 'A page holds weeks, {price}, the five limits and no word about your success rate.',
        else: 'Sessions, weeks, {price}, limits and cancelling fit one page.',
      },
      hours: 1,
      lite: {
        title: 'Write four sessions and three limits',
        hours: 0.25,
        doneWhen: {
          student: 'It says {starter-price} for one rehearsal.',
          else: 'It promises work, no job.',
        },
      },
      phase: 'offer',
      needs: ['twenty-ads'],
      where: 'At the desk',
    },
    {
      id: 'privacy-note',
      title: 'Write how notes are kept and deleted',
      doneWhen: {
        abn: 'Five lines on your letterhead say what is kept, where and until when.',
        else: 'Five lines tell a client what is recorded and when it goes.',
      },
      hours: 0.5,
      phase: 'comply',
      needs: ['write-pack'],
      where: 'Same sitting as the pack',
      beforeFirstJob: true,
    },
    {
      id: 'booking-pay',
      title: 'Set up calendar, payment and intake form',
      doneWhen: {
        organises: 'A friend booked, paid a test and answered five questions, all inside four minutes.',
        else: 'A friend booked a {day}, paid a test and answered five questions by phone.',
      },
      hours: 1,
      phase: 'sell',
      needs: ['write-pack'],
      where: 'Online',
    },
    {
      id: 'day-after-note',
      title: 'Send the note to callers who asked',
      doneWhen: {
        sells: 'All who asked had {price}, a start date and a call within a day.',
        writes: 'Each note begins with a phrase of theirs and ends with a start date at {price}.',
        else: 'All who asked have a note with {price} and a date.',
      },
      hours: 0.5,
      lite: {
        title: 'Send the note to anyone who asked',
        hours: 0.25,
        doneWhen: {
          student: '{starter-price} comes first in it.',
          else: 'It has a start date.',
        },
      },
      phase: 'sell',
      needs: ['ten-calls', 'write-pack'],
      waitDays: 1,
      fromDay: 6,
      where: 'The day after each call',
    },
    {
      id: 'fifteen-more',
      title: 'Invite {n:15} more with the mended line',
      doneWhen: {
        sells: 'All were invited, and each no gave one name instead.',
        else: 'All were invited, and each answer has a next step.',
      },
      hours: 3.75,
      phase: 'reach',
      needs: ['word-theft'],
      fromDay: 9,
      where: 'Five a sitting',
    },
    {
      id: 'last-fifteen',
      title: 'Invite the last {n:15}, passed-on names first',
      doneWhen: {
        proven: 'All were invited; the log says whether juniors or strangers came.',
        else: 'All were invited, and the log shows which place answered.',
      },
      hours: 3.75,
      phase: 'reach',
      needs: ['fifteen-more'],
      fromDay: 20,
      where: 'Over a fortnight',
    },
    {
      id: 'branch-talk',
      title: 'Offer ten minutes to a branch or class',
      doneWhen: {
        proven: 'One organiser in {state} gave a date, and you asked for the door, not the stage.',
        else: 'One organiser gave a date or a no.',
      },
      hours: 1,
      phase: 'reach',
      needs: ['gift-page'],
      when: 'office-hours',
      where: 'By phone to whoever plans events',
      instead: 'By email to whoever plans events',
    },
    {
      id: 'intake-read',
      title: 'Read the first intake; choose the order',
      doneWhen: {
        proven: 'Paper or voice: you wrote which before ringing, and they agreed.',
        else: 'You know whether your first client needs paper or voice first.',
      },
      hours: 0.75,
      phase: 'deliver',
      needs: ['day-after-note', 'booking-pay'],
      fromDay: 15,
      where: 'Two days before session one',
      firstJob: true,
    },
    {
      id: 'sessions-one-two',
      title: 'Run sessions one and two',
      doneWhen: {
        writes: 'Gap map and six stories stand in the client’s words; your pencil stayed in the margin.',
        proven: 'Six stories say “I”, hold a number and were typed by the client, not by you.',
        else: 'Gap map and six stories are in their document, typed by them.',
      },
      hours: 2.75,
      whole: true,
      phase: 'deliver',
      needs: ['intake-read'],
      fromDay: 17,
      where: {
        evenings: 'By video, a week apart',
        else: 'A week apart',
      },
    },
    {
      id: 'session-three',
      title: 'Run the mock panel and ask for words',
      doneWhen: {
        proven: 'Scores are dated, weak answers redone, and you interrupted once as panels do.',
        else: 'Scores are dated, weak answers redone, and a sentence is theirs to give.',
      },
      hours: 1.25,
      whole: true,
      phase: 'deliver',
      needs: ['sessions-one-two'],
      fromDay: 31,
      where: 'By video, at the real panel’s hour if possible',
    },
    {
      id: 'session-four',
      title: 'Close with ten employers and one ask',
      doneWhen: {
        sells: 'They hold ten names and a script, rang the first with you there, and gave you one name.',
        else: 'They hold ten names in {state} and a script; you were given a name or none.',
      },
      hours: 1.25,
      phase: 'deliver',
      needs: ['session-three'],
      fromDay: 43,
      where: 'By video or at a library table',
    },
    {
      id: 'read-pattern',
      title: 'Read calls for a pattern',
      doneWhen: {
        proven: 'You wrote which problem repeats, against {asks-14} tries a fortnight, or narrowed the gate.',
        else: 'You wrote which problem repeats, or narrowed the gate.',
      },
      hours: 0.5,
      lite: {
        title: 'Note which problem came up twice',
        hours: 0.25,
        doneWhen: 'It stands in a caller’s words.',
      },
      phase: 'learn',
      needs: ['ten-calls'],
      fromDay: 12,
      where: 'With the log',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: { 'no-calls': 'Invitation to a talk', else: 'Invitation to a call' },
      when: 'To somebody who is trying for the role now',
      lines: [
        {
          proven:
            'Hi [name], {name} here. You’re going for [role]; for [years] I sat on that side of the table.',
          student:
            'Hi [name], it’s {name} from [course]. You’re applying for [round], which I got through in [year].',
          children:
            'Hi [name], it’s {name}. I heard you’re going for [role]. I know that interview from [how].',
          else: 'Hi [name], {name} here. I saw you’re going for [role], and I know that interview from [how].',
        },
        {
          'no-calls':
            'Where do good people come unstuck? Could I ask you at [place] for twenty minutes, [day] or [day]?',
          sells: 'Where do good people come unstuck? Could I ring you for twenty minutes, [day] or [day]?',
          children: 'I’m collecting where good people in {area} come unstuck. Twenty minutes, {short-when}?',
          else: 'I want to learn where people come unstuck. Would you give me twenty minutes {when}?',
        },
        {
          'no-calls': 'Nothing is for sale there. I send you my tally of what [number] ads want.',
          organises: 'Nothing is for sale on the call. I send you my tally of what [number] ads want.',
          else: 'There’s no pitch, and you get my page on what [number] ads in {state} ask for.',
        },
      ],
    },
    {
      id: 'quote',
      title: 'The note next day',
      when: 'Only to callers who asked what help costs',
      lines: [
        {
          writes: 'Hi [name], “[their phrase]”, you said. Sessions two and three are for exactly that.',
          else: 'Hi [name], you told me [their phrase]. That is what we rehearse in week four.',
        },
        {
          proven:
            'Four sessions, [weeks] weeks, {price} up front. I promise stories, a marked panel, a list; never the job.',
          student:
            'One rehearsal is {starter-price}; all four sessions are {price}. I can promise the work and no place.',
          else: 'Four sessions over [weeks] weeks cost {price}, paid first. Stories, a mock and a list I promise; the job I can’t.',
        },
        {
          evenings: 'One place begins on [date], after work hours. Shall I keep it until [day]?',
          else: 'A place begins on [date]. Shall I keep it until [day]? {name}',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'Eight weeks on',
      when: 'Eight weeks after session four',
      lines: [
        {
          'no-calls':
            'Hi [name], our check is due. How has it gone since [day]? Good, bad or nothing, all help.',
          sells:
            'Hi [name], our check is due. I’ll ring on [day] for fifteen minutes: good, bad or nothing, all help.',
          else: 'Hi [name], our check is due: fifteen minutes {short-when}? Good news and bad both help.',
        },
        {
          student: 'Bring the question that went worst. And who in the year below is where you were?',
          else: 'Bring the question that went worst since then. And who on your old crew is stuck there? {name}',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'Words after the mock',
      when: 'Straight after the mock panel',
      lines: [
        {
          proven: 'What did you just do that you couldn’t in week one?',
          else: 'Which answer would you not have given in week one, and why?',
        },
        {
          regional:
            'May I write that down, with first name and trade, or only “{area}” if your search is quiet?',
          else: 'May I write that down and show it, with your name, or only trade and town?',
        },
        'Change it or take it back whenever you like. {name}',
      ],
    },
  ],
  risks: [
    {
      id: 'talkers',
      risk: 'People love the free call and never buy.',
      firstSign: 'Six calls end with “so helpful”.',
      response: {
        sells: 'Ask what they have paid for before; keep calls for those with a date.',
        else: 'Ask what they last paid for. Keep {day} for people with a panel date.',
      },
      likelihood: 3,
      impact: 2,
    },
    {
      id: 'promise-heard',
      risk: 'A client heard you promise a job.',
      firstSign: '“What if I don’t get it?”',
      response: {
        proven: 'Read the promise aloud at intake; leave your past placings out of it.',
        else: 'Read the promise aloud at intake; offer to return sessions not used of {price}.',
      },
      likelihood: 2,
      impact: 3,
      for: ['proven', 'sells'],
    },
    {
      id: 'in-distress',
      risk: 'A client is not coping.',
      firstSign: 'The hour goes on sleep, tears or a boss.',
      response: {
        student: 'You are no counsellor: pause, name their GP and the campus service, return the rest.',
        else: 'Pause kindly, suggest their GP or a helpline, return what is left of {price}.',
      },
      likelihood: 2,
      impact: 3,
    },
    {
      id: 'employer-material',
      risk: 'Somebody sends an employer’s question set.',
      firstSign: 'A file with a company footer.',
      response: 'Delete it unread, say why, and use your twelve from ads in {state}.',
      likelihood: 1,
      impact: 3,
      for: ['proven', 'employed'],
    },
    {
      id: 'found-out',
      risk: 'A quiet search becomes known in {area}.',
      firstSign: 'A work address in your calendar.',
      response: 'Private addresses, a bland title, and tell them the same day if it slipped.',
      likelihood: 1,
      impact: 3,
      for: ['regional', 'town'],
    },
    {
      id: 'rewriting',
      risk: 'You rewrite résumés at night for nothing.',
      firstSign: 'A pack passes its hours by session two.',
      response: {
        writes: 'You could, which is the trap: comments only, or a job of its own.',
        else: 'Return it with comments; {price} buys no typing.',
      },
      likelihood: 3,
      impact: 1,
      for: ['writes', 'organises'],
    },
    {
      id: 'no-standing',
      risk: 'A caller asks what gives you the right.',
      firstSign: '“So how many have you hired?”',
      response: 'Say how you know the gate, charge {starter-price}, and show first and last scores.',
      likelihood: 3,
      impact: 2,
      only: ['new', 'skilled'],
    },
    {
      id: 'two-calendars',
      risk: 'Your week and theirs never meet.',
      firstSign: 'Two sessions are moved.',
      response: 'Offer {day} and one other time only, with a day’s notice to change.',
      likelihood: 2,
      impact: 2,
      only: ['children', 'student', 'employed'],
    },
  ],
  qualityChecks: [
    'Each story says “I” and has a number.',
    'The client typed most of the document.',
    'Three tasks at most, each under an hour.',
    'Mock scores are dated, the same four lines.',
    'Nobody was promised a job, even aloud.',
    'Recordings have a yes and a deletion day.',
    'Each answer ended inside two minutes.',
    'No employer’s question was used.',
  ],
  keepDoing: 'sending personal invitations',
  metrics: [
    {
      id: 'tries',
      name: 'Personal invitations sent',
      what: {
        sells: 'About {asks-week} a week, by name; posts don’t count.',
        else: 'To one person at the gate, {asks-week} a week.',
      },
      ifLow: {
        proven: 'Write to former juniors; they answer.',
        student: 'Ask the year below you; they answer.',
        else: 'Ask people from {workplace} for one name.',
      },
    },
    {
      id: 'replies',
      name: 'Calls that took place',
      what: {
        'few-hours': 'Twenty minutes each, three a month.',
        else: 'Twenty minutes each, kept and logged.',
      },
      ifLow: {
        writes: 'Put one job title in line one, and no adjective.',
        else: 'Put {area} and one title in the first line.',
      },
    },
    {
      id: 'sales',
      name: 'Packs and rehearsals paid',
      what: {
        proven: 'Money in before session one; {goal} takes {sales-goal} a month.',
        else: 'All of {price} before session one; {sales-goal} a month would meet {goal}.',
      },
      ifLow: {
        sells: 'Ask by when they need it, then {price}.',
        student: 'Offer {starter-price} before the pack.',
        else: 'Ask what they have bought before, and by when.',
      },
    },
    {
      id: 'hours',
      name: 'Selling hours and session hours',
      what: {
        'few-hours': 'Two columns, out of {hours} a week.',
        else: 'Two columns; notes and reading go with sessions.',
      },
      ifLow: {
        'no-calls': 'Keep {short-day} for talks before client two.',
        children: 'Keep {short-day} for calls before client two.',
        else: 'Hold {day} for calls before client two.',
      },
    },
  ],
  channels: [
    {
      name: 'Invitations to a no-pitch call',
      fit: 0.9,
      cost: 0.1,
      speed: 0.7,
      firstStep: {
        sells: 'Ring two with a panel date, write to two.',
        else: 'Invite {n:5}, two of them with a panel date.',
      },
      experiment: '{n:20} invitations: half offer the ads page, half practice questions.',
    },
    {
      name: 'Names from former clients and juniors',
      fit: 0.95,
      cost: 0.05,
      speed: 0.6,
      firstStep: {
        proven: 'Ask two former juniors who is one step behind.',
        else: 'Ask two people from {workplace} for one name.',
      },
      experiment: {
        proven: 'Some after the mock, some at eight weeks.',
        else: 'Ask one after the mock, one in {month-3}.',
      },
    },
    {
      name: 'Course teachers and associations',
      fit: 0.75,
      cost: 0.15,
      speed: 0.4,
      firstStep: {
        sells: 'Ring one teacher about finishers’ interviews.',
        else: 'Write to one teacher in {area} about finishers.',
      },
      experiment: 'Ten minutes at one, a page at another, by {month-3}.',
    },
    {
      name: 'Role groups online',
      fit: 0.65,
      cost: 0.1,
      speed: 0.6,
      firstStep: {
        writes: 'Answer one refusal with a weak-to-strong story.',
        else: 'Answer one refusal {short-when} with a specific fix.',
      },
      experiment: 'The tally in one week, a story the next.',
    },
    {
      name: 'LinkedIn posts',
      fit: 0.5,
      cost: 0.2,
      speed: 0.3,
      firstStep: 'Publish one story line, weak and strong.',
      experiment: 'Four posts by {month-3}; stop unless a stranger rings.',
    },
  ],
  delivery: [
    {
      step: 'Take in',
      you: {
        proven: 'Read ad and answers as a panel would.',
        else: 'Read five answers and the ad.',
      },
      tool: 'Intake form',
      doneWhen: 'Paper or voice is chosen.',
    },
    {
      step: 'Map',
      you: 'Mark have, half, missing on five asks.',
      tool: 'Client’s document',
      doneWhen: 'One page, agreed aloud.',
    },
    {
      step: 'Gather',
      you: {
        writes: 'Draw six stories; they type, you trim.',
        else: 'Draw six stories: who did what?',
      },
      tool: 'Story bank',
      doneWhen: 'Each runs ninety seconds.',
    },
    {
      step: 'Rehearse',
      you: {
        proven: 'Ask six, interrupt once, score, redo.',
        else: 'Ask six, score, redo the weak.',
      },
      tool: 'Score sheet, timer',
      doneWhen: 'Two faults are named.',
    },
    {
      step: 'Launch',
      you: 'Mend those; list ten employers.',
      tool: 'Client’s document',
      doneWhen: 'Application one has a date.',
    },
    {
      step: 'Check',
      you: {
        'no-calls': 'Write after eight weeks; note what happened.',
        else: 'Ring after eight weeks; note what happened.',
      },
      tool: 'Phone, small table',
      doneWhen: 'The result stands as it is.',
    },
  ],
  tools: [
    {
      name: 'Calendar booking',
      job: 'Times without ping-pong',
      freeFirst: 'Cal.com free, or a plain calendar',
      payWhen: 'Changes cost an hour a month',
      for: ['organises', 'children'],
    },
    {
      name: 'Video call',
      job: 'Sessions and mocks',
      freeFirst: 'Google Meet, or a phone',
      payWhen: 'A free limit cuts a mock short',
      for: ['evenings', 'regional'],
    },
    {
      name: 'A shared document',
      job: 'One file a client',
      freeFirst: 'Google Docs, private address',
      payWhen: 'A client needs stricter storage',
      for: ['writes'],
    },
    {
      name: 'A tally sheet',
      job: 'Ads, calls, scores',
      freeFirst: 'Paper or Google Sheets',
      payWhen: 'Never',
    },
    {
      name: 'A kitchen timer',
      job: 'Two minutes an answer',
      freeFirst: 'The phone has one',
      payWhen: 'Never',
      for: ['proven', 'student'],
    },
  ],
  positioning: {
    category: {
      student: 'Interview practice for one round, by somebody just through it',
      else: 'Interview and evidence coaching for one role',
    },
    claim: {
      proven: 'You hear what panels write down, beforehand.',
      student: 'I got through that round lately; here is how.',
      children: 'Six true stories, marked kindly and in time.',
      else: 'Your own six stories, scored before they are.',
    },
    proof: [
      'the tally of twenty ads in {state}',
      'first and last mock scores, with numbers',
      'a finisher’s own sentence',
    ],
    notFor: {
      employed: 'Visas, disputes, vacancies at {workplace}, and applications written for people.',
      else: 'Visas, workplace disputes, and anybody who wants it written.',
    },
  },
  growth: {
    'few-hours':
      'At {hours} a week one pack at a time is full. Raise {price} after three finishers rather than take two.',
    'many-hours':
      'Six single packs at one gate come first. Then a group of four or five from callers in {area} who found {price} too dear.',
    else: 'Two packs at a time fill {hours} a week. After six at one gate, offer a group of four to earlier callers.',
  },
  consolation: {
    proven:
      'Ten calls map where your own field in {area} loses people, which is worth a page at your next interview.',
    student:
      'Whatever sells, by {check-day} you will have tallied real ads and scored real answers before your own round in {state}.',
    else: 'Whatever sells, by {check-day} you know what ads in {area} ask for, and answer it better yourself.',
  },
};
