import { describe, expect, test } from 'vitest';

import { tidy } from '../../src/shared/fields.ts';
import {
  emailProblem,
  isEmail,
  repairedEmail,
  storedEmail,
} from '../../src/shared/text/email-address.ts';
import { NAME_PATTERN, nameProblem } from '../../src/features/contact/contact-rules.contract.ts';
import { personName } from '../../src/shared/text/person-name.ts';

/** Typed, as it is judged and stored, why. */
type Row = readonly [typed: string, judged: string, why: string];

describe('names', () => {
  const taken: readonly Row[] = [
    ['Gerard ‘t Hooft', "Gerard 't Hooft", 'a phone opens a quotation there'],
    ['O‘ktamov', "O'ktamov", 'Uzbek is typed so'],
    ['O´Connor', "O'Connor", 'an accent as an apostrophe'],
    ['D`Angelo', "D'Angelo", 'a grave accent as an apostrophe'],
    ['O＇Brien', "O'Brien", 'a keyboard of full width'],
    ['D’Arcy', 'D’Arcy', 'the typographic one stays'],
    ['Kaʻiulani', 'Kaʻiulani', 'the ʻokina is a letter'],
    ['Anne‑Marie', 'Anne-Marie', 'Word’s hyphen that does not break'],
    ['Anne–Marie', 'Anne-Marie', 'a dash by correction'],
    ['Anne\u00ADMarie', 'AnneMarie', 'a soft hyphen is copied along'],
    ['山田　太郎', '山田 太郎', 'the blank of a Japanese keyboard'],
    ['José\u00A0García', 'José García', 'a blank that does not break'],
    ['José\u2009 García', 'José García', 'a thin blank, and a second one'],
    ['Mary\tWhitfield', 'Mary Whitfield', 'copied from a table'],
    ['\u200BMary\u2060 W\u200Fest', 'Mary West', 'without a width'],
    ['\u2068Mary West\u2069', 'Mary West', 'a contact of a phone'],
    ['Ｍａｒｙ　Ｗｅｓｔ', 'Mary West', 'letters of full width'],
    ['علی\u200Cرضا محمدی', 'علی\u200Cرضا محمدی', 'Persian needs the joiner'],
    ['علی\u200C محمدی', 'علی محمدی', 'and nowhere else'],
    ['ශ්\u200Dරී', 'ශ්\u200Dරී', 'Sinhala needs it'],
    ['ジョン・スミス', 'ジョン・スミス', 'a foreign name in Japanese'],
    ['ｼﾞｮﾝ･ｽﾐｽ', 'ｼﾞｮﾝ・ｽﾐｽ', 'in half width'],
    ['アン＝マリー', 'アン＝マリー', 'its hyphen'],
    ['Gal·la', 'Gal·la', 'Catalan'],
    ['צ׳רלי', 'צ׳רלי', 'a sound that Hebrew has no letter for'],
    ['ג׳ורג׳', 'ג׳ורג׳', 'at the end, too'],
    ['葛󠄀城', '葛󠄀城', 'a variant of a sign'],
    ['Zoe\u0308', 'Zoë', 'composed'],
  ];

  test('are taken as people type them, and stored in one way (CON-10, Y-08)', () => {
    for (const [typed, judged, why] of taken) {
      const name = personName(typed);
      expect([name, NAME_PATTERN.test(name), nameProblem(name)], why).toEqual([
        judged,
        true,
        undefined,
      ]);
      expect(personName(name), why).toBe(name);
    }
  });

  test('an error names the sign that no name has (CON-10)', () => {
    for (const [typed, sign] of [
      ['John3', '3'],
      ['A_B', '_'],
      ['Dr. No', '.'],
      ['Smith, John', ','],
      ['Zoë 😀', '😀'],
      ['·Gala', '·'],
    ] as const) {
      const name = personName(typed);
      expect(NAME_PATTERN.test(name), typed).toBe(false);
      expect(nameProblem(name)).toBe(`A name cannot have “${sign}” in it.`);
    }
    expect(NAME_PATTERN.test(personName('--'))).toBe(false);
  });
});

test('what nobody can see is empty (CON-07, LEAD-02, AFF-11)', () => {
  for (const unseen of [
    ' \t\n',
    '\u00A0\u2003\u3000',
    '\u200B\u200B\u200B',
    '\u200B \u00AD',
    '\u2800',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u0301\u0301',
    '\uFE0F',
    '\u{E0100}',
  ]) {
    expect([tidy(unseen), personName(unseen), repairedEmail(unseen)], unseen).toEqual(['', '', '']);
  }
  for (const seen of ['.', '-', '👍', '♥️', 'ے']) expect(tidy(seen)).toBe(seen);
});

