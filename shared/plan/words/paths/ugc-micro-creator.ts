import type { PathWords } from '../path-words.ts';

export const ugcMicroCreatorWords: PathWords = {
  slug: 'ugc-micro-creator',
  customer: {
    who: {
      'school-age':
        'The one-person marketing lead of an Australian shop for lunch boxes, school bags or pet beds, who already runs phone-shot ads.',
      student:
        'Whoever runs ads at a small Australian shop that {crowd} buy from: bags, desk things, snacks. They already use phone-shot clips.',
      'has skincare|beauty|makeup|coffee|food':
        'The marketing lead of a small Australian beauty, coffee or food brand, who already runs clips shot on phones.',
      else: [
        'The one-person marketing lead of an Australian online shop for pans, pet beds or bags, who already runs phone-shot ads.',
        'Whoever buys creative at a small Australian web shop, in {state} or not, and runs handheld clips already.',
      ],
    },
    situation: {
      proven:
        'Their studio footage is handsome and people scroll past it. A clip from a real room needs one parcel and {price}.',
      'school-age':
        'Two faces carry all their ads, neither ever packed a school bag at seven, and the results are sliding.',
      else: [
        'The same two faces carry every ad, the hook rate falls each week, and a studio day needs a sign-off.',
        'Their best ad is ninety days old. The founder filmed it and will not film another before {month-3}.',
      ],
    },
    trigger: {
      soon: 'An ad tires, a sale is set for {month-3}, and the folder of clips is empty.',
      children: 'A lunch box launches for term one, Mother’s Day nears, or an ad that paid for itself tires.',
      else: [
        'An ad that paid for itself tires, a product launches, or EOFY stands in the calendar with an empty folder.',
        'Cost per sale doubles in a fortnight. The agency asks for new openings by {short-day}.',
      ],
    },
    pays: {
      abn: 'Their firm pays your ABN invoice by transfer: half of {price} before filming, half before clean files.',
      'no-abn':
        'Their firm pays {price} by transfer in two halves, and will ask for an ABN on the first invoice.',
      else: 'Their firm pays {price} by transfer in two halves.',
    },
  },
  theirWords: [
    'The current stuff is fatigued, we need creative.',
    'Can you send me three hooks for each?',
    'Our last creator ghosted us with the product.',
    'It looked like an ad, so people scrolled.',
    'What are your rates, and is usage included?',
    'We only do gifting at the moment.',
    'Could you do it without showing your face?',
    'Can we get the Spark code?',
    'Do you have anything with captions off?',
  ],
  places: [
    {
      place: 'Meta’s ad library, by product word',
      how: {
        'uses-ai':
          'Set it to Australia, collect {n:30} handheld ads, and let a model sort what none of them shows.',
        designs:
          'Set it to Australia and type the thing; note where the frame is cluttered and type hides the product.',
        else: 'Set it to Australia and type the thing; keep {n:20} shops with several handheld clips and their oldest date.',
      },
      count: 20,
    },
    {
      place: 'TikTok’s top ads and shop pages',
      how: 'Filter by Australia {short-when}; keep the brand whenever a comment asks what the clip leaves out.',
      count: 10,
      for: ['student', 'films', 'evenings'],
    },
    {
      place: 'Brands already in your cupboards',
      how: {
        'school-age':
          'Lunch boxes, nit combs, school socks: list {n:12} Australian labels that your family wears out.',
        else: 'Walk from kitchen to laundry and list {n:12} Australian names; using it already is your opening line.',
      },
      count: 10,
      for: ['new', 'few-hours', 'children'],
    },
    {
      place: 'Things that {crowd} all carry',
      how: 'Ask {n:6} people from {workplace} which bag, bottle or shoe they would buy again, and who makes it.',
      count: 8,
      for: ['student', 'employed'],
    },
    {
      place: 'Stallholders with a web shop',
      how: {
        sells:
          'At a market in {area}, ask at the stall who films for them and what handing it over is worth.',
        else: 'Photograph the signs of {n:8} makers at a market in {area}; write to those without video.',
      },
      count: 8,
      for: ['weekends', 'regional', 'sells'],
      skill: 'Sales',
    },
    {
      place: 'Small paid-social agencies',
      how: {
        proven: 'Send {n:5} creative leads in {state} your reel, cut down to three raw-looking clips.',
        else: 'Search “paid social agency” in {state}; write to the creative lead where client lists are web shops.',
      },
      count: 9,
      for: ['proven', 'metro', 'many-hours'],
      skill: 'Video Editing',
    },
    {
      place: 'Shelves of gift, pet and homeware shops',
      how: 'Turn the tags over in {area}: a small maker, a web shop, a postal address and no video.',
      count: 8,
      for: ['designs', 'daytime'],
    },
    {
      place: 'LinkedIn: ecommerce managers of small firms',
      how: 'Filter to firms under fifty people in Australia, and match {n:10} of them to your list {when}.',
      count: 9,
      for: ['many-hours', 'organises', 'writes'],
    },
    {
      place: 'Creators who are booked out',
      how: 'Ask {n:5} Australian creators whose clips you like where they send briefs they cannot take.',
      count: 7,
      for: ['films', 'proven'],
    },
  ],
  alternatives: [
    {
      what: 'Filming it themselves in the office',
      whyItFails: 'Camera-shy by take three, and viewers know the boardroom.',
    },
    {
      what: 'Gifting to influencers',
      whyItFails: 'One story, a month late, with no right to rerun.',
      for: ['new', 'student'],
    },
    {
      what: 'A production company',
      whyItFails: 'Beautiful, slow, and it looks like an ad.',
      for: ['proven', 'films'],
    },
    {
      what: 'Clips from a global platform',
      whyItFails: 'Wrong power points, wrong accents, new brief each time.',
      for: ['children', 'evenings'],
    },
    {
      what: 'Asking buyers to send videos',
      whyItFails: 'Dim, upright by luck, and no licence.',
      for: ['designs', 'uses-ai'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Letting the old ads run on',
      price: 'No invoice, dearer clicks',
      speed: 'Instant',
      trust: 'Known, and fading',
      yourEdge: 'You bring the shot that is missing.',
    },
    {
      kind: 'do-it-themselves',
      name: 'The founder’s own phone',
      price: 'Founder’s evening',
      speed: 'Whenever there is time',
      trust: 'Authentic, always the same face',
      yourEdge: {
        children: 'Another face, and a real family kitchen.',
        student: 'Another face, and a real share house.',
        else: 'Another face, and openings in threes.',
      },
    },
    {
      kind: 'marketplace',
      name: 'Platforms such as Billo and Insense',
      price: 'Low per clip, plus their cut',
      speed: 'One to three weeks',
      trust: 'Ratings and a brief form',
      yourEdge: 'Local post, direct talk, half a page of terms.',
    },
    {
      kind: 'local-rival',
      name: 'Other Australian UGC creators',
      price: 'Near {price}; known ones several times it',
      speed: 'A week or two',
      trust: 'Portfolio and testimonials',
      yourEdge: 'Your pitch names what their clips leave out.',
    },
    {
      kind: 'local-rival',
      name: 'Freelance videographers',
      price: 'A day rate above {price}',
      speed: 'Two to four weeks',
      trust: 'A showreel',
      yourEdge: 'Eight clips of seconds, not one of minutes.',
      for: ['films', 'proven', 'metro'],
    },
    {
      kind: 'software',
      name: 'AI avatar ads',
      price: 'A small monthly fee',
      speed: 'Minutes',
      trust: 'The product is never touched',
      yourEdge: { children: 'Mud, crumbs and a real zip.', else: 'Real hands, real zip, claims on camera.' },
    },
  ],
  offer: {
    promise: {
      proven: 'Clips that look filmed by a buyer, made by somebody with years of it, rights in plain words.',
      children:
        'Short clips of your product in a family home, with openings to swap and an end date on the rights.',
      else: [
        'Short clips of your product in a real Australian home, a week after the parcel lands, rights spelt out.',
        'The moment your ads leave out, filmed on a phone, with three openings to test and a clear licence.',
      ],
    },
    starter: {
      name: 'Three clips',
      included: [
        { writes: 'three scripts of fifty words', else: 'three scripts to approve' },
        { designs: 'three clips, captions in your fonts', else: 'three clips with captions' },
        'use on the brand’s own pages',
      ],
      excluded: ['paid ad rights', { films: 'more than three raw takes', else: 'raw takes' }],
      hoursFactor: 0.42,
    },
    core: {
      name: 'The eight-clip month',
      included: [
        'one brief call, eight scripts',
        { 'few-hours': 'eight clips over four sittings', else: 'eight clips from two sessions' },
        {
          films: 'captions, covers, raw takes',
          designs: 'captions and covers that match',
          else: 'captions and covers',
        },
        {
          sells: 'a call on what to test',
          'uses-ai': 'themes from their reviews',
          else: 'four lines on what to test',
        },
      ],
      excluded: ['ads beyond their pages', { children: 'your children, always', else: 'children in shot' }],
      hoursFactor: 1,
    },
    premium: {
      name: 'The testing month',
      included: [
        'sixteen clips in four drops',
        'three spare openings for the best four',
        { proven: 'a quarter of ads, Spark code included', else: 'paid-ad rights for one quarter' },
        { evenings: 'an early-evening call each fortnight', else: 'a call each fortnight' },
      ],
      excluded: ['exclusivity', 'AI copies of face or voice'],
      hoursFactor: 2.2,
    },
  },
  skills: {
    Writing:
      'Scripts of fifty words win {starter-price} sets: a marketing lead can forward one without a meeting.',
    Design: {
      films:
        'Framing is where your eye shows: bench colour, clean edges, type clear of the buttons, eight times for {price}.',
      else: 'A tidy frame makes a phone clip worth {price}: bench colour, soft light, type clear of the buttons.',
    },
    'AI Use':
      'Pull themes from {n:60} reviews of a product and draft twenty openings; keep three, and no claim you cannot film.',
    Sales:
      'Asking {asks-week} brands a week wears most people out. You can hear “we gift” and still offer one paid clip.',
    'Video Editing': {
      proven:
        'You cut tighter than most creators, so unlearn the polish: spare hooks at {price} cost you minutes.',
      else: 'Offer spare hooks freely: at {price} they cost you minutes and save the brand a reshoot.',
    },
    'Project Management':
      'Parcels, approvals and licence dates slip. On one board, every {price} client feels looked after.',
  },
  skillLeftOut: {
    'few-hours': 'It waits: {hours} a week barely hold script, film and pitch.',
    else: 'It waits: for {price} this buyer checks sound, product, opening and rights.',
  },
  tasks: [
    {
      id: 'choose-kinds',
      title: 'Choose two product kinds you use',
      doneWhen: {
        children: 'Both wear out in a family week, and five Australian shops sell each online.',
        student: 'Both are things {crowd} buy, and five Australian shops sell each online.',
        proven: 'Both are near the work in your portfolio, and five Australian shops advertise each.',
        else: [
          'You own both, may legally praise both, and five Australian shops sell each.',
          'Neither needs a health claim, and for each you can name five shops.',
        ],
      },
      hours: 0.5,
      lite: {
        title: 'Choose one kind of product you use',
        hours: 0.25,
        doneWhen: 'You can name five shops.',
      },
      phase: 'offer',
      needs: [],
      where: { children: 'From lunch box to laundry', else: 'Walking through the house' },
    },
    {
      id: 'read-disclosure',
      title: 'Read the rules on ads, gifts and claims',
      doneWhen: {
        'has skincare|beauty|makeup|sunscreen':
          'You can say which creams and sunscreens you may not praise for money, and why.',
        children: 'You can say when a clip needs a label, and what you refuse to show of a child.',
        abn: 'Labels, health claims and business email each have one line in your terms.',
        else: 'You can say when a clip needs a label, and which products you refuse at {price}.',
      },
      materials: 'Pages of the ACCC, AANA, TGA, ACMA',
      hours: 1,
      lite: {
        title: 'Read the regulator’s page on gifted posts',
        hours: 0.25,
        doneWhen: 'You can say when a label is due.',
      },
      phase: 'comply',
      needs: [],
      where: { evenings: 'On the couch', student: 'A library desk', else: 'At the laptop' },
      beforeFirstJob: true,
    },
    {
      id: 'write-samples',
      title: 'Write five sample scripts',
      doneWhen: {
        'uses-ai': 'Openings come from real reviews, and a claim that you cannot film is struck out.',
        designs: 'Each has sixty words and one frame sketched beside its claim.',
        films: 'Each has sixty words, one claim and a shot list you could cut blind.',
        else: [
          'Each takes half a minute aloud and shows one claim.',
          'All five fit sixty words, one claim apiece.',
        ],
      },
      hours: 1,
      lite: {
        title: 'Write one thirty-second script',
        hours: 0.25,
        doneWhen: 'It has one claim you can film.',
      },
      phase: 'offer',
      needs: ['choose-kinds'],
      where: { student: 'On the bus, then aloud', else: 'At the table, read aloud' },
    },
    {
      id: 'set-corner',
      title: 'Find the light and the quiet corner',
      doneWhen: {
        evenings: 'Speech is clear on low volume, and the lamp gives what the window cannot.',
        proven: 'It looks like a home, not a set, and speech is clear on a phone.',
        else: [
          'A test clip is clear on low volume, without glare or fridge hum.',
          'Words carry at half volume, and the product shows no glare.',
        ],
      },
      materials: { 'no-money': 'Books for a stand, a doona', else: 'A stand, a doona' },
      hours: 0.5,
      phase: 'proof',
      needs: [],
      when: 'daylight',
      where: 'By the brightest window',
      instead: 'A corner with two lamps',
    },
    {
      id: 'film-samples',
      title: 'Film the five samples',
      doneWhen: {
        children: 'Three takes of each line exist, and no child, bag badge or house number is in any.',
        student: 'Three takes of each line exist, hands-only shots too, and housemates agreed by text.',
        films: 'Three takes of each line and two extra openings are logged by file name.',
        else: 'Three takes of each line are on the phone, with hands-only shots of {n:3} products.',
      },
      hours: 2,
      lite: {
        title: 'Film one sample in a single session',
        hours: 0.5,
        doneWhen: 'Three takes of each line exist.',
      },
      phase: 'proof',
      needs: ['write-samples'],
      where: { children: 'The corner, while the house is empty or asleep', else: 'The corner you tested' },
    },
    {
      id: 'cut-samples',
      title: 'Cut, caption and label the samples',
      doneWhen: {
        films: 'Product by second three, hooks cut apart, each marked unpaid; no grade, no music bed.',
        designs: 'Product by second three, one caption style in the safe zone, each marked unpaid.',
        else: [
          'By second three the product shows, and each clip says it is unpaid.',
          'Captions are right, and “unpaid sample” is on all five.',
        ],
      },
      hours: 2,
      lite: {
        title: 'Cut and caption the sample',
        hours: 0.5,
        doneWhen: 'It shows the product by second three.',
      },
      phase: 'deliver',
      needs: ['film-samples'],
      where: {
        children: 'Headphones on, kids asleep',
        student: 'Headphones on, anywhere',
        else: 'At the desk, headphones on',
      },
    },
    {
      id: 'silent-test',
      title: 'Show samples to three people without sound',
      doneWhen: 'Each of three from {workplace} names product and benefit, or that opening is refilmed.',
      hours: 0.5,
      phase: 'learn',
      needs: ['cut-samples'],
      where: {
        employed: 'Lunch room',
        children: 'With other parents',
        student: 'In a break',
        else: 'Over coffee',
      },
    },
    {
      id: 'sample-page',
      title: 'Put the samples on one page',
      doneWhen: {
        proven: 'Five phone clips come before your reel, and the link needs no log-in.',
        designs: 'One column, five clips, an email, and it opens on an old phone.',
        else: 'It opens on a borrowed phone without log-in, and {starter-price} stands under the clips.',
      },
      hours: 0.75,
      lite: {
        title: 'Share the sample by one open link',
        hours: 0.25,
        doneWhen: 'It opens on a borrowed phone.',
      },
      phase: 'proof',
      needs: ['cut-samples'],
      where: 'A free page or shared folder',
    },
    {
      id: 'rate-card',
      title: 'Write the rate card, rights apart from making',
      doneWhen: {
        proven: 'One page: {starter-price}, {price}, {premium-price}, hooks, and usage by the quarter.',
        'few-hours': 'It says {starter-price} for three, {price} for eight, and usage as its own line.',
        else: 'Three sizes up to {premium-price}, spare openings and usage by length fit one page.',
      },
      hours: 1,
      lite: {
        title: 'Write the price of one clip and of three',
        hours: 0.25,
        doneWhen: '{starter-price} stands beside three clips.',
      },
      phase: 'offer',
      needs: ['choose-kinds'],
      where: 'At the table',
    },
    {
      id: 'terms-page',
      title: 'Write half a page of terms',
      doneWhen: {
        films: 'Files, places, end date, raw takes, payment and AI copies have a sentence each.',
        children: 'Places, end date, payment, AI copies and “no children” have a sentence each.',
        else: 'Places, end date, changes, both halves of {price} and AI copies have a sentence each.',
      },
      materials: 'Guides of Arts Law and the Copyright Council',
      hours: 1,
      phase: 'comply',
      needs: ['rate-card'],
      where: 'At the laptop, then read to somebody',
    },
    {
      id: 'list-brands',
      title: 'Find {n:20} brands with a gap in their ads',
      doneWhen: {
        'uses-ai': 'Each row has the gap in one line, checked by your own eye, and a person.',
        children: 'Each row has a product, a person and a moment that only a parent would film.',
        proven: 'Each row has a spend worth chasing: three live ads, a person, one missing shot.',
        else: 'Each row has brand, person, and what none of its clips shows {crowd}.',
      },
      hours: 2.5,
      lite: { title: 'Find four brands with a gap', hours: 0.5, doneWhen: 'Each has a person’s name.' },
      phase: 'reach',
      needs: ['choose-kinds'],
      where: { evenings: 'On the couch, ad library open', else: 'At the laptop, ad library open' },
    },
    {
      id: 'pitch-ten',
      title: 'Pitch the first {n:10}',
      doneWhen: {
        sells: '{n:10} people have one missing shot and one link, and you rang two of them.',
        proven: '{n:10} people have one missing shot and one link, with no word of awards.',
        children: '{n:10} people have a family moment their ads leave out, and one link.',
        else: '{n:10} people have one missing shot, one link and {starter-price} for three.',
      },
      hours: 1.5,
      lite: { title: 'Pitch the four brands', hours: 0.25, doneWhen: 'Each names one missing shot.' },
      phase: 'reach',
      needs: ['list-brands', 'sample-page', 'rate-card'],
      where: { employed: 'In a break, from your own email', else: 'From your own email address' },
    },
    {
      id: 'check-openings',
      title: 'Compare subject lines after the first batch',
      doneWhen: 'The better of two subjects leads the next {n:10}.',
      hours: 0.5,
      phase: 'learn',
      needs: ['pitch-ten'],
      waitDays: 7,
      where: 'In the sent folder, a week on',
    },
    {
      id: 'pitch-thirty',
      title: 'Find and pitch {n:30} more',
      doneWhen: {
        'many-hours': '{n:30} more have a first email, and each reply was answered the same day.',
        children: 'All have a first email, written in one sitting and sent in the next.',
        else: 'All have a first email, and replies are answered {when} at the latest.',
      },
      hours: 6,
      lite: { title: 'Find and pitch six more brands', hours: 1.25, doneWhen: 'Six more rows carry a date.' },
      phase: 'reach',
      needs: ['pitch-ten'],
      where: { evenings: 'Research one sitting, send the next', else: 'At the laptop, ten a sitting' },
    },
    {
      id: 'send-scripts',
      title: 'Follow up with a pasted script',
      doneWhen: {
        'uses-ai': 'Each silent name got one script that you wrote again in your own voice.',
        writes: 'Each silent name got fifty words you would say aloud, then one closing line.',
        else: 'Silent names each have one script, later one closing line, {price} in neither.',
      },
      hours: 1.5,
      lite: {
        title: 'Send one script to each silent brand',
        hours: 0.5,
        doneWhen: 'Each has fifty words that fit its product.',
      },
      phase: 'sell',
      needs: ['pitch-ten'],
      where: 'From the same thread',
    },
    {
      id: 'ask-stalls',
      title: 'Ask three makers at a market',
      doneWhen: {
        sells: 'Three makers saw a sample and one named what a month would be worth.',
        else: 'Three makers near {area} saw a sample, and you know who films for them.',
      },
      hours: 1.5,
      lite: { title: 'Ask one maker at a market', hours: 0.5, doneWhen: 'You know who films for them.' },
      phase: 'reach',
      needs: ['cut-samples'],
      when: 'daylight',
      where: { metro: 'Any makers’ market, near packing-up', else: 'The nearest market, near packing-up' },
      instead: {
        'no-evenings': 'The nearest {light-day} market',
        else: 'A night market, or the nearest {light-day} one',
      },
    },
    {
      id: 'trial-clip',
      title: 'Film one trial clip, paid if a brand said yes',
      doneWhen: {
        proven: 'It has two openings, looks unpolished, and a brand paid or it is labelled.',
        'few-hours': 'One clip with two openings exists, paid for or labelled as your sixth sample.',
        designs: 'Two openings share one frame, and it is paid for or labelled.',
        else: [
          'Two openings exist for a brand that paid, or for your own product, labelled.',
          'It can lose its opening and still make sense, paid or labelled.',
        ],
      },
      hours: 2,
      lite: { title: 'Film and cut one clip on the phone', hours: 1, doneWhen: 'It has two openings.' },
      phase: 'deliver',
      needs: ['pitch-ten'],
      when: 'daylight',
      where: 'The window corner',
      instead: 'The lamp corner',
      firstJob: true,
    },
    {
      id: 'abn-first-invoice',
      title: { abn: 'Have an invoice ready under your ABN', else: 'Have an ABN answer and an invoice ready' },
      doneWhen: {
        abn: 'Number one is saved with ABN, usage line and two halves of {price}.',
        else: 'You know what a firm withholds without an ABN, and invoice one awaits {price}.',
      },
      hours: 0.75,
      lite: {
        title: 'Read what brands need on your invoice',
        hours: 0.25,
        doneWhen: 'You know what an ABN changes.',
      },
      phase: 'comply',
      needs: ['rate-card'],
      where: 'At the laptop, while pitches are out',
    },
    {
      id: 'agree-terms',
      title: 'Get scope and rights agreed by email',
      doneWhen: {
        films: 'They wrote yes to files, raw takes, end date and {price}; half is in.',
        else: 'They wrote yes to places, end date and {price}, and half is in.',
      },
      hours: 0.75,
      lite: { title: 'Get price and end date agreed by email', hours: 0.25, doneWhen: 'They wrote yes.' },
      phase: 'sell',
      needs: ['rate-card'],
      where: 'By email, before a parcel is opened',
    },
    {
      id: 'first-set',
      title: 'Deliver the first paid set',
      doneWhen: {
        children: 'Clips left within seven days of the parcel, and nothing shows where you live.',
        proven: 'Clips left within seven days, claims on screen, and minutes are logged against {hour-pay}.',
        else: 'Clips left within seven days of the parcel, claims on screen, at {hour-pay} an hour or near.',
      },
      hours: 5,
      whole: true,
      lite: {
        title: 'Deliver the first paid clip',
        hours: 1.5,
        doneWhen: 'It left within seven days of the parcel.',
      },
      phase: 'deliver',
      needs: ['trial-clip'],
      where: { children: 'Corner first, desk once they sleep', else: 'Corner first, desk after' },
    },
    {
      id: 'change-round',
      title: 'Make the one round of changes, send clean files',
      doneWhen: {
        abn: 'The second half is in, and their ad team opened the folder.',
        else: 'The other half of {price} is in, and their ad team opened the folder.',
      },
      hours: 1,
      phase: 'deliver',
      needs: ['first-set'],
      where: 'At the desk, from a single list',
    },
    {
      id: 'ask-pack',
      title: 'Offer the monthly eight at {price}',
      doneWhen: {
        'few-hours': 'They answered on the one place that {hours} a week allow.',
        else: 'They heard {price}, one date and one free place, and answered.',
      },
      hours: 0.5,
      lite: { title: 'Offer a second set at hand-over', hours: 0.25, doneWhen: 'They answered.' },
      phase: 'sell',
      needs: ['first-set'],
      where: 'In the email with the files',
    },
    {
      id: 'rights-diary',
      title: 'Put each usage end date in the calendar',
      doneWhen: {
        organises: 'The board shows every end date, and a reminder stands a fortnight earlier.',
        else: [
          'A fortnight before each end date a reminder names the renewal price.',
          'Each licence has its end and its renewal price in your phone.',
        ],
      },
      hours: 0.25,
      lite: { title: 'Note when the brand’s licence ends', hours: 0.25, doneWhen: 'A reminder stands.' },
      phase: 'comply',
      needs: ['first-set'],
      where: 'On your phone',
    },
    {
      id: 'count-forty',
      title: 'Read the result of all pitches',
      doneWhen: {
        organises: 'The board shows which column stalls, and one line says what changes.',
        else: 'One line says what changes first: gap, sample, size or {price}.',
      },
      hours: 0.75,
      lite: {
        title: 'Count pitches, replies and rate requests',
        hours: 0.25,
        doneWhen: 'One line says what changes.',
      },
      phase: 'learn',
      needs: ['pitch-thirty'],
      where: 'With sheet and measures open',
    },
    {
      id: 'refill-list',
      title: 'Add {n:60} rows in the kind that answered',
      doneWhen: {
        'many-hours': 'Most of the {n:60} new rows are of the kind that replied, agencies apart.',
        else: 'Most new rows are of the kind that replied, each with a product {crowd} use.',
      },
      hours: 5,
      phase: 'reach',
      needs: ['count-forty'],
      where: 'On the couch, ad library open',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'First email to a marketing lead',
      when: 'Once you know what their ads leave out',
      lines: [
        'Subject: the [missing shot] nobody has filmed yet',
        {
          children:
            'Hi [name], your [product] ads show [what they show], and never [missing moment] in a house with kids.',
          proven:
            'Hi [name], your [product] ads are well cut and none shows [missing moment]. I’d film it plainly.',
          else: 'Hi [name], I watched your [product] ads: [what they show], but not [missing moment].',
        },
        {
          student:
            'Among [people like me] it happens weekly. Picture [idea in one line], with two other openings.',
          else: 'Here it happens [how often]. Picture [twenty-second idea], and two more ways to open it.',
        },
        {
          'uses-ai':
            'Your reviews ask for it. My samples: [link]. Three clips are {starter-price}, a week after the parcel.',
          else: 'Samples: [link]. Three clips you run yourselves come to {starter-price}, a week after the parcel.',
        },
        'Would a script help you picture it? {name}, [town]',
      ],
    },
    {
      id: 'quote',
      title: 'Price and rights in one email',
      when: 'The day they ask for rates',
      lines: [
        'Thanks [name]. [Number] clips of [product] come to [price], scripts approved first, one set of changes.',
        {
          films: 'That covers your own pages, raw takes included; ads for [months] add [usage price].',
          else: 'That covers your own pages. Ads for [months] add [usage price], renewable at the end.',
        },
        {
          abn: 'Finals on [date] if the parcel comes by [date]. Two halves, on my ABN invoice.',
          else: 'Finals on [date] if the parcel comes by [date]. Half starts it, half releases clean files.',
        },
        'Which product is first, and who approves? {name}',
      ],
    },
    {
      id: 'follow-up',
      title: 'The script they did not ask for',
      when: 'After four silent days',
      lines: [
        'Hi [name], in case seeing it is easier:',
        '[Fifty words: what we see, what I say, how it ends.]',
        {
          children: 'It needs the product and our kitchen. Shall I keep the week of [date]?',
          else: 'It needs the product and my [room]. Shall I keep the week of [date]?',
        },
      ],
    },
    {
      id: 'ask-review',
      title: 'Ask what ran',
      when: 'Three weeks after delivery',
      lines: [
        'Hi [name], which openings did you keep running?',
        {
          proven: 'What hook rate did it hold? And may I quote you and show it?',
          else: 'May {name} show that clip, with a sentence from you?',
        },
        'If none worked, tell me where people left and I’ll draft another.',
      ],
    },
  ],
  risks: [
    {
      id: 'gifting-only',
      risk: 'Replies offer product in place of money.',
      firstSign: 'Two answers in a row say “gifting”.',
      response: {
        'no-strangers':
          'A free parcel pays no bill: offer one paid clip, then answer briefs of shops with more live ads.',
        'no-money': 'A free parcel pays no bill: offer one paid clip, then pitch shops with more live ads.',
        else: 'Offer one paid clip below {starter-price}; after a third no, pitch shops with more live ads.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'no-money'],
    },
    {
      id: 'rights-creep',
      risk: 'A clip runs after its licence ended.',
      firstSign: 'A friend sees you in an ad.',
      response: 'Send screenshot, agreed date and a renewal price; at {price} a month stay friendly.',
      likelihood: 2,
      impact: 2,
      for: ['proven', 'later'],
    },
    {
      id: 'false-claim',
      risk: 'You are asked to say what you never saw.',
      firstSign: '“I’ve used it for months” in a brief.',
      response: {
        student: 'Say what the lens shows; a future employer can find the clip in a minute.',
        else: 'Offer a line about what the lens shows, or hand {price} and product back.',
      },
      likelihood: 2,
      impact: 3,
      for: ['new', 'children'],
    },
    {
      id: 'private-life',
      risk: 'A clip shows more of home than you meant.',
      firstSign: 'A school badge or number in a take.',
      response: {
        children: 'Delete it, crop the next, and keep one corner where your children never sit.',
        else: 'Delete it, and keep one corner in {area} that shows nothing personal.',
      },
      likelihood: 2,
      impact: 3,
      for: ['children'],
    },
    {
      id: 'endless-polish',
      risk: 'You refilm samples and pitch nobody.',
      firstSign: 'Samples at version four, nine emails.',
      response: {
        proven:
          'Nobody pays for your colour grade: lock the folder and send {asks-week} before the next cut.',
        else: 'Lock the folder until {asks-week} emails are out, then look again.',
      },
      likelihood: 3,
      impact: 2,
      for: ['designs', 'films'],
    },
    {
      id: 'renewal-drop',
      risk: 'The only monthly client stops.',
      firstSign: 'The brief comes late and shorter.',
      response: {
        'no-strangers': 'Ask what ran, and answer {n:5} briefs that day to replace {price}.',
        'no-calls': 'Write, ask what ran, and offer {n:5} names a clip that day to replace {price}.',
        else: 'Ring, ask what ran, and pitch {n:5} names that day to replace {price}.',
      },
      likelihood: 3,
      impact: 3,
      for: ['many-hours', 'later'],
    },
    {
      id: 'dark-evenings',
      risk: 'Evening light makes every clip grey.',
      firstSign: 'Skin looks green beside the window.',
      response: 'Two warm lamps, a white sheet, and one test clip {when} before a parcel comes.',
      likelihood: 3,
      impact: 1,
      only: ['evenings'],
    },
    {
      id: 'therapeutic',
      risk: 'A cream or sunscreen turns out to be a therapeutic good.',
      firstSign: '“SPF”, “treats” or “clinically” on the box.',
      response: 'Decline paid praise and offer {starter-price} for silent hands-and-product shots.',
      likelihood: 2,
      impact: 3,
      only: ['has skincare|beauty|makeup|sunscreen|health|nursing'],
    },
  ],
  qualityChecks: [
    'Sound off, a stranger says what it does.',
    'Speech is clear on low volume.',
    'Every claim is seen to happen.',
    'The opening can be cut off and swapped.',
    'Captions spell brand and product as the pack does.',
    'No music, font or face without permission.',
    'File names say brand, product, clip, opening.',
    'Captions sit clear of the app’s buttons.',
  ],
  keepDoing: 'sending pitches',
  metrics: [
    {
      id: 'tries',
      name: 'Pitches sent',
      what: 'Emails to a person about a gap, {asks-week} a week.',
      ifLow: {
        'few-hours': 'Swap one sitting: research {n:10} rows, film nothing.',
        else: 'Research ten rows one sitting, send them {short-when}; both at once stalls.',
      },
    },
    {
      id: 'replies',
      name: 'Replies and rate requests',
      what: 'Written by a person; those asking for {price} counted apart.',
      ifLow: {
        writes: 'Put the missing shot in the subject, in four words.',
        else: 'Put the missing shot in the subject; open your link on a phone from {workplace}.',
      },
    },
    {
      id: 'sales',
      name: 'Paid clips and packs',
      what: 'First half paid; {sales-goal} a month would meet {goal}.',
      ifLow: {
        sells: 'Ring those who asked for rates, and sell one clip.',
        else: 'Sell one clip, below {starter-price}, to whoever asked for rates and stopped.',
      },
    },
    {
      id: 'hours',
      name: 'Hours a clip',
      what: 'Script to parcel, out of {hours} a week.',
      ifLow: {
        films: 'Under an hour? Approvals and parcels are missing.',
        else: 'Under an hour means approvals are not logged; {hour-pay} needs them.',
      },
    },
  ],
  channels: [
    {
      name: 'Email to brands found in the ad library',
      fit: 0.95,
      cost: 0.1,
      speed: 0.6,
      firstStep: 'Fill {n:10} rows {when} and send them on a weekday.',
      experiment: '{n:10} emails hold a script, {n:10} offer one.',
    },
    {
      name: 'Agencies that buy creative for many shops',
      fit: 0.7,
      cost: 0.1,
      speed: 0.5,
      firstStep: 'Write to three leads in {state}, samples sorted.',
      experiment: 'A same-week slot for one, {starter-price} for another.',
    },
    {
      name: 'Makers at local markets',
      fit: 0.6,
      cost: 0.2,
      speed: 0.7,
      firstStep: 'Visit one market in {area} with one sample.',
      experiment: 'Film ten seconds there; send it with {starter-price}.',
    },
    {
      name: 'Creator platforms and job boards',
      fit: 0.4,
      cost: 0.5,
      speed: 0.6,
      firstStep: 'Join one free one and read its licence.',
      experiment: '{n:10} applications in a month, then stay or leave.',
    },
    {
      name: 'Posting your own sample clips',
      fit: 0.45,
      cost: 0.2,
      speed: 0.3,
      firstStep: 'Post two {short-when}, labelled unpaid, email in profile.',
      experiment: 'Tag the brand on one only.',
    },
  ],
  delivery: [
    {
      step: 'Brief',
      you: 'Ask product, claim, proof, place, approver.',
      tool: 'One-page form or a call',
      doneWhen: 'Claim and proof are in writing.',
    },
    {
      step: 'Script',
      you: 'Send scripts, wait for a written yes.',
      tool: 'Shared document',
      doneWhen: 'Each is approved or struck out.',
    },
    {
      step: 'Parcel',
      you: 'Photograph it, start the seven days.',
      tool: 'Phone, calendar',
      doneWhen: 'They know the delivery date.',
    },
    {
      step: 'Film',
      you: 'All clips of one product {when}, then the next.',
      tool: { evenings: 'Phone, two lamps, earphones', else: 'Phone, window, earphones' },
      doneWhen: 'Three clean takes of each line.',
    },
    {
      step: 'Cut',
      you: 'Edit, caption, add openings, watch on a phone.',
      tool: { films: 'The editor you know', else: 'DaVinci Resolve or phone editor' },
      doneWhen: 'The quality list is ticked.',
    },
    {
      step: 'Approve',
      you: 'Take one combined list of changes.',
      tool: 'Email',
      doneWhen: 'A named person wrote “approved”.',
    },
    {
      step: 'Release',
      you: 'Invoice half of {price}, send files and dates.',
      tool: 'Shared folder, invoice',
      doneWhen: 'Paid, sent, in the calendar.',
    },
  ],
  tools: [
    {
      name: 'DaVinci Resolve',
      job: 'Cutting and captions',
      freeFirst: { films: 'The editor you already own', else: 'Its free version, or your phone’s' },
      payWhen: 'A client needs what it lacks',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Phone stand and clip-on microphone',
      job: 'Steady picture, clear words',
      freeFirst: 'Books and wired earphones',
      payWhen: 'The first set is paid',
    },
    {
      name: 'Brand sheet',
      job: 'Gap, person, reply, usage end',
      freeFirst: 'Google Sheets',
      payWhen: 'Several monthly clients',
      for: ['organises'],
    },
    {
      name: 'Cloud folder',
      job: 'Hand-over and raw takes',
      freeFirst: 'Free space, cleared each month',
      payWhen: 'Raw takes fill it',
      for: ['films', 'many-hours'],
    },
    {
      name: 'Two lamps and a white sheet',
      job: 'Light after sunset',
      freeFirst: 'Bedside lamps, warm bulbs',
      payWhen: 'Three paid sets',
      only: ['evenings'],
    },
    {
      name: 'A chat model',
      job: 'Themes from reviews, draft openings',
      freeFirst: 'A free tier, nothing private',
      payWhen: 'Never for this path',
      only: ['uses-ai'],
    },
  ],
  positioning: {
    category: {
      children: 'Product clips from a real family home',
      proven: 'Phone-shot ads by an experienced hand',
      else: 'Product clips from a real home, for ads',
    },
    claim: {
      student: 'The moment your ads leave out, filmed where it happens.',
      else: 'The moment your ads leave out, rights spelt out.',
    },
    proof: [
      'five labelled samples with products you own',
      'a script for a gap in their live ads',
      'usage terms for {price} with an end date',
    ],
    notFor: 'Sellers of cures, actors of happy customers, or rights without end at {starter-price}.',
  },
  growth: {
    'few-hours':
      'One monthly client fills {hours} a week. Raise {price} after two renewals; a second waits for more hours.',
    'many-hours':
      'After two renewals raise {price}. Beyond {sales-3} a month pay somebody for captions and exports; face, scripts and client stay yours.',
    else: 'Raise {price} after two renewals, before a second client. Captions are the first work to hand on.',
  },
  consolation: {
    proven:
      'By {check-day} you know, sale or not, how brands answer {asks-14} pitches when the polish is left out.',
    children:
      'By {check-day} you can light and cut thirty clear seconds in a busy house, and read an ad for its gap.',
    else: 'By {check-day} you can script, light and cut thirty seconds, and say what an ad leaves out for {crowd}.',
  },
};
