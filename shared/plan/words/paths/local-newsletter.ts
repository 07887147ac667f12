import type { PathWords } from '../path-words.ts';

export const localNewsletterWords: PathWords = {
  slug: 'local-newsletter',
  customer: {
    who: {
      'has footy|netball|juniors|soccer|cricket':
        'Owners along the main street of {area} whose customers stand at the sideline on weekends: bakery, physio, sports shop, pizza.',
      metro:
        'Owners of small shops, gyms and clinics in {area} who live off the people within a short walk or bus ride.',
      'school-age':
        'The swim school, café, uniform shop or vet in {area} that lives off families within a short drive.',
      else: 'The owner behind the counter of a bakery, nursery, gym or mower shop in {area}, who lives off people nearby.',
    },
    situation: {
      metro:
        'The free weekly that {area} once had is gone or online only. Their own posts reach a handful of followers.',
      regional:
        'Whatever paper still covers {area} has fewer reporters and dearer space. Their own posts reach whoever follows already.',
      else: 'The local paper closed or lost its reporters. What a shop in {state} posts reaches those who follow it already.',
    },
    trigger: {
      'school-age':
        'School holidays with empty places, a new line before {month-3}, or a second shop in {area} doing the same.',
      proven: 'A dead weekday, a change of owner, or {month-3} trade that was thin last year in {area}.',
      else: [
        'A slow weekday, a change of hours, a long weekend, or a new shop in {area} doing the same thing.',
        'A quiet {month-3}, a new owner, or a Facebook post that eleven people in {area} saw.',
      ],
    },
    pays: {
      abn: 'They pay {price} by PayID before the issue goes out, and want your ABN on the receipt.',
      else: 'They pay {price} across the counter by PayID, for one named Thursday, before it is sent.',
    },
  },
  theirWords: [
    'I put it on Facebook and eleven people saw it, four of them staff.',
    'Tuesdays are dead. I’d take anything that brings six people in.',
    'The paper used to have us on page three every second week.',
    'Everybody drives past and nobody knows we do lunches.',
    'I’m not spending on ads, I don’t even know who looks at them.',
    'Is it just locals? Because tourists are no use to me in winter.',
    'I sponsor the under-twelves, does that count?',
    'The last one folded after three months.',
    'Just tell people we’re open on the public holiday.',
  ],
  places: [
    {
      place: 'Food counters: bakeries, cafés, butcher, fish shop',
      how: {
        metro:
          'Walk one shopping strip {when}, end to end; note owner, slow day and what the chalkboard pushes.',
        employed: 'Start at the counters near {workplace}: note each owner, the slow day and the chalkboard.',
        else: 'Walk the main street of {area}; note each owner’s first name, slow day and chalkboard.',
      },
      count: 14,
    },
    {
      place: 'Sheds and yards: nursery, produce store, mower shop',
      how: {
        children:
          'Weekend errands lead there: buy something, and ask in {area} who fills their quiet weekdays.',
        else: 'They stand at the edge of {area}, and everyone who sells ads drives past.',
      },
      count: 8,
      only: ['regional'],
      for: ['weekends'],
    },
    {
      place: 'Bodies and pets: gym, physio, hairdresser, vet, groomer',
      how: {
        'has reception|receptionist|front desk':
          'You know front desks: ask in {area} which days have gaps, and promise no cures.',
        else: 'Look around {area} for “new clients welcome”; keep health claims out of your wording.',
      },
      count: 12,
      for: ['metro', 'has physio|clinic|vet|gym'],
    },
    {
      place: 'Groups with a ticket to sell: hall, theatre, surf club, show',
      how: {
        organises:
          'List each dated event in {area} until {month-3}; an entry fee and an organiser make a buyer.',
        children: 'Fetes, shows and fun runs in {area} have a date, a fee and an organiser with a phone.',
        else: 'The {local} council calendar names organisers; a date and an entry fee are a reason to buy.',
      },
      count: 8,
      for: ['retired', 'organises'],
    },
    {
      place: 'Classes: swim school, dance, music, martial arts',
      how: {
        children: 'You already sit in these waiting rooms: ask in {area} which class has places before term.',
        else: 'Their intakes follow the terms of {state}; visit in the last fortnight of the holidays.',
      },
      count: 7,
      for: ['children', 'has juniors|dance|teach|music|netball'],
    },
    {
      place: 'Weekday trades with a shopfront: locksmith, glazier, blinds',
      how: {
        'no-calls':
          'Leave out chains, write to {n:7} within two suburbs of you, and visit those who answer by name.',
        metro: 'Leave out chains, ring {n:7} within two suburbs of you, and visit those who answer by name.',
        else: 'Leave out the chains on the map of {area}, ring {n:7}, and visit those who answer by name.',
      },
      count: 7,
      for: ['sells', 'many-hours'],
    },
    {
      place: 'Openings and new owners',
      how: {
        metro:
          'Photograph “opening soon” windows on your way {when}; a new owner has no regulars, and a date.',
        else: 'Photograph each “opening soon” window in {area}; a new owner has no regulars, and a date.',
      },
      count: 6,
    },
    {
      place: 'Where {crowd} spend their money',
      how: {
        employed:
          'Ask {n:10} at {workplace} where they spent money this week; that owner is half introduced.',
        student: 'Ask {n:10} people from {workplace} which counter knows their order, and say who sent you.',
        else: 'Ask {n:10} readers which shop they went back to in {start-month}, and start there.',
      },
      count: 8,
      for: ['employed', 'student', 'few-hours'],
      skill: 'Sales',
    },
    {
      place: 'Sponsors on jerseys, fences and raffle tables',
      how: 'Copy the names from one fence in {area}: these owners already pay to be seen by neighbours.',
      count: 9,
      only: ['has footy|netball|juniors|soccer|cricket', 'children'],
    },
    {
      place: 'Shops you already spend money in',
      how: {
        'school-age':
          'From the canteen supplier to the shoe shop: list where families of one school in {area} spend.',
        else: 'Go through a month of bank lines; owners in {area} who know your order come first.',
      },
      count: 8,
      for: ['new', 'skilled', 'no-money'],
    },
  ],
  alternatives: [
    {
      what: 'Paying to boost a post',
      whyItFails: 'Half of its reach lives two towns away.',
      for: ['sells'],
    },
    {
      what: 'A flyer drop',
      whyItFails: 'It is printed in thousands and sits beside the recycling bin.',
      for: ['metro'],
    },
    {
      what: 'A line in the school newsletter',
      whyItFails: 'Parents only, and some schools take no ads.',
      for: ['children'],
    },
    {
      what: 'Waiting for word of mouth',
      whyItFails: 'It is slow for a new owner or a new idea.',
    },
    {
      what: 'Sponsoring a jersey or a fence sign',
      whyItFails: 'It says the name and never says Tuesday’s special.',
      for: ['regional'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The chalkboard on the footpath',
      price: 'A stick of chalk',
      speed: 'Instant',
      trust: 'Seen by whoever walks past',
      yourEdge: 'You reach {area} while the weekend is open.',
    },
    {
      kind: 'do-it-themselves',
      name: 'The shop’s own Facebook and Instagram',
      price: 'Their evenings',
      speed: 'Minutes',
      trust: 'Fair among followers',
      yourEdge: {
        writes: 'Neighbours who never followed, and fifty better words.',
        else: 'Neighbours who never followed, in mail they asked for.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Boosted posts and search ads',
      price: 'Any amount, every day',
      speed: 'A day to set up',
      trust: 'Low: the seller counts',
      yourEdge: 'You stand in the shop with the count, low weeks included.',
    },
    {
      kind: 'local-rival',
      name: 'The regional paper or community radio',
      price: 'Above {price}, in packages',
      speed: 'A week or more ahead',
      trust: 'Old and real',
      yourEdge: 'They cover the region; you know when the pool shuts.',
      for: ['regional'],
    },
    {
      kind: 'local-rival',
      name: 'Council e-news and the suburb magazine',
      price: 'No ads, or far above {price}',
      speed: 'Monthly',
      trust: 'Official, seldom opened',
      yourEdge: 'They may not say which bakery is good. You can.',
      for: ['metro'],
    },
    {
      kind: 'software',
      name: 'Nextdoor, event apps and suburb groups',
      price: 'Free to read',
      speed: 'Constant',
      trust: 'Mixed with lost cats and quarrels',
      yourEdge: 'One checked email with an end beats an endless feed.',
    },
  ],
  offer: {
    promise: {
      children:
        'One marked spot before the families of {area}, who asked for the news, with an honest count after.',
      proven: 'One sponsor an issue, read by people in {area} who signed up, with opens reported straight.',
      else: 'Your name before neighbours in {area} who asked for the news, and a straight count on Monday.',
    },
    starter: {
      name: 'The noticeboard line',
      included: [
        {
          'few-hours': 'one sentence, one link',
          sells: 'one sentence and a number to ring',
          else: 'one sentence and a link',
        },
        {
          writes: 'your wording, so that it names a day',
          children: 'a day and an age named',
          else: 'help with the wording',
        },
        { 'few-hours': 'the only line in the issue', else: 'two such lines an issue at most' },
      ],
      excluded: ['a picture', 'a report of taps'],
      hoursFactor: 0.5,
    },
    core: {
      name: 'The main spot, one Thursday',
      included: [
        {
          'few-hours': 'sole sponsor of the issue',
          proven: 'the one main sponsor that week',
          else: 'the only main sponsor of that issue',
        },
        {
          writes: 'fifty words in your best hand, approved by them',
          children: 'fifty words that parents finish',
          sells: 'fifty words about their slowest day',
          else: 'fifty words that they approve',
        },
        'no second shop of the trade',
        {
          designs: 'a clean block with their colours',
          children: 'opens and taps on Monday',
          else: 'a short report after the weekend',
        },
      ],
      excluded: ['the addresses', 'a news story', 'promised sales'],
      hoursFactor: 1,
    },
    premium: {
      name: 'Two Thursdays in a row',
      included: [
        {
          proven: 'two spots, the second reworded from the first’s taps',
          else: 'two spots, the second reworded',
        },
        {
          children: 'a holiday offer the till counts',
          sells: 'an offer the till can count',
          else: 'a phrase to say at the till',
        },
        {
          children: 'first call on the next holidays',
          else: 'first call on the same fortnight next {season}',
        },
      ],
      excluded: ['unbroken weeks', 'election, raffle or loan ads'],
      hoursFactor: 1.6,
    },
  },
  skills: {
    Writing: {
      'has juniors':
        'You can turn a planning notice into two plain sentences. Parents forward that, and forwarding costs nothing.',
      else: 'You can turn a planning notice into two plain sentences. Readers forward those; it is your cheapest growth.',
    },
    Sales: {
      'no-strangers':
        'You can show the issue at a counter near {workplace} that knows you and ask for a date. Few can.',
      student:
        'You can walk up to a counter near {workplace} with the issue on your phone and ask for a date. Few can.',
      children:
        'Owners hear offers all week. You stop talking after naming {price} and two dates, and that is the skill.',
      else: 'Where others post and hope, you stand at a counter, name {price}, and wait for the answer.',
    },
    Design:
      'Spend it once: a sign-up card that reads across a counter, and a template you never touch again.',
    'Project Management':
      'Five sources and one deadline are a small newsroom. Chase by Tuesday, at {hours} a week, and Thursday stays calm.',
    'AI Use': {
      'no-calls':
        'Let it shorten the agenda of your council in {state} to its decisions; then email the desk about the one you print.',
      else: 'Let it shorten the agenda of your council in {state} to its decisions; then ring the desk about the one you print.',
    },
  },
  skillLeftOut: {
    'few-hours': 'It is left out: {hours} a week hold news and asking, and nothing else.',
    else: 'It neither finds news nor sells a spot, so it would only slow Thursday down.',
  },
  asksFromDay: 43,
  tasks: [
    {
      id: 'four-counts',
      title: 'Count events, shops, groups and untold stories',
      doneWhen: {
        'school-age':
          'Four numbers stand against the pass marks, and the border follows school zones or the creek.',
        proven:
          'Four numbers stand against the pass marks, and the border is one a reader would draw by hand.',
        metro: 'You have four numbers for one suburb of {area} against the pass marks, and a border.',
        else: 'You have four numbers for {area} against the pass marks, and a border on the map.',
      },
      hours: 1.75,
      lite: {
        title: 'Count shops and events for your patch',
        hours: 0.5,
        doneWhen: 'Both numbers for {area} stand beside their pass marks.',
      },
      phase: 'offer',
      needs: [],
      when: 'daylight',
      where: {
        children: 'The couch, then the main street together',
        else: 'Online, then on foot in {area}',
      },
      instead: 'Online; the main street one {shop-day}',
    },
    {
      id: 'check-rivals',
      title: 'Look for anyone who already does this',
      doneWhen: {
        sells: 'Each page with the same readers is known, and you rang the nearest about the next suburb.',
        else: 'Each page with the same readers is noted, and the nearest one was rung or written to.',
      },
      hours: 0.5,
      phase: 'offer',
      needs: ['four-counts'],
      where: 'From home',
    },
    {
      id: 'read-email-rules',
      title: 'Read the regulator’s page on commercial email',
      doneWhen: {
        abn: 'Your form shows the promise, the footer your name and ABN, and a test address got out again.',
        else: 'Your form says “weekly email with {local} ads”, the footer says who you are, and leaving works.',
      },
      hours: 0.75,
      lite: {
        title: 'Set consent wording and a working way out',
        hours: 0.25,
        doneWhen: 'A second address joined and got out again.',
      },
      phase: 'comply',
      needs: [],
      where: { student: 'A library desk', else: 'At the desk' },
      beforeFirstJob: true,
    },
    {
      id: 'set-template',
      title: 'Lay out eight blocks with a word limit each',
      doneWhen: {
        designs: 'It reads in three minutes on a phone, and you closed the design tool for good.',
        proven: 'The empty issue reads in three minutes on a phone, and nothing in it is there to impress.',
        else: 'Somebody from {workplace} scrolled the empty issue on a phone in under three minutes.',
      },
      materials: 'A free beehiiv or MailerLite plan',
      hours: 1.5,
      lite: {
        title: 'Set up a plain text issue with four blocks',
        hours: 0.5,
        doneWhen: 'It reads well on your own phone.',
      },
      phase: 'offer',
      needs: ['read-email-rules'],
      where: { children: 'Kitchen table; no logo', else: 'At the laptop; no logo' },
    },
    {
      id: 'source-list',
      title: 'Save five sources and one name at each',
      doneWhen: {
        'school-age':
          'Council, library, school, club and one window have a page, a person and their best day.',
        else: 'Council, library, club, hall and one window have a page and a person.',
      },
      hours: 1,
      phase: 'proof',
      needs: ['four-counts'],
      when: 'daylight',
      where: {
        'school-age': 'On the walk to school',
        employed: 'On the way to {workplace}',
        else: 'On foot, phone in hand',
      },
      instead: 'From noticeboards online, names by email',
    },
    {
      id: 'sample-issue',
      title: 'Write a sample issue nobody has asked for',
      doneWhen: {
        proven: 'Five dated events and one story stand, confirmed by two calls you made and not by a post.',
        children: 'Five dated events, two of them for children, and one story that two people confirm.',
        else: 'Five dated events stand, with one story that two people confirm.',
      },
      hours: 2,
      lite: {
        title: 'Write a short sample with three events',
        hours: 0.5,
        doneWhen: 'All three dates were confirmed by a person.',
      },
      phase: 'offer',
      needs: ['set-template', 'four-counts'],
      where: { student: 'On campus, phone beside you', else: 'At the desk, phone beside you' },
    },
    {
      id: 'print-sample',
      title: 'Print ten and watch five people read',
      doneWhen: {
        children: 'You saw which block parents skip and what they read out to each other.',
        else: 'You saw which block five people skip and what they read aloud.',
      },
      materials: { 'no-money': 'Library printer', else: 'Ten printed copies' },
      hours: 1,
      whole: true,
      phase: 'learn',
      needs: ['sample-issue'],
      when: 'open-shops',
      where: { 'school-age': 'School pick-up or the pool', else: 'The library foyer in {area}' },
      instead: 'A club night, the pool or any late queue',
    },
    {
      id: 'personal-invites',
      title: 'Invite {n:60} neighbours by name',
      doneWhen: {
        sells: '{n:60} were asked, each about something of theirs in it, and each yes filled in the form.',
        'has juniors':
          '{n:60} messages name a team, street or shop of theirs, and each yes came through the form.',
        else: '{n:60} messages each name something of theirs in the issue; each yes came through the form.',
      },
      hours: 1.5,
      lite: {
        title: 'Invite twelve people by name',
        hours: 0.5,
        doneWhen: 'Each message names something of theirs.',
      },
      phase: 'reach',
      needs: ['sample-issue'],
      where: {
        children: 'On the phone, twenty at a time',
        student: 'On the phone between classes',
        else: 'On the phone, in three batches',
      },
    },
    {
      id: 'ask-admins',
      title: 'Ask two group admins before posting',
      doneWhen: 'Two {local} admins said yes or no, and the yes has a date.',
      hours: 0.5,
      phase: 'reach',
      needs: ['sample-issue'],
      where: 'By private message',
    },
    {
      id: 'first-issue',
      title: 'Send the first issue on the promised day',
      doneWhen: {
        proven: 'It went out on Thursday, links opened, and you answered each reply yourself.',
        children:
          'It went out on Thursday before dinner, every link opened, and three replies were answered.',
        else: 'It went out on Thursday, every link opened, and {n:3} replies were answered.',
      },
      hours: 2,
      lite: {
        title: 'Send issue one to whoever has joined',
        hours: 0.75,
        doneWhen: 'Every link opened from a phone.',
      },
      phase: 'deliver',
      needs: ['personal-invites'],
      fromDay: 11,
      where: {
        employed: 'Scheduled before you leave for {workplace}',
        else: 'At the desk; schedule it for Thursday',
      },
      firstJob: true,
    },
    {
      id: 'counter-cards',
      title: {
        'no-money': 'Put handwritten sign-up cards on {n:10} counters',
        else: 'Put sign-up cards on {n:10} counters',
      },
      doneWhen: {
        'no-money': '{n:10} owners agreed, each card has its own code, and none cost you money.',
        else: '{n:10} owners agreed, each card has its own code, and the printing stayed within {budget}.',
      },
      hours: 2,
      phase: 'reach',
      needs: ['first-issue'],
      fromDay: 15,
      when: 'open-shops',
      where: { children: 'On foot, a street at a time', else: 'On foot around {area}' },
    },
    {
      id: 'second-issue',
      title: 'Send issue two against a timer',
      doneWhen: {
        proven: 'Two hours covered all of it, without the polish that nobody would miss.',
        else: 'Gathering, writing and sending took two of your {hours}, and no more.',
      },
      hours: 2,
      phase: 'deliver',
      needs: ['first-issue'],
      fromDay: 18,
      where: { children: 'The kitchen table, timer on', else: 'Where issue one was made' },
    },
    {
      id: 'stall',
      title: 'Stand a morning with a clipboard',
      doneWhen: {
        'has juniors': 'Names, dates and the consent line are on paper, from parents of more than one team.',
        sells: 'Names, dates and the consent line are on paper; one in three whom you stopped signed.',
        else: 'One in three people shown it signed, under the consent line, with a date.',
      },
      materials: 'Printed issue, clipboard',
      hours: 3,
      whole: true,
      phase: 'reach',
      needs: ['second-issue'],
      fromDay: 20,
      when: 'daylight',
      where: { 'school-age': 'The school fete or the pool', else: 'A fete, market corner or library foyer' },
      instead: 'A {light-day} fete or market; take that evening off',
    },
    {
      id: 'club-mentions',
      title: 'Give three clubs a good mention, and tell them',
      doneWhen: {
        'has juniors': 'Each club knew an hour ahead, and one that is not your own passed it on.',
        else: 'Each club knew an hour ahead, and two of them passed the issue on.',
      },
      hours: 1.75,
      phase: 'reach',
      needs: ['second-issue'],
      fromDay: 18,
      where: 'By text',
    },
    {
      id: 'rate-card',
      title: 'Write a one-page rate card',
      doneWhen:
        'The line at {starter-price} and the main spot at {price} stand there, with a dated reader count.',
      hours: 0.75,
      lite: {
        title: 'Write what a spot is and what it costs',
        hours: 0.25,
        doneWhen: 'It says {price}, and how many read it.',
      },
      phase: 'offer',
      needs: ['first-issue'],
      fromDay: 19,
      where: 'At the desk',
    },
    {
      id: 'list-shops',
      title: 'List {n:60} shops with owner and slow day',
      doneWhen: {
        organises: '{n:60} rows have an owner, a trade and a next step.',
        sells: '{n:60} rows have an owner’s name, and the {n:12} you would ask first are marked.',
        else: '{n:60} rows have an owner’s name, or a way to learn it.',
      },
      hours: 2,
      lite: {
        title: 'List twelve shops where you already spend',
        hours: 0.25,
        doneWhen: 'Seven of them have an owner’s first name.',
      },
      phase: 'sell',
      needs: ['four-counts'],
      where: {
        employed: 'Half from memory, half around {workplace}',
        else: 'Half from memory, half on foot',
      },
    },
    {
      id: 'ask-early-bird',
      title: 'Show the issue to {n:5} owners',
      doneWhen: {
        sells: '{n:5} owners read it in front of you, and you kept yourself from selling.',
        else: '{n:5} owners have seen an issue, and none was sold anything.',
      },
      hours: 1,
      lite: {
        title: 'Show the issue to two owners you know',
        hours: 0.25,
        doneWhen: 'You know their slowest day.',
      },
      phase: 'reach',
      needs: ['first-issue'],
      fromDay: 12,
      when: 'open-shops',
      where: { 'school-age': 'At counters, after drop-off', else: 'At counters where you buy' },
      instead: 'At the late counters where you buy',
    },
    {
      id: 'twelve-asks',
      title: 'Near three hundred readers, ask {n:12} shops',
      doneWhen: {
        sells: '{n:12} owners heard {price} and two dates, then silence, and their answers are logged.',
        else: '{n:12} owners heard {price} and two dates, and every answer is logged.',
      },
      materials: 'Rate card, true reader count',
      hours: 2.5,
      phase: 'sell',
      needs: ['rate-card', 'list-shops', 'club-mentions'],
      fromDay: 43,
      when: 'open-shops',
      where: 'At quiet counters, standing up',
      instead: 'By appointment, just after they close',
    },
    {
      id: 'first-sponsor',
      title: 'Run the first paid spot',
      doneWhen: {
        abn: 'The {price} arrived before Thursday, with an ABN receipt, and the spot says “Sponsor”.',
        else: 'The {price} arrived before Thursday, the owner approved the words, and it says “Sponsor”.',
      },
      hours: 0.75,
      phase: 'deliver',
      needs: ['twelve-asks'],
      fromDay: 46,
      where: 'Words by message, sent with the issue',
    },
    {
      id: 'sponsor-report',
      title: 'Take the numbers back to the shop',
      doneWhen: {
        sells: 'The owner saw opens, taps and till, low ones too, and chose between two dates in {month-3}.',
        else: 'An owner saw opens, taps and the till count, and was offered one date.',
      },
      hours: 0.5,
      phase: 'sell',
      needs: ['first-sponsor'],
      fromDay: 50,
      when: 'open-shops',
      where: 'In person, if the shop is quiet',
      instead: 'By message, the best number first',
    },
    {
      id: 'clean-list',
      title: 'Check where readers came from',
      doneWhen: 'Each source has a count, and the weakest was dropped.',
      hours: 0.5,
      phase: 'learn',
      needs: ['counter-cards'],
      fromDay: 26,
      where: 'With the issue still fresh',
    },
    {
      id: 'holiday-notice',
      title: 'Announce the weeks you will not send',
      doneWhen: {
        'school-age': 'School holidays stand in the footer, and two spare issues are drafted for sick weeks.',
        student: 'Exam and placement weeks stand in the footer, with one spare issue drafted.',
        else: 'Your weeks off until {month-3} stand in the footer, and two spare issues are drafted.',
      },
      hours: 1,
      phase: 'learn',
      needs: ['second-issue'],
      fromDay: 19,
      where: 'With your own calendar open',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To a neighbour, by name',
      when: 'When their club, shop or street is in the issue',
      lines: [
        {
          'has juniors':
            'Hi [name], it’s {name} from the juniors. Your [event] is in the email I’m starting for {area}.',
          'school-age':
            'Hi [name], {name} from pick-up. Your [event or place] is in my new email about our suburb.',
          metro:
            'Hi [name], {name} here. I’m starting an email about [suburb], and your [event or place] is in it.',
          town: 'Hi [name], {name} here. Your [event or place] is in an email I’m starting about {area}.',
          else: 'Hi [name], {name} here. Your [event or place] is in a local email I’m starting.',
        },
        {
          children: 'Weekly and free: what’s on for kids, what council decided. Want it? [link]',
          'few-hours': 'It’s free, short, and carries a few {local} ads later on. Want it? [link]',
          else: 'One a week, free, with a few {local} ads once it grows. Here’s the form: [link].',
        },
        'And if I’ve got a date wrong, tell me before Thursday.',
      ],
    },
    {
      id: 'listing',
      title: 'Across the counter',
      when: 'Once you have bought something',
      lines: [
        {
          children:
            'Hi [owner], I’m {name}, we’re in here most [days]. [Number] locals get my Thursday email.',
          metro: 'Hi [owner], I’m {name}. I write the Thursday email for [suburb]; [number] people get it.',
          town: 'Hi [owner], I’m {name}. The Thursday email for {area} is mine, and [number] people get it.',
          else: 'Hi [owner], I’m {name}. I write the local Thursday email; [number] people get it.',
        },
        {
          writes: 'One business an issue. I’d write fifty words on your [slow-day thing]; you approve them.',
          else: 'See the marked spot? It’s for one business. Nothing about your [slow-day thing] runs until you like it.',
        },
        'It’s {price} for [date]. That one or [other date]?',
      ],
    },
    {
      id: 'quote',
      title: 'Booking note',
      when: 'Before you leave the shop',
      lines: [
        'Booked with {name}: the main spot on [date], {price} in total, marked as sponsored.',
        {
          abn: 'Words by [day], your OK by [day, noon]. PayID and ABN: [numbers], paid before it goes out.',
          else: 'I’ll text the words by [day] and need your OK by [day, noon]. PayID is [PayID].',
        },
        'No issue, no charge: another Thursday or your {price} back.',
      ],
    },
    {
      id: 'follow-up',
      title: 'Monday’s numbers',
      when: 'After every paid issue, good or thin',
      lines: [
        'Hi [owner], {name} with the numbers: [number] sent, about [number] opened, [number] tapped your line.',
        {
          sells: 'Did [the words-only offer] come up at the till? Two would be worth knowing.',
          else: 'Did anyone mention [the words-only offer]? Even two counts. {name}',
        },
        '[Date] is open next. Want it kept until tomorrow?',
      ],
    },
  ],
  risks: [
    {
      id: 'wrong-fact',
      risk: 'You print a wrong date, and readers tell you.',
      firstSign: 'A reply that begins with “Actually”.',
      response: {
        'no-calls':
          'Correct it the same day in a mail of its own, and write to one organiser for every issue.',
        proven: 'Correct it the same day in a mail of its own, and ring one organiser for every issue.',
        'school-age':
          'Correct it before pick-up if a family would miss something; ring one organiser an issue.',
        else: 'Mail a correction that day if somebody would miss something; ring one organiser an issue.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new', 'skilled'],
    },
    {
      id: 'few-sponsors',
      risk: 'Readers come and shops do not pay.',
      firstSign: 'Twenty heard {price}, and nobody asked about dates.',
      response: {
        children: 'Change words, then the spot, then the price; sixty refusals mean stop.',
        sells: 'Change the spot before the price. If sixty asks fail, you did not fail at asking: stop.',
        else: 'Change the spot before the price; if sixty asks fail, keep it as a hobby or stop.',
      },
      likelihood: 2,
      impact: 3,
      for: ['not-met', 'later'],
    },
    {
      id: 'weekly-grind',
      risk: {
        children: 'Thursday collides with sport and sick children.',
        student: 'Thursday collides with classes and exams.',
        employed: 'Thursday collides with hours at {workplace}.',
        else: 'Thursday collides with the rest of your life.',
      },
      firstSign: 'You write at midnight twice in a month.',
      response: {
        children: 'Go fortnightly until {month-3}, say so in the footer, and sell half the dates.',
        'few-hours': 'At {hours} a week begin fortnightly; kept, it beats a broken week.',
        else: 'Announce a fortnight, and sell fewer dates at {price}; it beats a broken week.',
      },
      likelihood: 3,
      impact: 2,
      for: ['children', 'student', 'few-hours'],
    },
    {
      id: 'consent',
      risk: 'Addresses creep in without permission.',
      firstSign: 'A reader asks how you got their email.',
      response: 'Remove them that day, find the source, and delete whoever came with it.',
      likelihood: 1,
      impact: 3,
      for: ['organises', 'sells'],
    },
    {
      id: 'quarrel',
      risk: 'A council fight pulls the email into a side.',
      firstSign: 'Somebody offers {price} to print a letter.',
      response: {
        'school-age': 'Print dates and decisions; you meet both sides at the school gate.',
        else: 'Print decisions and dates, name the source, keep politics of {area} out of paid spots.',
      },
      likelihood: 2,
      impact: 2,
      for: ['regional', 'writes'],
    },
    {
      id: 'sender-box',
      risk: 'Issues land in spam, or the account is paused.',
      firstSign: 'Opens halve in a single week.',
      response: {
        proven: 'Check three test inboxes and your domain records, and drop readers who opened nothing.',
        else: 'Send to three test inboxes, drop short links, and export the list every {day}.',
      },
      likelihood: 1,
      impact: 3,
      for: ['proven', 'many-hours'],
    },
    {
      id: 'too-wide',
      risk: 'The border takes in a suburb that feels nothing for yours.',
      firstSign: 'Replies come from one half only.',
      response:
        'Cut the map back to the half of {area} that answers; sixty shops count, not thousands of people.',
      likelihood: 2,
      impact: 2,
      only: ['metro'],
    },
    {
      id: 'known-face',
      risk: 'A club or school matter reaches you as gossip.',
      firstSign: 'A message begins “you didn’t hear it from me”.',
      response:
        'Print no accident, court or school trouble; tell the teller so, and keep {area} speaking to you.',
      likelihood: 2,
      impact: 2,
      only: ['has footy|netball|juniors|soccer|cricket', 'children'],
    },
  ],
  qualityChecks: [
    'Each event has day, hour, cost and where to park.',
    'The one story names who confirmed it.',
    'Sponsored words are marked and look unlike news.',
    'Nobody is identified by accident, illness or court.',
    'The way out was pressed from a second address.',
    'Last issue’s reader question got an answer.',
    'No address came from a roll or a club sheet.',
    'Every link opened on a phone.',
  ],
  keepDoing: 'asking owners for a date',
  metrics: [
    {
      id: 'tries',
      name: 'Owners asked for a date',
      what: {
        children: 'Asked aloud, with two dates and a price; cards beside the till do not count.',
        else: 'Asked aloud, with {price} and two Thursdays; a card left behind is no ask.',
      },
      ifLow: {
        evenings: 'Shops shut before your evening: take one lunch hour and ask {n:5} owners.',
        else: 'Start {when} with the shops that know your order.',
      },
    },
    {
      id: 'replies',
      name: 'Owners who asked something back',
      what: {
        children: 'A question of theirs on price, readers or dates.',
        else: 'About price, readers or dates; a nod does not count.',
      },
      ifLow: {
        children: 'Begin with last week’s issue and the item nearest to their door.',
        else: 'Show the issue sooner, and ask about the slowest day.',
      },
    },
    {
      id: 'sales',
      name: 'Spots paid',
      what: 'Paid before Thursday, about {sales-3} by month 3; {goal} would take {sales-goal} a month.',
      ifLow: {
        proven: 'Ask those who liked it which week of {month-3} matters, and offer that one.',
        'school-age': 'Offer the first week of school holidays in {state} to those who liked it.',
        else: 'Ask which week of the year counts most, and offer that.',
      },
    },
    {
      id: 'hours',
      name: 'Hours an issue and hours asking',
      what: {
        'few-hours': 'Two columns: writing, left alone, eats all {hours} of the week.',
        else: 'Two columns of your {hours}: the first starves the second.',
      },
      ifLow: {
        children: 'Nothing asked? Drop three blocks, and give {short-day} to counters.',
        else: 'If gathering eats {day}, cut the issue to five blocks.',
      },
    },
  ],
  channels: [
    {
      name: 'Standing at counters',
      fit: 0.95,
      cost: 0.15,
      speed: 0.6,
      firstStep: 'Visit three shops in {area} that know your order.',
      experiment: 'Lead with readers in {n:6} shops, with the slow day in {n:6}.',
    },
    {
      name: 'Messages to neighbours by name',
      fit: 0.85,
      cost: 0.05,
      speed: 0.9,
      firstStep: 'Invite twelve people {short-when}, each by name.',
      experiment: 'Half get the issue, half only the line about them.',
    },
    {
      name: 'Town and suburb Facebook groups',
      fit: 0.75,
      cost: 0.05,
      speed: 0.7,
      firstStep: 'Ask one {local} admin for one post.',
      experiment: 'The story in one group, the weekend list in another.',
    },
    {
      name: 'Cards on counters and noticeboards',
      fit: 0.6,
      cost: 0.25,
      speed: 0.5,
      firstStep: { 'no-money': 'Write {n:20} by hand, a code each.', else: 'Print {n:20} with a code each.' },
      experiment: 'Half name an event, half the email.',
    },
    {
      name: 'Clubs and P&Cs passing it on',
      fit: 0.8,
      cost: 0.1,
      speed: 0.5,
      firstStep: {
        'has juniors': 'Mention a club that is not yours; text its secretary.',
        else: 'Mention one {local} club and text its secretary.',
      },
      experiment: 'A day’s notice to three clubs, an hour’s to three.',
    },
  ],
  delivery: [
    {
      step: 'Book',
      you: 'Agree Thursday, trade and {price}; text the note.',
      tool: 'Phone, ledger sheet',
      doneWhen: 'Paid shows beside the date.',
    },
    {
      step: 'Word it',
      you: 'Fifty words on one day and one thing.',
      tool: 'Template block',
      doneWhen: 'The owner texted yes.',
    },
    {
      step: 'Gather',
      you: {
        'no-calls': 'Collect tips; write to one organiser on Tuesday.',
        else: 'Collect tips; ring one organiser on Tuesday.',
      },
      tool: 'Phone note',
      doneWhen: 'Every printed date has a source.',
    },
    {
      step: 'Send',
      you: 'Test the links, send, answer replies.',
      tool: 'Sending tool',
      doneWhen: 'It reached your three test inboxes.',
    },
    {
      step: 'Report',
      you: 'Bring opens, taps and the till count.',
      tool: 'Send report',
      doneWhen: 'They named the next date or declined.',
    },
  ],
  tools: [
    {
      name: 'An email sender',
      job: 'Form, sending and way out in one',
      freeFirst: 'beehiiv or MailerLite, free plan',
      payWhen: 'Paid spots cover the bill',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A ledger sheet',
      job: 'Dates, trades, copy, paid, reported',
      freeFirst: 'Google Sheets, one row an issue',
      payWhen: 'Never for this path',
      for: ['organises', 'abn'],
    },
    {
      name: 'A phone note',
      job: 'Tips, photos of windows, names',
      freeFirst: 'The notes app you have',
      payWhen: 'Never for this path',
    },
    {
      name: 'Card printing',
      job: 'Sign-up cards that survive a counter',
      freeFirst: 'Library printer and scissors',
      payWhen: 'Ten owners agreed to a card',
      for: ['some-money'],
    },
    {
      name: 'A chat model',
      job: 'Shortening council agendas',
      freeFirst: { 'no-calls': 'A free tier; you write to check', else: 'A free tier; you ring to check' },
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: {
      metro: 'The weekly email of one suburb',
      town: 'The weekly email of {area}',
      else: 'The weekly email of one place',
    },
    claim: {
      'has footy|netball|juniors|soccer|cricket':
        'Five minutes, and you know {area}, sideline and bakery included.',
      children: 'Five minutes, and the family’s weekend in {area} is planned.',
      metro: 'Five minutes on a Thursday, and you know your suburb.',
      else: 'Five minutes on a Thursday, and you know {area}.',
    },
    proof: [
      'an issue held up on your phone in {area}',
      'open counts with the weak weeks left in',
      'an owner who came back for a second date',
    ],
    notFor: 'Chains with a media agency, candidates in {state}, and anyone who wants the list itself.',
  },
  growth: {
    'few-hours':
      'At {hours} a week hold to one short issue, fortnightly if need be. Groups that forward you are all the growth you can carry.',
    proven:
      'You know what a list of {area} is worth. Lift {price} after six sold issues, and hand over one block before hiring.',
    else: 'Past the first hundreds, groups that forward you bring the rest. Six sold issues in a row lift {price}; then consider a helper.',
  },
  consolation: {
    sells: 'By {month-3} you will know dozens of owners in {area} by name, and how each of them says no.',
    else: 'By {month-3} you will know if people in {area} open what you write, which no course can tell you.',
  },
};
