import type { PathWords } from '../path-words.ts';

export const homeCleanAndTurnoverWords: PathWords = {
  slug: 'home-clean-and-turnover',
  customer: {
    who: {
      evenings:
        'Two-income households in {area} who are out or at training after five, own a three-bedroom house and have no spare weekend.',
      daytime:
        'Working families around {area} whose house stands empty until three, and managers of units that turn over by the night.',
      regional:
        'Families in {area} with no spare weekend, and people who let a cottage or unit to visitors by the night.',
      else: 'Families near you in {state} with two incomes and no free weekend, and hosts who let a unit by the night.',
    },
    situation: {
      evenings: 'Dinner is cooking in {area}, the bathroom waits for Sunday, and on Sunday there is sport.',
      proven:
        'The usual cleaner got shorter every week, or moved. They want a person from {area} who needs no showing.',
      else: [
        'The family argues about the shower. The host in {area} has a guest at two and a cleaner with a bad back.',
        'Whoever gets home first in {area} wipes the bench; nobody has met the skirting boards since {season}.',
      ],
    },
    trigger: {
      metro:
        'Back from parental leave, in-laws from overseas in {start-month}, a body-corporate letter, or a guest’s review about hair.',
      children:
        'A new baby in the parent group, a return to work in {month-3}, or in-laws who land in {area}.',
      else: [
        'A new baby, a return to work in {month-3}, or a guest in {area} who wrote “hair in the shower”.',
        'School holidays fill every unit in {area} and the cleaner moves interstate. The manager has a bare fortnight.',
      ],
    },
    pays: {
      abn: 'Families pay by PayID on the day; managers in {area} pay on Fridays, from your ABN invoice with each turn.',
      evenings: 'Families pay by PayID the same night; hosts can wait until you have an ABN.',
      else: 'Families pay on the day by PayID; managers want an invoice and an ABN first.',
    },
  },
  theirWords: [
    'I need it off my list, not perfect.',
    'It got shorter every week.',
    'Do you bring your own vacuum?',
    'A guest found a hair, we lost a star.',
    'Can you do ten to two, every Saturday?',
    'I feel bad someone seeing it like this.',
    'Who has the key, where is it kept?',
    'The last one put vinegar on the marble.',
    'Could somebody just do the shower screen?',
  ],
  places: [
    {
      place: 'Parents of one school or kinder in {area}',
      how: {
        'school-age':
          'Name your two free places at {local} pick-up; parents ask each other about cleaners before they search.',
        else: 'Post two open places on the day the {local} parent group allows adverts, and answer with minutes for their rooms.',
      },
      count: 14,
      for: ['evenings'],
    },
    {
      place: 'Doors beside a home you clean',
      how: 'Ask the client if the street may be named, then leave {n:8} notes around it.',
      count: 8,
      for: ['proven', 'many-hours'],
    },
    {
      place: 'Boards at the library, gym and medical centre',
      how: {
        'few-hours':
          'Pin one half-page in {area} with rooms, {day} and a first name; one place needs one caller.',
        else: 'Pin {n:6} half-pages around {area} with rooms and {day}; ask each caller which board it was.',
      },
      count: 8,
      for: ['student', 'no-money'],
    },
    {
      place: 'Offices that manage holiday lets',
      how: {
        evenings:
          'Note {n:6} offices near {area} for later: turns fall at midday, so write once a {light-day} is yours.',
        sells:
          'Ring {n:6} near {area} and ask who books cleaners; you can take a no and call again in {month-3}.',
        else: 'Search “holiday letting {local}”, list {n:6} offices, and write to whoever books their cleaners.',
      },
      count: 10,
      for: ['daytime', 'proven'],
      skill: 'Sales',
    },
    {
      place: 'People from {workplace}',
      how: {
        employed:
          'Tell {n:8} people at {workplace} that one place is free on {day}; colleagues trust a face with a key.',
        else: 'Message {n:8} people from {workplace}; those who know you will give you a key.',
      },
      count: 14,
      for: ['employed', 'student', 'evenings'],
    },
    {
      place: 'Facebook groups of hosts',
      how: {
        evenings:
          'Read what {local} hosts say of dust and no-shows; one {light-day} in {month-3} could be yours to cover.',
        else: 'Read a fortnight of {local} posts about dust and no-shows; then offer yourself as the spare for {day}.',
      },
      count: 10,
      for: ['daytime', 'weekends'],
    },
    {
      place: 'Blocks with key safes on the railing',
      how: 'Count the safes in {area}, ask the building manager who services them, and leave {day} with a number.',
      count: 6,
      for: ['metro', 'daytime'],
    },
    {
      place: 'New-parent groups and meal trains',
      how: 'Offer one gift clean at {starter-price} that grandparents or workmates can buy together.',
      count: 10,
      for: ['children', 'regional'],
      skill: 'Writing',
    },
    {
      place: 'Solo cleaners who are full',
      how: {
        'no-calls': 'Text {n:6} as one of the trade; swap overflow and sick days in writing.',
        proven: 'Ring {n:6} as one of the trade; swap overflow and sick days in writing.',
        else: 'Ring {n:6} from Gumtree near {area}; ask where they send people they cannot fit.',
      },
      count: 8,
      for: ['many-hours', 'abn', 'student'],
    },
    {
      place: 'Downsizers and their daughters',
      how: 'Ask the {local} pharmacy and bowls club to hold {n:8} cards; an adult child often books.',
      count: 8,
      for: ['retired', 'regional', 'organises'],
    },
  ],
  alternatives: [
    {
      what: 'Clean at ten at night, in turns',
      whyItFails: 'One sick week, and the bathroom is an argument.',
      for: ['evenings'],
    },
    {
      what: 'A robot vacuum',
      whyItFails: 'It has never met a shower screen.',
    },
    {
      what: 'The host cleans between guests',
      whyItFails: 'Four hours go, and one jam meets the guest.',
      for: ['daytime'],
    },
    {
      what: 'One blitz from an agency',
      whyItFails: 'A new face each time; nobody remembers the marble.',
      for: ['metro'],
    },
    {
      what: 'A teenager with the vacuum, for pocket money',
      whyItFails: 'Floors yes; the toilet hinge, never.',
      for: ['children', 'regional'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Closed doors and lower standards',
      price: 'Free, paid in arguments or stars',
      speed: 'Immediate',
      trust: 'Everybody has stopped looking',
      yourEdge: 'List and minutes first, so the yes is small.',
    },
    {
      kind: 'do-it-themselves',
      name: 'The whole family on Sunday',
      price: 'Two hours of everyone’s weekend',
      speed: 'Weekly, if sport is cancelled',
      trust: 'They know where things go',
      yourEdge: 'You keep their way of doing it; they keep {day}.',
    },
    {
      kind: 'marketplace',
      name: 'Cleaners booked through apps',
      price: 'An hourly rate with a fee on top',
      speed: 'Often within two days',
      trust: 'Ratings; a stranger after each cancellation',
      yourEdge: {
        proven: 'Years of it, one face, a ticked list with honest gaps.',
        else: 'The same face, and a ticked list with honest gaps.',
      },
    },
    {
      kind: 'local-rival',
      name: 'Franchises and linen companies',
      price: 'Above {price}, with a minimum term',
      speed: 'A week to begin',
      trust: 'Uniforms, an office, a police check',
      yourEdge: 'You answer yourself and name who covers you.',
      for: ['metro'],
    },
    {
      kind: 'local-rival',
      name: 'The cleaner everybody in {area} knows',
      price: 'Near {starter-price}, paid in cash',
      speed: 'Full until somebody moves',
      trust: 'Ten years of keys',
      yourEdge: 'You have room on {day}, and you are insured.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'Robot mops and turnover apps',
      price: 'A device, or a fee for each listing',
      speed: 'Daily, in straight lines',
      trust: 'It reports time, not hair',
      yourEdge: {
        evenings: 'You see the tap base, and say what leaked.',
        else: 'Dated photos from the same twelve angles.',
      },
    },
  ],
  offer: {
    promise: {
      proven:
        'A clean by somebody with years of it: your list first, one face, finished inside the agreed window.',
      evenings:
        'A clean in {area} while you are at training or out: your list, one person, a ticked note on the bench.',
      else: [
        'A clean to a list you saw first, by the same person from {area}, finished when agreed.',
        'One person, one list, one time: a home or unit in {area} you can open the door of without looking.',
      ],
    },
    starter: {
      name: 'Two-bedroom clean',
      included: [
        'kitchen, one bathroom, two bedrooms, living',
        {
          evenings: 'done and quiet by bedtime',
          student: 'one set {day} a fortnight',
          else: 'your list, ticked and sent',
        },
        { proven: 'glass and chrome dried, not wiped', else: 'the ten spots people notice' },
      ],
      excluded: ['inside oven and fridge', { children: 'toys and dishes', else: 'outside windows' }],
      hoursFactor: 0.79,
    },
    core: {
      name: 'Standard clean, about two and a half hours',
      included: [
        {
          proven: 'kitchen, two bathrooms, three bedrooms, living, in a practised order',
          children: 'kitchen, two bathrooms, three bedrooms and the room with the Lego',
          else: 'kitchen, two bathrooms, three bedrooms, living',
        },
        {
          regional: 'floors mopped towards the door, grit and all',
          else: 'floors vacuumed and mopped towards the door',
        },
        {
          children: 'a swap: oven today, bedrooms next time',
          organises: 'minutes moved between rooms on request',
          else: 'a swap of one room, if asked before',
        },
        { evenings: 'a ticked list left on the bench', else: 'a ticked list with anything left undone' },
      ],
      excluded: [
        'mould, body fluids, pests',
        {
          proven: 'bond inspections',
          'few-hours': 'anything that runs past your window',
          else: 'above a two-step stool',
        },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'First visit or catch-up clean',
      included: [
        {
          proven: 'soap scum and limescale taken back to glass',
          children: 'the hours a tired home needs, high chairs included',
          else: 'the extra time a tired home needs',
        },
        { films: 'a clip of old stains and chips', else: 'old stains and chips listed by message' },
        { student: 'vinegar kept off marble', else: 'products matched to marble, timber, steel' },
        { organises: 'a minute plan for each later visit', else: 'minutes for the visits to follow' },
      ],
      excluded: ['carpet steaming', { regional: 'sheds and verandas', else: 'walls and blinds' }],
      hoursFactor: 1.46,
    },
  },
  skills: {
    'Project Management': {
      'school-age':
        'You run school, work and tea to the minute; families pay {price} for that kind of order.',
      student: 'You plan shifts and exams around each other; a host hears it in how you confirm {day}.',
      else: 'You work to a window and a list. Managers hear it when you confirm a turn at {price}.',
    },
    Sales: {
      new: 'You can ask what bothers them most and then stay quiet; that sells {price} better than a flyer.',
      else: 'You ask what bothers them most, then stop talking. Two managers are worth ten such visits.',
    },
    Writing:
      'Two lines after each visit, such as “laundry not mopped, machine leaks”, keep a client for years.',
    Design:
      'You see a room from its door, as guests do; straight towels and lamps make photos hosts pass on.',
    'AI Use':
      'Let a chat tool turn a {local} host’s long message into a turn list, once names and codes are out.',
    'Video Editing':
      'Ten seconds of a shower screen coming clear does more in the {local} group than any list.',
  },
  skillLeftOut: 'A bathroom gives it no work to do, so nobody is charged for it.',
  tasks: [
    {
      id: 'choose-side',
      title: {
        evenings: 'Mark which evenings you can promise a home',
        daytime: 'Mark which middays you can promise, homes or hosts',
        else: 'Choose homes or short stays by your hours',
      },
      doneWhen: {
        evenings: 'A calendar to {month-3} shows the evenings that are yours, and hosts wait.',
        daytime: 'A calendar to {month-3} shows which middays go to homes, and one window for a host.',
        else: 'A calendar to {month-3} shows the days that are really yours.',
      },
      hours: 0.5,
      lite: {
        title: 'Choose homes or short stays from your roster',
        hours: 0.25,
        doneWhen: '{day} is marked, fortnight by fortnight, to {month-3}.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'At the fridge calendar', student: 'Beside your timetable', else: 'At the table' },
    },
    {
      id: 'standard-list',
      title: 'Write your standard list and its limits',
      doneWhen: {
        proven: 'One page holds what your years taught you, with room for one swap.',
        writes: 'One page reads in a minute, in words a client would use.',
        else: 'One page reads in a minute and leaves room for one swap.',
      },
      hours: 1,
      lite: { title: 'Write the list on half a page', hours: 0.25, doneWhen: 'It names what is left out.' },
      phase: 'offer',
      needs: ['choose-side'],
      where: 'Walking through your own rooms',
    },
    {
      id: 'minutes-by-room',
      title: { proven: 'Check your minutes, room by room', else: 'Time your own home, room by room' },
      doneWhen: {
        proven: 'Kitchen, bathroom and bedroom have today’s minutes, not those of your last job.',
        else: 'Kitchen, bathroom, bedroom and living have minutes, and you know the slow one.',
      },
      hours: 2,
      lite: {
        title: 'Time your own kitchen and bathroom',
        hours: 0.5,
        doneWhen: 'Both minutes are on the list.',
      },
      phase: 'offer',
      needs: ['standard-list'],
      where: { children: 'At home, toys and all', else: 'At home' },
    },
    {
      id: 'cover-and-check',
      title: 'Ask an insurer about keys and handled items',
      doneWhen: {
        abn: 'Cover in your ABN’s name begins before the first clean; any check is ordered.',
        else: 'Two answers are on file, and cover begins before the first clean.',
      },
      hours: 1,
      lite: {
        title: 'Get one quote that names keys',
        hours: 0.25,
        doneWhen: 'It says what “in your care” leaves out.',
      },
      phase: 'comply',
      needs: ['standard-list'],
      where: { employed: 'Online, or in a break at {workplace}', else: 'Online' },
      beforeFirstJob: true,
    },
    {
      id: 'first-notes',
      title: 'Put out {n:10} notes with two real places',
      doneWhen: {
        evenings: '{n:10} are out with {area}, your evenings and how a price is reached.',
        sells: '{n:10} are out, half of them handed over in person with {day} named.',
        else: '{n:10} are out, each with {day} and how a price is reached.',
      },
      hours: 1.5,
      lite: {
        title: 'Send four messages with one real place',
        hours: 0.5,
        doneWhen: 'Each names {day} and asks for rooms.',
      },
      phase: 'reach',
      needs: ['standard-list'],
      when: 'open-shops',
      where: { 'school-age': 'School gate, library, phone', else: 'Library, gym, phone' },
      instead: {
        employed: 'Tea room at {workplace}, supermarket board, phone',
        else: 'Supermarket board, gym, phone',
      },
    },
    {
      id: 'buy-kit',
      title: {
        'no-money': 'Make up a kit from what you own',
        else: 'Put the kit together from the budget list',
      },
      doneWhen: {
        'no-money': 'Old towels are cut and coloured, bottles labelled, nothing unsafe to mix side by side.',
        proven: 'What you own is checked, cloths have colours, and stone has its own bottle.',
        else: 'Cloths have colours, bottles have labels, and nothing unsafe to mix stands together.',
      },
      materials: { 'no-money': 'Old towels, empty bottles, a marker', else: 'Shopping list, labels, caddy' },
      hours: 1,
      phase: 'offer',
      needs: ['minutes-by-room'],
      where: { regional: 'Supermarket, hardware, laundry', else: 'Supermarket and laundry' },
    },
    {
      id: 'first-home',
      title: 'Clean the first paying home',
      doneWhen: {
        proven: 'The list is ticked, {price} is in, and no question came by message next day.',
        evenings: 'The list lies ticked on the bench, {price} is in, each room has minutes.',
        else: 'The list went back ticked, {price} is in, and each room has its minutes.',
      },
      materials: 'Caddy, coloured cloths, client’s vacuum',
      hours: 2.75,
      whole: true,
      lite: {
        title: 'Clean one kitchen and bathroom for a neighbour',
        hours: 1.25,
        doneWhen: 'It is paid, and each room has minutes.',
      },
      phase: 'deliver',
      needs: ['first-notes', 'minutes-by-room', 'buy-kit', 'cover-and-check'],
      fromDay: 5,
      where: { children: 'On your own side of {area}', else: 'As near to home as you can get' },
      firstJob: true,
    },
    {
      id: 'key-register',
      title: 'Set up key codes and the photo habit',
      doneWhen: {
        organises: 'Tags carry codes, the decoder is locked, photos carry a date to be deleted.',
        else: 'No tag carries a name or street, and old photos delete themselves.',
      },
      hours: 0.5,
      lite: { title: 'Tag keys with codes', hours: 0.25, doneWhen: 'No tag names a street.' },
      phase: 'comply',
      needs: ['choose-side'],
      where: 'At home',
    },
    {
      id: 'count-listings',
      title: 'Count whole-home listings around {area}',
      doneWhen: {
        evenings: 'You know if hosts are worth a {light-day} later, with names noted.',
        else: 'You know if {area} is thin, and {n:10} listings have reviews that mention dirt.',
      },
      hours: 1,
      lite: { title: 'Count listings for a quarter-hour', hours: 0.25, doneWhen: 'You know if it is thin.' },
      phase: 'learn',
      needs: ['choose-side'],
      where: 'On the couch with the map',
    },
    {
      id: 'write-managers',
      title: 'Write to {n:6} managers as the spare',
      doneWhen: {
        proven: '{n:6} named people know your years, your window and who covers you.',
        evenings: '{n:6} named people know which {light-day} you could cover in {month-3}.',
        else: '{n:6} named people have a building, a window and {day}.',
      },
      hours: 1.25,
      lite: { title: 'Write to two managers as the spare', hours: 0.5, doneWhen: 'Both know your {day}.' },
      phase: 'reach',
      needs: ['cover-and-check', 'count-listings'],
      where: { employed: 'From the phone, near {workplace}', else: 'From the phone' },
    },
    {
      id: 'find-backup',
      title: 'Agree on cover with one solo cleaner',
      doneWhen: 'Each walked through a place of the other’s, and terms are in a text.',
      hours: 1.25,
      phase: 'proof',
      needs: ['first-home'],
      fromDay: 8,
      where: 'Over coffee',
    },
    {
      id: 'twelve-angles',
      title: {
        evenings: 'Practise the six-minute last look',
        else: 'Practise twelve photos and the last look',
      },
      doneWhen: {
        evenings: 'Somebody at home looked from every door and found nothing.',
        else: 'A friend tells before from after in each pair; no paper or screen shows.',
      },
      hours: 0.5,
      lite: { title: 'Practise the last look', hours: 0.25, doneWhen: 'Nothing catches the torch.' },
      phase: 'proof',
      needs: ['standard-list'],
      where: 'Your own bathroom',
    },
    {
      id: 'next-sixteen',
      title: 'Reach {n:16} more, families and managers apart',
      doneWhen: {
        evenings: 'All are logged, and {area} has told you which evening it wants.',
        else: 'All are logged, and each side’s replies are counted.',
      },
      hours: 3,
      lite: { title: 'Reach six more', hours: 1, doneWhen: 'Each is logged with its source.' },
      phase: 'sell',
      needs: ['first-notes'],
      where: { 'school-age': 'School gate, then the phone', else: 'An hour at a time' },
    },
    {
      id: 'price-rooms',
      title: 'Answer every asker with minutes and a total',
      doneWhen: {
        sells: 'Each heard minutes, {price} and the first-visit price, and then your silence.',
        else: 'Each has rooms, minutes, a total and {premium-price} for a catch-up.',
      },
      hours: 0.75,
      lite: { title: 'Answer each asker the same day', hours: 0.25, doneWhen: 'Each has a total.' },
      phase: 'sell',
      needs: ['minutes-by-room', 'first-notes'],
      where: 'On the phone',
    },
    {
      id: 'nudge-askers',
      title: 'Offer quiet askers a smaller first step',
      doneWhen: 'Each was offered kitchen and bathrooms, once.',
      hours: 0.25,
      lite: { title: 'Offer quiet askers two rooms', hours: 0.25, doneWhen: 'Each was asked once.' },
      phase: 'sell',
      needs: ['first-notes'],
      fromDay: 8,
      where: 'By text',
    },
    {
      id: 'second-visit',
      title: 'Clean the same home again',
      doneWhen: 'No miss came back, and the minutes are nearer to those in the price.',
      materials: 'Notes from visit one',
      hours: 3.25,
      whole: true,
      phase: 'proof',
      needs: ['first-home'],
      waitDays: 14,
      fromDay: 19,
      where: 'Two weeks on, same slot',
    },
    {
      id: 'trial-turn',
      title: { evenings: 'Do one catch-up clean at {premium-price}', else: 'Do one trial turn' },
      doneWhen: {
        evenings: 'The shower is back to bare glass, and old stains went into a message with photos.',
        proven: 'Photos came half an hour before the guest, linen was counted, {month-3} was discussed.',
        else: 'Photos reached the manager half an hour before the guest, and linen was counted.',
      },
      materials: { evenings: 'Scraper, squeegee, torch', else: 'Own vacuum, linen plan, phone' },
      hours: 3,
      whole: true,
      phase: 'proof',
      needs: ['write-managers', 'find-backup', 'key-register'],
      fromDay: 15,
      when: 'daylight',
      where: 'Within fifteen minutes of home',
      instead: 'Close to home, at an hour the manager leaves open',
    },
    {
      id: 'abn-friday-invoice',
      title: {
        abn: 'Make a Friday invoice that lists turns',
        else: 'Apply for the ABN, draft a Friday invoice',
      },
      doneWhen: {
        abn: 'A stranger in accounts could pay it without ringing you.',
        else: 'The number is applied for, and the sample names address, date and total.',
      },
      hours: 0.75,
      lite: { title: 'Settle the ABN', hours: 0.25, doneWhen: 'The form is sent or checked.' },
      phase: 'comply',
      needs: ['choose-side'],
      where: 'Online',
    },
    {
      id: 'broken-plan',
      title: 'Write what you say when something breaks',
      doneWhen: {
        'no-money': 'Four lines are saved, and you know which things in {local} homes you would not touch.',
        else: 'Four lines are saved, and you know what your insurer must hear first.',
      },
      hours: 0.5,
      phase: 'learn',
      needs: ['cover-and-check'],
      where: 'At home',
    },
    {
      id: 'three-job-note',
      title: 'Compare jobs: minutes, drive, messages, mood',
      doneWhen: 'Each stands beside {hour-pay}, and one side is chosen for {month-3}.',
      hours: 0.5,
      lite: { title: 'Note minutes, drive and mood', hours: 0.25, doneWhen: 'They stand beside {hour-pay}.' },
      phase: 'learn',
      needs: ['first-home'],
      fromDay: 12,
      where: { children: 'Sofa, cloths in the machine', else: 'At home' },
    },
    {
      id: 'ask-fortnight',
      title: 'Ask the first home for a set fortnight',
      doneWhen: 'They named a {day}, or told you what would have to change.',
      hours: 0.25,
      lite: { title: 'Ask for a set {day}', hours: 0.25, doneWhen: 'They answered yes or no.' },
      phase: 'sell',
      needs: ['first-home'],
      where: 'With the ticked list',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: { evenings: 'Parent group', else: 'Parent group or noticeboard' },
      when: 'On the permitted day, with places you truly have.',
      lines: [
        {
          proven:
            'I’ve cleaned for years and have [number] fortnightly places around {area}, [days] from [time].',
          evenings:
            'I clean homes in {area} in the evening, while you’re at training: [number] fortnightly places.',
          student: 'I’m a student in {area} with one fortnightly cleaning place, {day} from [time].',
          else: 'I clean homes in {area} on {day}s, [hours], and have [number] fortnightly places.',
        },
        {
          organises:
            'Send bedrooms, bathrooms and the worst spot; you get minutes, a total and my list back.',
          else: 'Tell me bedrooms, bathrooms and what bothers you most. Back come minutes, a total, my list.',
        },
        {
          abn: 'Insured, ABN, same person each time; [backup’s first name] if I’m sick. {name}, [mobile]',
          else: 'It’s me each time. Sick? A new day, or [backup]. {name}, [mobile]',
        },
      ],
    },
    {
      id: 'listing',
      title: 'To a holiday-let manager',
      when: 'To the office’s own address or phone.',
      lines: [
        {
          proven:
            'Hi [first name], cleaning has been my trade for years; I live [minutes] from [building], {day}s free.',
          evenings: 'Hi [first name], I live in {area} and can cover [which days] from {month-3}.',
          else: 'Hi [first name], I live in {area}, [minutes] from [building], and have {day}s between [times].',
        },
        {
          evenings: 'Keep me as a spare, and try me on one turn at [price].',
          else: 'I’d like to be your spare. Try me on one turn at [price] when somebody lets you down.',
        },
        {
          proven:
            'Twelve matching photos by [time], [backup] covers me. Which unit gives you most trouble? {name}',
          else: 'Photos by [time], {name} in person each time. Which unit is hardest?',
        },
      ],
    },
    {
      id: 'quote',
      title: 'Price by minutes',
      when: 'The same evening they ask.',
      lines: [
        'Hi [first name], it’s {name} from {area}. [Bedrooms] and [bathrooms] come to [minutes] minutes: [price].',
        {
          proven: 'Visit one is [price], because glass and grout want catching up; swap anything on my list.',
          children: 'Visit one is [price]: corners first. Swap any room, or the toy shelf, against my list.',
          else: 'Visit one is [price], since corners need catching up. My list is attached; swap anything.',
        },
        'I’d use your vacuum. Pets, alarms or stone benches in the house?',
        'I can begin on {day} [date] at [time].',
      ],
    },
    {
      id: 'follow-up',
      title: 'A smaller first step',
      when: 'Four days after a quiet quote, once.',
      lines: [
        'Hi [first name], {name} again. Would kitchen and bathrooms only be easier: [minutes] minutes, [price]?',
        '{day} at [time] is open; see how it feels to come home to.',
      ],
    },
    {
      id: 'ask-review',
      title: 'After the third visit',
      when: 'With the third ticked list.',
      lines: [
        {
          proven:
            'Three visits, [first name]. After years of this I still ask: what were you too polite to say?',
          else: 'That’s three visits, [first name]. What have you been too polite to mention?',
        },
        'If you’re happy, two sentences for the next {local} family: [link]. What did you notice first?',
      ],
    },
  ],
  risks: [
    {
      id: 'missed-turn',
      risk: 'You are sick, and a guest arrives.',
      firstSign: 'A sore throat before two turns.',
      response: {
        'no-calls': 'Text your backup, then the host with the fix in one line; never the other way round.',
        proven: 'Ring your backup, then the host with the fix in one breath; never the other way round.',
        else: 'Take no host without a backup; ring the backup first, then the host.',
      },
      likelihood: 2,
      impact: 3,
      for: ['daytime', 'weekends'],
    },
    {
      id: 'breakage',
      risk: 'You break or stain what the policy leaves out.',
      firstSign: 'Marble or brass under the spray.',
      response: {
        'no-calls':
          'A photo and an offer by text within the hour; the insurer hears before {budget} is touched.',
        'no-money': 'Say so within the hour; with nothing put aside, refuse rooms of stone and heirlooms.',
        else: 'A photo and a time to ring within the hour; the insurer hears before {budget} is touched.',
      },
      likelihood: 2,
      impact: 2,
      for: ['new', 'skilled'],
    },
    {
      id: 'time-creep',
      risk: 'Visits outgrow the minutes in the price.',
      firstSign: 'Half an hour over, twice running.',
      response: {
        evenings: 'Offer a choice before bedtime does: a room less, or more than {price}.',
        'few-hours': 'You have {hours} a week: show the minutes and drop a room, or raise {starter-price}.',
        else: 'Send the minutes and offer two ways: trade a room, or move {price}.',
      },
      likelihood: 3,
      impact: 2,
    },
    {
      id: 'lost-key',
      risk: 'A key goes missing.',
      firstSign: 'A hook without its tag.',
      response: 'Tell them at once, pay for one key, and have any {local} lockbox code changed that day.',
      likelihood: 1,
      impact: 3,
    },
    {
      id: 'weekend-swallowed',
      risk: 'Turns eat the days you share with family.',
      firstSign: 'A child asks which day you are home.',
      response: 'Close one {light-day} a month in the calendar to {month-3}; the backup gets it.',
      likelihood: 3,
      impact: 2,
      only: ['children'],
    },
    {
      id: 'one-manager',
      risk: 'One manager fills your week, then changes cleaners.',
      firstSign: 'Half of Friday’s invoice has one name.',
      response: 'Keep two homes you like and send {asks-week} messages a week, one of them to a new host.',
      likelihood: 2,
      impact: 3,
      for: ['many-hours', 'abn'],
    },
    {
      id: 'skin-and-fumes',
      risk: 'Products burn your skin or throat.',
      firstSign: 'A cough, or stinging under the glove.',
      response: 'Open up and step out; bleach meets nothing else, and neutral cleaner does most bathrooms.',
      likelihood: 2,
      impact: 2,
      for: ['new', 'proven'],
    },
    {
      id: 'exam-weeks',
      risk: 'Placement or exams swallow {day}.',
      firstSign: 'The timetable for {month-3} comes out.',
      response: 'Give the client all your dates at once, and a classmate they have met for the gap.',
      likelihood: 3,
      impact: 2,
      only: ['student'],
    },
    {
      id: 'night-street',
      risk: 'Late finishes wear you out or feel unsafe.',
      firstSign: 'You sit in the street before going home.',
      response: 'Two evenings a week at most, one text on arrival, one when you lock the door.',
      likelihood: 2,
      impact: 2,
      only: ['evenings'],
    },
  ],
  qualityChecks: [
    'Six last minutes went on the ten spots.',
    'No hair on white tile, seen from a crouch.',
    'Each bin has a liner.',
    'Beds sit straight from the door.',
    'The list says what was left and why.',
    'Cloth colours never crossed rooms.',
    'Photos share angles and show no papers.',
    'The key hangs on its coded hook.',
  ],
  keepDoing: 'telling people when you have a place',
  metrics: [
    {
      id: 'tries',
      name: 'People told of a place',
      what: {
        evenings: 'Notes and messages with an evening in them, about {asks-week} a week.',
        else: 'About {asks-week} notes, messages and calls a week that name {day}.',
      },
      ifLow: {
        'school-age': 'Pin a board on the school run, and send two messages {short-when}.',
        else: 'Pin two boards on your way past; send two messages {short-when}.',
      },
    },
    {
      id: 'replies',
      name: 'Askers',
      what: {
        evenings: 'Anyone who sent rooms or a question.',
        else: 'Whoever sent rooms, a building or a question.',
      },
      ifLow: 'The first line lacks {day} or the way to a price.',
    },
    {
      id: 'sales',
      name: 'Cleans paid',
      what: {
        evenings: 'First visits and regulars apart; {sales-goal} a month would meet {goal}.',
        else: 'Visits and turns apart; {sales-goal} a month would meet {goal}.',
      },
      ifLow: 'Offer two rooms; a small yes becomes the house.',
    },
    {
      id: 'hours',
      name: 'Hours from door to door',
      what: {
        'no-driving': 'On site, on the way and washing cloths, against {hours} a week.',
        else: 'On site, driving and washing cloths, against {hours} a week.',
      },
      ifLow: {
        children: 'Agree at home that {day} is yours, tea included.',
        student: 'Put {day} in the timetable as a class.',
        else: 'Defend {day} first; a far client goes before it does.',
      },
    },
    {
      id: 'misses',
      name: 'Misses that came back',
      what: 'A spot named twice, by them or by you.',
      ifLow: {
        proven: 'Low is the aim; old habits hide here.',
        children: 'Low is the aim; otherwise the list grows a line.',
        else: 'That is the aim; each one adds a line.',
      },
    },
  ],
  channels: [
    {
      name: 'Parent groups and school gate',
      fit: 0.9,
      cost: 0.1,
      speed: 0.8,
      firstStep: {
        'school-age': 'Tell {n:6} parents at pick-up about {day}.',
        else: 'Post in the {local} group with {day} in it.',
      },
      experiment: 'One post with {price}, one that asks for rooms; compare askers.',
    },
    {
      name: 'Being the spare for managers',
      fit: 0.8,
      cost: 0.2,
      speed: 0.6,
      firstStep: 'Write to two offices that let units near {area}.',
      experiment: {
        'no-calls': 'Text {n:6} and email {n:6} in one week; see who offers a trial.',
        else: 'Ring {n:6} and email {n:6} in one week; see who offers a trial.',
      },
    },
    {
      name: 'Notes beside homes you clean',
      fit: 0.85,
      cost: 0.1,
      speed: 0.5,
      firstStep: 'Ask the first client if you may name the street.',
      experiment: 'A named note on one court, a plain one on the next.',
    },
    {
      name: 'Public noticeboards',
      fit: 0.6,
      cost: 0.1,
      speed: 0.5,
      firstStep: 'Pin the {local} library and one supermarket.',
      experiment: 'White paper and yellow for two weeks; ask {local} callers which they saw.',
    },
    {
      name: 'Other cleaners’ overflow',
      fit: 0.7,
      cost: 0.15,
      speed: 0.5,
      firstStep: {
        'no-calls': 'Text one full cleaner; offer to swap cover.',
        else: 'Ring one full cleaner; offer to swap cover.',
      },
      experiment: 'Offer two of them {day} until {month-3}; count the names they send.',
    },
  ],
  delivery: [
    {
      step: 'Rooms to minutes',
      you: 'Ask for rooms, stone, pets and the worst spot; send minutes and {price}.',
      tool: 'Minutes sheet, messages',
      doneWhen: 'They agreed to {day} and to before photos.',
    },
    {
      step: 'Arrive',
      you: 'Photograph old marks, open windows, lay cloths by colour.',
      tool: 'Phone, caddy',
      doneWhen: 'Marks are sent before the first spray.',
    },
    {
      step: 'Clean',
      you: {
        proven: 'Work your own order; spray first, so products do the waiting.',
        else: 'Top to bottom, dry before wet, in the list’s order.',
      },
      tool: 'Cloths, neutral cleaner, vacuum, mop',
      doneWhen: 'Each line can be ticked or explained.',
    },
    {
      step: 'Last look',
      you: 'Six minutes on ten spots, from a crouch and the door.',
      tool: 'Torch on the phone',
      doneWhen: 'Nothing catches the light.',
    },
    {
      step: 'Report',
      you: {
        evenings: 'Leave the list ticked on the bench, with one line.',
        else: 'Send the ticked list, or photos for a turn.',
      },
      tool: 'Messages, shared album',
      doneWhen: { 'no-driving': 'It is sent before you leave.', else: 'It is sent before you drive.' },
    },
    {
      step: 'Close',
      you: 'Lock, photograph the latch, log minutes, wash the cloths.',
      tool: 'Key register, job log',
      doneWhen: 'Keys hang and the row is full.',
    },
  ],
  tools: [
    {
      name: 'Coloured cloths and a flat mop',
      job: 'Kitchen never meets toilet',
      freeFirst: 'Old towels, cut and marked',
      payWhen: 'The second home is booked',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Vacuum',
      job: 'Floors in short stays',
      freeFirst: 'The client’s own at homes',
      payWhen: 'A host gives you a window',
      for: ['daytime'],
    },
    {
      name: 'Google Sheets',
      job: 'Minutes, keys by code, costs',
      freeFirst: 'Free, on a locked phone',
      payWhen: 'Never at this size',
    },
    {
      name: 'Shared photo album',
      job: 'Proof for hosts',
      freeFirst: 'What the phone includes',
      payWhen: 'Three managers want folders',
      for: ['films', 'many-hours'],
    },
    {
      name: 'Squeegee and glass scraper',
      job: 'Shower screens in half the time',
      freeFirst: 'The one in their shower',
      payWhen: 'The first catch-up clean',
      for: ['evenings', 'some-money'],
    },
  ],
  positioning: {
    category: {
      evenings: 'Evening home cleans in {area}',
      daytime: 'Home cleans and holiday-let turns around {area}',
      else: 'Cleans in {area} to a list you see first',
    },
    claim: {
      proven: 'Years of rooms, one list, one face.',
      evenings: 'You come home and it’s done.',
      student: 'One home, one day, always me.',
      else: 'The list, the minutes, the same person.',
    },
    proof: [
      'a list with an honest “could not do”',
      { evenings: 'a line from a {local} parent', else: 'twelve matching photos of one place' },
      'a named backup who has seen the place',
    ],
    notFor: 'Bond-clean battles, mould, hoarded homes, and hosts who want you on call.',
  },
  growth: {
    'few-hours':
      'At {hours} a week one home a fortnight is full. Swap it for a nearer or dearer one before adding hours.',
    evenings: 'Two evenings are steady. Trade a far client for a near one; a weekday off would open hosts.',
    else: 'Swap far clients for near ones before adding hours. A second pair of hands waits until {price} has moved.',
  },
  consolation: {
    proven: 'Whatever sells, by {check-day} your minutes are on paper, beside {hour-pay} an hour as planned.',
    children: 'Whatever sells, by {check-day} you own a list, a kit, and minutes for each room at home.',
    else: 'Whatever sells, by {check-day} you own a list, a kit, and one person in {area} who trusts you with a key.',
  },
};
