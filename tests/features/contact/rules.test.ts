import { describe, expect, test } from 'vitest';

import { contactForm, subjectFromQuery } from '../../../src/features/contact/contact.contract.ts';
import { limitKeyOf } from '../../../src/features/contact/contact.limit.ts';
import {
  BAD_MESSAGE,
  BAD_SUBJECT,
  checkContact,
  disagreements,
  good,
  MANY_LINKS,
  type Case,
} from '../../helpers/contact-rules.ts';
import { CONTACT_API, goodMessage, post } from '../../helpers/submissions.ts';
import { checkForm, defineForm, optionalText, requiredText } from '../../../src/shared/form.ts';

const INVALID = 'Please fix the errors above before submitting.';

test('a well-filled form has no errors (CON-27)', () => {
  expect(checkContact(good)).toEqual({});
});

test('an empty or blank field is required, in the browser and the Worker (CON-07, ERR-17)', async () => {
  const empty = { name: '', email: ' ', subject: '\t', message: '\n\n' };
  const fields = {
    name: 'This field is required',
    email: 'This field is required',
    subject: 'This field is required',
    message: 'This field is required',
  };
  expect(checkContact(empty)).toEqual(fields);
  expect(await post(CONTACT_API, goodMessage(empty))).toMatchObject({
    status: 422,
    body: { error: INVALID, fields },
  });
});

const SHORT = (length: number) => `Must be at least ${length} characters long`;
const LONG = (length: number) => `Must be no more than ${length} characters long`;

// The contact form has no optional field.
test('an optional field passes when it is empty, and obeys its rules when it is not (CON-42)', () => {
  const rules = {
    label: 'Company',
    min: 2,
    max: 5,
    pattern: /^[a-z]+$/,
    check: () => 'Never right',
  };
  const check = (company: string) =>
    checkForm(defineForm({ fields: { company: optionalText(rules) }, problem: '' }), { company });
  for (const company of ['', ' ', '\t\n']) expect(check(company)).toEqual({});
  for (const [company, text] of [
    ['a', SHORT(2)],
    ['abcdef', LONG(5)],
    ['ABC', 'Invalid format'],
    ['abc', 'Never right'],
  ] as const) {
    expect(check(company)).toEqual({ company: text });
  }
  const required = defineForm({ fields: { company: requiredText(rules) }, problem: '' });
  expect(checkForm(required, { company: ' ' })).toEqual({ company: 'This field is required' });
});

describe('name', () => {
  test('refuses with the spec’s texts (CON-08, CON-09, CON-10, CON-11, CON-26, ERR-17, ERR-18, CST-10, X-13)', async () => {
    expect(
      await disagreements('name', [
        ['J', SHORT(2)],
        [' J ', SHORT(2)],
        ['1', SHORT(2)],
        ['a'.repeat(51), LONG(50)],
        [`${'a'.repeat(49)}  b`, LONG(50)],
        ['1'.repeat(51), LONG(50)],
        ['a '.repeat(26).trim(), LONG(50)],
        ['John3', 'Invalid format'],
        ['A_B', 'Invalid format'],
        ['Anne & Co', 'Invalid format'],
        ['Smith, John', 'Invalid format'],
        ['Dr. No', 'Invalid format'],
        ['Jo\nBcc: all@x.example', 'Invalid format'],
        ['Zoë 😀', 'Invalid format'],
        ['Ana \u202eanA', 'Invalid format'],
        ['Al\ud800an', 'Invalid format'],
        ['One Two Three Four Five 6', 'Invalid format'],
        ['One Two Three Four Five Six', 'Name is too long'],
        ['a b c d e f', 'Name is too long'],
      ]),
    ).toEqual([]);
  });

  test('accepts (CON-10, CON-11, CON-27, Y-08)', async () => {
    const right: Case[] = [
      'Al',
      'Ali',
      'a'.repeat(49),
      'a'.repeat(50),
      "O'Neil-Smith Jr",
      'D’Arcy Wentworth',
      'One Two Three Four',
      'One Two Three Four Five',
      'Zoë Müller',
      'Łukasz Żółć',
      'José Ángel Núñez',
      'Nguyễn Thị Minh Khai',
      'Ольга Петрова',
      '山田 太郎',
      'أحمد علي',
      'Zoe\u0308',
      '  Padded Name  ',
      // Characters beyond the BMP count as one each.
      '𠮷𠮷',
      '𠮷'.repeat(50),
    ].map((value) => [value]);
    expect(await disagreements('name', right)).toEqual([]);
  });
});

describe('email', () => {
  test('refuses (CON-12, CON-13, ERR-18)', async () => {
    const wrong: Case[] = [
      'abc',
      'a@b',
      'a b@c.co',
      'a..b@x.com',
      'a@x..com',
      '.a@x.com',
      'a@x.com.',
      'a@.x.com',
      '@x.com',
      'a@',
      'a@b@c.com',
      'a@x.com\r\nBcc: b@y.com',
      'a@x.com,b@y.com',
      'a\u202e@x.com',
      `${'a'.repeat(243)}@example.com`,
      '@'.repeat(10_000),
    ].map((value) => [value, 'Invalid email format']);
    expect(await disagreements('email', wrong)).toEqual([]);
  });

  test('accepts (CON-12, CON-27)', async () => {
    const right: Case[] = [
      'a@x.co',
      'first.last+tag@sub.example.org',
      "o'neil@example.com",
      'müller@bücher.example',
      '  padded@example.com ',
      'Mary <mary@example.com>, ',
      `${'a'.repeat(241)}@example.com`,
      `${'a'.repeat(242)}@example.com`,
    ].map((value) => [value]);
    expect(await disagreements('email', right)).toEqual([]);
  });
});

