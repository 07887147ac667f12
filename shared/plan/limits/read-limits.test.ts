import { describe, expect, it } from 'vitest';
import type { Limit } from './limits.ts';
import { readLimits } from './read-limits.ts';

const read = (background: string) =>
  readLimits({ content: background, skills: '', interests: '' }).map(({ limit }) => limit);

const stated: readonly (readonly [phrase: string, ...limits: Limit[]])[] = [
  ['I would rather not phone strangers.', 'calls'],
  ['I’d rather not ring people.', 'calls'],
  ['I would prefer not to make phone calls.', 'calls'],
  ['No cold calls please.', 'calls'],
  ['No cold calling.', 'calls'],
  ['I hate talking on the phone.', 'calls'],
  ['I don’t like phone calls.', 'calls'],
  ['I do not want to call anyone.', 'calls'],
  ['I can’t do phone calls at work.', 'calls'],
  ['Phone calls make me anxious.', 'calls'],
  ['Cold calling is out.', 'calls'],
  ['I get phone anxiety.', 'calls'],
  ['I’m phone-shy.', 'calls'],
  ['Email only, please.', 'calls'],
  ['I am deaf in one ear and I am hard of hearing.', 'calls'],
  ['I stutter.', 'calls'],
  ['I’d rather write than phone.', 'calls'],
  ['I prefer texts to calls.', 'calls'],
  ['I am terrified of ringing strangers.', 'calls'],
  ['Not good at telemarketing, had enough of it.', 'calls'],
  ['Nothing that needs phoning around.', 'calls'],
  ['I won’t cold call.', 'calls'],
  ['I never want to ring businesses again.', 'calls'],
  ['I avoid the phone.', 'calls'],
  ['I am tired of phone calls.', 'calls'],
  ['No to calls, yes to video.', 'calls'],
  ['Not on camera.', 'camera'],
  ['I don’t want to be on camera.', 'camera'],
  ['No video.', 'camera'],
  ['No videos of me.', 'camera'],
  ['I’m camera-shy.', 'camera'],
  ['I want a faceless business.', 'camera'],
  ['I don’t want my face online.', 'camera'],
  ['I would rather not show my face.', 'camera'],
  ['I hate being filmed.', 'camera'],
  ['I would never film myself.', 'camera'],
  ['Being on camera makes me nervous.', 'camera'],
  ['I’d like to stay behind the camera.', 'camera'],
  ['I can’t sell to strangers.', 'strangers'],
  ['I hate approaching strangers.', 'strangers'],
  ['No door knocking.', 'strangers'],
  ['I won’t knock on doors.', 'strangers'],
  ['No cold emails.', 'strangers'],
  ['I’m too shy to talk to strangers.', 'strangers'],
  ['I don’t want to be pushy.', 'strangers'],
  ['Nothing door-to-door.', 'strangers'],
  ['Cold outreach feels wrong.', 'strangers'],
  ['I don’t want to sell to friends.', 'friends'],
  ['I would rather not sell to friends or family.', 'friends'],
  ['I won’t charge mates.', 'friends'],
  ['I refuse to hit up family.', 'friends'],
  ['Keep my family out of it.', 'friends'],
  ['Selling to friends feels awkward.', 'friends'],
  ['I never ask friends for money or work for mates.', 'friends'],
  ['I can’t leave the house.', 'leaving-home'],
  ['I am housebound.', 'leaving-home'],
  ['It has to be from home.', 'leaving-home'],
  ['Online only.', 'leaving-home'],
  ['I don’t want to go to people’s homes.', 'leaving-home'],
  ['I can’t travel far.', 'leaving-home'],
  ['I would rather not meet clients face to face.', 'leaving-home'],
  ['I can’t drive.', 'driving'],
  ['I don’t drive.', 'driving'],
  ['I don’t have a car.', 'driving'],
  ['No car.', 'driving'],
  ['I have no driver’s licence.', 'driving'],
  ['I live without a car in Orange.', 'driving'],
  ['I lost my licence.', 'driving'],
  ['Public transport only.', 'driving'],
  ['I can’t lift.', 'lifting'],
  ['I can’t lift anything heavy.', 'lifting'],
  ['No heavy lifting.', 'lifting'],
  ['I have a bad back.', 'lifting'],
  ['Crook knees.', 'lifting'],
  ['Two years ago I hurt my back.', 'lifting'],
  ['I’m not able to stand all day.', 'lifting'],
  ['I want to avoid physical work.', 'lifting'],
  ['I have a shoulder injury.', 'lifting'],
  ['No weekends.', 'saturdays', 'sundays'],
  ['No weekend work.', 'saturdays', 'sundays'],
  ['I can’t work weekends.', 'saturdays', 'sundays'],
  ['I don’t want to work on weekends.', 'saturdays', 'sundays'],
  ['Weekends are for the family.', 'saturdays', 'sundays'],
  ['Not on Saturdays or Sundays.', 'saturdays', 'sundays'],
  ['I never get weekends off.', 'saturdays', 'sundays'],
  ['No weekends except Saturday mornings.', 'sundays'],
  ['cant work sundays', 'sundays'],
  ['I cannot work on Sundays, Saturdays are fine.', 'sundays'],
  ['I can’t work Sundays but Saturdays are fine.', 'sundays'],
  ['No Sundays, Saturday is ok.', 'sundays'],
  ['Sundays are for church.', 'sundays'],
  ['No Saturdays.', 'saturdays'],
  ['Saturdays are for sport.', 'saturdays'],
  ['Saturdays and Sundays are for the family.', 'saturdays', 'sundays'],
  ['I can’t work on Saturdays and on Sundays.', 'saturdays', 'sundays'],
  ['I can’t do evenings.', 'evenings'],
  ['No evenings.', 'evenings'],
  ['Evenings are for the kids.', 'evenings'],
  ['I would rather not work late nights.', 'evenings'],
  // Several at once
  ['No phone calls and no weekends.', 'calls', 'saturdays', 'sundays'],
  ['No phone calls, video or door knocking.', 'calls', 'camera', 'strangers'],
  ['I can’t drive, have a bad back and would rather not phone strangers.', 'calls', 'driving', 'lifting'],
  ['I don’t want to ring people or knock on doors.', 'calls', 'strangers'],
];

