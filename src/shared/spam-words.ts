/**
 * What unwanted messages sell, and how. The lists are short on purpose: people who write to us talk
 * about money, bonuses, casinos and banks because they hire for them, and none of that is spam by
 * itself. A phrase of the first list is enough; of the other two it takes a push together with a
 * ware, or two pushes.
 */
const NEVER_OURS = [
  'viagra',
  'cialis',
  'levitra',
  'free money',
  'make money fast',
  'make money online',
  'make money from home',
  'earn money fast',
  'earn money online',
  'easy money',
  'quick cash',
  'fast cash',
  'cash prize',
  'payday loan',
  'payday loans',
  'instant loan',
  'no credit check',
  'get rich',
  'double your money',
  'double your income',
  'double your bitcoin',
  'casino bonus',
  'free spins',
  'lottery winner',
  'you have won',
  'you are a winner',
  'claim your prize',
  'claim your reward',
  'cheap pills',
  'cheap loans',
  'cheap meds',
  'weight loss pills',
  'lose weight fast',
  'penis enlargement',
  'male enhancement',
  'hot singles',
  'adult dating',
  'xxx videos',
  'nigerian prince',
  'wire transfer fee',
  'inheritance fund',
  'buy backlinks',
  'quality backlinks',
  'first page of google',
  'rank number one on google',
  'guest post on your website',
  'guaranteed traffic',
  'buy followers',
  'buy instagram followers',
  'guaranteed returns',
  'guaranteed profit',
  'multi level marketing',
  'miracle cure',
  'this is not spam',
];

const PUSHES = [
  'act now',
  'buy now',
  'order now',
  'call now',
  'click here',
  'click below',
  'click this link',
  'limited time',
  'limited time offer',
  'once in a lifetime',
  'while supplies last',
  'risk free',
  'satisfaction guaranteed',
  'free gift',
  'special promotion',
  'exclusive deal',
];

const WARES = [
  'casino',
  'lottery',
  'jackpot',
  'bitcoin',
  'crypto',
  'cryptocurrency',
  'forex',
  'loan',
  'loans',
  'pills',
  'pharmacy',
  'replica',
  'rolex',
  'seo services',
  'backlinks',
  'web traffic',
  'email list',
  'investment opportunity',
  'weight loss',
  'betting',
  'prize',
  'winner',
  'congratulations',
  'cheap',
];

const words = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<= )(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})(?= )`, 'gu');

const neverOurs = words(NEVER_OURS);
const pushes = words(PUSHES);
const wares = words(WARES);

/** Whether a text reads like an unwanted offer, whatever its letter case and punctuation. */
export function looksLikeSpam(text: string): boolean {
  const plain = ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  if (plain.search(neverOurs) >= 0) return true;
  const pushed = new Set(plain.match(pushes)).size;
  return pushed >= 2 || (pushed === 1 && plain.search(wares) >= 0);
}
