import type { PathWords } from '../path-words.ts';

export const starterBlogPlanWords: PathWords = {
  slug: 'starter-blog-plan',
  customer: {
    who: {
      children: 'One parent around {area} with small children, a job and ten minutes with a phone at night.',
      proven:
        'One reader who is where you were years ago, first among {crowd}, and tired of experts with time.',
      else: [
        'One reader among {crowd}, with the same week as yours and ten minutes with a phone at night.',
        'Somebody with a week like yours, who wants a person one step ahead and not an expert.',
      ],
    },
    situation: {
      'has camp|hik|fish|garden|caravan':
        'The gear sites are paid by brands. People around {area} want to know what leaked, and what it cost.',
      children:
        'Parenting sites have a nanny and a studio. In {area} dinner is at five, and a plan has to survive it.',
      proven:
        'The big sites in your field write for everyone. Readers in {state} want somebody who has done it and paid.',
      else: [
        'Experts write for people with time. Those around {workplace} want to know what it cost and if it worked.',
        'Big sites never met a week like the one in {area}; short videos show a result and never the second try.',
      ],
    },
    trigger: {
      children:
        'A bad night, a lunch box that came back full, a Sunday in {start-month} spent dreading the week.',
      else: [
        'A bad night, a first try, a small failure, a {day} on which they want to do better.',
        'Something broke, a bill came, a whole {day} went on putting it off.',
      ],
    },
    pays: {
      'few-hours': 'They pay with attention and a reply. A marked link comes after week twelve, if at all.',
      proven:
        'They pay with attention first. After week twelve, perhaps a commission on what they asked to buy.',
      else: 'They pay with attention and a reply. After week twelve a shop may pay commission on a thing you use.',
    },
  },
  theirWords: [
    'Is anyone else doing this, or just me?',
    'Thirty ingredients and a holiday in Italy.',
    'I’d try it if I knew the real cost.',
    'Just show me the one that failed.',
    'I read yours to my whole shift.',
    'Every week, or only for the photos?',
    'Who has that much bench space?',
    'What did you do when it rained?',
    'Nobody says how long it took.',
  ],
  places: [
    {
      place: 'People who live the same week',
      how: {
        employed: 'List everyone at {workplace} who has asked how you do it; tell {n:5} by voice.',
        children: 'List the parents in {area} who have asked how you do it; tell {n:5} by voice.',
        else: 'Of {crowd}, list who has asked how you do it, and tell {n:5} by voice.',
      },
      count: 12,
    },
    {
      place: 'Reddit threads on the awkward part',
      how: 'Search your topic with “Australia” {short-when}; answer {n:10} without a link, and keep who says thanks.',
      count: 12,
      for: ['uses-ai', 'evenings', 'few-hours'],
    },
    {
      place: 'Groups where you are a member already',
      how: {
        sells: 'Help {n:5} people, then ask the admin for a day; you won’t mind asking.',
        children: 'Help {n:5} in the {local} parents’ group before the blog is mentioned.',
        else: 'Help {n:5} people before the blog is mentioned, and ask which day links are allowed.',
      },
      count: 10,
      for: ['children', 'sells'],
    },
    {
      place: 'Comments under small Australian blogs',
      how: 'Leave a number or a photo under {n:5} recent posts; owners of small pages in {state} write back.',
      count: 9,
      for: ['proven', 'many-hours'],
    },
    {
      place: 'Followers of somebody you interview',
      how: 'Choose one a step ahead near {area}, send the finished text, and let them share it.',
      count: 10,
      for: ['writes', 'proven'],
    },
    {
      place: 'Noticeboards your reader walks past',
      how: {
        'has camp|hik|fish|garden|caravan':
          'Pin one printed post at a tackle, nursery or visitor counter in {area}.',
        employed: 'Pin one printed post in the tea room at {workplace}, if notices are allowed.',
        else: 'Pin one printed post at the {local} library or health centre, the address at its foot.',
      },
      count: 8,
      skill: 'Design',
      for: ['regional', 'no-money'],
    },
    {
      place: 'Readers’ own friends',
      how: 'End each email by asking for the one friend in {area} who would argue with it.',
      count: 8,
      for: ['later'],
    },
    {
      place: 'Campus and course groups',
      how: 'Post the failed version in two groups of your course; ask {n:10} what theirs cost.',
      count: 9,
      only: ['student'],
    },
  ],
  alternatives: [
    { what: 'Scrolling short videos', whyItFails: 'A result, never the cost or the second week.' },
    {
      what: 'Asking in a group',
      whyItFails: 'Gone by morning, asked again on Friday.',
      for: ['children'],
    },
    {
      what: 'A big lifestyle site',
      whyItFails: 'Written for anyone; no one there has their roster.',
      for: ['employed', 'student'],
    },
    {
      what: 'Working it out alone',
      whyItFails: 'They repeat a mistake you could have told in a page.',
      for: ['proven'],
    },
    {
      what: 'Asking a chatbot',
      whyItFails: 'Never cold, tired or out of pocket.',
      for: ['uses-ai'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Carrying on as before',
      price: 'Free, and slightly worse each week',
      speed: 'Always available',
      trust: 'Familiar',
      yourEdge: 'You try it first and report the failure.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Their own trial and error',
      price: 'Groceries, parts or weekends',
      speed: 'Weeks',
      trust: 'Complete',
      yourEdge: 'The first three tries are already paid for.',
    },
    {
      kind: 'marketplace',
      name: 'YouTube, TikTok and Instagram',
      price: 'Free with ads',
      speed: 'Seconds',
      trust: 'Suspicious of sponsorship',
      yourEdge: 'Ten readers get an answer; ten thousand can’t.',
    },
    {
      kind: 'local-rival',
      name: 'An Australian blogger with a name',
      price: 'Free or a subscription',
      speed: 'Weekly',
      trust: 'Earned over years',
      yourEdge: {
        proven: 'You are still in it, and name your prices.',
        else: 'Their life moved on; yours has the problem.',
      },
      for: ['metro', 'proven'],
    },
    {
      kind: 'local-rival',
      name: 'The local paper’s columnist',
      price: 'In the paper, or behind its wall',
      speed: 'Weekly',
      trust: 'Known in the street',
      yourEdge: 'You answer, and you show the receipt.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'AI answers',
      price: 'Free',
      speed: 'Immediate',
      trust: 'Plausible, never tired',
      yourEdge: 'You have the photo and the bad night.',
    },
  ],
  offer: {
    promise: {
      children:
        'One tried thing a week from a house with children in it: the cost, the mess, again or never.',
      proven:
        'One tested thing a week by somebody with years in it: price paid, what failed, again or never.',
      else: [
        'One tried thing a week from inside the life of {crowd}: its cost, and a straight “again or never”.',
        'Each week one thing tried and paid for, what it cost, and if it is worth doing again.',
      ],
    },
    starter: {
      name: 'The one-thing post',
      included: [
        {
          children: 'one thing the house really uses',
          proven: 'one thing that lasted you years',
          else: 'one thing you really use',
        },
        { children: 'its cost, and what went back', else: 'its cost, and what you gave away' },
        { proven: 'a marked link, once rules allow', else: 'a marked link, if allowed' },
      ],
      excluded: ['comparisons', 'free samples and display ads'],
      hoursFactor: 0.6,
    },
    core: {
      name: 'The “which one” post',
      included: [
        {
          proven: 'three things you wore out',
          'few-hours': 'two things you tried',
          else: 'two or three things you tried',
        },
        {
          designs: 'one clear table, your own photos',
          films: 'a silent clip and your photos',
          children: 'photos from your own house',
          proven: 'photos of the wear, a table',
          else: 'your own photos, a small table',
        },
        'who should buy none',
        {
          children: 'a notice above paid links',
          proven: 'a notice wherever a link pays',
          else: 'a plain notice above any paid link',
        },
      ],
      excluded: [
        { 'has nurs|clinic|health|bank|financ': 'your profession’s advice', else: 'money, health, gambling' },
        'stars and scores',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The set-up post',
      included: [
        { proven: 'your whole set-up, prices then and now', else: 'all you use, with prices paid' },
        { writes: 'readers’ own versions, quoted', else: 'what readers use in its place' },
        'an update half a year on',
      ],
      excluded: ['sponsored swaps', 'a second topic'],
      hoursFactor: 1.8,
    },
  },
  skills: {
    Writing: {
      proven:
        'You know how to end. Start at the oddest moment, and let {hours} a week buy a second reading aloud.',
      children:
        'Start at the oddest moment of the day and stop when it is told; no parenting site has that voice.',
      else: 'Start at the oddest moment and stop when it is told; {crowd} get no such voice from big sites.',
    },
    Design:
      'One printed post on a wall at {workplace} does more than a theme. Leave logos alone until week thirteen.',
    'AI Use': {
      'few-hours':
        'Let it find typos and propose plainer titles {when}. Once it writes the story, readers notice.',
      else: 'Typos and {n:10} plainer titles are its work. If it tells the story, readers notice by week eight.',
    },
    'Video Editing':
      'A silent ten-second clip of it failing in {area} sits well in a post, where words can’t show it.',
    'Project Management':
      'Twelve dated posts and two spares fit {hours} a week if you plan them, and your log keeps week twelve honest.',
  },
  skillLeftOut: {
    'few-hours': 'It waits: {hours} a week hold one post, and every extra hides the answer.',
    else: 'It is left out, since until {month-3} the test is if you like publishing at all.',
  },
  tasks: [
    {
      id: 'forty-lines',
      title: 'Fill four columns with {n:40} headlines',
      doneWhen: {
        proven: 'Those you could start tonight are counted, and none is one you have written before.',
        children: 'You counted those you could start tonight, and struck out any that show the kids.',
        else: 'You counted those you could start tonight, and changed topic if they were few.',
      },
      hours: 0.5,
      lite: {
        title: 'Fill two columns with ten headlines',
        hours: 0.25,
        doneWhen: 'Five could be started tonight.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'Kitchen table, phone in another room', else: 'Any table, phone in another room' },
    },
    {
      id: 'two-openings',
      title: 'Write two hundred words on two topics',
      doneWhen: {
        proven: 'One ran past the limit, and it was not the safer topic.',
        children: 'On one you ran past the limit and past your own bedtime.',
        else: 'On one of them you ran past the limit without noticing.',
      },
      hours: 1,
      phase: 'offer',
      needs: ['forty-lines'],
      where: 'Two sittings, a topic each',
    },
    {
      id: 'name-reader',
      title: 'Finish the sentence about your reader',
      doneWhen: {
        children: 'It names a parent, what they try to do and the hard part, above the kettle.',
        proven: 'It names one person, what they try and what your years could save them.',
        else: 'It names one person, known from {workplace} or near it, and the hard part.',
      },
      hours: 0.25,
      lite: {
        title: 'Say in a sentence who you write for',
        hours: 0.25,
        doneWhen: 'It holds a person and a hard part.',
      },
      phase: 'offer',
      needs: ['forty-lines'],
      where: { children: 'On the fridge', else: 'On paper, above the kettle' },
    },
    {
      id: 'check-employer',
      title: {
        employed: 'Look up the rule at {workplace} on outside writing',
        student: 'Look up the course’s rule on posting',
        else: 'Check work rules; decide who stays unrecognisable',
      },
      doneWhen: {
        employed: 'You know what you may say, and who must never be recognisable.',
        student: 'You know what you may say of placements, and nobody in them can be found.',
        proven: 'Employers and clients of those years have a line each: named, changed or left out.',
        else: 'Any rule at work is read, and family and colleagues are changed or left out.',
      },
      hours: 0.5,
      lite: {
        title: 'Write down who must never be recognisable',
        hours: 0.25,
        doneWhen: 'The list is beside the draft.',
      },
      phase: 'comply',
      needs: ['name-reader'],
      where: 'On your own device',
      beforeFirstJob: true,
    },
    {
      id: 'open-blog',
      title: 'Open a free blog, first plain theme',
      doneWhen: {
        proven: 'You said its address on the phone once, and nobody asked for the spelling.',
        else: 'A friend can spell the address, and two-step login is on.',
      },
      hours: 0.75,
      lite: {
        title: 'Open a free Substack with a plain name',
        hours: 0.25,
        doneWhen: 'A friend can spell it.',
      },
      phase: 'offer',
      needs: ['name-reader'],
      where: 'WordPress.com or Substack, alarm set',
    },
    {
      id: 'ask-three',
      title: { children: 'Ask {n:3} parents what annoys them', else: 'Ask {n:3} {crowd} what annoys them' },
      doneWhen: {
        proven: 'Answers are copied word for word, and one contradicts your experience.',
        children: 'You have their own words, and one line was not what you expected.',
        else: 'Answers are copied word for word, and one surprised you.',
      },
      hours: 0.5,
      lite: {
        title: { children: 'Ask two parents what annoys them', else: 'Ask two {crowd} what annoys them' },
        hours: 0.25,
        doneWhen: 'Both answers are copied out.',
      },
      phase: 'reach',
      needs: ['name-reader'],
      where: {
        'school-age': 'At pick-up, in the group chat or on the sideline',
        employed: 'At {workplace}, over tea',
        else: 'In a break, or the group chat',
      },
    },
    {
      id: 'post-one',
      title: 'Publish post one with a number in it',
      doneWhen: {
        proven: 'It is live with a number from your own books, and a stranger could check it.',
        children: 'A number from your house stands in it, and one parent has answered.',
        else: 'It is live with a number from your own life, and one friend answered.',
      },
      hours: 1.5,
      lite: {
        title: 'Publish a short post one with a number in it',
        hours: 0.75,
        doneWhen: 'One friend has read it.',
      },
      phase: 'deliver',
      needs: ['open-blog', 'ask-three'],
      where: 'Straight after the set-up; typos can wait',
      firstJob: true,
    },
    {
      id: 'about-page',
      title: 'Write the About page, street left out',
      doneWhen: {
        'school-age': 'It says who and how often; no child’s face or school is in it.',
        proven: 'It says how many years, how often, and what you still get wrong.',
        else: 'It says who, roughly where, how often, and what you are no expert in.',
      },
      hours: 0.5,
      phase: 'offer',
      needs: ['open-blog'],
      where: 'At the table',
    },
    {
      id: 'sign-up-form',
      title: 'Put a form naming {day} in two places',
      doneWhen: {
        proven: 'A second address joined and left, and nobody from old lists was added.',
        else: 'You joined and left again from a second address without trouble.',
      },
      hours: 0.75,
      lite: {
        title: 'Switch on the form and name {day}',
        hours: 0.25,
        doneWhen: 'Your own second address is on it.',
      },
      phase: 'comply',
      needs: ['open-blog'],
      where: 'At the desk, ACMA’s page on email open',
    },
    {
      id: 'welcome-email',
      title: 'Write a welcome that asks one question',
      doneWhen: {
        children: 'A parent could answer it with one thumb while a bath runs.',
        else: 'A reader could answer it in one line from a queue in {area}.',
      },
      hours: 0.5,
      phase: 'reach',
      needs: ['sign-up-form'],
      where: 'Right after the form',
    },
    {
      id: 'log-sheet',
      title: 'Start a log of hours, mood and replies',
      doneWhen: {
        organises: 'Row one is filled, mood before visits.',
        else: 'The first row is filled, mood included.',
      },
      hours: 0.25,
      phase: 'learn',
      needs: ['post-one'],
      where: 'A sheet or the back of a diary',
    },
    {
      id: 'post-two',
      title: 'Publish the mistake and what it cost',
      doneWhen: {
        proven: 'The mistake is from your own years, its cost is counted, and somebody wrote back.',
        children: 'The mistake is yours and no child’s, its cost is counted, and {n:3} people were told.',
        else: 'The mistake is yours, the cost is counted, and {n:3} people were told of it.',
      },
      hours: 4,
      lite: {
        title: 'Publish one mistake in three hundred words',
        hours: 1,
        doneWhen: 'Its cost is counted.',
      },
      phase: 'deliver',
      needs: ['post-one'],
      fromDay: 8,
      where: { evenings: 'Where you always write, house quiet', else: 'Where you always write' },
    },
    {
      id: 'answer-elsewhere',
      title: 'Answer {n:4} questions where readers ask',
      doneWhen: {
        sells: '{n:4} useful answers stand, no link unless asked, and two people wrote privately.',
        else: '{n:4} useful answers stand in groups, with no link unless asked.',
      },
      hours: 1,
      lite: { title: 'Answer one question without a link', hours: 0.25, doneWhen: 'It holds a number.' },
      phase: 'reach',
      needs: ['post-one'],
      fromDay: 3,
      where: {
        children: 'On the phone while dinner is in the oven',
        else: 'On the phone, on the way somewhere',
      },
    },
    {
      id: 'post-three',
      title: 'Publish a step-by-step with photos',
      doneWhen: {
        films: 'A silent clip and photos are enough to repeat it.',
        proven: 'A beginner repeated it from the photos, and asked about one step.',
        else: 'Somebody in {area} could repeat it from the photos alone.',
      },
      hours: 4,
      phase: 'deliver',
      needs: ['post-two'],
      fromDay: 15,
      where: {
        children: 'Photos in daylight, words once they sleep',
        else: 'Photos in daylight, words after',
      },
    },
    {
      id: 'two-spares',
      title: 'Write two short spares',
      doneWhen: 'One photo and one lesson each wait in drafts.',
      hours: 1,
      phase: 'proof',
      needs: ['post-two'],
      fromDay: 10,
      where: { children: 'Whenever half an hour is free', else: 'From your camera roll' },
    },
    {
      id: 'post-four',
      title: 'Publish an answer to a real question',
      doneWhen: {
        proven: 'The asker tried it, and told you what years had made you skip.',
        else: 'The asker read it and told you what was missing.',
      },
      hours: 4,
      phase: 'deliver',
      needs: ['post-three'],
      fromDay: 22,
      where: 'Where you always write',
    },
    {
      id: 'week-four-check',
      title: 'Score yourself and readers at week four',
      doneWhen: {
        children: 'Each line has a yes or no, your mood at bedtime among them.',
        else: 'Each line has a yes or no; no new reply means a new promise.',
      },
      hours: 0.25,
      phase: 'learn',
      needs: ['post-four'],
      fromDay: 27,
      where: 'Log on the table',
    },
    {
      id: 'small-test',
      title: 'Run and publish a week-long small test',
      doneWhen: {
        children: 'Each day has a count, the one when everyone refused included.',
        else: 'Each day has a count, the one when you gave up included.',
      },
      hours: 4.5,
      phase: 'deliver',
      needs: ['post-four'],
      fromDay: 29,
      where: 'Minutes a day, then one sitting',
    },
    {
      id: 'use-and-gave',
      title: 'Publish what you use and gave away',
      doneWhen: {
        proven: 'Years of buying are in it, with prices, and no link pays you.',
        else: 'Each item has its price, and no link pays you.',
      },
      hours: 3.5,
      phase: 'deliver',
      needs: ['small-test'],
      fromDay: 36,
      where: 'Your cupboard, photos by a window',
    },
    {
      id: 'interview',
      title: 'Interview somebody a step ahead of you',
      doneWhen: {
        proven: 'They disagreed with you once, approved the text, and could share it.',
        else: 'They approved the text and could share it with {crowd}.',
      },
      hours: 3.5,
      phase: 'reach',
      needs: ['small-test'],
      fromDay: 43,
      where: 'By phone, half an hour',
    },
    {
      id: 'ask-where-buy',
      title: 'Ask readers which choice they are stuck on',
      doneWhen: {
        sells: 'Answers are logged as questions, and each asker was answered singly.',
        else: 'Answers are logged as questions, praise left out.',
      },
      hours: 0.5,
      phase: 'sell',
      needs: ['interview'],
      fromDay: 45,
      where: 'At the foot of the next email',
    },
    {
      id: 'read-link-rules',
      title: 'Read what must stand beside a paid link',
      doneWhen: {
        proven: 'One sentence is ready, and old links of yours would pass it too.',
        else: 'One sentence is ready, and unused before week twelve.',
      },
      hours: 0.5,
      phase: 'comply',
      needs: ['use-and-gave'],
      fromDay: 38,
      where: 'The ACCC’s page on reviews, one program’s terms',
    },
    {
      id: 'choose-fork',
      title: 'Set the date for choosing what comes next',
      doneWhen: 'Week twelve is in the calendar, with the evidence table.',
      hours: 0.25,
      lite: {
        title: 'Put week twelve in your calendar',
        hours: 0.25,
        doneWhen: 'A reminder is set.',
      },
      phase: 'learn',
      needs: ['post-one'],
      where: 'On the phone',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To somebody living the same week',
      when: 'Before post one, and whenever ideas run low',
      lines: [
        {
          children:
            'Hi [name], you’ve got small ones too. What’s the silliest part of [shared situation] in your house?',
          employed:
            'Hi [name], it’s {name} from {workplace}. What’s the silliest part of [shared situation] for you?',
          proven:
            'Hi [name], {name} here. After years of [your field] I still get [one thing] wrong. Do you?',
          else: 'Hi [name], it’s {name}. You know [shared situation] as I do: what’s the silliest part?',
        },
        {
          proven: 'I test one fix a week and publish what it cost. Yours could be next.',
          children:
            'I try one fix a week and write down the cost, once mine are asleep. Shall I start with yours?',
          else: 'I’m trying one fix a week and counting the cost. I’d rather start with yours.',
        },
      ],
    },
    {
      id: 'listing',
      title: 'The form’s promise',
      when: 'Under every post and on the About page',
      lines: [
        {
          children: 'Each {day}: one thing we tried at home, its price, the mess, again or never.',
          proven:
            'Each {day}: one thing tested for [situation], the price paid, and what years make me doubt.',
          else: 'Each {day}: one thing I tried for [situation], its price, a photo, again or never.',
        },
        {
          town: 'From {name} in {area}. [Number] of us so far; one tap and you’re out.',
          else: 'From {name}. [Number] of us so far; one tap and you’re out.',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'To a reader who wrote back',
      when: 'Within two days of their reply',
      lines: [
        {
          children: 'Hi [name], thanks for [detail]. We’ll try it {when}.',
          else: 'Hi [name], thank you for [detail]. I’ll try it {when}.',
        },
        {
          proven: 'May I quote you as “a reader in [town]”? You see the passage before anybody. {name}',
          children: 'May I call you “a mum or dad in [town]”? I’ll show you the line first. {name}',
          'few-hours': 'Could I say “a reader in [town]” told me? You can strike it out first. {name}',
          else: 'May I call you “a reader in [town]”? You’ll see the bit before it goes out. {name}',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'The memory test',
      when: 'After eight or more posts, to three readers',
      lines: [
        'Hi [name], without looking: which post do you remember?',
        {
          proven: 'None is an answer as well. Where did I sound like an expert? {name}',
          else: 'None is useful too. What nearly made you leave? {name}',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'dries-up',
      risk: 'You run out of things to say in a month.',
      firstSign: 'No headline can be started tonight.',
      response: {
        children: 'Go back to parents’ questions, or take topic two before a {day} is missed.',
        proven: 'Stop teaching and test: readers’ questions first, topic two if they are thin.',
        else: 'Go back to readers’ questions, or take topic two before a {day} is missed.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new', 'skilled'],
    },
    {
      id: 'recognised',
      risk: 'Somebody from {workplace} recognises themselves.',
      firstSign: 'A detail you thought hidden is mentioned.',
      response: {
        children: 'Take it down before bedtime, ask later; from then on change place, time and child.',
        else: 'Take it down at once, and {short-when} change place, time and person in the others.',
      },
      likelihood: 1,
      impact: 3,
      for: ['employed', 'student', 'has nurs|teach|clinic|hospital|school'],
    },
    {
      id: 'nobody-reads',
      risk: 'Visits stay near nothing.',
      firstSign: 'Two weeks of your own phone only.',
      response: {
        sells: 'Tell {n:5} people per post by name; then plainer titles, never a theme.',
        children: 'Send each post to two parents you know; then plainer titles, never a theme.',
        else: 'Ask two {crowd} outright per post; then plainer titles, never a theme.',
      },
      likelihood: 3,
      impact: 2,
      for: ['not-met'],
    },
    {
      id: 'money-too-soon',
      risk: 'Ads or paid links come before trust.',
      firstSign: 'You compare programs instead of writing.',
      response: {
        proven: 'Leave it until week twelve, even where you know the programs: doubt costs more than {left}.',
        children: 'Leave it until week twelve; the sittings after bedtime are for posts.',
        else: 'Leave it until week twelve, because {crowd} can smell it.',
      },
      likelihood: 2,
      impact: 2,
      for: ['has affiliate', 'soon'],
    },
    {
      id: 'missed-weeks',
      risk: {
        children: 'A sick child breaks the rhythm.',
        student: 'Exams or placement break the rhythm.',
        else: 'Shifts or a hard month break the rhythm.',
      },
      firstSign: 'The second spare has gone out.',
      response: {
        children: 'Skip it, return next {day}; after three, a fortnight off on purpose.',
        student: 'Skip exam weeks on purpose and say so; come back the {day} after.',
        else: 'Skip without apology, return on {day}, and after three pause on purpose.',
      },
      likelihood: 3,
      impact: 1,
      for: ['children', 'student', 'few-hours'],
    },
    {
      id: 'platform-change',
      risk: 'The free host changes its plan.',
      firstSign: 'A banner appears on your pages.',
      response: 'Export posts and readers that day; both files let you move house.',
      likelihood: 1,
      impact: 2,
    },
    {
      id: 'expert-voice',
      risk: 'Years of knowing make the posts a lecture.',
      firstSign: 'Nobody disagrees or asks.',
      response: 'Open the next one with a mistake from {start-month}, and leave out the advice.',
      likelihood: 2,
      impact: 2,
      only: ['proven'],
    },
    {
      id: 'gift-samples',
      risk: 'A brand sends something and readers can tell.',
      firstSign: 'An email that begins “we love your page”.',
      response: 'Decline, or say so in line one; buy the next one in {area} at the shelf price.',
      likelihood: 2,
      impact: 2,
      for: ['has camp|hik|fish|gear|bike|beauty'],
    },
  ],
  qualityChecks: [
    'Line one is an event, with no warming up.',
    'A photo, receipt or count only you could have.',
    'A fifth was cut, and it was read aloud.',
    'No workmate could recognise anybody.',
    'The end says again or never.',
    'Two people were told by name.',
    'The price paid is in it.',
    'It can be read before the kettle boils.',
  ],
  keepDoing: 'publishing posts on their day',
  metrics: [
    {
      id: 'items',
      name: 'Posts out on their day',
      what: {
        proven: '{items-1} or so by day 30, no drafts counted.',
        else: 'About {items-1} by day 30; spares count, drafts don’t.',
      },
      ifLow: {
        children: 'Halve the length, keep {day}. One photo from the day will do.',
        proven: 'Halve the length before the number; practised hands run long.',
        else: 'Halve the length before the number, and publish {when}.',
      },
    },
    {
      id: 'visits',
      name: 'Visits that are not you',
      what: {
        children: 'The counter, less your household.',
        else: 'The host’s counter, less your own phone.',
      },
      ifLow: {
        children: 'Two parents by name and {n:5} answers elsewhere, for each post.',
        'few-hours': 'Per post, tell {n:6} {crowd} before you write the next.',
        else: 'Tell {n:5} by name, and answer two questions elsewhere, per post.',
      },
    },
    {
      id: 'orders',
      name: 'Purchases through a marked link',
      what: {
        'few-hours': 'None before week twelve; count “where from?” in replies.',
        else: 'None before week twelve; {sales-goal} a month would meet {goal}.',
      },
      ifLow: {
        proven: 'No one asks where to buy? A service from your own trade may fit better.',
        children: 'Nobody asks where you got it? A guide for parents may suit better.',
        else: 'No one asks where to buy? A guide for {crowd} may suit better.',
      },
    },
    {
      id: 'hours',
      name: 'Hours and mood for each post',
      what: {
        proven: 'Mood from one to five, beside {hours} a week.',
        else: '{hours} a week are planned; mood runs from one to five.',
      },
      ifLow: {
        children: 'Good mood: a busy month. Low mood after bedtime: your answer.',
        proven: 'A low mood in somebody practised is an answer: take the fork early.',
        else: 'Few hours, good mood: a busy month. Low mood is your answer.',
      },
    },
  ],
  channels: [
    {
      name: 'Telling people by name',
      fit: 0.9,
      cost: 0.05,
      speed: 0.9,
      firstStep: {
        employed: 'Tell two at {workplace} about post one.',
        else: 'Tell {n:6} {crowd} about post one.',
      },
      experiment: '{n:5} by voice, {n:5} by text: who reached the end?',
    },
    {
      name: 'Email from week one',
      fit: 0.9,
      cost: 0.1,
      speed: 0.5,
      firstStep: 'Switch on the form and promise {day}.',
      experiment: {
        children: 'Half the emails ask something, half show a photo.',
        else: 'Four emails end in a question, four in a link.',
      },
    },
    {
      name: 'Answers in threads and groups',
      fit: 0.75,
      cost: 0.05,
      speed: 0.6,
      firstStep: 'Answer one with a number {short-when}.',
      experiment: 'In {n:10} answers the blog comes up only when asked.',
    },
    {
      name: 'Someone else’s followers',
      fit: 0.65,
      cost: 0.1,
      speed: 0.4,
      firstStep: 'Ask one person in {area} for half an hour.',
      experiment: {
        designs: 'One guest gets a picture you drew, one a link.',
        else: 'One guest gets a picture, one a link.',
      },
    },
    {
      name: 'Search',
      fit: 0.5,
      cost: 0.1,
      speed: 0.15,
      firstStep: 'Title one as {crowd} would ask it.',
      experiment: 'Half with question titles; compare after {month-3}.',
    },
  ],
  delivery: [
    {
      step: 'Start oddly',
      you: 'Ten openings; take the strangest.',
      tool: 'Paper',
      doneWhen: 'One pulls you on.',
    },
    {
      step: 'Draft',
      you: {
        'many-hours': 'Forward only, ninety minutes {when}.',
        else: 'Forward only, to the end, {when}.',
      },
      tool: 'Plain editor',
      doneWhen: 'It has an end.',
    },
    { step: 'Prove', you: 'Add photo, receipt or count.', tool: 'Phone', doneWhen: 'It can be checked.' },
    {
      step: 'Cut',
      you: 'Read aloud, remove a fifth.',
      tool: 'Your voice',
      doneWhen: 'You stopped stumbling.',
    },
    {
      step: 'Send',
      you: 'Publish, mail, tell two by name.',
      tool: 'Blog host',
      doneWhen: 'Two people know.',
    },
    {
      step: 'Answer',
      you: 'Reply within two days, log it.',
      tool: 'Email, log',
      doneWhen: 'The inbox is empty.',
    },
  ],
  tools: [
    {
      name: 'A blog host',
      job: 'Publishes and keeps posts',
      freeFirst: 'WordPress.com or Substack, free plan',
      payWhen: 'Not before week twelve',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'An email form',
      job: 'Lets you write to readers',
      freeFirst: 'Substack’s own, MailerLite or Kit',
      payWhen: 'The reader limit is reached',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A log',
      job: 'Keeps week twelve honest',
      freeFirst: 'Four columns on paper',
      payWhen: 'Never for this path',
      for: ['organises'],
    },
    {
      name: 'A camera',
      job: 'Photos nobody else has',
      freeFirst: 'Your phone beside a window',
      payWhen: 'Never for this path',
    },
    {
      name: 'A chat model',
      job: 'Typos and plainer titles',
      freeFirst: 'A free tier, stories kept out',
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: {
      children: 'A weekly account from a house with children',
      else: 'A weekly account from inside one kind of life',
    },
    claim: {
      proven: 'Years of it, still counting what it costs.',
      children: 'Tried at home, with children in the way.',
      else: 'Tried on an ordinary {day}: again or never.',
    },
    proof: [
      { children: 'receipts, and tries that failed', else: 'receipts and failed versions on show' },
      { proven: 'years in it, stated exactly', else: 'an answer to every reader' },
      'dated posts, gaps owned up to',
    ],
    notFor: {
      proven: 'Readers who want a course from an expert, and brands in {state} with samples.',
      children: 'Readers after a perfect house, and brands that send toys.',
      else: 'Readers who want an expert, and brands with something free to send.',
    },
  },
  growth: {
    'few-hours':
      'Don’t grow it at {hours} a week; finish it. After twelve posts take the one act the evidence points to.',
    proven:
      'Don’t grow it; finish it. After twelve posts pick by evidence: a paragraph for a firm in {area}, a guide, or links that readers asked for.',
    else: 'Don’t grow it; finish it. After twelve posts take one act: a paragraph for a {local} firm, one guide, or a “which one” post readers asked for.',
  },
  consolation: {
    proven: 'By {check-day} you know how a public deadline feels when nobody pays, and that is the question.',
    children: 'By {check-day} you know if writing fits after bedtime, for no money at all.',
    else: 'By {check-day} you know how writing for {crowd} feels, for no money; the posts stay, dated.',
  },
};
