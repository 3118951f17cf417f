import { describe, expect, test } from 'vitest';

import { checkContact, subjectFromQuery } from '../../src/features/contact/contact.contract.ts';

const good = {
  name: "Mary O'Neil-Smith",
  email: 'mary@northquay.example',
  subject: 'Hiring two nurses',
  message: 'We are looking for two night nurses in Leeds.',
};

const errorOf = (field: keyof typeof good, value: string) =>
  checkContact({ ...good, [field]: value })[field];

test('CON-27 a form that is filled in well has nothing wrong with it', () => {
  expect(checkContact(good)).toEqual({});
});

test('CON-07 every empty field is told that it is required, blanks included', () => {
  expect(checkContact({ name: '', email: ' ', subject: '\t', message: '\n\n' })).toEqual({
    name: 'This field is required',
    email: 'This field is required',
    subject: 'This field is required',
    message: 'This field is required',
  });
});

const SHORT = (length: number) => `Must be at least ${length} characters long`;
const LONG = (length: number) => `Must be no more than ${length} characters long`;

describe('name', () => {
  test.each([
    ['CON-08', 'J', SHORT(2)],
    ['CON-26', '1', SHORT(2)],
    ['CON-09', 'a'.repeat(51), LONG(50)],
    ['CON-26', '1'.repeat(51), LONG(50)],
    ['CON-10', 'John3', 'Invalid format'],
    ['CON-10', 'A_B', 'Invalid format'],
    ['CON-10', 'Jo\nBcc: all@x.example', 'Invalid format'],
    ['CON-10', 'Zoë 😀', 'Invalid format'],
    ['CON-10', 'Ana \u202eanA', 'Invalid format'],
    ['CON-10', 'Al\ud800an', 'Invalid format'],
    ['CON-11', 'One Two Three Four Five Six', 'Name is too long'],
  ])('%s %j is refused', (_id, name, text) => {
    expect(errorOf('name', name)).toBe(text);
  });

  test.each([
    'Al',
    'a'.repeat(50),
    "O'Neil-Smith Jr",
    'D’Arcy Wentworth',
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
    // Five astral letters count as five, not ten.
    '𠮷𠮷',
  ])('CON-10 CON-27 Y-08 %j is a name', (name) => {
    expect(errorOf('name', name)).toBeUndefined();
  });
});

describe('email', () => {
  test.each([
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
    'Mary <a@x.com>',
    'a\u202e@x.com',
    `${'a'.repeat(243)}@example.com`,
    '@'.repeat(100_000),
  ])('CON-12 CON-13 %# is no e-mail address', (email) => {
    expect(errorOf('email', email)).toBe('Invalid email format');
  });

  test.each([
    'a@x.co',
    'first.last+tag@sub.example.org',
    "o'neil@example.com",
    'müller@bücher.example',
    '  padded@example.com ',
    `${'a'.repeat(242)}@example.com`,
  ])('CON-12 %# is one', (email) => {
    expect(errorOf('email', email)).toBeUndefined();
  });
});

const BAD_SUBJECT = 'Subject contains invalid content';

