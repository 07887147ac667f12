import type { PathWords } from '../path-words.ts';

export const petCareRoundsWords: PathWords = {
  slug: 'pet-care-rounds',
  customer: {
    who: {
      evenings:
        'Owners a short walk from you in {area}: cat people with flights booked, shift workers, and couples who get home after dark.',
      daytime:
        'Owners a short walk from you in {area}: a puppy and meetings until two, a knee in a brace, people called back to the office.',
      metro:
        'Flat dwellers around {area} with a cat and a flight, or a dog that has not seen grass since six.',
      regional:
        'Owners in {area} with one good dog and a long roster: hospital, mine, council, or a farm too far for lunch.',
      else: 'Owners within fifteen minutes on foot in {state}: nurses on shifts, cats with a flight booked, one new puppy.',
    },
    situation: {
      evenings:
        'The cat in {area} is fed by a timer that jams. The trip is in five weeks, and Mum is going too.',
      proven:
        'They tried a stranger from an app and the dog hid. What they want near {area} is somebody who reads a dog.',
      else: [
        'The dog is alone from seven to six and has begun on the skirting board; {area} hears him by three.',
        'The trip is booked, kennels near {area} are full, and Mum has said she is away as well.',
      ],
    },
    trigger: {
      metro:
        'Office days are back, a neighbour’s note about barking came under the door, or flights leave in {month-3}.',
      'school-age':
        'A puppy arrived in {start-month}, a baby is due, or school holidays are booked and the kennel in {area} is full.',
      else: [
        'A new puppy, a new roster at the hospital, surgery on the owner’s knee, or a trip booked for {month-3}.',
        'The neighbour in {area} wrote a note about barking, and the family flies in {month-3}.',
      ],
    },
    pays: {
      proven:
        'Owners around {area} pay each Friday for the week ahead; a holiday block is part now, part before the flight.',
      student: 'Owners in {area} pay by PayID each Friday for the next week, and a deposit for a holiday.',
      else: 'The owner, on Friday for next week; a holiday in {area} is part at booking, the rest before the flight.',
    },
  },
  theirWords: [
    'He’s fine once he knows you.',
    'I feel terrible leaving her all day.',
    'The kennel was full by October.',
    'Mum usually does it, but she’s coming.',
    'Will it be you every time?',
    'She needs a tablet in her dinner.',
    'A photo, so I stop worrying?',
    'He pulls, I should warn you.',
    'The last one let the cat out.',
  ],
  places: [
    {
      place: 'The nearest off-lead park',
      how: {
        children: 'Go with the children when dogs greet; learn {n:10} names in {area} and each next trip.',
        evenings:
          'Go after work when dogs greet in {area}; learn {n:10} names, and write each next trip down.',
        else: 'Stand where dogs greet in {area}, learn {n:10} names, and ask what happens when the owner travels.',
      },
      count: 16,
    },
    {
      place: 'Apartment blocks on your route',
      how: 'Look up for cats on sills in {area}; ask {n:6} managers about their board, and card only with a yes.',
      count: 12,
      for: ['metro', 'many-hours'],
    },
    {
      place: 'Vet desks, groomers and pet shops',
      how: {
        proven:
          'Ask {n:6} desks in {area} whom they name when a client is stuck; your years and cover note go along.',
        else: 'Ask {n:6} desks in {area} whom they name when a client is stuck; leave a cover note.',
      },
      count: 8,
      for: ['proven', 'daytime'],
    },
    {
      place: 'Shift-work families around {area}',
      how: {
        employed:
          'Post your free hours in the staff group at {workplace}; rosters wear out a helpful mother.',
        else: 'Post your free hours where {local} hospital, airport or mine families swap things.',
      },
      count: 10,
      for: ['employed', 'student', 'regional'],
      skill: 'Sales',
    },
    {
      place: 'Puppy school within walking distance',
      how: 'Ask the {local} trainer what owners get wrong, and whether {n:10} cards for lunch visits may lie there.',
      count: 8,
      for: ['daytime', 'has dog|puppy|training'],
    },
    {
      place: 'Neighbours you already nod to',
      how: {
        organises: 'List {n:12} houses near you in {area} with pet, name and month of the next trip.',
        else: 'Write down pet and house for {n:12} neighbours in {area}, and greet the pet first.',
      },
      count: 12,
      for: ['new', 'skilled', 'few-hours'],
    },
    {
      place: 'Group posts on kennels, barking and sitters',
      how: 'Search those words in {local} groups, newest first; answer with your walking time to that street.',
      count: 10,
      for: ['evenings', 'few-hours'],
      skill: 'Writing',
    },
    {
      place: 'Families at the school gate',
      how: 'Ask at {local} pick-up who minds the guinea pig in the holidays; one cage brings the dog next time.',
      count: 12,
      only: ['children'],
    },
    {
      place: 'Caravan clubs, bowls and Probus',
      how: 'Grey nomads in {area} plan a winter ahead; pin {n:8} cards and ask the secretary who leaves in May.',
      count: 10,
      for: ['retired', 'regional', 'later'],
    },
  ],
  alternatives: [
    {
      what: 'A chew and the radio',
      whyItFails: 'Three hours of a nine-hour day.',
    },
    {
      what: 'Ask family again',
      whyItFails: 'Goodwill ends about the third school holidays.',
      for: ['children'],
    },
    {
      what: 'A kennel or cattery',
      whyItFails: 'Full when it matters; some come home hoarse.',
      for: ['regional'],
    },
    {
      what: 'The teenager upstairs',
      whyItFails: 'Lovely until exams, with your key in the bag.',
      for: ['metro'],
    },
    {
      what: 'A dry feeder and the neighbour’s glance',
      whyItFails: 'Ants find it, and nobody sees the litter.',
      for: ['evenings'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Home alone, back door ajar',
      price: 'Nothing, plus the skirting board',
      speed: 'Every working day',
      trust: 'Guilt at lunchtime',
      yourEdge: 'Your photo changes the owner’s afternoon.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Racing home',
      price: 'Fuel and half the break',
      speed: 'Daily, until the long meeting',
      trust: 'Complete',
      yourEdge: 'On foot and on time when meetings run over.',
    },
    {
      kind: 'marketplace',
      name: 'Sitters on Mad Paws and the like',
      price: 'Around {starter-price}, with a booking fee',
      speed: 'Quick outside holidays',
      trust: 'Badges, from two suburbs away',
      yourEdge: {
        proven: 'Years with dogs, one household at a time.',
        children: 'You walk past their gate twice a day.',
        else: 'You live around the corner, one home at a time.',
      },
    },
    {
      kind: 'local-rival',
      name: 'The group walker with a van',
      price: 'Under {starter-price} a dog',
      speed: 'Set rounds, often full',
      trust: 'Known at the park',
      yourEdge: 'An old or anxious dog walks alone with you.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'The boarding kennel out of {area}',
      price: 'By the night, extra at Easter',
      speed: 'Booked a season ahead',
      trust: 'Thirty years of cards',
      yourEdge: 'The animal stays home and hears one voice.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Feeders, cameras, self-cleaning trays',
      price: 'Bought once, small fees after',
      speed: 'Instant alerts',
      trust: 'Fine until the lid jams',
      yourEdge: {
        'no-calls': 'You see the untouched bowl and write.',
        else: 'You see the untouched bowl and ring.',
      },
    },
  ],
  offer: {
    promise: {
      proven:
        'Somebody who has read animals for years: one household at a time, same minute, photo and latch each visit.',
      evenings: 'One home in {area} at a time, fed and settled at tea time, with a photo and a latched gate.',
      else: [
        'One household at a time, on foot, at a set minute, with a photo and a latched gate each visit.',
        'The person you met in {area} is the one who comes, and you see the gate shut each time.',
      ],
    },
    starter: {
      name: 'One visit or walk of thirty minutes',
      included: [
        {
          evenings: 'a cat or dog fed and settled by dark',
          student: 'a lead walk between lectures, water, towel-off',
          daytime: 'a midday walk or a puppy visit',
          else: 'a lead walk or home visit',
        },
        { children: 'guinea pigs and hens at no extra', else: 'food measured out by you' },
        { films: 'ten seconds of tail', else: 'photo, toilet note, latch' },
      ],
      excluded: ['off-lead time', { proven: 'needles', else: 'clinical care' }],
      hoursFactor: 0.2,
    },
    core: {
      name: 'Five visits: a working week or a long weekend',
      included: [
        {
          daytime: 'five half-hours at agreed lunch minutes',
          evenings: 'five half-hours between work and dark',
          else: 'five half-hours at agreed minutes',
        },
        { proven: 'notes on gait, appetite and mood', else: 'the same person each time' },
        'tablets in food, by written dose',
        {
          regional: 'bins, hens and pot plants',
          metro: 'parcels, mail and balcony plants',
          else: 'mail, bins and plants',
        },
      ],
      excluded: [
        'overnight stays',
        { metro: 'group walks', else: 'bathing and clipping' },
        'dogs that have broken skin',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Holiday block of twelve visits',
      included: [
        { organises: 'twelve visits drawn up on a calendar', else: 'twelve visits around your flights' },
        'the food tub photographed on day one',
        { children: 'a photo a day for their children', else: 'visits that go on if flights slip' },
        { writes: 'a page on how it went', else: 'a short report at the end' },
      ],
      excluded: ['house-sitting', { 'few-hours': 'two visits a day', else: 'airport runs' }],
      hoursFactor: 2.4,
    },
  },
  skills: {
    'Project Management': {
      'school-age':
        'You already run pick-ups to the minute; {area} pays {price} for five visits that never slip.',
      student: 'You fit placement, study and sleep together; {sales-3} sets are a smaller timetable.',
      else: 'A lunch run is a timetable with keys in it. You hold the windows, the lifts and the puppy.',
    },
    Sales: {
      new: 'You can talk at a gate. In {area} ask for the month of the next trip: that date is the sale.',
      else: 'You talk to owners at a gate and ask for the next trip. Those dates are your pipeline.',
    },
    Writing:
      'Two lines, such as “hesitant at the stairs, ate half”, tell {local} owners that you looked properly.',
    Design: 'A card with one drawing, three {local} streets and a first name stays on fridges; make {n:20}.',
    'AI Use':
      'Let a chat tool turn a {local} visit log into a trip report, once addresses and codes are out.',
    'Video Editing':
      'Ten seconds of a tail in the sun is what {local} owners pass on at work; a visit at {starter-price} pays for it.',
  },
  skillLeftOut: 'No animal has a use for it, and the offer is not stretched to fit.',
  tasks: [
    {
      id: 'walk-the-circle',
      title: 'Walk your one-kilometre circle and count pets',
      doneWhen: {
        proven: 'Dogs, sills and rushed owners are on one page, and you know which {local} streets to skip.',
        else: 'Three outings are on one page: dogs, cats on sills, rushed owners.',
      },
      hours: 2,
      lite: {
        title: 'Count dogs at the nearest park',
        hours: 0.25,
        doneWhen: 'You know ten by name or coat.',
      },
      phase: 'offer',
      needs: [],
      when: 'daylight',
      where: {
        children: 'Your own streets, children and scooters along',
        regional: 'The streets of {area} you can reach on foot',
        else: 'Your own streets and the nearest park',
      },
      instead: 'Your own streets, at the hour when dogs go out',
    },
    {
      id: 'four-visits',
      title: 'Write four visit types from {starter-price}',
      doneWhen: {
        evenings: 'Cat visit, dusk walk, {light-day} and holiday visit fit a screen, each with a total.',
        daytime: 'Cat visit, half-hour, puppy lunch and long walk fit a screen, each with a total.',
        else: 'Four types fit one screen with minutes, edges, extras and a total each.',
      },
      hours: 0.75,
      lite: { title: 'Write two visit types', hours: 0.25, doneWhen: 'One says {starter-price}.' },
      phase: 'offer',
      needs: ['walk-the-circle'],
      where: { children: 'Kitchen table, between drawings', else: 'At the table' },
    },
    {
      id: 'pet-cover',
      title: 'Ask two insurers about animals in your care',
      doneWhen: {
        abn: 'Cover under your ABN names bites, escape and keys, and begins before visit one.',
        else: 'Two answers on bites, escape and keys are filed; cover begins before visit one.',
      },
      hours: 1,
      lite: {
        title: 'Get one quote that names animals',
        hours: 0.25,
        doneWhen: 'Bites, escapes and keys have an answer.',
      },
      phase: 'comply',
      needs: ['four-visits'],
      where: { employed: 'Online, or in a break at {workplace}', else: 'Online' },
      beforeFirstJob: true,
    },
    {
      id: 'vet-line-form',
      title: 'Make the one-page form with the vet line',
      doneWhen: {
        proven: 'It asks what your years taught you to ask, and a friend filled it in unaided.',
        else: 'A friend filled it in for their pet without asking you anything.',
      },
      hours: 0.5,
      lite: { title: 'Make the vet-and-contacts form', hours: 0.25, doneWhen: 'It has a spending limit.' },
      phase: 'comply',
      needs: ['four-visits'],
      where: 'At home',
    },
    {
      id: 'council-page',
      title: 'Read the {local} council’s animal page',
      doneWhen: {
        metro: 'Lead areas, dogs per walker and bite reports are noted, next council’s too.',
        else: 'Lead areas, dogs per walker and bite reports for {area} are noted.',
      },
      hours: 0.5,
      lite: { title: 'Read your council’s animal page', hours: 0.25, doneWhen: 'Lead areas are noted.' },
      phase: 'comply',
      needs: ['walk-the-circle'],
      where: 'Online',
      beforeFirstJob: true,
    },
    {
      id: 'gate-talks',
      title: 'Talk to {n:12} owners about their next trip',
      doneWhen: {
        sells: '{n:12} pets are named, and at least three owners gave a month and a number.',
        evenings: '{n:12} pets are named; three have a month, and you know who is home by six.',
        else: '{n:12} pets are named, and at least three have a month.',
      },
      hours: 1.5,
      lite: {
        title: 'Talk to four owners',
        hours: 0.5,
        doneWhen: 'One gave the month of a trip.',
      },
      phase: 'reach',
      needs: ['four-visits'],
      when: 'daylight',
      where: {
        metro: 'In the lift or at the park gate',
        children: 'At the park, from the playground bench',
        else: 'At the park gate',
      },
      instead: 'At the park, for the last walk of the day',
    },
    {
      id: 'lead-kit',
      title: {
        'has dog|horse|vet nurse': 'Check your leads and first-aid pouch',
        'no-money': 'Make up a kit from what owners lend',
        else: 'Put together leads and first-aid pouch',
      },
      doneWhen: {
        'no-money': 'A borrowed second clip holds a hard tug, and the all-hours vet is in your phone.',
        else: 'Both clips hold a hard tug, and the all-hours vet is in your phone.',
      },
      hours: 0.75,
      phase: 'proof',
      needs: ['four-visits'],
      where: { 'no-money': 'At home', else: 'Pet shop, then home' },
    },
    {
      id: 'first-meet-visit',
      title: 'Meet one pet, then visit for {starter-price}',
      doneWhen: {
        proven: 'Form signed, visit on the minute, and the note told the owner something new.',
        children: 'Form signed, visit on the minute, children elsewhere, photo and latch sent, money in.',
        else: 'Form signed, visit done at the minute agreed, photo and latch sent, money in.',
      },
      materials: 'Form, double-ended lead, bags',
      hours: 1.5,
      whole: true,
      lite: {
        title: 'Meet one pet, then do one paid visit',
        hours: 1.25,
        doneWhen: 'Photo and latch are sent, {starter-price} is in.',
      },
      phase: 'deliver',
      needs: ['gate-talks', 'pet-cover', 'vet-line-form', 'council-page', 'lead-kit'],
      fromDay: 5,
      where: 'Inside your circle',
      firstJob: true,
    },
    {
      id: 'card-a-block',
      title: { regional: 'Card two streets of {area}', else: 'Card one block, with the manager’s yes' },
      doneWhen: {
        regional: '{n:20} boxes without a refusal sign have one, with the date.',
        else: '{n:20} cards are in boxes or on the board, with the date.',
      },
      materials: { 'no-money': 'Cards in your own hand', else: 'Cards with three streets on them' },
      hours: 0.75,
      lite: { title: 'Pin one card, with a yes', hours: 0.25, doneWhen: 'Its date is noted.' },
      phase: 'reach',
      needs: ['four-visits'],
      when: 'daylight',
      where: 'As near to your door as you can',
    },
    {
      id: 'desk-calls',
      title: 'Call in at two vets and one groomer',
      doneWhen: {
        proven: 'Three desks know of your years, hold your cover note and gave a first name.',
        else: 'Three desks hold your card and cover note; you know a name at each.',
      },
      hours: 1.25,
      phase: 'reach',
      needs: ['pet-cover'],
      when: 'open-shops',
      where: 'In {area}, when waiting rooms are quiet',
      instead: 'Late-closing clinics in {area}',
    },
    {
      id: 'answer-groups',
      title: 'Answer {n:10} {local} posts on kennels and sitters',
      doneWhen: {
        writes: '{n:10} replies are two lines each: streets apart, and one question about the pet.',
        else: '{n:10} replies name your walking minutes and ask one thing about the pet.',
      },
      hours: 1.5,
      lite: { title: 'Answer four posts', hours: 0.5, doneWhen: 'Each has your walking minutes.' },
      phase: 'sell',
      needs: ['four-visits'],
      where: { children: 'On the sofa, phone in hand', else: 'On the phone in spare minutes' },
    },
    {
      id: 'three-meets',
      title: 'Hold three meet-and-greets, refuse one if need be',
      doneWhen: {
        proven: 'Each has a yes, a trial or a kind no with a {local} trainer’s name.',
        else: 'Each has a yes, a trial at {starter-price} or a kind no, with the reason.',
      },
      hours: 1.5,
      lite: { title: 'Hold one more meet-and-greet', hours: 0.5, doneWhen: 'It has a clear answer.' },
      phase: 'sell',
      needs: ['first-meet-visit'],
      fromDay: 7,
      where: 'At the owner’s gate',
    },
    {
      id: 'find-second-walker',
      title: 'Agree on cover with a second walker',
      doneWhen: 'They met one {local} pet, saw the form, and their own cover is on file.',
      hours: 1,
      phase: 'proof',
      needs: ['first-meet-visit'],
      fromDay: 9,
      when: 'daylight',
      where: 'At the park',
      instead: 'By message, then at the park one {light-day}',
    },
    {
      id: 'week-of-five',
      title: 'Deliver a set of five for {price}',
      doneWhen: {
        proven: 'Gate-to-gate minutes for {area} are known, and each note said something worth reading.',
        children: 'All five fell inside the hours you promised at home, with notes sent.',
        else: 'Gate-to-gate minutes are known for all five, and notes were sent.',
      },
      hours: 3.25,
      whole: true,
      phase: 'proof',
      needs: ['first-meet-visit', 'lead-kit'],
      fromDay: 12,
      where: 'Five outings on foot',
    },
    {
      id: 'holiday-calendar',
      title: 'Block your own days, then open the holidays',
      doneWhen: {
        children: 'Each break to Easter has an opening date, a limit and your family’s days shut.',
        student: 'Each break has an opening date and a limit; exams and placement are shut.',
        else: 'Each break has an opening date, a daily limit, and your own days shut.',
      },
      hours: 0.5,
      lite: { title: 'Block out your own holidays first', hours: 0.25, doneWhen: 'They are in pen.' },
      phase: 'learn',
      needs: ['walk-the-circle'],
      where: { children: 'At home, everybody at the table', else: 'At home' },
    },
    {
      id: 'plan-offer',
      title: 'Offer client one a weekly place',
      doneWhen: 'A day and minute are chosen, {day} or another, or you know why not.',
      hours: 0.25,
      lite: { title: 'Offer client one a weekly place', hours: 0.25, doneWhen: 'They said yes or no.' },
      phase: 'sell',
      needs: ['first-meet-visit'],
      fromDay: 10,
      where: 'By text, after a good photo',
    },
    {
      id: 'follow-trips',
      title: 'Write to all whose trip is near',
      doneWhen: {
        organises: 'Each block is drawn on the calendar with {premium-price} and a hold-until date.',
        else: 'Each got a block from {premium-price} and the date you hold it to.',
      },
      hours: 0.75,
      lite: { title: 'Write to the two nearest trips', hours: 0.25, doneWhen: 'Both have a hold date.' },
      phase: 'sell',
      needs: ['gate-talks'],
      fromDay: 6,
      where: 'From the couch',
    },
    {
      id: 'abn-and-log',
      title: { abn: 'Start the visit log beside your ABN', else: 'Apply for the ABN, start the log' },
      doneWhen: {
        abn: 'Pet, minutes, travel and money have columns, and keys only a code.',
        else: 'The form is sent; pet, minutes, travel and money have columns from {start-month} on.',
      },
      hours: 0.75,
      lite: { title: 'Start the visit log', hours: 0.25, doneWhen: 'Visit one has a row.' },
      phase: 'comply',
      needs: ['four-visits'],
      where: 'Online',
    },
    {
      id: 'lost-pet-drill',
      title: 'Rehearse the first minutes after an escape',
      doneWhen: 'Owner, {local} pound and two clinics are on a card you know by heart.',
      hours: 0.25,
      lite: { title: 'Write the escape card', hours: 0.25, doneWhen: 'Four numbers are on it.' },
      phase: 'learn',
      needs: ['vet-line-form'],
      where: 'At home, out loud',
    },
    {
      id: 'gate-to-gate',
      title: 'Average your travel, regroup the worst street',
      doneWhen: 'One far client has a better day or a total above {starter-price}.',
      hours: 0.5,
      lite: { title: 'Average your travel', hours: 0.25, doneWhen: 'You know the worst street.' },
      phase: 'learn',
      needs: ['first-meet-visit'],
      fromDay: 13,
      where: 'At home',
    },
    {
      id: 'judge-circle',
      title: 'Judge the circle by owners with dates',
      doneWhen: {
        evenings: 'You have written dusk visits, holidays or a new circle.',
        else: 'You have written walks, holidays or a new circle.',
      },
      hours: 0.25,
      lite: { title: 'Choose walks, holidays or a new circle', hours: 0.25, doneWhen: 'It is written.' },
      phase: 'learn',
      needs: ['gate-talks'],
      fromDay: 13,
      where: 'On checkpoint day',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'After a chat at the park',
      when: 'The same evening, to owners who gave a number.',
      lines: [
        {
          proven:
            'Hi [owner], [pet] is lovely to watch. I’ve worked with dogs for years and live [number] minutes away.',
          children:
            'Hi [owner], good to meet [pet]. My family and I are [number] minutes’ walk from you in {area}.',
          student:
            'Hi [owner], good to meet [pet] at [park]. I study in {area}, [number] minutes’ walk from you.',
          else: 'Hi [owner], it was good to meet [pet] at [park]. I live [number] minutes’ walk away in {area}.',
        },
        {
          evenings:
            'You mentioned [trip month]. I do half-hour visits around tea time, one home at a time, with a photo.',
          organises:
            'You mentioned [trip month / office days]. I keep {day}s for one home at a time, photo each visit.',
          else: 'You mentioned [trip month / office days]. I do half-hours, one household at a time, a photo each visit.',
        },
        {
          proven:
            'Twenty minutes at [time] and I’ll tell you honestly if I’m right for [pet]. Costs nothing. {name}',
          else: 'May I come by at [time], so [pet] can make up their mind? That costs nothing. {name}',
        },
      ],
    },
    {
      id: 'quote',
      title: 'Holiday block',
      when: 'Once the meet-and-greet went well.',
      lines: [
        'Hi [owner], {name} here. For [dates]: [number] half-hours at about [times], [price] for the lot.',
        {
          organises:
            '[Deposit] holds it, the rest by [date]. Your calendar is attached, late flights included.',
          proven: '[Deposit] holds it, the rest by [date]. If the flight slips I simply keep going.',
          else: '[Deposit] holds the dates, the rest is due [date]. Late flight? I go on, same price a visit.',
        },
        {
          children:
            'I need the form: vet, limit, who else has a key. My own stay home. [Backup] has met [pet].',
          else: 'I need the form: vet, spending limit, who else has a key. [Backup] has met [pet].',
        },
        'Before [date] you can cancel and get all of it back.',
      ],
    },
    {
      id: 'listing',
      title: { regional: 'Card for a letterbox or vet’s desk', else: 'Card for a block or vet’s desk' },
      when: 'With a yes from manager or clinic.',
      lines: [
        {
          proven: '{name}. Years with animals; on foot between [street], [street] and [street], {area}.',
          else: '{name}, {area}, on foot between [street], [street] and [street].',
        },
        {
          evenings: 'Cats and dogs, home from work late? Fed, walked, settled; photo and latch each time.',
          else: 'One home at a time: cats fed, dogs walked, photo and latch each visit.',
        },
        'Cover for animals in my care. Ask about {season} and holiday dates: [mobile]',
      ],
    },
    {
      id: 'follow-up',
      title: 'Before a trip',
      when: 'Ten weeks ahead, once more at six.',
      lines: [
        'Hi [owner], you said [month] for [destination]. I hold those dates for {local} owners I’ve met before others.',
        {
          proven: 'Shall I pencil in [pet] until [date]? A no is fine, I’ll still greet [pet] first. {name}',
          else: 'Pencil in [pet] until [date]? A no is fine. {name}',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'After the trip',
      when: 'The day they are home.',
      lines: [
        'Welcome back! [pet] [small true detail]; the report is attached. {name}',
        {
          proven:
            'Two lines on how [pet] was when you walked in? [link] Shy animals’ owners in {area} read those.',
          else: 'Two lines about how [pet] was when you came in? [link] It helps {local} owners of shy ones.',
        },
        'Who else near you is flying this year?',
      ],
    },
  ],
  risks: [
    {
      id: 'escape',
      risk: 'An animal slips past you or its collar.',
      firstSign: 'Scratching behind the door as you arrive.',
      response: {
        'no-calls':
          'Lead on before the door, every time, years or not. Out? Crouch, call its name, tell owner and {local} pound.',
        proven:
          'Lead on before the door, every time, years or not. Out? Crouch, call, ring owner, then {local} pound.',
        else: 'Lead on before the door opens. If out: crouch, call, ring the owner, then the {local} pound.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new', 'skilled'],
    },
    {
      id: 'bite',
      risk: 'A dog bites you, a child or a dog.',
      firstSign: 'A pause before the nipping question.',
      response: {
        children:
          'Decline at the meeting, and never take yours along. Bitten? Separate, treat, tell owner and insurer.',
        else: 'Decline at the meeting. If it happens: separate, treat, tell owner, insurer and, if asked, the council.',
      },
      likelihood: 2,
      impact: 3,
      for: ['proven', 'children'],
    },
    {
      id: 'your-holidays',
      risk: 'The money comes at Christmas and Easter.',
      firstSign: 'A visit on the day of your own lunch.',
      response: {
        children: 'Your family’s days are shut first; the backup earns the rest.',
        else: 'Shut your own days first, keep the limit, and let the {local} backup earn the rest.',
      },
      likelihood: 3,
      impact: 2,
    },
    {
      id: 'long-legs',
      risk: 'Walking between clients takes the pay.',
      firstSign: 'Over eleven minutes gate to gate.',
      response: 'Offer the far client another day, more than {starter-price}, or another walker of {area}.',
      likelihood: 3,
      impact: 2,
      for: ['many-hours', 'regional'],
    },
    {
      id: 'sick-week',
      risk: 'You are ill, and nobody else met the cat.',
      firstSign: 'A block is booked, the introduction “soon”.',
      response: 'No block at {premium-price} without a second walker introduced, or a refund agreed before.',
      likelihood: 2,
      impact: 3,
      for: ['evenings', 'later'],
    },
    {
      id: 'clients-drift',
      risk: 'Regular walks end quietly.',
      firstSign: 'Two skips in a month, kindly put.',
      response: 'Ask which other day suits, and keep part of {hours} a week for new gates.',
      likelihood: 3,
      impact: 2,
      for: ['daytime', 'later'],
    },
    {
      id: 'heat-ticks',
      risk: 'Heat, ticks or grass seeds hurt an animal.',
      firstSign: 'The path burns the back of your hand.',
      response: {
        metro:
          'Shade or games indoors; flat-faced dogs stay in. Check ears and toes, and tell {local} owners at once.',
        else: 'Shade or games indoors; check ears and toes after grass, and tell the {local} owner at once.',
      },
      likelihood: 2,
      impact: 3,
    },
    {
      id: 'snakes-and-baits',
      risk: 'A snake or a bait on the walk.',
      firstSign: 'Long grass, a bait sign, a frozen dog.',
      response:
        'Short lead on formed paths around {area} in the warm months; to the vet at once, no waiting.',
      likelihood: 1,
      impact: 3,
      only: ['regional'],
    },
    {
      id: 'exam-clash',
      risk: 'Exams or placement clash with {day}.',
      firstSign: 'The timetable is out, the owner is not told.',
      response: 'Send owners the dates the day you have them, with the second walker’s name.',
      likelihood: 3,
      impact: 2,
      only: ['student'],
    },
  ],
  qualityChecks: [
    'You came within ten minutes of the time.',
    'Lead clipped twice before the door moved.',
    'Bowl, litter and yard were looked at.',
    'Photo, note, latch sent before the next gate.',
    'Doses match the form to the letter.',
    'Keys carry a code, never a name.',
    'The vet line is signed for each pet.',
    'Water was fresh when you left.',
  ],
  keepDoing: 'asking owners',
  metrics: [
    {
      id: 'tries',
      name: 'Owners asked',
      what: 'Talks and messages about a visit or a trip, about {asks-week} a week.',
      ifLow: {
        children: 'Take the children past the busy gate {short-when}.',
        else: 'Be at the busy park gate {short-when}.',
      },
    },
    {
      id: 'replies',
      name: 'Dates and numbers given',
      what: 'Owners who gave a month, a roster or a number.',
      ifLow: 'Ask about the next trip, not for work.',
    },
    {
      id: 'sales',
      name: 'Visit sets paid',
      what: 'Five visits are one set; {sales-goal} a month would meet {goal}.',
      ifLow: 'Offer one visit at {starter-price} with the owner home.',
    },
    {
      id: 'hours',
      name: 'Hours, first gate to last',
      what: 'Visits, walking, meetings and messages, of {hours} a week.',
      ifLow: {
        evenings: 'Sell only the dusk slot you always have.',
        daytime: 'Sell only the lunch slot you always have.',
        else: 'Sell only {day}, the slot you always have.',
      },
    },
    {
      id: 'travel',
      name: 'Minutes from gate to gate',
      what: { proven: 'Your weekly average on foot.', else: 'The average over one week.' },
      ifLow: {
        metro: 'Low is good; lifts count as walking.',
        children: 'Low is good; one far cat spoils it.',
        else: 'Low is what you want here.',
      },
    },
  ],
  channels: [
    {
      name: 'Talks at the park gate',
      fit: 0.95,
      cost: 0.1,
      speed: 0.7,
      firstStep: 'Go to the {local} park twice at its busy half-hour.',
      experiment: 'Ask {n:10} about trips, {n:10} about workdays; count numbers given.',
    },
    {
      name: 'Cards in one apartment block',
      fit: 0.8,
      cost: 0.15,
      speed: 0.5,
      firstStep: {
        regional: 'Card the nearest street of units in {area}.',
        else: 'Ask the nearest building manager in {area}.',
      },
      experiment: 'Cards in one {local} block, a board sheet in the next; compare.',
    },
    {
      name: 'Suburb and staff groups',
      fit: 0.75,
      cost: 0.1,
      speed: 0.75,
      firstStep: {
        employed: 'Post {day} in the staff group at {workplace}.',
        else: 'Answer two {local} posts about kennels.',
      },
      experiment: 'Walking minutes in {n:10} replies, none in {n:10}; compare.',
    },
    {
      name: 'Vet and groomer desks',
      fit: 0.7,
      cost: 0.2,
      speed: 0.4,
      firstStep: 'Call in at one {local} desk with a cover note.',
      experiment: 'Cards at one {local} desk; a monthly visit for the other’s shop cat.',
    },
    {
      name: 'Sitter marketplaces',
      fit: 0.5,
      cost: 0.4,
      speed: 0.6,
      firstStep: 'Open a profile that ends at {area}.',
      experiment: 'List until {month-3}; close if nobody asks.',
    },
  ],
  delivery: [
    {
      step: 'Meet',
      you: {
        proven: 'Stand side on and let the dog tell you first.',
        else: 'Stand side on, walk together, ask, watch the minute alone.',
      },
      tool: 'Question list',
      doneWhen: 'It is a yes, a trial or a no.',
    },
    {
      step: 'Form and key',
      you: 'Vet line signed, key tested twice, tag coded.',
      tool: 'Form, key register',
      doneWhen: 'You get in; a finder of the tag cannot.',
    },
    {
      step: 'Visit',
      you: 'Lead first, door second; feed, walk, water, look, tidy.',
      tool: 'Double-ended lead, bags, towel',
      doneWhen: 'Settled, with a full water bowl.',
    },
    {
      step: 'Tell',
      you: {
        writes: 'Photo, latch, two lines worth reading.',
        else: 'Send a photo, two lines and the latch.',
      },
      tool: 'Messages',
      doneWhen: 'It is sent before the corner.',
    },
    {
      step: 'Friday',
      you: 'Send next week’s minutes and {price}, log travel, wash leads.',
      tool: 'Visit log, PayID',
      doneWhen: 'Next week is paid before it begins.',
    },
    {
      step: 'Homecoming',
      you: 'Key back or stored, report sent, next date asked for.',
      tool: 'Report template',
      doneWhen: 'The register shows where the key is.',
    },
  ],
  tools: [
    {
      name: 'Double-ended and slip leads',
      job: 'No lost dogs',
      freeFirst: 'The owner’s harness, your second clip',
      payWhen: 'Before the first walk',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Phone camera and messages',
      job: 'Photo, note, latch',
      freeFirst: 'Built in',
      payWhen: 'Never',
    },
    {
      name: 'Google Maps walking times',
      job: 'Honest minutes between gates',
      freeFirst: 'Free',
      payWhen: 'Never',
      for: ['many-hours'],
    },
    {
      name: 'Google Sheets',
      job: 'Visits, trips, coded keys',
      freeFirst: 'Free on a locked phone',
      payWhen: 'Twenty pets want a booking app',
      for: ['organises'],
    },
    {
      name: 'First-aid pouch',
      job: 'The minutes before a vet',
      freeFirst: 'Bandage and tweezers from home',
      payWhen: 'The first paid week is booked',
      for: ['some-money', 'regional'],
    },
  ],
  positioning: {
    category: {
      proven: 'Walks and visits around {area} by an animal person',
      evenings: 'Tea-time and holiday visits for pets in {area}',
      else: 'Walks and home visits for pets in {area}, on foot',
    },
    claim: {
      proven: 'Years with animals; one home at a time.',
      evenings: 'Fed, settled and latched by dark.',
      student: 'The one you met is the one who comes.',
      else: 'One voice, one home, one latched gate.',
    },
    proof: [
      'a run of latch photos from {area}',
      'cover that names animals in care',
      { proven: 'a line from {workplace}', else: 'two lines about a shy {local} pet' },
    ],
    notFor: 'Group walks, overnight stays, dogs in {area} that have broken skin, and anything clinical.',
  },
  growth: {
    'few-hours':
      'At {hours} a week two or three pets are plenty. Let holidays bring the money, and raise those prices first.',
    daytime:
      'Fill one lunch run before opening dusk. When one half-hour is wanted twice, bring in a second walker as partner.',
    else: 'Fill one time of day before opening another. After ten honest reviews new clients pay more than {price}, holidays first.',
  },
  consolation: {
    proven:
      'Whatever sells, by {check-day} you know which streets of {area} pay, beside {hour-pay} an hour as planned.',
    children:
      'Whatever sells, by {check-day} the children know the dogs of {area}, and you the months of their trips.',
    else: 'Whatever sells, by {check-day} you know the dogs of your streets in {area} and when owners travel.',
  },
};
