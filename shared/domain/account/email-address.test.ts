import { describe, expect, it } from 'vitest';
import { canonicalEmail } from './email-address.ts';

describe('an email address', () => {
  it.each([
    ['Mia@Example.COM', 'mia@example.com'],
    ['  mia@example.com ', 'mia@example.com'],
    ["o'brien+shop_1@mail.example.co", "o'brien+shop_1@mail.example.co"],
    ['mia@müller.example', 'mia@xn--mller-kva.example'],
    ['mia@MU\u0308LLER.example', 'mia@xn--mller-kva.example'],
    ['mia@xn--mller-kva.example', 'mia@xn--mller-kva.example'],
    ['mia@例え.テスト', 'mia@xn--r8jz45g.xn--zckzah'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    [`a@${'b'.repeat(63)}.example`, `a@${'b'.repeat(63)}.example`],
  ])('%j is stored as %j', (typed, kept) => expect(canonicalEmail(typed)).toBe(kept));

  it.each([
    ['two dots in a row', 'a..b@c.de'],
    ['a leading dot', '.a@c.de'],
    ['a trailing dot', 'a.@c.de'],
    ['an IP address', 'a@127.0.0.1'],
    ['an IP address in brackets', 'a@[127.0.0.1]'],
    ['an IP address in disguise', 'a@0x7f.1'],
    ['a number as its top-level domain', 'a@example.123'],
    ['one letter as its top-level domain', 'a@example.c'],
    ['no dot in the domain', 'a@localhost'],
    ['two dots in the domain', 'a@example..com'],
    ['a dot after the domain', 'a@example.com.'],
    ['a hyphen before the domain', 'a@-example.com'],
    ['an underscore in the domain', 'a@exam_ple.com'],
    ['an encoded domain', 'a@ex%61mple.com'],
    ['a port', 'a@example.com:25'],
    ['a path', 'a@example.com/x'],
    ['another script before the @', 'müller@example.com'],
    ['two @', 'a@b@example.com'],
    ['a quoted part', '"a b"@example.com'],
    ['a line break', 'a@example.com\r\nbcc: b@example.com'],
    ['a space', 'a b@example.com'],
    ['nothing before the @', '@example.com'],
    ['no @', 'example.com'],
    ['nothing', ''],
    ['a long part before the @', `${'a'.repeat(65)}@example.com`],
    ['a long label', `a@${'b'.repeat(64)}.example`],
    ['more than 254 characters', `a@${`${'b'.repeat(62)}.`.repeat(4)}example`],
  ])('is refused with %s', (_, typed) => expect(canonicalEmail(typed)).toBeUndefined());
});
