import type { PathWords } from '../path-words.ts';

export const firstFiveLocalJobsWords: PathWords = {
  slug: 'first-five-local-jobs',
  customer: {
    who: {
      children:
        'Families in {area} with one job that needs two free hours: flat-pack in the hall, a garage nobody can cross, a nursery to empty.',
      metro:
        'Flats and townhouses around {area}: boxes in the hall, a storage cage that will not shut, a lease that ends this month.',
      regional:
        'Households near {area} with a shed nobody can cross, beds gone to weed, or a parent’s house to pack.',
      else: 'Households within ten minutes of you, with flat-pack in the hall, a full garage, or a move in nine days.',
    },
    situation: {
      proven:
        'They have tried twice and the wardrobe leans. Somebody in {area} who has built that very model would be a relief.',
      children:
        'The tools and the boxes are there. A house in {area} with small children lacks two quiet hours in a row.',
      else: [
        'The drill is in the shed and the bin is empty. Missing in {area}: a second pair of arms and a free {day}.',
        'The boxes came three weeks ago, and everybody in the house in {area} walks around them to the laundry.',
      ],
    },
    trigger: {
      metro:
        'Strata wants the cage emptied, the lift in {area} is booked for moving day, or a bond inspection has a date.',
      children:
        'A cot arrived in {start-month}, a back went out, or hard-rubbish week in {area} has been announced.',
      else: [
        'Council pick-up in {area} is next week, the removalist is booked, or visitors come in {start-month}.',
        'A parent moves to a unit, a partner works away, or the lease in {area} ends before {month-3}.',
      ],
    },
    pays: {
      abn: 'Whoever posted it pays by PayID on the day; small offices in {area} pay on your ABN invoice.',
      'no-abn':
        'Whoever posted it pays on the day: by PayID at the door, or through the marketplace once the work is looked at.',
      else: 'Whoever posted it, on the day, by PayID.',
    },
  },
  theirWords: [
    'Can anyone recommend someone for two wardrobes?',
    'Need a hand before hard rubbish, will pay.',
    'The last bloke just never turned up.',
    'I’m seven months along, I’m not lifting that.',
    'How much roughly, and can you come soon?',
    'I don’t need a tradie, just another adult.',
    'Mum’s moving: forty years of cupboards.',
    'We lost the instructions, is that a problem?',
    'I’d do it, but my shoulder’s gone.',
  ],
  places: [
    {
      place: 'The {local} Facebook community group',
      how: {
        'few-hours':
          'Save “can anyone” and “hard rubbish” as searches; in {area} answer only posts under two hours old.',
        children:
          'Search it for “recommend” while dinner cooks, newest first, and answer {n:6} fresh posts by name.',
        else: 'Search “can anyone” and “recommend”, newest first; in {area} the first sensible reply is often the one read.',
      },
      count: 18,
    },
    {
      place: 'Airtasker jobs around {area}',
      how: {
        proven:
          'Filter for your kind of job around {area}; your photos answer the question that new taskers cannot.',
        else: 'Set the map to {area}, filter for assembly, packing and clean-ups, and turn alerts on.',
      },
      count: 14,
      for: ['few-hours', 'evenings', 'proven'],
    },
    {
      place: 'Gumtree “wanted” and “free to collect”',
      how: 'Whoever in {area} gives away a couch often has a garage behind it; offer {n:8} of them the sort-out.',
      count: 8,
      for: ['no-money', 'student'],
    },
    {
      place: 'Your own street and the next two',
      how: {
        'no-strangers':
          'Walk them in {area} on bin night; note open garages and boxed parcels, then leave a card by daylight.',
        sells:
          'Note open garages and “leased” boards in {area} on bin night; you can knock without a script.',
        else: 'Walk them in {area} on bin night; note open garages and boxed parcels, then knock in daylight.',
      },
      count: 10,
      for: ['weekends', 'daytime', 'many-hours'],
    },
    {
      place: 'People from {workplace} who are moving or expecting',
      how: {
        employed: 'Read the noticeboard at {workplace}, then send {n:6} personal texts with your two jobs.',
        else: 'Scroll for news from {workplace} since winter, and send {n:6} personal texts with your two jobs.',
      },
      count: 10,
      for: ['employed', 'student', 'new'],
    },
    {
      place: 'Storage counters and two-man removalists',
      how: {
        abn: 'Ask the front desk in {area} who packs for customers that run late; leave a card with your ABN.',
        else: 'Ask the front desk in {area} if customers want help to pack; leave a card with two jobs.',
      },
      count: 8,
      for: ['many-hours', 'metro', 'proven'],
      skill: 'Sales',
    },
    {
      place: 'Sellers of flat-pack still in its box',
      how: 'A boxed desk for sale in {area} means somebody gave up; offer to build it so it sells or stays.',
      count: 6,
      for: ['student', 'has assembl|flat-pack|ikea'],
    },
    {
      place: 'Parents at pick-up and the sideline',
      how: 'Name one job and a price at {local} pick-up: “I build bunk beds, {starter-price}.” Then let it travel.',
      count: 10,
      only: ['children'],
    },
    {
      place: 'Caretakers of unit blocks',
      how: 'Ask {n:6} in {area} about cages, moving days and the cardboard room; leave a number they can pass on.',
      count: 8,
      only: ['metro'],
    },
    {
      place: 'Over-fifties villages and op shops',
      how: 'Ask the {local} manager who helps when somebody downsizes, and pin {n:8} cards where residents read.',
      count: 8,
      for: ['regional', 'retired', 'organises'],
    },
  ],
  alternatives: [
    {
      what: 'Leave the boxes another month',
      whyItFails: 'The return window shuts, and so does the hall.',
    },
    {
      what: 'Call in the family favour',
      whyItFails: 'He is willing in March; it is needed Thursday.',
    },
    {
      what: 'Book a removalist, skip or handyman',
      whyItFails: 'Their smallest job is bigger than this.',
      for: ['metro'],
    },
    {
      what: 'Do it after the children sleep',
      whyItFails: 'The drawer fronts go on upside down.',
      for: ['children', 'evenings'],
    },
    {
      what: 'Wait for the next hard-rubbish week',
      whyItFails: 'It comes, and nothing is at the kerb.',
      for: ['regional', 'weekends'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The pile that everybody walks around',
      price: 'Nothing, until council day is gone',
      speed: 'Next spring, perhaps',
      trust: 'It has never let them down',
      yourEdge: 'You name a {day} and one total.',
    },
    {
      kind: 'do-it-themselves',
      name: 'A spare afternoon and a video',
      price: 'The afternoon and some goodwill',
      speed: 'Twice what the box says',
      trust: 'Fine until step fourteen',
      yourEdge: {
        proven: 'You have built that model, and the cardboard leaves flat.',
        children: 'You know cots, bunks and their missing screws.',
        else: 'You read to the last page and flatten the cardboard.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Taskers with fifty reviews',
      price: 'Above {starter-price}, platform fee inside',
      speed: 'A day to three days',
      trust: 'A wall of stars',
      yourEdge: {
        proven: 'Your own photos, a {local} address, and a total first.',
        'school-age': 'You live in {area} and answer before the school run ends.',
        else: 'You answer first, from {area}, with one good question.',
      },
    },
    {
      kind: 'local-rival',
      name: 'The odd-job man with a ute',
      price: 'Near {price}, with a minimum visit',
      speed: 'When he rings back',
      trust: 'His number is passed around',
      yourEdge: 'You take the small {local} job he puts last.',
      for: ['regional'],
    },
    {
      kind: 'local-rival',
      name: 'Packing crews of removalists',
      price: 'Two people, three hours at least',
      speed: 'Booked with the truck',
      trust: 'Uniforms and a depot',
      yourEdge: 'One adult, one room, {price}, this week.',
      for: ['metro'],
    },
    {
      kind: 'software',
      name: 'Assembly added at a shop’s checkout',
      price: 'Per item, on top of delivery',
      speed: 'Their calendar, often a week',
      trust: 'The shop’s name',
      yourEdge: 'You build the second-hand one too, on {day}.',
    },
  ],
  offer: {
    promise: {
      proven:
        'A job like it done before, photographed, priced as one total and finished the day it is begun.',
      children:
        'One clear household job in {area}, done at the hour agreed, by a parent who sweeps up and leaves.',
      else: [
        'One clear job in {area} at one agreed total, tidy enough to photograph, and a plain no to licensed work.',
        'Somebody from {area} who answers, comes at the hour agreed, and stops where the price stops.',
      ],
    },
    starter: {
      name: 'The short job',
      included: [
        {
          proven: 'two flat-pack pieces of one range',
          children: 'one cot, desk or bookcase built',
          else: 'a desk or bookcase, or four home-watch visits',
        },
        { evenings: 'packaging flat before bedtime', else: 'packaging flattened and stacked' },
        { films: 'a time-lapse when they agree', else: 'a photo of it finished' },
      ],
      excluded: ['drilling into walls', { proven: 'wiring and taps', else: 'missing parts' }],
      hoursFactor: 0.69,
    },
    core: {
      name: 'The half-day job',
      included: [
        {
          children: 'two and a half hours in one room, toys to tools',
          organises: 'two and a half hours to your list: garage, rooms or party',
          proven: 'two and a half hours at a practised pace',
          else: 'two and a half hours on one result they can see',
        },
        {
          'school-age': 'piles for keep, school fete and kerb',
          regional: 'piles for keep, op shop and tip',
          else: 'keep, give-away and council piles, labelled',
        },
        {
          evenings: 'a stop at the agreed hour, done or dated',
          else: 'a stop and a new total if the photos hid more',
        },
        { proven: 'before and after from one corner', else: 'a before-and-after, if they agree' },
      ],
      excluded: [
        'tip runs',
        {
          'has ute|trailer': 'loads for your own vehicle',
          children: 'minding anybody’s children',
          else: 'lifts over twenty kilos',
        },
        'ladders above two steps',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The whole day',
      included: [
        {
          children: 'five hours while somebody minds yours',
          metro: 'five hours, with the lift booked',
          else: 'five hours and a lunch break',
        },
        {
          children: 'labels a family can read',
          organises: 'a plan of every shelf and pile',
          else: 'a labelled map of what went where',
        },
        'a look together at half-time',
      ],
      excluded: [
        'pianos, fridges, safes',
        { regional: 'old sheeting and drums', else: 'paint tins and fibro' },
      ],
      hoursFactor: 1.77,
    },
  },
  skills: {
    Sales: {
      new: 'You can say {price} at a strange door without mumbling, even when the garage is fuller than its photo.',
      else: 'You name {price} at the door and wait. In {area} that wins more half-days than a lower quote would.',
    },
    'Project Management': {
      children:
        'You run a household of lists already; {area} pays {price} for a garage turned into piles and a finish time.',
      else: 'You see a packed shed as piles, bags and a finish time. They pay {price} for that order.',
    },
    Writing:
      'Short, exact quotes win {local} jobs: name the bookcase model, the stairs and {starter-price} in two lines.',
    Design: 'Your eye gets before and after from one spot; ask the first customers to let you show theirs.',
    'AI Use':
      'Paste a rambling {local} post, without names, into a chat tool for questions; the quote stays in your own voice.',
    'Video Editing':
      'Thirty seconds of a wardrobe rising from its box plays well in the {local} group; ask the owner first.',
  },
  skillLeftOut: 'It rests for five jobs; {area} only asks whether you turn up and finish.',
  tasks: [
    {
      id: 'tally-wants',
      title: 'Read {n:30} “can anyone” posts from {area}',
      doneWhen: {
        proven: 'A tally shows which of your usual jobs {area} asks for most in {start-month}.',
        else: 'A tally of {n:30} posts shows two common jobs you have done before.',
      },
      hours: 0.75,
      lite: {
        title: 'Read fifteen {local} posts and tally the jobs',
        hours: 0.25,
        doneWhen: 'Two kinds of job stand out.',
      },
      phase: 'offer',
      needs: [],
      where: {
        children: 'On the couch, a door away from the children',
        student: 'Between lectures, on the phone',
        else: 'On the couch or the bus',
      },
    },
    {
      id: 'pick-two',
      title: 'Pick two jobs at {starter-price} and {price}',
      doneWhen: {
        organises: 'Each has a list of steps, a finish line and minutes, on one card.',
        else: 'Each has two lines: what is done, and where it stops.',
      },
      hours: 0.75,
      lite: {
        title: 'Pick two jobs, one line each',
        hours: 0.25,
        doneWhen: 'One of them says {starter-price}.',
      },
      phase: 'offer',
      needs: ['tally-wants'],
      where: { children: 'Kitchen table, among the lunch boxes', else: 'Kitchen table' },
    },
    {
      id: 'no-list',
      title: 'Write your no-list and save it',
      doneWhen: {
        children:
          'Wiring, taps, gas, fibro, roofs, heavy lifts and minding other people’s children are on it.',
        'has ute|trailer':
          'Wiring, taps, gas, fibro and roofs are on it; so is any load without a tip receipt.',
        else: 'Wiring, taps, gas, fibro, roofs, heavy lifts and driving people are on it.',
      },
      materials: 'The licence page for {state}',
      hours: 0.5,
      lite: {
        title: 'Save the no-list; agree on check-in texts',
        hours: 0.25,
        doneWhen: 'A friend expects a text at both ends.',
      },
      phase: 'comply',
      needs: ['pick-two'],
      where: 'At home, before any quote',
      beforeFirstJob: true,
    },
    {
      id: 'two-photos',
      title: 'Take a face photo and one before-and-after',
      doneWhen: {
        proven: 'The second is of work you did before, and says for whom, if they agree.',
        children: 'The second shows the playroom or garage at home, and says so.',
        else: 'The second shows your own desk, beds or garage, and says so.',
      },
      hours: 1,
      phase: 'proof',
      needs: ['pick-two'],
      when: 'daylight',
      where: 'At home, on the light side',
    },
    {
      id: 'post-profile',
      title: 'Post one plain profile in three places',
      doneWhen: {
        evenings: 'All three name two jobs, {area}, and the evenings you can come.',
        'few-hours': 'All three name two jobs, {area}, and {day} as your day.',
        else: 'All three name two jobs, three suburbs and your free days.',
      },
      hours: 1,
      lite: {
        title: 'Post one profile with your face on it',
        hours: 0.5,
        doneWhen: 'It names {area} and {day}.',
      },
      phase: 'reach',
      needs: ['no-list', 'pick-two', 'two-photos'],
      where: 'Online, when the {local} group allows adverts',
    },
    {
      id: 'first-quotes',
      title: 'Send {n:8} quotes to fresh {local} posts',
      doneWhen: {
        proven: '{n:8} are sent with a total, a time, a photo of a like job and one question.',
        else: '{n:8} have a total, a time, one proof and one question.',
      },
      hours: 2,
      lite: {
        title: 'Quote four posts under two hours old',
        hours: 0.5,
        doneWhen: 'Each has a total and a {day}.',
      },
      phase: 'reach',
      needs: ['post-profile'],
      where: {
        employed: 'In breaks and after {workplace}, on the phone',
        else: 'On the phone, half an hour at a time',
      },
    },
    {
      id: 'safe-visit',
      title: 'Set up your safe-visit habit',
      doneWhen: {
        children: 'Whoever minds the children gets a saved text: address, name, time you leave.',
        else: 'A friend gets a saved text: address, name, time you leave.',
      },
      hours: 0.25,
      phase: 'comply',
      needs: ['no-list'],
      where: 'Over a cuppa',
    },
    {
      id: 'job-one',
      title: 'Do job one near home, begun in daylight',
      doneWhen: {
        proven: 'The customer walked around it, paid, and agreed to be named.',
        new: 'The customer walked around it and paid, and {area} has seen you finish one.',
        else: 'The customer walked around it, paid, and said yes or no to a photo.',
      },
      materials: {
        children: 'Closed shoes, gloves, water, somebody minding yours',
        else: 'Closed shoes, gloves, water, their tools',
      },
      hours: 2.25,
      whole: true,
      lite: {
        title: 'Do a one-hour job on your own street',
        hours: 1,
        doneWhen: 'It is paid for the hour, and the minutes are noted.',
      },
      phase: 'deliver',
      needs: ['first-quotes', 'safe-visit'],
      fromDay: 4,
      when: 'daylight',
      where: 'Within ten minutes of your door',
      firstJob: true,
    },
    {
      id: 'text-contacts',
      title: 'Text {n:10} people your two jobs',
      doneWhen: {
        employed: '{n:10} are sent, {workplace} included, and two people passed it on.',
        else: '{n:10} personal texts are out, and two people passed it on.',
      },
      hours: 0.75,
      lite: { title: 'Text four people you know', hours: 0.25, doneWhen: 'Each names a job and {day}.' },
      phase: 'sell',
      needs: ['pick-two', 'no-list'],
      where: { children: 'At the edge of the oval, or in a queue', else: 'In any queue' },
    },
    {
      id: 'ask-review-one',
      title: 'Ask for the first review',
      doneWhen: 'The link went within the hour, and one reminder has a date.',
      hours: 0.25,
      lite: { title: 'Send the review link', hours: 0.25, doneWhen: 'It went within the hour.' },
      phase: 'learn',
      needs: ['job-one'],
      where: 'From the footpath',
    },
    {
      id: 'start-sheet',
      title: 'Start the seven-column money sheet',
      doneWhen: {
        organises: 'Job one fills a row, and a sum shows hours quoted as well as worked.',
        else: 'Job one fills a row, receipts are photographed, quoting time is in it.',
      },
      hours: 0.5,
      lite: { title: 'Write row one of the money sheet', hours: 0.25, doneWhen: 'It holds every minute.' },
      phase: 'comply',
      needs: ['pick-two'],
      where: {
        'has ute|trailer': 'In the cab, before you drive off',
        else: 'On the phone, before you leave the street',
      },
    },
    {
      id: 'abn-check',
      title: { abn: 'Check what your ABN still says', else: 'Answer the official ABN questions' },
      doneWhen: {
        abn: 'The address and the activity on it are those of {start-month}.',
        else: 'You have applied, or a dated note says why five jobs are no enterprise yet.',
      },
      hours: 0.5,
      lite: { title: 'Answer the ABN questions', hours: 0.25, doneWhen: 'The result is saved.' },
      phase: 'comply',
      needs: ['pick-two'],
      where: 'Online',
    },
    {
      id: 'ask-insurer',
      title: 'Ask one insurer about things you work on',
      doneWhen: {
        'no-money': 'A written answer says what a bookcase in your hands would cost you uncovered.',
        else: 'A written answer says if a bookcase in your hands is covered, and from which day.',
      },
      hours: 0.5,
      lite: {
        title: 'Ask one insurer what your two jobs need',
        hours: 0.25,
        doneWhen: 'The question is sent, and the answer goes in the folder.',
      },
      phase: 'comply',
      needs: ['pick-two'],
      where: { employed: 'By chat, in a break at {workplace}', else: 'By email' },
      beforeFirstJob: true,
    },
    {
      id: 'knock-street',
      title: 'Knock at {n:8} doors with a visible job',
      doneWhen: {
        sells: '{n:8} heard a total at the door, and every sign was respected.',
        else: '{n:8} are noted with an answer, and every sign was respected.',
      },
      hours: 1,
      lite: { title: 'Knock at three doors', hours: 0.5, doneWhen: 'All three answers are noted.' },
      phase: 'reach',
      needs: ['pick-two', 'no-list'],
      when: 'daylight',
      where: 'Your own streets',
    },
    {
      id: 'twelve-more',
      title: 'Send {n:12} more quotes, then read the pattern',
      doneWhen: {
        proven: 'The log says if {area} minds your price, your days or your silence.',
        else: 'At twenty, you know if silence, time or price is the trouble.',
      },
      hours: 3,
      lite: { title: 'Send four more quotes', hours: 1, doneWhen: 'All are logged by source.' },
      phase: 'sell',
      needs: ['first-quotes'],
      fromDay: 5,
      where: 'Half an hour at a time',
    },
    {
      id: 'follow-askers',
      title: 'Follow up those who went quiet',
      doneWhen: 'Each has {day} and one other day to choose from, once.',
      hours: 0.5,
      lite: { title: 'Offer the quiet ones two new times', hours: 0.25, doneWhen: 'One of them is {day}.' },
      phase: 'sell',
      needs: ['first-quotes'],
      fromDay: 4,
      where: 'On the phone',
    },
    {
      id: 'job-two',
      title: 'Do job two, of the other kind',
      doneWhen: {
        proven: 'You know which kind leaves more than {hour-pay} an hour.',
        else: 'Minutes on site, minutes driving and what {price} forgot are written down.',
      },
      materials: 'Gloves, three photos from the customer',
      hours: 3.25,
      whole: true,
      lite: { title: 'Do one more short job', hours: 2, doneWhen: 'Its minutes stand beside the first.' },
      phase: 'proof',
      needs: ['job-one'],
      fromDay: 9,
      when: 'daylight',
      where: 'Near home',
    },
    {
      id: 'visit-counters',
      title: 'Leave cards at two {local} counters',
      doneWhen: {
        abn: 'Storage yard and removalist hold a card with your ABN and mobile.',
        else: 'Storage yard and removalist have a card; you know both managers by name.',
      },
      materials: { 'no-money': 'Four cards in your best hand', else: 'Ten printed cards' },
      hours: 0.75,
      phase: 'reach',
      needs: ['job-one'],
      fromDay: 8,
      when: 'open-shops',
      where: 'On the way past',
      instead: { employed: 'On the way to {workplace}', else: 'At any two that stay open late' },
    },
    {
      id: 'call-back-one',
      title: 'Go back to customer one with an idea',
      doneWhen: 'They were offered one named job with a date in {month-3}.',
      hours: 0.25,
      phase: 'sell',
      needs: ['job-one'],
      fromDay: 36,
      where: 'By text, weeks later',
    },
    {
      id: 'ten-minute-check',
      title: 'Work out what each hour brought',
      doneWhen: 'Each kind stands beside {hour-pay}, and one is marked to advertise next.',
      hours: 0.5,
      lite: {
        title: 'Divide what was left by all hours',
        hours: 0.25,
        doneWhen: 'It stands beside {hour-pay}.',
      },
      phase: 'learn',
      needs: ['job-one'],
      fromDay: 12,
      where: { children: 'Sofa, with the sheet open', else: 'At home' },
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'Text to someone you know',
      when: 'One person at a time.',
      lines: [
        {
          proven:
            'Hi [name], I’m taking small jobs around {area}: [job one] and [job two]. I did that for years.',
          children:
            'Hi [name], I’m doing small paid jobs near {area} around the kids’ week: [job one] and [job two].',
          student: 'Hi [name], between classes I’m doing small paid jobs in {area}: [job one] and [job two].',
          else: 'Hi [name], I’ve begun small paid jobs in {area}: [job one] and [job two].',
        },
        {
          proven: 'One total before I start; wiring, taps and roofs stay with licensed people.',
          children: 'One total before I begin; wiring, taps and roofs I leave alone.',
          else: 'You’d hear one total first, and I leave wiring, taps and roofs alone.',
        },
        'Who do you know with boxes in the hall? I have {day} and [day].',
      ],
    },
    {
      id: 'quote',
      title: 'Quote for a fresh post',
      when: 'While the post is under two hours old.',
      lines: [
        'Hi [name], {name} from {area}. So it’s [the job, size, stairs, what is there already].',
        {
          proven:
            '[Price] all up, about [time]. I’ve done [number] like it; it stops at [edge], and I’d ask first.',
          children: '[Price] all in, and I’m gone by [time]. If [edge] turns up, we talk first.',
          organises: '[Price] covers [three steps], done by [time]. Past [edge] I’d ask before going on.',
          else: '[Price] all up, about [time], [small extra] included. Beyond [edge] we’d agree first.',
        },
        {
          evenings: 'I’m free {day} from [time], or [day]. Photo: [yours, and whose room it is].',
          else: 'I can come on {day} or [day and time]. Photo: [yours, and whose room it is].',
        },
        'One question: [access, wall or parking]?',
      ],
    },
    {
      id: 'listing',
      title: 'Profile text',
      when: 'The same words in all three places.',
      lines: [
        {
          proven: '{name}, {area}. Years of [job one] and [job two], with photos of rooms I’ve finished.',
          children: '{name}, a parent in {area}. I build, pack and clear: [job one] and [job two].',
          student: '{name}, student in {area}. Two things, done properly: [job one] and [job two].',
          else: '{name} from {area}. I do two things well: [job one] and [job two].',
        },
        {
          employed: 'By day I’m at {workplace}, so [one habit that helps here].',
          else: 'People know me for [one habit that helps here].',
        },
        'The whole price comes first, {day} is my day, and I leave it swept.',
        'Licensed work goes to those who hold one.',
      ],
    },
    {
      id: 'follow-up',
      title: 'Second note to an asker',
      when: 'The next evening, once.',
      lines: [
        'Hi [name], did the [item] get sorted? {day} has come free here in {area} as well.',
        'Send two more photos and I’ll firm up the total. {name}',
      ],
    },
    {
      id: 'ask-review',
      title: 'Review request',
      when: 'Within an hour of finishing.',
      lines: [
        {
          proven:
            'Thanks for having me, [name]. A line from a {local} customer tells the next person more than my photos do.',
          else: 'Thanks for having me, [name]. You’re number [number] of my first {local} jobs, so honest words matter.',
        },
        'What it was, the suburb, one thing to do better: [link]. {name}',
      ],
    },
  ],
  risks: [
    {
      id: 'under-quoted',
      risk: 'The job is twice its photo.',
      firstSign: 'At the roller door you think “oh”.',
      response: {
        proven: 'Your eye beats the photo: stop, show them, and offer a smaller result or a second {day}.',
        children: 'Touch nothing: home expects you at an hour. Offer less for {price}, or a second {day}.',
        else: 'Touch nothing. Show what differs, then agree on less for {price} or on a new total.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'skilled'],
    },
    {
      id: 'silent-quotes',
      risk: 'Twenty quotes bring no booking.',
      firstSign: 'Ten quotes without one question back.',
      response: {
        'few-hours':
          'At {hours} a week twenty take weeks; change photo one at ten, and wait for fresh posts.',
        else: 'Change the photo and first sentence; {asks-week} fresh quotes a week tell you more than stale ones.',
      },
      likelihood: 3,
      impact: 2,
    },
    {
      id: 'hurt-back',
      risk: 'You strain something.',
      firstSign: 'You hold your breath to lift.',
      response: {
        'no-lifting': 'Say no before you try, and look up your injury cover before job three.',
        employed: 'Split the load or say no: your shifts at {workplace} pay more than any garage.',
        children: 'Split the load or say no: there are children to lift at home.',
        else: 'Split the load, slide it or say no, and look up your injury cover before job three.',
      },
      likelihood: 2,
      impact: 3,
      for: ['employed', 'retired', 'many-hours'],
    },
    {
      id: 'licence-creep',
      risk: 'Somebody wants “just” a tap or light.',
      firstSign: '“While you’re here” starts a sentence.',
      response: 'Read them the no-list with a smile, finish your part, and name a licensed tradie.',
      likelihood: 3,
      impact: 3,
      for: ['proven'],
    },
    {
      id: 'payment-trick',
      risk: 'A fake buyer sends a screenshot.',
      firstSign: 'They would pay before you see it.',
      response:
        'Only your own banking app counts; marketplace jobs stay on the marketplace, {starter-price} or not.',
      likelihood: 2,
      impact: 2,
      for: ['no-money', 'student'],
    },
    {
      id: 'platform-only',
      risk: 'All five come through one site.',
      firstSign: 'One source in every row.',
      response: 'Give the next selling hour to your own street and to names customers pass on.',
      likelihood: 2,
      impact: 2,
      for: ['many-hours', 'later'],
    },
    {
      id: 'unsafe-visit',
      risk: 'A stranger’s home feels wrong.',
      firstSign: 'Person and messages do not match.',
      response: {
        children:
          'Keep phone and keys on you, say you must go, text whoever minds yours; {starter-price} is cheap.',
        else: 'Keep phone and keys on you, say you must go, and leave; {starter-price} is cheap to lose.',
      },
      likelihood: 1,
      impact: 3,
      for: ['student', 'few-hours'],
    },
    {
      id: 'children-home',
      risk: 'A sick child cancels {day}.',
      firstSign: 'A hot forehead at breakfast.',
      response: 'Text before eight with {short-day} and one other time; people forgive early news.',
      likelihood: 3,
      impact: 2,
      only: ['children'],
    },
  ],
  qualityChecks: [
    'Total, edge and finish time were in writing.',
    'You confirmed the evening before.',
    'You arrived within ten minutes of it.',
    'It stands level, opens and shuts.',
    'No screw is left over unexplained.',
    'Nothing was thrown out without a yes.',
    'Floor swept, cardboard flat.',
    'The row was filled before you left.',
  ],
  keepDoing: 'sending quotes',
  metrics: [
    {
      id: 'tries',
      name: 'Quotes sent',
      what: 'Totals with a time and a question, about {asks-week} a week.',
      ifLow: {
        children: 'Answer from the sofa {short-when}; a quote takes fifteen minutes.',
        else: 'Turn alerts on and answer {short-when}; a quote takes fifteen minutes.',
      },
    },
    {
      id: 'replies',
      name: 'Questions back',
      what: 'People who answered anything at all.',
      ifLow: {
        children: 'Change photo one; name their exact item.',
        proven: 'Lead with the finished job most like theirs.',
        else: 'Photo or first line is at fault; name the item.',
      },
    },
    {
      id: 'sales',
      name: 'Jobs done and paid',
      what: 'With a row; {sales-goal} a month would meet {goal}.',
      ifLow: {
        evenings: 'Offer a second evening before you lower {price}.',
        else: 'Offer {day} and one other time before you lower {price}.',
      },
    },
    {
      id: 'hours',
      name: 'All hours',
      what: {
        'no-lifting': 'Quoting, the way and sorting, against {hours} a week.',
        'no-driving': 'Quoting, walking and lifting, against {hours} a week.',
        else: 'Quoting, driving and lifting, against {hours} a week.',
      },
      ifLow: {
        children: 'Agree at home which hours on {day} are yours.',
        else: 'Block {day} in the calendar and keep first jobs.',
      },
    },
    {
      id: 'reviews',
      name: 'Reviews that name a task',
      what: 'Honest ones with a job, a detail and {area} in them.',
      ifLow: {
        children: 'Ask on the doorstep, not from the sofa later.',
        else: 'You ask too late; have the link ready.',
      },
    },
  ],
  channels: [
    {
      name: 'Suburb Facebook group',
      fit: 0.9,
      cost: 0.1,
      speed: 0.9,
      firstStep: 'Read the {local} rules and save three searches.',
      experiment: 'Answer {n:10} posts within the hour, {n:10} next day; compare questions.',
    },
    {
      name: 'Airtasker',
      fit: 0.8,
      cost: 0.4,
      speed: 0.8,
      firstStep: 'Fill in the profile: two jobs, {area}, one before-and-after.',
      experiment: 'Send {n:10} offers with a photo, {n:10} without.',
    },
    {
      name: 'Personal texts',
      fit: 0.8,
      cost: 0.05,
      speed: 0.8,
      firstStep: 'Text {n:6} people from {workplace} before {check-day}.',
      experiment: 'Name one job to {n:8}, both jobs to {n:8}.',
    },
    {
      name: 'Your own streets',
      fit: 0.7,
      cost: 0.2,
      speed: 0.6,
      firstStep: 'Walk the three nearest in {area} before hard rubbish.',
      experiment: {
        'no-strangers': 'Plain cards on one street, cards with a neighbour’s name on the next.',
        else: 'Knock on one street, leave cards on the next.',
      },
    },
    {
      name: 'Storage and removalist counters',
      fit: 0.5,
      cost: 0.2,
      speed: 0.3,
      firstStep: 'Ask one {local} manager what customers ask for.',
      experiment: 'Two counters until {month-3}; keep the one that sends a name.',
    },
  ],
  delivery: [
    {
      step: 'Agree',
      you: 'Ask for three corners in photos; send {price} or {starter-price}, with its edge.',
      tool: 'Messages',
      doneWhen: 'They wrote yes, with address and {day}.',
    },
    {
      step: 'Confirm',
      you: {
        children: 'Write the night before, and tell whoever minds the children.',
        else: 'Write the night before, and tell your friend the address.',
      },
      tool: 'Two texts',
      doneWhen: 'Both have answered.',
    },
    {
      step: 'Walk it',
      you: {
        proven: 'Walk it with them and say what you would do differently.',
        children: 'Look at all of it with them, clock in hand.',
        else: 'Look at all of it with them before touching anything.',
      },
      tool: 'Phone camera',
      doneWhen: 'Size and edge are agreed aloud.',
    },
    {
      step: 'Do it',
      you: {
        organises: 'Zone by zone, in the order you wrote.',
        else: 'Finish one zone at a time; the no-list stops you.',
      },
      tool: 'Gloves, their tools',
      doneWhen: 'It matches the quote.',
    },
    {
      step: 'Show and be paid',
      you: 'Walk around it together and see {price} in your own app.',
      tool: 'Banking app or marketplace',
      doneWhen: 'It is paid and swept.',
    },
    {
      step: 'Write up',
      you: {
        'school-age': 'Row, link and what else you saw, before pick-up.',
        else: 'Fill the row, send the link, note what else you saw.',
      },
      tool: 'Money sheet',
      doneWhen: 'Both are done on the street.',
    },
  ],
  tools: [
    {
      name: 'Phone notes',
      job: 'No-list, templates, check-in texts',
      freeFirst: 'On the phone already',
      payWhen: 'Never',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Google Sheets',
      job: 'Quotes, hours and money',
      freeFirst: 'Free, or a ruled notebook',
      payWhen: 'Never for five jobs',
    },
    {
      name: 'Airtasker profile',
      job: 'First strangers, first reviews',
      freeFirst: 'Joining is free; jobs pay a share',
      payWhen: 'Never to be listed higher',
      for: ['evenings', 'few-hours'],
    },
    {
      name: 'Gloves and closed shoes',
      job: 'Hands and toes',
      freeFirst: 'Your own cupboard',
      payWhen: 'The first pair wears through',
    },
    {
      name: 'Hex keys and a ratchet driver',
      job: 'Flat-pack in two thirds of the time',
      freeFirst: { proven: 'The set you own', else: 'The key in the box' },
      payWhen: 'The second wardrobe is booked',
      for: ['proven', 'some-money'],
    },
  ],
  positioning: {
    category: {
      proven: 'Small household jobs around {area}, by practised hands',
      else: 'Small household jobs in {area} at one total',
    },
    claim: {
      proven: 'I’ve built it before; you see the photo first.',
      children: 'A parent nearby who comes when agreed.',
      'few-hours': 'One small job at a time, done well.',
      else: 'I answer, turn up, and stop where I said.',
    },
    proof: [
      'one before-and-after, labelled honestly',
      'a line from {workplace}, labelled as that',
      'reviews that name the job and {area}',
    ],
    notFor: 'Licensed work, heavy removals, and anyone in {area} who wants open-ended hands by the hour.',
  },
  growth: {
    'few-hours':
      'Five jobs end this path. At {hours} a week choose the kind that left most, and raise {starter-price} before hours.',
    else: 'Five jobs end this path. Keep the kind that beat {hour-pay}, and go where it leads: garden, cleaning, repairs or pets.',
  },
  consolation: {
    proven:
      'Whatever sells, by {check-day} you will know what {area} pays for your hands beside the planned {hour-pay}.',
    children:
      'Whatever sells, by {check-day} you will know which jobs fit around your children, and what {area} pays.',
    else: 'Whatever sells, by {check-day} you will know what {area} pays for and what your hour is worth.',
  },
};
