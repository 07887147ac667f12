import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../build/ensure-built.ts';
import { readMarkdown, type Token, type Tokens } from '../../render-markdown.ts';

export interface GuidePage {
  title: string;
  tokens: readonly Token[];
}

export interface Guide {
  title: string;
  subtitle: string;
  pages: readonly GuidePage[];
}

/** Beside the library, because it is no part of a handbook that could be read on the site. */
const folder = join(root, 'shared/content/guides');

export const guideText = (name: string): string => readFileSync(join(folder, `${name}.md`), 'utf8');

/** A guide as it is written: its name, a line about it, and then a page for each heading. */
export function readGuide(name: string): Guide {
  const [first, second, ...rest] = readMarkdown(guideText(name)).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading' || second?.type !== 'paragraph')
    throw new Error(`${name}.md begins with its name and a line about it`);
  const pages: { title: string; tokens: Token[] }[] = [];
  for (const token of rest) {
    if (token.type === 'heading') pages.push({ title: (token as Tokens.Heading).text, tokens: [] });
    else pages.at(-1)?.tokens.push(token);
  }
  return { title: (first as Tokens.Heading).text, subtitle: (second as Tokens.Paragraph).text, pages };
}

/** The picture that is all of a paragraph: the name of its scene, and what is seen. */
export function pictureIn(token: Token): { scene: string; says: string } | undefined {
  if (token.type !== 'paragraph') return undefined;
  const [only, ...others] = (token as Tokens.Paragraph).tokens;
  if (only?.type !== 'image' || others.length > 0) return undefined;
  const { href, text } = only as Tokens.Image;
  return { scene: href, says: text };
}

export const sceneOf = <T>(scenes: ReadonlyMap<string, T>, name: string): T => {
  const scene = scenes.get(name);
  if (scene === undefined) throw new Error(`there is no scene “${name}”`);
  return scene;
};
