import { describe, expect, it } from 'vitest';
import { readBuyers } from './read-buyers.ts';

describe('those who ask or pay already', () => {
  it.each([
    ['I make reading charts that other parents ask me to copy.', 'parents'],
    ['Other parents ask me for my meal planners.', 'parents'],
    ['The mums at school keep asking me for one.', 'parents'],
    ['Two local clubs pay me to do their newsletter.', 'local clubs'],
    ['Neighbours pay me to mow.', 'neighbours'],
    ['My neighbours already ask me to fix their computers.', 'neighbours'],
    ['Three cafes pay me for their menus.', 'cafe owners'],
    ['A cafe asked me to redo its menu.', 'cafe owners'],
    ['I was asked by two salons to do their posts.', 'salon owners'],
    ['I build spreadsheets that other teams copy.', 'office teams'],
    ['Colleagues come to me with their slides.', 'office teams'],
    ['Tradies ask me to write their quotes.', 'tradies'],
    ['My customers are mostly small businesses.', 'small-business owners'],
    ['Teachers buy my worksheets.', 'teachers'],
    ['Students booked me before exams.', 'students'],
    ['Older people come to me with their phones.', 'older people'],
    ['Dog owners in town ask me to walk theirs.', 'pet owners'],
    ['Two brides paid me for their invitations last year.', 'couples who are getting married'],
    ['Airbnb hosts near me ask me to clean.', 'short-stay hosts'],
    ['Farmers hire me for fencing.', 'farm households'],
  ])('%s', (background, crowd) => {
    expect(readBuyers(background)).toMatchObject({ crowd, asked: true });
  });

  it.each([
    ['I translate letters for neighbours in Auburn.', 'neighbours'],
    ['I edit newsletters for two local clubs and have a laptop.', 'local clubs'],
    ['I write menus for three cafes in Carlton.', 'cafe owners'],
    ['I have mowed for neighbours in Ipswich for four years and own a ute.', 'neighbours'],
    ['Dietetics graduate who writes meal guides for shift workers.', 'shift workers'],
    ['I help older people with their phones.', 'older people'],
    ['On Sundays I bake for the footy club.', 'local clubs'],
  ])('and those for whom it is done: %s', (background, crowd) => {
    expect(readBuyers(background)).toMatchObject({ crowd, asked: false });
  });

  it.each(['Friends ask me to fix their resumes.', 'My family pay me to sew.', 'I do nails for friends.'])(
    'are no market where they are friends: %s',
    (background) => {
      expect(readBuyers(background)).toMatchObject({ crowd: undefined, sentence: background });
    },
  );

  it.each([
    'Nobody asks me for anything.',
    'Parents never ask me.',
    'I don’t want to sell to friends.',
    'I would rather not ask neighbours for work.',
    'My parents ask me to visit on Sundays.',
    'I look after my parents’ half acre.',
    'Two kids at primary school.',
    'My boss asks me to stay late.',
    'I train new staff at an insurer in Brisbane.',
    'I have worked for schools for nine years.',
    'I mentor two graduates a year.',
    'If neighbours ask me, I say no.',
    'Fixed-term contract; I pay for school.',
    '',
  ])('are not read from: %s', (background) => {
    expect(readBuyers(background)).toBeUndefined();
  });

  it('are read past a no that speaks of something else', () => {
    expect(readBuyers('I have never sold anything, though clubs ask me for posters.')?.crowd).toBe(
      'local clubs',
    );
  });

  it('come before friends, and askers before those who are served, and the sentence stays whole', () => {
    const background =
      'Library officer in Bendigo, two kids at primary school. Friends ask me to sew. I draw signs for the footy club. I make charts that other parents ask me to copy. Evenings are mine.';
    expect(readBuyers(background)).toEqual({
      crowd: 'parents',
      asked: true,
      sentence: 'I make charts that other parents ask me to copy.',
    });
  });
});
