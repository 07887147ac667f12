import type { PathWords } from '../path-words.ts';

export const mobileGardenCareWords: PathWords = {
  slug: 'mobile-garden-care',
  customer: {
    who: {
      children:
        'Families in {area} who lose their weekend to sport, their parents down the road, and owners of a rented house.',
      regional:
        'Households in {area} on big corner blocks: retired couples, shift-working families, and owners of a rented house who live in another town.',
      metro:
        'People in the freestanding streets of {area}: two-job families, agents with rented houses, and older owners whose children live across the city.',
      else: 'People in freestanding houses near you in {state}: retired couples, two-job families, and owners of a rented house who live elsewhere.',
    },
    situation: {
      children:
        'The mower sits in the shed with stale petrol. Both parents were at weekend sport in {area} again, and the edges are gone.',
      'has ute|trailer':
        'The green bin was full a fortnight ago. Nobody in the house owns anything that could take the rest to the tip.',
      else: [
        'The grass in {area} is over the ankle on one side, the edges are gone, and {day} already has a birthday in it.',
        'Rain came twice in {start-month}. The back lawn in {area} is ahead of its owner, who is sixty-eight and waiting on a hip.',
      ],
    },
    trigger: {
      'has real estate|agent|property':
        'An agent’s letter about an inspection, a vacant house before a sale, a tenant who left in {start-month}.',
      else: [
        'Two weeks of warm rain in {season}. A mowing man who stopped answering. A new baby in the next street.',
        'A hip operation, a fall at the back step, a council note about long grass, visitors due in {start-month}.',
      ],
    },
    pays: {
      abn: 'Whoever lives there pays by PayID that evening; agents pay on your ABN invoice, within the week.',
      employed: 'Owners pay by PayID while you are back at {workplace}; agents wait until you have an ABN.',
      'no-abn':
        'Whoever lives there pays by PayID that evening. Agents will want an ABN first, so begin with owners in {area}.',
      else: 'Whoever lives there, by PayID the same evening.',
    },
  },
  theirWords: [
    'He was good, then he just stopped coming.',
    'I don’t mind what day, so long as it’s the same one.',
    'How much for a normal block? It’s only a bit long.',
    'My husband always did it and I can’t start the thing.',
    'The agent’s coming on the fourteenth and it’s a jungle.',
    'Do you take the clippings?',
    'Can you do a bit of weeding while you’re at it?',
    'We’re not old, we’re just never home in daylight.',
    'The last bloke scalped it.',
  ],
  places: [
    {
      place: 'The two streets you scored on foot',
      how: {
        'school-age':
          'Walk them with the pram or on the school run; write down {n:20} house numbers in {area} with long grass or an overfull bin.',
        else: 'Walk them with the map open and write down {n:20} numbers: long grass, clippings on the path, a bin that cannot close.',
      },
      count: 22,
    },
    {
      place: 'Both sides of every lawn you already mow',
      how: 'After each cut, card the {n:8} boxes around it and note who came out to look.',
      count: 12,
      for: ['proven', 'many-hours'],
    },
    {
      place: 'Leased and just-sold houses',
      how: {
        'no-strangers':
          'Read the boards, and have a landlord you know ask the agent who mows between tenants.',
        sells: 'You can ring a stranger: read the boards and ask each agent who mows between tenants.',
        else: 'Read the boards; in their second week leave new people a card with {day} on it.',
      },
      count: 8,
      skill: 'Sales',
    },
    {
      place: 'Gumtree and Facebook posts that ask for mowing',
      how: 'Save “lawn {local}” as a search, and answer with the size you measured from above and {starter-price} or {price}.',
      count: 10,
      for: ['few-hours', 'no-money', 'evenings'],
    },
    {
      place: 'Retired members of bowls, Probus, church and RSL',
      how: 'Ask the secretary of the {local} club for four lines on the board, then come once {short-when} for tea.',
      count: 10,
      for: ['retired', 'regional', 'daytime'],
    },
    {
      place: 'Mowing contractors who are full',
      how: {
        'no-calls':
          'Text {n:3} with trailers; ask where they send the small fronts they turn away in {season}.',
        else: 'Ring {n:3} with trailers; ask where they send the small fronts they turn away in {season}.',
      },
      count: 8,
      for: ['many-hours', 'proven'],
    },
    {
      place: 'People from {workplace} with parents nearby',
      how: {
        employed:
          'Ask ten people at {workplace}: “Who cuts your mum’s lawn?” Let them pass on your name before {check-day}.',
        else: 'Text ten people from {workplace}: “Who cuts your mum’s lawn?” Ask to be passed on by name before {check-day}.',
      },
      count: 14,
      for: ['employed', 'student', 'new'],
      skill: 'Project Management',
    },
    {
      place: 'Parents at the school gate and the sideline',
      how: 'Ask at {local} pick-up or sport who lost the weekend to the mower; families talk, so one regular brings two.',
      count: 12,
      only: ['children'],
    },
    {
      place: 'Property managers of small agencies',
      how: 'Send {n:6} of them one page with {price} for a half-day, your certificate, and {day} as your day.',
      count: 9,
      only: ['abn'],
      for: ['sells', 'metro'],
    },
    {
      place: 'Tool libraries, nurseries and the tip shop',
      how: 'Pin a tear-off card at each counter {short-when}; staff there are asked weekly who mows.',
      count: 8,
      for: ['no-money', 'weekends'],
    },
  ],
  alternatives: [
    {
      what: 'Leave it for one more weekend',
      whyItFails: 'In {season} it puts on a hand’s width while they think about it.',
    },
    {
      what: 'Do it with the old mower',
      whyItFails: 'It needs a carburettor, then a belt, then a Saturday.',
    },
    {
      what: 'Pay the teenager across the road',
      whyItFails: 'He is cheap and cheerful until exams or football.',
    },
    {
      what: 'Concrete, pebbles or artificial grass',
      whyItFails: 'It costs years of cuts and cooks in January.',
      for: ['metro'],
    },
    {
      what: 'Borrow a sheep, a horse or a neighbour’s ride-on',
      whyItFails: 'It does the paddock and leaves the house yard.',
      only: ['regional'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Another fortnight of growth',
      price: 'Nothing now, the long-grass price later',
      speed: 'Worse at once',
      trust: 'The neighbours have opinions',
      yourEdge: 'Already measured, and {day} is free.',
    },
    {
      kind: 'do-it-themselves',
      name: 'The mower in their own shed',
      price: 'Petrol, blades and a Sunday',
      speed: 'When the cricket is rained off',
      trust: 'They know their own lawn',
      yourEdge: {
        'has ute|trailer': 'Sharp blades, swept paths, and the clippings leave with you.',
        else: 'Sharp blades, finished edges and a swept path, on a known day.',
      },
    },
    {
      kind: 'marketplace',
      name: 'One-off jobs on Airtasker',
      price: 'Bid down by strangers, fee on top',
      speed: 'Often the same week',
      trust: 'Stars, but a new face each time',
      yourEdge: {
        children: 'The same face each fortnight, who shuts the gate for the dog.',
        else: 'You come back each fortnight and remember the sprinkler.',
      },
    },
    {
      kind: 'local-rival',
      name: 'Franchise vans',
      price: 'Near {price} or above, with a minimum',
      speed: 'A week or more in {season}',
      trust: 'Uniform and sign; drops small blocks',
      yourEdge: 'You live in {area} and answer the text.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'The man with the trailer',
      price: 'About {price}, in cash',
      speed: 'When he gets to it',
      trust: 'Known for years in {area}',
      yourEdge: {
        proven: 'Your own years of lawns, plus a text if rain moves it.',
        else: 'A set day, a written price, and a text if rain moves it.',
      },
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Robot mowers',
      price: 'Two or three years of cuts',
      speed: 'Daily, once the wire is laid',
      trust: 'Fine on flat lawns without a dog',
      yourEdge: 'You do the edges, the slope and the side gate.',
    },
  ],
  offer: {
    promise: {
      proven:
        'Somebody who has done this for years: the same day each fortnight, a measured price, edges cut, paths swept.',
      regional: 'Same day each fortnight, by a person from {area}, edges done and priced in writing.',
      else: [
        'The same person and the same day each fortnight, at a price measured for your lawn, with paths swept.',
        'Your lawn in {area} cut on the day you were told, edges and all, by somebody who answers texts.',
      ],
    },
    starter: {
      name: 'One medium lawn, regular',
      included: [
        {
          retired: 'the front mown before the heat',
          'school-age': 'front and back mown by school pick-up',
          else: 'front and back mown',
        },
        { proven: 'edges cut on every side', else: 'edges along path and drive' },
        {
          'has ute|trailer': 'paths swept, one bag of clippings carted',
          employed: 'paths swept, clippings where they want them',
          else: 'paths swept and clippings in the green bin',
        },
        { 'school-age': 'a text before school', else: 'a text the evening before' },
      ],
      excluded: ['knee-high first cuts', 'weeding'],
      hoursFactor: 0.38,
    },
    core: {
      name: 'Half-day of garden care',
      included: [
        {
          proven: 'two and a half hours by practised hands',
          employed: 'two and a half hours on {day}',
          else: 'two and a half hours, your own tools',
        },
        {
          designs: 'lawn and edges, then one bed shaped by eye',
          sells: 'a walk round together, then lawn, edges and weeds',
          organises: 'lawn, edges, then their list from the top',
          else: 'lawn and edges, then weeds they point out',
        },
        {
          'has ute|trailer': 'green waste loaded and taken in your own vehicle',
          children: 'the green bin filled, the rest piled tidy',
          else: 'the green bin filled, the rest under a tarp',
        },
        { films: 'a short clip of the finished corner', else: 'a photo of what is done' },
      ],
      excluded: [
        'spraying',
        {
          proven: 'trees, and work near power lines',
          children: 'ladders and tall hedges',
          else: 'ladders, tall hedges, trees, power lines',
        },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Reset and six weeks of order',
      included: [
        'one half-day to start',
        'three cuts on a set {day}',
        {
          'has ute|trailer': 'two loads of green waste',
          abn: 'one invoice for all of it',
          else: 'three bags of clippings',
        },
        'a dated list for {season}',
      ],
      excluded: ['mulch, plants and soil', 'irrigation and stumps'],
      hoursFactor: 2.25,
    },
  },
  skills: {
    Sales: {
      'no-strangers':
        'You name a price without apology, so let each customer hand your card next door; that beats any leaflet.',
      new: 'You can chat over a fence and name {price} without apology. Most regular lawns are won that way.',
      else: 'You name a price without apology, so knock beside each lawn you mow; that beats any leaflet.',
    },
    'Project Management':
      'You can hold a map, a weather app and {sales-3} names in one plan. A tight round makes {price} a better hour.',
    Design:
      'You see the line of a bed and the height of a hedge. Half-day clients pay {price} for that eye, once they have seen it.',
    Writing:
      'A card of forty words with a house number does better than gloss. You can write it {short-when}.',
    'AI Use':
      'Let a chat tool turn visit notes into reminders for your {sales-3} clients, without names or addresses in it.',
    'Video Editing':
      'Fifteen seconds of a striped lawn, from one corner before and after, works in the {local} group.',
  },
  skillLeftOut: 'Nobody on a round would pay more for it, so it waits.',
  tasks: [
    {
      id: 'street-test',
      title: 'Score {n:100} houses and ask who mows',
      doneWhen: {
        sells:
          '{n:100} houses are scored, and {n:20} people at fences told you who mows and what annoys them.',
        else: '{n:100} houses are scored, and {n:12} people told you who does theirs and how that goes.',
      },
      materials: 'Comfortable shoes, map, notebook',
      hours: 2,
      lite: {
        title: 'Score one street of {area} and ask five people',
        hours: 0.5,
        doneWhen: 'Each house has a score out of three, and five answers are written down.',
      },
      phase: 'offer',
      needs: [],
      when: 'daylight',
      where: {
        'school-age': 'The streets of the school run; a pram is no hindrance',
        regional: 'The nearest streets of {area} with fenced yards',
        else: 'The streets nearest your own',
      },
    },
    {
      id: 'price-sheet',
      title: 'Make a one-page price sheet by lawn size',
      doneWhen: {
        proven:
          'Your old prices stand beside {starter-price} and {price}, with minutes for each and the long-grass rule.',
        else: 'Small, medium at {starter-price}, large, and the half-day at {price} have minutes and the long-grass rule.',
      },
      hours: 1,
      lite: {
        title: 'Write three lawn sizes with a total each',
        hours: 0.25,
        doneWhen: 'The medium one says {starter-price}.',
      },
      phase: 'offer',
      needs: ['street-test'],
      where: { children: 'Kitchen table, once they are down', else: 'Kitchen table' },
    },
    {
      id: 'ask-about-stones',
      title: 'Ask two insurers about thrown stones and buy cover',
      doneWhen: {
        abn: 'A certificate in your ABN’s name is on file, or its start date, before the first paid cut.',
        else: 'You hold a certificate, or its start date, before the first paid cut.',
      },
      hours: 1,
      lite: {
        title: 'Get one quote that names thrown stones',
        hours: 0.25,
        doneWhen: 'The quote is saved, and what you refuse is noted.',
      },
      phase: 'comply',
      needs: ['price-sheet'],
      when: 'office-hours',
      where: 'Online, or on the phone',
      instead: {
        employed: 'On the phone in a break at {workplace}',
        else: 'Online, with the questions written out',
      },
      beforeFirstJob: true,
    },
    {
      id: 'no-spray-list',
      title: 'List what you refuse: sprays, trees, wires, banks',
      doneWhen: 'The list is in your phone, with an arborist beside it.',
      hours: 0.25,
      phase: 'comply',
      needs: ['price-sheet'],
      where: 'At home',
    },
    {
      id: 'find-gear',
      title: {
        'has ute|mow|mower|gardening': 'Test your mower and trimmer from cold',
        'no-money': 'Borrow a mower and trimmer in {area}',
        else: 'Buy a used mower and trimmer, tested cold',
      },
      doneWhen: {
        'has ute|mow|mower|gardening':
          'Both start from cold, the blade is new or straight, and fuel, glasses and muffs ride with you.',
        'no-money':
          'A neighbour or tool library lends both for {month-1}, and glasses, muffs and gloves are in the bag.',
        else: 'Both start from cold within {budget}, the blade is straight, and glasses, muffs and gloves are in the bag.',
      },
      materials: {
        'no-money': 'Family sheds, the tool library’s list',
        'has ute|mow|mower|gardening': 'Fuel, a file or a new blade, a spark plug',
        else: 'Gumtree near {area}, eight minutes a machine',
      },
      hours: 2,
      lite: {
        title: 'Borrow a mower, or agree to use the customer’s',
        hours: 0.25,
        doneWhen: 'You have heard it start.',
      },
      phase: 'offer',
      needs: ['price-sheet'],
      when: 'daylight',
      where: { regional: 'Sheds within twenty minutes of {area}', else: 'Near home' },
    },
    {
      id: 'measure-and-quote',
      title: 'Measure {n:8} lawns from above and send prices',
      doneWhen: {
        proven: '{n:8} people have a total, a {day} and the name of a street you have mown.',
        else: '{n:8} people have a total, a {day} and the long-grass rule.',
      },
      hours: 2,
      lite: {
        title: 'Measure and quote three lawns',
        hours: 0.5,
        doneWhen: 'Three people have a total and a {day}.',
      },
      phase: 'reach',
      needs: ['price-sheet'],
      where: { children: 'On the sofa, once the house is quiet', else: 'At home with the map open' },
    },
    {
      id: 'first-cut',
      title: 'Do the first paid cut',
      doneWhen: {
        new: 'You walked it four minutes before the cord; lawn even, path swept, {starter-price} in, minutes written down.',
        else: 'Lawn even, edges clean, path swept, {starter-price} in, and the minutes written down for next time.',
      },
      materials: {
        'has ute|trailer': 'Your own vehicle loaded, safety gear, tarp',
        else: 'Mower, trimmer, safety gear, tarp',
      },
      hours: 1.5,
      whole: true,
      lite: {
        title: 'Cut one small lawn and time it',
        hours: 1.25,
        doneWhen: 'It is paid, and the minutes are written down.',
      },
      phase: 'deliver',
      needs: ['measure-and-quote', 'ask-about-stones', 'find-gear', 'no-spray-list'],
      fromDay: 5,
      when: 'daylight',
      where: 'As near to your door as you can get',
      firstJob: true,
    },
    {
      id: 'card-the-neighbours',
      title: 'Card {n:20} boxes around the first lawn',
      doneWhen: '{n:20} boxes have one, and the owner let you name the house.',
      hours: 0.75,
      lite: { title: 'Card ten boxes around it', hours: 0.25, doneWhen: 'None had a refusal sign.' },
      phase: 'reach',
      needs: ['first-cut'],
      when: 'daylight',
      where: 'On the same street, while the stripes still show',
    },
    {
      id: 'practice-lawns',
      title: { proven: 'Time two lawns you used to do', else: 'Time your own lawn and a relative’s' },
      doneWhen: {
        proven: 'Your old minutes for {area} are checked against today’s, and the price sheet is mended.',
        else: 'You know your minutes for mow, edge and sweep in {season} growth.',
      },
      hours: 1.5,
      lite: { title: 'Time your own lawn', hours: 0.5, doneWhen: 'Mow, edge and sweep have minutes.' },
      phase: 'proof',
      needs: ['find-gear'],
      when: 'daylight',
      where: 'On dry grass',
    },
    {
      id: 'stripe-photo',
      title: 'Take one before-and-after from one corner',
      doneWhen: {
        films: 'A fifteen-second clip for the {local} group is cut, with the owner’s yes.',
        else: 'Both photos share an angle, and the owner agreed to their use.',
      },
      hours: 0.25,
      lite: { title: 'Take a before-and-after', hours: 0.25, doneWhen: 'The owner agreed to its use.' },
      phase: 'proof',
      needs: ['first-cut'],
      when: 'daylight',
      where: 'At whichever lawn comes next',
    },
    {
      id: 'day-and-side',
      title: 'Give one side of {area} to {day}',
      doneWhen: {
        'many-hours': 'A map shows one side on {day}, another on {short-day}, and callers get theirs.',
        else: 'A map shows {day}’s streets, and new callers are offered only those.',
      },
      hours: 0.5,
      lite: { title: 'Choose one area for {day}', hours: 0.25, doneWhen: 'It is ringed on the map.' },
      phase: 'learn',
      needs: ['street-test'],
      where: { children: 'With whoever shares your week', else: 'At home' },
    },
    {
      id: 'abn-and-records',
      title: { abn: 'Start the visit log beside your ABN', else: 'Apply for the ABN, start the visit log' },
      doneWhen: {
        abn: 'Minutes, kilometres and costs each have a column, from {start-month} on.',
        else: 'The number is applied for; the log has minutes, kilometres and costs from {start-month} on.',
      },
      hours: 0.75,
      lite: { title: 'Start the visit log', hours: 0.25, doneWhen: 'The first visit has a row.' },
      phase: 'comply',
      needs: ['price-sheet'],
      where: 'Online',
    },
    {
      id: 'leaflet-drop',
      title: {
        'no-money': 'Walk {n:40} handwritten cards through {area}',
        else: 'Walk {n:80} cards through {area}',
      },
      doneWhen: {
        'no-money': 'Each card says a number you mow or the price {starter-price}, and the date is noted.',
        else: 'Each names a lawn you mow or {starter-price}, boxes with a refusal sign have none, and day ten is in the calendar.',
      },
      materials: {
        'no-money': 'Card, pen, hat, water',
        else: 'Cards by hand or from a library printer, hat, water',
      },
      hours: 4,
      lite: { title: 'Walk thirty cards', hours: 1, doneWhen: 'The date is noted.' },
      phase: 'sell',
      needs: ['first-cut', 'ask-about-stones'],
      when: 'daylight',
      where: { children: 'Two shaded walks, with company', else: 'Two shaded walks' },
    },
    {
      id: 'answer-posts',
      title: 'Answer {n:10} posts that ask for mowing',
      doneWhen: '{n:10} replies carry the measured size, a total and your next {day}.',
      hours: 1.5,
      lite: { title: 'Answer four {local} posts', hours: 0.5, doneWhen: 'Each has a total and a {day}.' },
      phase: 'sell',
      needs: ['measure-and-quote'],
      where: 'On your phone in spare minutes',
    },
    {
      id: 'ring-full-mowers',
      title: 'Ring {n:3} full contractors',
      doneWhen: 'One has your number for the small fronts they turn away.',
      hours: 0.5,
      phase: 'reach',
      needs: ['first-cut'],
      where: 'By phone, once they are home from the round',
    },
    {
      id: 'follow-quotes',
      title: 'Follow up each quote with a real {day}',
      doneWhen: 'Every open quote has a second message, or is closed.',
      hours: 0.5,
      lite: { title: 'Follow up each open quote', hours: 0.25, doneWhen: 'Each has a {day} or is closed.' },
      phase: 'sell',
      needs: ['measure-and-quote'],
      fromDay: 9,
      where: 'At home',
    },
    {
      id: 'half-day-job',
      title: 'Do a first half-day at {price}',
      doneWhen: {
        proven: 'The result shows from the gate, and the six-week reset was offered.',
        else: 'Two and a half hours show from the gate, and the rest is listed for them.',
      },
      materials: 'Full kit, green bin, tarp',
      hours: 3.25,
      whole: true,
      phase: 'proof',
      needs: ['first-cut', 'no-spray-list'],
      fromDay: 9,
      when: 'daylight',
      where: 'Near home',
    },
    {
      id: 'offer-fortnight',
      title: 'Offer each one-off client a set {day}',
      doneWhen: 'Each has answered yes, no or “ask in spring”.',
      hours: 0.25,
      lite: { title: 'Offer a set {day} to the first client', hours: 0.25, doneWhen: 'They answered.' },
      phase: 'sell',
      needs: ['first-cut'],
      where: 'At the gate, then by text',
    },
    {
      id: 'weather-text',
      title: 'Write the wet-{day} message and winter list',
      doneWhen: 'One text moves all of {day}, and four winter jobs have months.',
      hours: 0.5,
      phase: 'learn',
      needs: ['first-cut'],
      fromDay: 8,
      where: 'Indoors while it rains',
    },
    {
      id: 'door-to-door-hour',
      title: 'Work out what each door-to-door hour brought',
      doneWhen: 'Each lawn has a figure beside the planned {hour-pay}.',
      hours: 0.5,
      lite: {
        title: 'Work out one visit from door to door',
        hours: 0.25,
        doneWhen: 'It stands beside the planned {hour-pay}.',
      },
      phase: 'learn',
      needs: ['first-cut'],
      fromDay: 12,
      where: 'At home',
    },
    {
      id: 'compare-sources',
      title: 'Compare cards, drop and knocks',
      doneWhen: 'Calls are counted by source; the weakest loses its hours.',
      hours: 0.25,
      phase: 'learn',
      needs: ['leaflet-drop'],
      fromDay: 18,
      where: 'On checkpoint day',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'Card for the letterbox',
      when: 'After a cut, in boxes without a refusal sign.',
      lines: [
        {
          proven: 'I’ve mown in {area} for years. Number [house number] is one of mine, every second {day}.',
          'school-age': 'I mow number [house number] every second {day}, before pick-up.',
          else: 'Number [house number] on [street] is mown by me, every second {day}.',
        },
        'Room for [number] more. A medium lawn is {starter-price}; I measure yours from above and text a total.',
        {
          regional: 'Edges and paths included. {name}, [mobile], from {area}, insured.',
          else: 'Edges, paths and sweeping are in it. {name}, [mobile]. I live in {area} and I’m insured.',
        },
      ],
    },
    {
      id: 'quote',
      title: 'Measured quote',
      when: 'The same evening somebody asks.',
      lines: [
        'Hi [name], it’s {name} from {area}. From above yours is my [small / medium / large]: [price] each fortnight.',
        {
          'has ute|trailer':
            'The first cut is [price] because of the height, with the clippings taken; then the regular price.',
          organises: 'At that height cut one is [price]; from {start-month} on, the regular.',
          else: 'The first cut is [price] because of the height. After that it is the regular price.',
        },
        'I’m in {area} on {day}s and can begin on [date]. Please clear toys and move cars back.',
        'Shall I put you down?',
      ],
    },
    {
      id: 'follow-up',
      title: 'From one cut to a fortnight',
      when: 'The day after a one-off, or five days after a silent quote.',
      lines: [
        'Hi [name], at {season} growth your lawn will want a cut around [date].',
        'I’m on [street] that {day} anyway. Want the [time] spot each fortnight? A text stops it.',
      ],
    },
    {
      id: 'ask-review',
      title: 'Asking for the line that matters',
      when: 'After the third visit on the promised day.',
      lines: [
        'Hi [name], that was three cuts on three {day}s. Would you say so in two lines here: [link]?',
        'The street is enough; no number. And who near you is tired of waiting? {name}',
      ],
    },
  ],
  risks: [
    {
      id: 'thrown-stone',
      risk: 'A stone chips a window or a car.',
      firstSign: 'Gravel in the edge that you stepped over.',
      response: {
        'no-money':
          'Walk it first, every time: with nothing set aside, the excess comes from your next {sales-1} cuts.',
        else: 'Stop, photograph, tell them when you will ring; the insurer hears first, and {budget} covers an excess.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new'],
    },
    {
      id: 'scattered-round',
      risk: {
        'no-driving': 'You say yes all over {area} and travel more than you mow.',
        else: 'You say yes all over {area} and drive more than you mow.',
      },
      firstSign: 'More than eight minutes between two stops.',
      response: 'Offer far callers a {day} once a second lawn nearby appears.',
      likelihood: 3,
      impact: 2,
      for: ['regional', 'many-hours'],
    },
    {
      id: 'wet-month',
      risk: 'Three wet {day}s in a row.',
      firstSign: 'Rain forecast on both of your days.',
      response: {
        'few-hours': 'With {hours} a week there is no spare day: tell all of them at once, keep the order.',
        else: 'Push everyone back together, and use {short-day} for those with visitors.',
      },
      likelihood: 3,
      impact: 2,
    },
    {
      id: 'winter-gap',
      risk: 'Cuts thin out from June, and the money with them.',
      firstSign: 'Clients ask to skip “just this once” in May.',
      response: {
        children: 'In April, book rose pruning and leaf days for your free mornings.',
        else: 'Date rose pruning, leaf days and mulch before the last autumn cut.',
      },
      likelihood: 3,
      impact: 2,
      for: ['later'],
    },
    {
      id: 'mower-dies',
      risk: 'The used mower fails on a full {day}.',
      firstSign: 'It takes five pulls when it took two.',
      response: {
        'no-money': 'Agree with two clients that theirs may be used.',
        else: 'Agree on a borrowed spare; service blade, plug and oil when it rains.',
      },
      likelihood: 2,
      impact: 2,
      for: ['no-money'],
    },
    {
      id: 'long-grass-cheap',
      risk: 'You give a jungle the regular price.',
      firstSign: '“It’s only a bit long”, with no photo.',
      response: 'Ask for the photo, and book visit two before you start; {starter-price} is for regulars.',
      likelihood: 3,
      impact: 2,
      for: ['new', 'sells'],
    },
    {
      id: 'heat-and-back',
      risk: 'Heat, noise and lifting put you out for a fortnight.',
      firstSign: 'Headache by the third lawn, or a tingling hand.',
      response: {
        'no-lifting': 'Stop by late morning in {season}, drink before thirst, lift no mower at all.',
        retired: 'Two lawns a morning is a full day; a nephew or a ramp lifts the mower, never you alone.',
        else: 'Stop by late morning in {season}, drink before thirst, never lift a mower alone.',
      },
      likelihood: 2,
      impact: 3,
      for: ['retired', 'many-hours'],
    },
    {
      id: 'children-home',
      risk: 'A sick child cancels {day}.',
      firstSign: 'A call from the school before nine.',
      response: 'Keep {short-day} as the swap, and say so to all {sales-1} when they book.',
      likelihood: 3,
      impact: 2,
      only: ['children'],
    },
  ],
  qualityChecks: [
    'No strip missed, seen from the letterbox.',
    'Edges cut along every path, bed and drive quoted.',
    'Paths, drive and the neighbour’s side swept.',
    'Gates latched as found; dog and sprinklers accounted for.',
    'Minutes on site and door to door written down.',
    'The next date was said aloud before leaving.',
    'No clippings on windows, washing or cars.',
    'Height left for {season}: no scalped corners.',
  ],
  keepDoing: 'sending prices',
  metrics: [
    {
      id: 'tries',
      name: 'Prices sent',
      what: 'About {asks-week} measured totals a week, each to a household.',
      ifLow: 'Measure five from the sofa {short-when}; a price needs no visit.',
    },
    {
      id: 'replies',
      name: 'Answers',
      what: {
        student: 'Whoever rang, texted or leaned on the fence, and from which card.',
        else: 'Calls, texts and fence chats, with their source.',
      },
      ifLow: {
        student: 'Try longer grass before other words.',
        else: 'Move cards to longer grass before rewording.',
      },
    },
    {
      id: 'sales',
      name: 'Visits paid',
      what: 'Regular and one-off apart; {sales-goal} a month would meet {goal}.',
      ifLow: 'Ask the one-offs for a set {day}; two yeses beat a leaflet drop.',
    },
    {
      id: 'hours',
      name: 'Hours from door to door',
      what: {
        'no-lifting': 'The way, mowing, quoting and repairs.',
        'no-driving': 'Walking, mowing, quoting and repairs.',
        else: 'Loading, driving, mowing, quoting and repairs.',
      },
      ifLow: {
        evenings: 'While daylight saving lasts, a front lawn fits before dinner.',
        else: 'Swap part of {day} for a light evening while daylight saving lasts.',
      },
    },
    {
      id: 'density',
      name: 'Lawns a street',
      what: {
        'no-driving': 'Regulars for every street you walk to.',
        children: 'Regulars for every street you drive to.',
        else: 'Regular clients divided by streets visited.',
      },
      ifLow: {
        children: 'Offer next door the same trip, both lawns a little cheaper.',
        else: 'Let two neighbours share a visit for a small saving.',
      },
    },
  ],
  channels: [
    {
      name: 'Cards around each lawn you mow',
      fit: 0.95,
      cost: 0.15,
      speed: 0.7,
      firstStep: 'Cut {n:20} cards {short-when} and ask the first client to be named.',
      experiment: 'Name the house number on one street, only the street on the next.',
    },
    {
      name: 'Fence-side chats and knocks',
      fit: 0.85,
      cost: 0.2,
      speed: 0.9,
      firstStep: {
        'no-strangers': 'Have a booked customer hand your card to {n:6} neighbours with long lawns.',
        sells: 'Knock at {n:6} long lawns beside a booked one; you are good at this.',
        else: 'Knock at {n:3} long lawns beside a booked one.',
      },
      experiment: 'A front strip today for half of them, a fortnightly {day} for the others.',
    },
    {
      name: 'Local posts and groups',
      fit: 0.7,
      cost: 0.15,
      speed: 0.85,
      firstStep: 'Save two {local} searches and reply within the hour.',
      experiment: 'Reply with a measured size and {starter-price} to five, without to five.',
    },
    {
      name: 'Whole-street leaflets',
      fit: 0.55,
      cost: 0.45,
      speed: 0.5,
      firstStep: 'Drop one street and mark day ten in the calendar.',
      experiment: 'Two streets, two prices shown: {starter-price} and {price}.',
    },
    {
      name: 'Noticeboards where retirees meet',
      fit: 0.6,
      cost: 0.1,
      speed: 0.4,
      firstStep: 'Ask the {local} bowls club secretary for a pin and a tea.',
      experiment: 'One board for {month-1} with tear-off numbers; count tears and calls.',
    },
  ],
  delivery: [
    {
      step: 'Price',
      you: 'Measure from above, look at their photo, send {starter-price} or {price}.',
      tool: 'Satellite map, messages',
      doneWhen: 'They said yes to a {day} and a first-cut price.',
    },
    {
      step: 'Evening before',
      you: 'Check rain, charge or fuel, text the time.',
      tool: 'Weather app, phone',
      doneWhen: 'The text is answered or the day moved.',
    },
    {
      step: 'Walk',
      you: 'Clear toys, bones and sticks; flag sprinklers; ask for cars.',
      tool: 'Your eyes and a bucket',
      doneWhen: 'Nothing a blade could throw is left.',
    },
    {
      step: 'Cut',
      you: 'Edge first, mow second, sweep last; stop when anybody comes.',
      tool: 'Trimmer, mower, broom',
      doneWhen: 'It passes the look from the letterbox.',
    },
    {
      step: 'Pay and log',
      you: 'Send the amount with the next {day}; log minutes and kilometres.',
      tool: 'PayID, visit log',
      doneWhen: 'Paid by the evening, row complete.',
    },
    {
      step: 'Card',
      you: 'Leave cards either side and across the road.',
      tool: '{n:20} cards',
      doneWhen: 'Date and street are noted.',
    },
  ],
  tools: [
    {
      name: 'Push mower and line trimmer',
      job: 'Every cut',
      freeFirst: {
        'has ute|mow|mower': 'The ones you already run',
        else: 'The family shed, or the customer’s own',
      },
      payWhen: 'The street test says yes',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Google Maps distance tool',
      job: 'Measuring lawns and gaps between stops',
      freeFirst: 'Free in any browser',
      payWhen: 'Never',
    },
    { name: 'BOM weather app', job: 'Moving whole days in time', freeFirst: 'Free', payWhen: 'Never' },
    {
      name: 'Spreadsheet',
      job: 'Visit log and sources',
      freeFirst: 'Google Sheets on the phone',
      payWhen: 'Fifteen regulars want automatic reminders',
      for: ['organises'],
    },
    {
      name: 'Blower',
      job: 'Paths in half the time',
      freeFirst: 'A stiff broom',
      payWhen: 'Ten lawns are regular',
      for: ['some-money', 'many-hours'],
    },
    {
      name: 'Roof straps or a ramp',
      job: 'Loading alone without lifting',
      freeFirst: 'Two planks and a helper',
      payWhen: 'The third stop of a {day}',
      only: ['has ute|trailer'],
    },
  ],
  positioning: {
    category: {
      regional: 'Fortnightly mowing and garden half-days in {area}',
      else: 'Fortnightly mowing and garden half-days on one short round',
    },
    claim: {
      proven: 'Years of lawns, one set day, edges done.',
      'school-age': 'Same day, edges done, finished before school pick-up.',
      else: 'Same day, same person, edges done.',
    },
    proof: [
      'a named house on the same street',
      'three visits in a row on the promised {day}',
      'a certificate that covers thrown stones',
    ],
    notFor: 'Acreage, tree work, spraying, and jungles at {starter-price}.',
  },
  growth: {
    'few-hours':
      'At {hours} a week the round is full at {sales-3} visits a month. Then raise the lowest hour, or pass lawns on.',
    else: 'Hold near {sales-3} visits a month until stops lie eight minutes apart. A helper pays only on half-days.',
  },
  consolation: {
    proven:
      'Whatever sells, you will have minutes on paper for every size of lawn, beside {hour-pay} as planned.',
    else: 'Whatever sells, by {check-day} you will know your streets in {area}, and minutes for every size of lawn.',
  },
};