describe('subject', () => {
  test.each([
    ['CON-14', 'Jobs', SHORT(5)],
    ['CON-26', '$$', SHORT(5)],
    ['CON-15', 'a'.repeat(101), LONG(100)],
    ['CON-26', `$${'a'.repeat(100)}`, LONG(100)],
    ['CON-16', 'Save $100 today', BAD_SUBJECT],
    ['CON-16', 'What does $ mean', BAD_SUBJECT],
    ['CON-16', 'Only 500 dollars', BAD_SUBJECT],
    ['CON-16', 'From €300 upwards', BAD_SUBJECT],
    ['CON-16', 'Get 1,000 USD', BAD_SUBJECT],
    ['CON-17', 'Hello ABCDEFGHIJ', BAD_SUBJECT],
    ['CON-17', 'Hello ÄÖÜÄÖÜÄÖÜÄ', BAD_SUBJECT],
    ['CON-18', 'FREE MONEY, act now', BAD_SUBJECT],
    ['CON-18', 'Viagra and c-i-a-l-i-s', BAD_SUBJECT],
    ['CON-18', 'Hello\nBcc: everyone', BAD_SUBJECT],
  ])('%s %j is refused', (_id, subject, text) => {
    expect(errorOf('subject', subject)).toBe(text);
  });

  test.each([
    'Hello',
    'a'.repeat(100),
    'Hello ABCDEFGHI',
    'Demo Request',
    'Hiring 500 nurses in 2027',
    'Salary bands for a SQL engineer',
    'Question about the 75+ job boards',
    'Casino dealers wanted, is that in scope',
    'RE: FW: our call on Monday',
  ])('CON-27 %j is a subject', (subject) => {
    expect(errorOf('subject', subject)).toBeUndefined();
  });
});

const BAD_MESSAGE = 'Message contains invalid content';
const words = (length: number) =>
  `three plain words ${'a b '.repeat(600)}`.slice(0, length - 1) + 'x';

describe('message', () => {
  test.each([
    ['CON-19', 'Too short', SHORT(10)],
    ['CON-26', '$ $', SHORT(10)],
    ['CON-20', words(2001), LONG(2000)],
    [
      'CON-21',
      'See http://a.example and https://b.example and www.c.example please',
      'Too many links in message',
    ],
    ['CON-21', 'x http://a.example,http://b.example,http://c.example', 'Too many links in message'],
    ['CON-22', 'We hire ABCDEFGHIJKLMNOPQRST today', BAD_MESSAGE],
    ['CON-23', 'We need hellllllllllllp now', BAD_MESSAGE],
    ['CON-24', 'Congratulations, you have won. Claim your prize.', BAD_MESSAGE],
    ['CON-24', 'Click here for cheap loans, limited time only', BAD_MESSAGE],
    ['CON-24', 'We offer quality backlinks for your website', BAD_MESSAGE],
    ['CON-24', 'A null \u0000 sign in it', BAD_MESSAGE],
    ['CON-25', 'abcdefghij klmnop', 'Message must contain at least 3 words'],
  ])('%s %# is refused', (_id, message, text) => {
    expect(errorOf('message', message)).toBe(text);
  });

  test.each([
    'ten chars x',
    'a b cdefgh',
    words(2000),
    'Two links: http://a.example and https://www.b.example are fine',
    'We hire ABCDEFGHIJKLMNOPQRS today',
    'We need hellllllllllp now',
    'The salary is ninety thousand dollars, with a sign-on bonus of five thousand.',
    'The band is $90,000 to $110,000 base plus 10% bonus. Is that too low for Boston?',
    'We run a casino in Malta and need four compliance officers who have worked with crypto.',
    'Our bank hires loan officers. Does the assistant know the difference from mortgage brokers?',
    'Is the guarantee risk free for us? What happens after ninety days without a hire?',
    'Do you work with AWS, GCP, SAP S/4HANA, PHP and COBOL people? We need all of them.',
    'List:\n\n            1. nurses\n            2. carers\n            3. porters',
    '我们想招聘三名软件工程师，请联系我们。',
    'Café crème à la française, s’il vous plaît.',
    'The last tool was cheap and nobody answered. Who answers here?',
  ])('CON-21..25 CON-27 %# is a message', (message) => {
    expect(errorOf('message', message)).toBeUndefined();
  });
});

test('CON-06 a link fills in a subject that fits, and nothing that could not be meant', () => {
  expect(subjectFromQuery('Demo Request')).toBe('Demo Request');
  expect(subjectFromQuery(undefined)).toBe('');
  expect(subjectFromQuery('x'.repeat(101))).toBe('');
  expect(subjectFromQuery('a\r\nb')).toBe('');
});
