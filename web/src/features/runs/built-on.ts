import { pathTitle } from '#shared/content/path-titles.ts';
import { planIdLine } from '#shared/domain/runs/own-words.ts';

/** The stored background names the path in its last line; the form shows the path as a chip. */
export interface Background {
  text: string;
  path?: { slug: string; title: string };
}

const atEnd = /(?:^|\n\n)Plan ID: ([a-z0-9-]+)$/;
const anywhere = /^[ \t]*Plan ID: ([a-z0-9-]+)[ \t]*$/m;

/** Typed text is kept to the letter; a line that names an unknown path is text. */
export function splitBackground(content: string): Background {
  const found = atEnd.exec(content) ?? anywhere.exec(content);
  const slug = found?.[1] ?? '';
  const title = pathTitle(slug);
  if (found === null || title === undefined) return { text: content };
  const before = content.slice(0, found.index);
  const after = content.slice(found.index + found[0].length);
  const text = after.trim() === '' ? before : `${before.trimEnd()}\n${after.trimStart()}`.trimStart();
  return { text, path: { slug, title } };
}

export function joinBackground({ text, path }: Background): string {
  if (path === undefined) return text;
  const line = planIdLine(path.slug);
  return text === '' ? line : `${text}\n\n${line}`;
}