const notStated: readonly string[] = [
  'I would rather phone than write.',
  'I prefer phone calls to emails.',
  'I prefer to talk to people on the phone.',
  'I don’t mind phoning strangers.',
  'I’m not afraid to cold call.',
  'I have no problem with phone calls.',
  'I’m not shy on camera.',
  'No fear of ringing people.',
  'No dramas with phone calls.',
  'I am never tired of phone calls.',
  'I wont say no to phone calls.',
  'I can’t stop talking on the phone.',
  'Not only phone calls but visits too.',
  'I worked in a call centre for nine years and never took a sick day.',
  'I have no call centre experience.',
  'I can’t use my phone at work.',
  'My phone plan is not cheap.',
  'I never call in sick.',
  'I don’t own a good phone.',
  'I have no video experience.',
  'Not a video editor.',
  'No video editing skills.',
  'I film fishing clips and have no boss.',
  'No kids, one dog, free weekends.',
  'I don’t work weekends.',
  'I never work nights.',
  'Saturdays and Fridays are free.',
  'Only weekends are free.',
  'Evenings are mine once they sleep.',
  'Warehouse nights in Midland, two kids at school, one free Saturday in two.',
  'No night shifts any more.',
  'I have never sold anything, though friends ask me to fix their resumes.',
  'No: I drive a truck.',
  'I wash cars; no boss.',
  'I treat back pain.',
  'No back problems.',
  'I sell cars in Mackay and watch a lot of videos about agencies.',
  'Dietetics graduate who writes meal guides for shift workers. No advice to patients.',
  'I am not a builder, I call myself a handyman.',
  'Retired, and not travel sick.',
  '',
];

describe('what a person will not do', () => {
  it.each(stated)('%s', (phrase, ...expected) => {
    expect(read(phrase)).toEqual(expected);
  });

  it.each(notStated)('is not read from: %s', (phrase) => {
    expect(read(phrase)).toEqual([]);
  });

  it('is a table of at least eighty phrases', () => {
    expect(stated.length).toBeGreaterThanOrEqual(80);
  });

  it('is kept with its whole sentence, and read from skills and interests as well', () => {
    const background =
      'I edit newsletters for two clubs. I would rather not phone strangers. Evenings are mine.';
    expect(
      readLimits({ content: background, skills: 'Sales, no camera work', interests: 'no video' }),
    ).toEqual([
      {
        limit: 'calls',
        sentence: 'I would rather not phone strangers.',
        clause: 'rather not phone',
      },
      { limit: 'camera', sentence: 'no video', clause: 'no video' },
    ]);
  });

  it('is read wherever it stands in ten thousand characters', () => {
    const life = 'I have helped neighbours with their gardens for years and like it. ';
    const long = life.repeat(145);
    expect(read(`${long}I cannot work on Sundays.`)).toEqual(['sundays']);
    expect(read(`${long.replaceAll('. ', ' and ')}i cant work on sundays`)).toEqual(['sundays']);
  });

  it('of what has no stop for long is quoted in whole words around those that refuse', () => {
    const talk = 'i mow lawns for mates and like being outside and ';
    const quoteOf = (content: string) =>
      readLimits({ content, skills: '', interests: '' }).map(({ sentence }) => sentence);
    const [early] = quoteOf(`i cant drive and ${talk.repeat(11)}`);
    expect(early).toMatch(
      /^i cant drive and i mow [a-z ]{100,200} (?:i|mow|lawns|for|mates|and|like|being|outside)…$/,
    );
    const [late] = quoteOf(`${talk.repeat(11)}i cant drive`);
    expect(late).toMatch(/^…(?:i|mow|lawns|for|mates|and|like|being|outside) [a-z ]{100,200} i cant drive$/);
  });

  it('is set beside what another answer says to the contrary', () => {
    const found = (content: string, skills: string) =>
      readLimits({ content, skills, interests: '' }).map(({ limit, against }) => [limit, against]);
    expect(found('No cold calls.', 'cold calling, Sales')).toEqual([['calls', 'cold calling']]);
    expect(found('I can’t drive. I own a ute.', '')).toEqual([['driving', 'own a ute']]);
    expect(found('No weekends. Free Saturdays from May.', '')).toEqual([
      ['saturdays', 'Free Saturdays'],
      ['sundays', undefined],
    ]);
    expect(found('I can’t drive. I sew.', '')).toEqual([['driving', undefined]]);
  });

  it('is read from any text without a fault', () => {
    const hostile = [
      'no '.repeat(3000),
      'rather '.repeat(2000),
      'prefer a '.repeat(1500),
      '٢٠ '.repeat(900),
      'any day but '.repeat(800),
      'never get saturdays, '.repeat(500),
    ];
    for (const text of hostile) expect(() => read(text)).not.toThrow();
  });
});
