import type { PathWords } from '../path-words.ts';

export const printableShopWords: PathWords = {
  slug: 'printable-shop',
  customer: {
    who: {
      'has planner|printable|classroom':
        'One small group you already draw for: {crowd}, first in {state}, who rule up the same page again and again.',
      else: 'One small group you know from inside, such as {crowd}, whose week has a shape that shop-bought planners ignore.',
    },
    situation: {
      children:
        'The roster, the swimming bag and the lunch order live on the fridge in three hands. For {crowd} a Monday-to-Sunday page never fits.',
      proven:
        'You have seen how {crowd} really keep track: on a clipboard, in pencil, ruled up again on the last night of the month.',
      else: [
        'Among {crowd} the week lives on an envelope, a notes app or the back of a hand, and goes missing by Friday.',
        'Ask around {workplace}: somebody rules up the same sheet every fortnight, because no shop sells it.',
      ],
    },
    trigger: {
      'has teacher|teaching|school|classroom':
        'Term begins in {month-3}, a new class list lands, the relief teacher starts at eight.',
      proven:
        'The sheet they ruled up themselves runs out, and nobody wants to draw it once more for {month-3}.',
      children:
        'The family roster changes in {start-month}, and the fridge still shows the old one. They want a page before breakfast.',
      else: [
        'A new cycle begins in {start-month}: the roster arrives, the van is packed, pullets come home. They want it tonight.',
        'The old page runs out in {month-3}, or a form comes home that nobody can fill in. They want one by breakfast.',
      ],
    },
    pays: {
      'few-hours': 'They pay {price} by card on Etsy at any hour, and print it at home or at Officeworks.',
      else: 'They pay {price} by card on Etsy within minutes of finding it, and print it that night.',
    },
  },
  theirWords: [
    'Every calendar starts on Monday and our life doesn’t.',
    'I just need something for the fridge that makes sense to the kids.',
    'I don’t want an app, I want to write on it.',
    'Bought a gorgeous one and it had American terms.',
    'Half the page was a pink border.',
    'Does anyone have a sheet for keeping track of this?',
    'Why is there no box for the one thing I write every day?',
    'It’s lovely, but where do the night shifts go?',
    'I printed it twice and the edge is cut off.',
  ],
  places: [
    {
      place: 'One Facebook group of {crowd}',
      how: 'Search it for “printable” and “keep track” {when}; save the names behind the {n:20} newest posts.',
      count: 20,
    },
    {
      place: 'Reviewers of near-miss listings on Etsy',
      how: 'Read {n:30} reviews of three stars or less near {price}, and note what each person wanted instead.',
      count: 15,
      for: ['many-hours', 'evenings'],
    },
    {
      place: 'People at {workplace} who do it by hand',
      how: {
        employed:
          'In the break room at {workplace}, look for the ruled-up page on a clipboard; photograph it with names hidden.',
        else: 'Ask {n:6} people you know from {workplace} for a photo of the sheet they rule up, names hidden.',
      },
      count: 14,
      for: ['employed', 'student', 'new'],
    },
    {
      place: 'Forums and subreddits with an Australian thread',
      how: 'Sort by newest {short-when}, and note what {crowd} in {state} ask again each {season}.',
      count: 10,
      for: ['uses-ai', 'few-hours'],
    },
    {
      place: 'Counters in {area} that your group stands at',
      how: {
        sells: 'Talk to the person at the till in {area}: what do customers come in wanting to write on?',
        else: 'Leave one filled-in page at a produce, uniform or cake-supply counter in {area}, with your shop’s name.',
      },
      count: 9,
      for: ['sells', 'regional', 'daytime'],
    },
    {
      place: 'Pinterest boards kept by one of them',
      how: 'Search the plain name of the page; a board of {n:30} saved logs belongs to somebody still looking.',
      count: 10,
      for: ['designs'],
    },
    {
      place: 'Newsletters and staff rooms near {area}',
      how: 'Ask a secretary or a friend on staff who would try a page until {check-day} and be frank.',
      count: 10,
      for: ['children', 'organises'],
    },
    {
      place: 'The school gate and the sideline',
      how: 'Show page one on your phone at {local} pick-up; ask which box their house would never fill.',
      count: 12,
      only: ['children'],
    },
    {
      place: 'Libraries, neighbourhood houses and op shops',
      how: 'Pin a filled-in sheet at two boards in {area} {short-when}, with tear-off codes to count.',
      count: 8,
      for: ['no-money', 'retired'],
    },
  ],
  alternatives: [
    {
      what: 'Ruling up a page by hand',
      whyItFails: 'It takes an evening, in the very week when there is none.',
      for: ['few-hours'],
    },
    {
      what: 'A free planner from Canva or Pinterest',
      whyItFails: 'It was drawn for nobody, so their box is missing.',
    },
    {
      what: 'A phone app with reminders',
      whyItFails: 'One person sees it; the house looks at the fridge.',
      for: ['children'],
    },
    {
      what: 'A printed diary from the newsagent',
      whyItFails: 'It begins in January, and their year does not.',
    },
    {
      what: 'A whiteboard in the hall',
      whyItFails: 'It is wiped by a sleeve, and nothing is kept.',
      for: ['employed'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The back of an envelope',
      price: 'Free',
      speed: 'Immediate, and lost by Friday',
      trust: 'They know its faults',
      yourEdge: 'Yours holds what they forget, again in {month-3}.',
    },
    {
      kind: 'do-it-themselves',
      name: 'An evening in Word or Canva',
      price: 'Two or three hours',
      speed: 'One night, then tinkering',
      trust: 'Made for them, by them',
      yourEdge: 'You tested it with a pen; {price} buys the evening back.',
    },
    {
      kind: 'marketplace',
      name: 'American planner shops on Etsy',
      price: 'Near {price} or below',
      speed: 'Instant download',
      trust: 'Hundreds of reviews',
      yourEdge: {
        'has teacher|teaching|school|classroom': 'Terms of {state}, A4, and words that staff rooms use.',
        else: 'A4, kilos, seasons right way round, words {crowd} use.',
      },
    },
    {
      kind: 'local-rival',
      name: 'Another Australian seller in your niche',
      price: 'About {price}',
      speed: 'Instant download',
      trust: 'A few dozen reviews',
      yourEdge: {
        designs: 'One strict grid across ten pages, and white space for a pen.',
        writes: 'Boxes named in their own words, not in a designer’s.',
        else: 'A family of pages, photographed in use at {workplace}.',
      },
    },
    {
      kind: 'software',
      name: 'Roster and household apps',
      price: 'Free with ads, or monthly',
      speed: 'Minutes to install, days to learn',
      trust: 'Reviews about sync and log-ins',
      yourEdge: 'No account, no battery; a child can tick it off.',
    },
  ],
  offer: {
    promise: {
      children: 'A page for the week that {crowd} really have, on the wall within minutes of buying it.',
      else: [
        'A page that already understands the week of {crowd}, printable at home within minutes.',
        'The sheet that {crowd} keep ruling up by hand, drawn once and properly, ready tonight.',
      ],
    },
    starter: {
      name: 'One sheet',
      included: [
        'a single A4 page',
        { designs: 'one colour, wide lines', else: 'black ink only' },
        { writes: 'three plain lines on its use', else: 'a line on how to use it' },
      ],
      excluded: ['US Letter size', 'custom names'],
      hoursFactor: 0.5,
    },
    core: {
      name: 'The full page',
      included: [
        'A4 and US Letter',
        {
          'has teacher|teaching|school|classroom': 'four terms of {state}, dated',
          'school-age': 'a school-year version from {month-3}',
          else: 'twelve months from {start-month}',
        },
        { films: 'a ten-second clip of it in use', else: 'a filled-in example' },
        'prints for one household',
      ],
      excluded: [
        { proven: 'edits for one buyer', else: 'fillable fields' },
        'anything posted, resale or sharing',
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The family of ten',
      included: [
        { designs: 'ten pages on one strict grid', else: 'ten pages that share a grid' },
        'a cover and an index',
        { organises: 'a first-week running order', else: 'which to print first' },
        'corrections free until {month-3}',
      ],
      excluded: ['personal versions', 'printing and binding'],
      hoursFactor: 2,
    },
  },
  skills: {
    Writing:
      'You name boxes as {crowd} say them. Spend that care on the title and the seven words across photo one.',
    Design: {
      proven:
        'Your training shows in restraint. One grid for all ten pages earns {premium-price}; borders do not.',
      else: 'Two fonts, wide lines, white space a pen can use: that is what makes {price} look fair.',
    },
    'AI Use':
      'Let a model sort {n:40} copied complaints into themes, then check every phrase in Etsy’s own search {short-when}.',
    Sales:
      'Take it to people: ask the admin of a group of {crowd} for a pinned post, and {area} shops for the till.',
    'Video Editing':
      'Film a ten-second clip of a hand filling in the page at {workplace}. Few listings at {price} have one.',
    'Project Management':
      'Ten pages at {hours} a week are a small production line; a board with five columns keeps page two moving.',
  },
  skillLeftOut: {
    'few-hours': 'It is left out for now: {hours} a week stall if they are split again.',
    else: 'It is left out for now, since a shelf for {crowd} grows by making and listing.',
  },
  tasks: [
    {
      id: 'name-groups',
      title: 'Name three groups besides {crowd}',
      doneWhen: {
        employed: 'Each has one page that you have seen ruled up, {workplace} included.',
        else: 'Each, like {crowd}, has one page you have seen made by hand.',
      },
      hours: 0.5,
      lite: {
        title: 'Choose one group: {crowd}, or one nearer',
        hours: 0.25,
        doneWhen: 'You can name ten of them by face.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'Kitchen table, once they are down', else: 'Kitchen table' },
    },
    {
      id: 'search-test',
      title: 'Search {n:6} niches on Etsy, logged out',
      doneWhen: {
        'uses-ai':
          '{n:6} rows hold recent reviews, a middle price near {price} and complaints sorted by theme.',
        else: '{n:6} rows hold recent reviews, a middle price near {price} and complaints you could fix.',
      },
      hours: 2,
      lite: {
        title: 'Check one niche for recent reviews',
        hours: 0.25,
        doneWhen: 'Its middle price stands beside {price}.',
      },
      phase: 'offer',
      needs: ['name-groups'],
      where: { student: 'A library desk on campus', else: 'A quiet desk' },
    },
    {
      id: 'group-test',
      title: 'Count who asks for it among {crowd}',
      doneWhen: {
        writes: '{n:10} phrases are copied as typed, and the two you would never have written are ringed.',
        else: 'A year of posts by {crowd} is counted; {n:10} phrases are copied as typed.',
      },
      hours: 1,
      lite: {
        title: 'Copy five phrases from group posts',
        hours: 0.25,
        doneWhen: 'All five name the same missing box.',
      },
      phase: 'reach',
      needs: ['name-groups'],
      where: {
        evenings: 'On the phone, feet up',
        children: 'On the phone while dinner cooks',
        else: 'On the phone',
      },
    },
    {
      id: 'ask-tester',
      title: 'Ask two {crowd} what they use now',
      doneWhen: {
        asked: 'One of those who asked you sent a scruffy photo and will try your page.',
        employed: 'One from {workplace} sent a scruffy photo and will try your page.',
        organises: 'One of the {crowd} is booked to try your page, with a date to hand it back.',
        else: 'One of the {crowd} sent a scruffy photo and will try your page.',
      },
      hours: 0.5,
      lite: {
        title: 'Ask one person for a photo of their page',
        hours: 0.25,
        doneWhen: 'The photo is on your phone.',
      },
      phase: 'reach',
      needs: ['group-test'],
      where: {
        asked: 'By message, to two who asked you',
        employed: 'In person at {workplace}',
        else: 'By private message',
      },
    },
    {
      id: 'pick-niche',
      title: 'Choose the niche and ten related pages',
      doneWhen: {
        organises: 'Ten titles stand in the order in which {crowd} meet them in a year.',
        else: [
          'Ten titles follow {crowd} through one year, month by month.',
          'Each title names a moment {crowd} would nod at.',
        ],
      },
      hours: 0.5,
      phase: 'offer',
      needs: ['search-test', 'ask-tester'],
      waitDays: 1,
      where: 'At the table, after sleeping on it',
    },
    {
      id: 'check-names',
      title: 'Check words and pictures for owners',
      doneWhen: {
        'has teacher|teaching|school|classroom':
          'No school crest, curriculum code or registered phrase is in a title; each font allows sale.',
        else: [
          'No team or character is in a title; both fonts allow sale.',
          'Each font’s licence says sale, and no title borrows a name.',
        ],
      },
      hours: 0.75,
      lite: {
        title: 'Check the licence of your two fonts',
        hours: 0.25,
        doneWhen: 'Both say that sale is allowed.',
      },
      phase: 'comply',
      needs: ['name-groups'],
      where: 'At the laptop, before drawing',
      beforeFirstJob: true,
    },
    {
      id: 'draw-master',
      title: 'Draw the master grid in A4',
      doneWhen: {
        designs: 'Columns hold on a ten-point grid, and a biro fits between lines.',
        else: [
          'A biro of {workplace} fits between the lines, top to bottom.',
          'Your own handwriting fits each line, and the margins hold.',
        ],
      },
      materials: { 'has canva|inkscape|illustrator': 'the tool you know', else: 'Canva or Inkscape' },
      hours: 2,
      lite: {
        title: 'Draw page one in black, from blank',
        hours: 0.5,
        doneWhen: 'A biro fits between its lines.',
      },
      phase: 'offer',
      needs: ['group-test'],
      where: { children: 'Where toys cannot reach', else: 'A clear table' },
    },
    {
      id: 'print-test',
      title: 'Print it and fill it in by hand',
      doneWhen: {
        'school-age': 'A real school week fits, and unused boxes are crossed out.',
        else: 'A real week at {workplace} fits; unused boxes are crossed out.',
      },
      materials: { 'no-money': 'Library printer, biro', else: 'Officeworks printer, biro' },
      hours: 1,
      lite: {
        title: 'Print one copy and fill it in',
        hours: 0.25,
        doneWhen: 'Unused boxes are crossed out.',
      },
      phase: 'proof',
      needs: ['draw-master'],
      when: 'open-shops',
      where: 'On the way to the shops in {area}',
      instead: 'At home, or printed on the next trip to the shops',
    },
    {
      id: 'tester-week',
      title: 'Give it to your tester for a week',
      doneWhen: {
        else: [
          'You know the empty box, and what {crowd} squeeze into the margin.',
          'Their copy is back from {area}, with one box struck out.',
        ],
      },
      materials: 'Three printed copies',
      hours: 0.75,
      phase: 'proof',
      needs: ['print-test', 'ask-tester'],
      where: { 'school-age': 'At the gate', employed: 'At {workplace}', else: 'In {area}, or by post' },
    },
    {
      id: 'mend-page',
      title: 'Mend page one and make the Letter copy',
      doneWhen: {
        proven: 'Both sizes print to the millimetre, and open on an old phone.',
        else: 'Both sizes print whole, and open on your tester’s phone.',
      },
      hours: 1,
      phase: 'proof',
      needs: ['tester-week'],
      where: 'One sitting',
    },
    {
      id: 'open-shop',
      title: 'Open the shop and read the fee page',
      doneWhen: {
        abn: 'The shop stands in your ABN’s name, and payouts reach its account.',
        else: 'It has a payout account and a name that {crowd} would trust.',
      },
      hours: 1.5,
      lite: {
        title: 'Open the shop with name and payout account',
        hours: 0.5,
        doneWhen: 'The fee page is read.',
      },
      phase: 'comply',
      needs: ['search-test'],
      where: 'At the laptop with your papers',
    },
    {
      id: 'business-or-hobby',
      title: { abn: 'Put the shop under your ABN', else: 'Decide whether the shop is a business yet' },
      doneWhen: {
        abn: 'The ABN’s activity covers it, and a folder for receipts begins in {start-month}.',
        else: 'Your answer to the official questions is dated, and a folder for receipts begins in {start-month}.',
      },
      hours: 0.75,
      lite: {
        title: 'Read the official ABN questions',
        hours: 0.25,
        doneWhen: 'Your answer is dated.',
      },
      phase: 'comply',
      needs: ['open-shop'],
      where: 'At the laptop',
    },
    {
      id: 'photo-set',
      title: 'Photograph the filled page in its place',
      doneWhen: {
        films: 'Seven images and one ten-second clip exist; photo one reads at thumbnail size.',
        children: 'Seven images exist, one of them on a real and crowded fridge.',
        else: 'Seven images exist, and photo one tells {crowd} apart at thumbnail size.',
      },
      hours: 1.5,
      phase: 'proof',
      needs: ['print-test'],
      when: 'daylight',
      where: 'Beside a bright window',
      instead: 'Under two lamps, if it cannot wait for a bright window',
    },
    {
      id: 'write-listing',
      title: 'Write title, tags and first three lines',
      doneWhen: {
        writes: 'The first line says who it is for in eight words, and each tag is a phrase {crowd} use.',
        else: [
          'Each tag is a phrase {crowd} use; none repeats another.',
          'Thirteen tags stand, all lifted from what {crowd} typed.',
        ],
      },
      hours: 1,
      phase: 'reach',
      needs: ['group-test'],
      where: 'Anywhere with the notes open',
    },
    {
      id: 'publish-first',
      title: 'Publish page one at {price} and buy it once',
      doneWhen: {
        'no-money':
          'A friend’s purchase brought the right file, and the listing fee waits for the first payout.',
        children: 'The right file came down, and the other parent understood it unaided.',
        else: 'The right file came down, and {crowd} would know it as theirs.',
      },
      hours: 1,
      lite: {
        title: 'Photograph, describe and publish page one',
        hours: 0.75,
        doneWhen: 'It is live at {price}.',
      },
      phase: 'deliver',
      needs: ['print-test', 'open-shop', 'photo-set', 'write-listing'],
      where: 'With the shop’s preview open',
      firstJob: true,
    },
    {
      id: 'ten-second-test',
      title: 'Show {n:3} people the listing, ten seconds each',
      doneWhen: 'Most of them say “{crowd}”, and that nothing is posted.',
      hours: 0.25,
      lite: { title: 'Show the listing to one person', hours: 0.25, doneWhen: 'They said who it is for.' },
      phase: 'learn',
      needs: ['publish-first'],
      where: { 'school-age': 'At the next pick-up', employed: 'At {workplace}', else: 'In any queue' },
    },
    {
      id: 'family-two',
      title: 'Make pages two to four for {crowd}',
      doneWhen: {
        designs: 'No line jumps from page to page.',
        else: 'Side by side, all four belong together.',
      },
      hours: 5,
      lite: { title: 'Make page two on the same grid', hours: 2, doneWhen: 'It lies on page one’s lines.' },
      phase: 'deliver',
      needs: ['publish-first', 'mend-page'],
      where: 'A page a sitting',
    },
    {
      id: 'list-family-two',
      title: 'List pages two to four',
      doneWhen: 'Three more listings stand, each with {crowd} in its own tags.',
      hours: 4,
      lite: { title: 'List page two', hours: 1, doneWhen: 'It has its own first picture.' },
      phase: 'reach',
      needs: ['family-two'],
      where: 'One listing at a time',
    },
    {
      id: 'give-to-group',
      title: 'Offer the sample sheet to {crowd}',
      doneWhen: {
        sells: 'The admin pinned it, and {n:20} people took it and were asked one question.',
        else: 'The admin agreed, and {n:10} people said what they would change.',
      },
      hours: 1,
      lite: {
        title: 'Ask the admin about sharing one sheet',
        hours: 0.25,
        doneWhen: 'The answer is in writing.',
      },
      phase: 'reach',
      needs: ['publish-first'],
      where: 'In the group, as its rules allow',
    },
    {
      id: 'family-three',
      title: 'Make pages five to eight',
      doneWhen: 'Each answers a moment of {crowd} that no earlier page covers.',
      hours: 6,
      lite: { title: 'Make page three', hours: 1.5, doneWhen: 'A tester asked for it.' },
      phase: 'deliver',
      needs: ['list-family-two'],
      where: 'With a print at the end of each',
    },
    {
      id: 'build-bundle',
      title: 'Put the ten in one bundle at {premium-price}',
      doneWhen: {
        'school-age': 'It answers a whole school year, and one picture shows all ten.',
        else: 'It answers one bigger question of {crowd}, and one picture shows all ten.',
      },
      hours: 5,
      phase: 'offer',
      needs: ['family-three'],
      where: 'Two sittings',
    },
    {
      id: 'seasonal-check',
      title: 'Check every date against {state}’s calendar',
      doneWhen: 'Terms, holidays and seasons of {state} are right to the end of its year.',
      hours: 0.75,
      lite: {
        title: 'Check the dates on your listed pages',
        hours: 0.25,
        doneWhen: '{state}’s own pages agree.',
      },
      phase: 'comply',
      needs: ['publish-first'],
      where: 'At the laptop, a page at a time',
    },
    {
      id: 'save-replies',
      title: 'Write three saved replies',
      doneWhen: 'Trouble, wrong size and “can you change it” have two kind sentences each.',
      hours: 0.5,
      phase: 'sell',
      needs: ['publish-first'],
      where: 'On the phone',
    },
    {
      id: 'month-count',
      title: 'Count visits, orders and hours',
      doneWhen: 'One row a listing is filled for {month-1}.',
      hours: 0.5,
      lite: { title: 'Note visits, orders and hours', hours: 0.25, doneWhen: 'One row a listing is filled.' },
      phase: 'learn',
      needs: ['publish-first'],
      where: 'With coffee',
    },
    {
      id: 'mend-weakest',
      title: 'Mend the listing with the fewest visits',
      doneWhen: 'Its title begins as {crowd} typed it, and the change is dated.',
      hours: 1,
      phase: 'sell',
      needs: ['month-count'],
      where: 'After sixty days, and no sooner',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To one of the {crowd} who keeps the page by hand',
      when: 'Before you draw, and again when a test page is ready',
      lines: [
        {
          employed:
            'Hi [name], it’s {name} from {workplace}. You keep [thing] on paper, and I’m drawing a page for that.',
          else: 'Hi [name], I saw you ask how {crowd} keep track of [thing]. I’m drawing a page for that.',
        },
        {
          children: 'Could you send a photo, names hidden? The messier the better.',
          else: 'Could you send a photo of yours? Scribbles are perfect; hide any names.',
        },
        'Mine is free for you by {check-day}, if you’ll tell me which box stayed empty.',
      ],
    },
    {
      id: 'listing',
      title: 'The first lines of a listing',
      when: 'For each page, with its own moment',
      lines: [
        'For {crowd} who need to see [one thing] at a glance, for the whole [cycle].',
        'You get [number] PDF files to download as you pay. No parcel is sent.',
        {
          town: 'Prints well in black. Made in {area}, by somebody who [your connection].',
          else: 'Prints well in black. Made in {state}, by somebody who [your connection].',
        },
        'One household may print it again and again.',
      ],
    },
    {
      id: 'follow-up',
      title: 'To a tester after the week',
      when: 'Seven days after they took the page',
      lines: [
        'Hi [name], how did the page survive the week?',
        {
          children: 'Which box did the kids ignore, and what went in the margin?',
          else: 'Which box stayed blank, and what went in the margin?',
        },
        'You get the mended one before anybody else. {name}',
      ],
    },
    {
      id: 'ask-review',
      title: 'A note inside the file',
      when: 'On the last page of each download',
      lines: [
        'If it helps, a review tells other {crowd} that it fits.',
        'If a box is wrong, message {name} first. Corrections are free for you.',
      ],
    },
  ],
  risks: [
    {
      id: 'silent-months',
      risk: 'Months pass with hardly a sale and you stop listing.',
      firstSign: 'You open the statistics daily and the drawing file weekly.',
      response: {
        proven: 'You know how long trust takes: count pages on the shelf until {month-3}, never views.',
        'few-hours': 'At {hours} a week ten pages take until spring: judge yourself by pages listed.',
        else: 'Close the statistics until {month-3}, and judge yourself by pages listed.',
      },
      likelihood: 3,
      impact: 2,
      for: ['not-met'],
    },
    {
      id: 'pretty-trap',
      risk: 'You polish decoration that no buyer asked for.',
      firstSign: 'Page one took twice the hours planned.',
      response: 'Take out a border, a font, a box; print {short-when}.',
      likelihood: 3,
      impact: 2,
      for: ['designs'],
    },
    {
      id: 'wrong-dates',
      risk: 'A term or holiday of {state} is wrong.',
      firstSign: 'One message asks about a date.',
      response: {
        children: 'Mend it the same night and send every buyer the right file, with an apology.',
        else: 'Pause the listing, correct it that day, and write to each buyer.',
      },
      likelihood: 2,
      impact: 2,
      for: ['has teacher|teaching|school|classroom', 'children'],
    },
    {
      id: 'copied',
      risk: 'Another shop copies your best page.',
      firstSign: 'A listing turns up with your column names.',
      response: 'Use Etsy’s notice form, then draw the page {crowd} asked for next.',
      likelihood: 2,
      impact: 1,
      for: ['proven'],
    },
    {
      id: 'suspended-shop',
      risk: 'Etsy holds payouts or suspends a new shop.',
      firstSign: 'An email asks for identity papers.',
      response: {
        abn: 'Send ABN, papers and layered files at once.',
        else: 'Answer the same day with papers and layered files.',
      },
      likelihood: 1,
      impact: 3,
      for: ['new', 'no-abn'],
    },
    {
      id: 'not-posted',
      risk: 'Buyers expect a parcel and complain.',
      firstSign: 'A message asks for tracking.',
      response: 'Refund without argument; move “digital file” one picture forward.',
      likelihood: 2,
      impact: 1,
    },
    {
      id: 'too-near',
      risk: 'Somebody at {workplace} sees their own form in your shop.',
      firstSign: 'A colleague asks where the columns came from.',
      response: 'Draw from scratch, in your own time and on your own laptop, and say so.',
      likelihood: 2,
      impact: 2,
      only: ['employed'],
    },
    {
      id: 'tired-evenings',
      risk: 'Drawing after bedtime turns page two into a month.',
      firstSign: 'Two sittings in a row are missed.',
      response: 'Do it {when} instead, an hour at most, with the file already open.',
      likelihood: 3,
      impact: 2,
      only: ['children', 'evenings'],
    },
  ],
  qualityChecks: [
    'A biro entry fits each line, in normal handwriting.',
    'It prints at actual size with no edge lost.',
    'The tester used four boxes in five unprompted.',
    'Spelling, seasons and units are Australian.',
    'File names say what they are.',
    'Photo one can be read at thumbnail size.',
    'Ten pages lie on one grid, seen together.',
    'The zip opens on a phone.',
  ],
  keepDoing: 'listing pages',
  metrics: [
    {
      id: 'items',
      name: 'Pages listed',
      what: 'Live listings; about {items-1} by the end of {month-1}.',
      ifLow: {
        children: 'List the plain one {when}, once they sleep; the border can wait.',
        designs: 'Leave the border off and list it {when}; polish what sells.',
        else: 'Halve what a page holds and list it {when}, plain.',
      },
    },
    {
      id: 'visits',
      name: 'Visits a listing',
      what: {
        proven: 'Strangers’ visits, by listing.',
        else: 'As the shop’s page counts them, yours left out.',
      },
      ifLow: {
        proven: 'Put the word your trade uses first in the least visited title.',
        writes: 'Write the least visited title again, as {crowd} would say it.',
        else: 'Retitle the least visited with words {crowd} typed.',
      },
    },
    {
      id: 'orders',
      name: 'Orders',
      what: {
        proven: 'Sales that stayed sold: {goal} needs {sales-goal} of them a month.',
        else: 'Paid downloads, less refunds; {sales-goal} a month would meet {goal}.',
      },
      ifLow: {
        films: 'Put the clip first and leave the rest alone.',
        else: 'Change photo one alone, then wait.',
      },
    },
    {
      id: 'hours',
      name: 'Hours a page',
      what: 'All of it, in quarters, against {hours} a week.',
      ifLow: {
        children: 'A page that took no time has unlogged naptimes behind it.',
        else: 'A page that took no time has unlogged evenings behind it.',
      },
    },
  ],
  channels: [
    {
      name: 'Etsy search',
      fit: 0.9,
      cost: 0.3,
      speed: 0.3,
      firstStep: 'Publish page one at {price} with tags from real posts.',
      experiment: 'Two titles begin with “{crowd}”, two with the cycle.',
    },
    {
      name: 'The group where your people talk',
      fit: 0.85,
      cost: 0.1,
      speed: 0.7,
      firstStep: 'Read the rules {short-when} and message an admin of {crowd}.',
      experiment: {
        proven: 'Show a finished page to one group and its empty twin to the next.',
        else: 'A free sheet in one group until {month-3}, only answers elsewhere.',
      },
    },
    {
      name: 'Pinterest pins of the filled-in page',
      fit: 0.6,
      cost: 0.15,
      speed: 0.3,
      firstStep: 'Pin photo one {short-when}, the moment as its caption.',
      experiment: '{n:10} pins in {month-1}: half handwriting, half blank.',
    },
    {
      name: 'A poster at the shop where they buy supplies',
      fit: 0.5,
      cost: 0.2,
      speed: 0.5,
      firstStep: 'Ask one shop in {area} to hang a filled page.',
      experiment: 'Free sheets instead from {check-day}.',
    },
    {
      name: 'Etsy ads',
      fit: 0.4,
      cost: 0.8,
      speed: 0.6,
      firstStep: 'Leave them off before {month-3}.',
      experiment: 'One week on the {premium-price} bundle alone, capped by {left} a sale.',
    },
  ],
  delivery: [
    {
      step: 'Found',
      you: 'Keep titles and photo one in the words of {crowd}.',
      tool: 'Etsy listing',
      doneWhen: 'Strangers visit from search.',
    },
    {
      step: 'Bought',
      you: 'Nothing by hand; the shop sends the files.',
      tool: 'Etsy download',
      doneWhen: 'A test purchase brings the right file.',
    },
    {
      step: 'Printed',
      you: 'Say on page one which paper and setting.',
      tool: 'PDF with a short guide',
      doneWhen: 'No message asks about the edge.',
    },
    {
      step: 'Used',
      you: 'Answer questions {when}, all together, not between.',
      tool: 'Saved replies',
      doneWhen: 'No question came three times.',
    },
    {
      step: 'Mended',
      you: 'Change the page when a box keeps confusing {crowd}.',
      tool: 'Master file, change list',
      doneWhen: 'Past buyers were told.',
    },
  ],
  tools: [
    {
      name: 'Canva or Inkscape',
      job: 'Drawing the grid, exporting PDF',
      freeFirst: 'Canva’s free plan, or Inkscape',
      payWhen: 'Ten pages are listed and resizing drags',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'A printer',
      job: 'Real tests on real paper',
      freeFirst: 'The library in {area}',
      payWhen: 'Twenty test pages a month',
    },
    {
      name: 'A phone camera and a window',
      job: 'Listing pictures',
      freeFirst: 'Both are in the house',
      payWhen: 'Never before the first bundle',
    },
    {
      name: 'A sheet',
      job: 'Visits, orders, hours and changes',
      freeFirst: 'Google Sheets or LibreOffice Calc',
      payWhen: 'Never for this path',
      for: ['organises'],
    },
    {
      name: 'A chat model',
      job: 'Sorting complaints into themes',
      freeFirst: 'A free tier, nothing private in it',
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: 'Printable pages for {crowd}',
    claim: {
      children: 'Drawn around the week that {crowd} have.',
      designs: 'One grid, room for a pen, your real week.',
      else: 'Drawn around the week you really have.',
    },
    proof: [
      'a page in use, with handwriting and a coffee ring',
      'the box no free page has, shown close up',
      'reviews from {crowd} that name the moment',
    ],
    notFor: 'Anybody after a pretty general planner, a custom design or a parcel in {state}.',
  },
  growth: {
    'few-hours':
      'At {hours} a week one group is enough: three more pages beside the one that sells, then {premium-price} bundles.',
    else: 'When one page outsells the rest, make three beside it before a second group. Pay for photographs first, and keep the questions of {crowd}.',
  },
  consolation: {
    proven: 'By {month-3} you will know what {crowd} pay {price} for, from their own complaints.',
    else: 'By {check-day} you can lay out a clean page for {crowd} and write a title they search for.',
  },
};
