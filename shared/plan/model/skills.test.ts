import { describe, expect, it } from 'vitest';
import { findPath } from '../paths/all-paths.ts';
import { matchSkills, mentions, readProof } from './skills.ts';

const pathOf = (slug: string) => {
  const path = findPath(slug);
  if (!path) throw new Error(slug);
  return path;
};
const fitOf = (entry: string, slug: string) => matchSkills([entry], pathOf(slug))[0]?.fit;

describe('a skill', () => {
  it.each([
    ['Writing', 'website-copy-sprints', 1],
    ['copywriter', 'website-copy-sprints', 1],
    ['Video Editing', 'website-copy-sprints', 0],
    ['Video Editing', 'short-form-editing-studio', 1],
    ['ChatGPT', 'ai-admin-setup', 1],
    ['dog walking', 'pet-care-rounds', 1],
    ['dog walking', 'ai-admin-setup', 0],
    ['patience', 'neighbourhood-digital-helper', 0],
    ['maths teacher', 'small-group-tutoring', 1],
    ['kindness', 'home-clean-and-turnover', 0],
  ])('named %s fits %s by %d', (entry, slug, expected) => {
    expect(fitOf(entry, slug)).toBe(expected);
  });

  it('is found where a word begins, and short ones only whole', () => {
    expect(mentions('I paint walls', ['ai'])).toBe(false);
    expect(mentions('aims', ['ai'])).toBe(false);
    expect(mentions('AI tools', ['ai'])).toBe(true);
    expect(mentions('gardening', ['garden'])).toBe(true);
    expect(mentions('c++ (and) more', ['figma', 'c++'])).toBe(true);
    expect(mentions('anything', [])).toBe(false);
  });
});

describe('proof', () => {
  it.each([
    ['Writing', 'Six years in copywriting.', 'proven'],
    ['Writing', 'I have a portfolio online.', 'proven'],
    ['Writing', 'I have no portfolio yet.', 'skill'],
    ['Writing', 'I have lived here for six years.', 'skill'],
    ['Sales', 'Ten years in retail sales.', 'skill'],
    ['dogs', 'I like to read.', 'none'],
  ])('of %s with "%s" is %s', (skill, background, proof) => {
    expect(readProof([skill], background, pathOf('website-copy-sprints'))).toBe(proof);
  });

  it('of years in a skill that merely helps does not set the highest price', () => {
    expect(
      readProof(['Project Management'], '12 years experience in project work', pathOf('ai-admin-setup')),
    ).toBe('skill');
    expect(
      readProof(
        ['Project Management'],
        '12 years experience in project work',
        pathOf('fractional-project-manager'),
      ),
    ).toBe('proven');
  });
});
