import { describe, expect, it } from 'vitest';
import { decodeEncodedWords } from './mime-headers.ts';
import { type MimeMessage, parseMime } from './parse-mime.ts';

const parse = (...lines: string[]): MimeMessage => parseMime(Buffer.from(lines.join('\r\n')));
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('single parts', () => {
  it.each([
    ['no content type', [], 'Hello', 'Hello'],
    [
      '8bit UTF-8',
      ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'],
      'Zoë – 5h',
      'Zoë – 5h',
    ],
    [
      'base64',
      ['Content-Type: text/plain; charset="UTF-8"', 'Content-Transfer-Encoding: BASE64'],
      base64('Zoë'),
      'Zoë',
    ],
    [
      'quoted-printable with soft breaks, an escaped equals sign and blanks before a line end',
      ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
      'Zo=C3=AB has a=3Db and =\r\ngoes on  \r\nhere=20',
      'Zoë has a=b and goes on\nhere ',
    ],
    [
      'latin-1',
      ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable'],
      'caf=E9',
      'café',
    ],
  ])('reads text with %s', (_, headers, body, expected) => {
    expect(parse('From: a@b.test', ...headers, '', body)).toMatchObject({ text: expected, html: null });
  });

  it('reads an HTML message', () => {
    expect(parse('Content-Type: text/html; charset=utf-8', '', '<p>é</p>')).toMatchObject({
      text: null,
      html: '<p>é</p>',
    });
  });

  it('accepts bare line feeds', () => {
    expect(parseMime(Buffer.from('Subject: one\n two\n\nbody\nmore'))).toMatchObject({ text: 'body\nmore' });
  });
});

describe('multipart', () => {
  const mixed = parse(
    'From: a@b.test',
    'Content-Type: multipart/mixed;',
    '\tboundary="outer+(1)"',
    '',
    'a preamble nobody shows',
    '--outer+(1)',
    'Content-Type: multipart/alternative; boundary=outer',
    '',
    '--outer',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'line one',
    '--outerwear is not a boundary',
    '--outer',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64('<b>hi</b>'),
    '--outer--',
    '--outer+(1)  ',
    'Content-Type: application/pdf; name="ignored.pdf"',
    'Content-Disposition: attachment; filename="your \\"plan\\".pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from([0, 255, 13, 10, 128]).toString('base64'),
    '--outer+(1)',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Disposition: attachment',
    '',
    '',
    '--outer+(1)--',
    'an epilogue',
  );

  it('finds text and HTML inside the alternative', () => {
    expect(mixed.text).toBe('line one\n--outerwear is not a boundary');
    expect(mixed.html).toBe('<b>hi</b>');
  });

  it('keeps attachments byte for byte and names the nameless', () => {
    expect(mixed.attachments).toEqual([
      {
        filename: 'your "plan".pdf',
        contentType: 'application/pdf',
        bytes: Buffer.from([0, 255, 13, 10, 128]),
      },
      { filename: 'attachment-2', contentType: 'text/plain', bytes: Buffer.alloc(0) },
    ]);
  });

  it.each([
    ["filename*=UTF-8''na%C3%AFve%20plan.pdf", 'naïve plan.pdf'],
    ['filename*0*=UTF-8\'\'na%C3; filename*1*=%AFve; filename*2=" plan.pdf"', 'naïve plan.pdf'],
    ['filename="=?UTF-8?B?bmHDr3ZlLnBkZg==?="', 'naïve.pdf'],
    ['filename=plain.pdf', 'plain.pdf'],
    ["filename*=UTF-8''a%0D%0Ab.pdf", 'ab.pdf'],
  ])('reads the file name of %s', (parameter, expected) => {
    const { attachments } = parse(
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; ${parameter}`,
      '',
      'x',
    );
    expect(attachments[0]?.filename).toBe(expected);
  });
});

describe('encoded words', () => {
  it.each([
    ['plain text', 'plain text'],
    ['=?utf-8?Q?Your_plan_=E2=80=93_ready?=', 'Your plan – ready'],
    ['=?UTF-8?B?WsO?= =?utf-8?B?qw==?=', /* refused below */ null],
    ['=?utf-8?b?WsM=?= =?UTF-8?B?qw==?=', 'Zë'],
    ['=?utf-8?q?one?=\t=?utf-8?q?_two?= three', 'one two three'],
    ['=?iso-8859-1?q?caf=E9?= and =?utf-8?q?tea?=', 'café and tea'],
    ['=?utf-8*en?q?hi?=', 'hi'],
  ])('decodes %s', (text, expected) => {
    if (expected === null) expect(() => decodeEncodedWords(text)).toThrow('not valid base64');
    else expect(decodeEncodedWords(text)).toBe(expected);
  });
});

describe('what could not be read elsewhere either', () => {
  const multipart = (...lines: string[]): string[] => [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...lines,
  ];

  it.each([
    ['a multipart without boundary', ['Content-Type: multipart/mixed', '', 'x'], 'without a boundary'],
    ['a multipart that never closes', multipart('--b', '', 'x'), 'closing boundary'],
    ['bad base64', ['Content-Transfer-Encoding: base64', '', 'abc*'], 'not valid base64'],
    [
      'bad quoted-printable',
      ['Content-Transfer-Encoding: quoted-printable', '', '100 = 100'],
      'not valid quoted-printable',
    ],
    [
      'an unknown transfer encoding',
      ['Content-Transfer-Encoding: x-zip', '', 'x'],
      'Unknown Content-Transfer-Encoding',
    ],
    ['an unknown charset', ['Content-Type: text/plain; charset=klingon', '', 'x'], "charset 'klingon'"],
    [
      'bytes that are not UTF-8',
      ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable', '', '=FF'],
      "charset 'utf-8'",
    ],
    ['UTF-8 without a charset', ['Content-Type: text/plain', '', 'Zoë'], 'declares no charset'],
    ['a header without a colon', ['From a@b.test', '', 'x'], "without a name and ':'"],
    ['two subjects', ['Subject: one', 'SUBJECT: two', '', 'x'], "Duplicate header 'SUBJECT'"],
    ['an overlong line', ['', 'x'.repeat(999)], 'longer than 1000'],
    ['a broken content type', ['Content-Type: pdf', '', 'x'], 'Content-Type is malformed'],
  ])('refuses %s', (_, lines, sentence) => {
    expect(() => parse(...lines)).toThrow(sentence);
  });

  it('refuses parts nested without end', () => {
    const nested = Array.from({ length: 12 }, (_, depth) => [
      `Content-Type: multipart/mixed; boundary=b${depth}`,
      '',
      `--b${depth}`,
    ]).flat();
    const closed = Array.from({ length: 12 }, (_, depth) => `--b${11 - depth}--`);
    expect(() => parse(...nested, '', 'x', ...closed)).toThrow('nested too deeply');
  });

  it('refuses more than 500 parts', () => {
    const parts = Array.from({ length: 500 }, () => ['--b', '', 'x']).flat();
    expect(() => parse(...multipart(...parts, '--b--'))).toThrow('more than 500');
  });
});
