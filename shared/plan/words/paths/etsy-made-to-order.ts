import type { PathWords } from '../path-words.ts';

export const etsyMadeToOrderWords: PathWords = {
  slug: 'etsy-made-to-order',
  customer: {
    who: {
      children:
        'Families around {area} with a date coming: the room parent, the aunt of a Saoirse, whoever buys for the coach.',
      proven:
        'Gift buyers who want finished work: bridesmaids, partners, and {local} clubs that order a dozen for presentation night.',
      student:
        'People around {workplace} with little time and a date: bridesmaids, housemates, {crowd} who farewell a colleague.',
      else: [
        'A gift buyer in {state} with a date and a spelling that shops never stock: a bridesmaid, a room parent, the partner of a man with a new smoker.',
        'Somebody around {area} who buys for a Saoirse, a groomsman or a netball coach, and wants the name done right.',
      ],
    },
    situation: {
      children:
        'The party is two weeks off. Every ready-made rack spells the name the other way, and a voucher feels lazy.',
      proven:
        'The wedding is a month off. Engravers in {area} have a counter, and none shows a finished gift with a long name.',
      else: [
        'The birthday is two to four weeks off, and the gift shop’s mugs stop at Jack and Olivia.',
        'Somebody at work is leaving, the envelope has gone round, and a voucher says nothing about them.',
      ],
    },
    trigger: {
      'school-age':
        'An invitation in a school bag, the last week of term in {state}, the Sunday in September.',
      else: [
        'An invitation, a due date, a farewell at work, or the Sunday in September that overseas shops forget.',
        'A save-the-date on the fridge, an end of season at the club, Father’s Day creeping up in September.',
      ],
    },
    pays: {
      'few-hours': 'They pay {price} by card on Etsy, and read the posting date twice.',
      proven: 'They pay {price} by card on Etsy, or a deposit by transfer if a group found you itself.',
      else: 'By card on Etsy: {price}, after they have looked at the delivery date twice.',
    },
  },
  theirWords: [
    'Nothing ever comes with her name on it.',
    'Will it get here before the fourteenth?',
    'Can you do an accent on the e?',
    'He’d use it, it wouldn’t just sit there?',
    'It’s from all of us, so put the year.',
    'Ours is a Bartholomew. Will it fit?',
    'Is it really made in Australia?',
    'Could you do twelve the same by June?',
    'The last one had a letter upside down.',
  ],
  places: [
    {
      place: 'Etsy searches with delivery set to Australia',
      how: {
        proven:
          'Type object, occasion and “personalised”; the {n:20} newest reviews name what rivals of yours get wrong.',
        'few-hours':
          'Read {n:20} reviews of one object {when}; each names an occasion, and often a complaint.',
        else: 'Type the object with “personalised”; {n:20} reviews and questions give you as many buyers with dates.',
      },
      count: 20,
    },
    {
      place: 'Room parents and kinder committees',
      how: {
        'school-age': 'Ask at {local} pick-up who collects for the teachers’ gifts; one name is ten orders.',
        else: 'Ask friends with children in {area} who collects for teachers’ gifts; one name is ten orders.',
      },
      count: 8,
      for: ['children', 'sells'],
    },
    {
      place: 'Clubs: dance, netball, bowls, surf',
      how: {
        'no-calls':
          'Write to the trophy or uniform volunteer of {n:6} clubs in {area}: what was given, ordered in which month?',
        else: 'Ring the trophy or uniform volunteer of {n:6} clubs in {area}: what was given, ordered in which month?',
      },
      count: 8,
      for: ['regional', 'sells', 'many-hours'],
    },
    {
      place: 'Wedding groups for your region',
      how: 'Search “groomsmen” and “bridesmaid” in groups around {area}; note each month, and count back ten weeks.',
      count: 10,
      for: ['metro', 'evenings'],
    },
    {
      place: 'Dog, caravan and barbecue groups',
      how: 'Note {n:8} members in {state} showing off a pup, a van or a smoker. Their families buy.',
      count: 10,
      for: ['has dog|caravan|camping|barbecue|garden', 'few-hours'],
    },
    {
      place: 'Weekend markets, as a visitor first',
      how: 'Stand near one {local} stall for half an hour; write down each question that holds a name.',
      count: 8,
      for: ['weekends', 'proven', 'no-money'],
    },
    {
      place: 'People you made one for',
      how: 'Whose birthday comes next? Give each two cards {when}.',
      count: 10,
      for: ['new', 'proven'],
    },
    {
      place: 'Whoever holds the office envelope',
      how: {
        employed: 'Somebody at {workplace} buys each farewell gift. Ask what, and who leaves next.',
        student:
          'Placement and lab groups give their supervisors something. Ask at {workplace} who collects.',
        else: 'Ask friends who collects for leaving gifts where they work, what was bought last, and who leaves next.',
      },
      count: 9,
      for: ['employed', 'student'],
    },
    {
      place: 'Florists, cafes and cellar doors',
      how: 'Show one piece over a counter or two in {area} and ask what visitors want a name on.',
      count: 6,
      for: ['sells', 'daytime'],
    },
  ],
  alternatives: [
    { what: 'A gift voucher or a bottle', whyItFails: 'It is gone by Tuesday and nobody tells its story.' },
    {
      what: 'The rack of ready-made names',
      whyItFails: 'Two hundred names, one spelling each.',
      for: ['children'],
    },
    {
      what: 'An overseas personalised shop',
      whyItFails: 'Postage doubles it, and the parcel lands after the party.',
    },
    {
      what: 'Making it themselves',
      whyItFails: 'Hoop, thread and a second attempt cost more than yours.',
      for: ['has sew|embroider|knit|crochet|quilt'],
    },
    {
      what: 'The engraver at the shopping centre',
      whyItFails: 'Initials on their own stock, chosen in five minutes.',
      for: ['metro', 'has engrav|laser|timber|jewel'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'A card with a note inside',
      price: 'The price of a card',
      speed: 'On the way to the party',
      trust: 'Safe and forgotten',
      yourEdge: 'Something used daily, posted when you said.',
    },
    {
      kind: 'do-it-themselves',
      name: 'A craft kit and a weekend',
      price: 'Kit, blanks and nerves',
      speed: 'Two tries',
      trust: 'Sweet, and crooked',
      yourEdge: {
        proven: 'Years of practice, and a remake if a letter slips.',
        children: 'No glue on the table, and it sits straight.',
        else: 'Yours was timed, tugged and remade until straight.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Big Etsy sellers from overseas',
      price: 'Lower on the page, nearer with postage',
      speed: 'Two to four weeks to Australia',
      trust: 'Thousands of reviews',
      yourEdge: {
        town: 'Posted from {area}, and questions answered in their own evening.',
        else: 'Posted inside {state}, and questions answered the same evening.',
      },
    },
    {
      kind: 'local-rival',
      name: 'Embroidery and engraving counters',
      price: 'Near {price}, with a set-up charge',
      speed: 'A few days, in person',
      trust: 'A counter to come back to',
      yourEdge: 'You show the finished gift; they sell a service to imagine.',
      for: ['metro', 'has engrav|laser|embroider|sew'],
    },
    {
      kind: 'local-rival',
      name: 'Market stalls with name racks',
      price: 'Below {price}, in cash',
      speed: 'On the spot, once a month',
      trust: 'The face behind the table',
      yourEdge: 'Any spelling, any week, proofs for long words.',
      for: ['regional', 'weekends'],
    },
    {
      kind: 'software',
      name: 'Print-on-demand photo gifts',
      price: 'Often on special',
      speed: 'A week',
      trust: 'Big brand, plastic feel',
      yourEdge: {
        'has sew|embroider|knit|crochet|quilt': 'Thread that can be felt, and a person who read it.',
        'has engrav|laser|woodwork|timber': 'Letters cut into it, and a person who read them.',
        else: 'A person who reads the spelling first.',
      },
    },
  ],
  offer: {
    promise: {
      children:
        'One useful thing with a name spelled their way, made nearby and posted by the day on the page.',
      proven:
        'A gift made by somebody with years at the bench, carrying their own words, posted on the promised day.',
      else: [
        'One useful thing with their words on it, made in {state} after they order and posted by the promised day.',
        'The name no rack has, on something used daily, posted by the date they were given.',
      ],
    },
    starter: {
      name: 'One small piece',
      included: [
        'a small blank, one short name',
        {
          designs: 'your tidiest lettering, one colour',
          children: 'one plain style',
          else: 'one lettering, one colour',
        },
        { children: 'a flat mailer', else: 'a plain mailer' },
      ],
      excluded: ['proofs', 'dates or coordinates', 'gift tin'],
      hoursFactor: 0.6,
    },
    core: {
      name: 'The named gift',
      included: [
        {
          'has sew|embroider|knit|crochet|quilt': 'the full piece, name in thread',
          'has engrav|laser|woodwork|timber': 'the full piece, name cut in',
          children: 'the full-size object, name or line',
          else: 'the full object with their words',
        },
        { designs: 'eight colours, three styles of your drawing', else: 'eight colours, three letterings' },
        {
          proven: 'a proof of anything long or dated',
          'few-hours': 'a proof only where words run long',
          else: 'a proof for long or dated words',
        },
        { children: 'a card and care note', writes: 'a card in your own words', else: 'a handwritten card' },
        'tracked post',
      ],
      excluded: [
        'crests, characters, lyrics',
        'objects to their design',
        { children: 'rush work', else: 'same-day work' },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The boxed set',
      included: [
        { children: 'two or three pieces, boxed', else: 'two or three that match, boxed' },
        { designs: 'names and dates set as a family', else: 'a second name or date' },
        { 'few-hours': 'one proof', else: 'one proof for all of it' },
        'a gift note',
      ],
      excluded: ['changes once work has begun', 'ten or more: quoted apart'],
      hoursFactor: 2.1,
    },
  },
  skills: {
    Writing:
      'A personalisation box that leaves no doubt saves a remake. Say what to type, in which order, for {price}.',
    Design: {
      proven:
        'Your lettering and spacing are the product; a plain blank looks considered at {premium-price} a set.',
      else: 'Lettering and spacing are the product. Offer only styles you tried on the longest name you allow.',
    },
    'AI Use':
      'Sort {n:40} rival reviews by complaint and draft titles. Photographs stay real: buyers look for the stitch or grain.',
    Sales: {
      'no-calls': 'One letter to a dance school can outdo a month of search, and {hours} a week allow one.',
      'few-hours': 'One call to a dance school can outdo a month of search, and {hours} a week allow one.',
      proven: 'You quote by the dozen without shrinking. Three organisers a year could carry December.',
      else: 'A call to a {local} dance school beats a month of search: ask who orders gifts, and quote the dozen.',
    },
    'Video Editing':
      'Fifteen seconds of a name appearing sells better than a still; cut one for each style you offer at {price}.',
    'Project Management':
      'Peaks break small shops. You count back from a date, cap orders at {hours} a week, and lengthen the promise early.',
  },
  skillLeftOut: {
    'few-hours': 'It stays aside: with {hours} a week only the piece, its page and its date count.',
    else: 'It stays aside, because a buyer sees the piece, the page and the date, and nothing else.',
  },
  tasks: [
    {
      id: 'list-words',
      title: 'List {n:10} things people would put on an object',
      doneWhen: {
        'school-age': 'Each row has a person from school or sport, a date and words.',
        proven: 'Each row has a person, a date, and a blank you have worked before.',
        else: 'Each row joins a friend or relative, a date and words only they know.',
      },
      hours: 0.5,
      lite: {
        title: 'Choose one person, date and object',
        hours: 0.25,
        doneWhen: 'You could make it in an afternoon.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'Beside the family calendar', else: 'Anywhere with your calendar open' },
    },
    {
      id: 'test-niche',
      title: 'Run the twenty-listing test on three ideas',
      doneWhen: {
        'many-hours': 'Each idea has its four counts, and {n:3} weak ideas were swapped and counted again.',
        else: 'Recent reviews, Australian sellers, middle price and look-alikes are counted.',
      },
      hours: 2,
      lite: {
        title: 'Check twenty listings for one idea',
        hours: 0.5,
        doneWhen: 'The middle price stands beside {price}.',
      },
      phase: 'offer',
      needs: ['list-words'],
      where: { evenings: 'On the couch, delivery set to Australia', else: 'Etsy, delivery set to Australia' },
    },
    {
      id: 'safety-check',
      title: 'Look up safety and labels for that object',
      doneWhen: {
        'has baby|babies|toy|nursery':
          'Anything for a baby has its standard or ban beside it, or is now a piece for adults.',
        proven: 'Every object you used to make has its standard noted, or none.',
        children: 'You wrote down the standard, and nothing on the list is for under-threes.',
        else: 'You noted which standard or ban applies, or chose an adult object with none.',
      },
      hours: 1,
      lite: {
        title: 'Search Product Safety for the object',
        hours: 0.25,
        doneWhen: 'Its standard is noted, or there is none.',
      },
      phase: 'comply',
      needs: ['list-words'],
      where: 'Product Safety Australia’s site, before buying',
      beforeFirstJob: true,
    },
    {
      id: 'buy-five',
      title: {
        proven: 'Buy fresh blanks for five, two suppliers',
        else: 'Buy blanks for five, from two suppliers',
      },
      doneWhen: {
        proven: 'Five of this year’s batch lie beside an old one, and differences are noted.',
        else: 'Five lie on the bench with batch and supplier, inside {budget}.',
      },
      hours: 1,
      lite: { title: 'Get one blank from a shop nearby', hours: 0.25, doneWhen: 'You kept its tag.' },
      phase: 'offer',
      needs: ['safety-check'],
      when: 'open-shops',
      where: { metro: 'A wholesaler near {area}, and online', else: 'Online, and one shop in {area}' },
      instead: 'Both online, or a shop that opens late',
    },
    {
      id: 'ask-five',
      title: 'Offer five people one at cost',
      doneWhen: {
        employed: 'Five, some from {workplace}, gave a spelling, a colour and an occasion.',
        proven: 'Five who never bought from you gave spelling, colour and occasion.',
        else: 'Five gave a spelling, a colour and an occasion before {check-day}.',
      },
      hours: 0.5,
      lite: {
        title: 'Offer one at cost to somebody with a date',
        hours: 0.25,
        doneWhen: 'You have spelling, colour and date.',
      },
      phase: 'reach',
      needs: ['list-words'],
      where: {
        employed: 'At {workplace}, and by message',
        student: 'Between classes, and by message',
        else: 'By message',
      },
    },
    {
      id: 'make-first',
      title: 'Make the first one and log each minute',
      doneWhen: {
        proven: 'It is finished, and your real minutes replace the ones you remember.',
        children: 'It is finished, with minutes for layout, making and packing, interruptions included.',
        else: 'It is finished, with minutes for layout, making, finishing and packing.',
      },
      materials: {
        'has sew|embroider|quilt': 'Blank, thread, backing, timer',
        'has engrav|laser|woodwork|timber': 'Blank, offcut for a trial, timer',
        else: 'Blank, tools, timer',
      },
      hours: 1.25,
      whole: true,
      lite: {
        title: 'Make the first one with a timer running',
        hours: 1,
        doneWhen: 'Minutes stand beside each step.',
      },
      phase: 'deliver',
      needs: ['buy-five', 'ask-five'],
      where: { children: 'A bench small hands cannot reach', else: 'Your bench, or a borrowed one' },
    },
    {
      id: 'first-order',
      title: 'Take the first order through to the letterbox',
      doneWhen: {
        proven: 'Proof answered, letters read backwards, posted a day early.',
        children: 'Piece checked against the slip, posted a day early, tracking sent.',
        else: 'Checked against the slip, posted a day early, tracking sent.',
      },
      hours: 1,
      whole: true,
      lite: {
        title: 'Hand over or post the first finished piece',
        hours: 0.25,
        doneWhen: 'They hold it, and said how the name looks.',
      },
      phase: 'deliver',
      needs: ['make-first'],
      when: 'open-shops',
      where: {
        'school-age': 'Bench, then the post office on the school run',
        else: 'Bench, then the {local} post office',
      },
      instead: 'Bench, then the {local} post office on your next errand',
      firstJob: true,
    },
    {
      id: 'make-four',
      title: 'Make the other four and watch the time fall',
      doneWhen: {
        proven: 'Number five beat your old time, or the design lost a step.',
        else: 'Number five took under forty minutes, or the design lost a step.',
      },
      hours: 3,
      lite: {
        title: 'Make a second one and compare the time',
        hours: 1,
        doneWhen: 'Both times are written down.',
      },
      phase: 'deliver',
      needs: ['make-first'],
      where: { evenings: 'The same bench, left set up between', else: 'The same bench, in two sittings' },
    },
    {
      id: 'wear-test',
      title: {
        'has sew|embroider|knit|crochet|quilt': 'Wash one three times and tug it',
        'has engrav|laser|woodwork|timber': 'Rub, wet and heat one finished piece',
        'has pottery|ceramic|clay': 'Put one through the dishwasher and the oven',
        else: 'Wash, tug and leave one in a hot car',
      },
      doneWhen: {
        'has sew|embroider|knit|crochet|quilt': 'Colour, thread and seams are photographed after each wash.',
        else: 'What changed, or didn’t, is photographed beside a fresh one.',
      },
      hours: 0.75,
      phase: 'proof',
      needs: ['make-first'],
      where: 'At home, in the background of the week',
    },
    {
      id: 'cost-parcel',
      title: 'Cost the parcel, fees and remakes included',
      doneWhen: {
        proven: 'Costed with today’s prices, {price} leaves {left} or better.',
        else: 'Every line to the letterbox is filled in, and {price} leaves about {left}.',
      },
      hours: 1,
      lite: {
        title: 'Weigh the parcel and fill in the unit sum',
        hours: 0.25,
        doneWhen: 'It leaves about {left}.',
      },
      phase: 'offer',
      needs: ['make-first'],
      where: 'At the kitchen scales, parcel packed',
    },
    {
      id: 'label-folder',
      title: 'Make the label and the product folder',
      doneWhen: {
        'has sew|embroider|knit|crochet|quilt':
          'Fibre and washing words are sewn in; batch and tests share a page.',
        else: 'The label sits on the piece; batch, supplier and test share a page.',
      },
      hours: 1,
      phase: 'comply',
      needs: ['safety-check', 'make-first'],
      where: 'Your bench',
    },
    {
      id: 'open-shop',
      title: 'Open the shop with days you can keep',
      doneWhen: {
        abn: 'It stands in your ABN’s name, and processing days fit your worst week.',
        children: 'Payout works, and processing days come from a week with a sick child.',
        else: 'Payout works, and processing days come from your worst week of {hours}.',
      },
      hours: 1.5,
      lite: {
        title: 'Open the shop and set honest processing days',
        hours: 0.5,
        doneWhen: 'The days fit {hours} a week.',
      },
      phase: 'comply',
      needs: ['test-niche'],
      where: 'At the laptop with your papers',
    },
    {
      id: 'shoot-first',
      title: 'Shoot eight pictures of the first piece',
      doneWhen: {
        films: 'Eight stills, and a clip of the last letter going on.',
        proven: 'All eight could stand beside the pictures in your portfolio.',
        else: 'The name reads at thumbnail size; the longest name and parcel are shown.',
      },
      hours: 1.5,
      lite: {
        title: 'Take four pictures by a window',
        hours: 0.5,
        doneWhen: 'The name reads at thumbnail size.',
      },
      phase: 'proof',
      needs: ['make-first'],
      when: 'daylight',
      where: 'A bright window, white card opposite',
      instead: 'A window in {light-day} light, white card opposite',
    },
    {
      id: 'write-boxes',
      title: 'Write title, tags and personalisation box',
      doneWhen: {
        employed: 'Somebody at {workplace} typed a trial order without a question.',
        proven: 'A stranger typed a trial order without asking anything.',
        else: 'A friend typed a trial order and asked nothing.',
      },
      hours: 1,
      lite: { title: 'Write and publish one listing', hours: 0.5, doneWhen: 'It is live at {price}.' },
      phase: 'reach',
      needs: ['make-four', 'cost-parcel', 'shoot-first', 'open-shop'],
      where: 'At the laptop',
    },
    {
      id: 'ask-cover',
      title: {
        abn: 'Ask an insurer about product liability',
        else: 'Ask about product liability, and settle the ABN',
      },
      doneWhen: {
        abn: 'Two written answers name the very object you make, not “crafts”.',
        else: 'Two insurers answered for that object, and a dated note says hobby or business.',
      },
      hours: 1,
      lite: {
        title: 'Ask one insurer about the object you make',
        hours: 0.25,
        doneWhen: 'The answer is in writing.',
      },
      phase: 'comply',
      needs: ['make-first'],
      where: 'By email, a photo attached',
      beforeFirstJob: true,
    },
    {
      id: 'list-three',
      title: 'List three variations for one coming date',
      doneWhen: {
        'school-age': 'Teacher, coach and grandparent each have a first picture.',
        proven: 'Three first pictures, the occasion in each title, prices from {starter-price}.',
        else: 'Each has its own first picture, and the occasion stands in its title.',
      },
      hours: 4,
      phase: 'reach',
      needs: ['write-boxes'],
      where: { evenings: 'Two sittings, once the photos are in', else: 'A listing a sitting' },
    },
    {
      id: 'ask-group',
      title: 'Ask two groups in {area} about a batch',
      doneWhen: {
        sells: 'Two organisers know your dozen price and last order day, and took a sample.',
        else: 'Two organisers know your dozen price and last order day.',
      },
      hours: 1.5,
      lite: {
        title: 'Ask one organiser about a batch',
        hours: 0.25,
        doneWhen: 'They told you when they order.',
      },
      phase: 'reach',
      needs: ['make-first'],
      where: {
        'school-age': 'School gate, sideline',
        student: 'A campus club’s stall',
        else: 'Club nights, on the phone',
      },
    },
    {
      id: 'supplier-two',
      title: 'Find a second supplier for the blank',
      doneWhen: {
        proven: 'Their sample passed the test the first one passed.',
        else: 'A sample from elsewhere passed the same test.',
      },
      hours: 0.75,
      phase: 'learn',
      needs: ['first-order'],
      where: 'Online',
    },
    {
      id: 'ask-reviews',
      title: 'Ask each buyer once, two days after delivery',
      doneWhen: {
        proven: 'Each buyer had one note, pleased or not.',
        else: 'Each buyer had one note, and faults reached you first.',
      },
      hours: 0.5,
      lite: {
        title: 'Ask the first buyer how it arrived',
        hours: 0.25,
        doneWhen: 'They answered, or two days passed.',
      },
      phase: 'sell',
      needs: ['first-order'],
      waitDays: 2,
      where: 'On the phone',
    },
    {
      id: 'list-six',
      title: 'List {n:6} more, two a week',
      doneWhen: {
        designs: '{items-1} or so are live by day 30, in one lettering family.',
        children: '{items-1} or so are live by day 30, each for a date a family has.',
        else: '{items-1} or so are live by day 30, in one picture style.',
      },
      hours: 6,
      lite: { title: 'List one more variation', hours: 1.5, doneWhen: 'It has its own first picture.' },
      phase: 'reach',
      needs: ['write-boxes'],
      where: 'The photo corner, then the laptop',
    },
    {
      id: 'bulk-quote',
      title: 'Quote one group in writing',
      doneWhen: {
        'school-age':
          'An organiser at school or sport holds price, name list and two dates; groups from Etsy order there.',
        else: 'An organiser holds price, spelling list and two dates; those from Etsy order there.',
      },
      hours: 0.75,
      phase: 'sell',
      needs: ['ask-group', 'cost-parcel'],
      where: 'Desk',
    },
    {
      id: 'date-plan',
      title: 'Count back from the next two gift dates',
      doneWhen: {
        organises: 'Listing, blanks, photo, cap and pause are in your board with days.',
        'school-age': 'Each step has a day that misses school holidays.',
        else: 'Listing, blanks, photo, cap and pause each have a day.',
      },
      hours: 0.75,
      lite: {
        title: 'Count back from the next gift date',
        hours: 0.25,
        doneWhen: 'Listing, blanks and pause have days.',
      },
      phase: 'learn',
      needs: ['cost-parcel'],
      where: 'With Australia Post’s cut-off dates open',
    },
    {
      id: 'read-statement',
      title: 'Read the first statement line by line',
      doneWhen: {
        proven: 'Your sum for {price} uses the fees charged, off-site ads too.',
        else: 'Your unit sum uses what Etsy charged, off-site ads included.',
      },
      hours: 0.75,
      lite: {
        title: 'Compare fees charged with fees planned',
        hours: 0.25,
        doneWhen: 'The sum is corrected.',
      },
      phase: 'learn',
      needs: ['write-boxes'],
      where: 'At the laptop, once the month is out',
    },
    {
      id: 'drop-slowest',
      title: 'Drop or simplify the slowest design',
      doneWhen: {
        'many-hours': 'No live piece ran over your limit in three orders running.',
        else: 'No live listing runs over your limit three times in a row.',
      },
      hours: 1,
      lite: {
        title: 'Take one step out of the slowest design',
        hours: 0.25,
        doneWhen: 'It is quicker by minutes.',
      },
      phase: 'learn',
      needs: ['make-four'],
      where: 'Bench, minutes log open',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: { children: 'To the parent who collects for gifts', else: 'To an organiser of group gifts' },
      when: 'Eight to ten weeks before the date',
      lines: [
        {
          children:
            'Hi [name], it’s {name}, [child]’s parent. I hear you collect for the [event] gifts; I make [object] with each name on it.',
          student:
            'Hi [name], it’s {name} from {workplace}. You organise the [event] gifts? I make [object] with a name on each.',
          proven:
            'Hi [name], {name} here, I’ve made named [object] for years. You look after the [event] gifts, I believe.',
          else: 'Hi [name], [person] said you look after the [event] gifts. I’m {name}, a {local} maker of named [object].',
        },
        {
          student: '[Number] or more are [group price] each, at one address by [date].',
          children:
            'From [number] on it’s [group price] each, in your hands by [date]; I need names by [date].',
          else: 'For [number] or more it’s [group price] each, to one address by [date]. Names by [date], please.',
        },
        { 'school-age': 'Shall I bring one to pick-up?', else: 'May I drop off a sample at [place]?' },
      ],
    },
    {
      id: 'listing',
      title: 'What to type, in order',
      when: 'In the personalisation box of each listing',
      lines: [
        {
          proven:
            'First the name, up to [number] letters. I make it letter for letter, accents and capitals too.',
          children: 'First the name, up to [number] letters. Ask the child’s parents; I make what you type.',
          else: 'First the name, up to [number] letters, exactly as it should look.',
        },
        'Then colour number (picture four) and style letter.',
        {
          children: 'Last, the day of the party. I post early, and tell you if it can’t be done.',
          town: 'Last, the day you’ll be giving it. From {area} I post early, or say at once that I can’t.',
          else: 'Last, the day you need to be holding it. Long or dated words get a proof.',
        },
      ],
    },
    {
      id: 'quote',
      title: 'A batch in writing',
      when: 'When an organiser says yes',
      lines: [
        'Thanks [name]. [Number] × [object], style [letter], at [address] by [date]: [total].',
        {
          proven: 'Half books the week of [date] at my bench; half before they leave it.',
          children: 'Half books my evenings from [date]; half before delivery.',
          else: 'Half books the week of [date]; half is due before they leave me.',
        },
        {
          children: 'One list, please, checked by another parent. A name I’ve begun can’t be changed. {name}',
          student:
            'Send one list of names that somebody else has read. A begun name can’t be changed. {name}',
          else: 'Please have a second person check the list, because a begun name can’t be changed. {name}',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'No answer to a proof',
      when: 'One day after the proof went out',
      lines: [
        'Hi [name], your proof reads [words], in [colour], style [letter].',
        {
          proven:
            'Reply “go” and it’s on the bench {when}; until then your posting day moves with the answer.',
          children: 'Reply “go” and I start {short-when}. Until then the posting day waits too.',
          else: 'Reply “go” and I start {when}. Until then your posting day waits, so nothing is made wrong.',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'Two days after it arrives',
      when: 'When tracking shows delivery',
      lines: [
        'Hi [name], did [recipient]’s [object] reach you in good shape?',
        {
          proven:
            'One letter off, and I remake it this week. A truthful review, kind or not, helps the next rare name.',
          children:
            'One letter off, and I remake it {when}. If you review it, be frank; it helps the next odd spelling.',
          else: 'Anything off, send me a photo and I make it again. An honest review helps the next rare name. {name}',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'wrong-spelling',
      risk: 'A piece is made with the wrong spelling.',
      firstSign: 'Box and message disagree.',
      response: {
        'few-hours':
          'Stop and ask. Your own slip is remade {when}, before any new order; theirs costs them materials.',
        proven: 'Stop and ask, however sure you are. Your slip is remade {when}; theirs costs materials.',
        else: 'Ask before you cut. Yours is remade {short-when}, free; theirs for the materials.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'skilled'],
    },
    {
      id: 'late-peak',
      risk: 'Orders outrun your hours before a gift date.',
      firstSign: 'More waits than a bad week can make.',
      response: {
        proven: 'Lengthen every listing’s days at once, and stop at the cap for {hours}.',
        children: 'Add days to each listing once the house sleeps; at the cap, quantities go to zero.',
        else: 'Add days to each listing that night; at your cap for {hours}, set quantities to zero.',
      },
      likelihood: 2,
      impact: 3,
      for: ['evenings', 'proven'],
    },
    {
      id: 'unsafe-piece',
      risk: 'A piece falls under a safety standard you missed.',
      firstSign: '“It’s for the baby”, or a part came loose.',
      response: 'Pull the listing at once, read the standard {short-when}, then refund that whole batch.',
      likelihood: 1,
      impact: 3,
      for: ['has baby|babies|toy|nursery|candle|soap|resin'],
    },
    {
      id: 'borrowed-art',
      risk: 'A crest, cartoon or lyric gets the shop reported.',
      firstSign: 'The request brings a logo file.',
      response: 'Decline with a plain version at {price}. A club’s own crest needs its letter first.',
      likelihood: 2,
      impact: 3,
      for: ['designs', 'has laser|vinyl|cricut'],
    },
    {
      id: 'thin-price',
      risk: 'Post, fees and remakes eat the hour’s wage.',
      firstSign: 'The statement takes more than planned.',
      response: {
        proven: 'Raise new listings above {price} first; practised work carries it. Materials come last.',
        'few-hours': 'Offer a second name first; it takes minutes of your {hours}.',
        else: 'Sell a second name or the {premium-price} set before you touch materials.',
      },
      likelihood: 3,
      impact: 2,
      for: ['not-met'],
    },
    {
      id: 'blank-gone',
      risk: 'The supplier changes or drops your blank.',
      firstSign: 'A new batch feels lighter.',
      response: 'Switch to the tested second source, reshoot picture one, and say at {price} what changed.',
      likelihood: 2,
      impact: 2,
      for: ['many-hours'],
    },
    {
      id: 'lost-post',
      risk: 'A parcel is lost before the birthday.',
      firstSign: 'Tracking stands still for three working days.',
      response: 'Remake it {when} or give the money back; argue with the carrier afterwards.',
      likelihood: 2,
      impact: 2,
      for: ['regional'],
    },
    {
      id: 'house-peak',
      risk: 'School concerts and gift orders want the same week.',
      firstSign: 'Two nights on the calendar are gone.',
      response: 'Set that week’s cap from half of {hours}, before it begins, and close early.',
      likelihood: 3,
      impact: 2,
      only: ['children'],
    },
    {
      id: 'exam-weeks',
      risk: 'Exams or placement swallow the bench hours.',
      firstSign: 'Two orders wait and a paper is due.',
      response: 'Put the shop on holiday mode before they begin; {hours} don’t stretch.',
      likelihood: 3,
      impact: 2,
      only: ['student'],
    },
  ],
  qualityChecks: [
    'Letters match the slip, read from the end.',
    'It equals picture one in daylight.',
    'A firm tug moves nothing.',
    'No thread, burr or drip catches a finger.',
    'The label says what it must, and holds.',
    'The parcel survives a drop from the waist.',
    'Card, care note and tracking are in.',
    'Spacing looks even from arm’s length.',
  ],
  keepDoing: 'adding listings',
  metrics: [
    {
      id: 'items',
      name: 'Listings live',
      what: 'Designs within your time limit; about {items-1} by day 30.',
      ifLow: {
        proven: 'List what you have made longest, in new colours, before inventing.',
        children: 'Vary the piece made five times: one listing {when}.',
        else: 'Add one more colour of a proved piece {when}.',
      },
    },
    {
      id: 'visits',
      name: 'Visits by picture style',
      what: {
        designs: 'All listings that share your lettering style, added up.',
        children: 'Added up for each look of first picture.',
        else: 'Listings with the same first-picture look, added up.',
      },
      ifLow: {
        writes: 'Write the occasion into the title ten weeks ahead, as a buyer in {state} would type it.',
        'school-age': 'Name a teacher, coach or grandparent in each title, ten weeks ahead.',
        else: 'Name the occasion in titles, ten weeks ahead.',
      },
    },
    {
      id: 'orders',
      name: 'Orders and batches',
      what: 'Orders posted, groups apart; {sales-goal} a month would meet {goal}.',
      ifLow: {
        'few-hours': 'Change picture one only, and ask one organiser meanwhile.',
        sells: 'Ring two organisers, and change nothing but picture one.',
        else: 'Change picture one and nothing else; ask two organisers meanwhile.',
      },
    },
    {
      id: 'hours',
      name: 'Minutes a piece',
      what: 'All of it, from message to post, out of {hours} a week.',
      ifLow: {
        proven: 'A quick piece usually leaves out proofs and the trip to the post.',
        children: 'A quick week has left out the post run with the kids.',
        else: 'If making looks fast, messages and the post run are missing.',
      },
    },
  ],
  channels: [
    {
      name: 'Etsy search by occasion',
      fit: 0.9,
      cost: 0.35,
      speed: 0.35,
      firstStep: 'Publish {when}, for a date eight weeks off.',
      experiment: {
        'school-age': 'One title leads with “teacher”, one with the object.',
        writes: 'Two titles open with the recipient, two with the object.',
        else: 'One title leads with the recipient, one with the object.',
      },
    },
    {
      name: 'Group orders through one organiser',
      fit: 0.9,
      cost: 0.15,
      speed: 0.6,
      firstStep: {
        'school-age': 'Ask a room parent what last year’s gift was.',
        employed: 'Ask at {workplace} who organised the last farewell gift.',
        student: 'Ask at {workplace} who collects for supervisors’ gifts.',

        else: 'Ask one {local} club what it gave on presentation night.',
      },
      experiment: 'A sample for one group, photos for another.',
    },
    {
      name: 'Cards passed on by recipients',
      fit: 0.75,
      cost: 0.1,
      speed: 0.5,
      firstStep: 'Write {n:12} cards {short-when}, two for each parcel.',
      experiment: '{n:10} cards with the name by hand, {n:10} without, until {month-3}.',
    },
    {
      name: 'Short clips of the name being made',
      fit: 0.6,
      cost: 0.2,
      speed: 0.35,
      firstStep: {
        films: 'Cut one name, fifteen seconds, {short-when}.',
        evenings: 'Film a name under the lamp, from above.',
        else: 'Film the next name from above, with a yes.',
      },
      experiment: 'Two odd spellings against two dates; count questions, not views.',
    },
    {
      name: 'A market stall in gift season',
      fit: 0.6,
      cost: 0.55,
      speed: 0.6,
      firstStep: 'Share one {local} table, taking orders only.',
      experiment: 'Three samples on show; every “do you do…” written down.',
    },
  ],
  delivery: [
    {
      step: 'Order',
      you: 'Hold the box against the message.',
      tool: 'Etsy order, printed slip',
      doneWhen: 'Words, colour, style and date are ringed.',
    },
    {
      step: 'Proof',
      you: 'Send one where words are long, dated or accented.',
      tool: 'Photo of the layout',
      doneWhen: 'They answered in writing.',
    },
    {
      step: 'Make',
      you: { 'many-hours': 'Batch by colour {when}, slip beside each.', else: 'Batch by colour {when}.' },
      tool: 'Bench, jig, timer',
      doneWhen: 'Finished, minutes noted.',
    },
    {
      step: 'Check',
      you: 'Read it backwards, tug it, hold it to daylight.',
      tool: 'Slip, window',
      doneWhen: 'Your initials are on the slip.',
    },
    {
      step: 'Post',
      you: 'Pack it, scan it in, send tracking.',
      tool: 'Scales, mailer',
      doneWhen: 'A day before promised.',
    },
    {
      step: 'Ask',
      you: 'One note, two days after delivery.',
      tool: 'Etsy messages',
      doneWhen: 'Fault mended or thanks received.',
    },
  ],
  tools: [
    {
      name: 'Bench tools',
      job: 'Making the piece',
      freeFirst: {
        proven: 'What you have worked with for years',
        student: 'A makerspace on or near campus',
        else: 'Your own, or a makerspace in {area}',
      },
      payWhen: 'Ten orders came off borrowed gear',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Kitchen scales and a ruler',
      job: 'Weight and thickness of the parcel',
      freeFirst: 'Already in the drawer',
      payWhen: 'Never',
    },
    {
      name: 'Lettering fonts',
      job: 'Styles A, B and C',
      freeFirst: 'Open licences that allow sale of goods',
      payWhen: 'A style is asked for three times',
      for: ['designs'],
    },
    {
      name: 'Order and batch sheet',
      job: 'Slips, batches, minutes, dates',
      freeFirst: 'Google Sheets and a clipboard',
      payWhen: 'You pass thirty orders a month',
      for: ['organises', 'many-hours'],
    },
    {
      name: 'Photo corner',
      job: 'One look for every first picture',
      freeFirst: 'White card and a window',
      payWhen: 'Never, while the window faces light',
      for: ['evenings', 'films'],
    },
  ],
  positioning: {
    category: {
      'has sew|embroider|knit|crochet|quilt': 'Gifts with a stitched name',
      else: 'Named gifts, made to order',
    },
    claim: {
      proven: 'Years at the bench, any spelling, kept dates.',
      town: 'Any spelling, made in {area}, there by the day on the page.',
      else: 'Any spelling, made here, there by the promised day.',
    },
    proof: [
      'the longest name on the object',
      {
        proven: 'pieces from your own years',
        'school-age': 'a piece that survived a school bag',
        else: 'a wear test with photos',
      },
      'a review that names a rare spelling',
    ],
    notFor: {
      'school-age': 'Crests, cartoon names for a school bag, baby goods, anything by tomorrow.',
      else: 'Logos they do not own, goods for babies, anything by tomorrow.',
    },
  },
  growth: {
    'few-hours':
      'At {hours} a week grow in sets: {premium-price} for barely more time. Raise {price} after the cap was hit twice.',
    proven:
      'Grow in sets and groups before designs. Pay for packing first; another maker needs your slip, your tests and advice on employing.',
    else: 'Grow in {premium-price} sets and groups before new designs. Cap each week at {hours}; raise the price after two full ones. Packing is the first help to pay for.',
  },
  consolation: {
    'few-hours': 'By {check-day} one piece from {area} is in somebody’s hands, and you know its minutes.',
    proven: 'By {check-day} your bench has honest minutes and a costing to the cent at {price}.',
    children:
      'By {check-day} you have given gifts, costed one to the cent, and know what a family week allows.',
    else: 'By {check-day} you have given real gifts, timed each one, and know what {price} leaves.',
  },
};
