const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Control characters become references too: a parser turns a bare carriage return into a line feed. */
export function element(name: string, text: string | number | boolean): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: keys may hold them, and they must come back whole
  const escaped = String(text).replace(/[&<>"\u0000-\u001f]/g, (c) => {
    return entities.get(c) ?? `&#x${c.charCodeAt(0).toString(16)};`;
  });
  return `<${name}>${escaped}</${name}>`;
}
