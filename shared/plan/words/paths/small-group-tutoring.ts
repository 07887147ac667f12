import type { PathWords } from '../path-words.ts';

export const smallGroupTutoringWords: PathWords = {
  slug: 'small-group-tutoring',
  customer: {
    who: {
      'school-age':
        'Parents around {area} whom you meet through your own children, whose child in one pair of school years says “I’m just bad at it”.',
      evenings:
        'Parents in {area} of seniors who study after tea, and of Year 8s whose last report was read twice.',
      metro:
        'Parents near one bus or train line in {area} who paid a centre, got sheets home, and watched the marks stay put.',
      regional:
        'Parents in {area} who have asked every tutor they know of, and whose child has stopped asking in class.',
      else: 'A parent in {state} within fifteen minutes of one table, whose child has begun to say “I’m just bad at it”.',
    },
    situation: {
      proven:
        'Two tutors came and went. The family in {area} wants one person who names the broken topic and stays a year.',
      children:
        'The kitchen bench in {area} is where homework turns into a fight. One-to-one lessons ran until the rego was due.',
      else: [
        'One-to-one cost too much to keep up, so it stopped. Homework in {area} ends in a slammed door.',
        'The child copes until the test. Nobody at home in {area} learned it this way, so nobody can help.',
      ],
    },
    trigger: {
      metro: 'A selective or scholarship test, subject choices, or a report in {area} where a C became a D.',
      regional:
        'A relief teacher all term, a move to boarding or high school, or a first poor report in {area}.',
      else: [
        'A first poor report in {area}, a move to high school, or marks that begin to count.',
        'Subject choices, NAPLAN results, or a parents’ night in {area} that ended in silence.',
      ],
    },
    pays: {
      abn: 'The parent who drives, once a term before week two, on an invoice with your ABN.',
      evenings:
        'The parent who answers you after tea pays once a term, before week two, into its own account.',
      else: 'The parent who does the driving in {area} pays once for the term, before week two.',
    },
  },
  theirWords: [
    'He was fine until fractions.',
    'They do it differently now.',
    'We had a tutor; it was a car payment.',
    'She’d ask if there were four of them.',
    'Is he behind, or lazy?',
    'It has to be a Tuesday.',
    'I don’t want another app.',
    'She cries before every test.',
    'He says the teacher goes too fast.',
  ],
  places: [
    {
      place: 'Requests in three {local} Facebook groups',
      how: {
        proven:
          'List half a year of “tutor” posts around {area}; once your check is through, answer with one topic each.',
        'few-hours':
          'List half a year of “tutor” posts around {area}; four families at one hour are all you need.',
        else: 'Write down year and subject of each “tutor” post around {area}; answer once your check is through.',
      },
      count: 14,
    },
    {
      place: 'Parents you meet through your own children',
      how: 'Ask in {area} who they would ask for an older one, and how report time went; adults only.',
      count: 12,
      only: ['children'],
    },
    {
      place: 'Colleagues at {workplace} with school-age children',
      how: {
        employed:
          'Ask {n:8} people at {workplace} which year worries them; they know how you explain things.',
        else: 'Ask {n:8} people you know from {workplace} which year worries them at home.',
      },
      count: 12,
      for: ['employed', 'student', 'evenings'],
    },
    {
      place: 'Boards at library, pool and supermarket',
      how: 'Read which tutors are up in {area} and whose strips are gone; pin {n:6} beside where homework is done.',
      count: 8,
      for: ['student', 'no-money'],
    },
    {
      place: 'School newsletters and parent associations',
      how: {
        proven:
          'Ask {n:6} offices near {area} who edits the newsletter, and offer a page on one common mistake.',
        else: 'Ask {n:6} offices near {area} if paid notices are taken and who puts the newsletter together.',
      },
      count: 8,
      for: ['daytime', 'proven'],
    },
    {
      place: 'Swim, music and dance waiting rooms',
      how: 'Parents sit there an hour: ask the {local} teacher first if a card may lie on the desk.',
      count: 10,
      for: ['regional', 'weekends', 'children'],
    },
    {
      place: 'Tutors who are full or teach something else',
      how: {
        'no-calls': 'Write to {n:6} around {area} as one of the trade; offer to take years they do not want.',
        proven: 'Ring {n:6} around {area} as one of the trade; offer to take years they do not want.',
        else: 'Ring {n:6} around {area}; full tutors are asked weekly and have nowhere to send people.',
      },
      count: 10,
      for: ['proven', 'many-hours'],
    },
    {
      place: 'Migrant, faith and cultural groups',
      how: 'Ask a {local} organiser which years worry parents; offer one notice in the language they use at home.',
      count: 10,
      for: ['metro', 'writes'],
    },
    {
      place: 'Families who left a tutoring centre',
      how: 'Search {local} posts for a centre’s name and “stopped”; ask {n:6} of them what was missing.',
      count: 8,
      for: ['metro', 'many-hours'],
      skill: 'Sales',
    },
    {
      place: 'Home-school and distance-education circles',
      how: 'Ask home-education groups in {state} who wants one subject taught; families around {area} fill odd hours.',
      count: 8,
      for: ['regional', 'daytime'],
    },
  ],
  alternatives: [
    {
      what: 'Waiting for the next report',
      whyItFails: 'The gap grows three lessons on top.',
    },
    {
      what: 'A parent helping at night',
      whyItFails: 'The method changed; the child defends pride.',
      for: ['children', 'evenings'],
    },
    { what: 'An app with streaks', whyItFails: 'It keeps them busy at what they can.' },
    {
      what: 'One-to-one lessons',
      whyItFails: 'They end in the term that mattered.',
      for: ['regional'],
    },
    {
      what: 'A centre with worksheets',
      whyItFails: 'Quiet children finish sheets and learn nothing.',
      for: ['metro'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Hoping that it clicks',
      price: 'Nothing until the next report',
      speed: 'A term at a time',
      trust: 'Wishful',
      yourEdge: 'Lesson one names the topic that broke first.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Workbooks and a parent at the bench',
      price: 'A book and the evening’s peace',
      speed: 'Tonight',
      trust: 'Love with little patience',
      yourEdge: 'You are not the parent; three others were stuck too.',
    },
    {
      kind: 'marketplace',
      name: 'Superprof, Cluey and Gumtree tutors',
      price: 'By the hour, single or online',
      speed: 'Days',
      trust: 'Ratings, checks of varying kind',
      yourEdge: {
        proven: 'Years in the subject, one table, a number to verify.',
        else: 'A check number, a real table, {starter-price} to try.',
      },
    },
    {
      kind: 'local-rival',
      name: 'The centre in the shopping strip',
      price: 'Above {price} a term, plus joining',
      speed: 'Test next week',
      trust: 'A brand and a waiting room',
      yourEdge: 'Staff change there; you sit with the weakest of four.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'The retired teacher everybody rings',
      price: 'By the hour, one child at a time',
      speed: 'When somebody leaves',
      trust: 'Taught half of {area}',
      yourEdge: 'You have seats, and she may send you names.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Mathspace, Khan Academy, AI tutors',
      price: 'Free or a small subscription',
      speed: 'Instant',
      trust: 'Correct, and easily outwitted',
      yourEdge: 'You see the pencil stop.',
    },
  ],
  offer: {
    promise: {
      proven:
        'One table of four, taught by somebody who has done it for years and tells the parent what was learned.',
      evenings: 'Four students at one table in {area} after tea, and a line to each parent before bed.',
      else: [
        'One table in {area}, four students of one level, and a parent who hears weekly what was learned.',
        'Four at a table, so a child in {area} is neither lost nor stared at.',
      ],
    },
    starter: {
      name: 'The first lesson',
      included: [
        'a normal hour at the table',
        { proven: 'a test that finds the first break', else: 'a short test over six topics' },
        {
          writes: 'a page you would forward',
          evenings: 'a report before bed',
          else: 'a report the same night',
        },
      ],
      excluded: ['a duty to enrol', { proven: 'a diagnosis', else: 'homework to mark' }],
      hoursFactor: 0.2,
    },
    core: {
      name: 'The eight-lesson term',
      included: [
        {
          evenings: 'eight lessons after tea',
          children: 'eight lessons that end before dinner',
          student: 'eight lessons around your own classes',
          else: 'eight lessons of an hour',
        },
        { designs: 'half-sheets with room to think', else: 'an exit slip each week' },
        { organises: 'a topic map each family can see', else: 'one line to parents each week' },
        { proven: 'a report in week six, with next steps', else: 'a report in week six' },
      ],
      excluded: [
        'week one and the last week',
        { proven: 'assignments written for them', else: 'school assignments done' },
        'single lessons on request',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Term and exam weeks',
      included: [
        { organises: 'all eight lessons, dated', else: 'all eight lessons' },
        { regional: 'four video sessions before exams', else: 'four shorter sessions before exams' },
        {
          proven: 'practice papers in exam style',
          'uses-ai': 'practice sets you checked by hand',
          else: 'practice papers you wrote',
        },
        'a second report',
      ],
      excluded: [
        'copied past papers',
        { student: 'help during assessments', else: 'messages with students alone' },
      ],
      hoursFactor: 1.5,
    },
  },
  skills: {
    Writing: {
      proven:
        'Your five plain lines are what {local} parents forward. Years let you say which topic broke first, and why.',
      else: 'Your report in five plain lines is what {local} parents forward: the topic that broke, two lessons to mend it.',
    },
    'Project Management': {
      children: 'You run a family’s week; ten plans, four families and a room are one timetable more.',
      else: 'Ten plans, four families and one room make a timetable; a broken leg in week five costs no fight.',
    },
    Sales: {
      'no-calls':
        'Four questions in person, then your silence: {local} parents at {price} decide on the talk, not the card.',
      student:
        'You can talk to a worried parent for five minutes. In {area} that fills more seats than any flyer.',
      proven:
        'Four questions by phone, then your silence: {local} parents at {price} decide on the call, not the card.',
      else: 'You can ring a parent and ask four questions. Those who hide behind flyers fill one seat.',
    },
    'AI Use':
      'Let it vary a task you wrote {n:40} ways, then work each answer: one wrong key costs the {local} table.',
    Design: 'Half-sheets with room for untidy hands calm a table faster than any pep talk.',
    'Video Editing': 'For an absent student, film five minutes of your hands at work. Never film the table.',
  },
  skillLeftOut: 'It neither helps a child at the table nor informs a parent, so it is left out.',
  tasks: [
    {
      id: 'choose-table',
      title: 'Choose one subject and two school years',
      doneWhen: {
        proven: 'You chose the table you would teach for two years, and its three breaking topics.',
        student: 'You can name the three topics where that year breaks, and explain each to a friend.',
        else: 'You can name the three topics where that year breaks.',
      },
      hours: 0.5,
      lite: {
        title: 'Choose one subject and two years',
        hours: 0.25,
        doneWhen: 'Three breaking topics are named.',
      },
      phase: 'offer',
      needs: [],
      where: {
        children: 'At your own kitchen table',
        student: 'A library desk',
        else: 'At the table',
      },
    },
    {
      id: 'count-requests',
      title: 'Count requests within fifteen minutes of {area}',
      doneWhen: {
        regional: 'Six requests for one table are listed, or video across {state} is chosen.',
        evenings: 'Six requests are listed, and you know which of them could come after tea.',
        else: 'Six or more for one subject are listed, or you widened to video.',
      },
      hours: 1.25,
      lite: {
        title: 'Count requests in one {local} group',
        hours: 0.25,
        doneWhen: 'Subject and year stand beside each.',
      },
      phase: 'offer',
      needs: ['choose-table'],
      where: { children: 'On the sofa with the phone', else: 'At a screen' },
    },
    {
      id: 'apply-check',
      title: 'Apply for the child-safety check',
      doneWhen: {
        'has teacher|teaching':
          'You asked what teacher registration in {state} covers; whatever it leaves open is applied for.',
        proven: 'Your check for {state} is for paid, self-employed work, not an old volunteer one.',
        student: 'The paid, self-employed form for {state} is in; a placement check was not relied on.',
        else: 'The form for paid, self-employed work in {state} is in, three questions asked.',
      },
      materials: 'Identity papers',
      hours: 1,
      lite: {
        title: 'Apply for the child-safety check',
        hours: 0.5,
        doneWhen: 'The form for paid work in {state} is in.',
      },
      phase: 'comply',
      needs: ['choose-table'],
      when: 'office-hours',
      where: 'Online, in some states then at a counter',
      instead: 'Online; if papers must be seen, at a counter in a weekday break',
      beforeFirstJob: true,
    },
    {
      id: 'house-rules',
      title: 'Write the house rules, and the message with them',
      doneWhen: {
        children: 'Door, parent, messages, photos and your own children at home each have a line.',
        else: 'Door, parent, messages, photos and pick-up have a line any {local} parent would sign.',
      },
      hours: 0.75,
      phase: 'comply',
      needs: ['apply-check'],
      where: 'At home, one sitting',
      beforeFirstJob: true,
    },
    {
      id: 'ask-parents',
      title: 'Ask {n:6} parents who they would ask',
      doneWhen: {
        employed: '{n:6} adults, {workplace} included, told you a name, a price and what went wrong.',
        proven: '{n:6} adults told you whom they rang last, and why it stopped.',
        else: '{n:6} adults told you a name, a price and what went wrong.',
      },
      hours: 1,
      lite: {
        title: 'Ask three parents who they would ask',
        hours: 0.5,
        doneWhen: 'One named a price and a reason.',
      },
      phase: 'reach',
      needs: ['count-requests'],
      where: {
        children: 'Where you meet other parents; adults only',
        student: 'By message and in shared houses; adults only',
        else: 'In person where you can; adults only',
      },
    },
    {
      id: 'find-room',
      title: 'Find a room for one set hour',
      doneWhen: {
        evenings: 'A host said yes in writing to paid lessons after tea, lights and toilets on.',
        'no-money': 'A free room, or a host family, said yes in writing to paid lessons.',
        else: 'One host said yes in writing to paid lessons at that hour.',
      },
      hours: 1.5,
      phase: 'offer',
      needs: ['count-requests'],
      when: 'office-hours',
      where: 'By phone, then there at that hour',
      instead: 'By email first, then there at that hour',
    },
    {
      id: 'cover-question',
      title: 'Ask what cover room and table need',
      doneWhen: {
        abn: 'The hall’s demand and a quote under your ABN stand side by side.',
        else: 'The hall’s demand and one quote are written down, before anybody pays.',
      },
      hours: 0.5,
      phase: 'comply',
      needs: ['find-room'],
      when: 'office-hours',
      where: 'By phone, in office hours',
      instead: 'By email to the hall and one insurer',
      beforeFirstJob: true,
    },
    {
      id: 'twelve-questions',
      title: 'Write a twelve-question starting test',
      doneWhen: {
        proven: 'Two questions a topic catch the errors your years have shown you.',
        'uses-ai': 'Two a topic, numbers varied by machine, every answer worked by you.',
        else: 'Two for each of six topics, numbers your own, worked twice.',
      },
      hours: 1,
      lite: { title: 'Write six starting questions', hours: 0.25, doneWhen: 'Each was worked twice.' },
      phase: 'offer',
      needs: ['choose-table'],
      where: { children: 'Kitchen table, crumbs and all', else: 'Kitchen table' },
    },
    {
      id: 'plan-one',
      title: 'Write lesson plan one with three sheets',
      doneWhen: {
        proven: 'The hour is yours, not a school’s: opener, idea, pair, three sheets, slip.',
        organises: 'Opener to slip fit the hour, minute by minute, on a single page.',
        else: 'Opener, idea, pair task, three sheets and slip fit an hour on paper.',
      },
      hours: 1.25,
      lite: { title: 'Sketch the first hour and one sheet', hours: 0.25, doneWhen: 'It ends with a slip.' },
      phase: 'offer',
      needs: ['twelve-questions'],
      where: { student: 'A library desk', else: 'At home' },
    },
    {
      id: 'rehearse-hour',
      title: 'Rehearse the hour with grown-ups',
      doneWhen: {
        proven: 'Two adults met the slip in time, and one told you where you talked too long.',
        children: 'Two adults sat it while the house slept, and the slip was reached.',
        student: 'Two classmates sat it, the slip was reached, and the timings are noted.',
        else: 'Two adults sat it, the slip was reached, and the timings are noted.',
      },
      materials: 'Plan one, two friends, biscuits',
      hours: 1.5,
      lite: {
        title: 'Rehearse half the lesson on one adult',
        hours: 0.75,
        doneWhen: 'They solved the last task unaided.',
      },
      phase: 'deliver',
      needs: ['plan-one', 'apply-check', 'ask-parents'],
      fromDay: 5,
      where: { student: 'Your kitchen or the campus library', else: 'Your own table' },
    },
    {
      id: 'mend-plan',
      title: 'Cut what ran over',
      doneWhen: 'Five minutes are left for the slip.',
      hours: 0.25,
      lite: { title: 'Cut what ran over', hours: 0.25, doneWhen: 'The slip has its minutes.' },
      phase: 'learn',
      needs: ['rehearse-hour'],
      fromDay: 5,
      where: 'While you wash the cups',
    },
    {
      id: 'post-text',
      title: 'Write the post a neighbour can copy',
      doneWhen: {
        writes: 'Year, day, hour, place, {price} and seats in words a tired parent reads once.',
        else: 'Year, day, hour, place, {price} and seats fit one screen.',
      },
      hours: 0.5,
      lite: {
        title: 'Write the post in five lines',
        hours: 0.25,
        doneWhen: 'It says {starter-price} to try.',
      },
      phase: 'sell',
      needs: ['ask-parents'],
      where: 'At the desk; post nothing yet',
    },
    {
      id: 'term-terms',
      title: 'Write the term’s rules in eight lines',
      doneWhen: {
        organises: 'Missing, stopping, cancelling and too few each have a rule and a date.',
        else: 'Missing, stopping, cancelling and too few are answered, and so is who gets {price} back.',
      },
      hours: 0.75,
      phase: 'comply',
      needs: ['post-text'],
      where: 'At the same desk',
    },
    {
      id: 'post-and-pin',
      title: 'Post in three {local} groups, pin two cards',
      doneWhen: {
        proven: 'The check is granted; posts, cards and each reply name your years and one topic.',
        else: 'The check is granted, posts and cards are up, replies answered that day.',
      },
      materials: { 'no-money': 'Check number, handwritten cards', else: 'Check number, cards' },
      hours: 1.5,
      phase: 'reach',
      needs: ['post-text', 'house-rules', 'find-room'],
      fromDay: 15,
      when: 'open-shops',
      where: { children: 'Phone, then the pool’s board', else: 'Phone, then the library’s board' },
      instead: 'Phone now; the library’s board on a {shop-day}',
    },
    {
      id: 'five-minute-calls',
      title: 'Ring every parent who answers',
      doneWhen: {
        sells: 'Four questions, {price} and a pause: no seat went to another level.',
        else: 'Four questions were asked, and no seat went to another level.',
      },
      hours: 1.5,
      phase: 'sell',
      needs: ['post-and-pin'],
      fromDay: 16,
      where: { children: 'On the back step, door shut', else: 'By phone, somewhere quiet' },
    },
    {
      id: 'twenty-asks',
      title: 'Reach {n:20} families beyond the posts',
      doneWhen: {
        evenings: '{n:20} real contacts are logged with year, answer and who could come after tea.',
        else: '{n:20} real contacts are logged with school year and answer.',
      },
      hours: 5,
      phase: 'reach',
      needs: ['post-and-pin'],
      fromDay: 17,
      where: {
        children: 'Full tutors and other parents',
        student: 'Full tutors and messages',
        else: 'Full tutors, offices, clubs',
      },
    },
    {
      id: 'twenty-more',
      title: 'Reach {n:20} more where answers came from',
      doneWhen: 'The log for {area} has doubled, and its weakest place is dropped.',
      hours: 5,
      phase: 'reach',
      needs: ['twenty-asks'],
      fromDay: 29,
      where: 'Five a week until the table is full',
    },
    {
      id: 'first-lessons',
      title: 'Teach the first lesson at {starter-price} each',
      doneWhen: {
        proven: 'Each family has a page that names the break and a {day} to decide by.',
        else: 'Each family has a page by bedtime and a date to decide.',
      },
      materials: 'Test, sheets, sign-in list',
      hours: 2,
      whole: true,
      phase: 'deliver',
      needs: ['five-minute-calls', 'mend-plan'],
      fromDay: 22,
      where: 'Your room, at the set hour',
      firstJob: true,
    },
    {
      id: 'three-to-run',
      title: 'Decide if the table runs',
      doneWhen: {
        children: 'Three have paid {price}, or all were told in time and repaid.',
        else: 'Three have paid {price}, or every family was told and repaid.',
      },
      hours: 0.5,
      phase: 'sell',
      needs: ['first-lessons'],
      fromDay: 26,
      where: 'At home, banking app open',
    },
    {
      id: 'plans-two-four',
      title: 'Write the next three plans by skill',
      doneWhen: {
        proven: 'Three stand, the table’s worst topic first; your old sheets were not copied.',
        else: 'Three stand, with the worst topic of your {local} table; six more have dates.',
      },
      hours: 2.5,
      phase: 'proof',
      needs: ['first-lessons'],
      fromDay: 23,
      where: { children: 'Kitchen table, two sittings', else: 'Two quiet sittings' },
    },
    {
      id: 'teach-two-weeks',
      title: 'Teach two weeks and read the slips',
      doneWhen: 'Slips decided what came next, and each {local} parent had one line.',
      hours: 3,
      whole: true,
      phase: 'deliver',
      needs: ['three-to-run', 'plans-two-four'],
      fromDay: 29,
      where: 'The same room and hour',
    },
    {
      id: 'term-account',
      title: 'Keep term money apart until taught',
      doneWhen: 'Each lesson moves its share; the rest of {price} could go back today.',
      hours: 0.5,
      phase: 'comply',
      needs: ['three-to-run'],
      fromDay: 26,
      where: 'In the banking app',
    },
    {
      id: 'week-six-diary',
      title: 'Put week-six reports in the calendar',
      doneWhen: 'Week six has an hour; week eight has a date for free seats.',
      hours: 0.25,
      lite: { title: 'Mark term weeks for {state}', hours: 0.25, doneWhen: 'Week six has an hour.' },
      phase: 'learn',
      needs: ['choose-table'],
      where: 'On the phone',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To a parent you know',
      when: 'Before any post; adults only.',
      lines: [
        {
          proven:
            'Hi [name], after years of [subject] I’m planning one table of four near {area}. Who’d you ask for [year]?',
          children:
            'Hi [name], as one parent to another: who would you ask if [year] [subject] went wrong in {area}?',
          student:
            'Hi [name], I’m studying in {area} and planning one small [subject] table. Who would you ask for [year]?',
          else: 'Hi [name], who would you ask if [year] [subject] went wrong? I’m planning one table near {area}.',
        },
        {
          evenings: 'No names yet, my check comes first. Would after tea suit, or is that too late?',
          proven: 'I take no names until my paid-work check is through. What made the last tutor stop?',
          else: 'I’m taking no names; my child-safety check comes first. What would make it worth the drive? {name}',
        },
      ],
    },
    {
      id: 'listing',
      title: 'The post',
      when: 'Once the check is granted and the room certain.',
      lines: [
        {
          evenings:
            '[Year] [subject] after tea in {area}: one table, four seats, [day]s at [hour], [place], eight lessons.',
          else: '[Year] [subject], one table of four in {area}. [Day]s at [hour], [place], school weeks two to nine.',
        },
        '{price} a term. Lesson one is {starter-price} by itself, with a page on what’s strong and shaky.',
        {
          proven: 'I’m {name}, with years of [subject]. Ask for my check number. [Number] seats.',
          retired:
            'I’m {name}, retired from [work]. Ask for my check number. [Number] seats, one hour a week.',
          employed: 'I’m {name}; by day I’m at {workplace}. Ask for my check number. [Number] seats.',
          else: 'I’m {name}, [what you do]. Ask for my check number and where to verify it. [Number] seats.',
        },
      ],
    },
    {
      id: 'quote',
      title: 'The report that offers the seat',
      when: 'The evening of lesson one.',
      lines: [
        'Hi [parent], {name} here. [Child] got [number] of [number]. Solid: [topic]. Shaky: [topic], back in class in [weeks].',
        {
          proven: 'I’ve seen that gap often: it’s usually [cause]. Two lessons on [topic] come first.',
          children: 'At the table [child] [one kind, true thing]. I’d spend two lessons on [topic].',
          else: 'I saw [one thing at the table]. [Topic] would get the next two lessons.',
        },
        'The seat is [child]’s until [day]. Not the right group? I’ll name who I’d ring.',
      ],
    },
    {
      id: 'follow-up',
      title: 'Week six',
      when: 'With the report, before seats go to others.',
      lines: [
        'Hi [parent], {name}. [Child] went from [score] to [score] on the slips; next are [topic] and [topic].',
        {
          organises:
            'Next term’s map is attached, same hour. Your seat is held to [day]; stay or stop, just say.',
          proven:
            'Same hour next term. You choose first, until [day]; I’d say if [child] no longer needed it.',
          else: 'Same hour next term. Families in {area} who sit now choose first, until [day]. Stay or stop?',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'check-delay',
      risk: 'The check takes longer than the season.',
      firstSign: 'Two weeks on, they want another paper.',
      response: {
        'few-hours': 'Advertise nothing. Use {hours} a week for plans, and aim at the next intake.',
        else: 'Advertise nothing, build plans, aim at the next intake; a term lost costs less.',
      },
      likelihood: 2,
      impact: 3,
      for: ['soon', 'new'],
    },
    {
      id: 'two-enrol',
      risk: 'Only two families enrol.',
      firstSign: 'Two days before, one payment is in.',
      response: {
        proven: 'Offer the pair price, or give {price} back; your name outlives one table.',
        else: 'Offer the pair price or repay {price}; never seat a child of another level.',
      },
      likelihood: 3,
      impact: 2,
    },
    {
      id: 'one-child',
      risk: 'One unhappy child spoils it for three.',
      firstSign: 'Pair work stops at one name.',
      response: {
        'no-calls':
          'Change pairs, write to that {local} parent the same night, and use the early-exit line by week two.',
        else: 'Change pairs, ring that {local} parent the same night, and use the early-exit line by week two.',
      },
      likelihood: 2,
      impact: 2,
      for: ['student', 'evenings'],
    },
    {
      id: 'room-gone',
      risk: 'The room is double-booked.',
      firstSign: 'Strangers are setting up at ten past.',
      response: {
        regional: 'Agree on a second room, and video for wet roads, when families enrol.',
        else: 'Agree on a second room, and a video hour, when families enrol.',
      },
      likelihood: 2,
      impact: 2,
      for: ['no-money', 'metro'],
    },
    {
      id: 'alone-message',
      risk: 'A student messages you directly.',
      firstSign: 'Homework arrives from an unknown number.',
      response: {
        student: 'You may be near their age, so hold the line: answer the parent, remind both, note it.',
        else: 'Answer the parent only, remind both of the rule, and write it down.',
      },
      likelihood: 2,
      impact: 3,
    },
    {
      id: 'mid-term-leave',
      risk: 'A family leaves mid-term.',
      firstSign: 'Two slips missed, no reply.',
      response: {
        'no-calls': 'Repay their part of {price} in two days, hold the others’ price, text the waiting list.',
        else: 'Repay their part of {price} in two days, hold the others’ price, ring the waiting list.',
      },
      likelihood: 2,
      impact: 1,
      for: ['later'],
    },
    {
      id: 'own-children',
      risk: 'Your own children need you mid-lesson.',
      firstSign: 'A small face at the door, twice.',
      response:
        'Book a sitter or a host’s house in {area}; a hall away from home costs less than a lost seat.',
      likelihood: 3,
      impact: 2,
      only: ['children'],
    },
    {
      id: 'school-conflict',
      risk: 'You teach at the school they attend.',
      firstSign: 'A colleague asks who tutors whom.',
      response: 'Ask your principal and {state}’s conduct rules first, and take no student you mark.',
      likelihood: 2,
      impact: 3,
      only: ['has teacher|teaching'],
    },
    {
      id: 'prep-eats',
      risk: 'Preparation eats what the table earns.',
      firstSign: 'A third sheet for a topic taught twice.',
      response:
        'File by skill, mend instead of rewriting, and stop at {hours} a week however rough it looks.',
      likelihood: 3,
      impact: 2,
      for: ['proven', 'many-hours'],
    },
  ],
  qualityChecks: [
    'All four sit within one school year.',
    'Each answer was worked twice.',
    'The weakest had you for ten minutes.',
    'The exit slip was reached.',
    'Parents got one line within a day.',
    'Sign-in sheet lies on the table.',
    'No photo of a student exists.',
    'Everybody spoke at least twice.',
  ],
  keepDoing: 'asking families',
  metrics: [
    {
      id: 'tries',
      name: 'Families asked with year and hour',
      what: 'Adults who heard the exact table, about {asks-week} a week; likes are nothing.',
      ifLow: {
        'no-calls': 'Write to two full tutors {short-when}, as one of the trade.',
        children: 'Message two more parents {short-when}.',
        proven: 'Ring two full tutors {short-when}, as one of the trade.',
        else: 'Ring two full tutors {short-when}.',
      },
    },
    {
      id: 'replies',
      name: 'Parents who rang or wrote',
      what: 'A question about their own child.',
      ifLow: {
        writes: 'Cut the post to year, hour, place, seats.',
        else: 'The post says too much; keep year and hour.',
      },
    },
    {
      id: 'sales',
      name: 'Terms paid',
      what: 'Whole terms received; {goal} needs {sales-goal} of them.',
      ifLow: {
        proven: 'Reread your first reports: marks alone lose {local} families.',
        else: 'Reread your first reports; marks need a plan.',
      },
    },
    {
      id: 'hours',
      name: 'Hours around each lesson',
      what: 'Preparing, travel, marking and messages, of {hours} a week.',
      ifLow: {
        children: 'Give preparation {short-day}, or it meets you at the lights.',
        student: 'Book preparation like a lecture, in the library.',
        else: 'Give preparation its own block {short-when}.',
      },
    },
  ],
  channels: [
    {
      name: 'Parents who know you',
      fit: 0.95,
      cost: 0.05,
      speed: 0.7,
      firstStep: {
        employed: 'Ask three at {workplace} who they would ask.',
        else: 'Ask three in {area} who they would ask.',
      },
      experiment: 'Tell {n:8} about the report, {n:8} about four seats; see what they repeat.',
    },
    {
      name: 'Local Facebook groups',
      fit: 0.8,
      cost: 0.05,
      speed: 0.8,
      firstStep: 'Check granted: answer the newest {local} request.',
      experiment: {
        'no-weekend-day': 'Post on Monday in one {local} group, on Thursday in the next.',
        else: 'Post on Sunday in one {local} group, on Tuesday in the next.',
      },
    },
    {
      name: 'Full tutors',
      fit: 0.75,
      cost: 0.1,
      speed: 0.5,
      firstStep: {
        'no-calls': 'Write to one {local} tutor of another subject.',
        else: 'Ring one {local} tutor of another subject.',
      },
      experiment: 'Offer {n:6} the years you don’t teach; count who sends first.',
    },
    {
      name: 'School newsletter',
      fit: 0.65,
      cost: 0.3,
      speed: 0.4,
      firstStep: 'Ask one {local} office what a notice costs.',
      experiment: 'A notice in weeks three to five at one {local} school, later at another.',
    },
    {
      name: 'Noticeboards beside waiting parents',
      fit: 0.55,
      cost: 0.15,
      speed: 0.5,
      firstStep: 'Ask the {local} swim school for a corner.',
      experiment: 'The year in large type on {n:6} cards, the hour on {n:6}.',
    },
  ],
  delivery: [
    {
      step: 'First talk',
      you: {
        sells: 'Four questions, the level, {price}, then wait.',
        else: 'Ask four questions and check the level.',
      },
      tool: 'Question card',
      doneWhen: 'Seat offered or another tutor named.',
    },
    {
      step: 'Try',
      you: 'Teach a normal hour with the test in it, at {starter-price}.',
      tool: 'Test, plan one',
      doneWhen: 'The report is sent that night.',
    },
    {
      step: 'Confirm',
      you: 'Take {price} for the term; send room and rules.',
      tool: 'Invoice, separate account',
      doneWhen: 'Three or more are paid.',
    },
    {
      step: 'Teach',
      you: {
        proven: 'Opener, one idea, pair, alone; talk less than you could.',
        else: 'Opener, idea, pair, alone, slip.',
      },
      tool: 'Plan by skill, half-sheets',
      doneWhen: 'Slips are in the folder.',
    },
    {
      step: 'Tell',
      you: { writes: 'One line a parent would read aloud.', else: 'Write one line to each parent.' },
      tool: 'Text message',
      doneWhen: 'All four have gone.',
    },
    {
      step: 'Renew',
      you: 'Report in week six and offer the seat at {price}.',
      tool: 'Slip record',
      doneWhen: 'Each family said stay or stop.',
    },
  ],
  tools: [
    {
      name: 'Whiteboard and half-sheets',
      job: 'The hour itself',
      freeFirst: {
        'no-money': 'A window, a marker, a library printer',
        else: 'A second-hand board, a library printer',
      },
      payWhen: 'Two tables run a week',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A folder by skill',
      job: 'Plans and sheets you can find',
      freeFirst: 'Google Drive',
      payWhen: 'Never for this path',
    },
    {
      name: 'Video call and phone stand',
      job: 'Exam weeks and absences',
      freeFirst: 'Google Meet and a stack of books',
      payWhen: 'Four families choose video',
      for: ['regional'],
    },
    {
      name: 'Invoices',
      job: 'One term, one total',
      freeFirst: 'A numbered template',
      payWhen: 'You hold eight families',
      for: ['abn', 'many-hours'],
    },
    {
      name: 'Shared calendar of school weeks',
      job: 'Week six, camps, pupil-free days',
      freeFirst: 'The phone’s own',
      payWhen: 'Never',
      for: ['organises', 'evenings'],
    },
  ],
  positioning: {
    category: {
      proven: 'One small table, taught by years of practice',
      evenings: 'One small table in {area}, after tea',
      else: 'One small table in {area} for one level',
    },
    claim: {
      proven: 'Four seats, and the topic that broke first.',
      evenings: 'Four seats, after tea, a line before bed.',
      student: 'Four seats, one level, one hour a week.',
      else: 'Neither lost nor stared at.',
    },
    proof: [
      'a check number any {local} parent can verify',
      { proven: 'a first-lesson report that names the break', else: 'a first-lesson report' },
      'slip scores over a term',
    ],
    notFor: 'Mixed ages, assignment writing, and children in {area} who need a specialist teacher.',
  },
  growth: {
    'few-hours':
      'At {hours} a week one table is the whole of it. Keep three of four for two terms, then raise {price} for new families.',
    proven:
      'A second table on the same trip before a second day. A helper needs the same check and a term of watching.',
    else: 'Put a second table behind the first, same trip, before a second day. New families pay more first.',
  },
  consolation: {
    proven:
      'Whatever fills, by {check-day} you know what {area} asks for, beside {hour-pay} an hour as planned.',
    children: 'Whatever fills, by {check-day} you hold a lesson that works, on your own children too.',
    else: 'Whatever fills, by {check-day} you know what {area} asks for and hold a lesson that works.',
  },
};
