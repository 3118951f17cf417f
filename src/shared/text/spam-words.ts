/**
 * What unwanted messages sell, and how. Visitors write about money, bonuses, casinos and banks because
 * they hire for them, and about offers, prizes and accounts because they are clients. So one phrase
 * refuses a message only where no client writes it; of the others it takes two, or one with a second
 * sign in a message that is not about our business. The corpora in tests/features/contact/corpora test
 * both sides of the rules.
 */

/** Nobody who hires, applies or complains writes these. */
const CERTAIN = [
  'viagra',
  'cialis',
  'levitra',
  'buy xanax',
  'buy tramadol',
  'buy ozempic',
  'cheap pills',
  'cheap meds',
  'diet pills',
  'weight loss pills',
  'penis enlargement',
  'male enhancement',
  'miracle cure',
  'lose weight fast',
  'make money fast',
  'make money online',
  'make money from home',
  'earn money fast',
  'earn money online',
  'earn money from home',
  'get rich quick',
  'get rich fast',
  'passive income from home',
  'double your money',
  'double your bitcoin',
  'double your income in',
  'guaranteed profit of',
  'financial freedom today',
  'be your own boss today',
  'gana dinero rapido',
  'gana dinero desde casa',
  'gagnez de l argent',
  'geld verdienen im schlaf',
  'schnelles geld',
  'заработок в интернете',
  'bitcoin investment plan',
  'crypto giveaway',
  'crypto trading signals',
  'forex signals',
  'forex robot',
  'recover your lost funds',
  'recover your lost bitcoin',
  'recover your stolen crypto',
  'send bitcoin to',
  'next 100x',
  'need a payday loan',
  'instant loan approval',
  'genuine loan offer',
  'loans at 2 interest',
  'loans at 3 interest',
  'bad credit no problem',
  'kredit ohne schufa',
  'free casino',
  'best online casino',
  'play online casino',
  'online casino bonus',
  'top online casino',
  'no deposit bonus',
  'best betting odds',
  'is a lottery winner',
  'lottery ticket won',
  'казино бонус',
  'лучшее онлайн казино',
  'лучшие онлайн казино',
  'you are the lucky winner',
  'claim your free bitcoin',
  'claim your free spins',
  'nigerian prince',
  'stand as next of kin',
  'as next of kin to',
  'transfer the sum of',
  'sie haben gewonnen',
  'vous avez gagne un',
  'has ganado un premio',
  'hot singles',
  'sexy singles',
  'singles in your area',
  'girls in your area',
  'adult dating',
  'xxx videos',
  'my nude photos',
  'my nude pics',
  'escort girls',
  'buy backlinks',
  'quality backlinks',
  'da backlinks',
  'seo backlinks',
  'seo packages',
  'guest posting service',
  'rank number one on google',
  'your website to the top of google',
  'you number 1 on google',
  'site number 1 on google',
  'your website on the first page',
  'your site on the first page',
  'your website on page one',
  'buy instagram followers',
  'buy google reviews',
  'buy 5 star reviews',
  'leads database for sale',
  'replica watches',
  'replica rolex',
  'rolex replica',
  'buy a diploma',
  'buy your degree',
  'essay writing service',
  'hacker for hire',
  'i have hacked your',
  'i recorded you through your',
];

