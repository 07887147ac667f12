/** What people sell decides, however they say it: short answers in other words than the catalogue's. */
import { describe, expect, it } from 'vitest';
import { someCustomer } from './known-people.ts';
import { preparePlanner } from './plan-person.ts';

const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner();
const choiceOf = (skills: string, content: string) => plan(someCustomer(skills, content), now).choice;

describe('a skill that a person lists, describes and has a price for', () => {
  it('leads where the best trade is only its neighbour', () => {
    const { kind, offered } = choiceOf('book indexing', 'I make indexes for history books, $1,380 a book.');
    expect(kind).toBe('own');
    expect(offered[0]?.trade.name).toMatch(/index/i);
  });

  it('is the trade itself where the catalogue has one', () => {
    const content = 'I have mowed lawns and kept gardens for neighbours for three years, $60 a visit.';
    expect(choiceOf('Gardening', content).kind).toBe('chosen');
  });

  it('leads where the name of the work is the name of the trade, and the story says little more', () => {
    const content =
      'I have mowed lawns and kept gardens for two neighbours for three years. They pay me $60 a visit. I own a mower.';
    const { kind, offered } = choiceOf('Gardening, Sales', content);
    expect(kind).toBe('chosen');
    expect(['gardening', 'lawn-mowing']).toContain(offered[0]?.trade.id);
  });

  it('stays where only some animals are refused', () => {
    const { offered } = choiceOf('cat sitting', 'Cat sitting visits, 25 a visit. No dogs, I got bitten.');
    expect(offered[0]?.trade.id).toBe('cat-and-small-pet-care');
  });
});

describe('a price that a person names', () => {
  const figuresOf = (skills: string, content: string) => plan(someCustomer(skills, content), now).figures;

  it('is of a whole hour where it is by the hour', () => {
    const figures = figuresOf('carpentry, decks', 'I hang doors and fix decks. I charge $40 an hour.');
    expect(figures?.leftPerHourCents).toBeLessThanOrEqual(4000);
  });

  it('is no price of work that costs far more', () => {
    const figures = figuresOf('hairdressing', 'I cut hair for 38 years. A pack of pins is $6.');
    expect(figures?.inputs.priceCents.value).toBeGreaterThan(3000);
  });
});

describe('a niche that no trade covers', () => {
  it.each([
    [
      'breeding insects',
      'I breed live crickets and mealworms for lizard owners. Tub of 50 crickets $9. Sold 60 tubs.',
      /cricket|insect/i,
    ],
    ['kites', 'I make big show kites, $350 each, cloth is $60. A festival wants 8.', /kites/i],
  ])('%s leads under its own name', (skills, content, name) => {
    const choice = choiceOf(skills, content);
    expect(choice.kind).toBe('own');
    expect(choice.offered[0]?.trade.name).toMatch(name);
  });
});

describe('a trade that is described without its name', () => {
  it.each([
    [
      'driving',
      'I drive patients from the hostel to the hospital, $25 a trip. The van has 8 seats.',
      'passenger-driving',
    ],
    [
      'grinding',
      'I sharpen. Knives 6 each, mower blades 14, chainsaw chain 18.',
      'knife-and-tool-sharpening',
    ],
    ['', 'I have walked dogs for three families on our street and they paid me.', 'dog-walking'],
  ])('%s, %s is found', (skills, content, trade) => {
    expect(choiceOf(skills, content).offered[0]?.trade.id).toBe(trade);
  });
});

describe('a job that a person holds or left', () => {
  it.each([
    [
      'cooking',
      'Used to be a labourer but my back is bad. I bake birthday cakes, $80 each.',
      'celebration-cakes',
    ],
    [
      'hairdressing',
      'Hairdresser for 15 years, allergic now. I do resumes for people, $90 each.',
      'resumes-and-applications',
    ],
  ])('%s comes after what they sell', (skills, content, trade) => {
    expect(choiceOf(skills, content).offered[0]?.trade.id).toBe(trade);
  });
});

describe('a sum in dollars and cents', () => {
  it.each([
    ['One box is 16 dollar, cost me 4 dollar 90.', 490],
    ['A box is $16, it costs me 4 bucks 50 to make.', 450],
  ])('is one sum in “%s”', (content, cents) => {
    const { reading } = plan(someCustomer('tea leaf salad', `I make tea leaf salad. ${content}`), now);
    expect(reading.unitCosts.map(({ value }) => value.cents)).toContain(cents);
  });
});

describe('work whose licence a person will not get', () => {
  it('is refused where it is all that they offer', () => {
    const { choice, refusal } = plan(
      someCustomer('electrical, wiring', 'I do house wiring, no licence and not getting one.'),
      now,
    );
    expect(choice.kind).toBe('none');
    expect(refusal?.code).toBe('not-planned');
  });
});

describe('an answer that says nothing', () => {
  it('shows everyday work, labelled as needing no skill, and asks', () => {
    const choice = choiceOf('idk', 'idk. just show me');
    expect(choice.kind).toBe('ask');
    for (const { trade, reasons } of choice.offered) {
      expect(['home-services', 'animals']).toContain(trade.group);
      expect(reasons).toEqual([{ kind: 'needs-no-skill' }]);
    }
  });
});
