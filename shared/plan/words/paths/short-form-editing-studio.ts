import type { PathWords } from '../path-words.ts';

export const shortFormEditingStudioWords: PathWords = {
  slug: 'short-form-editing-studio',
  customer: {
    who: {
      'school-age':
        'Owners around {area} who film and never finish: a swim school, a landscaper, a caterer whose phone is full.',
      student:
        'Small firms near {area} whose owner films on a phone: a gym coach, a detailer, a landscaper, a venue that caters.',
      regional:
        'Owners in {area} who film the work and never post it: shed builders, caravan repairers, landscapers, wineries with a function room.',
      else: [
        'The owner of a small firm in {area} who films and never finishes: a landscaper, a bathroom renovator, a business coach.',
        'Owners around {area} with a full camera roll: a concreter, a caravan repairer, a venue that caters.',
      ],
    },
    situation: {
      proven:
        'The footage is better than they think and nobody cuts it. One more job in {month-3} would cover {price}.',
      children:
        'Forty clips sit on the phone. The owner in {area} meant to cut them after the kids slept, and fell asleep first.',
      else: [
        'Forty clips sit on the phone, the last proper post is months old, and one extra job would cover {price}.',
        'Around {area} the owner answers messages personally, films each job, and has tried captions exactly once.',
      ],
    },
    trigger: {
      soon: 'A quiet {month-3} looms, a rival’s clip comes up in a quote, or the apprentice who posted has left.',
      regional:
        'A rival from the next town turns up in a customer’s talk, or the show in {area} is six weeks off.',
      else: [
        'A customer in {area} says “we saw their video”, and means somebody else’s.',
        'The apprentice who posted has left, a new van is wrapped, or {month-3} has gaps in it.',
      ],
    },
    pays: {
      abn: 'The business pays your ABN invoice of {price} before the month starts, and books it as marketing.',
      'no-abn':
        'The business pays {price} before the month starts, by transfer, and will want an ABN on the invoice.',
      else: 'The business pays {price} before the month starts.',
    },
  },
  theirWords: [
    'I’ve got heaps of footage, I never get around to it.',
    'My nephew did a couple and then footy started.',
    'It’s all on my phone, do I send the lot?',
    'I tried CapCut and gave up at the captions.',
    'The young ones look you up now.',
    'I hate the sound of my own voice.',
    'Last bloke put music on it and it got muted.',
    'Why does it look grey when I post it?',
    'Can you just make it look like that one?',
  ],
  places: [
    {
      place: 'Trades with “Jobs” or “On site” highlights',
      how: {
        'few-hours': 'Search one trade around {area} on Instagram {when}; save whoever has five raw clips.',
        else: 'Search {n:6} trades around {area} on Instagram; count raw clips of two months in highlights, save five or more.',
      },
      count: 16,
    },
    {
      place: 'Facebook pages with uncaptioned walk-throughs',
      how: 'Search “reno” and “before and after” around {area}, filter to video, keep {n:10} nobody trimmed.',
      count: 12,
      for: ['regional', 'evenings'],
    },
    {
      place: 'Map listings with owner-uploaded video',
      how: 'Look up {n:10} trades around {area}, open photos “by owner”, and note which street each job shows.',
      count: 8,
      for: ['metro', 'many-hours'],
    },
    {
      place: 'Coaches and trainers with long talks online',
      how: {
        'uses-ai':
          'Transcribe {n:8} Australian webinars with few views, and search each for its strongest minute.',
        writes: 'Find {n:8} Australian talks with few views, and copy the sentence that should open each.',
        else: 'Find {n:8} Australian webinars with a few hundred views, and note the strongest minute in each.',
      },
      count: 10,
      for: ['uses-ai', 'writes', 'student'],
      skill: 'AI Use',
    },
    {
      place: 'Venues that cater or hire out a room',
      how: {
        designs:
          'Read the functions page first around {area}; where menu and feed look unrelated, write it down.',
        else: 'Read the functions page first: a venue in {area} with weddings can carry {price}, a corner cafe cannot.',
      },
      count: 8,
      for: ['designs', 'weekends'],
    },
    {
      place: 'Firms within two handshakes',
      how: {
        'school-age': 'Swim school, dance class, whoever did the bathroom: ask each for one other who films.',
        student: 'Ask {n:10} people from {workplace} whose parent, boss or coach runs a firm and films it.',
        else: 'List whoever fixed your roof or serviced a car in {area}; ask each for one other who films.',
      },
      count: 12,
      for: ['new', 'few-hours', 'children'],
    },
    {
      place: 'People who know you from {workplace}',
      how: 'Tell {n:10} of them what {price} buys a month, and ask which supplier there films on a phone.',
      count: 8,
      only: ['proven', 'employed'],
    },
    {
      place: 'Trade suppliers and showrooms',
      how: {
        sells: 'Ask {n:5} trade desks around {area} who is good on camera, and for the name to use.',
        else: 'Leave one sample on a card at {n:5} tile shops and timber yards in {area}.',
      },
      count: 7,
      for: ['sells', 'daytime', 'regional'],
      skill: 'Sales',
    },
    {
      place: 'Videographers who refuse small jobs',
      how: 'Ask {n:5} who shoot around {area} where they send an owner that already films.',
      count: 7,
      for: ['films', 'proven'],
    },
  ],
  alternatives: [
    {
      what: 'Posting raw clips when they remember',
      whyItFails: 'Three seconds of boot, then nobody is left.',
    },
    {
      what: 'The youngest on staff',
      whyItFails: 'Works until busy season; the log-in leaves too.',
      for: ['regional', 'children'],
    },
    {
      what: 'A videographer for a day',
      whyItFails: 'One handsome film, and nothing for the next month.',
      for: ['proven', 'metro'],
    },
    {
      what: 'An app that cuts by itself',
      whyItFails: 'It keeps the loud moment, loses the telling one.',
      for: ['uses-ai', 'films'],
    },
    {
      what: 'A full social-media agency',
      whyItFails: 'Strategy decks, when clips are missing.',
      for: ['designs', 'many-hours'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'The camera roll',
      price: 'Free, while the work goes unseen',
      speed: 'Never',
      trust: 'It is their own footage',
      yourEdge: 'A month of posts without a film day.',
    },
    {
      kind: 'do-it-themselves',
      name: 'CapCut after dinner',
      price: 'A few evenings a month',
      speed: 'When the house is asleep',
      trust: 'Their own eye, tired',
      yourEdge: {
        designs: 'Captions and covers in their own colours.',
        'uses-ai': 'An hour is searched by word, then by ear.',
        else: 'Captions, names, covers, and two dates.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Editors on Fiverr and Upwork',
      price: 'Often well below {price}',
      speed: 'Two to five days, other time zone',
      trust: 'Reviews; another editor next month',
      yourEdge: {
        town: 'You can spell the streets of {area}.',
        else: 'You spell the suburb and can be rung.',
      },
    },
    {
      kind: 'local-rival',
      name: 'Local videographers',
      price: 'Above {price}, filming inside',
      speed: 'Booked weeks ahead',
      trust: 'A studio and a showreel',
      yourEdge: 'No film day: they pay for the part they hate.',
    },
    {
      kind: 'local-rival',
      name: 'Content agencies in {area}',
      price: 'A retainer well above {price}',
      speed: 'After a strategy month',
      trust: 'A deck, and a junior who edits',
      yourEdge: {
        proven: 'You cut it yourself, and have for years.',
        else: 'The person who cuts answers the phone.',
      },
      for: ['metro', 'proven'],
    },
    {
      kind: 'software',
      name: 'Opus Clip and other automatic cutters',
      price: 'A monthly subscription',
      speed: 'Minutes',
      trust: 'Names mangled, the joke cut off',
      yourEdge: 'Every name is checked against a list.',
    },
  ],
  offer: {
    promise: {
      proven:
        'Eight finished verticals a month from clips you already have, cut by somebody with years at it.',
      children: 'Eight finished videos a month from your camera roll, spelled right, on two promised dates.',
      else: [
        'Eight finished vertical videos a month from clips you have filmed, spelled right, in two dated drops.',
        'Keep filming on your phone in {area}; eight captioned videos come back each month, on two dates.',
      ],
    },
    starter: {
      name: 'Three edits',
      included: [
        'three videos in one drop',
        { designs: 'covers in their colours, captions', else: 'captions and a cover each' },
        { 'few-hours': 'one change list, within a week', else: 'one list of changes' },
      ],
      excluded: ['filming', { evenings: 'calls in working hours', else: 'posting or a call' }],
      hoursFactor: 0.5,
    },
    core: {
      name: 'The month of eight',
      included: [
        { 'uses-ai': 'an hour of footage, transcribed and sorted', else: 'an hour of footage, sorted' },
        { writes: 'eight ideas with their opening line', else: 'eight ideas to strike or keep' },
        'eight videos in two drops',
        { designs: 'one template in their colours', else: 'captions checked against names' },
        'one change list a drop',
      ],
      excluded: [
        'filming days',
        'comments',
        { films: 'project files, unless bought', else: 'long-form video' },
      ],
      hoursFactor: 1,
    },
    premium: {
      name: 'The month of sixteen',
      included: [
        'sixteen videos in four drops',
        {
          evenings: 'a call after their day',
          sells: 'a monthly call you lead',
          else: 'a monthly filming call',
        },
        'a shot list for the crew’s phone',
        { abn: 'one invoice, paid ahead', else: 'first call on your calendar' },
      ],
      excluded: ['rush jobs', 'approval by committee'],
      hoursFactor: 2.25,
    },
  },
  skills: {
    Writing:
      'Hooks are writing: find the sentence in an hour of talk that stops a thumb, and {price} looks cheap.',
    Design:
      'Covers in a client’s own colours make a grid look owned. One template carries all eight of a {price} month.',
    'AI Use': {
      new: 'Transcribe first and search by word, so {hours} a week are enough; then pick by ear, as a model hears no laugh.',
      else: 'Transcripts cut sorting to minutes and lift {hour-pay} an hour; the saw, the laugh and the pause stay yours.',
    },
    Sales: {
      'no-calls':
        'About {asks-week} named people a week must be asked, and most editors never ask. Write about their video, not yours.',
      else: 'About {asks-week} named people a week must be asked, and most editors never ring. Talk about their video, not yours.',
    },
    'Video Editing': {
      proven:
        'This is the service. Years show in what you leave: three samples, one for each kind of owner, worth {price}.',
      else: 'This is the service itself: three samples, each for one kind of owner in {area}, cut on the action.',
    },
    'Project Management':
      'Late footage sinks editors. Give every {price} client fixed days, and one sentence on what lateness moves.',
  },
  skillLeftOut: {
    'few-hours': 'It waits: {hours} a week must sort, cut and ask.',
    else: 'It stays in reserve: for {price} an owner judges sample, date and spelling.',
  },
  tasks: [
    {
      id: 'pick-owners',
      title: 'Pick two kinds of owner to cut for',
      doneWhen: {
        proven: 'Both film weekly and clear {price} on one job, and neither asks for a film day.',
        regional: 'Both film weekly, and within an hour of {area} there are twenty firms of each.',
        else: 'Both film weekly and clear {price} on one job, and {area} has twenty of each.',
      },
      hours: 1,
      lite: {
        title: 'Pick one kind of owner who films',
        hours: 0.25,
        doneWhen: 'You can name ten in {area}.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'On the couch, once they are down', student: 'On the bus', else: 'On the couch' },
    },
    {
      id: 'test-machine',
      title: 'Test your computer on phone footage',
      doneWhen: {
        films: 'HDR and variable-rate clips play in sync, and your export settings are saved.',
        'no-money': 'One iPhone and one Android clip export on what you own, in a phone editor if need be.',
        else: 'One iPhone and one Android clip play, hold sync for five minutes and export.',
      },
      materials: { films: 'Two borrowed clips', else: 'DaVinci Resolve, two borrowed clips' },
      hours: 1,
      phase: 'proof',
      needs: [],
      where: 'At your desk',
    },
    {
      id: 'ask-clips',
      title: 'Ask three people you know for rough clips',
      doneWhen: {
        student: 'Two from {workplace} or family sent originals, with a written yes to showing the result.',
        children: 'Two sent originals and a written yes, and no child is in either folder.',
        proven: 'Two outside your portfolio sent originals and a written yes to being shown.',
        else: [
          'Two sent originals, not WhatsApp copies, with a written yes to being shown.',
          'Two folders hold originals, and two texts say you may show the result.',
        ],
      },
      hours: 0.5,
      lite: {
        title: 'Ask one owner you know for five clips',
        hours: 0.25,
        doneWhen: 'Originals came, with a written yes.',
      },
      phase: 'reach',
      needs: ['pick-owners'],
      where: 'By text',
    },
    {
      id: 'first-sample',
      title: 'Cut the first sample and time it',
      doneWhen: {
        films: 'Thirty seconds work muted, and sorting, cutting and captions each have minutes.',
        designs: 'Thirty seconds work muted, captions and cover share one template, minutes are logged.',
        'uses-ai': 'Thirty seconds work muted, and the transcript’s minutes are logged beside the cut’s.',
        else: [
          'Thirty seconds make sense muted, and each step has its minutes.',
          'Muted, it holds for thirty seconds; the log has five steps.',
        ],
      },
      hours: 3,
      lite: {
        title: 'Cut one thirty-second sample',
        hours: 1.25,
        doneWhen: 'It makes sense muted, and minutes are logged.',
      },
      phase: 'deliver',
      needs: ['ask-clips'],
      where: { children: 'At the desk, headphones on, door shut', else: 'At the desk, headphones on' },
    },
    {
      id: 'two-samples',
      title: 'Cut two more, for two other kinds of owner',
      doneWhen: {
        designs: 'Each has its own colours and shape, and neither took longer than the first.',
        proven: 'Each has its own shape, and neither looks like your portfolio.',
        else: 'Each has its own shape, and the minutes fell below those of sample one.',
      },
      hours: 5,
      lite: { title: 'Cut a second sample', hours: 1.5, doneWhen: 'It took fewer minutes than the first.' },
      phase: 'proof',
      needs: ['first-sample'],
      where: 'At the desk, one a sitting',
    },
    {
      id: 'stranger-test',
      title: 'Show the samples to five strangers',
      doneWhen: {
        student: 'Three of five on campus or at {workplace} say what is sold and where.',
        else: 'Three of five say what is sold, where, and that they would ring.',
      },
      hours: 0.5,
      lite: { title: 'Show the sample to two strangers', hours: 0.25, doneWhen: 'Both say what is sold.' },
      phase: 'learn',
      needs: ['first-sample'],
      where: {
        'school-age': 'School gate, any queue',
        student: 'Any queue',
        employed: 'The kitchen at {workplace}',
        else: 'Any queue or bus stop',
      },
    },
    {
      id: 'scope-text',
      title: 'Write the scope of eight in one paragraph',
      doneWhen: {
        organises: 'Footage limit, drops, changes, dates and the late rule fit one paragraph for {price}.',
        sells: 'A tradie heard it once on the phone and said {price} back to you.',
        else: 'Footage limit, drops, changes and what is out stand beside {price}, clear in one reading.',
      },
      hours: 1,
      lite: {
        title: 'Write the trial and the pack in five lines',
        hours: 0.5,
        doneWhen: '{price} and what is out are in it.',
      },
      phase: 'offer',
      needs: ['pick-owners'],
      where: 'At the desk, then aloud',
    },
    {
      id: 'check-rights',
      title: 'Check music, footage and consent rules',
      doneWhen: {
        films: 'You know which sound business accounts may use, and the consent line is in your scope.',
        children: 'You know the sounds business accounts may use, and children need a parent’s written yes.',
        else: 'The sound library for business accounts is saved, and people in shot have a consent line.',
      },
      materials: 'Platform music pages, Copyright Council guide',
      hours: 1,
      lite: {
        title: 'Read one guide on who owns footage',
        hours: 0.25,
        doneWhen: 'Your consent line is written.',
      },
      phase: 'comply',
      needs: [],
      where: 'Online',
      beforeFirstJob: true,
    },
    {
      id: 'sample-page',
      title: 'Put samples and {price} on one page',
      doneWhen: {
        designs: 'Three covers make one row, and it plays on mobile data in {area}.',
        proven: 'Three samples come before your history, {price} below them, and it plays on mobile data.',
        else: 'It plays on mobile data in {area}, with {price} and a phone number below.',
      },
      hours: 1.25,
      lite: {
        title: 'Make one link that plays the sample',
        hours: 0.25,
        doneWhen: 'It plays on mobile data.',
      },
      phase: 'proof',
      needs: ['first-sample', 'scope-text'],
      where: 'On a free one-page site',
    },
    {
      id: 'abn-invoice',
      title: { abn: 'Get invoice one ready under your ABN', else: 'Settle the ABN and get an invoice ready' },
      doneWhen: {
        abn: 'Invoice one has ABN, usage and {price}, payable before the start.',
        else: 'You know what a business client needs, and invoice one for {price} waits.',
      },
      hours: 0.75,
      lite: {
        title: { abn: 'Check that your ABN covers editing', else: 'Settle the ABN question' },
        hours: 0.5,
        doneWhen: 'Your answer is dated.',
      },
      phase: 'comply',
      needs: ['scope-text'],
      where: 'At the desk, papers at hand',
      beforeFirstJob: true,
    },
    {
      id: 'score-twenty',
      title: 'Score the first {n:20} owners',
      doneWhen: {
        'uses-ai': '{n:20} rows have a name, a clip you watched yourself, a score and a number.',
        children: '{n:20} rows around {area} have a name, a watched clip, a score and a number.',
        else: 'Each row has owner, clip watched, score, and a way past the front desk.',
      },
      hours: 2,
      lite: {
        title: 'Score four owners by their footage',
        hours: 0.25,
        doneWhen: 'Each has a clip you watched.',
      },
      phase: 'reach',
      needs: ['pick-owners'],
      where: { evenings: 'On the couch, phone in hand', else: 'Sheet and phone side by side' },
    },
    {
      id: 'warm-twenty',
      title: 'Contact everybody you scored, warmest first',
      doneWhen: {
        sells: 'All were rung, and {n:6} new names were asked for and given.',
        children: 'All were asked about their clips, parents you know first, and {n:6} names came back.',
        student: 'All were asked about their clips, and each no gave one more name.',
        else: 'All were asked about their clips and heard {price}; {n:6} names came back.',
      },
      hours: 3,
      lite: {
        title: 'Contact the four owners',
        hours: 0.25,
        doneWhen: 'Each heard about one clip of theirs.',
      },
      phase: 'reach',
      needs: ['score-twenty', 'sample-page'],
      where: { employed: 'By phone and text, outside work hours', else: 'By phone and text' },
    },
    {
      id: 'cold-trades',
      title: 'Ring and message {n:20} trades and venues',
      doneWhen: {
        sells: '{n:20} owners heard one of their own clips praised and {price} named.',
        evenings: '{n:20} owners have a voice message or text about one of their own clips.',
        else: '{n:20} owners around {area} heard about one of their own clips.',
      },
      hours: 5,
      lite: {
        title: 'Ring six trades about their own clips',
        hours: 1.5,
        doneWhen: 'Six heard about one clip of theirs.',
      },
      phase: 'reach',
      needs: ['warm-twenty'],
      when: 'office-hours',
      where: 'By phone, call log open',
      instead: 'By text and voice message, call log open',
    },
    {
      id: 'nudge-idea',
      title: 'Send each silent owner one free idea',
      doneWhen: {
        writes: 'Each has an opening line and a frame they could use alone.',
        designs: 'Each has a still of the better first frame, drawn over.',
        else: 'Each owner in {area} has an opening shot they could use without you.',
      },
      hours: 1.5,
      lite: {
        title: 'Send one free idea to each silent owner',
        hours: 0.5,
        doneWhen: 'Each could use it alone.',
      },
      phase: 'sell',
      needs: ['warm-twenty'],
      waitDays: 4,
      where: 'In the same thread, after four days',
    },
    {
      id: 'paid-trial',
      title: 'Sell and deliver one paid trial',
      doneWhen: {
        proven: 'Paid first, back within two days, one change list, and {hour-pay} an hour checked.',
        'few-hours': 'Paid first, back within a week of {day}, with one change list.',
        children: 'Paid first, back within a week, one change list, and no midnight in the log.',
        else: 'Paid first, back within a week, one change list, minutes against {hour-pay}.',
      },
      hours: 2.5,
      whole: true,
      lite: {
        title: 'Deliver one paid trial edit',
        hours: 1.75,
        doneWhen: 'It was paid first and back within a week.',
      },
      phase: 'deliver',
      needs: ['warm-twenty'],
      where: 'At the desk, then on a phone',
      firstJob: true,
    },
    {
      id: 'spam-rules',
      title: 'Read the rules for marketing by email and text',
      doneWhen: {
        abn: 'Each message shows ABN name, contact and a way out; your sheet notes who stopped you.',
        else: 'You can name what each message needs, and the sheet notes who said stop.',
      },
      materials: 'ACMA’s small-business pages',
      hours: 0.5,
      phase: 'comply',
      needs: ['scope-text'],
      where: 'Online',
    },
    {
      id: 'cold-coaches',
      title: 'Write to {n:20} coaches and trainers',
      doneWhen: {
        'uses-ai': 'Each quotes a minute the transcript found and your ear confirmed.',
        else: 'Each quotes a minute and second of their talk, and hints at {starter-price}.',
      },
      hours: 4,
      phase: 'reach',
      needs: ['cold-trades', 'spam-rules'],
      where: { employed: 'At home, from your own address', else: 'To addresses published for enquiries' },
    },
    {
      id: 'set-month',
      title: 'Set up the client month',
      doneWhen: {
        organises: 'One board holds upload, ideas, drops and call, the late rule on each card.',
        'school-age':
          'Upload, ideas, two drops and call avoid school holidays, and the late rule is written.',
        else: 'Upload, ideas, two drops and the call have dates, and lateness moves them.',
      },
      hours: 1.5,
      phase: 'offer',
      needs: ['paid-trial'],
      where: 'In your calendar',
    },
    {
      id: 'offer-pack',
      title: 'Offer the month of eight to the trial client',
      doneWhen: {
        sells: '{starter-price} and {price} were said, then you waited, and one was chosen or refused.',
        else: 'They saw {starter-price} and {price}, and chose or said why not.',
      },
      hours: 0.5,
      lite: { title: 'Offer the next size to the trial client', hours: 0.25, doneWhen: 'They answered.' },
      phase: 'sell',
      needs: ['paid-trial'],
      where: 'By phone, the trial open at both ends',
    },
    {
      id: 'sort-footage',
      title: 'Sort the first client’s hour of footage',
      doneWhen: {
        'uses-ai': 'Ten moments are marked, four of which no transcript found, and eight ideas went out.',
        films: 'Ten markers stand after one pass at double speed, and eight ideas went out.',
        else: 'Ten moments are marked by ear, and eight ideas reached the owner in {area}.',
      },
      hours: 2,
      phase: 'deliver',
      needs: ['offer-pack', 'set-month'],
      where: 'At the desk, in a single go',
    },
    {
      id: 'drop-a',
      title: 'Cut and deliver the first four',
      doneWhen: {
        designs: 'Four left on the agreed day, one template, each name read letter by letter.',
        proven: 'Four left on the day, and you spent no minute on what a phone cannot show.',
        else: 'Four left on the agreed day, and a tired owner found no wrong name.',
      },
      hours: 4.5,
      whole: true,
      phase: 'deliver',
      needs: ['sort-footage'],
      where: 'At the desk, watched on a phone before sending',
    },
    {
      id: 'drop-b',
      title: 'Make changes and deliver the second four',
      doneWhen: {
        organises: 'Change lists are ticked, the folder is named by rule and stored twice.',
        else: 'Both change lists are ticked, hours are logged by step, and two copies exist.',
      },
      hours: 5,
      whole: true,
      phase: 'deliver',
      needs: ['drop-a'],
      where: 'At the desk, change list beside you',
    },
    {
      id: 'renewal-call',
      title: 'Ring about next month',
      doneWhen: {
        sells: 'They named the clip people mention, and the next {price} is invoiced.',
        else: 'They named the clip people mention, and answered about the next {price}.',
      },
      hours: 0.5,
      phase: 'sell',
      needs: ['drop-b'],
      where: 'By phone, around day twenty-one',
    },
    {
      id: 'read-sixty',
      title: 'Read the result of the contacts so far',
      doneWhen: {
        'few-hours': 'You know which kind replied, and the next four come from it.',
        else: 'You know which list replied, and the next {n:20} come from it.',
      },
      hours: 0.75,
      lite: {
        title: 'Count replies by kind of owner',
        hours: 0.25,
        doneWhen: 'You know which kind replied.',
      },
      phase: 'learn',
      needs: ['nudge-idea'],
      where: 'Call log open',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To an owner whose clip you watched',
      when: 'When you can name a moment in it',
      lines: [
        {
          proven:
            'Hi [name], {name} here. The [job] clip from [suburb] has [good moment], and stops before [payoff].',
          student:
            'Hi [name], I’m {name}, I edit. Your [job] clip shows [good moment] and ends before [payoff].',
          else: 'Hi [name], I watched your [job] in [suburb]: [good moment], and then it ends before [payoff].',
        },
        {
          evenings: 'Send what’s on the phone; eight finished videos come back each month, no filming day.',
          else: 'I turn what owners have on their phones into eight videos a month, for {price}.',
        },
        {
          designs:
            'One I did, captions and cover to match: [link]. A trial is [trial price], and comes off a pack.',
          else: 'One I cut for [kind of firm]: [link]. For [trial price] I’ll do yours, off a pack later.',
        },
        'Roughly how many clips are there from this month? {name}',
      ],
    },
    {
      id: 'quote',
      title: 'Two packs, one message',
      when: 'The day the trial is approved',
      lines: [
        'Thanks [name]. Going by your clips: three edits in one drop, {starter-price}, or eight in two, {price}.',
        {
          organises:
            'Upload by [day], ideas next day, first drop [date]; a late upload moves each date as far.',
          else: 'You upload by [day], I send ideas the day after. First drop [date]; late clips move it.',
        },
        {
          abn: 'One of you sends changes, with times. My ABN invoice is due before we start.',
          else: 'One of you sends changes, minute and second beside each. A new topic is an extra.',
        },
        'Which shall I invoice? {name}',
      ],
    },
    {
      id: 'follow-up',
      title: 'A free idea',
      when: 'After four silent days',
      lines: [
        '[Name], {name} again, one idea for [job]: start on [best frame], then show [mess].',
        {
          'few-hours': 'Use it freely. Or send originals by {day} and I’ll cut it.',
          else: 'No charge. If you’d rather hand it over, send originals and it’s back [day].',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'What did people say?',
      when: { 'no-calls': 'With the note that ends the month', else: 'On the call that ends the month' },
      lines: [
        'Which of the eight did a customer mention?',
        {
          proven: 'Did it bring a job? May I show it with that sentence and your name?',
          else: 'May {name} show that one with your business name and a sentence?',
        },
        'And who do you know with a phone full of clips?',
      ],
    },
  ],
  risks: [
    {
      id: 'no-footage',
      risk: 'They pay, then send four shaky clips.',
      firstSign: 'Upload day passes, the folder is empty.',
      response: {
        organises: 'The late rule moves each date; send five shots for tomorrow’s job that day.',
        else: 'Send a five-shot list for tomorrow, and move each date as the {price} scope says.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'regional'],
    },
    {
      id: 'change-spiral',
      risk: 'Three people send clashing changes.',
      firstSign: 'A second number writes about one video.',
      response: 'Ask for one agreed list, and leave the timeline shut until {short-day}.',
      likelihood: 2,
      impact: 2,
      for: ['many-hours', 'metro'],
    },
    {
      id: 'stolen-sound',
      risk: 'A song gets a client’s post muted.',
      firstSign: 'They ask for a track from the charts.',
      response: {
        films: 'Cut to real sound; swap and export that day if a track slips in.',
        else: 'Scraper and saw beat songs: real sound first, a new export that day if not.',
      },
      likelihood: 2,
      impact: 2,
      for: ['new', 'student'],
    },
    {
      id: 'slow-sorting',
      risk: 'Each pack runs hours over.',
      firstSign: 'Cutting begins before all ideas are picked.',
      response: {
        'few-hours': 'At {hours} a week a pack takes the whole month: sort once, refuse minute sixty-one.',
        children: 'Sort in one sitting, cut in the others, or {hour-pay} an hour is gone by bedtime.',
        else: 'Time sorting apart, hold footage to an hour, and keep {hour-pay} in view.',
      },
      likelihood: 3,
      impact: 2,
      for: ['few-hours', 'children'],
    },
    {
      id: 'one-month-clients',
      risk: 'Owners stop after the first month.',
      firstSign: 'They cannot say which video did anything.',
      response: {
        sells: 'Bring one call or comment, ask what a job is worth, then offer {starter-price}.',
        else: 'Bring one fact, such as a call, and offer {starter-price} before accepting a stop.',
      },
      likelihood: 3,
      impact: 3,
      for: ['later', 'proven'],
    },
    {
      id: 'lost-footage',
      risk: 'A drive fails with the only copy.',
      firstSign: 'The second copy is “on the list”.',
      response: {
        'no-money': 'Their phone keeps its copy until you say otherwise: put that in the scope.',
        else: 'Copy it the day it arrives; {budget} stretches to a drive before a monitor.',
      },
      likelihood: 1,
      impact: 3,
      for: ['no-money', 'student'],
    },
    {
      id: 'daytime-owners',
      risk: 'Owners ring in hours you cannot answer.',
      firstSign: 'Two missed calls before lunch.',
      response: {
        'no-calls': 'Put “texts only, answered {when}” under your name, and keep to it.',
        else: 'Put “texts by day, calls {when}” under your name, and keep to it.',
      },
      likelihood: 3,
      impact: 1,
      only: ['evenings', 'employed', 'student'],
    },
    {
      id: 'overcut',
      risk: 'You polish for editors, not for buyers.',
      firstSign: 'A second hour on one reel.',
      response: 'Set the export at fifty-five minutes, and spend the rest on {asks-week} contacts.',
      likelihood: 3,
      impact: 2,
      only: ['proven', 'designs'],
    },
  ],
  qualityChecks: [
    'Muted, on a phone, it still makes sense.',
    'Names match the client’s list letter for letter.',
    'Text is clear of buttons and bottom edge.',
    'Speech over tools, tools over music.',
    'A result or problem in two seconds.',
    'All recognisable people agreed; no child without consent.',
    'Two copies of the footage, two places.',
    'Faces are not milky from HDR.',
  ],
  keepDoing: 'contacting owners',
  metrics: [
    {
      id: 'tries',
      name: 'Owners contacted',
      what: 'Told about a clip of theirs you watched, {asks-week} a week.',
      ifLow: {
        'no-calls': 'Watching is pleasant, asking is not: give every second {day} to messages.',
        'few-hours': 'Watching is pleasant, ringing is not: give every second {day} to calls.',
        evenings: 'Score one sitting, send voice messages {short-when}.',
        else: 'Watching is pleasant, ringing is not: block three half-hours, {short-day} among them.',
      },
    },
    {
      id: 'replies',
      name: 'Replies with clips',
      what: 'Answers from {area}, and who sent originals.',
      ifLow: {
        student: 'Ask for three clips by AirDrop or link, not ten.',
        else: 'Ask for three clips, or for a kind of owner in {area} with a fuller phone.',
      },
    },
    {
      id: 'sales',
      name: 'Trials and packs paid',
      what: 'Paid before work; {sales-goal} a month would meet {goal}.',
      ifLow: {
        sells: 'Ask trial clients what eight would have to bring.',
        else: 'Trials sell and {price} does not? Ask what eight videos would have to bring.',
      },
    },
    {
      id: 'hours',
      name: 'Hours a pack',
      what: 'Sorting to calls, by step, out of {hours} a week.',
      ifLow: {
        'uses-ai': 'Transcript time counts; so do uploads.',
        else: 'Calls and uploads are missing; add them before you trust {hour-pay}.',
      },
    },
  ],
  channels: [
    {
      name: 'Calls and texts to local trades',
      fit: 0.9,
      cost: 0.1,
      speed: 0.8,
      firstStep: 'Score {n:10} in {area} {when}, contact two.',
      experiment: {
        'no-calls': '{n:10} messages first, {n:10} samples first; compare clips.',
        else: '{n:10} calls first, {n:10} samples first; compare clips.',
      },
    },
    {
      name: 'People you know who run firms, and their friends',
      fit: 0.85,
      cost: 0.05,
      speed: 0.85,
      firstStep: 'Text three owners you know {short-when}.',
      experiment: 'Ask half for clips, half for a name.',
    },
    {
      name: 'Email to coaches with recorded talks',
      fit: 0.65,
      cost: 0.1,
      speed: 0.5,
      firstStep: 'Find {n:5} talks and their strongest minute.',
      experiment: 'Quote the minute in five, attach a still in five.',
    },
    {
      name: 'Your own before-and-after posts',
      fit: 0.5,
      cost: 0.25,
      speed: 0.3,
      firstStep: 'Post raw beside cut {short-when}, with permission.',
      experiment: 'Four posts; count owners who write, not views.',
    },
    {
      name: 'Trade desks and showrooms',
      fit: 0.5,
      cost: 0.2,
      speed: 0.4,
      firstStep: 'Ask one tile shop in {area} for a spot.',
      experiment: 'One showroom clip at trial price for three names.',
    },
  ],
  delivery: [
    {
      step: 'Invoice',
      you: 'Bill {price} ahead, confirm the upload day.',
      tool: 'Invoice, calendar',
      doneWhen: 'Paid, and they have the folder link.',
    },
    {
      step: 'Gather',
      you: 'Check originals, names and consents on arrival.',
      tool: 'Shared folder',
      doneWhen: 'An hour of usable footage at most.',
    },
    {
      step: 'Ideas',
      you: {
        'uses-ai': 'Transcribe, listen once, send eight lines.',
        else: 'Watch once, mark moments, send eight lines.',
      },
      tool: { films: 'Markers in your editor', else: 'DaVinci Resolve markers' },
      doneWhen: 'They struck out what they dislike.',
    },
    {
      step: 'First drop',
      you: 'Cut four {when}, read captions backwards.',
      tool: 'Editor, name list',
      doneWhen: 'Four named files on the day.',
    },
    {
      step: 'Second drop',
      you: 'Apply the list, cut the other four.',
      tool: 'Change list',
      doneWhen: 'All eight approved by one person.',
    },
    {
      step: 'Next month',
      you: 'Ask what people mentioned; agree the next {price}.',
      tool: 'Phone',
      doneWhen: 'Renewed, reduced or ended, reason noted.',
    },
  ],
  tools: [
    {
      name: 'DaVinci Resolve',
      job: 'Cutting, captions, covers',
      freeFirst: {
        'has premiere|after effects': 'The editor you know; Resolve if it lapses',
        else: 'Free version does a pack of eight',
      },
      payWhen: 'A client’s format needs it',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Cloud folder',
      job: 'Uploads and hand-over',
      freeFirst: 'Free space, one client at a time',
      payWhen: 'A second monthly client uploads',
    },
    {
      name: 'Headphones and a drive',
      job: 'Hearing hiss; keeping two copies',
      freeFirst: { 'no-money': 'Wired earphones, a borrowed drive', else: 'What is in the drawer' },
      payWhen: 'The first trial is paid',
      for: ['some-money'],
    },
    {
      name: 'Contact sheet',
      job: 'Scores, clips watched, dates',
      freeFirst: 'Google Sheets',
      payWhen: 'Two hundred live contacts',
      for: ['organises', 'sells'],
    },
    {
      name: 'A transcript tool',
      job: 'Searching an hour by word',
      freeFirst: 'Whisper or the editor’s own',
      payWhen: 'Two packs a month',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: {
      town: 'Edits for owners in {area} who film',
      else: 'Edits for owners who film',
    },
    claim: {
      proven: 'You film it. Years of cutting find the eight.',
      designs: 'Your clips, your colours, eight a month.',
      else: 'Keep filming badly; the good eight come back.',
    },
    proof: [
      'a raw clip and its cut, side by side',
      { proven: 'work from your portfolio in the same trade', else: 'a calendar with both drops on time' },
      'a line from an owner in {area} about who rang',
    ],
    notFor: 'Firms that do not film, weddings, or three approvals a post at {price}.',
  },
  growth: {
    'few-hours':
      'At {hours} a week a month of eight leaves little time to sell. Stay with {starter-price} packs until you have more.',
    'many-hours':
      'Lift {price} once both places are full. A second editor does rough cuts only with a third client waiting; ideas and calls stay yours.',
    else: 'Two monthly clients fill the week, so lift {price} for newcomers then. Rough cuts are the first thing to hand on.',
  },
  consolation: {
    proven:
      'By {check-day} you know, sale or not, how owners in {area} answer when you talk about their clips.',
    'few-hours':
      'By {check-day} you have a sample that plays on any phone, and know what {hours} a week can cut.',
    children: 'By {check-day} you have a sample cut between bedtimes, and a sheet of owners around {area}.',
    else: 'By {check-day} you have a sample that plays on any phone, and owners in {area} who heard your name.',
  },
};
