import type { PathWords } from '../path-words.ts';

export const brandKitInAWeekWords: PathWords = {
  slug: 'brand-kit-in-a-week',
  customer: {
    who: {
      proven:
        'Owners in {area} with a lease, a fit-out and a sign date: barbers, clinics, second cafes, a bookkeeper leaving her firm.',
      children:
        'Owners near {area} who open within two months, often parents too: a mobile groomer, a dance teacher, a cake table at the market.',
      regional:
        'An owner in or around {area} who opens within two months: a dumpling stall, a mobile groomer, a barber taking the old bank.',
      else: [
        'An owner near {area} who opens in the next two months: a mobile groomer, a dumpling stall, a barber taking a lease.',
        'A sole trader near {area} with a registered name and no mark: a bookkeeper on her own, a groomer, a stall at the market.',
      ],
    },
    situation: {
      proven:
        'The name is registered, the sign-writer wants a vector, and the logo is a word typed in an app.',
      'few-hours':
        'The van is booked for vinyl. The logo is a word from a free app, and nobody agrees on the green.',
      else: [
        'The name is on the register. The sign-writer asked for a file, and the family cannot agree on a font.',
        'The stall starts in weeks, the banner printer wants artwork, and three stalls beside it share one font.',
      ],
    },
    trigger: {
      'has market|cafe|café|bak':
        'A market in {area} says yes for {month-3}, and the manager wants a banner at the right height.',
      'school-age': 'A first market spot, a van booked for vinyl, a school fete that wants a logo by Friday.',
      else: [
        'A van booked for vinyl, a lease signed in {area}, a stall accepted for {month-3}, a first invoice to send.',
        'Keys to a shop, a fit-out quote with “signage by owner” on it, a card reader that asks for a logo.',
      ],
    },
    pays: {
      abn: 'The owner pays {price} from start-up money: half on your ABN invoice to hold a Monday, half before the files.',
      employed:
        'Half of {price} holds the week while you are still at {workplace}; half by transfer before files.',
      else: 'The owner pays half of {price} by transfer to hold a Monday, and half before the files leave.',
    },
  },
  theirWords: [
    'The sign guy asked for a vector and I nodded.',
    'It’s the same logo as a gym in Texas.',
    'I don’t need a strategy, I need a van.',
    'The fonts change whenever I print the menu.',
    'I can’t tell my sister-in-law it’s wrong.',
    'What’s a hex code?',
    'Big it’s fine. On Facebook it’s a smudge.',
    'The accountant said just pick a font.',
    'Can it go on a cap as well?',
  ],
  places: [
    {
      place: 'Papered windows on your shopping strips',
      how: {
        children:
          'Walk the strips near {area}, children along; photograph {n:5} “opening soon” signs, and go back alone.',
        else: 'Walk the strips of {area}, photograph each “opening soon”, and return midweek with your file list.',
      },
      count: 14,
    },
    {
      place: 'Council notices for food and change of use',
      how: 'Read the {local} planning page {short-when} for food, outdoor seating and change of use; trade and street are there.',
      count: 10,
      for: ['evenings', 'organises'],
    },
    {
      place: 'The public register of business names',
      how: {
        organises:
          'Filter the open file to last month, then to {n:20} names like “mobile” or “studio” in {state}.',
        else: 'Filter the open file to last month and words like cakes or mobile; check {n:20} postcodes.',
      },
      count: 12,
      for: ['few-hours', 'organises', 'evenings'],
    },
    {
      place: 'New pins on the map',
      how: 'Search a trade in {area}, scroll to pins with no photo or review, and check them on foot.',
      count: 10,
      for: ['metro', 'student'],
    },
    {
      place: 'Market managers and their waiting lists',
      how: 'Ask two managers who starts in {month-3}; new stalls need a banner and price board.',
      count: 9,
      for: ['regional', 'weekends', 'sells'],
    },
    {
      place: 'Sign-writers, bookkeepers, leasing agents',
      how: {
        proven: 'Show {n:6} in {area} your portfolio; ask which files arrive broken, and mend one.',
        'has sign shop|signwrit|print':
          'You know what arrives broken. Ask {n:6} shops in {area} for a file you could mend.',
        else: 'Ask {n:6} in {area} what files arrive broken, and offer to mend the next.',
      },
      count: 9,
      for: ['proven', 'daytime'],
    },
    {
      place: '“Just started my own” posts in suburb groups',
      how: 'Search the {local} group for “started” and “ABN” {short-when}. Congratulate first, write a day later.',
      count: 9,
      for: ['children', 'no-money', 'evenings'],
    },
    {
      place: 'People who left {workplace} to go alone',
      how: 'Ask {n:6} people from {workplace} who is starting something, and what is on their card.',
      count: 8,
      for: ['employed', 'new'],
    },
  ],
  alternatives: [
    {
      what: 'A free logo maker',
      whyItFails: 'Anyone may download the same shape, and the sign-writer can’t use the file.',
      for: ['no-money'],
    },
    {
      what: 'A talented relative',
      whyItFails: 'No deadline, one flat picture, and a family lunch at stake.',
      for: ['children'],
    },
    { what: 'A contest site', whyItFails: 'Forty strangers guess, and none has seen the street.' },
    {
      what: 'A branding agency',
      whyItFails: 'Eight weeks, and the price of the fridge.',
      for: ['metro', 'proven'],
    },
    {
      what: 'The print shop’s free layout',
      whyItFails: 'Fine on that one banner; the file stays with the printer.',
      for: ['regional'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The name in a plain font',
      price: 'Free',
      speed: 'Today',
      trust: 'Looks unfinished',
      yourEdge: 'You make the first place right by {day}.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Canva on a Sunday night',
      price: 'Free to a monthly fee',
      speed: 'One night, and again next month',
      trust: 'They like it, printers do not',
      yourEdge: 'Drawn from nothing, theirs alone, in files printers open.',
    },
    {
      kind: 'marketplace',
      name: 'Fiverr and contest sites',
      price: 'From very low to near {price}',
      speed: 'One to five days',
      trust: 'Stars, and borrowed shapes',
      yourEdge: {
        town: 'You measure the fascia and sign the rights over.',
        else: 'You measure the fascia and sign the rights over.',
      },
    },
    {
      kind: 'local-rival',
      name: 'The print shop in town',
      price: 'Below {price}, with the printing',
      speed: 'While the banner is made',
      trust: 'Years on the main street',
      yourEdge: 'A mark they own, in five folders.',
      for: ['regional', 'new'],
    },
    {
      kind: 'local-rival',
      name: 'Freelance designers and studios',
      price: 'Near {price}, or several times it',
      speed: 'Two to eight weeks',
      trust: 'A portfolio and a name',
      yourEdge: {
        proven: 'Equal work, a fixed week, the price shown first.',
        else: 'A fixed week, list and price, before any call.',
      },
      for: ['metro', 'proven'],
    },
    {
      kind: 'software',
      name: 'AI logo generators',
      price: 'Small fee for the download',
      speed: 'Minutes',
      trust: 'Rights unclear; looks like everyone’s',
      yourEdge: {
        'uses-ai': 'Ideas by machine if they like, the mark by hand.',
        else: 'A shape whose maker can say why it reads.',
      },
    },
  ],
  offer: {
    promise: {
      proven:
        'A logo set, fonts, colours and four editable templates in one calendar week, by a designer with years behind the choice.',
      children:
        'A logo, colours, fonts and four templates in a week with set days, for a van, window or stall.',
      else: [
        'A logo set, colours, fonts and four templates you can edit, ready for the street within one week.',
        'One week after they say yes, the van, the window and the phone show one mark.',
      ],
    },
    starter: {
      name: 'The tidy-up',
      included: [
        { designs: 'the logo they like, redrawn by eye', else: 'the logo they like, redrawn clean' },
        { children: 'three colours, with codes', else: 'colours with their codes' },
        { writes: 'one template with your words in it', else: 'one editable template' },
      ],
      excluded: ['new ideas for the mark', 'sign artwork'],
      hoursFactor: 0.44,
    },
    core: {
      name: 'The kit',
      included: [
        {
          proven: 'two black routes, with your pick',
          children: 'two routes, black only',
          else: 'two black routes, one finished',
        },
        'logo wide, stacked and small',
        {
          designs: 'colours, two fonts, a strict page of rules',
          else: 'three colours, two fonts, one page of rules',
        },
        {
          writes: 'four templates, already worded',
          children: 'four templates their staff can edit',
          else: 'four templates in their account',
        },
        {
          films: 'a film on changing a price, and a logo reveal',
          'few-hours': 'a short how-to film',
          else: 'a film on changing a price',
        },
      ],
      excluded: [
        'naming, trade mark advice',
        { proven: 'websites and photography', else: 'websites, photos, printing' },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Kit plus launch',
      included: [
        'everything in the kit',
        {
          'has menu|cafe|café': 'a menu and a sign layout',
          children: 'a price list and sign layout',
          else: 'a brochure and sign layout',
        },
        { writes: 'ten posts, written', else: 'ten posts for the opening' },
        'small fixes for two months',
      ],
      excluded: ['sign printing and fitting', 'a second site'],
      hoursFactor: 2.25,
    },
  },
  skills: {
    Writing:
      'You fill templates with believable words, so owners only edit. Write price list, footer and first post into each {price} kit.',
    Design: {
      proven:
        'Show decisions: two routes in black, the dropped one and why. That earns {price} sooner than colour does.',
      else: 'This is the trade. Show the dropped route and the reason, and the mark at fingernail size, for {price}.',
    },
    'AI Use':
      'Use it for wide early ideas and sample text. Redraw what you keep, and tell the client what was machine-made.',
    Sales: {
      proven: 'You can talk across a half-built counter; begin with the sign date, leave style until Monday.',
      else: 'Ask an owner for the sign date; you can do that standing, and {price} follows from it.',
    },
    'Video Editing':
      'The hand-over film comes easily. Add a six-second reveal to the {premium-price} pack, which few designers offer.',
    'Project Management':
      'A week holds because choices fall on set days. With {hours} you name one decider and close a round politely.',
  },
  skillLeftOut: {
    'few-hours': 'It stays out: a kit at {hours} a week sells because its list is short.',
    else: 'It stays out of the kit, since {price} buys a short list, kept to the week.',
  },
  tasks: [
    {
      id: 'pick-briefs',
      title: {
        proven: 'Choose three trades you lack in your portfolio',
        else: 'Choose three self-set briefs with a hard limit',
      },
      doneWhen: {
        proven: 'Each trade has a real street in {area}, a first place of sight and one awkward limit.',
        children: 'Each names a trade near {area}, where it is seen first, and one limit.',
        else: 'Each names a {local} trade, a first place of sight and one awkward limit.',
      },
      hours: 0.75,
      lite: {
        title: 'Choose one self-set brief',
        hours: 0.25,
        doneWhen: 'It has a trade, a sign and a limit.',
      },
      phase: 'offer',
      needs: [],
      where: {
        daytime: 'A cafe table facing the street',
        else: 'Any desk, with the street view of one strip open',
      },
    },
    {
      id: 'scope-week',
      title: 'Write the week day by day, with exclusions',
      doneWhen: {
        organises:
          'Five days, one line of exclusions and {price} stand on your board, and a friend finds no gap.',
        proven: 'Five days, what is out, and {price}; you left off whatever made past jobs run over.',
        else: 'Five days, one line of exclusions and {price} are on paper, and a friend finds no gap.',
      },
      hours: 1,
      lite: {
        title: 'Write scope, price and exclusions in six lines',
        hours: 0.5,
        doneWhen: '{price} and what is out stand there.',
      },
      phase: 'offer',
      needs: ['pick-briefs'],
      where: 'At your desk',
    },
    {
      id: 'font-licences',
      title: 'Choose {n:6} fonts whose licences allow logos',
      doneWhen: {
        proven: 'Each font you rely on has its licence page saved, and who must buy it.',
        else: 'A sheet has each font, its licence page, and whether a client must buy it.',
      },
      hours: 0.75,
      phase: 'comply',
      needs: [],
      where: 'Open-licence font sites',
    },
    {
      id: 'first-routes',
      title: 'Draw two black routes for the first brief',
      doneWhen: {
        proven: 'Both read at eight millimetres, and took fewer hours than your scope allows.',
        children: 'Both can be told apart across the kitchen and at thumbnail size.',
        else: 'Both read at thumbnail size and from the other side of the room.',
      },
      materials: {
        'has figma|illustrator|photoshop|inkscape': 'Paper, the tool you know, timer',
        else: 'Paper, Inkscape, timer',
      },
      hours: 3,
      lite: {
        title: 'Draw one mark in black within an hour',
        hours: 1,
        doneWhen: 'It reads at thumbnail size.',
      },
      phase: 'deliver',
      needs: ['pick-briefs'],
      where: { children: 'Kitchen table; pencil before screen', else: 'On paper first, then on screen' },
    },
    {
      id: 'first-kit',
      title: 'Finish the first brief as a whole kit',
      doneWhen: {
        writes: 'Logo set, colours and rules are done, and four templates hold words an owner would keep.',
        proven: 'The whole kit exists in the hours you would charge {price} for, and they are noted.',
        else: 'Logo set, colours, four filled templates and a rules page exist, with their hours.',
      },
      hours: 4,
      lite: {
        title: 'Put the mark on a van, menu and circle',
        hours: 1,
        doneWhen: 'It holds in all three.',
      },
      phase: 'proof',
      needs: ['first-routes'],
      where: 'Two sittings, timer on',
    },
    {
      id: 'show-decisions',
      title: 'Lay the first brief out in five pictures',
      doneWhen: {
        employed: 'Somebody at {workplace} can say why you dropped the other route.',
        proven: 'A stranger can say in one breath why you dropped the other route.',
        else: 'A friend can say why you dropped the other route.',
      },
      hours: 1.5,
      lite: {
        title: 'Put the mark and one reason on a page',
        hours: 0.25,
        doneWhen: 'The reason is one sentence.',
      },
      phase: 'proof',
      needs: ['first-routes'],
      where: 'At your desk',
    },
    {
      id: 'file-list',
      title: 'Print a one-page list of sign sizes and files',
      doneWhen: {
        'has sign shop|signwrit|print':
          'A second sign-writer added what your own shop would not ask, and {price} is on the back.',
        proven: 'A sign-writer you trust added one line, and {price} is on the back.',
        else: 'A sign-writer read it and added what you missed; {price} is on the back.',
      },
      hours: 1,
      lite: {
        title: 'Write the file list for sign-writers',
        hours: 0.25,
        doneWhen: 'Sizes, file types and {price} fit a page.',
      },
      phase: 'reach',
      needs: ['scope-week'],
      when: 'office-hours',
      where: 'One call in shop hours, then any printer',
      instead: 'By email to a sign-writer, then any printer',
    },
    {
      id: 'rights-words',
      title: 'Write your rights and approval sentences',
      doneWhen: {
        proven: 'Transfer, unused routes, showing the work and number check are in your terms, a line each.',
        else: 'Transfer on payment, unused routes, showing the work, number check: one line each.',
      },
      hours: 0.75,
      lite: {
        title: 'Write one sentence on rights, one on approval',
        hours: 0.25,
        doneWhen: 'A friend understands both.',
      },
      phase: 'comply',
      needs: ['scope-week'],
      where: 'The Copyright Council’s guide open beside you',
      beforeFirstJob: true,
    },
    {
      id: 'abn-ready',
      title: {
        abn: 'Make a deposit invoice and its account',
        else: 'Settle ABN, invoice and deposit account',
      },
      doneWhen: {
        abn: 'A numbered invoice for half of {price} carries your ABN.',
        else: 'The ABN is applied for, and an invoice for half of {price} is ready.',
      },
      hours: 0.75,
      lite: {
        title: 'Settle the ABN and a deposit invoice',
        hours: 0.5,
        doneWhen: 'Half of {price} stands on it.',
      },
      phase: 'comply',
      needs: ['scope-week'],
      where: 'abr.gov.au and your bank’s app',
      beforeFirstJob: true,
    },
    {
      id: 'walk-strips',
      title: 'Walk {n:3} strips of shops and the market in {area}',
      doneWhen: {
        proven: '{n:15} openings have a date, a trade, a fascia photo and the builder’s name.',
        else: '{n:15} openings have a date, a trade and the place strangers will look first.',
      },
      hours: 2,
      lite: {
        title: 'Walk one strip of shops in {area}, list three openings',
        hours: 0.25,
        doneWhen: 'Each has a trade and a street.',
      },
      phase: 'reach',
      needs: ['scope-week'],
      when: 'daylight',
      where: { children: 'On foot, with the children if need be', else: 'On foot, phone and notebook' },
    },
    {
      id: 'talk-five',
      title: 'Ask {n:5} owners about their sign date',
      doneWhen: {
        sells: '{n:5} hold your file list, you know their sign-writers, and one gave a budget.',
        else: '{n:5} hold your file list, and some told you who makes their sign.',
      },
      hours: 2,
      lite: {
        title: 'Ask two owners about their sign date',
        hours: 0.5,
        doneWhen: 'Both hold your file list.',
      },
      phase: 'reach',
      needs: ['walk-strips', 'file-list', 'first-routes'],
      when: 'open-shops',
      where: 'From the footpath, where builders work',
      instead: 'From the footpath, while there is light',
    },
    {
      id: 'discount-tidy',
      title: 'Do one tidy-up for a stall, portfolio price',
      doneWhen: {
        proven: 'The new sign hangs at a {local} stall, photographed, with the hours beside it.',
        children: 'Their sign or menu is in use, and you may show the photo.',
        else: 'A real sign or menu is in use, and the owner lets you show it.',
      },
      hours: 3.5,
      whole: true,
      lite: { title: 'Redraw one stall’s logo', hours: 2, doneWhen: 'They have files a printer opens.' },
      phase: 'deliver',
      needs: ['talk-five'],
      where: {
        children: 'At home; files before their next market',
        else: 'At your desk, before their next market',
      },
      firstJob: true,
    },
    {
      id: 'second-brief',
      title: 'Make the second self-set kit in eight hours',
      doneWhen: {
        'many-hours': 'It took less than your {hours} of one week, and its templates survive a clumsy edit.',
        else: 'It beat the first one’s hours, and somebody at {workplace} edited a template safely.',
      },
      hours: 6,
      phase: 'proof',
      needs: ['first-kit'],
      where: 'Two sittings',
    },
    {
      id: 'portfolio-page',
      title: 'Publish the work with {price} on it',
      doneWhen: {
        proven: 'Old clients’ work and self-set briefs are labelled apart, and the page loads on a phone.',
        else: 'It loads on a phone, invented briefs are labelled, and {price} is plain.',
      },
      hours: 1.5,
      lite: {
        title: 'Publish one page with sample and price',
        hours: 0.5,
        doneWhen: 'The sample is labelled self-set.',
      },
      phase: 'proof',
      needs: ['show-decisions'],
      where: 'A free one-page site',
    },
    {
      id: 'read-register',
      title: 'Read the name register and council notices',
      doneWhen: {
        organises: '{n:12} names are on your sheet, dated; hobbies and far ones are filtered out.',
        else: '{n:12} names are added, with hobbies and far ones struck out.',
      },
      hours: 2,
      lite: {
        title: 'Read a fortnight of council notices',
        hours: 0.5,
        doneWhen: 'Each likely one has a street.',
      },
      phase: 'reach',
      needs: ['scope-week'],
      where: { children: 'On the sofa, once they are down', else: 'At the laptop' },
    },
    {
      id: 'meet-three',
      title: 'Meet a sign-writer, bookkeeper and leasing agent',
      doneWhen: {
        proven: 'Each has one broken file you mended, and your next free Monday.',
        else: 'Each knows what you charge to mend a file, and your next Monday.',
      },
      hours: 2,
      lite: { title: 'Ring one sign-writer about broken files', hours: 0.25, doneWhen: 'They named one.' },
      phase: 'reach',
      needs: ['file-list'],
      when: 'office-hours',
      where: 'Their counter, mid-morning',
      instead: { employed: 'By phone in a break', else: 'By email, then one call each at lunchtime' },
    },
    {
      id: 'contact-forty',
      title: 'Contact {n:40} more openings',
      doneWhen: {
        sells: '{n:40} owners were visited or rung about the place they are seen first.',
        writes: '{n:40} owners had a letter or a visit, each naming the place they are seen first.',
        else: '{n:40} owners in and near {area} were visited, rung or written to.',
      },
      hours: 6,
      lite: { title: 'Contact six more openings', hours: 1.25, doneWhen: 'Each answer has its source.' },
      phase: 'reach',
      needs: ['talk-five'],
      when: 'open-shops',
      where: 'On foot, by phone and letter',
      instead: {
        employed: 'On foot at lunch, by letter after',
        else: 'By letter and email, on foot one {shop-day}',
      },
    },
    {
      id: 'quote-two-rungs',
      title: 'Quote two rungs to an owner with a date',
      doneWhen: {
        proven: 'They hold {premium-price}, {price}, a Monday and what is out.',
        else: 'They hold {price}, {starter-price}, a Monday and what is out.',
      },
      hours: 0.75,
      lite: { title: 'Quote two rungs in one message', hours: 0.25, doneWhen: 'It names a Monday.' },
      phase: 'sell',
      needs: ['talk-five', 'rights-words'],
      where: 'The same day you met',
    },
    {
      id: 'week-one',
      title: 'Run the first paid kit: brief to black routes',
      doneWhen: {
        proven: 'The name check is in writing, and one named person chose A or B in time.',
        else: 'The name check is in writing, and the decider chose A or B by the set night.',
      },
      hours: 4,
      whole: true,
      phase: 'deliver',
      needs: ['quote-two-rungs', 'discount-tidy'],
      where: { children: 'A call by day, drawing once they sleep', else: 'A call, then your desk' },
    },
    {
      id: 'week-one-end',
      title: 'Finish the kit and hand it over',
      doneWhen: {
        proven: 'Approval and balance are in, and the owner’s sign-writer opened the print folder.',
        else: 'Approval came, the balance is paid, and five folders and the film are theirs.',
      },
      hours: 4,
      whole: true,
      phase: 'deliver',
      needs: ['week-one'],
      where: 'Desk, then their own account',
    },
    {
      id: 'care-offer',
      title: 'Offer the care plan at hand-over',
      doneWhen: {
        proven: 'Every owner whose prices change was asked, and each answered.',
        else: 'Only owners whose prices or stock change were asked.',
      },
      hours: 0.25,
      lite: {
        title: 'Ask the stall about monthly small jobs',
        hours: 0.25,
        doneWhen: 'They said yes or no.',
      },
      phase: 'sell',
      needs: ['discount-tidy'],
      where: 'In the hand-over email',
    },
    {
      id: 'two-weeks-on',
      title: 'Photograph the work in use, and ask who is next',
      doneWhen: {
        proven: 'You have a photo in use, a line on the template, and a neighbour’s name.',
        else: 'You have a photo in use, a line about the template, and one name.',
      },
      hours: 0.75,
      lite: { title: 'Photograph the sign in use', hours: 0.25, doneWhen: 'The owner agreed to its use.' },
      phase: 'sell',
      needs: ['discount-tidy'],
      when: 'daylight',
      where: { children: 'At their stall, children along', else: 'At their stall or shop' },
    },
    {
      id: 'count-sixty',
      title: 'Count replies after {n:60} contacts',
      doneWhen: {
        organises: 'Walking, lists and referrers each have a figure, and hours moved to the best.',
        else: 'You know which of walking, lists and referrers answered.',
      },
      hours: 0.75,
      lite: { title: 'Count answers by source', hours: 0.25, doneWhen: 'The best source is ringed.' },
      phase: 'learn',
      needs: ['contact-forty'],
      where: 'At your desk, contact sheet open',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'From the footpath',
      when: 'When you see paper on a window or a ute with no name',
      lines: [
        {
          children: 'Hi, I’m {name}, a {local} parent. When does your sign go up?',
          proven: 'Hi, I’m {name}, I’ve drawn marks for years. When does your sign go up?',
          town: 'Hi, I’m {name} from {area}. I saw the paper on the window; when does the sign go up?',
          else: 'Hi, I’m {name}, I live nearby. When does your sign go up?',
        },
        {
          proven: 'This sheet is what your sign-writer will ask for. Keep it, whoever draws yours.',
          'few-hours':
            'I’m building a portfolio of places about to open. This sheet lists what the sign-writer needs; keep it.',
          else: 'I draw logos and menus for places about to open. Here’s what your sign-writer will ask; keep it.',
        },
        'If artwork isn’t ready, a kit is one week and {price}. Who decides on the look?',
      ],
    },
    {
      id: 'quote',
      title: 'Two rungs and a Monday',
      when: 'The evening after you spoke',
      lines: [
        'Hi [name], for [where they’ll be seen first] I’d suggest [right rung] at [price].',
        {
          proven:
            'If that’s more than you need yet, [rung below] at [price] gets [one thing] onto the street.',
          children: '[Rung below] at [price] would get you [one thing] now, and the rest can follow.',
          else: 'Smaller first? [Rung below] at [price] gets you [one thing] now.',
        },
        'I can start on Monday [date]. [Deposit] holds it; the rest comes before files leave.',
        {
          'few-hours': 'Naming, websites and print are not in it. Who says yes at your end?',
          else: 'Naming, trade mark checks, websites and print are out. Is the name checked, and who says yes?',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'Before the sign date',
      when: 'A week after the quote, or ten days before their sign',
      lines: [
        'Hi [name], your sign is due [date], so artwork leaves by [date].',
        {
          proven: 'My Monday [date] is still free. If somebody else has it, good; keep the file list. {name}',
          'school-age':
            'I’ve kept the week of [date], between school events. Found somebody? Then keep the list. {name}',
          else: 'The week of [date] is free. If you’ve found somebody, the file list is yours either way. {name}',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'Two weeks in use',
      when: 'On a visit, camera in hand',
      lines: [
        'Hi [name], have you changed a price in the template yet?',
        {
          films: 'May I film the [van or window] for ten seconds, and quote a line on that?',
          else: 'May I photograph the [van or window], and quote you on that?',
        },
        'Which of your neighbours opens next?',
      ],
    },
  ],
  risks: [
    {
      id: 'name-trouble',
      risk: 'The name turns out to be somebody else’s.',
      firstSign: '“I’m sure it’s fine.”',
      response: {
        proven:
          'No check in writing, no drawing, not even for {premium-price}. Doubts go to a trade marks attorney.',
        else: 'Draw nothing for {price} until the check is in writing. Doubts go to a trade marks attorney.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new', 'skilled'],
    },
    {
      id: 'two-deciders',
      risk: 'Two partners pull the design apart.',
      firstSign: '“My partner thinks…”',
      response: {
        'no-calls': 'Write that day, ask which customer it serves, and get one name for approvals.',
        else: 'Phone that day, ask which customer it serves, and get one name for approvals.',
      },
      likelihood: 3,
      impact: 2,
      for: ['proven', 'designs'],
    },
    {
      id: 'extra-hours',
      risk: 'The week runs to fifteen hours.',
      firstSign: 'Black routes still open on Thursday night.',
      response: {
        'few-hours': 'Send what you have with your pick; {hours} a week have no second round.',
        children:
          'Send what you have with your pick, before {day} goes too; a new direction is priced apart.',
        else: 'Send what you have with your pick {short-when}; a new direction is priced apart.',
      },
      likelihood: 3,
      impact: 2,
      for: ['evenings', 'few-hours'],
    },
    {
      id: 'print-mistake',
      risk: 'A wrong digit goes onto a van.',
      firstSign: 'Approval was a thumbs-up.',
      response: {
        'no-calls':
          'Have the number typed back to you; no {price} file leaves without the approval sentence.',
        else: 'Have the number read aloud on the phone; no {price} file leaves without the approval sentence.',
      },
      likelihood: 1,
      impact: 3,
      for: ['organises'],
    },
    {
      id: 'near-copy',
      risk: 'Your mark has a cousin somewhere.',
      firstSign: 'An image search shows it.',
      response: 'Search each route before Thursday, change a near one {when}, and keep dated sketches.',
      likelihood: 2,
      impact: 3,
      for: ['uses-ai', 'designs'],
    },
    {
      id: 'few-openings',
      risk: 'Too little opens in {area}.',
      firstSign: 'Two walks bring fewer than five.',
      response: 'Lead with {starter-price} tidy-ups for stalls, and mend what sign-writers receive.',
      likelihood: 2,
      impact: 2,
      for: ['regional'],
    },
    {
      id: 'walks-missed',
      risk: 'Drawing at night crowds out walking.',
      firstSign: 'Three sittings without a new name.',
      response: 'Tie one strip to the weekly shop, and draw after {n:5} names.',
      likelihood: 3,
      impact: 2,
      only: ['children', 'evenings'],
    },
    {
      id: 'thin-hours',
      risk: 'A whole kit does not fit your week.',
      firstSign: 'The self-set brief took a month.',
      response: 'Sell {starter-price} tidy-ups only, until {month-3}; a kit needs eight hours in seven days.',
      likelihood: 3,
      impact: 2,
      only: ['few-hours'],
    },
    {
      id: 'old-employer',
      risk: 'A lead turns out to be a client of {workplace}.',
      firstSign: 'They say where they met you.',
      response: 'Tell your manager before you quote, or leave it; {price} is not worth the reference.',
      likelihood: 2,
      impact: 2,
      only: ['has sign shop|print|agency|studio'],
    },
  ],
  qualityChecks: [
    'The mark reads in a profile circle and across a street.',
    'One colour and white-on-dark both stand.',
    'A template was edited by somebody else, unbroken.',
    'Name, phone and address were read aloud.',
    'Each font’s licence covers the client.',
    'A sign-writer opens the print folder unaided.',
    'Templates live in the client’s account.',
    'The reason for the route fits a sentence.',
  ],
  keepDoing: 'contacting owners',
  metrics: [
    {
      id: 'tries',
      name: 'Owners contacted',
      what: 'About {asks-week} a week, each a named opening.',
      ifLow: {
        children: 'You draw instead of walking; tie a strip to the weekly shop.',
        'few-hours': 'Leave the laptop {when} and walk one strip.',
        else: 'You are drawing instead of walking: give {day} to one strip.',
      },
    },
    {
      id: 'replies',
      name: 'Owners who told you a date',
      what: 'A sign, stall or opening date, said aloud.',
      ifLow: {
        'no-strangers': 'Drop letters for a fortnight; ask {n:10} people you know for one owner each.',
        writes: 'Drop letters for a fortnight; carry the file list to {n:10} doors.',
        else: 'Drop online lists; carry the file list to {n:10} doors.',
      },
    },
    {
      id: 'sales',
      name: 'Mondays booked',
      what: 'Deposits in, tidy-ups apart; {sales-goal} a month would meet {goal}.',
      ifLow: {
        proven: 'Ask three who declined what they used; lead with {starter-price} if it was cheap.',
        else: 'Ask three who declined what they used, then lead with that rung.',
      },
    },
    {
      id: 'hours',
      name: 'Hours a kit',
      what: 'Brief to files, and the looking: planned at {hour-pay} an hour delivering.',
      ifLow: {
        'school-age': 'A six-hour kit means calls at the school gate went unlogged.',
        else: 'A six-hour kit means calls, exports and looking went unlogged.',
      },
    },
  ],
  channels: [
    {
      name: 'Walking strips and markets',
      fit: 0.9,
      cost: 0.15,
      speed: 0.85,
      firstStep: 'Walk one strip of {area} {when}, ten lists in hand.',
      experiment: 'Half get the list, half give a number; count calls by {check-day}.',
    },
    {
      name: 'Sign-writers, bookkeepers and leasing agents',
      fit: 0.85,
      cost: 0.1,
      speed: 0.6,
      firstStep: 'Ask one {short-when} what arrives broken.',
      experiment: 'Mend one file free, charge for the next.',
    },
    {
      name: 'Clients’ own signs and vans',
      fit: 0.8,
      cost: 0.05,
      speed: 0.4,
      firstStep: 'Photograph the first real piece in {area}.',
      experiment: {
        proven: 'Two clients name you in their opening post, two do not.',
        else: 'One client names you online, one hands out {n:10} cards.',
      },
    },
    {
      name: 'Letters to names on the register',
      fit: 0.55,
      cost: 0.3,
      speed: 0.5,
      firstStep: 'Post {n:10} lists to traders near {area}.',
      experiment: '{n:5} envelopes by hand, {n:5} printed.',
    },
    {
      name: 'Posts of decisions in suburb groups',
      fit: 0.5,
      cost: 0.15,
      speed: 0.4,
      firstStep: 'Show the {local} group the route you dropped.',
      experiment: 'One post says {price}, the next does not.',
    },
  ],
  delivery: [
    {
      step: 'Hold',
      you: 'Half of {price}, the decider’s name, the name check.',
      tool: 'Invoice, email',
      doneWhen: 'Paid, named and confirmed.',
    },
    {
      step: 'Brief',
      you: 'Seven questions, half an hour, one page back.',
      tool: 'Phone, one-page brief',
      doneWhen: 'They said “yes, that’s us”.',
    },
    {
      step: 'Routes',
      you: 'Two black marks and your pick.',
      tool: 'Vector tool',
      doneWhen: 'A or B by the set night.',
    },
    {
      step: 'Build',
      you: {
        writes: 'Colour, fonts, four templates with real words.',
        else: 'Colour, fonts and four filled templates.',
      },
      tool: 'Vector tool, Canva',
      doneWhen: 'One list of changes came.',
    },
    {
      step: 'Approve',
      you: 'Fix {when}, hear the number read, take the balance.',
      tool: 'Phone, bank app',
      doneWhen: 'The approval sentence is there.',
    },
    {
      step: 'Hand over',
      you: 'Five folders, rules page, short film.',
      tool: 'Shared folder, recorder',
      doneWhen: 'Their sign-writer opened a file.',
    },
  ],
  tools: [
    {
      name: 'Vector tool',
      job: 'The mark and print files',
      freeFirst: { 'has illustrator|figma': 'The one you know', else: 'Inkscape' },
      payWhen: 'Printers keep rejecting its files',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Canva',
      job: 'Templates owners can edit',
      freeFirst: 'The client’s own free account',
      payWhen: 'The client pays for it',
    },
    {
      name: 'Fonts',
      job: 'Logos and templates',
      freeFirst: 'Open licences that allow logos',
      payWhen: 'A kit needs one; the client buys',
      for: ['designs'],
    },
    {
      name: 'Screen recorder',
      job: 'The hand-over film',
      freeFirst: 'The laptop’s own, or OBS',
      payWhen: 'Never for this path',
      for: ['films'],
    },
    {
      name: 'Contact sheet',
      job: 'Openings, dates, answers',
      freeFirst: 'Google Sheets on the phone',
      payWhen: 'Never for this path',
      for: ['organises', 'sells'],
    },
  ],
  positioning: {
    category: {
      town: 'Logos and templates for openings in {area}',
      else: 'Logos and templates for places about to open',
    },
    claim: {
      proven: 'One week, one mark, years behind the choice.',
      children: 'Set days, one week, right where strangers first look.',
      else: 'One week, and the name reads from the street.',
    },
    proof: [
      'a dropped route and the reason',
      'a {local} sign or van, photographed',
      'an owner who edited the menu alone',
    ],
    notFor: {
      proven: 'Committees, and anybody who wants five logos before {price} is agreed.',
      else: 'Owners without a name, committees, or anybody who wants five logos for {price}.',
    },
  },
  growth: {
    'few-hours':
      'At {hours} a week sell {starter-price} tidy-ups; a kit waits for a free week. Raise the price once three are in use.',
    proven:
      'One kit a week at most at {hours}. Pass on websites to people who return it; pay for template help when a month is booked.',
    else: 'One kit a week at most beside {hours}. Raise {price} once three hang in the street; hand on websites to people who return the favour.',
  },
  consolation: {
    'few-hours':
      'By {check-day} you have one labelled mark with a reason, and know what an hour of drawing brings.',
    proven: 'By {check-day} {area} has seen your file list, and {price} is a price you have said aloud.',
    children:
      'By {check-day} you know which openings nearby have no mark, and what {price} sounds like aloud.',
    else: 'By {check-day} you have a labelled sample with a reason, and a sign-writer who picks up.',
  },
};
