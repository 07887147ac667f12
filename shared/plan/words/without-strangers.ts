import type { OtherWays } from './other-way.ts';

/** For somebody who will not approach strangers: people they know, whom those name, and buyers who asked first. */
export const withoutStrangers: OtherWays = {
  'weekend-reseller': {
    'meet-feeders': {
      title: 'Ask friends who sees things first',
      doneWhen: 'A removalist, tip-shop hand or helper in {area} has your number from a friend.',
      where: 'By message',
    },
  },
  'ugc-micro-creator': {
    'list-brands': {
      title: 'List {n:20} brands that you buy or that ask for clips',
      doneWhen: 'Each row has brand, person, and what leads to them: an order, a reply, a brief.',
      lite: { title: 'List four brands that you buy' },
    },
    'pitch-ten': {
      title: 'Answer {n:10} briefs and brands you buy',
      doneWhen: '{n:10} have one missing shot and one link, and each had asked or had your order.',
      lite: { title: 'Answer four briefs or brands you buy' },
      where: 'On creator boards, and under your own orders',
    },
    'pitch-thirty': {
      title: 'Find and answer {n:30} more briefs',
      lite: { title: 'Find and answer six more briefs' },
    },
    'ask-stalls': {
      title: 'Ask one maker you know, and whom they name',
      doneWhen: 'They saw a sample, and you know who films for them.',
      lite: { title: 'Ask one maker you know' },
      where: 'By message',
    },
  },
  'neighbourhood-digital-helper': {
    'ask-shops': {
      title: 'Show {n:5} owners who know you their listing',
      doneWhen: 'Each saw their own listing, {price} was named, and one named another owner.',
      lite: { title: 'Show two owners who know you their listing' },
      where: 'Where you buy already',
      instead: 'By message, with a picture of their listing',
    },
    'hang-flyers': {
      title: 'Leave flyers at {n:5} desks that know you',
      doneWhen: 'Staff at {n:5} desks in {area} have a flyer and know what you refuse.',
      lite: { title: 'Leave three flyers where they know you' },
      where: 'On your usual rounds',
    },
    'book-first': {
      title: 'Book the first visit through somebody you both know',
      lite: { title: 'Book the first visit through somebody you both know' },
    },
    'club-talk': {
      title: 'Have a member pass round your page on saving photos',
      doneWhen: 'One club in {area} sent it on with your number.',
      where: 'By message to somebody in the club',
    },
  },
  'short-form-editing-studio': {
    'stranger-test': {
      title: 'Have friends show the samples to five people',
      lite: { title: 'Have a friend show the sample to two people' },
    },
    'cold-trades': {
      title: 'Write to {n:20} trades whose name you were given',
      doneWhen: '{n:20} owners around {area} heard your name from somebody, and about one of their clips.',
      lite: { title: 'Write to six trades whose name you were given' },
      where: 'By message, the giver’s name first',
    },
    'cold-coaches': {
      title: 'Answer {n:20} coaches and trainers who ask',
      doneWhen: 'Each had asked for an editor, and each answer quotes a minute of their talk.',
      where: 'In groups that you belong to',
    },
  },
  'brand-kit-in-a-week': {
    'talk-five': {
      title: 'Ask {n:5} owners you buy from about their signs',
      doneWhen: '{n:5} hold your file list, and some told you who made their sign.',
      lite: { title: 'Ask two owners you buy from about their signs' },
      where: 'At counters where you are known',
      instead: 'By message',
    },
    'meet-three': {
      title: 'Be introduced to a sign-writer, bookkeeper and agent',
      lite: { title: 'Ask who knows a sign-writer' },
      where: 'By message, through somebody they know',
    },
    'contact-forty': {
      title: 'Reach {n:40} openings through people you know',
      doneWhen: 'Everyone you know was asked for one, and each owner has the file list from them.',
      lite: { title: 'Ask six people you know for an opening' },
      where: 'By message, one name at a time',
    },
  },
  'ai-admin-setup': {
    'list-firms': {
      title: 'List {n:60} firms where you know somebody',
      doneWhen: 'Each row has a person, who knows them, and a sign of slow quotes.',
      lite: { title: 'List ten firms where you know somebody' },
    },
    'four-questions': {
      title: 'Ask {n:8} people you know who type quotes',
      lite: { title: 'Ask two people you know who type quotes' },
      where: 'In four lines by message',
    },
    'offer-audits': {
      title: 'Offer the audit to {n:20} firms by introduction',
      doneWhen: '{n:20} firms had a line from somebody they know, and then yours.',
      lite: {
        title: 'Offer the audit to six firms by introduction',
        doneWhen: 'Each had a line from somebody they know first.',
      },
    },
  },
  'ai-content-desk': {
    'find-stale': {
      title: 'Find {n:30} quiet blogs among firms you know of',
      lite: { title: 'Find five quiet blogs among firms you know of' },
    },
    'first-messages': {
      title: 'Ask for ten introductions, one question each',
      doneWhen: 'Ten firms had your name from somebody, then one question; all are logged.',
      lite: { title: 'Ask for five introductions, one question each' },
    },
    'next-twenty': {
      title: 'Ask for {n:20} more introductions',
      lite: { title: 'Ask for five more introductions, sample attached' },
    },
  },
  'ai-training-workshop': {
    'ring-first': {
      title: 'Write to {n:12} people you have worked with',
      doneWhen: 'All are logged, each with a team they could name you to.',
      lite: { title: 'Write to five people you have worked with', doneWhen: 'All five are logged.' },
      where: 'In messages, sent before ten',
    },
    'second-ring': {
      title: 'Be named to {n:20} more teams',
      lite: { title: 'Be named to five more teams' },
      where: 'In messages, the giver’s name first',
    },
  },
  'first-five-local-jobs': {
    'knock-street': {
      title: 'Card {n:8} houses with a visible job',
      doneWhen: '{n:8} cards name the job you saw, and every sign was respected.',
      lite: { title: 'Card three houses', doneWhen: 'All three cards name a job.' },
    },
    'visit-counters': {
      title: 'Leave cards at two counters that know you',
      doneWhen: 'Two that you use have a card and know your two jobs.',
      where: 'On your usual rounds',
    },
  },
  'mobile-garden-care': {
    'street-test': {
      title: 'Score {n:100} houses, ask neighbours you know',
      doneWhen: '{n:100} houses are scored, and neighbours you know told you who does theirs.',
      lite: {
        title: 'Score one street of {area}, ask neighbours you know',
        doneWhen: 'Each house has a score out of three, and their answers are written down.',
      },
    },
    'ring-full-mowers': {
      title: 'Be named to {n:3} full contractors by a customer',
      where: 'By message',
    },
    'compare-sources': { title: 'Compare cards, drop and names passed on' },
  },
  'home-clean-and-turnover': {
    'write-managers': {
      title: 'Be named to {n:6} managers as the spare',
      doneWhen: '{n:6} heard your name from a host or cleaner, with a window and {day}.',
      lite: { title: 'Be named to two managers as the spare' },
      where: 'By message, through hosts and cleaners you know',
    },
    'next-sixteen': {
      title: 'Reach {n:16} more through homes you know',
      lite: { title: 'Reach six more through homes you know' },
    },
  },
  'handy-odd-jobs': {
    'swap-with-trades': {
      title: 'Be named to five licensed trades',
      lite: {
        title: 'Ask who knows an electrician and a plumber',
        doneWhen: 'One of them has your name from somebody.',
      },
      where: 'By message, through neighbours who used them',
    },
  },
  'pet-care-rounds': {
    'gate-talks': {
      title: 'Ask {n:12} owners you nod to about their next trip',
      lite: { title: 'Ask four owners you nod to' },
    },
    'desk-calls': {
      title: 'Leave a card with the vet who knows your pet',
      doneWhen: 'The desk that knows you holds your card and cover note.',
      where: 'On your own next visit',
    },
  },
  'local-newsletter': {
    'counter-cards': { title: 'Put sign-up cards on {n:10} counters that know you' },
    stall: {
      title: 'Leave a sign-up sheet where you are known',
      doneWhen: 'It hung a week under its consent line, and each name has a date.',
      where: 'A library, club or fete table that keeps it for you',
    },
    'twelve-asks': {
      title: 'Near three hundred readers, ask {n:12} shops that read you',
      doneWhen: '{n:12} owners who read it heard {price} and two dates, and every answer is logged.',
      where: 'In reply to their own copy',
    },
  },
  'website-copy-sprints': {
    'mini-audits': {
      title: 'Send {n:15} audits to firms you were named to',
      doneWhen: '{n:15} owners in {area} heard your name first, then have a line they may keep.',
      lite: { title: 'Send two audits to firms you use' },
    },
    'ring-after': {
      title: 'Write to each one two working days later',
      doneWhen: 'Every firm in {area} had one more line, and the log says which.',
      where: 'By message, the giver’s name first',
    },
    'ask-designers': {
      title: 'Be named to {n:4} web designers who are stuck on words',
      where: 'By message, through a client of theirs',
    },
    'thirty-more': {
      title: 'Audit {n:30} more, each with a name from somebody',
      doneWhen: '{n:30} more in {area} have one, and each heard your name first.',
    },
  },
  'fractional-project-manager': {
    'second-twenty': { title: 'Ask {n:20} more whom the first ones named' },
    'third-twenty': { title: 'Ask the last {n:20}, each by a name passed on' },
  },
  'career-and-skills-coach': {
    'list-forty': {
      title: 'List {n:40} people you know, or who know them',
      lite: { title: 'List eight people you know at the gate' },
    },
    'fifteen-more': { title: 'Invite {n:15} more whom the first ones named' },
    'branch-talk': {
      title: 'Have a member offer your ten minutes to the branch',
      where: 'By message to somebody in it',
    },
  },
  'small-group-tutoring': {
    'ask-parents': {
      title: 'Ask {n:6} parents you know whom they would ask',
      lite: { title: 'Ask three parents you know whom they would ask' },
    },
    'twenty-asks': {
      title: 'Reach {n:20} families through those who know you',
      where: 'Parents, tutors and teachers you know',
    },
    'twenty-more': {
      title: 'Reach {n:20} more through those families',
      where: 'Five a week, each by a name passed on',
    },
  },
  'cohort-mini-course': {
    'ask-association': {
      title: 'Have a member offer the association a free session',
      where: 'By message to a member you know',
    },
    'names-by-hand': { title: 'Gather {n:20} names through people you know' },
  },
};