describe('subject', () => {
  test('refuses with the spec’s texts (CON-14, CON-15, CON-16, CON-17, CON-18, CON-26, ERR-18, CST-10)', async () => {
    expect(
      await disagreements('subject', [
        ['Jobs', SHORT(5)],
        [' Jobs ', SHORT(5)],
        ['$$', SHORT(5)],
        ['$100', SHORT(5)],
        ['a'.repeat(101), LONG(100)],
        [`$${'a'.repeat(100)}`, LONG(100)],
        ['A'.repeat(101), LONG(100)],
        ['Save $100 today', BAD_SUBJECT],
        ['What does $ mean', BAD_SUBJECT],
        ['Only 500 dollars', BAD_SUBJECT],
        ['From €300 upwards', BAD_SUBJECT],
        ['Get 1,000 USD', BAD_SUBJECT],
        ['Hello ABCDEFGHIJ', BAD_SUBJECT],
        ['Hello ABCDEFGHIJK', BAD_SUBJECT],
        ['Hello ÄÖÜÄÖÜÄÖÜÄ', BAD_SUBJECT],
        ['FREE MONEY, act now', BAD_SUBJECT],
        ['FREE OFFER', BAD_SUBJECT],
        ['Buy now', BAD_SUBJECT],
        ['BUY  n0w!!!', BAD_SUBJECT],
        ['100% free', BAD_SUBJECT],
        ['Congratulations winner', BAD_SUBJECT],
        ['Congratulations, you are today’s WINNER', BAD_SUBJECT],
        ['Earn extra cash', BAD_SUBJECT],
        ['Casino', BAD_SUBJECT],
        ['Best online casino bonus for you', BAD_SUBJECT],
        ['Please click here', BAD_SUBJECT],
        ['Special offer just for you', BAD_SUBJECT],
        ['.....', BAD_SUBJECT],
        ['Guaranteed income', BAD_SUBJECT],
        ['Earn a GUARANTEED  INCOME today!', BAD_SUBJECT],
        ['You have been selected', BAD_SUBJECT],
        ['Congratulations, you’ve been selected', BAD_SUBJECT],
        ['Urgent response needed', BAD_SUBJECT],
        ['Urgent response required!', BAD_SUBJECT],
        ['Risk free!', BAD_SUBJECT],
        ['Free Bitcoin', BAD_SUBJECT],
        ['Lose weight this summer', BAD_SUBJECT],
        ['Cheap pills online', BAD_SUBJECT],
        ['Viagra and c-i-a-l-i-s', BAD_SUBJECT],
        ['Hello \u202Eereht', BAD_SUBJECT],
      ]),
    ).toEqual([]);
  });

  test('accepts (CON-14, CON-15, CON-16, CON-17, CON-27)', async () => {
    const right: Case[] = [
      'Hello',
      'Hello!',
      'a'.repeat(99),
      'a'.repeat(100),
      'Hello ABCDEFGHI',
      'Demo Request',
      'Hiring 500 nurses in 2027',
      'Salary bands for a SQL engineer',
      'Question about the 75+ job boards',
      'Casino dealers wanted, is that in scope',
      'Is it 100% free for candidates',
      'Is the guarantee risk free',
      'Your offer',
      'Special offer for your team',
      'Does the EU AI Act now apply to resume scoring',
      'Job offer',
      'Free trial',
      'Discount for charities',
      'Sales',
      'Promotion',
      'Bonus scheme',
      'Online casino: two dealers',
      'Prize for the best recruiter',
      'Cash handling clerk',
      'Extra income of drivers',
      'Guaranteed income scheme for nurses',
      'You have been selected as our vendor',
      'Who has been selected for interview',
      'Urgent response needed from your payroll team',
      'Urgent: night nurse needed',
      'RE: FW: our call on Monday',
    ].map((value) => [value]);
    expect(await disagreements('subject', right)).toEqual([]);
  });
});

const FEW_WORDS = 'Message must contain at least 3 words';
const words = (length: number) =>
  `three plain words ${'a b '.repeat(600)}`.slice(0, length - 1) + 'x';

