import type { PathWords } from '../path-words.ts';

export const neighbourhoodDigitalHelperWords: PathWords = {
  slug: 'neighbourhood-digital-helper',
  customer: {
    who: {
      'school-age':
        'Grandparents from the school run in {area} with a new handset, and owners of small shops whose hours are wrong on the map.',
      student:
        'Older neighbours in {area} whose phone says it is full, and cafes or barbers whose map listing shows last year’s hours.',
      regional:
        'Older people in {area} whose family lives hours away, and main-street owners whose hours are wrong on the map.',
      else: 'An older neighbour in {area} with a new handset, and a shop owner within a quarter of an hour whose hours are wrong.',
    },
    situation: {
      retired:
        'They are your own age, were told to “just update it”, and around {area} nobody sits down beside them.',
      evenings:
        'Their daughter fixes it in a minute on the phone from interstate. By dinner in {area} it is broken again.',
      else: [
        'They tried twice, rang a helpline and lost an hour. In {area} the nearest shop sells phones and teaches nobody.',
        'Around {area} they keep a list by the kettle: printer, photos, a password that three people have changed.',
      ],
    },
    trigger: {
      children:
        'A family app wants a password nobody kept, a grandparent’s phone is full, a shop’s hours online are last year’s.',
      regional:
        'An update left the old handset behind, a new NBN box came, a tourist found the shop in {area} shut.',
      else: [
        'The phone says it is full, a modem was swapped, a customer reached {area} on a day the shop was shut.',
        'A grandchild is born overseas, a new printer will not talk, a public holiday in {state} nears with wrong hours.',
      ],
    },
    pays: {
      abn: 'Homes pay by PayID or cash at the table; shops in {area} pay {price} on your ABN receipt.',
      children:
        'They pay a set price by PayID or cash, written on a receipt; grown children often pay for a parent.',
      else: 'A set price by PayID or cash at the table, {price} for a morning, with a written receipt.',
    },
  },
  theirWords: [
    'It worked until the man from the phone shop touched it.',
    'I’m frightened I’ll lose the photos of Ron.',
    'My daughter does it so fast I can’t see.',
    'Google says we’re closed on Mondays. We’ve never closed Mondays.',
    'I don’t want to be a nuisance.',
    'The printer’s offline. It’s right there.',
    'Somebody rang about my computer.',
    'They said I need an app to park.',
    'It wants a code and I don’t know which phone.',
  ],
  places: [
    {
      place: 'Shops on two strips you can walk',
      how: {
        sells: 'Compare map and door as you walk {area}; where hours differ, go in and ask who set them.',
        evenings: 'Check {n:18} door signs in {area} against the map, and note who owns the place.',
        else: 'Walk {area} with the map open; list {n:18} mismatches of hours, number and photos.',
      },
      count: 18,
    },
    {
      place: 'Regulars at pharmacy, newsagent and library',
      how: {
        children:
          'Ask the librarian at story time in {area} what grandparents ask, and leave tear-off numbers.',
        else: 'Ask behind {n:6} desks in {area} which question comes weekly, and leave tear-off numbers there.',
      },
      count: 12,
      for: ['daytime', 'no-money'],
    },
    {
      place: 'Bowls, bridge, Probus and garden clubs',
      how: {
        retired: 'Offer clubs of your age in {area} ten minutes on saving photos, and note who stays.',
        else: 'Write to {n:5} secretaries in {area}: ten minutes on saving photos, before the tea.',
      },
      count: 12,
      for: ['retired', 'regional', 'daytime'],
    },
    {
      place: 'The suburb’s Facebook group',
      how: 'Search “printer”, “NBN” and “recommend” {short-when}; keep whoever around {area} asked since last month.',
      count: 10,
      for: ['few-hours', 'evenings'],
    },
    {
      place: 'Retirement villages and over-fifties estates',
      how: {
        'no-calls':
          'Write to {n:5} offices around {area}; ask which papers visitors show and where residents read notices.',
        else: 'Ring {n:5} offices around {area}; ask which papers visitors show and where residents read notices.',
      },
      count: 10,
      for: ['proven', 'many-hours', 'abn'],
      skill: 'Project Management',
    },
    {
      place: 'Sole traders: mower, hairdresser, dog wash',
      how: 'Note vans in {area} with a number and no site, then look up what their listing lacks.',
      count: 8,
      for: ['metro', 'designs', 'writes'],
      skill: 'Writing',
    },
    {
      place: 'Adult children of parents nearby',
      how: {
        employed:
          'Tell people at {workplace} that you visit homes; they worry about a parent two suburbs away.',
        student:
          'Tell {n:10} people from {workplace}; those far from home have a grandparent with a full phone.',
        else: 'Tell {n:10} people from {workplace} that you visit homes; the worry is usually about a mother.',
      },
      count: 10,
      for: ['employed', 'student', 'new', 'skilled'],
    },
    {
      place: 'Parents with a child’s first phone',
      how: 'Ask at {local} pick-up who set up a child’s first phone, and who still means to.',
      count: 8,
      only: ['children'],
    },
    {
      place: 'Halls, churches and small clubs',
      how: 'Find {n:6} sites around {area} that show last year’s events; the volunteer’s number is below.',
      count: 7,
      for: ['organises', 'weekends'],
    },
    {
      place: 'Repairers and phone shops',
      how: 'Ask {n:5} counters in {area} where they send whoever needs teaching and not mending.',
      count: 6,
      for: ['proven', 'sells', 'metro'],
    },
  ],
  alternatives: [
    {
      what: 'Waiting for a grandchild',
      whyItFails: 'Fixed at speed over lunch, forgotten by evening.',
    },
    {
      what: 'Ringing the phone company',
      whyItFails: 'An hour on hold, a script for another model.',
      for: ['regional'],
    },
    {
      what: 'A class at the library',
      whyItFails: 'Good and free, and the printer is at home.',
      for: ['retired', 'student'],
    },
    {
      what: 'Leaving the listing as it is',
      whyItFails: 'Whoever met a locked door never says so.',
      for: ['sells', 'designs'],
    },
    {
      what: 'Paying a web agency',
      whyItFails: 'New hours become a new site and a contract.',
      for: ['metro', 'writes'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Putting up with it',
      price: 'Free, and worse each month',
      speed: 'Never',
      trust: 'Familiar annoyance',
      yourEdge: 'One visit, one price, nothing to sign.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Be Connected or library lessons',
      price: 'Free',
      speed: 'Next session',
      trust: 'Very high, and deserved',
      yourEdge: 'You come to the house, printer and all.',
    },
    {
      kind: 'marketplace',
      name: 'Airtasker helpers',
      price: 'Bid by bid, often below {price}',
      speed: 'One to three days',
      trust: 'Stars, seldom the same face',
      yourEdge: {
        town: 'A first name from {area}, next month too.',
        else: 'A first name from nearby, next month too.',
      },
    },
    {
      kind: 'local-rival',
      name: 'Call-out computer technicians',
      price: 'By the hour, often over {price}',
      speed: 'Same week',
      trust: 'Qualified, good with hardware',
      yourEdge: {
        proven: 'You have both: the years and the patience.',
        else: 'You do the patience; repairs go to them.',
      },
    },
    {
      kind: 'local-rival',
      name: 'The phone shop in the plaza',
      price: 'Free with a new plan',
      speed: 'Today, after a queue',
      trust: 'A brand, and a sales target',
      yourEdge: 'You sell no handset and no plan.',
      for: ['regional', 'children', 'student'],
    },
    {
      kind: 'software',
      name: 'Chatbots and remote-support apps',
      price: 'Free to a yearly plan',
      speed: 'Instant, if you can describe it',
      trust: 'Low; scams begin there',
      yourEdge: 'They hold it, you point, nobody dials in.',
    },
  ],
  offer: {
    promise: {
      proven:
        'Somebody who has done this for years, at your own table, price first, your passwords never seen.',
      children: 'One annoying thing fixed at your table by a parent from {area}, price first, no passwords.',
      else: [
        'One annoying thing fixed at your own table in {area}, for a price you hear first, passwords unseen.',
        'You hold the phone, a neighbour points, and the price was said before the kettle boiled.',
      ],
    },
    starter: {
      name: 'Fix-one-thing visit',
      included: [
        { evenings: 'up to an hour after dinner', else: 'up to an hour with you' },
        'photos checked for a copy',
        { writes: 'a large-print sheet of each step', else: 'a sheet of what changed' },
      ],
      excluded: ['cables in walls', 'banking log-ins', 'parts'],
      hoursFactor: 0.54,
    },
    core: {
      name: 'Shop or site morning',
      included: [
        'up to two and a half hours on site',
        {
          designs: 'hours, photos and menu redrawn to match',
          sells: 'hours, phone, menu and review replies',
          else: 'hours, phone and photos right everywhere',
        },
        { student: 'or a one-page site they own', else: 'or one page in the owner’s account' },
        { employed: 'holiday hours to {month-3}', else: 'holiday hours for two months' },
      ],
      excluded: ['paid advertising', { proven: 'networks and repairs', else: 'online shops' }],
      hoursFactor: 1,
    },
    premium: {
      name: 'Village afternoon',
      included: [
        'four homes on one site',
        'three-quarters of an hour each',
        { organises: 'a timed list for the office', else: 'a sheet for each' },
        'one phone question later',
      ],
      excluded: ['personal care', 'choosing aged care', 'absent residents'],
      hoursFactor: 1.15,
    },
  },
  skills: {
    Writing:
      'Visit sheets in large plain words carry {starter-price} visits; for shops, answer parking and hours before they ring.',
    Design:
      'A menu that reads at arm’s length is a {price} morning: one font, big numbers, photos of the real place.',
    'AI Use':
      'Show owners in {area} how to draft a review reply and correct it; keep names and letters out of the tool.',
    Sales: {
      'no-strangers':
        'Leading with the wrong closing time, you can win owners of {area} who know you; most helpers cannot.',
      proven:
        'Leading with the wrong closing time, you can work {n:10} doors of {area} in a slow hour; most helpers cannot.',
      else: 'You can walk into shops in {area} and let the owner ask what {price} buys.',
    },
    'Video Editing':
      'Forty seconds of the counter lifts a listing; a “how I back up” clip lets customers in {area} replay you.',
    'Project Management': {
      student:
        'A village afternoon suits a planner: sign-in, four names, four sheets, {premium-price}, and done before class.',
      else: 'You can run a {premium-price} village afternoon to the minute, four names and four sheets, with nobody rushed.',
    },
  },
  skillLeftOut: {
    'few-hours': 'It waits: {hours} a week buy patience and one finished fix.',
    else: 'It has no place at a kitchen table; {price} buys patience and one finished fix.',
  },
  tasks: [
    {
      id: 'choose-jobs',
      title: 'Choose four jobs: two for homes, two for shops',
      doneWhen: {
        proven: 'Each has an end and a length that you have beaten without the other person feeling it.',
        student: 'Each has an end, and you did all four on the phones of {crowd} or your own.',
        children: 'Each ends within an hour or a morning, and all four worked on your family’s gear.',
        else: [
          'Each has an end and a usual length, and worked on your own gear.',
          'You did all four at home without opening a how-to video.',
        ],
      },
      hours: 1,
      lite: {
        title: 'Choose one home job and one shop job',
        hours: 0.25,
        doneWhen: 'Both worked on your own gear.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'At home, once they sleep', student: 'Wherever your gear is', else: 'At home' },
    },
    {
      id: 'rehearse',
      title: 'Rehearse each job on somebody patient',
      doneWhen: {
        proven: 'You kept your hands in your lap for all four, and they needed nothing repeated twice.',
        children:
          'All four were done with a grandparent or friend pressing, and interruptions are in the minutes.',
        student: 'All four went start to finish with them pressing, on a handset unlike yours.',
        else: 'All four went start to finish, they pressed, and each has its minutes beside it.',
      },
      hours: 2.5,
      lite: {
        title: 'Rehearse the home job on somebody',
        hours: 0.5,
        doneWhen: 'They pressed; you pointed.',
      },
      phase: 'proof',
      needs: ['choose-jobs'],
      where: 'At their table',
    },
    {
      id: 'visit-sheet',
      title: 'Draw up the visit sheet',
      doneWhen: {
        organises: 'One page: wanted, done, not done, changed, tested by, paid, next date, in sixteen point.',
        designs: 'One large-print page reads top to bottom without your help, {starter-price} at the foot.',
        else: 'Wanted, done, not done, changed, tested by and paid fit one large-print page.',
      },
      hours: 0.75,
      lite: {
        title: 'Rule up a visit sheet by hand',
        hours: 0.25,
        doneWhen: 'It has “done” and “not done”.',
      },
      phase: 'offer',
      needs: ['choose-jobs'],
      where: 'At the laptop',
    },
    {
      id: 'price-card',
      title: 'Write the price card with the can’t-fix line',
      doneWhen: {
        sells: '{starter-price}, {price} and the trip price fit a card that you can say without looking.',
        else: 'A card you can read aloud holds {starter-price}, {price}, {premium-price} and the trip price.',
      },
      hours: 0.5,
      lite: {
        title: 'Write three prices on a card',
        hours: 0.25,
        doneWhen: '{starter-price} comes first, the trip price last.',
      },
      phase: 'offer',
      needs: ['choose-jobs'],
      where: 'Kitchen table, thick pen',
    },
    {
      id: 'refuse-list',
      title: 'Write what you refuse, and where you send it',
      doneWhen: {
        proven: 'Repairs, cabling, banking, care and office servers each have a name beside them.',
        else: 'Cabling, repairs, banking, care and scams each have somebody in {area} or a public number.',
      },
      hours: 0.5,
      lite: {
        title: 'Write five refusals with a referral each',
        hours: 0.25,
        doneWhen: 'Each has a number.',
      },
      phase: 'comply',
      needs: ['choose-jobs'],
      where: 'At the laptop, then in the folder',
      beforeFirstJob: true,
    },
    {
      id: 'ask-insurer',
      title: 'Ask an insurer the four questions',
      doneWhen: {
        abn: 'Lost photos, drops and wrong listings are answered in writing, in your ABN’s name.',
        'no-money': 'The price is known and its first month stands beside {price} a visit.',
        else: 'You have it in writing: lost photos, dropped devices, wrong listings, excess.',
      },
      hours: 1,
      lite: {
        title: 'Ask one insurer about lost data and drops',
        hours: 0.5,
        doneWhen: 'The answer is in writing.',
      },
      phase: 'comply',
      needs: ['price-card'],
      when: 'office-hours',
      where: 'By email or phone',
      instead: { employed: 'By phone, in a break', else: 'By email, with the four questions numbered' },
      beforeFirstJob: true,
    },
    {
      id: 'check-papers',
      title: 'Ask which checks villages in {state} want',
      doneWhen: {
        student: 'You know which card {state} asks for, and if your course already made you get one.',
        else: 'You know which check {state} wants for which customer, and its weeks.',
      },
      hours: 0.75,
      phase: 'comply',
      needs: [],
      when: 'office-hours',
      where: 'On the phone to one village office',
      instead: 'By email to one village office',
    },
    {
      id: 'abn-receipt',
      title: { abn: 'Put receipts under your ABN', else: 'Settle the ABN and a receipt book' },
      doneWhen: {
        abn: 'Book one shows ABN, job and how it was paid.',
        else: 'You can hand over a dated receipt for {starter-price}, ABN or a note why none.',
      },
      hours: 0.75,
      lite: {
        title: {
          abn: 'Get a receipt book with your ABN',
          else: 'Get a receipt book, read the ABN questions',
        },
        hours: 0.25,
        doneWhen: 'The first page is filled in.',
      },
      phase: 'comply',
      needs: [],
      when: 'open-shops',
      where: 'Newsagent, then the laptop',
      instead: 'The laptop first; the newsagent with the next errand',
    },
    {
      id: 'flyer',
      title: 'Make the flyer with a face and a street',
      doneWhen: {
        designs: 'Problem, {starter-price} and number read at arm’s length; nothing else competes.',
        children: 'A grandparent read problem, {starter-price} and number without glasses.',
        retired: 'Somebody of eighty read it without glasses and said “that’s me”.',
        else: 'An eighty-year-old in {area} read problem, price and number without glasses.',
      },
      materials: { 'no-money': 'Marker, paper, library copier', else: 'Photo, library printer' },
      hours: 1.25,
      lite: {
        title: 'Letter one flyer by hand and copy ten',
        hours: 0.5,
        doneWhen: 'It reads at arm’s length.',
      },
      phase: 'reach',
      needs: ['price-card'],
      when: 'open-shops',
      where: { town: 'The library in {area}', else: 'The nearest library' },
      instead: 'Laid out at home, printed on a {shop-day}',
    },
    {
      id: 'family-visit',
      title: 'Do two visits for people who know you',
      doneWhen: {
        proven: 'Two sheets are full, prices were said first, and you taught more than you fixed.',
        student: 'Two sheets are full, {starter-price} was said aloud to somebody you call by first name.',
        children: 'Two sheets are full, the price was said aloud even to family, and both fixes held.',
        else: 'Two sheets are full, {starter-price} was said first, and both fixes held a week.',
      },
      materials: 'Sheet, card, a spare drive',
      hours: 2.5,
      lite: {
        title: 'Do one short visit for a person you know',
        hours: 0.75,
        doneWhen: 'The sheet is full and {starter-price} was said first.',
      },
      phase: 'deliver',
      needs: ['visit-sheet', 'price-card'],
      where: 'Within walking distance',
      firstJob: true,
    },
    {
      id: 'walk-strip',
      title: 'Check {n:18} shop doors against the map',
      doneWhen: {
        evenings: 'Each has what the map gets wrong, and an hour when the owner is in.',
        sells: 'Each has what the map gets wrong, and you said hello in half of them.',
        else: 'Each row says what the map of {area} gets wrong.',
      },
      hours: 1.5,
      lite: {
        title: 'Check six shops against the map',
        hours: 0.25,
        doneWhen: 'Each has what the map gets wrong.',
      },
      phase: 'reach',
      needs: ['price-card'],
      when: 'daylight',
      where: { regional: 'The main street of {area}', else: 'Two strips in {area}' },
    },
    {
      id: 'ask-shops',
      title: 'Speak to {n:10} owners',
      doneWhen: {
        sells: '{n:10} owners saw their listing on your phone, and two named a quiet hour.',
        evenings: '{n:10} owners, still open or rung at closing, saw their listing; one asked when.',
        student: '{n:10} owners saw their listing, wrong hours first, and one asked when you could come.',
        else: '{n:10} owners saw their own listing, {price} was named, and one asked when.',
      },
      hours: 2.5,
      lite: {
        title: 'Speak to two owners with wrong hours',
        hours: 0.5,
        doneWhen: 'Both saw their listing on your phone.',
      },
      phase: 'reach',
      needs: ['walk-strip'],
      when: 'open-shops',
      where: 'At their counter, when nobody queues',
      instead: 'At takeaways and shops still open, or by phone',
    },
    {
      id: 'hang-flyers',
      title: 'Hang flyers on {n:8} counters',
      doneWhen: {
        retired: 'Staff at {n:8} desks know your first name, your old trade and what you refuse.',
        else: 'Staff at {n:8} desks in {area} know your first name and what you refuse.',
      },
      hours: 1.5,
      lite: {
        title: 'Hang three flyers, talk to the staff',
        hours: 0.5,
        doneWhen: 'They know your first name.',
      },
      phase: 'reach',
      needs: ['flyer'],
      when: 'open-shops',
      where: 'Pharmacy, library, club, vet on one loop',
      instead: 'Club, supermarket board, late pharmacy on one loop',
    },
    {
      id: 'group-answers',
      title: 'Answer {n:6} questions in the suburb group',
      doneWhen: {
        proven: 'Each answer would fix it without you, in words without one acronym.',
        else: 'Any of {n:6} would fix it without you, and none says “message me”.',
      },
      hours: 1,
      lite: { title: 'Answer two questions in the group', hours: 0.25, doneWhen: 'Both fix it without you.' },
      phase: 'reach',
      needs: ['choose-jobs'],
      where: 'On your phone, two a week',
    },
    {
      id: 'own-listing',
      title: 'Set up your own map profile, address hidden',
      doneWhen: {
        evenings: 'It shows {area}, evening hours and a phone, and your street does not appear.',
        else: 'It shows {area}, {day}s and a phone, and your street does not appear.',
      },
      hours: 0.75,
      phase: 'proof',
      needs: ['price-card'],
      where: 'At the laptop, phone ready for the video check',
    },
    {
      id: 'book-first',
      title: 'Book the first stranger by text',
      doneWhen: {
        children: 'They answered price and limit, and somebody knows where you are and has the children.',
        student: 'They answered price and limit, and a housemate or friend has the address.',
        else: 'They answered {starter-price} and the limit, and somebody has the address.',
      },
      hours: 0.25,
      lite: {
        title: 'Book the first visit by text',
        hours: 0.25,
        doneWhen: 'They answered price and limit.',
      },
      phase: 'sell',
      needs: ['ask-shops', 'flyer'],
      where: 'On your phone, when they ring',
    },
    {
      id: 'first-home',
      title: 'Do the first paid home visit',
      doneWhen: {
        proven: 'They repeated it unaided, initialled the photo line, and you never touched the screen.',
        children:
          'They did it again unaided, initialled the photo line, paid, and you were home as promised.',
        student: 'They did it again unaided, {starter-price} was paid, and the minutes stand in the log.',
        else: 'They did it again unaided, initialled the photo line and paid {starter-price} at the table.',
      },
      materials: {
        'no-money': 'Sheet, their own drive, receipt book',
        else: 'Sheet, drive, cables, receipt book',
      },
      hours: 2,
      whole: true,
      lite: {
        title: 'Do the first paid hour',
        hours: 1.5,
        doneWhen: 'They did it again unaided and paid {starter-price}.',
      },
      phase: 'deliver',
      needs: ['book-first', 'family-visit'],
      where: { children: 'Their table, nobody to collect after', else: 'At their table' },
    },
    {
      id: 'first-shop',
      title: 'Do the first shop morning at {price}',
      doneWhen: {
        designs: 'Hours and photos agree everywhere, the menu reads at arm’s length, owner holds log-ins.',
        proven:
          'Google, Apple and Facebook agree, the owner holds each log-in, {hour-pay} an hour is checked.',
        else: 'Hours, phone and photos agree on each map, and the owner holds all log-ins.',
      },
      hours: 3.25,
      whole: true,
      phase: 'deliver',
      needs: ['book-first'],
      when: 'open-shops',
      where: 'At their counter, in a lull',
      instead: 'At their counter, doors just shut',
    },
    {
      id: 'evening-review',
      title: 'Ask for a review the same day',
      doneWhen: {
        sells: 'Each had one text with a link, and you asked who else on the street.',
        else: 'Each customer in {area} had one polite text, or a card to write on.',
      },
      hours: 0.25,
      lite: { title: 'Ask for two lines', hours: 0.25, doneWhen: 'One polite text went out.' },
      phase: 'sell',
      needs: ['family-visit'],
      where: 'From home',
    },
    {
      id: 'club-talk',
      title: 'Give a ten-minute talk on saving photos',
      doneWhen: {
        retired: 'One club heard it from somebody their age, and three stayed to ask.',
        else: 'One club in {area} heard it, and three who stayed left their names.',
      },
      materials: 'A drive, a phone, large-print sheets',
      hours: 1.5,
      phase: 'reach',
      needs: ['family-visit'],
      where: 'At a club, before the tea',
    },
    {
      id: 'ring-week-later',
      title: 'Ring each customer a week later',
      doneWhen: {
        organises: 'Each sheet says what came back and what is next, with a date.',
        else: 'You know what came back, and what stands on the list by the kettle.',
      },
      hours: 0.75,
      lite: {
        title: 'Ring the first customer a week later',
        hours: 0.25,
        doneWhen: 'You know what came back.',
      },
      phase: 'learn',
      needs: ['first-home'],
      waitDays: 7,
      where: 'From the couch, five minutes each',
    },
    {
      id: 'offer-slot',
      title: 'Offer the monthly slot on a second visit',
      doneWhen: {
        'few-hours': 'One regular has a {day}, or prefers a visit each term.',
        else: 'Two regulars have a {short-day}, or prefer a visit each term.',
      },
      hours: 0.5,
      phase: 'sell',
      needs: ['ring-week-later'],
      where: 'At their table, in the last five minutes',
    },
    {
      id: 'count-channels',
      title: 'Count where each enquiry came from',
      doneWhen: {
        sells: 'Counters, shops and group have a number each, and the doors get more.',
        else: 'Counters, shops and group have a number for {area}, and the weakest is dropped.',
      },
      hours: 0.5,
      lite: { title: 'Tally enquiries by source', hours: 0.25, doneWhen: 'The weakest is dropped.' },
      phase: 'learn',
      needs: ['hang-flyers', 'ask-shops'],
      where: 'At the table, receipt book open',
    },
    {
      id: 'village-office',
      title: 'Visit one village office with your papers',
      doneWhen: {
        abn: 'The manager has ABN, cover, checks and four visits for {premium-price} on one page.',
        else: 'The manager has your sheet, your checks and {premium-price} for four visits.',
      },
      hours: 1.5,
      phase: 'reach',
      needs: ['check-papers', 'first-home'],
      when: 'office-hours',
      where: 'By appointment, papers in a folder',
      instead: {
        employed: 'By appointment in a lunch break, papers in a folder',
        else: 'By appointment on a weekday that you can free',
      },
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'At the counter of a shop',
      when: 'In a slow hour, their listing open',
      lines: [
        {
          student: 'Hi, I’m {name}. I came for [thing], and the map says you shut at [wrong time]. Do you?',
          'school-age':
            'Hello, I’m {name}, from [school or street]. The map told me you close at [wrong time].',
          proven: 'Hello, I’m {name}. I’ve done this work for years, and your map hours say [wrong time].',
          else: 'Hello, I’m {name} from [street]. I looked you up and it says [wrong time]. Is that so?',
        },
        {
          designs: 'I put listings and menus right: hours, photos, prices, one look everywhere.',
          else: 'I put that right for shops nearby: hours, number, photos, holidays, on every map.',
        },
        'It’s {price} for a morning, and you keep each log-in. Is [day] before [time] quiet?',
      ],
    },
    {
      id: 'quote',
      title: 'Booking text for a home visit',
      when: { 'no-calls': 'The day they ask', else: 'The day they ring' },
      lines: [
        'Hello [name], {name} from [street]. I’ll see you [day] at [time] about [problem].',
        {
          proven: 'It’s {starter-price}, up to an hour. If I can’t fix it, [trip price] for the trip.',
          else: 'It’s {starter-price} for up to an hour, or only [trip price] if I can’t fix it.',
        },
        {
          children: 'Keep the charger by the chair. Passwords stay in your hands.',
          retired: 'Charger handy, kettle optional. You type passwords; I look away.',
          else: 'Please have the charger handy. You type any password; I look away.',
        },
        'If plans change, a text is enough.',
      ],
    },
    {
      id: 'follow-up',
      title: 'A week later',
      when: { 'no-calls': 'By text, seven days on', else: 'By phone, seven days on' },
      lines: [
        'Hello [name], it’s {name}. Is the [thing] still behaving?',
        {
          evenings: 'If not, I’ll put it right. Anything new could be [evening], same price.',
          else: 'If it came back I’ll put it right. Something new? I have {day}, same price, said first.',
        },
        'And who on your street has the same trouble?',
      ],
    },
    {
      id: 'ask-review',
      title: 'That evening',
      when: 'After a visit that went well',
      lines: [
        {
          evenings: 'Thank you for having me after dinner, [name]. If it helped, would you say so: [link]?',
          else: 'Thank you for the tea, [name]. If you’re happy, would you say so here: [link]?',
        },
        'What was wrong, and how it is now, is plenty. A card does as well. {name}',
      ],
    },
  ],
  risks: [
    {
      id: 'lost-photos',
      risk: 'Photos or contacts disappear while you help.',
      firstSign: 'The storage bar moves, no copy made.',
      response: {
        'no-calls':
          'Stop, tell them, have them ask a recovery firm; years of skill do not replace the copy first.',
        proven: 'Stop, tell them, ring a recovery firm; years of skill do not replace the copy first.',
        'no-money':
          'Stop, tell them, name a recovery firm; you have nothing set aside, so copy first, always.',
        else: 'Stop, tell them, find a recovery firm near {area}; from then on copy before any change.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new', 'no-money'],
    },
    {
      id: 'scam-found',
      risk: 'You walk into a scam still running.',
      firstSign: 'A remote app, a caller on hold.',
      response: {
        'no-calls':
          'Cut the Wi-Fi, have them ring the bank from the card, touch nothing, and message somebody you trust.',
        student:
          'Cut the Wi-Fi, have them ring the bank from the card, touch nothing, ring somebody you trust.',
        else: [
          'Cut the connection, have them ring the bank from the card, and tidy nothing.',
          'Wi-Fi off, bank rung from the number on the card, all else left as it lies.',
        ],
      },
      likelihood: 2,
      impact: 3,
      for: ['student', 'retired'],
    },
    {
      id: 'blame-later',
      risk: 'It breaks weeks later and you are blamed.',
      firstSign: '“Never been right since you came.”',
      response: 'Read the sheet together; your slip is free, anything new is {starter-price}.',
      likelihood: 2,
      impact: 2,
      for: ['many-hours', 'proven'],
    },
    {
      id: 'unpaid-chat',
      risk: 'Tea and one more thing double each visit.',
      firstSign: 'The hour ends, the next problem begins.',
      response: {
        'school-age': 'Your pick-up is a good excuse: write it on the sheet with a date, and go.',
        retired: 'Write it on the sheet with a date; stay for tea when {hours} a week allow.',
        else: 'Write it on the sheet and offer {short-day}; tea only when {hour-pay} an hour can wait.',
      },
      likelihood: 3,
      impact: 1,
      for: ['children', 'few-hours', 'retired'],
    },
    {
      id: 'family-dispute',
      risk: 'A relative wants into somebody’s accounts.',
      firstSign: 'The owner is not in the room.',
      response: 'Decline kindly, and come back to {area} only when she asks you herself.',
      likelihood: 1,
      impact: 3,
      for: ['proven', 'abn'],
    },
    {
      id: 'travel-creep',
      risk: 'Driving eats the pay.',
      firstSign: 'Two visits a day, opposite ends.',
      response: {
        regional: 'Out-of-town visits wait until two share a road; {area} itself comes first.',
        else: 'Give each side of {area} its day, and pass the far ones on.',
      },
      likelihood: 3,
      impact: 2,
      for: ['regional', 'many-hours'],
    },
    {
      id: 'over-explain',
      risk: 'You explain what they never asked.',
      firstSign: 'Their eyes leave the screen.',
      response: 'Say one step, let them press, and leave the reason for {short-day}’s call.',
      likelihood: 2,
      impact: 2,
      only: ['proven', 'has it support|help desk|developer'],
    },
    {
      id: 'evening-door',
      risk: 'Older customers will not open the door after dark.',
      firstSign: 'Callers ask only for mornings.',
      response: 'Book shops and working families {short-when}; keep homes for a {light-day} hour.',
      likelihood: 3,
      impact: 2,
      only: ['evenings'],
    },
  ],
  qualityChecks: [
    'They did it again, your hands in your lap.',
    'Photos were copied before any update or move.',
    'The sheet reads back in plain words.',
    'You know no password of theirs.',
    'Shops own every account; your email is in none.',
    'It ended in time, or the extra was agreed.',
    'A test page, call or search proves it.',
    'Text size and volume suit them.',
  ],
  keepDoing: 'asking people and quoting',
  metrics: [
    {
      id: 'tries',
      name: 'People asked or quoted',
      what: 'Owners, callers and group answers, about {asks-week} a week.',
      ifLow: {
        sells: 'Flyers are no conversation: talk to five owners in {area}.',
        children: 'Pick two counters you pass with the children, and ask there out loud.',
        else: 'Flyers feel like work; talk to two owners in {area} {short-when}.',
      },
    },
    {
      id: 'replies',
      name: 'Enquiries by source',
      what: 'Calls, texts and “could you look at mine” from {area}.',
      ifLow: {
        designs: 'Enlarge the problem, shrink your name, change counters.',
        children: 'Hang one flyer where grandparents wait: library, chemist, bakery.',
        else: 'Enlarge the problem on the flyer, and swap two counters in {area} for a fortnight.',
      },
    },
    {
      id: 'sales',
      name: 'Paid visits',
      what: 'Sheet, receipt, money seen; {sales-goal} a month would meet {goal}.',
      ifLow: {
        'no-calls':
          'Name the trip price in the first text, so that nobody fears {starter-price} for nothing.',
        proven: 'Say the can’t-fix line first; your years make people fear the bill.',
        children:
          'Name the trip price on the phone already, so that nobody fears {starter-price} for nothing.',
        else: 'Say the can’t-fix line before {starter-price}: fear of a wasted fee stops people.',
      },
    },
    {
      id: 'hours',
      name: 'Hours door to door',
      what: 'Leaving home to getting back, against {hours} a week.',
      ifLow: {
        'no-driving': 'Only table time is counted: add the way and texts, then judge {hour-pay}.',
        'few-hours': 'Add the trip and the texts before you judge {hour-pay}.',
        else: 'Only table time is counted: add drive and texts, then judge {hour-pay}.',
      },
    },
  ],
  channels: [
    {
      name: 'Walking into shops with their listing open',
      fit: 0.9,
      cost: 0.15,
      speed: 0.9,
      firstStep: 'Check {n:6} doors of {area} against the map.',
      experiment: 'Wrong hours first in five, bad photo in five.',
    },
    {
      name: 'Counter flyers and the person behind the desk',
      fit: 0.85,
      cost: 0.2,
      speed: 0.6,
      firstStep: 'Ask a pharmacist in {area} first.',
      experiment: 'Two problems on one flyer, one on another.',
    },
    {
      name: 'Answers in the suburb group',
      fit: 0.7,
      cost: 0.05,
      speed: 0.7,
      firstStep: 'Answer one printer question well {short-when}.',
      experiment: 'Sign {n:6} with your street, {n:6} without.',
    },
    {
      name: 'Talks at clubs',
      fit: 0.75,
      cost: 0.2,
      speed: 0.4,
      firstStep: 'Write to one {local} secretary about photos.',
      experiment: 'Sheets after one talk, names after the next.',
    },
    {
      name: 'Letterbox drops',
      fit: 0.4,
      cost: 0.5,
      speed: 0.4,
      firstStep: 'Leave it until counters in {area} are full.',
      experiment: 'One street with a customer who may be named.',
    },
  ],
  delivery: [
    {
      step: 'Book',
      you: 'Text {starter-price} or {price}, limit and charger.',
      tool: 'Phone, calendar',
      doneWhen: 'They answered; somebody knows the address.',
    },
    {
      step: 'Arrive',
      you: 'Say name and price, ask what good looks like.',
      tool: 'Price card, sheet',
      doneWhen: 'The wish is in their words.',
    },
    {
      step: 'Protect',
      you: 'See where photos live; copy if in one place.',
      tool: 'Spare drive or their cloud',
      doneWhen: 'They initialled the line.',
    },
    {
      step: 'Fix',
      you: 'Point while they press; stop after an hour.',
      tool: 'Their device',
      doneWhen: 'It works twice, once without you.',
    },
    {
      step: 'Settle',
      you: 'Go through the sheet, take {starter-price}, receipt.',
      tool: 'Receipt book, PayID',
      doneWhen: 'Both have a copy.',
    },
    {
      step: 'Return',
      you: {
        'no-calls': 'Text in a week; offer {day} if it returns.',
        else: 'Ring in a week; offer {day} if it returns.',
      },
      tool: 'Phone, visit sheets',
      doneWhen: 'A date is set, or it is closed.',
    },
  ],
  tools: [
    {
      name: 'Visit sheet and folder',
      job: 'Wanted, done, changed',
      freeFirst: 'Ruled paper, bulldog clip',
      payWhen: 'A village asks for typed copies',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'External drive and three cables',
      job: 'Photos first',
      freeFirst: { 'no-money': 'The customer’s own drive', else: 'A borrowed one, wiped between visits' },
      payWhen: 'The first paid visit',
    },
    {
      name: 'Google Business Profile',
      job: 'Your listing and theirs',
      freeFirst: 'Free for everyone',
      payWhen: 'Never',
      for: ['sells', 'metro'],
    },
    {
      name: 'Carrd',
      job: 'One page in their account',
      freeFirst: 'Free, with a small footer',
      payWhen: 'They want an address, and pay it',
      for: ['designs', 'student'],
    },
    {
      name: 'Apple Business Connect',
      job: 'The map on half the phones',
      freeFirst: 'Free, proof of business asked',
      payWhen: 'Never',
      for: ['proven', 'writes'],
    },
  ],
  positioning: {
    category: {
      retired: 'Tech help from somebody your own age in {area}',
      regional: 'Tech help at the table in {area}',
      else: 'Tech help at the table, from your own suburb',
    },
    claim: {
      proven: 'Years of it, no jargon, no passwords seen.',
      else: 'You hold it, I point, price first.',
    },
    proof: [
      'a visit sheet anyone can look over',
      'the price card: {starter-price}, {price}, and the can’t-fix line',
      'two reviews from people within walking distance',
    ],
    notFor: 'Broken screens, wiring, banking, or logging in for a parent in {area}.',
  },
  growth: {
    'few-hours':
      'At {hours} a week four regulars fill it. Teach them out of needing you, and give the gap to a neighbour.',
    'many-hours':
      'Fill one street at a time; past {sales-3} a month ask about village afternoons. Sending others under your name changes cover and duties.',
    else: 'Four regulars on one {day} come first, then a village at {premium-price}. Pass overflow on as equals; staff change your cover.',
  },
  consolation: {
    proven:
      'By {check-day}, sale or not, you know which doors of {area} need what, and how plain you can talk.',
    student: 'By {check-day}, sale or not, you can explain a phone to anybody, which every job will want.',
    else: 'By {check-day}, sale or not, you know what shops and neighbours in {area} need, and some will wave.',
  },
};
