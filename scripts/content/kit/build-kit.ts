import type { KitNames, KitNumbers, KitParts, TimelineStep } from '#shared/contract/kit.ts';
import type { Token } from '../render-markdown.ts';
import { findTemplates } from './find-templates.ts';
import type { Piece } from './read-pieces.ts';

/** A section before it is rendered. */
export interface SectionTokens {
  id: string;
  title: string;
  tokens: Token[];
}

interface KitSources {
  numbers: KitNumbers;
  parts: readonly SectionTokens[];
  timeline: readonly TimelineStep[];
}

/** Builds a path's working kit from its text and figures; null when the text has no templates or timeline. */
export function buildKit({ numbers, parts, timeline }: KitSources): KitParts | null {
  const templates = parts.flatMap(({ id, title, tokens }) => findTemplates({ id, title }, tokens));
  if (templates.length === 0 || timeline.length === 0) return null;
  const titles = templates.map(({ kind, title }) => `${kind}: ${title}`);
  const twice = titles.find((title, index) => titles.indexOf(title) < index);
  if (twice !== undefined) throw new Error(`two templates have the title “${twice}”`);
  return { numbers, templates, timeline: [...timeline] };
}

/** The names of a kit's contents, without their texts. */
export const namesOf = (
  { templates, timeline }: KitParts,
  pieces: readonly Pick<Piece, 'says'>[],
): KitNames => ({
  templates: templates.map(({ kind, title }) => ({ kind, title })),
  steps: timeline.length,
  stopRules: timeline.filter(({ stop }) => stop !== undefined).length,
  pieces: [...new Set(pieces.map(({ says }) => says))],
});

/** The texts of a step with its sums filled in. */
export const fillStep = ({ stop, ...step }: TimelineStep, fill: (text: string) => string): TimelineStep => ({
  ...step,
  steps: fill(step.steps),
  ...(stop !== undefined && { stop: fill(stop) }),
});
