import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../render-markdown.ts';
import { findTemplates } from './find-templates.ts';

const section = { id: 'prices', title: 'Prices' };
const templatesIn = (markdown: string) => findTemplates(section, readMarkdown(markdown));

describe('the templates of a section', () => {
  it('are quotes below a title, with their blanks still marked', () => {
    expect(
      templatesIn('> **Message: price by text**\n>\n> Hi [Joan], *a cut* is [$65].\n>\n> Shall I book it?'),
    ).toEqual([
      {
        kind: 'Message',
        title: 'Price by text',
        section,
        lines: ['Hi [Joan], a cut is [$65].', 'Shall I book it?'],
      },
    ]);
  });

  it('are lists under a title, point by point', () => {
    const [list] = templatesIn('Before.\n\n**Checklist: before a cut**\n\n1. Pick up [toys].\n2. Walk.');
    expect(list).toMatchObject({ kind: 'Checklist', lines: ['Pick up [toys].', 'Walk.'] });
  });

  it('keep the numbers of questions inside a message', () => {
    const [survey] = templatesIn('> **Form: survey**\n>\n> 1. Which task?\n> 2. How long?');
    expect(survey?.lines).toEqual(['1. Which task?\n2. How long?']);
  });

  it('are neither a quote without a title nor bold words in a text', () => {
    expect(templatesIn('> Hi Joan.\n\n**Message: x** and more.\n\n**Beware: x**\n\n- One')).toEqual([]);
  });

  it('have a title that fits on a line, and content below it', () => {
    expect(() => templatesIn(`> **Message: ${'long'.repeat(10)}**\n>\n> Hi.`)).toThrow('longer than 36');
    expect(() => templatesIn('**Checklist: nothing**')).toThrow('nothing to copy follows');
  });

  it('leave the codes of a prompt as they are', () => {
    const [prompt] = templatesIn('> **Prompt: draft**\n>\n> You help [business]. Write [CHECK] and stop.');
    expect(prompt?.lines).toEqual(['You help [business]. Write [CHECK] and stop.']);
  });
});
