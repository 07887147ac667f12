import { describe, expect, it } from 'vitest';
import { isUnread, saysNothing } from './says-nothing.ts';

/** People give answers this short when asked for twenty characters, native speakers and others. */
const terse = [
  'I edit newsletters for two clubs.',
  'I have been paid or asked for lawns',
  'mow lawns for neighbours',
  'mum of 2, ex nurse, ute',
  'no experience no money no car',
  'Nothing yet. Laptop, phone.',
  'teacher 12 yrs, casual now',
  'bookkeeper, MYOB, Xero, BAS',
  'HTML CSS SQL PHP, no degree',
  'Law grad; glass half full',
  'dad has a flatbed, shed, saws',
  'type fast, write reports, poetry',
  'we rent, no yard, 1 car',
  'Forklift ticket, white card, RSA',
  'Retired. Tools. Time. Shed.',
  'uni student, nights free only',
  'I drive uber, want stop drive',
  'My english no good but cook good',
  'i am cleaner 5 year, have car',
  'work before in bank, now baby home',
  'Can sewing, have two machine',
  'Photographer, Canon R6, weddings',
  'Glass flash photography, drone',
  'No. Just my phone and my hands.',
  'I will not cold call. Own a van.',
  'cook cook cook, since I was 10',
  'lawns lawns lawns and some gutters',
  'dog walking, cat sitting, dogs, cats',
  'HR, L&D, WHS, ADHD coach',
  'Qty surveyor, CAD, BIM, Revit',
  'ex-army, fit, PT cert III',
  'Vlogs: 300 subs, no income',
  'I fill templates for cafes with lorem ipsum first',
  'qwerty typist, 90 words a minute',
  'sdlkf sorry cat on keyboard. I paint houses',
  'Ho lavorato in cucina per anni',
  'Trabajo de noche, tengo coche',
  'Ich nähe, habe zwei Maschinen',
  'J’ai une voiture et du temps',
  'Tenho carro e falo inglês',
  'Szyję ubrania, mam dwie maszyny',
  'Strč prst skrz krk, šiju, vařím',
  'Dikiş dikerim, arabam var, boş vaktim çok',
  'Про ремонт квартир знаю всё',
  'Шью одежду, есть машинка',
  'Tôi nấu ăn, có xe máy, rảnh buổi tối',
  'Marunong magluto, may kotse',
  'Saya bisa menjahit, punya mobil',
  'Nag-aalaga ng aso, may oras sa gabi',
  'मैं खाना बनाती हूँ, शाम को खाली',
  'ฉันทำอาหารไทยได้ มีรถยนต์หนึ่งคัน',
  'أطبخ في البيت وعندي سيارة',
  'אני מבשלת בבית ויש לי רכב',
  '我会做饭，有一台车，晚上有空',
  '我为两个俱乐部编辑通讯，有一台笔记本电脑',
  '料理ができます、夜は時間があります',
  '요리를 잘해요. 차가 있어요. 저녁에 시간이 있어요',
  'Μαγειρεύω, έχω αυτοκίνητο και χρόνο',
];

describe('a short background that says something', () => {
  it.each(terse)('is read: %s', (text) => expect(isUnread({ content: text })).toBe(false));

  it('is read however long it is, and whatever it repeats', () => {
    expect(saysNothing('I sew and mend clothes for people on my street. '.repeat(200))).toBe(false);
  });
});

it.each([
  'asdf asdf asdf asdf asdf',
  'asdf qwer zxcv hjkl asdf',
  'asdfghjklasdfghjklasdfghjkl',
  'qwertyuiop qwertyuiop asdfghjkl',
  'qweasdzxc qweasd asdzxc wersdf',
  'poiuyt lkjhgf mnbvcx lkjh',
  'asdfa sdfasd fasdf asdfs',
  'sdkjfh skdjfh ksjdhf kjsdhf',
  'asdf qwer zxcv uiop hello',
  'azerty qsdfgh azerty qsdf',
  'йцукен фывапр олджэ фыва',
  'Test, test. TEST! test; test',
  'foo bar foo bar foo bar foo bar',
  'i like money i like money i like money',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'aaaa bbbbb cccc dddd xxxxx',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit',
  'Dolor sit amet, consectetur adipiscing elit',
  '1234567890 1234567890',
  '........................',
  '🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨',
  '',
  'x',
])('nothing is read in %s', (text) => expect(saysNothing(text)).toBe(true));

it('prompts inserted by the form do not count as the customer’s words', () => {
  expect(isUnread({ content: 'I have been paid or asked for \nasdf asdf asdf' })).toBe(true);
});

it.each([
  ['asdf'.repeat(2500), true],
  ['qwe '.repeat(2500), true],
  ['b'.repeat(10_000), true],
  [' lorem'.repeat(1600), true],
  ['ฉัน'.repeat(3300), false],
])('the longest answer is judged like a short one: %.8s…', (text, isNothing) => {
  expect(saysNothing(text)).toBe(isNothing);
});
