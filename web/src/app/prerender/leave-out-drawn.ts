import { drawnMark, ofHtml, type Place } from './take-drawn.ts';

/** A mark and its place would be longer than a shorter text. */
const shortestLength = 25;

interface Spot {
  /** Where in the body the mark of its element would stand. */
  markAt: number;
  length: number;
  of?: number | string;
}

interface OpenElement {
  name: string;
  attributes: string;
  markAt: number;
  htmlFrom: number;
  textFrom: number;
  /** Text nodes by their place among all nodes. */
  nodes: (string | undefined)[];
}

/** Of what is for browsers without scripts there are no elements in others. */
const token =
  /<!--.*?-->|<noscript.*?<\/noscript>|<\/(?<closed>[\w-]+)>|<(?<name>[\w-]+)(?<attributes>(?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gs;
const isEmpty = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };
const decoded = (html: string): string =>
  html.replaceAll(/&([#\w]+);/g, (entity, name: string) => characters[name] ?? entity);

/** Every text, attribute and prepared HTML of a page that is worth being left out elsewhere, by what it is. */
const spotsIn = (body: string): Map<string, Spot> => {
  const spots = new Map<string, Spot>();
  const open: OpenElement[] = [];
  let text = '';
  const add = (value: string, spot: Spot): void => {
    if (value.length >= shortestLength && !spots.has(value)) spots.set(value, spot);
  };
  const addAll = ({ attributes, markAt, htmlFrom, textFrom, nodes }: OpenElement, htmlTo: number): void => {
    const whole = text.slice(textFrom);
    if (attributes.includes(' data-prepared=""'))
      add(body.slice(htmlFrom, htmlTo), { markAt, length: whole.length, of: ofHtml });
    add(whole, { markAt, length: whole.length });
    nodes.forEach((node, of) => {
      if (node) add(node, { markAt, length: node.length, of });
    });
    for (const [, of = '', written = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      const value = decoded(written);
      add(value, { markAt, length: value.length, of });
    }
  };

  for (const { 0: all, index, groups = {} } of body.matchAll(token)) {
    const { closed, name, attributes = '' } = groups;
    if (closed !== undefined) {
      const element = open.pop();
      if (element?.name !== closed) throw new Error(`</${closed}> closes ${element?.name}`);
      addAll(element, index);
      continue;
    }
    const isText = !all.startsWith('<');
    const written = isText ? decoded(all) : undefined;
    open.at(-1)?.nodes.push(written);
    text += written ?? '';
    if (name === undefined) continue;
    const htmlFrom = index + all.length;
    const markAt = index + 1 + name.length;
    const element = { name, attributes, markAt, htmlFrom, textFrom: text.length, nodes: [] };
    if (isEmpty.test(name) || all.endsWith('/>')) addAll(element, htmlFrom);
    else open.push(element);
  }
  return spots;
};

/** For the build: a page, and the JSON of the content it was drawn from, with nothing of it in both. */
export const leaveOutDrawn = (body: string, content: unknown): { body: string; json: string } => {
  const spots = spotsIn(body);
  const used = new Set<number>();
  JSON.stringify(content, (_key, value) => {
    const spot = spots.get(value);
    if (spot) used.add(spot.markAt);
    return value;
  });
  const marks = [...used].sort((a, b) => a - b);
  const json = JSON.stringify(content, (_key, value): unknown => {
    const spot = spots.get(value);
    if (!spot) return value;
    const { markAt, length, of } = spot;
    const place = [marks.indexOf(markAt), length] as const;
    return { drawnAt: of === undefined ? place : [...place, of] } satisfies Place;
  });
  const parts = [0, ...marks].map((from, part) => body.slice(from, marks[part]));
  return { body: parts.join(` ${drawnMark}`), json };
};
