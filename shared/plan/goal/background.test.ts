import { describe, expect, it } from 'vitest';
import { facts } from '#shared/content/facts.ts';
import { averageFullTimeWeek, readBackground } from './income.ts';
import { readGoal } from './read-goal.ts';
import { summarise } from './testing/summarise.ts';

const now = new Date('2026-11-22T01:00:00Z');
const reading = (goal: string, background: string): string => summarise(readGoal(goal, { background, now }));

describe('an income to be replaced is read from the background', () => {
  it.each([
    ['I earn $85,000 a year as a nurse.', 'replace 7083.33 !income-from-background'],
    ['I work as a nurse on $85,000 a year plus super.', 'replace 7083.33 !income-from-background'],
    ['My salary is 72k.', 'replace 6000 !income-from-background', 'No period, and of a year’s size.'],
    ['Barista. I get paid $900 a week. I have $2,000 saved.', 'replace 3900 !income-from-background'],
    ['I have $2,000 saved. I’m on $1,200 a fortnight.', 'replace 2600 !income-from-background'],
    ['I earn $38 an hour, 30 hours a week at Coles.', 'replace 4940 !income-from-background'],
    ['I earn $40 an hour.', 'replace 6586.67 !income-from-background', 'A full-time week is 38 hours.'],
    ['I want to earn $5,000 a month one day.', 'replace 8710 !default-income-used', 'A wish is no pay.'],
    ['My partner earns $90,000 a year.', 'replace 8710 !default-income-used', 'Somebody else’s.'],
    ['My rent is $600 a week, my debt $20,000.', 'replace 8710 !default-income-used'],
    ['I earn £2,000 a month.', 'replace 8710 !default-income-used !foreign-income-in-background'],
    [
      'I earn 99999999999999999999 a month.',
      'replace 8710 !default-income-used',
      'No income, and no whole number.',
    ],
    ['', 'replace 8710 !default-income-used'],
  ])('%j', (background: string, expected: string, _why = '') => {
    expect(reading('quit my job', background)).toBe(expected);
  });

  it('in part where a part is wanted', () => {
    expect(reading('replace half my salary', 'I earn $60,000 a year.')).toBe(
      'replace 2500 !income-from-background !share-of-income',
    );
  });

  it('and not at all where the goal names a figure', () => {
    expect(reading('quit my job on $1,000 a week', 'I earn $60,000 a year.')).toBe('4333.33');
  });
});

describe('an after-tax goal comes on top of', () => {
  it.each([
    ['nothing when no job is named', '', '$2,000 a month after tax', '2085.29 after tax 2000'],
    [
      'the pay the background names',
      'I earn $95,000 a year as a teacher.',
      '$2,000 a month after tax',
      '2941.18 after tax 2000',
    ],
    [
      'an assumed $70,000 beside a job',
      'I work full time as a teacher.',
      '$2,000 a month after tax',
      '2941.18 after tax 2000',
    ],
    [
      'nothing when the job is to go',
      'I earn $95,000 a year.',
      '$2,000 a month after tax, quit my job',
      '2085.29 after tax 2000',
    ],
  ])('%s', (_name, background, goal, expected) => {
    expect(reading(goal, background)).toBe(expected);
  });
});

it('the income assumed without a figure is the fact that is printed with its date', () => {
  const { figure, note } = facts['average-earnings'];
  expect(`$${averageFullTimeWeek / 100}`).toBe(figure.replace(',', '').replace('.00 a week', ''));
  expect(note).toBe('full-time adults, May 2025');
});

describe('a job beside this', () => {
  it.each([
    ['Forklift driver in Rockingham. I restore bedside tables.', true],
    ['School caretaker in Mildura.', true],
    ['Deckhand in Airlie Beach; I cut reels for the dive boat.', true],
    ['Recruiter for seven years in Sydney’s west.', true],
    ['Jewellery maker from Kyoto, now in Byron.', false],
    ['Practice receptionist in Ballarat, two kids at school.', true],
    ['I’m a park ranger in Cradle Valley.', true],
    ['Primary teacher in Dubbo with two kids under six.', true],
    ['I love gardens. Office manager, Perth.', true],
    ['Retired IT support officer in Newcastle.', false],
    ['Former nurse at the base hospital.', false],
    ['Freelance project manager in Hobart.', false],
    ['Laid off in September. Storeman and driver in Ipswich.', false],
    ['My husband is a truck driver in Moranbah.', false],
    ['I was a teacher in Dubbo.', false],
    ['I want to be a project manager.', false],
    ['I love gardens.\n\n  Office manager, Perth.', true],
    ['I love gardens.  \r\nOffice manager, Perth.', true],
    ['Electrician in Geelong.', false],
    ['I sew baby quilts and library bags in Toowoomba.', false],
  ])('%j: %s', (background, hasJob) => {
    expect(readBackground(background).hasJob).toBe(hasJob);
  });
});
