/** Words to copy from a text: a quote, usually below its own title. */
export interface ScriptInText {
  quote: Element;
  /** “Message: clips for a sample”, or its first words. */
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

/** A script's title takes up its whole first paragraph. */
export function titleOf(quote: Element): Element | undefined {
  const [first] = quote.children;
  const [only] = first?.children ?? [];
  return only?.tagName === 'STRONG' && first?.textContent === only.textContent ? first : undefined;
}

/** If any script of a text has a title, quotes without one are examples; otherwise all are scripts. */
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
