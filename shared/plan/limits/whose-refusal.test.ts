/** Only what the writer refuses, and today: others' refusals, a no that is a yes, and what is over are none. */
import { describe, expect, it } from 'vitest';
import type { Limit } from './limits.ts';
import { readLimits } from './read-limits.ts';

const read = (content: string) =>
  readLimits({ content, skills: '', interests: '' }).map(({ limit }) => limit);

type Refused = readonly [said: string, ...limits: Limit[]];
interface Rule {
  refused: readonly Refused[];
  notRefused: readonly string[];
}

const weekend = ['saturdays', 'sundays'] as const;

const rules: Readonly<Record<string, Rule>> = {
  'of others': {
    notRefused: [
      'Customers do not call on Sundays, they message.',
      'Older people here cannot drive, so I would drive them.',
      'Tradies hate phone calls, so I would answer for them.',
      'Business owners hate being on camera, so I film their products.',
      'My neighbours cannot lift heavy things any more.',
      'No other cleaner in town does weekends.',
      'My competitors do not do evenings.',
      'Most pensioners here can’t drive.',
      'Her husband hates being filmed.',
      'My sister has no car.',
      'Some of my clients would rather not phone.',
      'Plenty of people can’t lift.',
      'In my town people cannot drive.',
      'My husband is housebound, so I shop for us.',
      'My neighbours are old and cannot drive.',
      'I notice tradies hate phone calls.',
      'I help older people who cannot drive.',
      'I help my neighbours, who can’t drive.',
      'The shop is open every day except Sunday.',
      'My boss spends Sundays with his family.',
      'My clients observe Shabbat.',
    ],
    refused: [
      ['My doctor says I can’t lift.', 'lifting'],
      ['My wife won’t let me work Sundays.', 'sundays'],
      ['My wife and I cannot work Sundays.', 'sundays'],
      ['My knees cannot take heavy lifting.', 'lifting'],
      ['The work can’t involve driving.', 'driving'],
      ['The main limits are no car and no evenings.', 'driving', 'evenings'],
      ['I look after my dad and cannot do evenings.', 'evenings'],
      ['Two kids and a dog, no car.', 'driving'],
      ['2 kids at home cant work sundays', 'sundays'],
      ['single mum of two cant drive', 'driving'],
      ['Retired teacher who cannot drive.', 'driving'],
      ['my car died cant drive', 'driving'],
      ['my licence is suspended cant drive', 'driving'],
      ['my kids are small can’t do evenings', 'evenings'],
      ['My hands can’t take heavy lifting.', 'lifting'],
      ['Because of my parents I can’t do Saturdays.', 'saturdays'],
      ['I work for people who hate calls but I can’t drive.', 'driving'],
      ['Customers are fine, but no phone calls.', 'calls'],
    ],
  },
  'of other things': {
    notRefused: [
      'There is no bus on Sundays here.',
      'My kids have no school on Saturdays so I have time then.',
      'No trains on Sundays.',
      'No shop here opens Sundays.',
      'I have no work on Sundays.',
      'I have no criminal record and a driver licence.',
      'No criminal record, full driver’s licence.',
      'I have no debts and a car.',
      'I do not drink and drive for Uber.',
      'I do not smoke and drive a ute.',
      'I do not watch TV in the evenings.',
      'I am not busy on Saturdays.',
      'I’m not camera-shy.',
    ],
    refused: [
      ['No work on Sundays please.', 'sundays'],
      ['I have no time on Sundays.', 'sundays'],
      ['No driving on Sundays.', 'driving', 'sundays'],
      ['No phone calls, Sundays or evenings.', 'calls', 'sundays', 'evenings'],
      ['No licence or car.', 'driving'],
      ['I do not smoke or drive.', 'driving'],
      ['I can’t bend or lift.', 'lifting'],
      ['I do not work Sundays.', 'sundays'],
    ],
  },
  'with a no that is a yes': {
    notRefused: [
      'No drama working weekends.',
      'No dramas with phone calls.',
      'No hassle doing Saturdays.',
      'No stress about Sundays.',
      'I won’t say no to a Sunday job.',
      'I am not fussed about working Sundays.',
      'I am never tired of phone calls.',
      'Not only weekdays but Saturdays too.',
      'I would never turn down a Sunday job.',
      'I won’t refuse evening work.',
      'Not bothered by phone calls.',
      'I’m not worried about being on camera.',
    ],
    refused: [
      ['No stress please, no Sundays.', 'sundays'],
      ['No worries about calls, but no Sundays.', 'sundays'],
      ['I say no to Sunday jobs.', 'sundays'],
      ['I am tired of phone calls.', 'calls'],
      ['Not only phone calls but no Sundays either.', 'sundays'],
    ],
  },
  'beside a yes': {
    notRefused: ['Yes to Sundays.', 'Saturdays yes.', 'Yes to calls, yes to video.'],
    refused: [
      ['No to Sundays, yes to Saturdays.', 'sundays'],
      ['Yes to Saturdays, no to Sundays.', 'sundays'],
      ['No to evenings, yes to Saturdays and Sundays.', 'evenings'],
      ['No to calls, yes to video.', 'calls'],
      ['No Sundays, Saturdays only.', 'sundays'],
    ],
  },
  'of the past': {
    notRefused: [
      'I no longer work weekends at the pub, so I have time.',
      'I used to not work Sundays but now I do',
      'I did not drive until I was 30.',
      'I could not drive until I got a licence.',
      'We had no car when I grew up.',
      'I was afraid of phone calls as a kid.',
      'I used to be camera-shy.',
      'I used to spend Sundays with my mum.',
    ],
    refused: [
      ['I no longer drive.', 'driving'],
      ['I can no longer work Sundays.', 'sundays'],
      ['I could not do Sundays.', 'sundays'],
      ['I used to drive trucks but can’t lift now.', 'lifting'],
      ['I had back surgery last year.', 'lifting'],
      ['I had a stroke and cannot drive.', 'driving'],
      ['I was told not to lift.', 'lifting'],
    ],
  },
  'with all but one day': {
    notRefused: [
      'I am at work every evening except Sunday, which is free.',
      'I have kids every day except Sunday, which is free.',
      'I do shifts every night except Saturday.',
      'Except Sundays I am busy.',
      'Except Sunday I work at a bakery.',
    ],
    refused: [
      ['Except Sundays I am free', 'sundays'],
      ['Except evenings I’m always free.', 'evenings'],
      ['Apart from weekends, I can work any time.', ...weekend],
      ['I am free every evening except Sunday.', 'sundays'],
    ],
  },
  'of what is kept': {
    notRefused: [
      'I spend Sundays fishing.',
      'I do not spend Sundays with my parents.',
      'I don’t mind giving up Sundays.',
      'I would give up my Sundays.',
      'I love Sundays, that day is mine.',
      'Sundays are on the table.',
    ],
    refused: [
      ['Sundays are off the table', 'sundays'],
      ['Evenings are not on the table.', 'evenings'],
      ['Saturdays are off the cards.', 'saturdays'],
      ['I won’t give up my Sundays', 'sundays'],
      ['I will not give up my weekends.', ...weekend],
      ['I refuse to lose my evenings.', 'evenings'],
      ['I go to church every Sunday so that day is out', 'sundays'],
      ['I have cricket on Saturdays and that day is taken.', 'saturdays'],
      ['I spend Sundays with my parents', 'sundays'],
      ['I spend my evenings with my daughter.', 'evenings'],
      ['Sundays are for my wife', 'sundays'],
      ['I keep Sundays for my grandkids.', 'sundays'],
      ['I observe Shabbat from Friday night to Saturday night', 'saturdays'],
      ['We keep Shabbat.', 'saturdays'],
      ['I observe the Sabbath on Sundays.', 'sundays'],
    ],
  },
  'after an hour': {
    notRefused: [
      'I am free after 6pm.',
      'Nothing after 9pm.',
      'No mornings, after 6pm only.',
      'Not available before 6pm.',
      'I don’t drink coffee after 3pm.',
      'I can lift nothing after 6 operations.',
    ],
    refused: [
      ['please nothing after 6pm', 'evenings'],
      ['No calls after 6pm.', 'calls', 'evenings'],
      ['I can’t work after 5.', 'evenings'],
    ],
  },
};

describe.each(Object.entries(rules))('a refusal %s', (_, { refused, notRefused }) => {
  it.each(refused)('is read from: %s', (said, ...limits) => {
    expect(read(said)).toEqual(limits);
  });

  it.each(notRefused)('is not read from: %s', (said) => {
    expect(read(said)).toEqual([]);
  });
});

it('a background that repeats itself to the limit is read at once', () => {
  const units = [
    'a ',
    'saturday on on ',
    'my kids who ',
    'they really cannot ',
    'sundays, that ',
    'weekend sunday ',
  ];
  for (const unit of units) {
    const begun = performance.now();
    read(unit.repeat(10_000 / unit.length));
    expect(performance.now() - begun).toBeLessThan(3000);
  }
});
