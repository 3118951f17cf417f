/**
 * What unwanted messages sell, and how. The lists are short on purpose: visitors write about money,
 * bonuses, casinos and banks because they hire for them. A phrase of the first list is enough; of the
 * other two it takes a sales pitch with goods (WARES), or two pitches. Subjects have lists of their own.
 * The corpora in tests/features/contact/corpora test both sides of the rules.
 */
const NEVER_OURS = [
  // Pills
  'viagra',
  'cialis',
  'levitra',
  'buy xanax',
  'buy tramadol',
  'buy ozempic',
  'without a prescription',
  'no prescription needed',
  'cheap pills',
  'cheap meds',
  'weight loss pills',
  'diet pills',
  'lose weight fast',
  'lose weight without',
  'penis enlargement',
  'male enhancement',
  'miracle cure',
  // Money out of nothing
  'free money',
  'make money fast',
  'make money online',
  'make money from home',
  'earn money fast',
  'earn money online',
  'earn money from home',
  'easy money',
  'quick cash',
  'fast cash',
  'get rich quick',
  'get rich fast',
  'passive income from home',
  'double your money',
  'double your income',
  'double your bitcoin',
  'guaranteed returns',
  'guaranteed profit',
  'financial freedom today',
  'be your own boss today',
  'gana dinero rapido',
  'gana dinero desde casa',
  'gagnez de l argent',
  'geld verdienen im schlaf',
  'schnelles geld',
  'заработок в интернете',
  // Coins and markets
  'bitcoin investment',
  'crypto investment',
  'crypto giveaway',
  'crypto trading signals',
  'forex signals',
  'forex robot',
  'recover your lost funds',
  'recover your lost bitcoin',
  'recover your stolen crypto',
  'send bitcoin to',
  'next 100x',
  // Loans
  'payday loan',
  'instant loan approval',
  'cheap loan',
  'urgent loan',
  'genuine loan offer',
  'loan offer today',
  'loans at 2 interest',
  'loans at 3 interest',
  'no credit check',
  'bad credit no problem',
  'kredit ohne schufa',
  // Games of chance
  'casino bonus',
  'free casino',
  'best online casino',
  'play online casino',
  'online casino bonus',
  'top online casino',
  'free spins',
  'no deposit bonus',
  'best betting odds',
  'fixed matches',
  'lottery winner',
  'lottery ticket won',
  'казино бонус',
  'лучшее онлайн казино',
  'лучшие онлайн казино',
  // Prizes and inheritances
  'cash prize',
  'you have won',
  'youve won',
  'you are a winner',
  'you are the winner',
  'claim your prize',
  'claim your free bitcoin',
  'claim your free spins',
  'claim your free gift',
  'claim your free bonus',
  'claim your reward',
  'congratulations you',
  'have been selected to receive',
  'free iphone',
  'free gift card',
  'nigerian prince',
  'wire transfer fee',
  'inheritance fund',
  'his next of kin',
  'as next of kin to',
  'dormant account',
  'transfer the sum of',
  'sie haben gewonnen',
  'vous avez gagne',
  'has ganado un premio',
  // Company of an evening
  'hot singles',
  'sexy singles',
  'singles in your area',
  'girls in your area',
  'adult dating',
  'xxx videos',
  'nude photos',
  'nude pics',
  'escort girls',
  // Search rankings, traffic and audiences by the pound
  'buy backlinks',
  'quality backlinks',
  'da backlinks',
  'seo backlinks',
  'seo packages',
  'guest post on your',
  'guest posting service',
  'sponsored post on your',
  'link insertion',
  'rank your website',
  'rank your site',
  'rank your business',
  'your website on the first page',
  'your site on the first page',
  'your website on page one',
  'your website to the top of google',
  'rank number one on google',
  'you number 1 on google',
  'site number 1 on google',
  'audited your website',
  'seo audit of your',
  'redesign your website',
  'traffic to your website',
  'visitors to your website',
  'guaranteed traffic',
  'buy followers',
  'buy instagram followers',
  'buy google reviews',
  'buy 5 star reviews',
  'verified email list',
  'million email addresses',
  'leads database for sale',
  'explainer video for your business',
  // Papers, copies and break-ins
  'replica watches',
  'replica rolex',
  'rolex replica',
  'fake passport',
  'buy a diploma',
  'buy your degree',
  'essay writing service',
  'hacker for hire',
  'hacked your device',
  'hacked your account',
  'recorded you through your',
  'this is not spam',
];