/** Clients may mean these as they are: "We have a dormant account with you". */
const PITCHES = [
  'without a prescription',
  'no prescription needed',
  'lose weight without',
  'free money',
  'easy money',
  'quick cash',
  'fast cash',
  'double your income',
  'guaranteed returns',
  'guaranteed profit',
  'bitcoin investment',
  'crypto investment',
  'payday loan',
  'cheap loan',
  'urgent loan',
  'no credit check',
  'casino bonus',
  'free spins',
  'buy followers',
  'fixed matches',
  'lottery winner',
  'cash prize',
  'you have won',
  'youve won',
  'you are a winner',
  'you are the winner',
  'claim your prize',
  'claim your free gift',
  'claim your free bonus',
  'claim your reward',
  'congratulations you have',
  'have been selected to receive',
  'free iphone',
  'free gift card',
  'wire transfer fee',
  'inheritance fund',
  'his next of kin',
  'dormant account',
  'guest post on your',
  'sponsored post on your',
  'link insertion',
  'rank your website',
  'rank your site',
  'rank your business',
  'i audited your website',
  'audited your website',
  'seo audit of your',
  'redesign your website',
  'traffic to your website',
  'visitors to your website',
  'guaranteed traffic',
  'verified email list',
  'million email addresses',
  'explainer video for your business',
  'fake passport',
  'hacked your device',
  'hacked your account',
  'recorded you through your',
  'this is not spam',
  'we give loans',
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
  'huge discount',
  'text me on whatsapp',
  'contact us on whatsapp',
  'message me on telegram',
  'contact me on telegram',
  'join our telegram',
  'special promotion',
  'lowest price',
  'free trial now',
  'register now and',
];

/** A second sign beside a pitch; a subject of nothing else is refused. */
const GOODS = [
  'casino',
  'online slots',
  'slots',
  'binary options',
  'multi level marketing',
  'lottery',
  'lotto',
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
  'followers',
  'investment opportunity',
  'weight loss',
  'betting',
  'poker',
  'roulette',
  'gambling',
  'winner',
  'giveaway',
];

/** A second sign, too: what an advertisement asks for and promises. */
const CALLS = [
  'dofollow',
  'email list',
  'decision makers',
  'prize',
  'voucher',
  'annual draw',
  'licence and visa',
  'call now',
  'sign up now',
  'risk free',
  '100 free',
  'best price',
  'price list',
  'small cost',
  'flat price',
  'our samples',
  'reply with your',
  'contact the agent',
  'contact the manager',
  'foreign partner',
  'paypal',
  'write back to me',
  'as seen on television',
  'shipped from abroad',
  'payment on delivery',
  'serious people only',
  'with proof',
  'no questions asked',
  'your rivals',
  'half a million',
  'per year apply',
  'short survey',
  'within the hour',
  'before midnight',
  'by tonight',
  'tonight',
  'no skills needed',
  'your neighbours',
  'the barrister',
  'the estate',
  'is yours',
  'for the price of',
  'of your choice',
  'exclusive deal',
  'your whole team',
];

/** The same of a subject: "Buy now!", "Best bitcoin loan". */
const SUBJECTS = [
  'free offer',
  'special offer',
  'exclusive offer',
  'amazing offer',
  'limited offer',
  'hot deal',
  'amazing deal',
  'deal of the day',
  'act now',
  'buy now',
  'order now',
  'shop now',
  'join now',
  'invest now',
  'click here',
  'earn extra',
  'free cash',
  'free crypto',
  'free bitcoin',
  'free gift',
  'get paid daily',
  'cash now',
  'cash today',
  'instant cash',
  'dear winner',
  'lucky winner',
  'todays winner',
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
  '100 free',
  'risk free',
  'lowest price',
  'special promotion',
  'best offer',
  'great offer',
  'best deal',
  'great deal',
  'extra income',
  'guaranteed income',
  'you have been selected',
  'youve been selected',
  'urgent response needed',
  'urgent response required',
  'free access',
  'free sample',
  'free membership',
  'gift',
  'gift card',
  'money',
  'cash',
];

/** They change nothing about such a subject. */
const FILLERS = [
  'all',
  'and',
  'are',
  'for',
  'just',
  'now',
  'of',
  'only',
  'today',
  'tonight',
  'you',
  'your',
  'this',
  'summer',
  'holiday',
  'please',
  'amazing',
  'best',
  'big',
  'bonus',
  'cheap',
  'easy',
  'exclusive',
  'extra',
  'fast',
  'free',
  'great',
  'guaranteed',
  'hot',
  'huge',
  'instant',
  'new',
  'online',
  'quick',
  'real',
  'top',
  'congratulations',
  'congrats',
  'buy',
  'claim',
  'earn',
  'get',
  'make',
  'play',
  'win',
  'won',
  'a free',
];

