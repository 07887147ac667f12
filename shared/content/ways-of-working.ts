import type { PathSlug } from '#shared/handbook/path-slugs.ts';

/** A person's judgement from the handbook of each path, with its reason. In doubt, it is no. */
interface Judgement {
  holds: boolean;
  because: string;
}

interface WaysOfWorking {
  /** All of it, including the selling, can be done from home; a parcel may go to the post. */
  fromHome: Judgement;
  /** Sales need no calls or meetings. */
  noSalesCalls: Judgement;
  /** No knowledge, equipment or permit is needed first, beyond that of its persona. */
  nothingFirst: Judgement;
}

const yes = (because: string): Judgement => ({ holds: true, because });
const no = (because: string): Judgement => ({ holds: false, because });

export const waysOfWorking: Readonly<Record<PathSlug, WaysOfWorking>> = {
  'first-paid-gig': {
    fromHome: yes('Two of its three offers are made at a desk, and people are asked by message.'),
    noSalesCalls: no('You may call people on your list once they answer.'),
    nothingFirst: yes('You ask people you know, and start with no money.'),
  },
  'printable-shop': {
    fromHome: yes('Pages are made on a computer and sold as downloads.'),
    noSalesCalls: yes('Buyers find your listing and pay there.'),
    nothingFirst: yes('Quiet hours at a computer; nobody has to know you.'),
  },
  'weekend-reseller': {
    fromHome: no('Stock comes from garage sales and tip shops.'),
    noSalesCalls: yes('Buyers write to you; you meet only to hand over what they agreed to buy.'),
    nothingFirst: no('You need a car, and money that stays tied up in stock.'),
  },
  'ugc-micro-creator': {
    fromHome: yes('Clips are filmed in your kitchen, and brands are pitched in writing.'),
    noSalesCalls: yes('You pitch brands in writing, with one briefing call for each pack sold.'),
    nothingFirst: yes('You film with a phone next to a window.'),
  },
  'neighbourhood-digital-helper': {
    fromHome: no('The work is visits to homes and shops.'),
    noSalesCalls: no('You walk into shops and ask.'),
    nothingFirst: no('You know your way around other people’s phones and computers.'),
  },
  'short-form-editing-studio': {
    fromHome: no('You visit cafés and venues to win the work.'),
    noSalesCalls: no('You ring tradies and visit cafés.'),
    nothingFirst: no('You can already cut video.'),
  },
  'etsy-made-to-order': {
    fromHome: yes('You make things at your own bench; orders come from the shop, and parcels go by post.'),
    noSalesCalls: yes('Buyers order from your listing; you send proofs by message.'),
    nothingFirst: no('You need a bench, and at least $100 for materials.'),
  },
  'brand-kit-in-a-week': {
    fromHome: no('New shops are found on foot.'),
    noSalesCalls: no('You call on owners at their door, then take the brief by phone.'),
    nothingFirst: yes('You need a designer’s eye; you ask new shops.'),
  },
  'template-product-line': {
    fromHome: yes('Files are made on a computer and sold as downloads; the trade is asked by message.'),
    noSalesCalls: yes(
      'You ask ten people first, by message if you like; after that, buyers find your store.',
    ),
    nothingFirst: no('You know one trade’s paperwork from the inside.'),
  },
  'ai-admin-setup': {
    fromHome: no('You sit next to the person who types.'),
    noSalesCalls: no('You approach owners in person and by phone.'),
    nothingFirst: no('You have weekday hours, and are trusted with other people’s data.'),
  },
  'ai-content-desk': {
    fromHome: yes('Interviews are by phone, firms are approached by email.'),
    noSalesCalls: no('You phone the people who reply.'),
    nothingFirst: yes('Writing well is enough; firms are approached by email.'),
  },
  'prompt-and-workflow-pack': {
    fromHome: yes('Built and shown on a screen, sold on a page; interviews are by phone.'),
    noSalesCalls: yes(
      'You ring ten people to ask, not to sell; the pack sells on a page and in newsletters.',
    ),
    nothingFirst: no('You have done the work of that profession yourself.'),
  },
  'ai-training-workshop': {
    fromHome: no('Workshops are held in a room with the team.'),
    noSalesCalls: no('You phone everyone who replies.'),
    nothingFirst: no('You already know people who manage teams.'),
  },
  'first-five-local-jobs': {
    fromHome: no('The jobs are at customers’ homes.'),
    noSalesCalls: yes('You quote and agree jobs by message.'),
    nothingFirst: yes('For people with no reviews yet. You start with no money.'),
  },
  'mobile-garden-care': {
    fromHome: no('The work is a round of lawns.'),
    noSalesCalls: no('You knock on doors where the grass is long.'),
    nothingFirst: no('You need a strong back, and at least $100 for a mower.'),
  },
  'home-clean-and-turnover': {
    fromHome: no('The work is other people’s homes.'),
    noSalesCalls: yes(
      'Families send photos of their rooms, you write to managers, and you quote by message.',
    ),
    nothingFirst: no('You need cleaning supplies for $100 or more before the first home.'),
  },
  'handy-odd-jobs': {
    fromHome: no('The work is other people’s homes.'),
    noSalesCalls: yes('You quote jobs from photos and ask agents by email.'),
    nothingFirst: no('You are used to a drill, and can refuse work that needs a licence.'),
  },
  'pet-care-rounds': {
    fromHome: no('Dogs are walked and homes visited.'),
    noSalesCalls: no('You meet every client and their pet first.'),
    nothingFirst: yes('You need calm nerves; you meet clients and their pets first.'),
  },
  'niche-review-site': {
    fromHome: no('Products are handled at friends’, in tool libraries and in stores.'),
    noSalesCalls: yes('Readers click and shops pay; you don’t sell to anyone.'),
    nothingFirst: no('The most technical of its kind, and half a year before it can be judged.'),
  },
  'local-newsletter': {
    fromHome: no('Readers are found at stalls and counters, sponsors in their shops.'),
    noSalesCalls: no('You ask sponsors in their shops.'),
    nothingFirst: no('You already know the shopkeepers.'),
  },
  'website-copy-sprints': {
    fromHome: yes('Interviews are by phone or video, firms are approached by email and phone.'),
    noSalesCalls: no('You ring every firm two days after your email.'),
    nothingFirst: yes('It needs a thick skin more than a portfolio.'),
  },
  'short-ebook-series': {
    fromHome: yes('Written and sold on a computer; readers are asked by message.'),
    noSalesCalls: no('You interview five people first, and later ring those who didn’t buy.'),
    nothingFirst: no('You have lived through one stressful event several times.'),
  },
  'starter-blog-plan': {
    fromHome: yes('Written and published from any desk.'),
    noSalesCalls: yes('You don’t sell anything.'),
    nothingFirst: yes('For people who aren’t sure they like publishing.'),
  },
  'fractional-project-manager': {
    fromHome: no('The first session is in the client’s room.'),
    noSalesCalls: no('You call each lead, and the first sale is a session at their office.'),
    nothingFirst: no('Former suppliers still take your call.'),
  },
  'career-and-skills-coach': {
    fromHome: yes('Sessions and first talks are video calls.'),
    noSalesCalls: no('You start with ten 20-minute chats.'),
    nothingFirst: no('You have sat on a hiring panel lately.'),
  },
  'small-group-tutoring': {
    fromHome: yes('Lessons may be held by video or at your own table, and parents are reached in groups.'),
    noSalesCalls: no('You ask parents four questions by phone.'),
    nothingFirst: no('Most states want a check before work with children.'),
  },
  'cohort-mini-course': {
    fromHome: yes('Taught live on a screen, sold by message and a free session online.'),
    noSalesCalls: no('You start with ten calls.'),
    nothingFirst: no('You need a mailing list, or an association behind you.'),
  },
};

export const wayWords = {
  'from-home': ['work', 'from', 'home', 'online', 'remote', 'wfh'],
  'no-sales-calls': ['no', 'calls', 'calling', 'phone', 'introvert', 'shy'],
} as const;
