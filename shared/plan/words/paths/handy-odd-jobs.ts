import type { PathWords } from '../path-words.ts';

export const handyOddJobsWords: PathWords = {
  slug: 'handy-odd-jobs',
  customer: {
    who: {
      children:
        'Families in {area} with a cot to anchor, a gate that will not latch, and nobody home by day to let a tradesperson in.',
      retired:
        'People around {area} who used to do it themselves, their widowed neighbours, and daughters who live three hours away.',
      metro:
        'Unit owners and renters around {area} with blinds in boxes and a telly on the floor, and the agents behind them.',
      regional:
        'Households near {area} with sticking doors, loose palings and a verandah gate, an hour’s drive from any free tradesperson.',
      else: 'Households near you in {state} with a list on the fridge, from new estates to downsizers in their first unit.',
    },
    situation: {
      children:
        'The chest of drawers tips when a toddler climbs. The drill in the garage is flat, and around {area} nobody is home until five.',
      proven:
        'Three were rung and one called back. What {area} lacks is somebody who looks once and knows the wall.',
      else: [
        'The telly leans on the floor, the gate drags. In {area} three were rung and none wants two hooks.',
        'There are six small things. Any builder in {area} wants one big one, so the list turns yellow on the fridge.',
      ],
    },
    trigger: {
      metro:
        'Keys on settlement day, a strata letter about a balcony screen, tenants out in {start-month}, or a wardrobe in the lift.',
      children:
        'A toddler who climbs, a new bed in {start-month}, or grandparents who need a rail hook in {area}.',
      else: [
        'Settlement day in {area}, a tenant moving out, relatives due in {start-month}, or a delivery that fills the hall.',
        'A dog on the road after the gate gave in, an inspection in {start-month}, a screen door the dog went through.',
      ],
    },
    pays: {
      abn: 'Householders pay by PayID when the last item works; agents in {area} pay your ABN invoice weeks later.',
      retired: 'Most pay by PayID on the spot; a few around {area} pay cash, which goes in the books too.',
      else: 'Householders in {area} pay by PayID when the last item works; agents wait until you have an ABN.',
    },
  },
  theirWords: [
    'Too small for a builder, too fiddly for me.',
    'I’ve rung three and nobody rings back.',
    'Can you just hang the telly?',
    'It’s only four little things.',
    'I don’t trust myself with that wall.',
    'What’s your minimum to come out?',
    'The unit’s empty until Friday.',
    'He hung it on plaster and it came down.',
    'My husband had the tools. I have the shed.',
  ],
  places: [
    {
      place: 'New-estate and block groups on Facebook',
      how: {
        metro: 'Ask the admin of {n:6} {local} blocks to let you in; search “blinds”, “wardrobe” and “TV”.',
        else: 'Search {local} groups for “blinds”, “wardrobe” and “gate”; answer each with your photo request.',
      },
      count: 14,
      for: ['evenings', 'few-hours'],
    },
    {
      place: 'Named property managers',
      how: {
        abn: 'Note who in {area} has vacant listings; send {n:8} of them one labelled photo set with your ABN.',
        else: 'Read rental pages for {area}, and note {n:6} managers with vacant listings for the month your ABN arrives.',
      },
      count: 12,
      for: ['abn', 'many-hours', 'proven'],
      skill: 'Sales',
    },
    {
      place: 'Airtasker posts for hanging and assembly',
      how: 'Save searches around {area}, and skip whatever mentions wiring, taps or fire doors.',
      count: 10,
      for: ['new', 'evenings', 'few-hours'],
    },
    {
      place: 'Retirement villages and their offices',
      how: {
        retired:
          'You know the residents’ world: ask the {local} office how handy people sign in, and stay for tea.',
        else: 'Ask the {local} office how handy people sign in; leave {n:8} menus and your certificate.',
      },
      count: 8,
      for: ['retired', 'daytime', 'regional'],
    },
    {
      place: 'Furniture shops that deliver but don’t assemble',
      how: 'Ask the delivery desk in {area} what buyers beg for at the door; leave {n:10} cards by the docket printer.',
      count: 8,
      for: ['student', 'metro', 'weekends'],
    },
    {
      place: 'Licensed trades who turn small jobs away',
      how: {
        'no-calls':
          'Text {n:6} sparkies, plumbers and builders of {area}; write as one of the trade and swap leftovers.',
        proven:
          'Ring {n:6} sparkies, plumbers and builders of {area}; talk as one of the trade and swap leftovers.',
        else: 'Ring {n:6} electricians and plumbers in {area}; offer your never-list in return for theirs.',
      },
      count: 8,
      for: ['proven', 'daytime'],
      skill: 'Project Management',
    },
    {
      place: 'People from {workplace} who moved this year',
      how: {
        employed:
          'Ask {n:8} at {workplace} what is still on the floor; text them the menu with one question.',
        else: 'Text {n:8} people from {workplace} the menu with one question: which number?',
      },
      count: 12,
      for: ['employed', 'student', 'new', 'retired'],
    },
    {
      place: 'Families at kinder, school and the sideline',
      how: 'Ask at {local} pick-up whose drawers are not yet anchored; toppling furniture worries every parent there.',
      count: 12,
      only: ['children'],
    },
    {
      place: 'Op shops, hardware counters and the men’s shed',
      how: 'Pin {n:8} menus around {area} where people ask strangers for a name; note which counter rings.',
      count: 8,
      for: ['regional', 'retired', 'no-money'],
    },
  ],
  alternatives: [
    {
      what: 'Live with it',
      whyItFails: 'Until the dog is on the road.',
    },
    {
      what: 'Ask a handy relative',
      whyItFails: 'Two hours away, with views on the house.',
    },
    {
      what: 'Wait for a licensed tradesperson',
      whyItFails: 'No crew crosses town for two hooks.',
      for: ['regional'],
    },
    {
      what: 'Buy a drill and a video',
      whyItFails: 'Hole one finds no stud, hole two a pipe.',
      for: ['metro'],
    },
    {
      what: 'Stick it up with adhesive strips',
      whyItFails: 'They let go in the first hot week.',
      for: ['student', 'children'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The list on the fridge',
      price: 'Nothing, until it breaks further',
      speed: 'Open-ended',
      trust: 'They have stopped seeing it',
      yourEdge: 'Menu numbers turn it into one {day}.',
    },
    {
      kind: 'do-it-themselves',
      name: 'A Bunnings trip and a borrowed drill',
      price: 'Fixings, a wrong bracket, a patch',
      speed: 'Two weekends',
      trust: 'Fades at the stud',
      yourEdge: {
        proven: 'You knock once and know what is behind.',
        else: 'You sweep for cables and find timber first.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Airtasker and hipages bidders',
      price: 'Keen bids plus a platform share',
      speed: 'Same week, when it suits',
      trust: 'Reviews for every kind of job',
      yourEdge: {
        proven: 'One fixed total from {area}, by trained hands.',
        children: 'Four photos, one total, and you live in {area}.',
        else: 'Four photos, one total, what would change it.',
      },
    },
    {
      kind: 'local-rival',
      name: 'Franchise vans',
      price: 'Above {price}, with a call-out',
      speed: 'Ten days in a busy month',
      trust: 'Sign on the van, known to agents',
      yourEdge: 'You reply in an hour and photograph each fixing.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'The handyman everybody in {area} waits for',
      price: 'About {price}, in cash',
      speed: 'After the big deck is done',
      trust: 'Thirty years of nods',
      yourEdge: 'You take the small list he puts off.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Agencies’ maintenance portals',
      price: 'Free to you, terms are theirs',
      speed: 'Queued by the system',
      trust: 'Built into the agent’s day',
      yourEdge: 'Photos by room and a work order number each.',
    },
  ],
  offer: {
    promise: {
      proven:
        'The list done in one visit by somebody who knows walls, priced from photos, with licensed work left alone.',
      children:
        'The small fixes of a family home in {area}, anchored and latched in one visit, at a total agreed before.',
      else: [
        'Your fridge list in {area} done in one visit, priced from photos, and an honest no to licensed work.',
        'Small fixes by number: photos in, one written total out, and a tidy visit by somebody from {area}.',
      ],
    },
    starter: {
      name: 'Minimum visit',
      included: [
        'up to forty-five minutes on site',
        {
          children: 'drawers and bookcases anchored for a climber',
          student: 'one flat-pack or four pictures',
          proven: 'two items from the menu, parts matched on sight',
          else: 'one or two items from the menu',
        },
        { evenings: 'noisy holes before dinner', else: 'dust sheet down, floor swept' },
      ],
      excluded: ['parts', { 'few-hours': 'a second trip', else: 'a free look' }],
      hoursFactor: 0.54,
    },
    core: {
      name: 'The list visit',
      included: [
        {
          organises: 'two and a half hours for a list you put in order',
          children: 'two and a half hours, three to five items, stair gate to letterbox',
          else: 'two and a half hours for three to five items',
        },
        {
          proven: 'brick, stud or hollow: the right fixing',
          children: 'walls swept for cables, holes filled when you move a hook',
          else: 'each wall swept for live cables',
        },
        {
          metro: 'holes where strata allows them',
          regional: 'ordinary screws, plugs, hinges and paling nails',
          else: 'ordinary screws, plugs, filler',
        },
        {
          films: 'a short clip of each load test',
          children: 'a pull test they watch, and a photo',
          else: 'a dated photo of each fixing',
        },
      ],
      excluded: [
        { proven: 'wiring, taps, gas, however small', else: 'wiring, taps and gas' },
        { children: 'pool gates, whatever the latch', else: 'old sheeting and pool gates' },
        { 'has ute|van|trailer': 'loads to the tip', else: 'unagreed shop runs' },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Two homes in one morning',
      included: [
        {
          abn: 'two between-tenant visits, one block',
          children: 'two neighbours on one court, one after the other',
          else: 'two visits in the same street',
        },
        { organises: 'photos by room, filed by address', else: 'photos labelled by room' },
        { abn: 'an invoice for each home with its work order', else: 'a written total for each home' },
        { children: 'a note of what to anchor next', else: 'a note of what needs a licence' },
      ],
      excluded: ['smoke alarms', { abn: 'entry arrangements with tenants', else: 'painting whole rooms' }],
      hoursFactor: 1.85,
    },
  },
  skills: {
    'Project Management': {
      retired:
        'You ran maintenance lists before; {area} pays {price} for six wishes turned into one ordered visit.',
      else: 'Six loose wishes become one visit in order, fixings packed. Agents notice by job two.',
    },
    Sales: {
      children: 'You can say {starter-price} and then stop. In {area} that silence brings the second item.',
      student:
        'You can name a minimum without apology. Say {starter-price}, then wait for the next thing on the list.',
      else: 'You state {price} and stay silent. On this path that pause is worth more than another tool.',
    },
    Writing: 'You write a surprise as choice A or B, each with a total; customers answer instead of arguing.',
    Design:
      'You hang by eye line and space shelves so the wall looks meant; people show such walls to friends.',
    'AI Use': 'A chat tool can turn {n:10} photo questions into a short form, or find the step makers hide.',
    'Video Editing':
      'Twenty seconds of a stud found, drilled and loaded calms a nervous owner more than words.',
  },
  skillLeftOut: 'It tightens no hinge, so menu and price leave it out.',
  tasks: [
    {
      id: 'sort-three-piles',
      title: 'Sort jobs: fine, check first, never',
      doneWhen: {
        proven:
          'Three lists follow today’s {state} rules, not those of your last job; the value limit is noted.',
        else: 'Three lists hold for {state}: the regulator’s page is saved and the value limit noted.',
      },
      hours: 1,
      lite: {
        title: 'Save your never-list and the regulator’s page',
        hours: 0.25,
        doneWhen: 'Both say {state} at the top.',
      },
      phase: 'comply',
      needs: [],
      where: { student: 'A library desk, before any quote', else: 'At home, before any quote' },
      beforeFirstJob: true,
    },
    {
      id: 'time-menu',
      title: { proven: 'Check your minutes on five menu jobs', else: 'Time five menu jobs at home' },
      doneWhen: {
        proven: 'Five have honest minutes, tidying and photos included.',
        children: 'Five have minutes, interruptions included; whatever overran by a third was repeated.',
        else: 'Five have minutes, and whatever overran by a third was done again.',
      },
      materials: { proven: 'Your own kit', else: 'Borrowed tools, your own fridge list' },
      hours: 3,
      lite: { title: 'Time two menu jobs at home', hours: 0.75, doneWhen: 'Both have minutes.' },
      phase: 'offer',
      needs: ['sort-three-piles'],
      where: {
        student: 'Your share house or a parent’s',
        children: 'At home, climber and all',
        else: 'At home',
      },
    },
    {
      id: 'write-menu',
      title: 'Write ten jobs with an edge each',
      doneWhen: {
        writes: 'Ten jobs fit one screen, and each edge is a sentence nobody can misread.',
        proven: 'Ten jobs you like and {area} needs, from {starter-price} up, each with its edge.',
        else: 'It fits one screen, begins at {starter-price}, and a neighbour can order by number.',
      },
      hours: 1,
      lite: { title: 'Write a four-job menu', hours: 0.25, doneWhen: 'Each begins at {starter-price}.' },
      phase: 'offer',
      needs: ['time-menu'],
      where: { children: 'Kitchen table, crayons aside', else: 'Kitchen table' },
    },
    {
      id: 'handy-cover',
      title: 'Get two cover quotes that name your jobs',
      doneWhen: {
        abn: 'A certificate under your ABN lists TV mounting and is dated before hole one.',
        else: 'A certificate is dated before your first paid hole.',
      },
      hours: 1,
      lite: {
        title: 'Ask one insurer about mounting and anchoring',
        hours: 0.25,
        doneWhen: 'The answer is in writing.',
      },
      phase: 'comply',
      needs: ['write-menu'],
      when: 'office-hours',
      where: 'Online or by phone',
      instead: { employed: 'By phone, in a break at {workplace}', else: 'Online, jobs listed one by one' },
      beforeFirstJob: true,
    },
    {
      id: 'text-movers',
      title: 'Text the menu to {n:15} people',
      doneWhen: {
        children: '{n:15} got it, kinder parents first, and each answer was asked for four photos.',
        retired: '{n:15} got it, {workplace} included, and each answer was asked for four photos.',
        else: '{n:15} got it, and each answer was asked for four photos.',
      },
      hours: 1,
      lite: {
        title: 'Text the menu to five people',
        hours: 0.25,
        doneWhen: 'Each was asked: which number?',
      },
      phase: 'reach',
      needs: ['write-menu'],
      where: { student: 'Between lectures', children: 'Sofa, one message at a time', else: 'From the couch' },
    },
    {
      id: 'test-used-drill',
      title: {
        proven: 'Load-test your drill and both batteries',
        'has maintenance|carpent|builder|cabinet|handyman': 'Load-test your drill, or buy one used',
        'no-money': 'Borrow a drill and test it',
        else: 'Buy a used drill, tested under load',
      },
      doneWhen: {
        proven: 'Both batteries drive a long screw into hardwood, and tired bits are replaced.',
        'no-money': 'A neighbour lends one until {month-3}, and both batteries hold.',
        else: 'Both batteries drove a long screw into hardwood, and {budget} covered it.',
      },
      materials: 'Offcut of hardwood, long screws',
      hours: 1,
      phase: 'offer',
      needs: ['sort-three-piles'],
      where: { proven: 'Your own shed', else: 'The seller’s driveway' },
    },
    {
      id: 'first-visit',
      title: 'Do one minimum visit at {starter-price}',
      doneWhen: {
        proven: 'Every item works, photos are dated, and one more person would speak for you.',
        children: 'Every item works, tools were never within a child’s reach, and the money is in.',
        else: 'Every item works, photos are dated, the floor is swept, the money is in.',
      },
      materials: 'Cable detector, one box, dust sheet, mask',
      hours: 1.75,
      whole: true,
      lite: {
        title: 'Do one menu job for a paying neighbour',
        hours: 1.25,
        doneWhen: 'It works, and {starter-price} is in.',
      },
      phase: 'deliver',
      needs: ['text-movers', 'handy-cover', 'test-used-drill'],
      fromDay: 5,
      when: 'daylight',
      where: 'Within walking distance if you can',
      firstJob: true,
    },
    {
      id: 'pack-box',
      title: 'Pack one box for every kind of wall',
      doneWhen: {
        metro: 'Plaster, steel stud, concrete and hollow door each have a jar, as {local} blocks need.',
        else: 'Plaster, stud, brick and hollow door have jars; the detector has a fresh battery.',
      },
      materials: 'Jars, screws, plugs, anchors',
      hours: 1,
      lite: { title: 'Pack for two kinds of wall', hours: 0.25, doneWhen: 'Plaster and stud have jars.' },
      phase: 'proof',
      needs: ['write-menu'],
      where: { student: 'Hallway floor', regional: 'The shed', else: 'Garage or hallway floor' },
    },
    {
      id: 'photo-questions',
      title: 'Save the four-photo request, try it three times',
      doneWhen: {
        'uses-ai': 'Three sets came through your form, and none needed a second question.',
        else: 'Three sets came, from which {price} could be quoted without asking again.',
      },
      hours: 0.5,
      lite: { title: 'Save the four-photo request', hours: 0.25, doneWhen: 'One friend answered it.' },
      phase: 'proof',
      needs: ['write-menu'],
      where: 'On the phone',
    },
    {
      id: 'answer-ten-posts',
      title: 'Answer {n:10} fresh {local} posts',
      doneWhen: {
        proven: '{n:10} have your photo request, and never-list work went politely to a licence holder.',
        children: '{n:10} are answered, and licensed wishes were declined in one line.',
        else: '{n:10} are answered within the hour, never-list wishes in one polite line.',
      },
      hours: 2,
      lite: { title: 'Answer four posts', hours: 0.75, doneWhen: 'Each has the photo request.' },
      phase: 'reach',
      needs: ['write-menu', 'sort-three-piles'],
      where: { employed: 'On the phone, around {workplace}', else: 'In short bursts' },
    },
    {
      id: 'say-minimum',
      title: 'Say {starter-price} aloud and stop there',
      doneWhen: {
        sells: 'You said it to three people and let the silence work.',
        else: 'You said it to three people and did not explain it.',
      },
      hours: 0.25,
      lite: { title: 'Say the minimum aloud', hours: 0.25, doneWhen: 'Three times, without a “but”.' },
      phase: 'sell',
      needs: ['write-menu'],
      where: 'In the car or at the sink',
    },
    {
      id: 'quote-same-evening',
      title: 'Quote the same day, with one condition',
      doneWhen: {
        evenings: 'Nobody waited past bedtime, and each total names what would change it.',
        else: 'Nobody waited past four waking hours, and each total has its condition.',
      },
      hours: 1.5,
      lite: { title: 'Send two quotes', hours: 0.5, doneWhen: 'Each names its one condition.' },
      phase: 'sell',
      needs: ['photo-questions', 'answer-ten-posts'],
      where: { children: 'At the bench, dishes done', else: 'At home' },
    },
    {
      id: 'list-visit',
      title: 'Do a full list visit at {price}',
      doneWhen: {
        proven: 'Five items work, the clock stayed inside, and the next list was mentioned.',
        children: 'Three items work, you were home as promised, and changes were agreed in writing.',
        else: 'Three or more work inside the clock, and changes were agreed in writing.',
      },
      materials: 'Packed box, ladder check, photo list',
      hours: 3.25,
      whole: true,
      phase: 'proof',
      needs: ['first-visit', 'pack-box'],
      fromDay: 9,
      when: 'daylight',
      where: 'On your side of {area}',
    },
    {
      id: 'variation-words',
      title: 'Write your A-or-B message',
      doneWhen: 'It says what was found, two choices, two totals, how to reply.',
      hours: 0.25,
      lite: { title: 'Save the A-or-B message', hours: 0.25, doneWhen: 'Both choices have totals.' },
      phase: 'comply',
      needs: ['write-menu'],
      where: 'At home',
    },
    {
      id: 'swap-with-trades',
      title: 'Swap leftovers with five licensed trades',
      doneWhen: {
        proven: 'Two who remember good work are in your phone, licences checked on the {state} register.',
        else: 'Two are in your phone, licences checked on the {state} register.',
      },
      hours: 1,
      lite: {
        title: 'Ring one electrician and one plumber',
        hours: 0.25,
        doneWhen: 'One will take your referrals.',
      },
      phase: 'reach',
      needs: ['sort-three-piles'],
      where: 'On the phone, once their tools are down',
    },
    {
      id: 'write-agents',
      title: {
        abn: 'Write to {n:8} named property managers',
        else: 'Collect {n:8} property managers for later',
      },
      doneWhen: {
        abn: '{n:8} have your ABN, certificate, one labelled set and {price} for a pre-listing tidy.',
        else: '{n:8} names wait, with vacant listings, for the day the ABN arrives.',
      },
      hours: 2,
      phase: 'sell',
      needs: ['first-visit', 'handy-cover'],
      fromDay: 8,
      where: { abn: 'At your desk, set to send in office hours', else: 'On the couch with rental pages' },
    },
    {
      id: 'follow-list',
      title: 'Go back to each quote once',
      doneWhen: 'Every quote is closed, and customers named one more thing.',
      hours: 0.5,
      lite: { title: 'Go back to each open quote', hours: 0.25, doneWhen: 'Each is open no more.' },
      phase: 'sell',
      needs: ['first-visit'],
      fromDay: 9,
      where: 'By text, four days later',
    },
    {
      id: 'abn-invoice-wo',
      title: { abn: 'Make an invoice with work order lines', else: 'Apply for the ABN, draft an invoice' },
      doneWhen: {
        abn: 'A clerk could file it without ringing you.',
        else: 'The number is applied for, and the draft has address and work order lines.',
      },
      hours: 0.75,
      lite: { title: 'Settle the ABN', hours: 0.25, doneWhen: 'The form is sent or checked.' },
      phase: 'comply',
      needs: ['write-menu'],
      where: 'Online',
    },
    {
      id: 'restock-sunday',
      title: 'Restock the box against bookings',
      doneWhen: 'Each booking has its fixings, so no visit needs a shop.',
      hours: 0.5,
      phase: 'learn',
      needs: ['first-visit'],
      fromDay: 7,
      where: { children: 'Garage floor, with small helpers', else: 'Garage, radio on' },
    },
    {
      id: 'which-photo',
      title: 'Add the photo that would have shown it',
      doneWhen: 'The request grew by a line, or nothing overran.',
      hours: 0.25,
      lite: { title: 'Add one missing photo', hours: 0.25, doneWhen: 'The request has its line.' },
      phase: 'learn',
      needs: ['first-visit'],
      fromDay: 7,
      where: 'At home, the same day',
    },
    {
      id: 'reorder-menu',
      title: 'Reorder the menu by what was asked',
      doneWhen: 'What {area} asks for stands first; two nobody wanted are swapped.',
      hours: 0.5,
      phase: 'learn',
      needs: ['answer-ten-posts'],
      fromDay: 13,
      where: 'On checkpoint day',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'Menu text to someone you know',
      when: 'One by one, with the menu as a picture.',
      lines: [
        {
          proven:
            'Hi [name], I fixed things for a living for years; now I do small lists around {area}. Menu below.',
          children:
            'Hi [name], with mine at [age] I know tippy drawers. I do small fixes around {area}; menu below.',
          student: 'Hi [name], I’m doing small fixes in {area} on {day}s between semesters. Menu below.',
          else: 'Hi [name], I’ve begun small fixes around {area}. Here’s the menu.',
        },
        {
          organises: 'Which numbers? One photo a wall, and you’ll have an order, a total and a finish time.',
          children: 'Which numbers are yours? Send a photo each; once it’s quiet here, you get one total.',
          else: 'Which numbers? A photo of each, and I’ll price the lot as one visit by tonight.',
        },
        'Power, taps and gas go to licensed people; I have a name for you. {name}',
      ],
    },
    {
      id: 'quote',
      title: 'Quote with its condition',
      when: 'Within four hours of the photos.',
      lines: [
        {
          children:
            'Hi [name], {name} here. Items [numbers] come to [price], about [time], screws and plugs in.',
          else: 'Hi [name], {name} in {area}. Items [numbers]: [price] in all, about [time], ordinary fixings in.',
        },
        {
          proven: 'From the photos it’s [wall type]. If the drill says otherwise, I stop and you choose.',
          evenings: 'That assumes [wall type] and [access]. I do the noisy holes first, before bedtime.',
          else: 'I’m assuming [wall type], [access] and [parts on site]. Anything else, and you get choices.',
        },
        'Item [number] needs a licensed [trade]; I know one in {area}.',
        '{day} at [time] or [day] at [time]? Good for two weeks.',
      ],
    },
    {
      id: 'listing',
      title: 'Note to a property manager',
      when: 'Once you have an ABN and a labelled photo set.',
      lines: [
        {
          proven:
            'Hi [first name], you have [number] places to let near {area}; I’ve kept buildings going for years.',
          children:
            'Hi [first name], I fix what families leave behind: hooks, latches, screens. You have [number] homes near {area}.',
          else: 'Hi [first name], you have [number] homes to let near {area}. I fix hooks, latches and screens between tenants.',
        },
        {
          organises: 'Photos come by room, the invoice by address, each with your work order.',
          evenings: 'I work after hours, so keys can be back by opening; photos come by room.',
          else: 'You’d get photos by room and an invoice with your work order for each address.',
        },
        {
          proven:
            'Six items are [price], inside [number] working days of keys. Smoke alarms, taps and power stay out.',
          else: 'Six items: [price]. Never smoke alarms, pool gates, taps or power.',
        },
        'Which vacant place could you try me on? {name}',
      ],
    },
    {
      id: 'follow-up',
      title: 'Four days later',
      when: 'Once, to an open quote.',
      lines: [
        'Hi [name], is the [item] still waiting? {name} here; I’m near you in {area} on {day}.',
        {
          proven: 'Shall I begin with the one that worries you most?',
          else: 'Start with the one that annoys you most; the rest can wait.',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'When the latch clicks',
      when: 'On site, then by text that evening.',
      lines: [
        'Thanks, [name]. Two minutes for {area}: what was broken, how I left it? [link]',
        'And what is sixth on the fridge list for {month-3}? {name}',
      ],
    },
  ],
  risks: [
    {
      id: 'just-a-tap',
      risk: 'A kind customer talks you into licensed work.',
      firstSign: '“Just” in front of a tap or switch.',
      response: {
        proven: 'You could do it, which is the trap: no licence, no cover. Hand over a name.',
        children: 'Say whose licence it is and give a name; a voided policy would land on your family.',
        else: 'Stop, say whose licence it needs, hand over a {local} name, go on with the menu.',
      },
      likelihood: 3,
      impact: 3,
      for: ['proven', 'retired'],
    },
    {
      id: 'hidden-sheet',
      risk: 'You drill an old sheet that holds asbestos.',
      firstSign: 'Thin hard sheet in a laundry or eave.',
      response: {
        metro:
          'Drill down, hands off: {area} has many older flats; a specialist tests before anybody drills.',
        else: 'Put the drill down before the hole; around {area} older wet rooms are tested first.',
      },
      likelihood: 1,
      impact: 3,
      for: ['new', 'regional'],
    },
    {
      id: 'bracket-falls',
      risk: 'A TV or shelf comes down later.',
      firstSign: 'The screw spins, or you guessed the stud.',
      response: {
        'no-calls': 'Do not hang it. If one does fall, go back free and write to the insurer.',
        student: 'Do not hang it: send A or B, and ask a tradesperson you know before {day}.',
        new: 'Do not hang it: send A or B. If it was yours, go back free and tell the insurer early.',
        else: 'Do not hang it. If one does fall, go back free and ring the insurer.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new'],
    },
    {
      id: 'quoting-eats',
      risk: 'Quoting takes more hours than fixing.',
      firstSign: 'A fourth message about one shelf.',
      response: {
        'few-hours':
          'Of {hours} a week none is for chats: all photos at once, or {starter-price} and a look.',
        else: 'All photos at once; with two unknowns sell {starter-price} and look while you work.',
      },
      likelihood: 3,
      impact: 2,
    },
    {
      id: 'shop-runs',
      risk: 'A missing screw eats the paid morning.',
      firstSign: 'Two shop stops in five visits.',
      response: 'Ask for wall and label in the photos, and pack for {area} before {day}.',
      likelihood: 2,
      impact: 2,
      for: ['regional', 'many-hours'],
    },
    {
      id: 'agent-late',
      risk: 'One agency owes you for several visits.',
      firstSign: 'Invoice one is a week late.',
      response: 'Send it to their accounts desk with the work order; no new keys until it is paid.',
      likelihood: 2,
      impact: 2,
      only: ['abn'],
    },
    {
      id: 'own-body',
      risk: 'Dust, noise or a lift hurts you.',
      firstSign: 'No mask, because it was one hole.',
      response: {
        'no-lifting':
          'Mask, glasses and muffs on top of the box; anything heavy stays where it is until there is help.',
        retired: 'Mask and muffs lie on top of the box; anything over your head waits for a second person.',
        employed: 'Mask, glasses and muffs on top: a hurt wrist costs you shifts at {workplace} as well.',
        else: 'Mask, glasses and muffs on top of the box; any lift with two ends waits for help.',
      },
      likelihood: 2,
      impact: 2,
      for: ['retired', 'employed'],
    },
    {
      id: 'climbers-and-tools',
      risk: 'A child reaches the open toolbox.',
      firstSign: 'A toddler asks what this does.',
      response:
        'Lid shut between items, at home and in every {local} hallway; agree who watches before you drill.',
      likelihood: 2,
      impact: 3,
      only: ['children'],
    },
    {
      id: 'strata-wall',
      risk: 'You drill a wall that strata owns.',
      firstSign: 'Nobody in the unit knows the by-laws.',
      response:
        'Ask for the by-law or the manager’s yes first; outside faces of {local} blocks are common property.',
      likelihood: 2,
      impact: 2,
      only: ['metro'],
    },
  ],
  qualityChecks: [
    'Swept for cables, knocked for stud.',
    'Level from where people stand.',
    'Doors and latches work three times running.',
    'Nothing on the never-list was touched.',
    'Each change has a written yes.',
    'Each fixing has a dated photo.',
    'Dust gone, screws counted.',
    'Tall pieces hold when pulled.',
  ],
  keepDoing: 'sending quotes',
  metrics: [
    {
      id: 'tries',
      name: 'Quotes sent',
      what: 'Totals from photos, about {asks-week} a week.',
      ifLow: {
        'school-age': 'Send the request from pick-up; price {short-when}.',
        else: 'Ask for photos within the hour; price {short-when}.',
      },
    },
    {
      id: 'replies',
      name: 'Photo sets received',
      what: 'People who sent what you asked for.',
      ifLow: {
        proven: 'Ask by number; guess the wall yourself.',
        else: 'Ask for a number first, photos after.',
      },
    },
    {
      id: 'sales',
      name: 'Visits paid',
      what: 'Minimum and list visits apart; {sales-goal} a month would meet {goal}.',
      ifLow: 'See how long people waited before you look at {price}.',
    },
    {
      id: 'hours',
      name: 'Hours in all',
      what: {
        'no-driving': 'On site, on the way, quoting and shopping, of {hours} a week.',
        else: 'On site, driving, quoting and shopping, of {hours} a week.',
      },
      ifLow: {
        'school-age': 'Swap school runs with another family for {day}.',
        'few-hours': 'Keep {day} for one visit and nothing else.',
        else: 'Stack two visits on {day}, leave {short-day} free.',
      },
    },
    {
      id: 'variations',
      name: 'Visits that changed',
      what: 'Where price or scope moved after you reached {area}.',
      ifLow: {
        proven: 'Few is good; check your own quick eye.',
        children: 'Few is good; many mean a missing photo.',
        else: 'A third is too many: add a photo.',
      },
    },
  ],
  channels: [
    {
      name: 'Menu texts to people who moved',
      fit: 0.9,
      cost: 0.05,
      speed: 0.85,
      firstStep: 'Send the menu to {n:6} people from {workplace}.',
      experiment: 'Totals on {n:10} menus, none on {n:10}; count the photo sets.',
    },
    {
      name: 'Estate and block groups',
      fit: 0.85,
      cost: 0.1,
      speed: 0.8,
      firstStep: 'Search one {local} group for “blinds”; answer the newest.',
      experiment: 'Post the menu in one {local} group, only answer in another.',
    },
    {
      name: 'Property managers by name',
      fit: 0.8,
      cost: 0.25,
      speed: 0.45,
      firstStep: {
        abn: 'Email two in {area} a labelled photo set.',
        else: 'Apply for the ABN; list two in {area}.',
      },
      experiment: {
        'no-strangers':
          'Have a landlord you know name you to one {local} agency, a tenant to another; compare first work orders.',
        else: 'Walk into one {local} agency, email its neighbour; compare first work orders.',
      },
    },
    {
      name: 'Licensed trades’ leftovers',
      fit: 0.75,
      cost: 0.15,
      speed: 0.5,
      firstStep: {
        'no-calls': 'Text one {local} electrician; offer your referrals first.',
        else: 'Ring one {local} electrician; offer your referrals first.',
      },
      experiment: 'Send one {local} trade two customers and count what returns.',
    },
    {
      name: 'Airtasker',
      fit: 0.65,
      cost: 0.4,
      speed: 0.75,
      firstStep: 'Save three searches around {area}.',
      experiment: 'Send {n:10} offers with the condition line, {n:10} without; compare.',
    },
  ],
  delivery: [
    {
      step: 'Photos',
      you: {
        children: 'Ask for wall, close-up, label, access, and who climbs.',
        else: 'Ask for wall, close-up, label and access at once.',
      },
      tool: 'Saved request',
      doneWhen: 'You can price, or know the unknown.',
    },
    {
      step: 'Quote',
      you: 'Send total, minutes, assumptions; in {area} name the licensed trade.',
      tool: 'Quote script',
      doneWhen: 'Yes and a {day} are in writing.',
    },
    {
      step: 'Pack',
      you: 'Lay out fixings item by item; read the maker’s sheet.',
      tool: 'Box with jars',
      doneWhen: 'Nothing needs a shop.',
    },
    {
      step: 'Check walls',
      you: {
        proven: 'Sweep and knock anyway; habit is what drills cables.',
        else: 'Sweep for cables, knock for studs, think behind.',
      },
      tool: 'Detector, level, pencil',
      doneWhen: 'You would drill your own.',
    },
    {
      step: 'Fix or stop',
      you: 'Down the list; at a surprise tools down, message out.',
      tool: 'Drill, phone',
      doneWhen: 'All works, or its change is agreed.',
    },
    {
      step: 'Show and close',
      you: 'Try each together, photograph, sweep, see {price} arrive.',
      tool: 'Phone, dustpan, PayID',
      doneWhen: 'They worked the latch themselves.',
    },
  ],
  tools: [
    {
      name: 'Drill-driver with two batteries',
      job: 'Hanging and assembling',
      freeFirst: { proven: 'The one you own', else: 'Borrowed, for the timed jobs' },
      payWhen: 'The first visit is booked',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Stud finder with live-cable alert',
      job: 'Not drilling what you cannot see',
      freeFirst: 'Borrow; never skip it',
      payWhen: 'Before the first paid hole',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Phone album by address',
      job: 'Photos of each fixing',
      freeFirst: 'Built in',
      payWhen: 'An agency wants folders',
      for: ['abn'],
    },
    {
      name: 'Google Sheets',
      job: 'Minutes, quotes, changes',
      freeFirst: 'Free',
      payWhen: 'Never at this size',
      for: ['organises'],
    },
    {
      name: 'Hammer drill for brick',
      job: 'Masonry holes',
      freeFirst: 'Hired or borrowed once',
      payWhen: 'A second person asks',
      for: ['many-hours', 'retired'],
    },
  ],
  positioning: {
    category: {
      proven: 'Small fixes around {area} by practised hands',
      children: 'Family-home fixes in {area}, by number',
      else: 'Small fixes in {area} from a ten-job menu',
    },
    claim: {
      proven: 'Years of walls, one written total.',
      children: 'Anchored, latched and level in one visit.',
      'few-hours': 'Pick a number; it’s done on {day}.',
      else: 'By number, in writing, in one visit.',
    },
    proof: [
      'dated photos of fixings from {area}, by room',
      {
        proven: 'a line from {workplace} on your work',
        children: 'anchored drawers in your own house',
        else: 'an A-or-B message that settled a surprise',
      },
      'a certificate that names the menu jobs',
    ],
    notFor:
      'Renovations, roofs, anything wired or plumbed, and anyone in {area} who wants hands by the hour.',
  },
  growth: {
    'few-hours':
      'At {hours} a week one visit is the whole load. Raise {starter-price} when two weeks are full, before adding hours.',
    retired:
      'Two list visits a week leave room for life. Stack neighbours; pass ladders and heavy lifts to somebody.',
    else: 'Stack neighbours and {month-3} inspections first. A licence course comes before a second pair of hands.',
  },
  consolation: {
    proven:
      'Whatever sells, by {check-day} {area} has put a price on your hands, beside {hour-pay} an hour as planned.',
    children:
      'Whatever sells, by {check-day} the drawers at home are anchored, and {area} knows you can drill.',
    else: 'Whatever sells, by {check-day} your own list is done and you know which walls in {area} to trust.',
  },
};