/** How the words begin that our clients, candidates and readers write: to us, about work, about faults. */
const BUSINESS = [
  'candidate',
  'applicant',
  'application',
  'hire',
  'hiring',
  'recruit',
  'vacanc',
  'role',
  'interview',
  'resume',
  'cv',
  'shortlist',
  'payroll',
  'onboarding',
  'advert',
  'staff',
  'vendor',
  'tender',
  'proposal',
  'rfp',
  'gdpr',
  'complian',
  'invoice',
  'contract',
  'linkedin',
  'employ',
  'salary',
  'screening',
  'workforce',
  'your page',
  'your tool',
  'your template',
  'your pricing',
  'your blog',
  'your form',
  'your chat',
  'your platform',
  'your client',
  'your report',
  'your assistant',
  'your product',
  'our client',
  'our hr',
  'our board',
  'our bank',
  'our ats',
  'do you',
  'did you',
  'does your',
  'can you',
  'could you',
  'would you',
  'is there',
  'is it',
  'is your',
  'should we',
  'may we',
  'can we',
  'whether',
  'who',
  'how do',
  'what is',
  'what does',
  'what do',
  'nothing happens',
  'does not',
  'doesnt',
  'error',
  'broken',
  'blank page',
  'fault',
  'bug',
];

/** A link for search engines: no person types markup into a form. */
const LINK_MARKUP = /<a\s[^<>]*href|\[(?:url|link)(?:=|\]\s*(?:https?:|www\.))/iu;

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
const anyOf = (known: readonly string[], end = 's?(?= )'): RegExp => {
  const all = known.map(skeleton).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<= )(?:${all.join('|').replaceAll(' ', ' ?')})${end}`, 'gu');
};

const certain = anyOf(CERTAIN);
const pitches = anyOf(PITCHES);
const seconds = anyOf([...GOODS, ...CALLS]);
const business = anyOf(BUSINESS, '');
const subjects = anyOf([...GOODS, ...SUBJECTS]);
const fillers = anyOf(FILLERS);

/** An amount, a shout, a link: signs of an advertisement beside a pitch. */
const SIGNS = [
  /[$€£¥]|\d\s?%|\d (?:usd|eur)\b|\b(?:ten|two|three|five|hundred) (?:thousand|million)/iu,
  /!/u,
  /\p{Lu}{4,} \p{Lu}{3,}/u,
  /https?:|www\./iu,
];

const keyOf = (compared: string) => compared.replaceAll(' ', '').replace(/s$/, '');
const known = new Map(
  [CERTAIN, PITCHES, GOODS, SUBJECTS].flat().map((each) => [keyOf(skeleton(each)), each]),
);
/** The phrases in a text, as the lists have them. */
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set(text.match(pattern)?.map((found) => known.get(keyOf(found)) ?? found)),
];

/**
 * The phrases that make a message an advertisement; none for others. Ignores letter case, spacing,
 * accents and lookalike letters.
 */
export function spamIn(text: string): string[] {
  const plain = ` ${skeleton(text)} `;
  const sure = LINK_MARKUP.test(text) ? ['[url]'] : matches(plain, certain);
  if (sure.length > 0) return sure;
  const pitched = matches(plain, pitches);
  const signs =
    matches(plain.replace(pitches, ''), seconds).length +
    SIGNS.filter((sign) => sign.test(text)).length;
  const isOurs = plain.search(business) >= 0;
  if (pitched.length === 1 && signs > (isOurs ? 2 : 0)) return pitched;
  return pitched.length > 1 && (!isOurs || signs > 0) ? pitched : [];
}

/** The same of a subject, which may also say nothing else. */
export function spamInSubject(subject: string): string[] {
  const plain = ` ${skeleton(subject)} `;
  const others = plain.replace(subjects, '');
  const isAll = others !== plain && others.replace(fillers, '').trim() === '';
  return isAll ? matches(plain, subjects) : spamIn(subject);
}
