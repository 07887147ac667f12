import type { PathWords } from '../path-words.ts';

export const nicheReviewSiteWords: PathWords = {
  slug: 'niche-review-site',
  customer: {
    who: {
      'has cyclist|cycling|bike|bikes':
        'A rider in a place like {area} with two browser tabs open, comparing lights, racks or locks that you own.',
      children:
        'A parent somewhere in {state} with two tabs open, comparing models of one thing that your household has put through a real week.',
      proven:
        'An Australian with the card out, whose house, street or climate is like those of {area}, two tabs open.',
      else: 'Somebody with a home like those in {area} and two tabs open, comparing models of one thing you can borrow and handle.',
    },
    situation: {
      'has cyclist|cycling|bike|bikes':
        'The tests they find were ridden in Surrey. Nobody says how a lamp holds up on the chip-seal roads around {area}.',
      regional:
        'The reviews they find were written in Ohio. None has run it through a summer in {area}, or knows who repairs it there.',
      metro:
        'They rent, share a laundry or park on the street in {area}, and the reviews they find were written for a house in Ohio.',
      else: 'Their home, climate or power supply is unusual for a reviewer in Ohio, and plain to anybody who lives in {state}.',
    },
    trigger: {
      'school-age':
        'The old one died in the week of the school camp, or visitors to {area} are due in {month-3}.',
      'few-hours': 'The old one died, a lease begins near {area}, or {season} weather has turned.',
      else: [
        'A trip is booked for {month-3}, the old one has died, or a shop in {area} marked it down.',
        'The warranty ran out in {start-month}, a lease begins near {area}, or a sale ends soon.',
      ],
    },
    pays: {
      abn: 'Readers pay you nothing. Shops pay a commission to your ABN, about {price} at a time, once returns close.',
      'few-hours':
        'Readers pay you nothing. If your link led to the sale, a shop pays about {price} once returns close.',
      else: 'Nothing comes from the reader: shops pay a commission of about {price} when their return period is over.',
    },
  },
  theirWords: [
    'Every list says best overall and none of them say what fits my place.',
    'Has anyone in Australia really used this, or just read the box?',
    'Is the bigger one worth it or am I paying for a number?',
    'It sounds great until you find out the filter isn’t sold here.',
    'I don’t want the best one, I want the one I won’t send back.',
    'How loud is it in the same room, honestly?',
    'Does it come with our plug or do I need an adaptor?',
    'Who fixes these when the importer goes quiet?',
    'ProductReview has one star and five stars and nothing between.',
  ],
  places: [
    {
      place: 'Product question boxes at big Australian retailers',
      how: {
        'few-hours':
          'Open {n:10} listings {when} and copy each unanswered question; the asker is standing at the till.',
        proven:
          'Sort by most reviewed, copy unanswered questions with dates, and match each to a search phrase {when}.',
        else: 'Open the {n:10} most reviewed models {short-when}, and copy every question that nobody answered.',
      },
      count: 14,
    },
    {
      place: 'Whirlpool, OzBargain and Reddit threads that name a model',
      how: {
        'uses-ai':
          'Search the product plus “Australia”, past year; let a chat tool sort {n:40} posts by room, car or climate.',
        else: 'Search the product plus a town in {state}, past year, and keep threads that name the room or climate.',
      },
      count: 12,
      for: ['uses-ai', 'evenings', 'few-hours'],
    },
    {
      place: 'Online groups around the product',
      how: 'Search three of them for “which” and “recommend”; read a month of answers before you write a line.',
      count: 12,
      for: ['student', 'employed', 'new'],
    },
    {
      place: 'Specialist counters in {area} when it is quiet',
      how: {
        sells:
          'Ask for whoever handles returns in {area}: what comes back, and why? Leave a card when they offer to pass it on.',
        else: 'Ask one person at a counter in {area} what comes back and why, and write it down outside.',
      },
      count: 6,
      for: ['daytime', 'sells'],
    },
    {
      place: 'Marketplace sellers of a nearly new one',
      how: {
        regional:
          'Message {n:8} sellers within an hour of {area}: why is it going? Some will name a fault no review mentions.',
        else: 'Message {n:8} sellers near {area} and ask what made them sell; listen for the same fault twice.',
      },
      count: 9,
      for: ['no-money', 'regional'],
    },
    {
      place: 'People from {workplace} who bought one this year',
      how: {
        employed:
          'Ask at {workplace} who bought, borrowed or regretted one, and borrow theirs until {check-day}.',
        else: 'Ask {n:8} people you know from {workplace} who regretted theirs, and borrow one until {check-day}.',
      },
      count: 9,
      for: ['employed', 'student', 'no-money'],
      skill: 'Sales',
    },
    {
      place: 'Comments under Australian test videos',
      how: {
        films: 'Sort by newest; answer two a week with a clip shot {short-when}, and post no link.',
        else: 'Sort by newest and answer two that the host left, with a number measured in {area}.',
      },
      count: 8,
      skill: 'Video Editing',
    },
    {
      place: 'Parents’ groups and the school gate',
      how: 'Ask in the {local} parents’ group which one they sent back, and what a child did to it.',
      count: 12,
      only: ['children'],
    },
    {
      place: 'Google’s suggestions and “people also ask” boxes',
      how: 'Type the product with “vs”, “for” and a town in {state}; keep {n:8} questions that a forum answers.',
      count: 10,
      for: ['proven', 'has seo|wordpress|blog'],
    },
    {
      place: 'The tool library or library of things',
      how: 'Ask the {local} volunteers which machine has a waiting list, and what borrowers want to know at the desk.',
      count: 8,
      for: ['no-money', 'retired', 'weekends'],
    },
  ],
  alternatives: [
    {
      what: 'Reading one-star reviews until midnight',
      whyItFails: 'They learn about couriers, not about their room.',
      for: ['evenings', 'few-hours'],
    },
    {
      what: 'Asking a Facebook group',
      whyItFails: 'Twenty people name the only one they ever owned.',
    },
    {
      what: 'Taking the shop assistant’s word',
      whyItFails: 'The assistant sells what is on the floor.',
      for: ['metro'],
    },
    {
      what: 'Asking a chatbot for the best one',
      whyItFails: 'It may name a model never sold with our plug.',
      for: ['uses-ai'],
    },
    {
      what: 'Driving to the city to see it',
      whyItFails: 'It is half a day, and the display is switched off.',
      only: ['regional'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Putting up with the old one',
      price: 'Nothing now, a worse week later',
      speed: 'Instant',
      trust: 'They know its faults',
      yourEdge: 'Your “wait if” lines let them, and they remember who said it.',
    },
    {
      kind: 'do-it-themselves',
      name: 'A spreadsheet of specifications',
      price: 'Two evenings of theirs',
      speed: 'Days',
      trust: 'Good sums, makers’ claims',
      yourEdge: {
        films: 'You filmed what the box leaves out: noise, flex, set-up.',
        else: 'You measured what the box leaves out: noise, weight, cord.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Star ratings at Amazon, Kogan or Bunnings',
      price: 'Free to read',
      speed: 'Seconds',
      trust: 'Doubted: nobody knows who wrote them',
      yourEdge: 'You say how long you had it, in {area}, and whose it was.',
    },
    {
      kind: 'local-rival',
      name: 'CHOICE and Canstar Blue',
      price: 'A membership, or free with ads',
      speed: 'At once, for broad topics',
      trust: 'Strong: laboratories and known names',
      yourEdge: 'They test for everyone; you answer one kind of household.',
      for: ['new', 'skilled'],
    },
    {
      kind: 'local-rival',
      name: 'Older Australian review sites in your topic',
      price: 'Free with ads',
      speed: 'At once',
      trust: 'They rank, and many never touched it',
      yourEdge: 'Your photos have a ruler; theirs came from the maker.',
      for: ['proven', 'has seo|wordpress'],
    },
    {
      kind: 'software',
      name: 'AI shopping answers and price tools',
      price: 'Free',
      speed: 'Seconds',
      trust: 'Neat, but without hands',
      yourEdge: 'It cannot hold the thing in a wet laundry in {area}.',
    },
  ],
  offer: {
    promise: {
      proven: 'The answer for one kind of home, measured by hand, with who pays said first.',
      children: 'Which one survives a household with children, from a parent in {area} who says who pays.',
      else: 'A choice made in five minutes for a place like {area}, by somebody who handled it and says who pays.',
    },
    starter: {
      name: 'The spare-part page',
      included: [
        'one fault or accessory question',
        { films: 'the fit shown in ten seconds', else: 'the part that fits, photographed by you' },
        { sells: 'two stockists who answered you', else: 'one Australian stockist, linked' },
      ],
      excluded: ['a ranking', 'fitting that needs a licence'],
      hoursFactor: 0.6,
    },
    core: {
      name: 'The hands-on pick page',
      included: [
        {
          proven: 'one pick, one search phrase, one reason',
          children: 'one pick for one kind of household',
          else: 'one pick for one buyer, with its reason',
        },
        'two cases in which to leave it',
        {
          writes: 'a verdict in two sentences',
          films: 'a twenty-second clip',
          else: 'one table for a thumb',
        },
        { 'no-money': 'a label: borrowed or handled', else: 'a label: used, borrowed or handled' },
      ],
      excluded: ['paid verdicts', 'money, health and gambling products'],
      hoursFactor: 1,
    },
    premium: {
      name: 'The long-test comparison',
      included: [
        { 'few-hours': 'two models over a month', else: 'three models over some weeks' },
        { films: 'cut clips of noise and set-up', else: 'a phone clip of the noise' },
        'running cost in {state}',
        'one update when the model changes',
      ],
      excluded: ['every model on the market', 'laboratory claims'],
      hoursFactor: 1.6,
    },
  },
  skills: {
    Writing: {
      proven:
        'Your practice shows in what you cut. Swap each adjective for something counted, and put the verdict in sentence one.',
      else: 'You can put the verdict in two sentences. A shopper in {state} then reads on for the reason, not the history.',
    },
    'Video Editing':
      'Twenty seconds of a lid that will not close, cut {short-when}, settles what a page of text in {state} cannot.',
    'AI Use':
      'Let it sort {n:40} owner complaints into five themes. You check each cell against the manual, since no test result comes from a model.',
    Sales:
      'You can ask: a stockist in {area} for a loan, a small maker for a code. Most reviewers never write that email.',
    Design:
      'A table that a thumb can read, and a ruler in each photo, make a stranger in {state} believe the measurement.',
  },
  skillLeftOut: {
    'few-hours':
      'It is left out: {hours} a week go to pages that settle a purchase, and this one does not help with that yet.',
    else: 'It neither tests a product nor makes a verdict in {area} clearer, so it waits until pages bring visits.',
  },
  tasks: [
    {
      id: 'list-questions',
      title: 'Write thirty buying questions against a timer',
      doneWhen: {
        proven:
          'Thirty stand, each ends in a purchase, none came out of a tool; otherwise the topic is changed.',
        children:
          'Thirty purchases stand on paper, many of which your household has faced, or you switched topic.',
        else: 'The list reached thirty, each something people in {area} spend money on, or you have switched topic.',
      },
      hours: 0.5,
      lite: {
        title: 'Write fifteen buying questions in fifteen minutes',
        hours: 0.25,
        doneWhen: 'Fifteen stand, each with a price tag in {area}.',
      },
      phase: 'offer',
      needs: [],
      where: {
        children: 'Kitchen table, phone in another room',
        proven: 'Away from your keyword tools',
        else: 'Anywhere without a screen',
      },
    },
    {
      id: 'score-niche',
      title: 'Score three topics and keep one buyer',
      doneWhen: {
        proven:
          'One topic has nine points without its search volume, and its buyer’s home fits in a sentence.',
        children: 'One topic reached nine points, and you could walk through its buyer’s house in the dark.',
        else: 'One topic reached nine points, and one sentence says where in {state} its buyer lives, and how.',
      },
      materials: 'The six tests of the handbook',
      hours: 1,
      lite: {
        title: 'Name one buyer, one product and one place',
        hours: 0.25,
        doneWhen: 'All three fit in a line, and the place is as real as {area}.',
      },
      phase: 'offer',
      needs: ['list-questions'],
      where: { student: 'A library desk', children: 'The same table, list in hand', else: 'At home' },
    },
    {
      id: 'read-results',
      title: 'Read ten results pages in a private window',
      doneWhen: {
        'has seo|wordpress':
          'Three gaps are real by eye, whatever a tool says: a forum, an old page, an American answer.',
        else: [
          'Three of the ten show a gap in {state}: a thread, an old page, an answer meant for Americans.',
          'In three, what {area} would click first was a forum, stale, or written for Texas.',
        ],
      },
      hours: 1,
      lite: {
        title: 'Check the first page of results for three questions',
        hours: 0.25,
        doneWhen: 'One of them shows a forum or an American answer.',
      },
      phase: 'offer',
      needs: ['score-niche'],
      where: { student: 'On campus wifi, in one sitting', else: 'One sitting, so that you judge alike' },
    },
    {
      id: 'check-refusals',
      title: 'Strike out money, health, gambling and licensed fitting',
      doneWhen: {
        proven: 'What is left compares no loan, treatment, vape or weapon, however well such programs pay.',
        else: 'Nothing left on the list for {state} compares loans, treatments, vapes, gambling or weapons.',
      },
      hours: 0.25,
      phase: 'comply',
      needs: ['score-niche'],
      where: 'Straight after scoring',
      beforeFirstJob: true,
    },
    {
      id: 'find-test-gear',
      title: 'Find {n:8} products you can touch',
      doneWhen: {
        'some-money':
          '{n:8} have a lender or a seller near {area}, and one used model under {budget} is promised to you.',
        else: '{n:8} have a lender, a display or a tool library in {area}, and two loans have dates.',
      },
      hours: 1.25,
      lite: {
        title: 'Borrow or find one model to test',
        hours: 0.25,
        doneWhen: 'One person from {workplace} or the family lends it, with a date.',
      },
      phase: 'proof',
      needs: ['score-niche'],
      where: { children: 'Messages, and one detour on an errand', else: 'Messages, and one visit in {area}' },
    },
    {
      id: 'ask-shoppers',
      title: 'Ask {n:6} shoppers what would settle it',
      doneWhen: {
        sells: '{n:6} buyers named the deciding fact, and two of them let you ring again.',
        children: '{n:6} parents or neighbours about to buy told you the fact that would decide it.',
        else: '{n:6} people about to buy told you, in their words, the one fact that would decide it.',
      },
      hours: 1.5,
      lite: {
        title: 'Message three people who are about to buy',
        hours: 0.5,
        doneWhen: 'One of them told you what would settle it.',
      },
      phase: 'reach',
      needs: ['read-results'],
      where: { student: 'Threads, and the corridor between classes', else: 'In threads and by message' },
    },
    {
      id: 'first-test',
      title: 'Test and photograph one product at home',
      doneWhen: {
        films: '{n:20} owner remarks are sorted, one reading is taken three times, and a clip shows it.',
        proven:
          'One reading stands three times in your notes, beside {n:20} owner remarks and photos with a ruler.',
        else: 'You sorted {n:20} owner remarks, took one reading three times, and laid a ruler in the photos.',
      },
      materials: {
        'has bike|bikes|cyclist': 'A light of yours, tape, phone',
        else: 'One product, tape, scales, phone',
      },
      hours: 2.5,
      whole: true,
      lite: {
        title: 'Measure one thing on a product you own',
        hours: 0.5,
        doneWhen: 'The same number came three times, with a ruler in the photo.',
      },
      phase: 'proof',
      needs: ['read-results'],
      when: 'daylight',
      where: { children: 'Beside a window; children may hold the tape', else: 'Beside a window' },
      instead: {
        children: 'Under the brightest lamp, the tape in small hands',
        else: 'Under the brightest lamp you have',
      },
    },
    {
      id: 'first-article',
      title: 'Write the first pick page in a plain document',
      doneWhen: {
        proven:
          'The answer stands in two lines, with a reading of yours, and you stopped the clock before formatting.',
        children:
          'The answer stands in the opening lines, the reading comes from your own house, hours are logged.',
        else: 'Somebody in {area} has the answer in the opening lines, the reading is yours, and hours are logged.',
      },
      hours: 2.5,
      lite: {
        title: 'Write the short version: pick, reason, who should skip',
        hours: 0.75,
        doneWhen: 'It names one buyer, one number of yours, and who should leave it.',
      },
      phase: 'deliver',
      needs: ['first-test', 'ask-shoppers'],
      where: { children: 'Where the test notes can stay out', else: 'Any desk, wifi off' },
    },
    {
      id: 'reader-test',
      title: 'Hand the page to someone about to buy',
      doneWhen: {
        sells: 'They read in silence, and you know the last question before their card comes out.',
        children: 'Another parent read it in silence and said what is still missing.',
        else: 'They read it in silence, and said what they would still ask a shop in {area}.',
      },
      hours: 0.75,
      whole: true,
      lite: {
        title: 'Send the page to one shopper and ask what is missing',
        hours: 0.25,
        doneWhen: 'Their answer is copied word for word.',
      },
      phase: 'learn',
      needs: ['first-article', 'ask-shoppers'],
      fromDay: 6,
      where: 'In person, where faces show the skips',
    },
    {
      id: 'second-article',
      title: 'Write page two from your own photos',
      doneWhen: {
        proven: 'It took under seven hours, and its link to page one would please a reader before a crawler.',
        else: 'It took under seven of your hours at {hours} a week, and both pages link to each other.',
      },
      materials: 'A borrowed model',
      hours: 5,
      whole: true,
      phase: 'deliver',
      needs: ['first-article'],
      fromDay: 8,
      where: {
        children: 'Test with the household about, write without it',
        else: 'Test and write on different days',
      },
    },
    {
      id: 'third-article',
      title: 'Write page three, the head-to-head',
      doneWhen: {
        'no-money': 'Two borrowed models met on one reading, and the loser has its own buyer in {area}.',
        else: 'Two models you have held met on one reading, and the loser suits somebody in {area} too.',
      },
      hours: 5,
      whole: true,
      phase: 'deliver',
      needs: ['second-article'],
      fromDay: 15,
      where: { children: 'At home; skip it for a birthday', else: 'At home, both on one bench' },
    },
    {
      id: 'decide-domain',
      title: 'Answer the five go-or-stop questions',
      doneWhen: {
        'no-money':
          'Four yeses: go on at a free address. Fewer: the topic shrinks, or the pages become samples.',
        proven: 'Four yeses: buy the domain. Fewer: the topic shrinks, or the pages join your portfolio.',
        else: 'With four yeses you spend the first of {budget}; with fewer the topic shrinks.',
      },
      hours: 0.5,
      lite: {
        title: 'Judge the topic by hours and one reader’s remark',
        hours: 0.25,
        doneWhen: 'You wrote go, shrink or stop, with a reason.',
      },
      phase: 'learn',
      needs: ['reader-test'],
      fromDay: 8,
      where: { student: 'Alone, away from study notes', else: 'Alone, before you spend anything' },
    },
    {
      id: 'open-site',
      title: {
        'no-money': 'Open a plain site at a free address',
        else: 'Open a plain site and load the pages',
      },
      doneWhen: {
        'has wordpress': 'A stranger reads all of it on an old phone, with a theme you did not touch twice.',
        proven: 'A stranger reads it on an old phone in {area}; no pop-up, no plug-in you cannot name.',
        else: 'A person from {workplace} opens every page on a phone, and nothing moves or pops up.',
      },
      hours: 2.5,
      phase: 'proof',
      needs: ['decide-domain'],
      fromDay: 15,
      where: 'At the laptop; dark text on white',
    },
    {
      id: 'write-disclosure',
      title: 'Write the links notice and four test labels',
      doneWhen: {
        abn: 'Above the first link, in body type, it says that shops pay you and choose nothing.',
        else: 'On each page it stands above the first link, as plain to a reader in {state} as the verdict.',
      },
      hours: 0.75,
      lite: {
        title: 'Put one honest line about links above the text',
        hours: 0.25,
        doneWhen: 'It is as large as the text.',
      },
      phase: 'comply',
      needs: ['first-article'],
      where: { proven: 'At the desk, program terms open', else: 'With the regulator’s page open' },
      beforeFirstJob: true,
    },
    {
      id: 'search-console',
      title: 'Connect the free search report',
      doneWhen: 'It accepts the site, and lists each of your pages as known.',
      hours: 0.5,
      phase: 'learn',
      needs: ['open-site'],
      fromDay: 15,
      where: 'While logins are to hand',
    },
    {
      id: 'compare-programs',
      title: 'Compare {n:5} shop programs on one sheet',
      doneWhen: {
        proven: 'Each row says what is paid on, when it locks, the payout floor and who wins a coupon.',
        children:
          'You know of each what it pays on, when it locks, and how many sales reach its payout floor.',
        else: 'Each has a lock date, a payout floor to set against {price}, and a coupon rule.',
      },
      hours: 1.25,
      phase: 'sell',
      needs: ['write-disclosure'],
      fromDay: 15,
      where: 'At home; terms read slowly',
    },
    {
      id: 'join-program',
      title: 'Apply to two programs with real pages',
      doneWhen: {
        abn: 'Both have your ABN and the address of live pages, and their replies have a folder.',
        else: 'Both applications are in, and the ABN question is settled before the first {price} falls due.',
      },
      hours: 1,
      phase: 'sell',
      needs: ['compare-programs', 'open-site'],
      fromDay: 22,
      where: 'At home; approval takes days',
      firstJob: true,
    },
    {
      id: 'answer-ten',
      title: 'Answer {n:10} open questions where shoppers are',
      doneWhen: {
        writes: '{n:10} answers hold a number of yours in the first line; links only where rules allow.',
        films: '{n:10} answers hold a reading or a clip of yours; links only where the rules allow.',
        else: '{n:10} answers hold a fact you measured, and a link only where moderators allow it.',
      },
      hours: 2,
      lite: {
        title: 'Answer two open questions with a measurement',
        hours: 0.5,
        doneWhen: 'Both hold a number that you read yourself.',
      },
      phase: 'reach',
      needs: ['first-article'],
      where: {
        children: 'On the phone at swimming or training',
        student: 'On the bus to campus',
        else: 'Ten minutes at a time',
      },
    },
    {
      id: 'test-day',
      title: 'Test two products in one batch',
      doneWhen: {
        films: 'Two are photographed with a ruler, filmed in four shots each, and noted in one table.',
        else: 'Two models are photographed beside a ruler, heard on a clip and noted in one table for {state}.',
      },
      materials: 'Two models, window light',
      hours: 3,
      phase: 'proof',
      needs: ['find-test-gear', 'decide-domain'],
      fromDay: 13,
      when: 'daylight',
      where: { children: 'At a window, with small assistants', else: 'At a window' },
      instead: 'Under the same lamp as the first test',
    },
    {
      id: 'page-four',
      title: 'Publish the fourth page from the batch',
      doneWhen: 'A new situation in {state} has its pick, and you tapped each link on a phone.',
      hours: 3.5,
      phase: 'deliver',
      needs: ['test-day', 'open-site'],
      fromDay: 22,
      where: { children: 'At home, in two sittings', else: 'At the desk' },
    },
    {
      id: 'page-five',
      title: 'Publish the fifth page and join them up',
      doneWhen: {
        proven: 'From any of the five, a decision is two taps away, with no orphan page.',
        else: 'Whichever page a stranger in {state} lands on, a decision is two taps away.',
      },
      hours: 3.5,
      phase: 'deliver',
      needs: ['page-four'],
      fromDay: 29,
      where: 'At home, in two sittings',
    },
    {
      id: 'ask-maker',
      title: 'Ask one small maker for a code or a loan',
      doneWhen: 'A yes, a no or silence after one reminder is noted by the end of {month-3}.',
      hours: 0.5,
      phase: 'sell',
      needs: ['third-article'],
      fromDay: 22,
      when: 'office-hours',
      where: { sells: 'By phone, then email', else: 'By email to a named person' },
      instead: 'By email, with a question that only they can answer',
    },
    {
      id: 'checklist-list',
      title: 'Offer a one-page buying checklist by email',
      doneWhen: {
        designs: 'It looks right on paper, and joining and leaving work from a second address.',
        else: 'A friend in {area} joined, read and left again without asking you how.',
      },
      hours: 2,
      phase: 'reach',
      needs: ['open-site'],
      fromDay: 29,
      where: 'At home, after the fifth page and not before',
    },
    {
      id: 'weekly-search',
      title: 'Mend one page from the search report',
      doneWhen: {
        proven: 'One query from the second page of results has its answer in your opening lines.',
        else: 'One thing that people in {state} typed is now answered in the opening lines.',
      },
      hours: 0.5,
      phase: 'learn',
      needs: ['search-console'],
      fromDay: 29,
      where: 'Ten minutes to look, twenty to mend',
    },
    {
      id: 'mark-month-six',
      title: 'Write the month-six verdict in the calendar',
      doneWhen: {
        children: 'The date and the stop row are there, and an adult at home has seen them.',
        else: 'The date and the stop row are there, and one person in {area} knows of them.',
      },
      hours: 0.25,
      lite: {
        title: 'Put the month-six stop date in your calendar',
        hours: 0.25,
        doneWhen: 'One other person knows of it.',
      },
      phase: 'learn',
      needs: ['decide-domain'],
      where: 'On the phone',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To a shopper who asked in public',
      when: 'You have handled the model they ask about',
      lines: [
        {
          children:
            'Hi [name], we had the [model] at home with the kids for [days]. I measured [thing]: [result].',
          town: 'Hi [name], I had the [model] here in {area} for [days] and measured [thing]: [result].',
          else: 'Hi [name], I had the [model] for [days] and measured [thing they asked]: [result].',
        },
        {
          'no-money':
            'Mine was borrowed and nobody paid me. In [their situation] I’d check [one point] first.',
          proven: 'Nobody paid me. If your place is [their situation], look at [one point] before you order.',
          else: 'Mine was [borrowed or bought]. For [their situation] I’d look at [one point] before buying.',
        },
        'I’m writing it up for [kind of household]. What else would settle it?',
      ],
    },
    {
      id: 'quote',
      title: 'To a small maker without a program',
      when: 'Their product won a fair comparison',
      lines: [
        'Hi [name], {name} here. Your [model] won on my page for [buyer], because [measured reason]: [link].',
        {
          abn: 'Would you try a code until {month-3}, paid on orders only, against my ABN invoice?',
          else: 'Would you try a code for [number] days, paid on orders that survive returns?',
        },
        'The page will say I’m paid. By [date] we stop, and the verdict stays.',
      ],
    },
    {
      id: 'listing',
      title: 'Opening of a pick page',
      when: 'At the top of each page that recommends something',
      lines: [
        '[Model] for [person in place]: it [measured fact], which [rival] did not.',
        {
          town: 'Leave it if [case one] or [case two]. I [used or borrowed] it for [time] in {area}.',
          else: 'Leave it if [case one] or [case two]. I [used or borrowed] it for [time].',
        },
        {
          proven: 'Starred shops pay me on a sale. Winners were chosen before I looked at programs.',
          children: 'If you buy from a starred shop I’m paid. The one we kept pays nothing.',
          else: 'Shops with a star pay me if you buy. They read this page when you did. {name}',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'To the person you answered',
      when: 'Ten days after they said they would buy',
      lines: [
        {
          children: 'Hi [name], which one did you get, and has it survived the household?',
          else: 'Hi [name], which one did you get in the end? What surprised you at home?',
        },
        {
          writes: 'May I quote you on the page, first name only? If I steered you wrong, tell me that too.',
          else: 'I’d like to add it, with or without your name. If I was wrong I’d rather know. {name}',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'stays-unread',
      risk: 'Search engines leave a young site unread for most of a year.',
      firstSign: 'In {month-3} the report still shows pages without one impression.',
      response: {
        proven: 'You know this wait: publish narrower, answer in forums, and rewrite nothing old.',
        'few-hours': 'At {hours} a week it is slower still: answer in threads, and let old pages be.',
        else: 'Answer {n:10} forum questions with measurements; write the next five narrower.',
      },
      likelihood: 3,
      impact: 3,
      for: ['not-met', 'new', 'skilled', 'proven'],
    },
    {
      id: 'ai-answers',
      risk: 'An answer box settles the question without a click.',
      firstSign: 'Impressions climb while clicks stand still.',
      response: {
        films: 'Lead with your clip, which no summary can hold.',
        else: 'Move to what a summary lacks: your reading, stock seen in {area} this week.',
      },
      likelihood: 2,
      impact: 3,
      for: ['proven', 'uses-ai'],
    },
    {
      id: 'program-cut',
      risk: 'A shop ends its program or shortens the click window.',
      firstSign: 'Pending sales turn to declined.',
      response: 'Keep a second stockist on every page; {sales-goal} sales a month must not hang on one shop.',
      likelihood: 2,
      impact: 2,
      for: ['later'],
    },
    {
      id: 'thin-testing',
      risk: 'You run out of loans and write from manuals.',
      firstSign: 'Two pages in a row carry “researched”.',
      response: {
        'no-money': 'Publish nothing until the next loan from {area} has a date.',
        else: 'Stop until a loan is dated, or buy one used within {budget} and sell it on.',
      },
      likelihood: 2,
      impact: 3,
      for: ['no-money', 'new'],
    },
    {
      id: 'unsafe-product',
      risk: 'A product you praised is recalled or hurts somebody.',
      firstSign: 'It appears on the national recalls list.',
      response:
        'Take the pick down that hour, say why at the top, and write to readers in {state} and beyond.',
      likelihood: 1,
      impact: 3,
      for: ['children'],
    },
    {
      id: 'calendar',
      risk: 'School holidays and sick days eat the writing evenings.',
      firstSign: 'Two loans sit boxed past their return date.',
      response: 'Halve the pages, move the verdict date, and test on {short-day} with help.',
      likelihood: 3,
      impact: 2,
      only: ['children'],
    },
    {
      id: 'exam-weeks',
      risk: 'Exams or placement stop the site for a month.',
      firstSign: 'A loan goes back untested.',
      response: 'Return everything, freeze the site until {month-3}, and move the verdict date once.',
      likelihood: 3,
      impact: 2,
      only: ['student'],
    },
    {
      id: 'tool-spending',
      risk: 'Keyword tools and themes cost more than {price} a month before anyone buys.',
      firstSign: 'A free trial turned into a bill.',
      response: 'Cancel it; from {budget} only the address and hosting are paid until sales lock.',
      likelihood: 2,
      impact: 2,
      only: ['some-money'],
    },
  ],
  qualityChecks: [
    'Pick, buyer and reason stand above the first scroll.',
    'One number here exists nowhere else, with its method.',
    'Somebody is told not to buy.',
    'Used, borrowed, handled or researched: as noted.',
    'Linked shops delivered to {state} that day.',
    'Photos are yours; no child, plate or letterbox.',
    'A product that pays nothing was considered by name.',
    'The links notice stands above the first link.',
  ],
  keepDoing: 'publishing pages with a measurement of yours',
  metrics: [
    {
      id: 'items',
      name: 'Pages live with a measurement of yours',
      what: 'Pages from a manual count zero; the plan has {items-1} in month 1.',
      ifLow: {
        children: 'Gear or evenings are short: borrow for one test {when}, and write nothing before it.',
        'no-money': 'Loans are short: ask {n:5} people at {workplace} before another word.',
        else: 'Gear is short: test something {when}, and write nothing before it.',
      },
    },
    {
      id: 'visits',
      name: 'Visits from search',
      what: 'Clicks in the search report, without your own.',
      ifLow: {
        proven: 'Too wide, as you would tell a client: put the room or vehicle in five titles.',
        else: 'Questions are too wide: put {state}, the room or the vehicle in five titles.',
      },
    },
    {
      id: 'orders',
      name: 'Sales that locked',
      what: 'Past the return window; {sales-goal} a month at {price} would meet {goal}.',
      ifLow: 'Check links and stock in {state} first; doubt the pick only then.',
    },
    {
      id: 'hours',
      name: 'Hours a page',
      what: 'Testing, photos, writing, publishing, from your {hours} a week.',
      ifLow: {
        children: 'Few hours logged means few evenings kept: guard {day} before adding topics.',
        else: 'Few hours logged means {day} was lost: guard it before adding topics.',
      },
    },
  ],
  channels: [
    {
      name: 'Search results for narrow buying questions',
      fit: 0.95,
      cost: 0.1,
      speed: 0.25,
      firstStep: {
        proven: 'Publish the pick with the clearest gap you saw.',
        else: 'Publish the pick you were asked for most.',
      },
      experiment: 'Name {state} or a room in five titles, not in five; compare after {month-3}.',
    },
    {
      name: 'Answers in forums and groups',
      fit: 0.8,
      cost: 0.05,
      speed: 0.7,
      firstStep: 'Answer two threads {short-when}, one measurement each.',
      experiment: 'Offer the table in half of {n:10} answers; count who asks.',
    },
    {
      name: 'Short clips of one test',
      fit: 0.65,
      cost: 0.15,
      speed: 0.6,
      firstStep: {
        films: 'Cut twenty seconds {short-when}, fault first.',
        else: 'Film the part words cannot show.',
      },
      experiment: 'Fault first on three clips, verdict first on three.',
    },
    {
      name: 'Buying checklist by email',
      fit: 0.55,
      cost: 0.2,
      speed: 0.3,
      firstStep: 'Put the sign-up on your busiest page only.',
      experiment: 'Name one for the room, one for the product, until {month-3}.',
    },
    {
      name: 'Small Australian makers and stockists',
      fit: 0.5,
      cost: 0.15,
      speed: 0.4,
      firstStep: {
        sells: 'Ring the maker of your current winner.',
        else: 'Write to the maker of your current winner.',
      },
      experiment: 'Ask two in {state} for a loan, two for a code.',
    },
  ],
  delivery: [
    {
      step: 'Choose the question',
      you: 'Take the next one and name its buyer, as in {area}.',
      tool: 'Question sheet',
      doneWhen: 'The title says who, where and what.',
    },
    {
      step: 'Get it in hand',
      you: 'Collect, photograph, check recalls before switching on.',
      tool: 'Contacts, recalls page',
      doneWhen: 'Serial and lender are noted.',
    },
    {
      step: 'Measure',
      you: {
        films: 'Film one test, three times over.',
        else: 'Repeat one test three times; write the middle result.',
      },
      tool: 'Phone meter, scales, tape',
      doneWhen: 'Someone else could redo it.',
    },
    {
      step: 'Write and label',
      you: 'Answer first, links last, {when}.',
      tool: 'Document, page skeleton',
      doneWhen: 'Label and notice agree with your notes.',
    },
    {
      step: 'Publish and check',
      you: 'Tap each link from a phone on mobile data.',
      tool: 'Site, phone',
      doneWhen: 'Stock and delivery to {state} were seen.',
    },
    {
      step: 'Return and thank',
      you: 'Clean it, hand it back, send the lender the page.',
      tool: 'A thank-you message',
      doneWhen: 'They would lend again.',
    },
  ],
  tools: [
    {
      name: 'A site host',
      job: 'Keeps the pages under your own name',
      freeFirst: { 'has wordpress': 'The hosting you already know', else: 'WordPress.com’s free address' },
      payWhen: 'Three pages earned a yes from a shopper',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Google Search Console',
      job: 'Shows which questions find you',
      freeFirst: 'Free; ignore paid keyword tools',
      payWhen: 'Commissions covered a bill two months running',
      for: ['proven'],
    },
    {
      name: 'Measuring gear',
      job: 'Turns opinions into readings',
      freeFirst: 'Phone sound meter, kitchen scales, tape',
      payWhen: 'A reading decides three pages',
    },
    {
      name: 'An email sender',
      job: 'Sends the checklist',
      freeFirst: 'MailerLite or Kit on a free plan',
      payWhen: 'Readers outgrow the free limit',
    },
    {
      name: 'A chat model',
      job: 'Sorts owner complaints by theme',
      freeFirst: 'A free tier; no test results from it',
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: {
      children: 'Hands-on buying advice for households with children',
      else: 'Hands-on buying advice for one kind of Australian home',
    },
    claim: {
      'has cyclist|cycling|bike|bikes': 'Ridden around {area}, measured, and sometimes left on the shelf.',
      children: 'Used by a real family, and I say when to leave it.',
      proven: 'Measured by hand, ranked by nobody’s money.',
      else: 'I used it in a place like yours.',
    },
    proof: [
      'photos with a ruler and a date, taken in {area}',
      'a reading anyone can repeat',
      'a page whose winner pays nothing',
    ],
    notFor: 'Shoppers after the cheapest link in {state}, and brands after a kinder verdict.',
  },
  growth: {
    'few-hours':
      'At {hours} a week growth means pages beside the one that is clicked, and no second topic this year.',
    proven:
      'Add pages next to your three busiest and leave the rest. Pay for photography before a writer: your hands are the proof.',
    else: 'Grow beside what is already clicked, not beyond {state}. A second topic waits for three months above plan.',
  },
  consolation: {
    proven: 'If search never warms, the tested pages still show shops in {state} how you write about goods.',
    else: 'If search never warms, you keep tested samples that a shop in {area} can judge you by.',
  },
};
