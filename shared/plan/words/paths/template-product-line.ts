import type { PathWords } from '../path-words.ts';

export const templateProductLineWords: PathWords = {
  slug: 'template-product-line',
  customer: {
    who: {
      proven:
        'Sole operators in the trade you know from your own years: second year out alone, quoting from memory in {state} and beyond.',
      'has office|admin|reception|manager':
        'People who keep a small office or front desk running: {crowd}, and the two-person firms around {area}.',
      student:
        'People in one trade you have worked in or beside: casual work counts, and so do {crowd} who plan by spreadsheet.',
      else: [
        'Somebody in the second year of a trade you have done yourself: a mobile groomer near {area}, a sign shop of two, a wedding photographer.',
        'One kind of small operator whose work you have done, first around {area}: a photographer, a fete treasurer, two people with a ute.',
      ],
    },
    situation: {
      children:
        'They quote after the kids are down, as you would, from last month’s file. In {start-month} the travel was left off again.',
      proven:
        'They rebuild a sheet you could draw from memory. Last job in {state} they forgot the lift hire, and wore it.',
      else: [
        'They work alone, quote from memory, and one job in {state} last month left out the travel. They wore the cost.',
        'Ask at {workplace}: the same sheet is rebuilt each time, and the odd line goes missing on busy days.',
      ],
    },
    trigger: {
      'few-hours': 'A quote went wrong this week, or a client near {area} asked for “something in writing”.',
      else: [
        'A quote went wrong, the busy season is six weeks off, or a client in {area} asked for it in writing.',
        'A bill nobody priced, a first employee in {month-3}, a customer in {area} who wants to see the sum.',
      ],
    },
    pays: {
      proven: 'They pay {price} by card at night for tomorrow’s job, and book it as a tool.',
      children: 'They pay {price} by card, often late, and use the file on tomorrow’s first job.',
      else: 'They pay {price} by card for a file that works on tomorrow’s job.',
    },
  },
  theirWords: [
    'I got stung on the travel again.',
    'Only I understand my spreadsheet.',
    'Is there one that isn’t for builders in America?',
    'I left it off and was too embarrassed.',
    'The app did less than my notebook.',
    'It opened view only and I couldn’t type.',
    'What do you charge past the highway?',
    'Which tab do I even start on?',
    'My nephew set it up and then left.',
  ],
  places: [
    {
      place: 'The main Facebook group of that trade',
      how: {
        'few-hours':
          'Search it for “template” and “quote” {when}; save {n:20} names with the sentence each used.',
        else: 'Search template, spreadsheet, “how do you charge”; save {n:20} names, dates and sentences.',
      },
      count: 20,
    },
    {
      place: 'People you have worked beside',
      how: {
        'no-calls':
          'Write to {n:10} former workmates and reps in {state} about the last file they made; pitch nothing.',
        employed:
          'Ask {n:8} people from {workplace} and its suppliers about the last file they made; pitch nothing.',
        proven:
          'Ring {n:10} former workmates and reps in {state} about the last file they made; pitch nothing.',
        else: 'Ask {n:6} people from {workplace} about the last sheet they made; pitch nothing.',
      },
      count: 12,
      for: ['employed', 'proven', 'student'],
    },
    {
      place: 'Directories of the trade association',
      how: 'Filter the members to {state} and sole operators with a mobile; note what their booking forms ask.',
      count: 12,
      for: ['organises', 'many-hours'],
    },
    {
      place: 'Comments under trade videos',
      how: 'Under Australian pricing videos look for “could you share the sheet?” and keep {n:10} names.',
      count: 10,
      for: ['films', 'evenings', 'few-hours'],
    },
    {
      place: 'Reviews of apps for the trade',
      how: {
        'uses-ai':
          'Paste {n:30} two-star reviews into a model and sort by size: “too much for one” is yours.',
        else: 'Sort {n:20} by two and three stars; “too much for a one-man show” describes your customer.',
      },
      count: 10,
      for: ['uses-ai', 'no-money'],
    },
    {
      place: 'Supplier counters and trade days',
      how: 'Ask the desk at one wholesaler near {area} who has just gone out alone.',
      count: 7,
      for: ['daytime', 'sells', 'regional'],
    },
    {
      place: 'Reviewers of similar files on Etsy and Gumroad',
      how: 'Copy what {n:10} praised and missed; count those who mention Australia, tax dates or travel.',
      count: 9,
      for: ['designs', 'writes'],
    },
    {
      place: 'Parents who run a business from home',
      how: 'At {local} pick-up, ask who quotes from the kitchen table, and what their last file was.',
      count: 9,
      only: ['children'],
    },
  ],
  alternatives: [
    {
      what: 'Last job’s file under a new name',
      whyItFails: 'The old client’s name stays in a cell.',
    },
    {
      what: 'A free template from the software maker',
      whyItFails: 'Rows for everything, except the three that go wrong.',
      for: ['new', 'no-money'],
    },
    {
      what: 'A monthly job app',
      whyItFails: 'Built for a crew of ten; one person pays for rostering.',
      for: ['proven'],
    },
    {
      what: 'Asking in the group',
      whyItFails: 'Six kind answers, six prices, no file.',
      for: ['children'],
    },
    {
      what: 'A bookkeeper’s own sheet',
      whyItFails: 'It suits the tax return, a month too late.',
      for: ['employed'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Quoting from memory',
      price: 'Free until the forgotten line',
      speed: 'Quickest of all',
      trust: 'They trust their head, mostly',
      yourEdge: 'The rows they forget are already there.',
    },
    {
      kind: 'do-it-themselves',
      name: 'A sheet of their own',
      price: 'Several evenings',
      speed: 'Finished one winter, maybe',
      trust: 'Breaks when a row is inserted',
      yourEdge: { films: 'Locked sums, and a film of job one.', else: 'Locked sums and a worked example.' },
    },
    {
      kind: 'marketplace',
      name: 'Big template shops on Etsy',
      price: 'Below {price} for one sheet',
      speed: 'Instant',
      trust: 'Many reviews, few from the trade',
      yourEdge: {
        town: 'Made in {area}, day before month, from the trade.',
        else: 'Australian words, day before month, from the trade.',
      },
    },
    {
      kind: 'local-rival',
      name: 'A bookkeeper who sets up systems',
      price: 'Hourly, far above {price}',
      speed: 'Weeks',
      trust: 'Personal and qualified',
      yourEdge: 'It works tonight; tax and contracts you pass on.',
      for: ['regional', 'new'],
    },
    {
      kind: 'local-rival',
      name: 'A consultant for the trade',
      price: 'By the day, many times {price}',
      speed: 'Next month',
      trust: 'Knows the association',
      yourEdge: 'One job solved, for the price of a lunch.',
      for: ['proven', 'metro'],
    },
    {
      kind: 'software',
      name: 'ServiceM8, Tradify, Fergus and their like',
      price: 'Every month',
      speed: 'A week to set up',
      trust: 'A brand and a helpline',
      yourEdge: 'Bought once, works offline, one job done.',
    },
  ],
  offer: {
    promise: {
      proven:
        'A working file with years of the trade in it, so tomorrow’s quote has the line everyone else leaves off.',
      children: 'A file that gets tomorrow’s job quoted from a kitchen table, with no line forgotten.',
      else: [
        'A working file from somebody who has done the job in {state}, with the line everyone forgets already in it.',
        'Tomorrow’s job quoted, packed or planned with a sheet that came out of real jobs.',
      ],
    },
    starter: {
      name: 'Single sheet',
      included: [
        { designs: 'one form, calm on one page', else: 'one form or calculator' },
        { writes: 'a page of plain notes', else: 'a page of notes' },
        'use in one business',
      ],
      excluded: ['filled example', 'video', 'changes to order'],
      hoursFactor: 0.5,
    },
    core: {
      name: 'Working pack',
      included: [
        { designs: 'the sheet, one colour for inputs', else: 'the sheet, sums locked' },
        {
          writes: 'an invented business, told as a story',
          proven: 'an invented business like ones you knew',
          else: 'an invented business that adds up',
        },
        {
          films: 'a captioned film of the first job',
          children: 'a four-minute first-job film',
          else: 'a film of the first job',
        },
        'updates for a year',
      ],
      excluded: [
        'contracts, safety, medical forms',
        { proven: 'filling it in', else: 'setting it up for them' },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'Whole job',
      included: [
        {
          proven: 'the pack and four files of a full week',
          else: 'the pack and four linked files',
        },
        'layouts for one and for two people',
        { organises: 'an index in working order', else: 'an index: which to open when' },
      ],
      excluded: ['links to accounting systems', 'a call, booked apart'],
      hoursFactor: 2,
    },
  },
  skills: {
    Writing: {
      children:
        'Notes beside the cell replace a manual. Your {price} page is the story of one bad quote, told plainly.',
      else: 'Notes beside the cell replace a manual, and the {price} page tells one bad quote. Strangers trust plain words.',
    },
    Design:
      'Make it calm: inputs in one colour, one page in print. Trades judge a {price} file by whether it looks like work.',
    'AI Use':
      'Let a model try to break the formulas and list odd inputs {when}; check each sum by hand. Interview notes stay out.',
    Sales: {
      'no-calls':
        'Ten letters without a pitch, then a sheet pinned in a group, {state} first: both take the nerve you have.',
      else: 'Ten calls without a pitch, then a sheet pinned in a group, {state} first: both take the nerve you have.',
    },
    'Video Editing':
      'The first-job film sells {price} and halves the questions. Record once, trim pauses, caption the cells.',
    'Project Management':
      'Versions, a change list and a July update fit {hours} a week if you plan them. You won’t sell old errors.',
  },
  skillLeftOut: {
    'few-hours': 'It waits: at {hours} a week the scars in the file come first.',
    else: 'It is left out on purpose; buyers pay {price} for scars, and those come from work you have done.',
  },
  tasks: [
    {
      id: 'dig-folders',
      title: {
        proven: 'Dig through years of folders for an hour',
        else: 'Dig through your own folders for an hour',
      },
      doneWhen: {
        proven: '{n:8} files are listed with times used, and the one each workmate copied is starred.',
        employed: '{n:5} files are listed, those from {workplace} marked, each with its oddest row’s story.',
        else: '{n:5} files are listed with times used and the story of the oddest row.',
      },
      hours: 1,
      lite: {
        title: 'Find the one file you used most',
        hours: 0.25,
        doneWhen: 'You can tell its oddest row’s story.',
      },
      phase: 'offer',
      needs: [],
      where: 'At your own computer, with a timer',
    },
    {
      id: 'ask-employer',
      title: 'Clear the rights in that file',
      doneWhen: {
        employed:
          'Somebody in charge at {workplace} said yes in writing, or you will build afresh in your own time.',
        proven: 'It was yours alone, or whoever paid for it said yes in writing.',
        else: 'It was yours alone, or you will build afresh from your own rows.',
      },
      hours: 0.5,
      lite: { title: 'Check who owns the file', hours: 0.25, doneWhen: 'It is yours, or you start afresh.' },
      phase: 'comply',
      needs: ['dig-folders'],
      where: 'By email, before copying a cell',
      beforeFirstJob: true,
    },
    {
      id: 'name-trade',
      title: 'Test two trades by the five facts',
      doneWhen: {
        proven: 'Your own trade has four yeses, recent reviews among them, or the one beside it does.',
        children: 'One trade near {area} has four yeses, and you have done the work.',
        else: 'One has four yeses, and one of those is that you have done the work.',
      },
      hours: 1.5,
      lite: {
        title: 'Choose the trade you have worked in',
        hours: 0.25,
        doneWhen: 'You can name three of its scars.',
      },
      phase: 'offer',
      needs: ['dig-folders'],
      where: 'Trade groups, job ads, Etsy and Gumroad',
    },
    {
      id: 'first-five-calls',
      title: 'Talk with {n:5} people in the trade',
      doneWhen: {
        employed:
          '{n:5} pages of their words, one file with names covered, none of it from {workplace}’s records.',
        writes: '{n:5} pages hold their own sentences, and you know what each has paid for.',
        else: '{n:5} pages of their words, one covered file, and what each has paid for.',
      },
      hours: 2.5,
      lite: {
        title: 'Ask two people about the last file they made',
        hours: 0.5,
        doneWhen: 'You know what each has paid for.',
      },
      phase: 'reach',
      needs: ['name-trade'],
      where: {
        children: 'By phone, from the quietest room',
        else: 'By phone, after their last job',
      },
    },
    {
      id: 'next-five-calls',
      title: 'Talk with {n:5} more',
      doneWhen: {
        proven: 'Two have bought something for this pain, and one disagrees with your way.',
        else: 'You can name the line forgotten most, and two have bought something for it.',
      },
      hours: 2.5,
      phase: 'reach',
      needs: ['first-five-calls'],
      where: 'By phone or message',
    },
    {
      id: 'decide-pain',
      title: 'Decide on one pain, named in their words',
      doneWhen: {
        writes: 'The title is a phrase somebody said, and you left it ungrammatical.',
        else: 'The title is a phrase somebody said, and {n:3} scars stand under it.',
      },
      hours: 0.5,
      lite: { title: 'Choose the pain and the title', hours: 0.25, doneWhen: 'Somebody said that phrase.' },
      phase: 'offer',
      needs: ['first-five-calls', 'next-five-calls'],
      where: 'At a table, interview pages spread out',
    },
    {
      id: 'clean-source',
      title: 'Strip the file, keep an untouched source',
      doneWhen: {
        proven: 'No client of those years is left in cell, hidden sheet or file properties.',
        else: 'No name, price or logo is left, in hidden sheets and properties either.',
      },
      hours: 0.75,
      phase: 'comply',
      needs: ['ask-employer'],
      where: 'The document inspector, on a copy',
    },
    {
      id: 'build-sheet',
      title: 'Build the working sheet',
      doneWhen: {
        designs: 'Inputs share a colour, sums are locked, and it prints on one calm page.',
        'uses-ai': 'A model failed to break the sums, notes sit beside cells, and no macros are in it.',
        else: 'Inputs are coloured, sums locked, notes beside cells, dates day to month, no macros.',
      },
      hours: 3,
      lite: { title: 'Build the smallest useful sheet', hours: 0.75, doneWhen: 'It does one sum, locked.' },
      phase: 'offer',
      needs: ['decide-pain', 'ask-employer'],
      where: {
        children: 'Two sittings, house asleep',
        employed: 'Your own laptop, never the one from work',
        else: 'Your own computer',
      },
    },
    {
      id: 'invent-business',
      title: 'Fill in an invented business that adds up',
      doneWhen: {
        writes: 'It has a name, a town in {state} and a job that totals on a calculator.',
        else: 'One job in {state} runs from quote to total, checked on a calculator.',
      },
      hours: 1,
      phase: 'proof',
      needs: ['build-sheet'],
      where: 'At the sheet, calculator beside it',
    },
    {
      id: 'stopwatch-test',
      title: 'Give it to one person with a stopwatch',
      doneWhen: {
        proven: 'A stranger to you did a first quote in your time limit, and labels are mended.',
        employed: 'Somebody outside {workplace} did a first quote in time, with one question at most.',
        else: 'A first quote took no longer than you set, with one question at most.',
      },
      hours: 1,
      lite: {
        title: 'Watch one person use the sheet',
        hours: 0.5,
        doneWhen: 'They finished with one question.',
      },
      phase: 'deliver',
      needs: ['build-sheet'],
      where: { children: 'A video call, or where they work', else: 'Their ute, salon or desk near {area}' },
    },
    {
      id: 'cross-open',
      title: 'Open it in Excel, Sheets and on a phone',
      doneWhen: {
        designs: 'Totals agree in all three, and the colours survive a black printer.',
        else: 'Totals agree in all three, and it prints on one page.',
      },
      materials: { 'no-money': 'A library computer with Excel', else: 'A second computer' },
      hours: 0.75,
      phase: 'proof',
      needs: ['build-sheet'],
      when: 'open-shops',
      where: 'At home, and at the {local} library',
      instead: 'At home, on a borrowed machine and a phone',
    },
    {
      id: 'film-job',
      title: 'Record the first job in four minutes',
      doneWhen: {
        films: 'It is cut, captioned by cell, and somebody quoted along without pausing.',
        else: 'Somebody quoted along without pausing it once.',
      },
      hours: 1.5,
      phase: 'deliver',
      needs: ['invent-business'],
      where: { children: 'While the house is empty or asleep', else: 'A quiet room' },
    },
    {
      id: 'write-licence',
      title: 'Write licence, support hours and refund line',
      doneWhen: {
        writes: 'Three short paragraphs, plain enough to read aloud, sit in file and page.',
        else: 'Three short paragraphs sit in the file and on the page; answers come {short-when}.',
      },
      hours: 0.75,
      lite: {
        title: 'Write one licence line and your reply hours',
        hours: 0.25,
        doneWhen: 'Both stand in the file.',
      },
      phase: 'comply',
      needs: ['decide-pain'],
      where: 'The ACCC’s pages on digital goods open',
      beforeFirstJob: true,
    },
    {
      id: 'free-calculator',
      title: 'Cut out a free calculator for one job',
      doneWhen: {
        proven: 'It answers the question new operators ask most, and names the pack once.',
        else: 'It answers one question whole, and points to the {price} pack in one line.',
      },
      hours: 1.5,
      lite: {
        title: 'Make the free version of the sheet',
        hours: 0.5,
        doneWhen: 'It does one small job whole.',
      },
      phase: 'reach',
      needs: ['build-sheet'],
      where: 'At the laptop',
    },
    {
      id: 'list-three',
      title: 'List sheet, pack and whole job together',
      doneWhen: {
        designs: 'Three listings show the filled example, laid out alike, and a test purchase worked.',
        else: '{starter-price}, {price} and {premium-price} are live with the filled example, and a test purchase worked.',
      },
      hours: 5,
      lite: { title: 'List the single sheet', hours: 1.25, doneWhen: 'It is live at {starter-price}.' },
      phase: 'deliver',
      needs: ['stopwatch-test', 'write-licence'],
      where: 'A listing a sitting',
      firstJob: true,
    },
    {
      id: 'business-answer',
      title: {
        abn: 'Note when overseas sales need an accountant',
        else: 'Settle the ABN and what overseas sales mean',
      },
      doneWhen: {
        abn: 'The store’s tax page is read, and a number of foreign sales is set.',
        else: 'A dated note answers the ABN questions, and says when to ask an accountant.',
      },
      hours: 0.75,
      lite: {
        title: 'Answer the official ABN questions',
        hours: 0.25,
        doneWhen: 'A dated note says yes or not yet.',
      },
      phase: 'comply',
      needs: ['list-three'],
      where: 'abr.gov.au and the store’s tax page',
    },
    {
      id: 'sign-up-page',
      title: 'Make the sign-up page and three emails',
      doneWhen: {
        writes: 'A test address got all three, one story in each, each with a way out.',
        else: 'A test address got all three, each with a way out and your details.',
      },
      hours: 2,
      lite: {
        title: 'Make a one-line sign-up page',
        hours: 0.5,
        doneWhen: 'Your own address arrived on it.',
      },
      phase: 'reach',
      needs: ['free-calculator'],
      where: 'Kit’s free plan',
    },
    {
      id: 'thank-ten',
      title: 'Send the free sheet to all you interviewed',
      doneWhen: {
        proven: 'Each had it with a personal line, and {n:4} used it on a job.',
        else: 'Each had it with a line of their own, and {n:3} tried it.',
      },
      hours: 1,
      lite: {
        title: 'Send the sheet to your two interviewees',
        hours: 0.25,
        doneWhen: 'One of them used it.',
      },
      phase: 'reach',
      needs: ['free-calculator'],
      where: 'By message, one by one',
    },
    {
      id: 'ask-admins',
      title: 'Ask two admins, post on their day',
      doneWhen: {
        sells: 'Both answered, one pinned it, and {n:20} took the sheet.',
        writes: 'One post is up with your true story in five lines, the sheet below.',
        else: 'Both answered, and one post is up with your true story and the sheet.',
      },
      hours: 1.5,
      lite: {
        title: 'Ask one admin about posting the sheet',
        hours: 0.25,
        doneWhen: 'The answer is in writing.',
      },
      phase: 'reach',
      needs: ['free-calculator'],
      where: 'In the group, staying for the questions',
    },
    {
      id: 'answer-posts',
      title: 'Answer questions for two weeks',
      doneWhen: {
        organises: 'Each question is tallied by kind, and the repeated ones became notes in cells.',
        else: 'Each had a straight answer {short-when} at the latest; repeats became notes in cells.',
      },
      hours: 2,
      phase: 'sell',
      needs: ['ask-admins'],
      where: 'On the phone, ten minutes at a time',
    },
    {
      id: 'offer-pack',
      title: 'Offer the pack to those with the sheet',
      doneWhen: {
        proven: 'One email went out with {price}, the filled example and a line from the trade.',
        else: 'One email went out with {price}, the filled example and the refund line.',
      },
      hours: 1,
      lite: {
        title: 'Tell those with the sheet about the pack',
        hours: 0.25,
        doneWhen: 'The message names {price}.',
      },
      phase: 'sell',
      needs: ['list-three', 'free-calculator'],
      where: 'At the laptop',
    },
    {
      id: 'ask-non-buyers',
      title: 'Ask those who didn’t buy what it lacks',
      doneWhen: {
        'uses-ai': '{n:5} answers are sorted with a model, names removed, into file, price, moment.',
        else: '{n:5} answers are sorted into file, price and moment.',
      },
      hours: 0.75,
      lite: { title: 'Ask two non-buyers what it lacks', hours: 0.25, doneWhen: 'One row came out of it.' },
      phase: 'learn',
      needs: ['offer-pack'],
      where: 'By one-question email, a fortnight later',
    },
    {
      id: 'second-file',
      title: 'Build the file they use the same week',
      doneWhen: {
        proven: 'It shares inputs with the first, and the next tester beat the stopwatch.',
        else: 'It takes its inputs from the first, and passed the same stopwatch.',
      },
      hours: 5,
      lite: { title: 'Start the second sheet', hours: 2, doneWhen: 'It shares its inputs.' },
      phase: 'deliver',
      needs: ['list-three'],
      where: 'Two or three sittings',
    },
    {
      id: 'month-row',
      title: 'Fill in the month’s row for each product',
      doneWhen: {
        organises: 'Visits, orders, support minutes and hours stand on the board for the month.',
        else: 'Visits, orders and support minutes stand beside each, from {hours} a week.',
      },
      hours: 0.5,
      lite: { title: 'Note visits, orders, minutes of support', hours: 0.25, doneWhen: 'One row is filled.' },
      phase: 'learn',
      needs: ['list-three'],
      where: 'With the store’s figures open',
    },
    {
      id: 'july-note',
      title: 'Plan the July update in the change list',
      doneWhen: {
        proven: 'New dates, blank rates and the row your buyers asked for have a publishing day.',
        else: 'New dates, blank rates and one improvement have a day to publish.',
      },
      hours: 0.5,
      phase: 'learn',
      needs: ['month-row'],
      where: 'At a table',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: {
        'no-calls': 'The message before there is a product',
        else: 'The call before there is a product',
      },
      when: 'To people in the trade; mention no template',
      lines: [
        {
          proven:
            'Hi [name], {name} here. I did [your work in the trade] for years, and I want to hear how others handle [part].',
          children:
            'Hi [name], it’s {name}. I do [your work] around the kids, and I’m learning how others handle [part of the job].',
          employed:
            'Hi [name], it’s {name}, I’m at {workplace} by day. How do people in your line handle [part of the job]?',
          else: 'Hi [name], it’s {name}. I’ve done some [work of the trade]; how do you handle [part of the job]?',
        },
        {
          'no-calls':
            'Would you answer five questions by message? I’d like the story of your last sheet, and the day it failed.',
          children:
            'May I ring for ten minutes after bedtime? I’d like the story of your last sheet, and the day it failed.',
          proven:
            'Ten minutes after your last job would do: the last sheet you made, and the day it let you down.',
          else: 'Could I have ten minutes about the last form you made, and when it went wrong?',
        },
        'Nothing to sell. If something comes of it, you get it first, free.',
      ],
    },
    {
      id: 'listing',
      title: 'Top of the product page',
      when: 'For the pack; use a true story of your own',
      lines: [
        {
          proven: '[Their phrase]? Me too, on [true job]: it cost [what you lost], so row [number] is there.',
          writes: '[Their phrase]. I heard it from [number] people, and it happened to me on [true job].',
          else: '[Their phrase]? On [true job] it went wrong for me too. Row [number] is the repair.',
        },
        'Type in [three inputs], read off [result], print one page.',
        {
          films: 'Inside: sheet, filled example, captioned film. Excel or Google Sheets, no macros.',
          designs: 'Inside: a calm sheet, an invented business, a film. Excel or Sheets, no macros.',
          else: 'Inside: the sheet, an invented {local} business, a short film. No macros.',
        },
        'For one business. Questions on [days]; what fails is mended or paid back.',
      ],
    },
    {
      id: 'follow-up',
      title: 'Four days after the free sheet',
      when: 'By email, to those who signed up',
      lines: [
        'Hi [name], has [free sheet] seen a job yet?',
        {
          proven: 'It caught this on a job last week: [short true example].',
          else: 'Here is what it caught for somebody: [short true example].',
        },
        {
          children:
            'If a row is missing for the way you work, reply with it; I read them all once the kids are down. {name}',
          else: 'Missing a row? Reply with it. I read each one {when}. {name}',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'After the third job',
      when: 'Three weeks after purchase, where the store’s rules allow it',
      lines: [
        'Hi [name], how many quotes has the pack done?',
        {
          proven: 'Which line saved you, and which would an old hand leave out?',
          else: 'Which line saved you, and which was in the way?',
        },
        'If you say so in a review, name your trade and your town; other buyers look for that.',
      ],
    },
  ],
  risks: [
    {
      id: 'employer-file',
      risk: 'The file belongs to an employer or a client.',
      firstSign: 'Its properties show another name.',
      response: {
        employed:
          'Ask {workplace} in writing before you copy a cell, or rebuild from blank and keep dated copies.',
        else: 'Ask in writing before you copy a cell, or rebuild from your own rows with dated copies.',
      },
      likelihood: 2,
      impact: 3,
      for: ['employed', 'proven'],
    },
    {
      id: 'wrong-sum',
      risk: 'A formula is wrong and somebody quotes with it.',
      firstSign: '“Total is out.”',
      response: {
        'few-hours':
          'Take it down from your phone at once, correct it {when}, and tell each buyer through the store.',
        proven: 'Down within the hour; tell each buyer, and repay whoever quoted with it.',
        else: 'Take it down that hour, tell each buyer, and offer {price} back to those it misled.',
      },
      likelihood: 2,
      impact: 3,
      for: ['uses-ai'],
    },
    {
      id: 'polite-interest',
      risk: 'Everybody likes the idea, nobody pays.',
      firstSign: 'None has ever bought anything for it.',
      response: {
        proven: 'Stop before you build; take the four questions to the trade beside yours.',
        else: 'Stop before you build, and ask {n:5} people with a dearer mistake.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'not-met'],
    },
    {
      id: 'support-creep',
      risk: 'Support eats the next file’s hours.',
      firstSign: 'A question comes a third time.',
      response: 'Change that cell’s note {short-when}, and charge for filling a file in.',
      likelihood: 2,
      impact: 2,
      for: ['many-hours'],
    },
    {
      id: 'regulated-form',
      risk: 'Buyers want a contract, safety or medical form.',
      firstSign: '“Is it compliant?”',
      response: 'Decline and name who writes those in {state}; sell quoting, planning, checklists.',
      likelihood: 2,
      impact: 3,
      for: ['has nurs|clinic|dental|physio|health|builder|electric'],
    },
    {
      id: 'group-ban',
      risk: 'A trade group deletes your post.',
      firstSign: 'A link is ready and nobody was asked.',
      response: 'Apologise to the admin, answer questions until {month-3}, then ask again.',
      likelihood: 2,
      impact: 2,
      for: ['sells'],
    },
    {
      id: 'slow-first-year',
      risk: 'Months bring a sale or two, and you drift off.',
      firstSign: 'The statistics are open, the sheet is not.',
      response: 'Judge {month-3} by files that passed the stopwatch; orders planned that month: {sales-3}.',
      likelihood: 3,
      impact: 2,
      for: ['few-hours', 'evenings'],
    },
    {
      id: 'no-trade',
      risk: 'You know no trade well enough to have scars.',
      firstSign: 'Three rows, and no story.',
      response:
        'Sit beside somebody at {workplace} for two shifts, with permission, and write down what goes wrong.',
      likelihood: 2,
      impact: 3,
      only: ['new', 'student'],
    },
  ],
  qualityChecks: [
    'The example’s totals agree with a calculator.',
    'Somebody did a first job alone in time.',
    'No real name or hidden sheet is left.',
    'Excel, Sheets and a phone agree.',
    'Each odd row says when it is needed.',
    'Tax rates are blank, with a place to look.',
    'The page promises only what the file does.',
    'Dates run day, month, year.',
  ],
  keepDoing: 'listing files',
  metrics: [
    {
      id: 'items',
      name: 'Files listed',
      what: 'Files that passed the stopwatch; about {items-1} by day 30.',
      ifLow: {
        children: 'Take rows away until it fits one sitting, and list that.',
        proven: 'Leave out what only you would use, and list the rest {when}.',
        else: 'Take rows away until the smallest passes, and list it {when}.',
      },
    },
    {
      id: 'visits',
      name: 'Visits and sign-ups',
      what: {
        proven: 'Visits by listing, and takers of the free sheet beside them.',
        else: 'Visits by listing; sign-ups for the free sheet.',
      },
      ifLow: 'Two groups and under twenty sign-ups: find another group, or another pain.',
    },
    {
      id: 'orders',
      name: 'Orders',
      what: 'Paid less refunds; {sales-goal} a month would meet {goal}.',
      ifLow: {
        designs: 'Put the filled example first, bigger; ask non-buyers before touching {price}.',
        else: 'Show the filled example first; ask non-buyers before touching {price}.',
      },
    },
    {
      id: 'hours',
      name: 'Hours to build and support',
      what: 'Building, posts and each reply, against {hours} a week.',
      ifLow: {
        'school-age': 'Replies at the school gate are work; log five minutes each.',
        'few-hours': 'Phone replies count; log them before {day} is spent.',
        else: 'Phone replies are work; log them in five-minute steps.',
      },
    },
  ],
  channels: [
    {
      name: 'A free sheet in the trade’s own group',
      fit: 0.9,
      cost: 0.1,
      speed: 0.7,
      firstStep: 'Read the rules {short-when} and ask one admin.',
      experiment: 'Story first in one, sheet first in another; {n:20} sign-ups decide.',
    },
    {
      name: 'Marketplace search',
      fit: 0.75,
      cost: 0.35,
      speed: 0.35,
      firstStep: 'List at {price}, the trade’s name first.',
      experiment: 'One title with the pain, one with the file type, until {month-3}.',
    },
    {
      name: 'The people you interviewed',
      fit: 0.85,
      cost: 0.05,
      speed: 0.8,
      firstStep: 'Send each the sheet {when}, with thanks.',
      experiment: '{n:5} pass it on by name, {n:5} post it.',
    },
    {
      name: 'Trade suppliers and association newsletters',
      fit: 0.7,
      cost: 0.15,
      speed: 0.4,
      firstStep: {
        writes: 'Offer an editor in {state} two hundred words.',
        else: 'Offer one editor in {state} a short tip.',
      },
      experiment: 'A tip in one newsletter, {n:50} cards in parcels.',
    },
    {
      name: 'A film of one real mistake',
      fit: 0.55,
      cost: 0.25,
      speed: 0.35,
      firstStep: { films: 'Cut two minutes on the forgotten line.', else: 'Record two minutes {when}.' },
      experiment: 'Show the sheet in one, only the sum in another.',
    },
  ],
  delivery: [
    {
      step: 'Meet',
      you: 'Give the calculator away where the trade talks.',
      tool: 'Group post, sign-up page',
      doneWhen: 'They joined of their own accord.',
    },
    {
      step: 'Buy',
      you: 'Nothing by hand.',
      tool: 'Etsy or Gumroad',
      doneWhen: 'A test purchase worked this month.',
    },
    {
      step: 'Open',
      you: 'A first tab: start here, make a copy.',
      tool: 'The file',
      doneWhen: 'No “view only” message in {month-3}.',
    },
    {
      step: 'Use',
      you: 'Notes beside cells, a film of job one.',
      tool: 'Screen recording',
      doneWhen: 'Job one without a message.',
    },
    {
      step: 'Ask',
      you: 'Answer {short-when}; count by kind.',
      tool: 'Saved replies, tally',
      doneWhen: 'A third repeat changed the file.',
    },
    {
      step: 'Update',
      you: 'Publish the change list each quarter.',
      tool: 'Change list, updates list',
      doneWhen: 'The year’s buyers have it.',
    },
  ],
  tools: [
    {
      name: 'Spreadsheet',
      job: 'Building and testing',
      freeFirst: {
        'has excel': 'The Excel you know, checked in Sheets',
        else: 'Google Sheets, checked in LibreOffice',
      },
      payWhen: 'Buyers’ Excel breaks the free ones',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Store',
      job: 'Payment and download',
      freeFirst: 'Gumroad or Etsy, paid per sale',
      payWhen: 'Twenty have bought',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Email list',
      job: 'Free sheet, offer, updates',
      freeFirst: 'Kit’s free plan',
      payWhen: 'The list outgrows it',
      for: ['writes'],
    },
    {
      name: 'Screen recorder',
      job: 'The one-job film',
      freeFirst: 'OBS, or your computer’s own',
      payWhen: 'Never for this path',
      for: ['films'],
    },
    {
      name: 'A chat model',
      job: 'Trying to break the sums',
      freeFirst: 'A free tier, no names in it',
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: { proven: 'Working files from years in one trade', else: 'Working files for one trade' },
    claim: {
      proven: 'Every odd row cost somebody a job once.',
      children: 'Tomorrow’s quote, done at the kitchen table tonight.',
      else: 'The line everyone forgets, already in the sheet.',
    },
    proof: [
      { proven: 'your years in the trade, stated exactly', else: 'your time in the trade, stated exactly' },
      'a stopwatch result from a stranger',
      'a dated change list',
    ],
    notFor: 'Getting organised in general, forms that need a lawyer, or done-for-you work.',
  },
  growth: {
    'few-hours':
      'At {hours} a week stay with one trade and one pack. Add the next file once ten people own the first.',
    proven:
      'Stay in one trade until a third of buyers own two files; then {premium-price} bundles or team licences. Pay a second tester before any advertising.',
    else: 'Stay in one trade until a third own two files. Then sell {premium-price} bundles. If set-up calls outsell files, you found a service.',
  },
  consolation: {
    'few-hours':
      'By {check-day} you know who owns your best file, and what people in the trade have paid to avoid.',
    proven: 'By {check-day} you know what a trade pays to avoid, and one of your files works for strangers.',
    children: 'By {check-day} you have real talks, and your own paperwork takes less of {short-day}.',
    else: 'By {check-day} one file of yours works for a stranger, and your own quotes are quicker.',
  },
};