describe('addresses', () => {
  const repaired: readonly Row[] = [
    ['mara@example.com,', 'mara@example.com', 'copied from a list'],
    ['mara@example.com;', 'mara@example.com', 'copied from a list'],
    ['<mara@example.com>', 'mara@example.com', 'copied from a mail'],
    ['Mara Lind <mara@example.com>;', 'mara@example.com', 'copied with the name'],
    ['(mara@example.com)', 'mara@example.com', 'copied from a text'],
    ['“mara@example.com”', 'mara@example.com', 'copied from a text'],
    ['mailto:mara@example.com', 'mara@example.com', 'copied from a link'],
    ['MAILTO:mara@example.com?subject=Hello', 'mara@example.com', 'with what the link fills in'],
    ['mara@example.com\u200B', 'mara@example.com', 'without a width'],
    ['\u202Amara@example.com\u202C', 'mara@example.com', 'Windows copies directions along'],
    ['mara\u00AD@example.com', 'mara@example.com', 'a soft hyphen'],
    ['mara＠example．com', 'mara@example.com', 'a keyboard of full width'],
    [' mara@example.com\u00A0', 'mara@example.com', 'blanks around it'],
  ];

  test('are repaired where it is clear which one is meant (CON-12, CON-13)', () => {
    for (const [typed, judged, why] of repaired) {
      expect([repairedEmail(typed), isEmail(judged)], why).toEqual([judged, true]);
    }
  });

  test('of every kind that mail can reach are taken as they are (CON-12)', () => {
    for (const address of [
      'mara@example.com',
      'first.last+tag@sub.example.org',
      "o'neil@example.com",
      'x@a.co',
      'mara@example.recruiting',
      'müller@bücher.example',
      'mara@xn--bcher-kva.example',
      '用户@例子.广告',
      'संपर्क@डाटामेल.भारत',
      '{}|~!$%&*/=?^_`@example.com',
      '1@2.example',
    ]) {
      expect([repairedEmail(address), isEmail(address)], address).toEqual([address, true]);
    }
  });

  test('that no mail can reach are refused, with the sign (CON-12, CON-13, LEAD-04, AFF-14)', () => {
    for (const [address, problem] of [
      ['m@example', undefined],
      ['m@example.com/', 'An address cannot have “/” there.'],
      ['m@-example.com', undefined],
      ['m@example.com-', undefined],
      ['m@exa_mple.com', 'An address cannot have “_” there.'],
      ['m@exam$ple.com', 'An address cannot have “$” there.'],
      ['m@domain.com©', 'An address cannot have “©” there.'],
      ['m@example.123', undefined],
      ['m@1.2.3.4', undefined],
      ['-@-.-', undefined],
      ['👍@👍.👍', 'An address cannot have “👍” there.'],
      ['m@#.com', 'An address cannot have “#” there.'],
      ['ma ra@example.com', 'An address cannot have “ ” there.'],
      ['mara', 'An address has one @ in it.'],
      ['m@a.com,n@b.com', 'An address cannot have “,” there.'],
      ['.m@example.com', undefined],
      ['m@example.com.', 'An address does not end with a dot.'],
      ['m..n@example.com', undefined],
    ] as const) {
      expect([isEmail(address), emailProblem(address)], address).toEqual([false, problem]);
    }
  });

  test('of one person are stored in one way (LEAD-10)', () => {
    for (const [one, stored] of [
      ['Mara@Example.COM', 'Mara@Example.COM'],
      ['JOSÉ@example.mx', 'josé@example.mx'],
      ['mara@Bücher.example', 'mara@xn--bcher-kva.example'],
      ['JOSÉ@Example.mx', 'josé@Example.mx'],
    ] as const) {
      expect(storedEmail(one)).toBe(stored);
    }
  });
});

test.each([
  ['bullets of Word and PDF', '\uF0B7 One\n  \uF0A7 Two', '• One\n  • Two'],
  ['an icon of a font within a line', 'Call \uF0E0 us', 'Call  us'],
  ['Shift+Enter of PowerPoint', 'One\vTwo', 'One\nTwo'],
  ['a page break of a PDF', 'One\fTwo', 'One\nTwo'],
  ['line ends of other systems', 'One\u0085Two\u2028Three\r\nFour', 'One\nTwo\nThree\nFour'],
  ['an apostrophe of Windows-1252', 'what\u0092s new', 'whats new'],
  ['controls of layout programs', 'One\u0003 two\u001E', 'One two'],
  ['names from a phone', '\u2068Ada\u2069 called', 'Ada called'],
  ['Outlook’s embeddings', '\u202AAda\u202C called', 'Ada called'],
  ['characters that nobody sees', 'soft\u00ADhyphen \u200Band \uFEFFmark', 'softhyphen and mark'],
  ['a family that is joined', '👩‍👩‍👧 and ‌می‌خواهم', '👩‍👩‍👧 and ‌می‌خواهم'],
])('%s arrive as they were meant', (_what, pasted, meant) => {
  expect(tidy(pasted)).toBe(meant);
});
