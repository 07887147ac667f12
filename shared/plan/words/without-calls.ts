import type { OtherWays } from './other-way.ts';

/** For somebody who will not phone: in writing, or face to face where the buyer is a walk away. */
export const withoutCalls: OtherWays = {
  'ai-admin-setup': {
    'four-questions': {
      where: 'At trade counters, or in four lines by email',
      instead: 'In four lines by email',
    },
    'score-jobs': { doneWhen: 'Each has points for how often, where it starts, checking, error and owner.' },
    'offer-audits': {
      doneWhen: '{n:20} firms have a message built on their own sign, logged with its date.',
    },
    'ring-replies': {
      title: 'Answer everyone who replied',
      doneWhen: 'Every reply has a date, a no, or a reason in its own words.',
      lite: { title: 'Answer each reply within two days' },
      where: 'In writing, one question to a message',
    },
    'present-report': { where: 'At their desk at knock-off, or as a recorded screen and one page' },
  },
  'ai-content-desk': {
    'pick-industry': {
      title: 'Pick one trade with an insider who writes back',
      doneWhen: 'One person in that trade will answer four written questions.',
      lite: { doneWhen: 'That person will answer by message.' },
      where: 'At home, with your messages open',
    },
    'first-messages': { doneWhen: 'Ten firms have one, logged with its first line and its date.' },
    'short-answer': {
      lite: { title: 'Write to an insider; make one short answer' },
      where: 'By voice memo or message, then at home',
    },
    'interview-two': {
      doneWhen: 'Both sets of answers hold three details that no site in {area} has.',
      where: 'Four questions by message, answered in writing or aloud',
    },
    'next-twenty': { doneWhen: 'The log shows each firm with an opener and a sample of its own.' },
    'call-replies': {
      title: 'Answer everyone who wrote back',
      doneWhen: 'Every reply has a topic and date, or a reason in its words.',
      lite: { title: 'Answer each reply once' },
      where: 'In writing, the day it comes',
    },
    'ask-five': { where: 'By email, pages attached, three questions below' },
    'paid-interviews': { where: 'At their counter, or by voice memo sent when they drive or wait' },
    'read-faults': { lite: { doneWhen: 'Your next set of questions has one for it.' } },
    'ask-renewal': {
      doneWhen: 'They agreed to two topics more at {price}, or you know why not.',
      where: 'A note of four lines, or at their counter',
    },
  },
  'ai-training-workshop': {
    'ring-first': {
      doneWhen: 'All have a message timed for their morning, and each reply was answered within a day.',
      lite: { doneWhen: 'All five are logged.' },
      where: 'In messages, sent before ten',
    },
    'second-ring': { where: 'In messages, one question each' },
    'nudge-managers': { doneWhen: 'Each has the page and an easy way to say no.' },
    'next-morning': { doneWhen: 'The manager has counts, sheet and one clear question.' },
  },
  'brand-kit-in-a-week': {
    'file-list': {
      where: 'At a sign-writer’s counter, then any printer',
      instead: 'By email to one sign-writer, then any printer',
    },
    'meet-three': {
      lite: { title: 'Ask one sign-writer about broken files' },
      where: 'Their counter, mid-morning',
      instead: 'By email, two lines and a photo of the trouble',
    },
    'contact-forty': {
      doneWhen: '{n:40} owners had a letter or a visit, each naming the place they are seen first.',
      where: 'On foot and by letter',
      instead: 'By letter, with visits on a {shop-day} morning',
    },
    'week-one': {
      where: 'Their shop for the brief, then your desk',
      instead: 'Six questions by email, then your desk',
    },
  },
  'career-and-skills-coach': {
    'invite-ten': {
      title: 'Invite {n:10} to a talk that sells nothing',
      doneWhen: 'All are out by {check-day}, and two have a time and a table.',
      lite: { title: 'Invite four to a short talk', doneWhen: 'One has a time.' },
      where: 'By message; people read these after dinner',
    },
    'ten-calls': {
      title: 'Hold the first {n:5} talks',
      doneWhen: 'Each kept to twenty minutes, and their words are logged.',
      where: 'A library table, or in messages they answer by night',
    },
    'word-theft': {
      title: 'Rewrite your page in their words',
      lite: { title: 'Put two phrases of theirs into your line' },
      where: 'With the log of the talks',
    },
    'booking-pay': {
      doneWhen: 'A friend booked a {day}, paid a test and answered five questions in writing.',
    },
    'day-after-note': {
      title: 'Send the note to those who asked',
      doneWhen: 'All who asked have a note with {price} and a date.',
      where: 'The day after each talk',
    },
    'branch-talk': { where: 'By email to whoever plans events' },
    'intake-read': { doneWhen: 'You know whether your first client needs paper or voice first.' },
    'session-four': {
      doneWhen: 'They hold ten names in {state} and a script; you were given a name or none.',
    },
    'read-pattern': {
      title: 'Read the talks for a pattern',
      lite: { doneWhen: 'It stands in somebody’s own words.' },
    },
  },
  'cohort-mini-course': {
    'list-callers': {
      doneWhen: '{n:20} names have a workplace, how you know them, and what they last cursed.',
    },
    'first-three-calls': {
      title: 'Hold the first three problem talks',
      lite: { title: 'Hold one problem talk' },
      where: 'Over a coffee, or six questions by message',
    },
    'seven-more-calls': {
      title: 'Hold seven more',
      doneWhen: 'Six of ten in {state} or beyond used similar words, or the outcome was changed.',
      where: 'By message, two a day at most',
    },
    'five-offers': {
      doneWhen: 'Five offers at {price} are out with dates, and two paid or said why not.',
      lite: { title: 'Offer two of them a seat' },
      where: 'By message, with the link below',
    },
    'ask-association': { where: 'By email to the events officer' },
    'hours-truth': { title: 'Add up the hours from first message to last mark' },
  },
  'etsy-made-to-order': { 'ask-group': { where: 'On a club night, sample in your bag' } },
  'first-paid-gig': {
    'first-five': { doneWhen: 'Five people have a message that starts with what you saw and names {price}.' },
    'ask-three': { where: 'By message, their old file open' },
  },
  'fractional-project-manager': {
    'phone-referees': {
      title: 'Ask three people to be asked about you',
      doneWhen: 'Two of three agreed in writing, and know which job they speak of.',
      where: 'By message',
    },
    'first-asks': {
      doneWhen: '{n:20} people from {workplace} and beyond were asked singly, and replies answered that day.',
      where: 'At the desk, one message at a time',
    },
    'insurance-quotes': { where: 'By email to a broker, pack page attached' },
    'score-leads': {
      doneWhen: 'Nobody near {area} has a meeting who cannot get a decision within two days.',
    },
    'sell-diagnostic': {
      doneWhen: 'Three owners have {starter-price} and two times before them, and one has answered.',
      where: 'At their yard, or by email with two times',
    },
    'second-twenty': { where: 'By message' },
    'offer-pack': { where: 'At their table, pages open' },
    'day-pack-start': { where: 'At your desk, and in their sheet' },
  },
  'handy-odd-jobs': {
    'handy-cover': { where: 'Online, jobs listed one by one' },
    'swap-with-trades': {
      lite: { title: 'Text one electrician and one plumber' },
      where: 'By text, once their tools are down',
    },
  },
  'local-newsletter': {
    'check-rivals': {
      doneWhen: 'Each page with the same readers is noted, and the nearest one was written to.',
    },
    'sample-issue': {
      doneWhen: 'Five dated events stand, with one story that two people confirm in writing.',
      where: 'At the desk, messages open',
    },
  },
  'mobile-garden-care': {
    'ask-about-stones': { where: 'Online, what you refuse listed first' },
    'ring-full-mowers': {
      title: 'Text {n:3} full contractors',
      where: 'By text, once they are home from the round',
    },
    'compare-sources': { doneWhen: 'Answers are counted by source; the weakest loses its hours.' },
  },
  'neighbourhood-digital-helper': {
    'ask-insurer': { where: 'By email to one insurer, with the jobs listed' },
    'check-papers': { where: 'By email, with the four questions numbered' },
    'ask-shops': {
      doneWhen: '{n:10} owners saw their own listing, {price} was named, and one asked when.',
      where: 'At their counter, when nobody queues',
      instead: 'At takeaways and shops still open',
    },
    'book-first': { where: 'On your phone, by text alone' },
    'ring-week-later': {
      title: 'Text each customer a week later',
      lite: { title: 'Text the first customer a week later' },
      where: 'From the couch, five minutes each',
    },
  },
  'niche-review-site': {
    'ask-shoppers': {
      doneWhen: '{n:6} people about to buy told you, in their words, the one fact that would decide it.',
    },
    'ask-maker': { where: 'By email to a named person' },
  },
  'prompt-and-workflow-pack': {
    'ring-insiders': {
      title: 'Write to {n:5} people in the job',
      doneWhen: 'Each said what they typed twice last week; two showed it, names covered.',
      lite: { title: 'Ask two people in the job' },
      where: 'In three lines each, or over a break',
    },
    'silent-tester': { where: 'Beside them, or a screen they record' },
    'rest-of-ten': {
      title: 'Write to five more and ask each to test',
      doneWhen: 'All five have answered or been asked twice, and three will try two cases.',
      lite: { title: 'Write to two more; ask one to test' },
    },
    'build-set': { doneWhen: 'All three passed, and each begins where the last one ends.' },
    'three-testers': { where: 'By message, when their week allows' },
    'tell-insiders': {
      title: 'Tell each person you asked',
      doneWhen: 'Ten messages are out, each recalling the paper they showed you.',
      lite: { title: 'Send the link to those you asked' },
      where: 'In one sitting, line by line',
    },
    'list-partners': { doneWhen: 'Six have a personal note offering half an hour in {month-3}.' },
  },
  'short-ebook-series': {
    'five-stories': {
      where: { employed: 'In breaks at {workplace}', else: 'By voice memo, or over a fence' },
    },
    'ring-titles': { where: 'Face to face, ten minutes' },
    'ring-five': { title: 'Write to {n:5} who didn’t buy', where: 'By message, one question each' },
    'season-dates': { where: 'From association calendars, online' },
  },
  'short-form-editing-studio': {
    'scope-text': {
      doneWhen: 'Footage limit, drops, changes and what is out stand beside {price}, clear in one reading.',
    },
    'warm-twenty': {
      doneWhen: 'All were asked about their clips and saw {price}; {n:6} names came back.',
      where: 'By text, outside work hours',
    },
    'cold-trades': {
      title: 'Message {n:20} trades and venues',
      doneWhen: '{n:20} owners have a text about one of their own clips.',
      lite: {
        title: 'Message six trades about their own clips',
        doneWhen: 'Six read about one clip of theirs.',
      },
      where: 'By text, their clip attached',
    },
    'set-month': { doneWhen: 'Upload, ideas, two drops and the review have dates, and lateness moves them.' },
    'offer-pack': { where: 'By message, the trial below it' },
    'renewal-call': { title: 'Write about next month', where: 'By message, around day twenty-one' },
    'read-sixty': { where: 'With the log of messages' },
  },
  'small-group-tutoring': {
    'ask-parents': { doneWhen: '{n:6} adults told you a name, a price and what went wrong.' },
    'find-room': { where: 'By email first, then there at that hour' },
    'cover-question': { where: 'By email to the hall and one insurer' },
    'post-and-pin': { where: 'Online, then the library’s board' },
    'five-minute-calls': {
      title: 'Write to every parent who answers',
      doneWhen: 'Four questions were asked, and no seat went to another level.',
      where: 'By message, or at the door of the room',
    },
  },
  'starter-blog-plan': { interview: { where: 'By message, eight questions; or over a coffee' } },
  'template-product-line': {
    'first-five-calls': { where: 'By message, or beside them after their last job' },
    'next-five-calls': { where: 'By message' },
    'stopwatch-test': { where: 'Where they work, watch in hand' },
  },
  'ugc-micro-creator': {
    'pitch-ten': { doneWhen: '{n:10} people have one missing shot, one link and {starter-price} for three.' },
  },
  'website-copy-sprints': {
    'pick-trade': { lite: { doneWhen: 'You can say what worried you before you asked for a quote.' } },
    'sample-pages': {
      doneWhen: 'Both show old screen, new screen and reason, for firms outside {area}, names covered.',
    },
    'check-email-rules': {
      title: 'Check the rules on emails to firms',
      doneWhen: 'Your message says who you are in {state} and how to stop it.',
    },
    'one-page': {
      lite: { title: 'Rewrite one first screen from six written answers' },
      where: 'At the desk, around one email',
    },
    'mini-audits': {
      doneWhen: '{n:15} owners in {area} have a screenshot, one reason and a line they may keep.',
    },
    'ring-after': {
      title: 'Write to each one two working days later',
      doneWhen: 'Every firm in {area} has one more line of yours, and the log has their answer.',
      where: 'By email, or at the counter of the nearest three',
    },
    'ask-designers': { where: 'By email, one sample attached' },
    'quote-form': { where: 'At the desk, before the first answer' },
    'review-line': { where: 'With the log open' },
    'thirty-more': { doneWhen: '{n:30} more in {area} have one, and each has had a second line.' },
    'sprint-interview': { where: 'At their yard, or in twelve written questions' },
    'sprint-close': { where: 'In the shared file, comments open' },
    'day-fourteen': {
      title: 'Ask what customers say now',
      doneWhen: 'You know one change in what people ask them, and have one more name in {area}.',
    },
  },
  'weekend-reseller': {
    'message-wanted': { doneWhen: '{n:5} who asked in {area} have a photo, a size and a time.' },
  },
};
