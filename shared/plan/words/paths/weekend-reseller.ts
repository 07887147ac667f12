import type { PathWords } from '../path-words.ts';

export const weekendResellerWords: PathWords = {
  slug: 'weekend-reseller',
  customer: {
    who: {
      children:
        'Families around {area} who are refitting a room: a cot goes, a desk comes; and parents who want it solid, today.',
      student:
        'Students and first renters around {area} who need a desk by the weekend, and collectors chasing one more piece.',
      metro:
        'Renters, share houses and new parents within half an hour of {area}, where another seller is one suburb away.',
      else: 'Somebody within half an hour of {area} with a room to furnish: a first flat, a new baby, a hobby shelf.',
    },
    situation: {
      'has furniture|restor|antique|upcycl':
        'They want solid timber in {area}, and have no trailer, no sander and no patience for silent sellers.',
      children:
        'The flat-pack came apart on the second move. In {area} the good second-hand piece is gone before bedtime is over.',
      else: [
        'They have sent “is this available” to nine sellers around {area}, and two of them answered.',
        'They want it second-hand and solid, and the last drive from {area} ended at a water stain.',
      ],
    },
    trigger: {
      student: 'Leases in {area} turn over, results are out, a room is free from {month-3} and it is empty.',
      'school-age':
        'A baby is due, school begins, or guests reach {area} in ten days and the spare room is bare.',
      else: [
        'Keys in {area} were handed over. The removalist’s invoice was high, and the lounge is still empty.',
        'Somebody in {area} starts to work from home, a teenager outgrows the desk, a collection loses a shelf.',
      ],
    },
    pays: {
      metro: 'They pay cash or PayID at your front door in {area}; shoebox things are paid through eBay.',
      evenings: 'They pay at the door after work, by PayID you can see; small things through eBay.',
      else: 'Cash or PayID on the driveway, seen before it is lifted; posted things through the site.',
    },
  },
  theirWords: [
    'Does it open and close, or is it a photo drawer?',
    'I drove forty minutes and it had a water stain.',
    'Flat-pack falls apart every time we move.',
    'Will it fit in a Corolla?',
    'I’d rather pay a bit more and not fix it.',
    'They all say “still available” and then vanish.',
    'Can you hold it until payday?',
    'What’s it made of, really?',
    'Is there a lift your end?',
  ],
  places: [
    {
      place: 'Wanted ads on Marketplace and Gumtree',
      how: {
        'few-hours':
          'Search “ISO” and “looking for” around {area} {when}; save {n:8} who named the exact thing.',
        else: 'Save a “wanted” search around {area} for each kind; whoever placed one has said yes to it.',
      },
      count: 15,
      for: ['few-hours', 'evenings'],
    },
    {
      place: 'Buy-swap-sell groups',
      how: {
        writes:
          'In the groups of {area}, copy how people describe what they look for; it is your next title.',
        else: 'Join the {n:5} nearest groups around {area}, read a week, keep who asks for storage.',
      },
      count: 14,
      for: ['regional', 'writes'],
    },
    {
      place: 'People who missed out on a sold piece',
      how: {
        sells: 'Ring or text each runner-up from {area} before you mark it sold: what width do they need?',
        else: 'Copy the runners-up and their reason before you mark it sold; {n:6} names are a shopping list.',
      },
      count: 12,
      for: ['many-hours', 'sells'],
    },
    {
      place: 'Share-house and student housing groups',
      how: {
        student: 'Your own campus groups: note suburb, floor and who moves before {month-3}.',
        else: 'Watch them in {area} when leases turn over, in summer and July; note floor and lift.',
      },
      count: 9,
      for: ['student', 'metro'],
    },
    {
      place: 'Parents who are changing a room over',
      how: 'Ask at {local} pick-up who is moving a child out of a cot; beds, desks and shelves follow.',
      count: 12,
      only: ['children'],
    },
    {
      place: 'Hobby groups for one kind of thing',
      how: 'Search “chasing” and “after” in groups for Lego, vinyl or camping in {state}; note part numbers.',
      count: 9,
      for: ['new', 'few-hours'],
    },
    {
      place: 'Stylists, Airbnb hosts and cafe fit-outs',
      how: {
        designs:
          'Pick {n:5} accounts around {area} whose rooms you could add to; send one photo, size first.',
        else: 'Look for small accounts in {area} with old timber in the picture; send one photo and its size.',
      },
      count: 8,
      for: ['designs', 'proven', 'many-hours'],
      skill: 'Design',
    },
    {
      place: 'People from {workplace}',
      how: {
        employed: 'Pin one photo in the break room at {workplace}, and ask who is setting up a home office.',
        else: 'Ask {n:10} people from {workplace} what they are furnishing, and how wide the gap is.',
      },
      count: 10,
      for: ['employed', 'new', 'evenings'],
    },
    {
      place: 'Dealers who sell what you only find',
      how: 'Show {n:5} vintage shops around {area} a photo: they pay less than {price}, and the same day.',
      count: 8,
      for: ['proven', 'metro'],
      skill: 'Sales',
    },
    {
      place: 'Noticeboards of tool libraries and Men’s Sheds',
      how: 'Leave an “I buy and sell” card at {n:6} boards in {area}; those rooms hear who is downsizing.',
      count: 8,
      for: ['retired', 'daytime', 'regional'],
    },
  ],
  alternatives: [
    {
      what: 'New flat-pack from a big store',
      whyItFails: 'Sharp on day one, sagging by the second move.',
    },
    {
      what: 'Private ads from people clearing out',
      whyItFails: 'Dark photos, no size, and silence.',
    },
    {
      what: 'Op shops',
      whyItFails: 'The right piece is there one day in thirty.',
      for: ['new', 'student'],
    },
    {
      what: 'Vintage dealers',
      whyItFails: 'Lovely stock, with the shop’s rent in it.',
      for: ['proven', 'metro'],
    },
    {
      what: 'Hard rubbish and free piles',
      whyItFails: 'Free, wet, and a weekend of sanding.',
      for: ['children', 'regional'],
    },
  ],
  rivals: [
    {
      kind: 'do-nothing',
      name: 'Making do with a milk crate',
      price: 'Free',
      speed: 'Already there',
      trust: 'They tripped over it today',
      yourEdge: 'Yours is measured, and {day} is free.',
    },
    {
      kind: 'do-it-themselves',
      name: 'Finding and sanding one of their own',
      price: 'Cheap, plus two weekends',
      speed: 'Weeks',
      trust: 'Depends on their patience',
      yourEdge: 'The drawers run; {price} buys two weekends back.',
    },
    {
      kind: 'marketplace',
      name: 'Private sellers on Marketplace',
      price: 'Asks above {price}, then haggles',
      speed: 'Same day, if they answer',
      trust: 'A profile and luck',
      yourEdge: {
        evenings: 'Size in line one; answers until bedtime.',
        else: 'Size in line one, two pick-up times.',
      },
    },
    {
      kind: 'local-rival',
      name: 'Vintage shops nearby',
      price: 'Twice {price} or more',
      speed: 'Same day',
      trust: 'A name people know',
      yourEdge: 'Faults first, and no rent inside.',
      for: ['metro', 'proven'],
    },
    {
      kind: 'local-rival',
      name: 'Other weekend flippers in {area}',
      price: 'Near {price}',
      speed: 'Same day',
      trust: 'Paint hides what is under it',
      yourEdge: 'You wash, mend and show; no paint.',
      for: ['regional'],
    },
    {
      kind: 'software',
      name: 'eBay, Depop and other posted resale',
      price: 'A fee on each sale',
      speed: 'Days by post',
      trust: 'The platform refunds',
      yourEdge: 'Only shoebox things go there.',
    },
  ],
  offer: {
    promise: {
      proven:
        'Mended by somebody who knows the joints, described fault first, ready to carry out in {area} today.',
      children: 'Solid, washed and measured for a family room, and one drive in {area} is enough.',
      else: [
        'A used thing, cleaned and told straight, that you can carry home in {area} without a surprise.',
        'Second-hand with the size first and the fault in a photo, ready in {area} the day you ask.',
      ],
    },
    starter: {
      name: 'The shelf piece',
      included: [
        {
          'has furniture|restor|antique|upcycl': 'one small timber piece, waxed',
          else: 'one small item, washed and tested',
        },
        'each fault in a photo',
        {
          metro: 'pick-up, or hand-over at the shops',
          regional: 'pick-up, or post in a shoebox',
          else: 'pick-up or small post',
        },
      ],
      excluded: ['repairs', 'holding unpaid'],
      hoursFactor: 0.6,
    },
    core: {
      name: 'The mended piece',
      included: [
        {
          'has furniture|restor|antique|upcycl': 'one piece glued, waxed and running true',
          else: 'one piece mended in under an hour',
        },
        { writes: 'size, material and fault in line one', else: 'measurements in line one' },
        { designs: 'eight photos, one of them in a room', else: 'photos of back, joints and drawers' },
        { 'has ute|trailer|van': 'delivery in {area}, quoted apart', else: 'a hand to the car' },
      ],
      excluded: ['repainting to order', 'anything wired or upholstered'],
      hoursFactor: 1,
    },
    premium: {
      name: 'The matched set',
      included: [
        { children: 'a pair or set that fits a child’s room', else: 'a pair or set, finished alike' },
        'first look for whoever asked',
        { 'has ute|trailer|van': 'delivery within half an hour', else: 'a quote from a person with a van' },
      ],
      excluded: ['makers or ages you cannot show', 'splitting it in week one'],
      hoursFactor: 2,
    },
  },
  skills: {
    Writing:
      'Your ad makes a stranger drive to {area}. Size, material and one fault in two lines halve the questions.',
    Design: {
      proven:
        'Look for a Parker or Fler label under the seat before you style a corner; leave timber alone, ask {price} or more.',
      else: 'You see proportion: one plant and a plain wall lift photo one, and {price} looks fair beside it.',
    },
    'AI Use':
      'Ask a model what a maker’s mark might be, then confirm it on sold listings; at {price} a guess is a refund.',
    Sales: {
      children:
        'You can name a price and stay quiet. On driveways around {area} that is where the margin is made.',
      else: 'Silence after your number earns most while buying: each dollar less on {price} is yours at once.',
    },
    'Video Editing':
      'Twelve seconds of drawers sliding and a hand on the joint ends the “is it solid” messages at {price}.',
    'Project Management':
      'Stock is a queue with a ceiling: bought, cleaned, listed, sold. At {hours} a week nothing new comes in while the middle is full.',
  },
  skillLeftOut: {
    'no-driving': 'It waits: {hours} a week go to eye, trolley and walk-away price.',
    'few-hours': 'It waits: {hours} a week go to eye, boot and walk-away price.',
    else: 'It has no part here: what sells a piece at {price} is your eye and your walk-away price.',
  },
  tasks: [
    {
      id: 'choose-type',
      title: {
        'has furniture|restor|antique|upcycl': 'Choose three kinds of furniture to stand behind',
        else: 'Choose three kinds of goods you can judge',
      },
      doneWhen: {
        'has furniture|restor|antique|upcycl':
          'For each you can name a maker, a joint that lasts and the sign of live borer.',
        children: 'For each you know the good maker and the part that your own children broke first.',
        student: 'For each you know what {crowd} pay new, and the fault that comes first.',
        else: 'For each you know a good maker, a bad sign and what people in {area} pay for it new.',
      },
      hours: 0.75,
      lite: {
        title: 'Choose one kind you can judge',
        hours: 0.25,
        doneWhen: 'You can name its usual fault unaided.',
      },
      phase: 'offer',
      needs: [],
      where: 'At home, from room to room',
    },
    {
      id: 'price-book',
      title: 'Start a price book of {n:20} recent ads',
      doneWhen: {
        proven: '{n:20} rows have size, state and days listed, with what dealers in {area} truly got.',
        'few-hours': '{n:20} rows have size, state and days listed, half of them sold near {price}.',
        else: 'Size, condition and days listed fill {n:20} rows; pieces that sold near {price} are marked.',
      },
      hours: 1.5,
      lite: {
        title: 'Write down the price of five similar pieces',
        hours: 0.25,
        doneWhen: 'The middle one stands beside {price}.',
      },
      phase: 'offer',
      needs: ['choose-type'],
      where: { children: 'On the couch, once they are down', student: 'On the bus', else: 'On the couch' },
    },
    {
      id: 'read-rules',
      title: 'Look up dealer rules for {state}, and banned goods',
      doneWhen: {
        children:
          'You know what {state} asks of dealers; cots, prams and car seats head your never-buy list.',
        'has furniture|restor|antique|upcycl':
          '{state}’s rule on dealing is saved; old paint and tall drawers are on your never-buy list.',
        else: 'You know if {state} licenses dealing in your goods; helmets and corded things are never bought.',
      },
      hours: 1,
      lite: {
        title: 'Run the official licence finder for your goods',
        hours: 0.25,
        doneWhen: 'Its answer for {state} is saved.',
      },
      phase: 'comply',
      needs: ['choose-type'],
      where: 'Online, before you buy anything',
      beforeFirstJob: true,
    },
    {
      id: 'sell-own',
      title: 'List three things you own already',
      doneWhen: {
        proven:
          'Three ads are up as a dealer would write them: size, timber, fault, {area}, two pick-up times.',
        children: 'Three outgrown things are live with size and fault, and nobody in the house misses them.',
        writes: 'Three ads are live, and each first line holds size, material and one fault.',
        else: [
          'Three ads are live with sizes and faults, as if each were stock at {price}.',
          'Three ads are live, and a friend found every fault in the words.',
        ],
      },
      hours: 2,
      lite: {
        title: 'Clean, photograph and list one thing you own',
        hours: 1,
        doneWhen: 'Its ad names size, fault and two pick-up windows.',
      },
      phase: 'reach',
      needs: ['choose-type'],
      when: 'daylight',
      where: { student: 'By the brightest window you have', else: 'A plain wall near a window' },
      instead: 'A plain wall and two lamps',
    },
    {
      id: 'first-handover',
      title: 'Hand over the first sale outside',
      doneWhen: {
        metro: 'Your own app or your hand had the money before anybody lifted it.',
        children: 'The money showed in your own app, and the children stayed inside.',
        else: [
          'You saw the money, in hand or in your own app, before it was lifted.',
          'They looked, paid and lifted, in that order, and the row has a date.',
        ],
      },
      hours: 0.5,
      whole: true,
      lite: {
        title: 'Hand over the first sale outside',
        hours: 0.25,
        doneWhen: 'You saw the money before they lifted it.',
      },
      phase: 'deliver',
      needs: ['sell-own'],
      where: { metro: 'Outside, somebody with you', else: 'Front of the house, somebody home' },
    },
    {
      id: 'set-stake',
      title: 'Put the stake in its own account',
      doneWhen: {
        'some-money': 'It holds part of {budget} and nothing else passes through.',
        else: 'It holds {budget} at most, and groceries never touch it.',
      },
      hours: 0.5,
      lite: {
        title: 'Put the stake in an envelope or account',
        hours: 0.25,
        doneWhen: 'It holds {budget} at most.',
      },
      phase: 'comply',
      needs: [],
      where: 'In your banking app',
    },
    {
      id: 'abn-at-start',
      title: { abn: 'Put the reselling under your ABN', else: 'Settle the ABN before you buy to resell' },
      doneWhen: {
        abn: 'Its activity fits, and ads, photos and bank lines have one folder.',
        student: 'You applied, or noted why not, and checked what income does to any payment you get.',
        else: 'You applied, or noted the official reason why not; {start-month} has its folder.',
      },
      hours: 0.75,
      lite: {
        title: { abn: 'Check that your ABN covers this', else: 'Answer the official ABN questions' },
        hours: 0.25,
        doneWhen: 'Your answer is dated.',
      },
      phase: 'comply',
      needs: ['set-stake'],
      where: 'At the laptop, papers at hand',
      beforeFirstJob: true,
    },
    {
      id: 'walk-away-card',
      title: 'Write a walk-away card for each kind',
      doneWhen: {
        sells: 'The card caps what you pay for a {price} sale, however well you haggle.',
        else: 'One card shows the most you may pay when it will sell at {starter-price}, {price} or more.',
      },
      hours: 0.75,
      lite: {
        title: 'Write the walk-away price on one card',
        hours: 0.25,
        doneWhen: 'It is in your wallet beside a {price} sale.',
      },
      phase: 'offer',
      needs: ['price-book'],
      where: { children: 'Kitchen table', student: 'Any desk', else: 'At the table' },
    },
    {
      id: 'save-searches',
      title: 'Set six alerts, wrong spellings included',
      doneWhen: {
        'has furniture|restor|antique|upcycl':
          '“Draws”, “dresser thing” and a maker misspelt ring your phone for {area}.',
        else: 'Three right names and three wrong ones ring your phone for {area}.',
      },
      hours: 0.5,
      lite: {
        title: 'Set two alerts, one of them misspelt',
        hours: 0.25,
        doneWhen: 'Both are set for {area}.',
      },
      phase: 'reach',
      needs: ['choose-type'],
      where: 'On your phone',
    },
    {
      id: 'gather-kit',
      title: 'Gather a cleaning kit and measure your transport',
      doneWhen: {
        'has ute|trailer|van':
          'Cloths, glue, tape and straps live in one tub; the tray’s size is on its lid.',
        children: 'Cloths, soap and tape live in a tub out of reach, with the boot’s size on its lid.',
        else: 'One tub holds cloths, soap, brush and tape, with the size you can carry on its lid.',
      },
      hours: 0.75,
      phase: 'proof',
      needs: [],
      where: 'Laundry, then outside',
    },
    {
      id: 'first-route',
      title: { regional: 'Do the first buying round of {area}', else: 'Do the first buying round' },
      doneWhen: {
        children: 'Three stops, one or two buys under the card or none, and home when you said.',
        proven: 'Three sources in {area} are priced against your card, and charm has cost you nothing.',
        sells: 'Three stops, each seller heard one number, and nothing cost more than the card says.',
        else: 'Three stops around {area}, at most two buys, none above the card.',
      },
      materials: { 'has ute|trailer|van': 'Cash limit, card, straps', else: 'Cash limit, card, blanket' },
      hours: 2.5,
      lite: {
        title: 'Visit one source with the card and a limit',
        hours: 0.75,
        doneWhen: 'You bought under the card, or nothing.',
      },
      phase: 'proof',
      needs: ['walk-away-card'],
      when: 'open-shops',
      where: {
        regional: 'Op shops, the tip shop, the end of a clearing sale',
        metro: 'Op shops and “must go” ads, suburbs in one line',
        else: 'Op shops, the tip shop, “must go” ads',
      },
      instead: 'Houses with “must go” ads, open after work',
      firstJob: true,
    },
    {
      id: 'number-stock',
      title: 'Number and record each buy',
      doneWhen: {
        abn: 'Tape and row agree, and the photo shows item and ad for your records in {state}.',
        else: 'Tape underneath and row agree, and one photo shows the item with its ad.',
      },
      hours: 0.25,
      lite: { title: 'Record the buy with one photo', hours: 0.25, doneWhen: 'It shows item and ad.' },
      phase: 'comply',
      needs: ['first-route'],
      where: 'Before it goes inside',
    },
    {
      id: 'clean-first',
      title: 'Clean and mend the first buys, on the clock',
      doneWhen: {
        'has furniture|restor|antique|upcycl':
          'Drawers run on candle wax, joints are tight, and none took longer than forty-five minutes.',
        student:
          'Dry and odour-free in under forty-five minutes each, and the housemates still speak to you.',
        children: 'Dry, tight and odour-free in under forty-five minutes each, glue locked away after.',
        else: 'Dry and tight in under forty-five minutes each; anything slower is noted for the card.',
      },
      hours: 2,
      lite: {
        title: 'Clean one piece in forty-five minutes',
        hours: 0.75,
        doneWhen: 'It is dry, tight and odour-free.',
      },
      phase: 'deliver',
      needs: ['first-route'],
      where: {
        'has shed|garage': 'In your shed',
        metro: 'Balcony or carport',
        else: 'Under cover, air moving',
      },
    },
    {
      id: 'photo-corner',
      title: 'Set up a photo corner and shoot the set',
      doneWhen: {
        designs: 'Eight pictures each share one wall and one height; a plant gives scale.',
        films: 'Eight pictures and a twelve-second drawer clip each, in window light.',
        else: 'Each has eight pictures in window light, a finger on every fault.',
      },
      hours: 1,
      phase: 'proof',
      needs: ['clean-first'],
      when: 'daylight',
      where: 'Whichever room has the brightest bare wall',
      instead: 'A bare wall and the brightest lamp in the house',
    },
    {
      id: 'list-first',
      title: 'List the first pieces near {price} in two places',
      doneWhen: {
        evenings: 'Both ads are up, and no question about {price} waited past bedtime.',
        'few-hours': 'Both ads are up with {day} as the pick-up, and questions were answered daily.',
        else: 'Ads say {price}, size and fault; no question waited half a day.',
      },
      hours: 1,
      lite: {
        title: 'List the cleaned piece in one place',
        hours: 0.5,
        doneWhen: 'The ad says size, fault and {day}.',
      },
      phase: 'reach',
      needs: ['clean-first'],
      where: 'At home, listing script open',
    },
    {
      id: 'message-wanted',
      title: 'Write to {n:5} people with wanted ads',
      doneWhen: {
        sells: '{n:5} have photo, size and a time, and one was rung.',
        else: '{n:5} who asked in {area} have a photo, a size and a time.',
      },
      hours: 0.5,
      lite: {
        title: 'Message two people with wanted ads',
        hours: 0.25,
        doneWhen: 'Both have photo and size.',
      },
      phase: 'reach',
      needs: ['sell-own'],
      where: 'On your phone, after listing',
    },
    {
      id: 'keep-runners-up',
      title: 'Write to the runners-up',
      doneWhen: {
        organises: 'What each still needs, and how wide, is a row with a date.',
        else: 'Each was asked what they still need, and how wide, and the answer is in the sheet.',
      },
      hours: 0.5,
      phase: 'sell',
      needs: ['first-handover'],
      where: 'In the ad’s inbox',
    },
    {
      id: 'second-route',
      title: 'Do two more rounds and compare sources',
      doneWhen: {
        children: 'Two rounds fitted around sport, and the weakest source is struck off.',
        'many-hours': 'One weekday round and one other are done; the source with the dearest hour is out.',
        else: 'Each source around {area} had its visits, and the weakest is struck off.',
      },
      hours: 5,
      lite: { title: 'Visit one more source', hours: 1, doneWhen: 'It is compared with the first.' },
      phase: 'proof',
      needs: ['first-handover'],
      when: 'open-shops',
      where: { daytime: 'Tip shop and op shops while others work', else: 'One stop new each time' },
      instead: '“Must go” ads after work; the tip shop on a {shop-day}',
    },
    {
      id: 'second-batch',
      title: 'Clean and list the second batch',
      doneWhen: {
        proven: '{n:6} pieces are live around {price}, and the dearest is mended best.',
        children: 'Up to {n:6} pieces are live, and none of them stands in a hallway.',
        else: 'Nothing waits uncleaned indoors, and each ad carries {price} or its reason.',
      },
      hours: 4,
      lite: { title: 'Clean and list a second piece', hours: 1.25, doneWhen: 'It is live, fault first.' },
      phase: 'deliver',
      needs: ['second-route'],
      where: 'Tub, photo corner, desk',
    },
    {
      id: 'test-post',
      title: 'Post one small thing from start to finish',
      doneWhen: {
        regional: 'It was weighed and priced with postage before listing, for a buyer far from {area}.',
        else: 'It was weighed, boxed and priced before listing, and tracking says it arrived.',
      },
      materials: 'Kitchen scales, a used box',
      hours: 1,
      phase: 'learn',
      needs: ['first-handover'],
      when: 'open-shops',
      where: 'Post office, with other errands',
    },
    {
      id: 'clear-slow',
      title: 'Cut whatever has been listed three weeks',
      doneWhen: {
        designs: 'Each slow piece has a new first photo, or is back at the op shop.',
        sells: 'Each slow piece was offered to a runner-up below {price} before the ad changed.',
        else: 'Each slow piece has a new price below {price}, or went back to an op shop.',
      },
      hours: 0.75,
      lite: { title: 'Cut one slow price', hours: 0.25, doneWhen: 'The new one is live.' },
      phase: 'sell',
      needs: ['list-first'],
      waitDays: 21,
      where: 'Sheet sorted by days listed',
    },
    {
      id: 'meet-feeders',
      title: 'Meet three people who see things first',
      doneWhen: {
        regional: 'Tip-shop staff, a clearing-sale agent and a removalist in {area} have your number.',
        else: 'A removalist, a tip-shop hand and a downsizing helper in {area} have your number.',
      },
      hours: 1.5,
      phase: 'reach',
      needs: ['second-route'],
      when: 'open-shops',
      where: 'On the round, at quiet counters',
    },
    {
      id: 'month-sum',
      title: 'Do the month’s sum with hours in it',
      doneWhen: {
        children: 'Profit, unsold stock and hours stand on one line, and your household has seen it.',
        proven: 'Each kind’s profit an hour is known, with {left} a sale as planned beside it.',
        else: 'Each kind has profit, unsold stock and hours on one line, beside {left} a sale.',
      },
      hours: 1,
      lite: {
        title: 'Work out profit and hours for what sold',
        hours: 0.5,
        doneWhen: 'It stands beside {left} a sale.',
      },
      phase: 'learn',
      needs: ['first-handover'],
      where: 'Sheet and bank lines open',
    },
    {
      id: 'rank-kinds',
      title: 'Rank the kinds by pay for each hour',
      doneWhen: {
        'few-hours': 'The weakest kind is dropped, and the ceiling is on the wall.',
        else: 'The weakest kind has a lower buying price; the ceiling, at {hours} a week, is on the wall.',
      },
      hours: 0.5,
      lite: {
        title: 'Lower the buying price of the weakest kind',
        hours: 0.25,
        doneWhen: 'The card says so.',
      },
      phase: 'learn',
      needs: ['month-sum'],
      where: 'At the table, after the sum',
    },
  ],
  scripts: [
    {
      id: 'outreach',
      title: 'To somebody with a wanted ad',
      when: 'When it is cleaned and measured',
      lines: [
        {
          'has furniture|restor|antique|upcycl':
            'Hi [name], you wanted [thing]. Mine is [material], glued and waxed: [width] by [depth] by [height].',
          writes:
            'Hi [name], {name} here, about your [thing]: [width] by [depth] by [height], [material], clean.',
          else: 'Hi [name], you’re after [thing]. I have one ready, [width] by [depth] by [height], [material].',
        },
        'It has one mark, in photo two. I’m asking {price}, and [car size] takes it.',
        {
          evenings: 'I’m home in [suburb] most evenings. Want it before I advertise?',
          else: 'Pick-up in [suburb], {day} [time] to [time]. Want it before I advertise?',
        },
      ],
    },
    {
      id: 'listing',
      title: 'Ad for one piece',
      when: 'Once faults are photographed',
      lines: [
        {
          'has furniture|restor|antique|upcycl':
            '[Width] by [depth] by [height] cm. [Thing] in [timber, or “unsure which”], {price}.',
          else: '[Thing], [width] by [depth] by [height] cm, [material], {price}.',
        },
        {
          children:
            'Washed and tightened; [moving part] works. Marks: [fault], photo [number]. Steady on a level floor.',
          else: 'Cleaned this week; [moving part] runs. Marks: [fault], photo [number].',
        },
        'Collect from [suburb], {day} or {short-day} [times]. It took [one or two] people.',
        'First to pay takes it: cash, or PayID while you’re here.',
      ],
    },
    {
      id: 'quote',
      title: 'Your offer to a seller',
      when: 'After joints and drawers',
      lines: [
        {
          sells: 'It’s a good one. With its work I’m at [walk-away price], cash, and it’s gone today.',
          else: 'Thanks for showing me. With the work in it I can pay [walk-away price], and load it now.',
        },
        'No hurry. Here’s {name}’s number, in case it’s still here {short-when}.',
      ],
    },
    {
      id: 'follow-up',
      title: 'To somebody who missed out',
      when: 'The day a piece sells',
      lines: [
        'Hi [name], that one went today, sorry.',
        {
          'few-hours': 'How wide is your gap? I look about once a week.',
          else: 'What space is it for, and how wide? I buy most weeks and can send a photo first.',
        },
      ],
    },
  ],
  risks: [
    {
      id: 'hallway-full',
      risk: 'Stock fills the house.',
      firstSign: 'You step over it to the bathroom.',
      response: {
        children:
          'Stop at the ceiling, cut the three slowest, and give the family its hallway back by {day}.',
        else: 'Stop at the ceiling on the wall, and offer the three slowest below {price}.',
      },
      likelihood: 3,
      impact: 2,
      for: ['children', 'student'],
    },
    {
      id: 'soft-limit',
      risk: 'You pay above the card for charm.',
      firstSign: '“I’ll find the right buyer.”',
      response: {
        proven: 'Years of liking timber make it worse: read the card outside, go back only if {price} holds.',
        else: 'Go outside, read the card, and return only if it still fits {price}.',
      },
      likelihood: 3,
      impact: 2,
      for: ['new', 'designs'],
    },
    {
      id: 'unsafe-goods',
      risk: 'Something recalled or unstable is sold.',
      firstSign: 'It holds a child, a weight or a cord.',
      response: 'Leave it; if it is yours already, ask the regulator in {state} before listing.',
      likelihood: 2,
      impact: 3,
      for: ['children', 'new'],
    },
    {
      id: 'stolen-goods',
      risk: 'A bargain turns out to be stolen.',
      firstSign: 'A car park, no name, no story.',
      response: {
        abn: 'Walk away; each buy under your ABN keeps its ad, photo and date.',
        else: 'Walk away, report it if sure, and keep photo and ad for {state}’s dealer rules.',
      },
      likelihood: 1,
      impact: 3,
      for: ['many-hours'],
    },
    {
      id: 'driveway-trouble',
      risk: 'A pick-up goes wrong.',
      firstSign: 'A “cousin”, a new app, an overpayment.',
      response: {
        metro: 'Meet outside with company; nothing moves until your own app shows {price}.',
        else: 'Nothing moves before your own app shows {price}; another adult stands in the door.',
      },
      likelihood: 2,
      impact: 2,
      for: ['new', 'evenings'],
    },
    {
      id: 'sore-back',
      risk: 'Lifting hurts you.',
      firstSign: 'A wardrobe, stairs and nobody else.',
      response: {
        retired: 'Buy only what rolls or comes apart; book the second pair of hands first.',
        else: 'Buy what one person lifts, or book help before you pay out of {budget}.',
      },
      likelihood: 2,
      impact: 3,
      for: ['retired', 'many-hours'],
    },
    {
      id: 'thin-market',
      risk: '{area} has few buyers for what you like.',
      firstSign: 'Three weeks, views, and nobody books a time.',
      response: 'Post what fits a shoebox, and take large pieces to a bigger town only when paid.',
      likelihood: 2,
      impact: 2,
      only: ['regional'],
    },
    {
      id: 'empty-stake',
      risk: 'The stake is spent and nothing has sold.',
      firstSign: 'Two buys unsold, account near nothing.',
      response: 'Sell your own things until {budget} is back, and buy one at a time.',
      likelihood: 3,
      impact: 2,
      for: ['few-hours', 'soon'],
    },
    {
      id: 'slow-projects',
      risk: 'You restore for love, not for sale.',
      firstSign: 'A third evening on one drawer.',
      response: 'Take {price}, subtract the hours aloud, list it as it stands.',
      likelihood: 3,
      impact: 2,
      only: ['has furniture|restor|antique|upcycl'],
    },
  ],
  qualityChecks: [
    'Drawers, hinges and lids opened ten times.',
    'Each known fault in a photo and in words.',
    'No smell, no shedding, no rocking.',
    'No timber, maker or age you can’t show.',
    'Measured twice, legs and handles included.',
    'Row has paid, parts, fees and hours.',
    'Checked against the recalls page.',
    'No fresh dust under old borer holes.',
  ],
  keepDoing: 'listing items',
  metrics: [
    {
      id: 'tries',
      name: 'Items listed',
      what: 'Live ads of cleaned pieces, about {asks-week} a week.',
      ifLow: {
        'has furniture|restor|antique|upcycl':
          'You are buying projects: for two weeks take only what needs wax.',
        else: 'Buy only what needs a wipe for two weeks in {area}, and count again.',
      },
    },
    {
      id: 'replies',
      name: 'Real enquiries an ad',
      what: 'A question or a time from {area}; “available?” alone is none.',
      ifLow: {
        writes: 'Put the size first in each title, then lower {price} a step.',
        else: 'Retake photo one, size to the front, and after a week step below {price}.',
      },
    },
    {
      id: 'sales',
      name: 'Sold within three weeks',
      what: 'Gone and paid, beside bought; {sales-goal} a month would meet {goal}.',
      ifLow: {
        sells: 'You sell well, so look at what you paid: the card is too kind.',
        else: 'Look at what you paid before {price}: the card is too kind.',
      },
    },
    {
      id: 'hours',
      name: 'Hours a piece',
      what: {
        'no-driving': 'Finding, walking, cleaning, messages; {hours} a week in all.',
        else: 'Finding, driving, cleaning, messages; {hours} a week in all.',
      },
      ifLow: {
        'no-driving': 'The way is missing: note the clock at each end of a round.',
        'few-hours': 'Note the clock as you leave and as you return.',
        else: 'The driving is missing: note odometer and clock at each end of a round.',
      },
    },
  ],
  channels: [
    {
      name: 'Facebook Marketplace pick-up',
      fit: 0.95,
      cost: 0.1,
      speed: 0.9,
      firstStep: 'List one thing you own {short-when}.',
      experiment: 'Same kind near {price}: size first, then style first.',
    },
    {
      name: 'Wanted ads and runners-up',
      fit: 0.9,
      cost: 0.05,
      speed: 0.8,
      firstStep: 'Save {n:5} wanted ads before your next round.',
      experiment: 'Half get a photo first, half a question.',
    },
    {
      name: 'Gumtree',
      fit: 0.7,
      cost: 0.1,
      speed: 0.6,
      firstStep: 'Copy your best ad across {short-when}.',
      experiment: 'Ask ten buyers which site they used.',
    },
    {
      name: 'eBay for shoebox things',
      fit: 0.5,
      cost: 0.5,
      speed: 0.5,
      firstStep: 'Post one item, postage inside {starter-price}.',
      experiment: 'One auction, one fixed price, two like items.',
    },
    {
      name: 'A market stall',
      fit: 0.4,
      cost: 0.6,
      speed: 0.5,
      firstStep: 'Ask what a casual site in {area} costs.',
      experiment: 'Share a site once, one-hand pieces only.',
    },
  ],
  delivery: [
    {
      step: 'Buy',
      you: 'Check card, pay, photograph item and ad.',
      tool: 'Card, phone, stake account',
      doneWhen: 'It has a number and a row.',
    },
    {
      step: 'Ready',
      you: 'Clean and mend inside the cap.',
      tool: 'Tub and timer',
      doneWhen: 'Your sister could take it home.',
    },
    {
      step: 'Show',
      you: 'Measure, shoot faults, publish in two places.',
      tool: 'Photo corner, listing script',
      doneWhen: 'The ad alone tells size and flaw.',
    },
    {
      step: 'Arrange',
      you: 'Offer {day} or {short-day}; address once they chose.',
      tool: 'Ad messages',
      doneWhen: 'A named person has a time.',
    },
    {
      step: 'Hand over',
      you: 'Bring it out, see the money, help lift.',
      tool: 'Banking app or cash tin',
      doneWhen: 'The row shows date, price, hours.',
    },
    {
      step: 'Remember',
      you: 'Ask the runner-up what they still need.',
      tool: 'Sheet of wants',
      doneWhen: 'The next round has a list.',
    },
  ],
  tools: [
    {
      name: 'Stock sheet',
      job: 'Number, cost, fees, hours, days',
      freeFirst: 'Google Sheets on the phone',
      payWhen: 'Never for this path',
      for: ['new', 'skilled', 'proven'],
    },
    {
      name: 'Sold-price search',
      job: 'What people truly paid',
      freeFirst: 'eBay’s sold filter, your price book',
      payWhen: 'One collectable pays for its guide',
    },
    {
      name: 'Cleaning tub',
      job: 'The first hour of work',
      freeFirst: 'Soap and cloths from the sink',
      payWhen: 'The first {price} is banked',
    },
    {
      name: 'Trailer or second pair of hands',
      job: 'The piece that will not fit',
      freeFirst: { 'has ute|trailer|van': 'Your own', else: 'A friend, for a piece at cost' },
      payWhen: 'The buyer has paid for it',
      for: ['proven', 'has ute|trailer|van'],
    },
    {
      name: 'Kitchen scales',
      job: 'Postage before listing',
      freeFirst: 'The ones in the drawer',
      payWhen: 'Ten parcels a month',
      for: ['few-hours', 'regional'],
    },
  ],
  positioning: {
    category: {
      'has furniture|restor|antique|upcycl': 'Old furniture in {area}, mended and ready today',
      else: 'Second-hand that is ready to use today',
    },
    claim: {
      proven: 'Good timber, faults first, one drive.',
      children: 'Washed, measured, ready for a family room.',
      else: 'Measured, cleaned, told straight: one drive.',
    },
    proof: [
      'a fault photo in every ad',
      {
        children: 'a buyer’s picture of it in a child’s room',
        else: 'a buyer’s picture of it in a room in {area}',
      },
      'a price book of {n:20} real sales',
    ],
    notFor: 'Anyone who wants it held, delivered free, halved from {price}, or sold with papers.',
  },
  growth: {
    'few-hours':
      'At {hours} a week grow by narrowing: after thirty items put the stake where hours are fewest. No van, no shed.',
    'many-hours':
      'Narrow before you widen. Past {sales-3} sales a month, put most of the stake in the best kind; a shed waits for three full months.',
    else: 'Put most of the stake in the kind that passes your rule, after thirty items. A helper waits until {sales-3} a month is routine.',
  },
  consolation: {
    proven:
      'By {check-day} you will know, sale or not, what your eye is worth in {area} when hours are counted.',
    children: 'By {check-day} the house is clearer, and you can leave a bad deal on any driveway in {area}.',
    else: 'By {check-day} you have a price book for {area}, some cash for old things, and a limit that holds.',
  },
};
