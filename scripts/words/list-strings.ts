import { type ESTree, parseSync, Visitor } from 'vite';

export interface ShownString {
  line: number;
  text: string;
}

type Node = ESTree.Node;

/** Attributes that hold text for people; the others name classes, addresses and switches. */
const shownAttributes =
  /^(alt|aria-label|aria-description|title|label|placeholder|hint|heading|text|name|lead|note)$/i;
const inlineElements = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'Link',
  'NavLink',
  'span',
  'strong',
]);
/** Expressions of DynamoDB, lists of classes, media types and addresses have spaces, too. */
const forMachines =
  /^(SET|ADD|REMOVE|DELETE|attribute_|size\(|#|:|@|--|\.|\/)|[\w-]+=|[{};<>\\]|\(\?|:\w+ |^\w+\/\w+/;
const looksWritten = /^[\p{Lu}\p{N}“‘"$…(][^\n]*\p{L}[^\n]* \S/u;

/** Every text in a source file that a person may read, in the order of the file. Values in it are shown as “…”. */
export function listStrings(file: string, source: string): ShownString[] {
  const { program } = parseSync(file, source);
  const found: (ShownString & { at: number })[] = [];
  const read = new Set<Node>();
  const add = (node: Node, text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (!/\p{L}{2}/u.test(words)) return;
    found.push({ at: node.start, line: lineAt(source, node.start), text: words });
  };

  const textOf = (node: ESTree.JSXElement | ESTree.JSXFragment): string =>
    node.children
      .map((child) => {
        if (child.type === 'JSXText') return child.value;
        if (child.type === 'JSXExpressionContainer') return literalOf(child.expression, read) ?? '…';
        if (child.type !== 'JSXElement' || !isInline(child)) return '\n';
        read.add(child);
        return textOf(child);
      })
      .join('');
  const addChildren = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    if (read.has(node)) return;
    for (const part of textOf(node).split('\n\n')) add(node, part.replaceAll(/^[…\s]+$/g, ''));
  };
  const addLiteral = (node: Node) => {
    const text = literalOf(node, read);
    if (text !== undefined && looksWritten.test(text) && !forMachines.test(text)) add(node, text);
  };

  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute: ({ name, value }) => {
      if (value?.type !== 'Literal') return;
      const isShown = name.type === 'JSXIdentifier' && shownAttributes.test(name.name);
      if (isShown && typeof value.value === 'string') add(value, value.value);
      read.add(value);
    },
    ImportDeclaration: ({ source: from }) => void read.add(from),
    TSLiteralType: ({ literal }) => void read.add(literal),
    Literal: (node) => addLiteral(node),
    TemplateLiteral: (node) => addLiteral(node),
  }).visit(program);
  return found.toSorted((one, other) => one.at - other.at).map(({ line, text }) => ({ line, text }));
}

const isInline = ({ openingElement: { name } }: ESTree.JSXElement): boolean =>
  name.type === 'JSXIdentifier' && inlineElements.has(name.name);

/** What is written in a string or a template; it is not listed a second time. */
function literalOf(node: Node, read: Set<Node>): string | undefined {
  if (read.has(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') {
    read.add(node);
    return node.value;
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  read.add(node);
  return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
}

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;