/** One is enough in a subject, which is too short for a quotation. */
const PITCHES = [
  'act now',
  'act fast',
  'buy now',
  'order now',
  'click here',
  'click below',
  'click this link',
  'click the link below',
  'limited time offer',
  'limited time only',
  'limited time deal',
  'limited offer',
  'offer expires',
  'once in a lifetime',
  'while supplies last',
  'satisfaction guaranteed',
  'free gift',
  'exclusive deal',
  'huge discount',
  'text me on whatsapp',
  'contact me on whatsapp',
  'contact us on whatsapp',
  'message me on telegram',
  'contact me on telegram',
  'join our telegram',
];

/** Clients may mean these in a subject: "Is it 100% free for candidates?" */
const AMBIGUOUS_PITCHES = [
  'call now',
  'sign up now',
  'register now and',
  'risk free',
  '100 free',
  'free trial now',
  'special promotion',
  'lowest price',
];

const WARES = [
  'casino',
  'online slots',
  'binary options',
  'multi level marketing',
  'lottery',
  'jackpot',
  'bitcoin',
  'crypto',
  'cryptocurrency',
  'forex',
  'loan',
  'pills',
  'pharmacy',
  'replica',
  'rolex',
  'seo services',
  'seo expert',
  'backlinks',
  'web traffic',
  'web design services',
  'app development services',
  'email list',
  'investment opportunity',
  'weight loss',
  'betting',
  'prize',
  'winner',
];

const SUBJECT_PITCHES = [
  'free offer',
  'special offer',
  'exclusive offer',
  'amazing offer',
  'hot deal',
  'amazing deal',
  'deal of the day',
  'shop now',
  'join now',
  'invest now',
  'earn extra',
  'earn cash',
  'extra cash',
  'free cash',
  'free crypto',
  'free bitcoin',
  'get paid daily',
  'cash now',
  'cash today',
  'instant cash',
  'easy cash',
  'congratulations winner',
  'dear winner',
  'lucky winner',
  'you won',
  'win big',
  'win a free',
  'big discount',
  'mega discount',
  'flash sale',
  'mega sale',
  'save big',
  'big savings',
  '50 off',
  '70 off',
  '80 off',
  '90 off',
  'why pay more',
  'credit repair',
  'lose weight',
  'burn fat',
  'trading signals',
  'boost your traffic',
  'boost your ranking',
  'boost your sales',
  'increase your traffic',
  'increase your sales',
  'seo services for your',
];

/** A subject of nothing else is spam: "Best casino bonus!", while a casino may look for dealers. */
const SUBJECT_WARES = [
  '100 free',
  'risk free',
  'lowest price',
  'special promotion',
  'best offer',
  'great offer',
  'best deal',
  'great deal',
  'extra income',
  'free access',
  'free sample',
  'free membership',
  'casino',
  'slots',
  'poker',
  'roulette',
  'betting',
  'gambling',
  'jackpot',
  'lottery',
  'lotto',
  'bitcoin',
  'crypto',
  'cryptocurrency',
  'forex',
  'binary options',
  'multi level marketing',
  'loan',
  'pills',
  'replica',
  'rolex',
  'backlinks',
  'web traffic',
  'followers',
  'prize',
  'winner',
  'giveaway',
  'gift',
  'gift card',
  'money',
  'cash',
];

/** They change nothing about a subject of wares. */
const SUBJECT_FILLERS = [
  ...['a', 'all', 'and', 'for', 'just', 'now', 'of', 'only', 'today', 'you', 'your'],
  ...['amazing', 'best', 'big', 'bonus', 'cheap', 'easy', 'exclusive', 'extra', 'fast', 'free'],
  ...['great', 'guaranteed', 'hot', 'huge', 'instant', 'new', 'online', 'quick', 'real', 'top'],
  ...['congratulations', 'congrats', 'buy', 'claim', 'earn', 'get', 'make', 'play', 'win', 'won'],
];

