import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#shared/testing/any-text.ts';
import { findLicensedWork, refusalForBasic } from './licensed-work.ts';

const said = (content: string) => ({
  budget: '0',
  timePerWeek: '3–5h',
  skills: '',
  interests: '',
  incomeGoal: '',
  content,
});
const offered = (text: string) =>
  findLicensedWork(said(text))
    .filter(({ as }) => as === 'offered')
    .map(({ category }) => category);

describe('work that needs a licence', () => {
  it.each([
    ['I want to do electrical jobs for neighbours on weekends', 'electrical'],
    ['Installing power points and ceiling fans', 'electrical'],
    ['Start my own business as a sparky', 'electrical'],
    ['fix leaking taps and unblock drains', 'plumbing-gas'],
    ['Offer services as a plumber after hours', 'plumbing-gas'],
    ['tree lopping around Dubbo', 'building'],
    ['Babysitting in my home', 'childcare'],
    ['I will look after kids while parents work', 'childcare'],
    ['family day care for five children', 'childcare'],
    ['sell crypto trading signals', 'financial-advice'],
    ['investment coaching for young people', 'financial-advice'],
    ['be a mortgage broker', 'financial-advice'],
    ['doing tax returns for friends', 'tax-agent'],
    ['give legal advice online', 'legal'],
    ['help with visa applications, an immigration consultancy', 'migration-advice'],
    ['mobile massage therapy', 'health'],
    ['counselling for teens', 'health'],
    ['botox parties', 'health'],
    ['I want to sell my own home-made medicine', 'health'],
    ['selling homemade supplements at markets', 'health'],
    ['I am a nurse and want to start botox parties', 'health'],
    ['I work full-time and would like to offer babysitting', 'childcare'],
    ['locksmith on call', 'security'],
    ['selling home cooked meals to students', 'food-alcohol'],
    ['a catering business', 'food-alcohol'],
    ['drive passengers to the airport', 'passenger-transport'],
    ['sports betting tips', 'gambling'],
    ['grow my OnlyFans', 'adult'],
    ['sell 3d printed guns', 'weapons'],
    ['selling vapes', 'drugs-tobacco'],
    ['sell fake reviews to cafes', 'fraud'],
    ['write essays for students', 'fraud'],
  ])('is seen in "%s"', (text, category) => {
    expect(offered(text)).toContain(category);
  });

  it.each([
    'I am an electrician and want to sell printable planners.',
    'I work as a nurse, nights mostly. I like writing.',
    'My husband is a plumber so weekends are mine.',
    'I used to be a childcare worker and now edit videos.',
    'Avoid anything with gambling please, I lost money to it.',
    'I do not want to give financial advice.',
    'No childcare, no massage.',
    'I pay for child care on Tuesdays.',
    'I need child care for two kids.',
    'I write blog posts about gardens and drugs policy.',
    'A builder of websites; I build brands.',
    'Solar is an interest. I like adult learners.',
    'I studied law for a year and dropped out.',
    'I clean houses and walk dogs.',
    'Gun at spreadsheets.',
    'I shoot weddings on my phone.',
    'A vet nurse for six years, I love dogs.',
    'I deliver for Uber Eats.',
    'Children at school until three, so mornings are free.',
    'My real estate agent friend needs listings written.',
    'I am an accountant with ten years in payroll',
    'I teach maths and want to tutor small groups',
    'Sell templates to electricians and plumbers',
    'Make websites for lawyers and dentists',
    'Edit videos for a tattoo shop',
    'My clients are physios, I do their admin',
    'I help doctors with admin',
    'I get massage weekly',
    'Ex real estate agent, selling houses for ten years',
    'I have experience in counselling and want to coach careers',
    'I like poker and casino nights',
  ])('is not claimed of "%s"', (text) => {
    expect(offered(text)).toEqual([]);
  });

  it('is told to the reviewer when it is only a job held', () => {
    const found = findLicensedWork(said('I am an electrician and want to sell printable planners.'));
    expect(found).toMatchObject([{ category: 'electrical', as: 'mentioned', kind: 'licensed' }]);
  });

  it('is refused for Basic with a sentence that says why, in the words of the person', () => {
    const refusal = refusalForBasic({ answers: said('Mobile massage therapy for runners') });
    expect(refusal).toMatchObject({ code: 'licensed-work', category: 'health' });
    expect(refusal?.sentence).toContain('“massage therapy”');
    expect(refusal?.sentence).toContain('Nothing was spent');
    expect(refusalForBasic({ answers: said('Selling vapes') })?.code).toBe('prohibited-work');
    expect(refusalForBasic({ answers: said('Ten years as a copywriter') })).toBeNull();
  });

  it('is looked for in any text without a fault', () => {
    fc.assert(
      fc.property(anyText(400), (text) => {
        findLicensedWork(said(text));
      }),
    );
    for (const long of ['install no not avoid need child sell my '.repeat(250), 'a'.repeat(10_000)])
      expect(() => findLicensedWork(said(long))).not.toThrow();
  });
});
