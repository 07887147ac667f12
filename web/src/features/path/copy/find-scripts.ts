/** Words to copy, as they stand in a text: a quote, mostly below a title of its own. */
export interface ScriptInText {
  quote: Element;
  /** “Message: clips for a sample”, or how it begins. */
  name: string;
  text: string;
}

const wordsInName = 5;

const isElement = (node: Node): node is Element => 'tagName' in node;

const textOf = (node: Node): string => {
  if (node.nodeName === 'BR') return '\n';
  if (!isElement(node)) return (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
  const text = [...node.childNodes].map(textOf).join('');
  return node.classList.contains('blank') ? `[${text}]` : text;
};

const linesOf = (part: Element): string =>
  /^[OU]L$/.test(part.tagName)
    ? [...part.children]
        .map((item, index) => `${part.tagName === 'OL' ? `${index + 1}.` : '-'} ${textOf(item).trim()}`)
        .join('\n')
    : textOf(part)
        .replaceAll(/ *\n */g, '\n')
        .trim();

/** The title of a script is the whole of its first paragraph. */
export function titleOf(quote: Element): Element | undefined {
  const [first] = quote.children;
  const [only] = first?.children ?? [];
  return only?.tagName === 'STRONG' && first?.textContent === only.textContent ? first : undefined;
}

/** In a text whose scripts have titles, a quote without one is an example; in one without any, all are to be copied. */
export function findScripts(root: ParentNode): ScriptInText[] {
  const quotes = [...root.querySelectorAll('.reading blockquote')];
  const titled = quotes.filter((quote) => titleOf(quote) !== undefined);
  return (titled.length > 0 ? titled : quotes).map((quote) => {
    const title = titleOf(quote);
    const text = [...quote.children]
      .filter((part) => part !== title && !part.hasAttribute('data-copy'))
      .map(linesOf)
      .join('\n\n');
    const name = title?.textContent ?? `${text.split(/\s+/).slice(0, wordsInName).join(' ')} …`;
    return { quote, name, text };
  });
}
