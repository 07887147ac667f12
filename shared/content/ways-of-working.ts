import type { PathSlug } from '#shared/plan/paths/path-slugs.ts';

/** Read from the handbook of each path by a person, with what it rests on. In doubt, no. */
interface Judgement {
  holds: boolean;
  because: string;
}

interface WaysOfWorking {
  /** All of it, the selling too, can be done from home; a parcel may go to the post. */
  fromHome: Judgement;
  /** Nobody has to be rung or met before they buy. */
  noSalesCalls: Judgement;
}

const yes = (because: string): Judgement => ({ holds: true, because });
const no = (because: string): Judgement => ({ holds: false, because });

export const waysOfWorking: Readonly<Record<PathSlug, WaysOfWorking>> = {
  'first-paid-gig': {
    fromHome: yes('Two of its three offers are made at a desk, and people are asked by message.'),
    noSalesCalls: no('A name on the list may be called when they answer.'),
  },
  'printable-shop': {
    fromHome: yes('Pages are made on a computer and sold as downloads.'),
    noSalesCalls: yes('Buyers find the listing and pay there.'),
  },
  'weekend-reseller': {
    fromHome: no('Stock comes from garage sales and tip shops.'),
    noSalesCalls: yes('Buyers write; they are met only to hand over what they agreed to buy.'),
  },
  'ugc-micro-creator': {
    fromHome: yes('Clips are filmed in your kitchen, and brands are pitched in writing.'),
    noSalesCalls: yes('Brands are pitched in writing; the one call is the brief of a pack that is sold.'),
  },
  'neighbourhood-digital-helper': {
    fromHome: no('The work is visits to homes and shops.'),
    noSalesCalls: no('Shops are walked into.'),
  },
  'short-form-editing-studio': {
    fromHome: no('Cafés and venues are visited to win them.'),
    noSalesCalls: no('Tradies are rung, cafés visited.'),
  },
  'etsy-made-to-order': {
    fromHome: yes('Made at your own bench; orders come from the shop, and parcels go to the post.'),
    noSalesCalls: yes('Buyers order from the listing; proofs go by message.'),
  },
  'brand-kit-in-a-week': {
    fromHome: no('New shops are found on foot.'),
    noSalesCalls: no('Owners are spoken to in their doorway, and the brief is a call.'),
  },
  'template-product-line': {
    fromHome: yes('Files are made on a computer and sold as downloads; the trade is asked by message.'),
    noSalesCalls: yes('Buyers find the store; the ten people who are asked before may be messaged.'),
  },
  'ai-admin-setup': {
    fromHome: no('The audit sits beside the person who types.'),
    noSalesCalls: no('Owners are approached in person and by phone.'),
  },
  'ai-content-desk': {
    fromHome: yes('Interviews are by phone, firms are approached by email.'),
    noSalesCalls: no('Whoever replies is phoned.'),
  },
  'prompt-and-workflow-pack': {
    fromHome: yes('Built and shown on a screen, sold on a page; interviews are by phone.'),
    noSalesCalls: yes(
      'Sold on a page and in newsletters; the ten people who are rung are asked, and sold nothing.',
    ),
  },
  'ai-training-workshop': {
    fromHome: no('Workshops are held in a room with the team.'),
    noSalesCalls: no('Every reply is phoned.'),
  },
  'first-five-local-jobs': {
    fromHome: no('The jobs are at customers’ homes.'),
    noSalesCalls: yes('Jobs are quoted and agreed by message.'),
  },
  'mobile-garden-care': {
    fromHome: no('The work is lawns of a route.'),
    noSalesCalls: no('Doors are knocked on where the grass is long.'),
  },
  'home-clean-and-turnover': {
    fromHome: no('The work is other people’s homes.'),
    noSalesCalls: yes(
      'Families send their rooms and managers are asked in writing; prices go back by message.',
    ),
  },
  'handy-odd-jobs': {
    fromHome: no('The work is other people’s homes.'),
    noSalesCalls: yes('Jobs are quoted from photos, and agents are asked by email.'),
  },
  'pet-care-rounds': {
    fromHome: no('Dogs are walked and homes visited.'),
    noSalesCalls: no('Every client begins with a meet-and-greet.'),
  },
  'niche-review-site': {
    fromHome: no('Products are handled at friends’, in tool libraries and in stores.'),
    noSalesCalls: yes('Readers click and shops pay; nobody is sold to.'),
  },
  'local-newsletter': {
    fromHome: no('Readers are found at stalls and counters, sponsors in their shops.'),
    noSalesCalls: no('Sponsors are asked in their shops.'),
  },
  'website-copy-sprints': {
    fromHome: yes('Interviews are by phone or video, firms are approached by email and phone.'),
    noSalesCalls: no('Every firm is rung two days after the email.'),
  },
  'short-ebook-series': {
    fromHome: yes('Written and sold on a computer; readers are asked by message.'),
    noSalesCalls: no('Five people are interviewed first, and those who did not buy are rung.'),
  },
  'starter-blog-plan': {
    fromHome: yes('Written and published from any desk.'),
    noSalesCalls: yes('Nothing is sold.'),
  },
  'fractional-project-manager': {
    fromHome: no('The first session is in the client’s room.'),
    noSalesCalls: no('A lead is called, and the first sale is a session in the room.'),
  },
  'career-and-skills-coach': {
    fromHome: yes('Sessions and first talks are video calls.'),
    noSalesCalls: no('It begins with ten talks of twenty minutes.'),
  },
  'small-group-tutoring': {
    fromHome: yes('Lessons may be held by video or at your own table, and parents are reached in groups.'),
    noSalesCalls: no('Parents are asked four questions by phone.'),
  },
  'cohort-mini-course': {
    fromHome: yes('Taught live on a screen, sold by message and a free session online.'),
    noSalesCalls: no('It begins with ten calls.'),
  },
};

/** How people say it when they search. */
export const wayWords = {
  'from-home': ['work', 'from', 'home', 'online', 'remote', 'wfh'],
  'no-sales-calls': ['no', 'calls', 'calling', 'phone', 'introvert', 'shy'],
} as const;
