import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export async function prepare({ packages, fonts }) {
  const require = createRequire(packages);
  const React = require('react');
  const { Document, Font, Page, Text, View, renderToBuffer } = await import(
    pathToFileURL(require.resolve('@react-pdf/renderer')).href
  );
  Font.register({ family: 'sans', fonts: [{ src: fonts.sans }, { src: fonts.strong, fontWeight: 'bold' }] });
  const e = React.createElement;
  const row = (cells, key, bold) =>
    e(
      View,
      {
        key,
        style: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: '#ddd5c5', paddingVertical: 3 },
      },
      cells.map((cell, column) =>
        e(
          Text,
          {
            key: column,
            style: {
              width: '20%',
              fontSize: 8.6,
              textAlign: column === 0 ? 'left' : 'right',
              fontWeight: bold ? 'bold' : 'normal',
            },
          },
          cell,
        ),
      ),
    );
  const bar = ({ label, value }) =>
    e(View, { key: label, style: { flexDirection: 'row', marginTop: 6 } }, [
      e(Text, { key: 'l', style: { width: 96 } }, label),
      e(View, { key: 'b', style: { width: value * 3, height: 11, backgroundColor: '#1f4836' } }),
      e(Text, { key: 'v', style: { marginLeft: 6 } }, String(value)),
    ]);
  const page = ({ title, paragraphs, head, rows, bars }) =>
    e(Page, { key: title, size: 'A4', style: { padding: 54, fontFamily: 'sans', fontSize: 9.7 } }, [
      e(Text, { key: 'title', style: { fontSize: 20, fontWeight: 'bold', marginBottom: 10 } }, title),
      ...paragraphs.map((text, index) =>
        e(Text, { key: `p${index}`, style: { lineHeight: 1.25, marginBottom: 6 } }, text),
      ),
      row(head, 'head', true),
      ...rows.map((cells, index) => row(cells, `r${index}`, false)),
      ...bars.map(bar),
    ]);
  return { draw: (pages) => renderToBuffer(e(Document, null, pages.map(page))) };
}
