import type { PathWords } from '../path-words.ts';

export const fractionalProjectManagerWords: PathWords = {
  slug: 'fractional-project-manager',
  customer: {
    who: {
      'has civil|construction|builder|fitout|joinery':
        'Owners of subcontracting, joinery and supply firms around {area}, eight to forty staff, with one move or new system and nobody on it.',
      'has practice receptionist|clinic|dental|physio':
        'Owners of clinics and allied-health groups in {area} who open a second room, or change software, between patients.',
      new: 'Managers of small charities, café groups and care providers around {area}, with one dated job and nobody on it.',
      else: 'The owner of a cabinet shop, food maker, wholesaler or charity near {area}, with one big job on top of the day’s work.',
    },
    situation: {
      'has civil|construction|builder|fitout|joinery':
        'The yard must be out by the lease date, the new one has no power, and the owner rings all of them from the ute in {area}.',
      'has practice receptionist|clinic|dental|physio':
        'The fitter, the software people and the landlord each wait on another, and the principal rings them after the last patient.',
      proven:
        'Four parties or more must move in order. The owner in {area} knows it, and does the chasing after dinner.',
      else: 'Several people around {area} must do things in the right order, and whoever remembers first sends the text.',
    },
    trigger: {
      'has civil|construction|builder|fitout|joinery':
        'A make-good date, a new job system before EOFY, or an operations manager who left in {start-month}.',
      'has practice receptionist|clinic|dental|physio':
        'A lease signed for {month-3}, new practice software, an accreditation visit, or the practice manager’s notice.',
      new: 'A grant came with a report due, a lease in {area} ends, or the one who ran it left.',
      else: [
        'A lease, a grant agreement, or a cut-over in {month-3} has put a date on it.',
        'The coordinator resigned in {start-month}; the supplier’s date stands, and so does the rent.',
      ],
    },
    pays: {
      abn: 'Half on booking and half on the last day: {price} in all, on an invoice that an office manager can approve.',
      employed:
        'Half of {price} on booking, half on the pack’s last day, by invoice with an ABN of your own.',
      else: 'They pay {price} in halves, on booking and on the pack’s last day. Get the ABN before that.',
    },
  },
  theirWords: [
    'Everyone’s waiting on somebody and I’m the only one ringing them.',
    'The new system goes live in March and we haven’t cleaned the stock list.',
    'I’ve got a whiteboard full of this and I’m scared to look at it.',
    'The landlord says one thing and the fitter says another.',
    'I can’t justify a full-time person for a four-month job.',
    'We got the grant and now there’s a report due that nobody owns.',
    'Don’t tell me it’s on track, tell me who rings the sparky.',
    'The vendor gave us a Gantt chart with their bits on it.',
    'It’ll be right after the shutdown.',
  ],
  places: [
    {
      place: 'Suppliers and installers you have dealt with',
      how: {
        proven:
          'Recall old purchase orders: racking, IT, fit-out, freight. Ask {n:12} whose sites are never ready.',
        else: 'Ask {n:8} who deliver to {workplace} which customers are never ready on the day.',
      },
      count: 12,
      for: ['proven', 'employed'],
    },
    {
      place: 'People who ran projects beside you',
      how: {
        proven: 'Three names for each project of eight years; mark those now in firms of the right size.',
        else: 'List who organised an event, roster or move with you at {workplace}, and where they are now.',
      },
      count: 14,
      for: ['proven', 'skilled'],
    },
    {
      place: 'Coordinator ads that have sat for a month',
      how: {
        sells: 'Set a SEEK alert for {area}; once an ad is a month old, ring the owner, not the recruiter.',
        else: 'Set a SEEK alert for {area}; write to the owner once an ad is a month old.',
      },
      count: 8,
      for: ['sells', 'many-hours'],
    },
    {
      place: 'Firms named in grant announcements',
      how: 'Read GrantConnect and the {local} council minutes {short-when}; keep awards that have partners and milestones.',
      count: 9,
      for: ['writes', 'few-hours', 'evenings'],
    },
    {
      place: 'Fit-outs in the council’s application list',
      how: {
        'has practice receptionist|clinic|dental|physio':
          'Search {area} for consulting rooms; an approval without a builder’s sign is early enough.',
        else: 'Search {area} for kitchens, gyms and warehouses; an approval without a sign is early enough.',
      },
      count: 8,
      for: ['evenings', 'metro'],
    },
    {
      place: 'Bookkeepers, IT support firms and commercial agents',
      how: 'Take one in {area} to coffee; ask what clients complain of that is not their job.',
      count: 9,
      for: ['daytime', 'regional'],
    },
    {
      place: 'Owners on committees you know',
      how: {
        'school-age':
          'Parents on kinder and school committees own firms: ask {n:5} in {area} what moves this year.',
        student:
          'Placement, clubs and part-time jobs around {workplace} lead to managers; ask {n:5} for a date.',
        else: 'Ask at a club or gym in {area} what owners are moving, opening or replacing; listen for a date.',
      },
      count: 9,
      for: ['children', 'student', 'new'],
    },
    {
      place: 'Notices that an operations manager has left',
      how: 'Search LinkedIn for the title plus {state} {when}, and read farewell posts from small firms.',
      count: 7,
      skill: 'Sales',
    },
    {
      place: 'Clubs, shows and charities with an event date',
      how: 'Offer the {local} committee one free hour on its next date, and meet the owners who sponsor it.',
      count: 9,
      for: ['new', 'no-money', 'student'],
    },
    {
      place: 'Firms your last industry buys from',
      how: 'Write to {n:10} of them with a proof card of the same kind of job, no employer named.',
      count: 9,
      only: ['proven'],
    },
  ],
  alternatives: [
    {
      what: 'The owner chases it at night',
      whyItFails: 'Decisions wait for the owner, so all suppliers wait.',
    },
    {
      what: 'Handing it to the office manager',
      whyItFails: 'She has payroll on Wednesday and no say over the builder.',
      for: ['employed'],
    },
    {
      what: 'Trusting the software vendor’s plan',
      whyItFails: 'It covers the vendor’s tasks; training belongs to nobody.',
      for: ['sells', 'uses-ai'],
    },
    {
      what: 'Hiring a coordinator',
      whyItFails: 'A month of ads for a four-month job.',
      for: ['metro'],
    },
    {
      what: 'A volunteer who says yes to everything',
      whyItFails: 'It holds until exams, illness or a better offer.',
      for: ['new', 'student'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Letting the date slip once more',
      price: 'Rent on two sites, or a late report',
      speed: 'Slower every week',
      trust: 'Staff stop believing dates',
      yourEdge: 'One session shows which five tasks set it.',
    },
    {
      kind: 'do-it-themselves',
      name: 'The owner and a whiteboard',
      price: 'Evenings and the next quote',
      speed: 'Bursts',
      trust: 'Full authority, little time',
      yourEdge: {
        sells: 'They decide; you ring people who dodge.',
        else: 'They decide; you do dates and notes.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Virtual project managers on Upwork',
      price: 'Below {price} for the same hours',
      speed: 'Days',
      trust: 'Remote, start-up reviews',
      yourEdge: {
        regional: 'You are in {area} and can look.',
        else: 'You can stand in the warehouse in {area}.',
      },
    },
    {
      kind: 'local-rival',
      name: 'A consultancy or contract PM',
      price: 'Day rates, minimum term',
      speed: 'Weeks to engage',
      trust: 'Certificates and a suit',
      yourEdge: 'One noun, six weeks, {price}, no minimum term.',
      for: ['metro', 'proven'],
    },
    {
      kind: 'local-rival',
      name: 'The accountant’s advisory package',
      price: 'A monthly fee',
      speed: 'At the next quarterly meeting',
      trust: 'Years of tax returns',
      yourEdge: {
        'no-calls': 'They advise from the desk; you go and see the fitter.',
        else: 'They advise from the desk; you ring the fitter.',
      },
      for: ['regional', 'new'],
    },
    {
      kind: 'software',
      name: 'Monday, Asana or Trello with an AI planner',
      price: 'A monthly fee a person',
      speed: 'An hour; empty in a fortnight',
      trust: 'Tidy and unread',
      yourEdge: 'A board does not ring the landlord.',
    },
  ],
  offer: {
    promise: {
      proven:
        'One stuck job gets owners, a date that holds and five lines each Friday, from somebody who has done it.',
      children: 'One stuck job in {area} gets an owner for each task, a date, and five lines on Fridays.',
      new: 'One small job around {area} put in order: who does what, by when, and a short report on Fridays.',
      else: 'One stuck job near {area} gets a list, a date that holds and a five-line report on Fridays.',
    },
    starter: {
      name: 'The diagnostic',
      included: [
        { organises: 'a form with the five questions you always ask', else: 'a short form beforehand' },
        { daytime: 'ninety minutes on their floor', else: 'ninety minutes with owner and doer' },
        { writes: 'two pages a foreman would read', else: 'two pages: the date and the next fortnight' },
      ],
      excluded: ['running anything', 'choosing software'],
      hoursFactor: 0.5,
    },
    core: {
      name: 'The day pack',
      included: [
        { new: 'one small result, written as a noun', else: 'one result, written as a noun' },
        {
          'few-hours': 'eight hours, on six {day}s',
          employed: 'eight hours in six weeks, two call windows',
          children: 'eight hours in six weeks, calls at lunch',
          else: 'eight hours within six weeks',
        },
        { 'uses-ai': 'task and risk lists from recorded talk', else: 'task, decision and risk lists' },
        { sells: 'calls to whoever holds it up', else: 'messages to whoever holds it up' },
      ],
      excluded: ['building supervision', 'hourly extras without a price'],
      hoursFactor: 1,
    },
    premium: {
      name: 'The project month',
      included: [
        'one project, one weekly meeting',
        { sells: 'midweek calls to suppliers', else: 'midweek notes to suppliers' },
        { writes: 'a Friday report of five sharp lines', else: 'a Friday report with one request' },
        'a hand-over file',
      ],
      excluded: ['a desk and set hours', 'hours carried over'],
      hoursFactor: 2.5,
    },
  },
  skills: {
    'Project Management': {
      proven:
        'Your order, owners and dates are the product at {price}. Show them as a one-page plan for an invented business.',
      else: 'Order, owners and dates are what {price} buys. Prove them on a club’s job before an owner’s.',
    },
    Sales: {
      'no-calls':
        'You can ask an installer near {workplace} who is never ready. Most people guess, and wait.',
      proven:
        'Asking for a person with a date, and not for work, is your door. Use that nerve on {n:12} suppliers first.',
      else: 'You can ring an installer near {workplace} and ask who is never ready. Most people write, and wait.',
    },
    Writing: {
      new: 'Five lines that a manager reads standing up are worth {price}. Write one about an invented café {short-when}.',
      else: 'Five lines that an owner in {area} reads in the ute beat ten pages, and get packs renewed.',
    },
    'AI Use': {
      'no-calls':
        'Let it turn a recorded session into tasks, with consent, then delete it. You check dates by message {when}.',
      else: 'Let it turn a recorded session into tasks, with consent, then delete it. You check dates by phone {when}.',
    },
    Design:
      'Draw the way through on one page: boxes, owners, dates. Somebody in {area} pins it up and sees the red box.',
  },
  skillLeftOut: {
    'few-hours': 'It stays off the quote: {hours} a week hold one job and its calls.',
    else: 'It stays off the quote. An owner near {area} who buys calm does not want a list of extras.',
  },
  tasks: [
    {
      id: 'read-contract',
      title: {
        employed: 'Read your job contract for three clauses',
        proven: 'Read your last contract for what still binds',
        else: 'Note what you may not tell of {workplace}',
      },
      doneWhen: {
        employed:
          'Confidentiality, outside work and contact with clients are clear, or a lawyer’s hour is booked.',
        proven: 'Confidentiality and contact with old clients are clear, with dates until when.',
        else: 'A list says what stays at {workplace}: names, records, anything about patients or customers.',
      },
      hours: 0.75,
      lite: {
        title: { employed: 'Find the clause on outside work', else: 'List what stays confidential' },
        hours: 0.25,
        doneWhen: 'One line says what you may tell.',
      },
      phase: 'comply',
      needs: [],
      where: { employed: 'At home, not on the work laptop', else: 'At home with the papers' },
      beforeFirstJob: true,
    },
    {
      id: 'choose-noun',
      title: {
        new: 'Choose two kinds of job you helped to run',
        else: 'Choose two kinds of job you have run',
      },
      doneWhen: {
        proven:
          'Both are an owner’s noun (the move, the new system), with parties, length and what went wrong.',
        children: 'Both are an owner’s noun, such as the move, and you can name the parties from memory.',
        else: 'Both are nouns a manager near {workplace} uses: the roster change, the fete, the move.',
      },
      hours: 0.5,
      lite: {
        title: 'Choose one kind of job by its noun',
        hours: 0.25,
        doneWhen: 'It is a noun, and you have seen one finished.',
      },
      phase: 'offer',
      needs: [],
      where: { student: 'A library desk', else: 'A quiet corner' },
    },
    {
      id: 'proof-cards',
      title: { new: 'Fill three cards, however small the job', else: 'Fill three proof cards' },
      doneWhen: {
        proven:
          'Each has setting, trouble, your part and the change; employers could read them without alarm.',
        sells: 'Each says what was stuck, whom you talked round, and who could confirm it.',
        else: 'Each has setting, trouble, your part, the change, and a person in {area} who could confirm it.',
      },
      hours: 1.5,
      phase: 'proof',
      needs: ['choose-noun', 'read-contract'],
      where: { children: 'The kitchen table, twice', else: 'At home, from memory' },
    },
    {
      id: 'sample-papers',
      title: 'Make three papers for an invented business',
      doneWhen: {
        proven:
          'Plan, risk list and Friday report are marked as samples, printed, and free of any employer’s layout.',
        designs: 'Plan, risk list and Friday report hang together on paper, marked as samples.',
        else: 'A plan, a risk list and a Friday report for a second café in {area} are marked as samples.',
      },
      hours: 4,
      phase: 'proof',
      needs: ['choose-noun'],
      where: { children: 'At home, in two sittings', else: 'At your own laptop' },
    },
    {
      id: 'write-packs',
      title: 'Write diagnostic and day pack on one page',
      doneWhen: {
        writes: 'A friend reads {starter-price} and {price} and can say aloud what exists at the end.',
        children: 'Another parent reads it and can say what {price} leaves behind, and what not.',
        else: 'Somebody outside your field can say what {price} buys, and what is left out.',
      },
      hours: 1,
      lite: {
        title: 'Write the diagnostic in five lines',
        hours: 0.25,
        doneWhen: 'It has {starter-price}, ninety minutes and two pages in it.',
      },
      phase: 'offer',
      needs: ['choose-noun'],
      where: 'At the desk',
    },
    {
      id: 'phone-referees',
      title: 'Ask three people to take one call',
      doneWhen: {
        proven: 'Two of three agreed, twice a year at most, and know which job they speak of.',
        else: 'Two who saw you organise something around {workplace} agreed, and will be warned first.',
      },
      hours: 0.5,
      phase: 'proof',
      needs: ['proof-cards'],
      where: 'By message, then by voice',
    },
    {
      id: 'list-warm',
      title: 'List {n:60} names in four groups',
      doneWhen: {
        proven:
          '{n:60} stand under colleagues, suppliers, advisers and neighbours, warmest first, firm size beside them.',
        children:
          '{n:60} stand under parents, suppliers, advisers and people from {workplace}, warmest first.',
        else: '{n:60} names are in four groups, warmest first, with where in {area} they sit.',
      },
      hours: 1.5,
      lite: {
        title: 'List ten names, suppliers first',
        hours: 0.25,
        doneWhen: 'Each is somebody who would answer you.',
      },
      phase: 'reach',
      needs: ['choose-noun'],
      where: { children: 'On the couch', else: 'At home, phone in hand' },
    },
    {
      id: 'first-asks',
      title: 'Ask {n:20} for a person with a date',
      doneWhen: {
        sells: '{n:20} were asked by voice or by name, and each reply was answered that day.',
        writes: '{n:20} messages went out one by one, each with a first line for that person only.',
        else: '{n:20} people from {workplace} and beyond were asked singly, and replies answered that day.',
      },
      hours: 4,
      lite: {
        title: 'Ask six warm people for a person with a date',
        hours: 0.75,
        doneWhen: 'Each of the six was asked for a person, not for work.',
      },
      phase: 'reach',
      needs: ['list-warm', 'write-packs'],
      when: 'office-hours',
      where: 'At the desk, by phone',
      instead: {
        employed: 'Messages now; calls in lunch breaks, off the premises',
        else: 'By message, calls when they say',
      },
    },
    {
      id: 'try-session',
      title: {
        proven: 'Run the session once for a friend’s firm',
        else: 'Run the session once for a club',
      },
      doneWhen: {
        proven: 'Thirty notes are in order, ten have an owner, and your two pages came within three days.',
        children: 'Thirty notes about the fete or the season are in order, and ten of them have a name.',
        else: 'Thirty notes of a committee in {area} are in order, ten have an owner, two pages are sent.',
      },
      materials: 'Sticky notes, a wall, a timer',
      hours: 3,
      whole: true,
      lite: {
        title: 'Run an hour’s session for a club, send one page',
        hours: 1.25,
        doneWhen: 'Ten tasks have a name, and the page arrived.',
      },
      phase: 'deliver',
      needs: ['first-asks'],
      fromDay: 8,
      where: { proven: 'Their shop, at an hour that suits them', else: 'Clubhouse or hall in {area}' },
    },
    {
      id: 'two-page-form',
      title: 'Turn that session into a blank two-page form',
      doneWhen: {
        organises: 'The next write-up needs under two hours, and no cell in it is optional.',
        else: 'At {hours} a week you could write the next one up in under two.',
      },
      hours: 0.75,
      phase: 'learn',
      needs: ['try-session'],
      fromDay: 9,
      where: 'While it is fresh',
    },
    {
      id: 'insurance-quotes',
      title: 'Get two quotes for professional cover',
      doneWhen: {
        abn: 'Two quotes name project coordination and your ABN, and you know who will ask for it.',
        else: 'Two quotes name project coordination, and you know which client in {state} would require it.',
      },
      hours: 0.75,
      phase: 'comply',
      needs: ['write-packs'],
      when: 'office-hours',
      where: 'By phone, pack page in hand',
      beforeFirstJob: true,
    },
    {
      id: 'contract-two-pages',
      title: 'Write the two-page agreement',
      doneWhen: {
        proven: 'Result, deciders, {price}, extras and ending have a line each, and the delay clause is in.',
        else: 'Result, dates, who decides, {price} in halves, extras and ending have a line each.',
      },
      materials: 'The handbook’s checklist',
      hours: 1.5,
      phase: 'comply',
      needs: ['write-packs'],
      where: 'At the desk; then one qualified reader',
      beforeFirstJob: true,
    },
    {
      id: 'psi-check',
      title: 'Read how the tax office treats personal services',
      doneWhen: {
        employed: 'You know which tests apply beside your wage, and have one question for a tax agent.',
        abn: 'You know which tests your ABN’s invoices face, with a question for a tax agent.',
        else: 'You know which tests {price} packs would face, with a question for an agent.',
      },
      hours: 0.5,
      phase: 'comply',
      needs: ['contract-two-pages'],
      where: 'Online, undisturbed',
    },
    {
      id: 'score-leads',
      title: 'Score each lead with four questions',
      doneWhen: {
        sells: 'You turned down, kindly, whoever cannot get a decision within two days.',
        else: 'Nobody near {area} has a call who cannot get a decision within two days.',
      },
      hours: 0.5,
      lite: {
        title: 'Score each lead with four questions',
        hours: 0.25,
        doneWhen: 'Each has a number from nought to four.',
      },
      phase: 'sell',
      needs: ['first-asks'],
      fromDay: 6,
      where: 'After a round of replies',
    },
    {
      id: 'supplier-coffee',
      title: 'Have coffee with two suppliers',
      doneWhen: {
        sells: 'Each named two late customers in {area}, and let you use their name.',
        else: 'Each named a customer who is late, or told you why not, and heard what {starter-price} buys.',
      },
      hours: 2,
      whole: true,
      phase: 'reach',
      needs: ['first-asks'],
      fromDay: 8,
      when: 'office-hours',
      where: { regional: 'Near their yard in {area}', else: 'Near their depot' },
      instead: 'Near their depot, after knock-off',
    },
    {
      id: 'sell-diagnostic',
      title: 'Offer a diagnostic to the three best leads',
      doneWhen: {
        sells: 'Three heard {starter-price} and two times aloud, and one answer is final.',
        else: 'Three owners have {starter-price} and two times before them, and one has answered.',
      },
      hours: 1.5,
      phase: 'sell',
      needs: ['score-leads'],
      fromDay: 11,
      when: 'office-hours',
      where: 'By phone, before their yard opens or after lunch',
      instead: 'By phone, at an hour they gave you by message',
    },
    {
      id: 'second-twenty',
      title: 'Ask {n:20} more with the owner’s noun first',
      doneWhen: {
        proven: '{n:20} more were asked with the noun in line one, and none got your CV.',
        else: '{n:20} more around {area} were asked, and each reply has a next step or thanks.',
      },
      hours: 4,
      phase: 'reach',
      needs: ['score-leads'],
      fromDay: 15,
      when: 'office-hours',
      where: 'By phone and message',
      instead: {
        employed: 'Messages first, then weekday lunch breaks',
        else: 'Messages first, calls as they answer',
      },
    },
    {
      id: 'third-twenty',
      title: 'Ask the last {n:20}, advisers and neighbours',
      doneWhen: {
        sells: 'Everyone on the list was asked by {month-3}, and introducers heard what became of it.',
        else: 'The list for {area} is done, and each introducer heard what became of the name.',
      },
      hours: 4,
      phase: 'reach',
      needs: ['second-twenty'],
      fromDay: 22,
      when: 'office-hours',
      where: 'Ten at a sitting',
      instead: 'By message, ten at a sitting',
    },
    {
      id: 'paid-diagnostic',
      title: 'Run the first paid diagnostic',
      doneWhen: {
        proven: 'Owner and doer were both in the room, and you named the five tasks without softening them.',
        else: 'Owner and doer were in one room in {area}, and {starter-price} and two pages changed hands.',
      },
      materials: 'Form, notes, printed samples',
      hours: 4,
      whole: true,
      phase: 'deliver',
      needs: ['sell-diagnostic', 'two-page-form'],
      fromDay: 20,
      when: 'office-hours',
      where: 'At their place',
      instead: {
        employed: 'At their place, outside your job’s hours',
        else: 'At their place, once the phones stop',
      },
      firstJob: true,
    },
    {
      id: 'offer-pack',
      title: 'Read it back and offer the pack',
      doneWhen: 'The owner said by a day if they run it alone, or with you at {price}.',
      hours: 0.75,
      phase: 'sell',
      needs: ['paid-diagnostic'],
      fromDay: 23,
      where: 'By phone, pages open',
    },
    {
      id: 'day-pack-start',
      title: 'Run the first half of a day pack',
      doneWhen: {
        sells: 'Each task has a name, and two parties who had gone silent gave a date.',
        else: 'One list lies in their folder, each task has a name, and {n:3} stuck lines moved.',
      },
      hours: 4,
      phase: 'deliver',
      needs: ['offer-pack'],
      fromDay: 26,
      where: { children: 'At home, with one call block by day', else: 'By phone and in their sheet' },
    },
    {
      id: 'friday-report',
      title: 'Send three Friday reports of five lines',
      doneWhen: {
        writes: 'The owner did what line five asked, twice, and quoted a line back.',
        else: 'The owner did what the last line asked, at least twice before {month-3} was out.',
      },
      hours: 0.75,
      phase: 'deliver',
      needs: ['day-pack-start'],
      fromDay: 40,
      where: { employed: 'From your phone at lunch', else: 'From your phone' },
    },
    {
      id: 'count-names',
      title: 'Count replies and names so far',
      doneWhen: 'One change is written for {area}: noun, group or ask.',
      hours: 0.5,
      lite: {
        title: 'Count replies after six asks',
        hours: 0.25,
        doneWhen: 'One change is written down.',
      },
      phase: 'learn',
      needs: ['first-asks'],
      fromDay: 12,
      where: 'With tea',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To somebody who has seen you organise',
      when: 'To colleagues, suppliers and advisers, singly',
      lines: [
        {
          proven:
            'Hi [name], after [project you shared] I now run one stuck job at a time: moves, systems, grants.',
          children: 'Hi [name], {name} here. I’ve begun running one stuck job at a time for {local} firms.',
          town: 'Hi [name], it’s {name}, from [what you organised]. I’m helping small outfits in {area} get one job done.',
          else: 'Hi [name], it’s {name}, from [what you organised]. I help small firms get one stuck job done.',
        },
        {
          proven:
            'Which owner do you know with a fixed date and nobody in charge? A name, I’m not asking you for work.',
          writes:
            'Who comes to mind with a date ahead and nobody in charge? It’s a name I’m after, not a favour.',
          town: 'Do you know anyone around {area} with a date and nobody on it? I’m after a name, not work.',
          else: 'Do you know anyone with a date and nobody on it? I’m after a name.',
        },
        'I’ll write two lines you can pass on, and tell you what came of it.',
      ],
    },
    {
      id: 'quote',
      title: 'Offer of a diagnostic',
      when: 'When the lead has a date, several parties and a decider',
      lines: [
        'Hi [owner], {name} here. [Introducer] says [the move or system] must be done by [date].',
        {
          proven:
            'Ninety minutes with you and [the doer], then two pages: the five tasks that set the date, and risks.',
          new: 'I’d sit with you and [the doer] for ninety minutes, then send two pages: who does the next ten things, by when.',
          else: 'Give me ninety minutes with you and [the doer]; you get two pages on what decides the date.',
        },
        'It’s {starter-price}, and you can run it without me afterwards. [Time] or [time]?',
      ],
    },
    {
      id: 'follow-up',
      title: 'To the introducer',
      when: 'Within two weeks of a name',
      lines: [
        {
          sells:
            'Hi [name], I spoke with [owner] on [day]: [it went ahead, or the timing is wrong]. Thank you.',
          else: 'Hi [name], thanks for [owner]. We met on [day], and [it went ahead, or not yet]. {name}',
        },
        {
          'school-age': 'If another date comes up at the school or the club, the two lines still fit.',
          proven: 'The two lines still fit, should another date come up. Anything I can chase for you?',
          town: 'Should another date come up around {area}, the two lines still fit.',
          else: 'Should another date come up, the two lines still fit.',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'After the last report',
      when: 'On the day the pack ends',
      lines: [
        'Hi [owner], that’s [noun] done. Where would it stand without the list? {name}',
        {
          proven: 'Would you tell one other owner so by phone, twice a year at most? I’d ask each time.',
          town: 'May one other owner in {area} ring you about it? I’d check with you before each call.',
          else: 'May one other owner ring you about it? I’d check with you first.',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'no-decider',
      risk: 'Decisions stall, and your eight hours go on waiting.',
      firstSign: 'One line stands under “stuck” on two Fridays.',
      response: {
        sells: 'Ring the owner, name the cost in days, and move the dates under the delay clause.',
        else: 'Tell the owner what {price} is waiting for, and move the dates in writing.',
      },
      likelihood: 3,
      impact: 2,
      for: ['proven', 'sells'],
    },
    {
      id: 'looks-employed',
      risk: 'One client begins to treat you as staff.',
      firstSign: 'You get a desk, a roster or a work shirt.',
      response:
        'Go back to results and hours of your own ({hours} in all), and read the contractor pages together.',
      likelihood: 2,
      impact: 3,
      for: ['many-hours', 'abn'],
    },
    {
      id: 'job-clash',
      risk: 'Client calls cut into your paid job.',
      firstSign: 'You take a call in a stairwell at {workplace}.',
      response: {
        'no-calls': 'Write two hours for answers into the agreement; refuse jobs that need mid-mornings.',
        else: 'Write two call windows into the agreement; refuse jobs that need mid-mornings.',
      },
      likelihood: 2,
      impact: 3,
      only: ['employed'],
    },
    {
      id: 'building-line',
      risk: 'You drift into supervising licensed building work.',
      firstSign: 'Somebody asks you to direct the electrician.',
      response:
        'The client or builder directs trades; you record dates. Ask the regulator in {state} where the line is.',
      likelihood: 2,
      impact: 3,
      for: ['has civil|construction|builder|site', 'new'],
    },
    {
      id: 'dry-months',
      risk: 'A project ends and no other is lined up.',
      firstSign: 'The calendar is empty six weeks ahead.',
      response: {
        proven: 'Keep five selling hours in every month, and offer first call on the next slot early.',
        else: 'Keep {short-day} for asks, even in a full month; {goal} hangs on it.',
      },
      likelihood: 3,
      impact: 2,
      for: ['not-met', 'later'],
    },
    {
      id: 'old-employer',
      risk: 'A proof card shows more than you may.',
      firstSign: 'Somebody from {workplace} asks where the figures came from.',
      response: 'Withdraw it, strike names and margins, and let a referee speak instead.',
      likelihood: 1,
      impact: 3,
      only: ['proven', 'employed'],
    },
    {
      id: 'no-years',
      risk: 'Owners ask what you have run, and you have little to show.',
      firstSign: 'A call ends soon after “where were you before?”',
      response: {
        sells: 'Say so first, show the club’s two pages, and offer {starter-price} before {price}.',
        else: 'Put the {local} club’s two pages on the table; sell diagnostics until three owners vouch.',
      },
      likelihood: 3,
      impact: 2,
      only: ['new'],
    },
    {
      id: 'school-week',
      risk: 'A sick child falls on meeting day.',
      firstSign: 'A call from school before the meeting.',
      response: {
        'no-calls': 'Hold the meeting in writing from home, and keep {short-day} as its standing spare.',
        else: 'Hold the meeting by phone from home, and keep {short-day} as its standing spare.',
      },
      likelihood: 3,
      impact: 2,
      only: ['children'],
    },
  ],
  qualityChecks: [
    'Each open task has one name and one day.',
    'The result is a noun that both sides signed.',
    'The report fits one phone screen and asks once.',
    'Changed dates were rung through, then written.',
    'Extra work had a price and a yes.',
    'They could run it tomorrow without you.',
    'No building sign-off carries your name.',
    'The folder belongs to the client.',
  ],
  keepDoing: 'asking people for a name',
  metrics: [
    {
      id: 'tries',
      name: 'People asked for a name',
      what: {
        'few-hours': 'About {asks-week} a week, one by one; posts do not count.',
        else: 'Single messages, calls and coffees, about {asks-week} a week.',
      },
      ifLow: {
        employed: 'Book two lunch breaks away from {workplace}, ten asks in each.',
        children: 'Put the week’s names by the kettle, and message five of them a night.',
        else: 'Ask {n:10} {when}, suppliers first, before any page is polished.',
      },
    },
    {
      id: 'replies',
      name: 'Answers with or without a name',
      what: 'Any reply within ten days.',
      ifLow: {
        proven: 'Put the owner’s noun in line one and your title nowhere.',
        else: 'Begin with the noun that owners in {area} use: the move, the new system.',
      },
    },
    {
      id: 'sales',
      name: 'Diagnostics, packs and months booked',
      what: 'Signed, first half paid; to meet {goal}, count packs to {sales-goal} a month.',
      ifLow: {
        sells: 'Ring two who said no; ask about the date, not about yourself.',
        else: 'Ask two who said no what became of the date in {start-month}.',
      },
    },
    {
      id: 'hours',
      name: 'Delivery, selling and admin hours',
      what: 'Three columns out of {hours} a week, to the quarter.',
      ifLow: {
        children: 'With no selling logged two weeks running, give {short-day} to it.',
        else: 'If selling is under a third of {hours}, the month after next is empty.',
      },
    },
  ],
  channels: [
    {
      name: 'Asking warm people for a name',
      fit: 0.95,
      cost: 0.1,
      speed: 0.7,
      firstStep: {
        new: 'Ask six from {workplace} or the club.',
        else: 'Ask six {short-when}, suppliers first.',
      },
      experiment: 'Ask {n:10} for a person, {n:10} for advice; count names.',
    },
    {
      name: 'Suppliers and installers',
      fit: 0.9,
      cost: 0.15,
      speed: 0.6,
      firstStep: 'Invite one installer in {area} for coffee.',
      experiment: 'Offer to get one of their late customers ready.',
    },
    {
      name: 'Aged coordinator ads',
      fit: 0.65,
      cost: 0.2,
      speed: 0.5,
      firstStep: {
        sells: 'Ring the owner behind one old ad.',
        else: 'Write to the owner behind one old ad.',
      },
      experiment: {
        'no-calls': 'Visit five, write to five, same noun.',
        else: 'Phone five, write to five, same noun.',
      },
    },
    {
      name: 'Grant winners and fit-out applications',
      fit: 0.6,
      cost: 0.25,
      speed: 0.4,
      firstStep: 'Read one {local} council agenda for dates.',
      experiment: 'Five grant winners against five tenants.',
    },
    {
      name: 'LinkedIn posts',
      fit: 0.4,
      cost: 0.2,
      speed: 0.3,
      firstStep: 'Post a five-line report on an invented project.',
      experiment: 'Four Fridays; stop if no owner comments by {month-3}.',
    },
  ],
  delivery: [
    {
      step: 'Agree',
      you: 'Write noun, decider, dates and {price}.',
      tool: 'Two-page agreement',
      doneWhen: 'Signed, and half is paid.',
    },
    {
      step: 'Map',
      you: 'Order tasks by what waits on what.',
      tool: 'Sticky notes, their sheet',
      doneWhen: 'The five that set the date are marked.',
    },
    {
      step: 'Move',
      you: {
        'no-calls': 'Message, then visit, whoever holds it up.',
        sells: 'Ring whoever holds things up.',
        else: 'Message, then ring, whoever holds it up.',
      },
      tool: 'Phone',
      doneWhen: 'Each gave a day in writing.',
    },
    {
      step: 'Meet',
      you: 'Twenty-five minutes on what changed.',
      tool: 'Task and decision lists',
      doneWhen: 'Decisions carry a name.',
    },
    {
      step: 'Report',
      you: 'Five lines with one request.',
      tool: 'Text or email',
      doneWhen: 'The owner answered by Monday.',
    },
    {
      step: 'Leave',
      you: {
        'no-calls': 'Hand over, invoice, ask for a line on what changed.',
        else: 'Hand over, invoice, ask for a call.',
      },
      tool: 'Their drive',
      doneWhen: 'Staff found three things without you.',
    },
  ],
  tools: [
    {
      name: 'The client’s own sheet',
      job: 'Tasks, decisions and risks',
      freeFirst: 'Google Sheets or Excel, as they have it',
      payWhen: 'The client pays for a tool and uses it',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Sticky notes and a wall',
      job: 'The ninety minutes',
      freeFirst: 'A free online whiteboard',
      payWhen: 'The first session is booked',
    },
    {
      name: 'Notion',
      job: 'Your own blank forms',
      freeFirst: 'The free plan',
      payWhen: 'You share forms with help',
      for: ['organises', 'uses-ai'],
    },
    {
      name: 'Invoicing',
      job: 'Halves, due dates, reminders',
      freeFirst: 'A template and a calendar',
      payWhen: 'Three clients are open at once',
      for: ['abn', 'many-hours'],
    },
    {
      name: 'A second phone number',
      job: 'Client calls outside your job',
      freeFirst: 'A prepaid SIM in an old phone',
      payWhen: 'The first pack is sold',
      only: ['employed'],
    },
  ],
  positioning: {
    category: {
      new: 'Somebody to run one small job in {area}',
      else: 'A project manager by the job, for small firms',
    },
    claim: {
      new: 'One list, one date, five lines on Friday.',
      children: 'You keep the decisions; I do the chasing.',
      else: 'Keep your decisions and give me the chasing.',
    },
    proof: [
      {
        new: 'two pages from a job in {area}, by permission',
        else: 'three cards about jobs you ran',
      },
      'a referee who takes one call',
      'sample papers you can hold',
    ],
    notFor:
      'Building supervision in {state}, firms with no decider, and anyone who wants a manager at a desk.',
  },
  growth: {
    'few-hours':
      'At {hours} a week one pack at a time is all. Grow by price: {starter-price} sessions first, packs once owners vouch.',
    proven:
      'One monthly client and one diagnostic fill {hours} a week. Take a second only with starts four weeks apart.',
    else: 'One day pack and one diagnostic a month fit {hours} a week. A monthly client waits until packs finish on time.',
  },
  consolation: {
    proven:
      'Sixty honest asks show which owners around {area} have dates, and who speaks well of you. A better job may be on that list.',
    new: 'By {check-day} one committee has its tasks in order because of you, which any employer understands.',
    else: 'Whatever sells, your asks will show which owners near {area} have dates.',
  },
};