test('a refused subject or message says what to change', () => {
  const { subject, message } = contactForm.fields;
  for (const [field, text, detail] of [
    [subject, 'Save $100 today', 'Please leave “$” to the message.'],
    [subject, 'Only 500 dollars', 'Please leave “500 dollars” to the message.'],
    [subject, 'Hello ABCDEFGHIJ', 'Please write “ABCDEFGHIJ” in small letters.'],
    [subject, 'BUY  n0w!!!', 'Please put “buy now” in other words.'],
    [subject, '.....', 'Please write it in words.'],
    [message, 'See a.net, b.com/x and c.org', 'Please keep 2 of a.net, b.com, c.org.'],
    [message, 'We need help!!!!!!!!!!! now', 'Please write “!” ten times in a row at most.'],
    [message, 'Get ch3ap p1lls here', 'Please put “cheap pills” in other words.'],
  ] as const) {
    expect([field.read(text).ok, field.explain(text)], text).toEqual([false, detail]);
  }
});

describe('message', () => {
  test('refuses with the spec’s texts (CON-19, CON-20, CON-21, CON-22, CON-23, CON-24, CON-25, CON-26, ERR-18, CST-10)', async () => {
    expect(
      await disagreements('message', [
        ['Too short', SHORT(10)],
        ['$ $', SHORT(10)],
        ['AAAAAAAAA', SHORT(10)],
        [words(2001), LONG(2000)],
        ['A'.repeat(2001), LONG(2000)],
        ['See http://a.example and https://b.example and www.c.example please', MANY_LINKS],
        ['x http://a.example,http://b.example,http://c.example', MANY_LINKS],
        ['a.net b.com/x c.org', MANY_LINKS],
        ['See shop.a-b.co.uk, b.io/offer and (c.net).', MANY_LINKS],
        ['See http://a.com/b.com?c=d.com and www.b.com and c.net', MANY_LINKS],
        ['HTTP://A.example HTTPS://B.example WWW.C.example', MANY_LINKS],
        ['http://a http://b http://c viagra', MANY_LINKS],
        ['We hire ABCDEFGHIJKLMNOPQRST today', BAD_MESSAGE],
        ['We hire ABCDEFGHIJKLMNOPQRSTU today', BAD_MESSAGE],
        ['We need hellllllllllllp now', BAD_MESSAGE],
        [`We need he${'l'.repeat(11)}p now`, BAD_MESSAGE],
        ['We need help!!!!!!!!!!! now', BAD_MESSAGE],
        ['We need help ! ! ! ! ! ! ! ! ! ! ! now', BAD_MESSAGE],
        [`We need ${'x  '.repeat(11)} now`, BAD_MESSAGE],
        ['Congratulations, you have won. Claim your prize.', BAD_MESSAGE],
        ['Click here for cheap loans, limited time only', BAD_MESSAGE],
        ['We offer quality backlinks for your website', BAD_MESSAGE],
        ['A \u202Edenrut word in it', BAD_MESSAGE],
        ['abcdefghij klmnop', FEW_WORDS],
        ['abcdefghijklmnop', FEW_WORDS],
        ['ABCDEFGHIJKLMNOPQRST viagra', BAD_MESSAGE],
      ]),
    ).toEqual([]);
  });

  test('accepts (CON-19, CON-20, CON-21, CON-22, CON-23, CON-25, CON-27)', async () => {
    const right: Case[] = [
      'ten chars x',
      'a b cdefgh',
      'abcd efg hi',
      'abcdef g h i',
      words(1999),
      words(2000),
      'One link: http://a.example is fine',
      'Two links: http://a.example and https://www.b.example are fine',
      'We hire ABCDEFGHIJKLMNOPQRS today',
      `We need he${'l'.repeat(9)}p now`,
      `We need he${'l'.repeat(10)}p now`,
      `We need ${'x  '.repeat(10)} now`,
      'Two: http://a.com/b.com?c=d.com and www.b.com/x.net are fine',
      'We post on Indeed.com, Monster.com and CareerBuilder.com.',
      'We use monday.com, notion.so, otter.ai and cal.com.',
      'Write to ana@a.com, bo.li@b.com or cy@mail.c.co.uk, please.',
      'Do you know ASP.NET, VB.NET, ADO.NET, Node.js, next.js and vue.js?',
      'Salaries: 3.5k.Starting in May.In June at the latest.io',
      'The salary is ninety thousand dollars, with a sign-on bonus of five thousand.',
      'The band is $90,000 to $110,000 base plus 10% bonus. Is that too low for Boston?',
      'List:\n\n            1. nurses\n            2. carers\n            3. porters',
      '我们想招聘三名软件工程师，请联系我们。',
      'Café crème à la française, s’il vous plaît.',
    ].map((value) => [value]);
    expect(await disagreements('message', right)).toEqual([]);
  });
});

test('a sender without an address counts as anonymous, and letter case is ignored (CON-37, X-14)', () => {
  expect(limitKeyOf('')).toBe('anonymous');
  expect(limitKeyOf(' \t')).toBe('anonymous');
  expect(limitKeyOf(' Mary@Northquay.example')).toBe('mary@northquay.example');
});

test('a link fills in a subject that the form would accept, and no other (CON-06)', () => {
  expect(subjectFromQuery('Demo Request')).toBe('Demo Request');
  expect(subjectFromQuery(undefined)).toBe('');
  expect(subjectFromQuery('x'.repeat(101))).toBe('');
  expect(subjectFromQuery('a\r\nb'), 'on one line').toBe('a b');
  expect(subjectFromQuery('a \u202Edenrut word')).toBe('');
});