/** A link for search engines: no person types markup into a form. */
const LINK_MARKUP = /<a\s[^<>]*href|\[url\b|\[link\b/iu;

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES = new Map(
  [
    ['авекмнорстухіѕјԁһгԛԝ', 'abekmhopctyxisjdhrqw'],
    ['αβεηικνορτυχγω', 'abenikvoptuxyw'],
    ['ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeghijklmnoprstuvwyz'],
    ['0134578@$!|€', 'oieastbasiie'],
  ].flatMap(([from = '', to = '']) =>
    Array.from(from, (letter, index) => [letter, to[index] ?? ''] as const),
  ),
);
const asLatin = (text: string): string =>
  Array.from(text, (letter) => LOOKALIKES.get(letter) ?? letter).join('');

const OTHER_ALPHABETS = /[\p{Script=Cyrillic}\p{Script=Greek}\u0250-\u02AF\u1D00-\u1D22\uA731]+/gu;
/** Combining accents, joiners and characters without a width. */
const UNSEEN = /[\p{Mn}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Letters with the same separator between them, as in v-i-a-g-r-a. */
const SPELLED_OUT =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]([^\p{L}\p{N}\n]{1,3})[\p{L}\p{N}](?:\1[\p{L}\p{N}]){2,}(?![\p{L}\p{N}])/gu;
/** Only inside a word, where they stand for letters. */
const SIGN_IN_WORD = /(?<=[\p{L}\d])[@$!|€](?=\p{L})/gu;
const WORD = /[\p{L}\d]+/gu;
const wordAsLatin = (word: string): string =>
  /\d/.test(word) && /\p{L}/u.test(word) ? asLatin(word) : word;

/**
 * UTF-16 units that are compared: the longest message with each letter as a base and two accents.
 * Normalization can make 18 units of one.
 */
const SKELETON_INPUT = 8000;

/**
 * A text for comparison: words between single spaces, without case, accents and punctuation,
 * lookalikes replaced by their letters, l by i, double letters by one. The lists go through it too.
 */
function skeleton(text: string): string {
  return text
    .normalize('NFKD')
    .slice(0, SKELETON_INPUT)
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(/['’`´]/gu, '')
    .replace(OTHER_ALPHABETS, asLatin)
    .replace(SPELLED_OUT, (run) => run.replace(/[^\p{L}\p{N}]+/gu, ''))
    .replace(SIGN_IN_WORD, asLatin)
    .replace(WORD, wordAsLatin)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll('l', 'i')
    .replace(/(\p{L})\1+/gu, '$1')
    .trim();
}

/** Any of the phrases as whole words; a space may be missing, and an s added. */
function phrases(list: readonly string[]): RegExp {
  const known = list.map(skeleton).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<= )(?:${known.join('|').replaceAll(' ', ' ?')})s?(?= )`, 'gu');
}

const neverOurs = phrases(NEVER_OURS);
const pushes = phrases([...PITCHES, ...AMBIGUOUS_PITCHES]);
const wares = phrases(WARES);
const subjectPitches = phrases([...PITCHES, ...SUBJECT_PITCHES]);
const subjectWares = phrases(SUBJECT_WARES);
const subjectFillers = phrases(SUBJECT_FILLERS);

/** Ignores letter case, spacing, accents and lookalike letters. */
export function looksLikeSpam(text: string): boolean {
  if (LINK_MARKUP.test(text)) return true;
  const plain = ` ${skeleton(text)} `;
  if (plain.search(neverOurs) >= 0) return true;
  const pushed = new Set(plain.match(pushes)).size;
  return pushed >= 2 || (pushed === 1 && plain.search(wares) >= 0);
}

/** Stricter than `looksLikeSpam`: one pitch is enough, or wares and nothing else (CON-18). */
export function looksLikeSpamSubject(text: string): boolean {
  if (looksLikeSpam(text)) return true;
  const plain = ` ${skeleton(text)} `;
  if (plain.search(subjectPitches) >= 0) return true;
  const others = plain.replace(subjectWares, '');
  return others !== plain && others.replace(subjectFillers, '').trim() === '';
}
