import type { Message } from './good-messages.ts';

/** What machines and their owners write into forms. Not one of them may get through. */
export const spamMessages: readonly Message[] = [
  // Games of chance
  {
    subject: 'Hello friend',
    message: 'Play at the best online casino today, your first deposit is on us.',
  },
  {
    subject: 'Big win',
    message: 'Get a 200% casino bonus and 100 free spins, no card needed to start.',
  },
  {
    subject: 'For you only',
    message: 'Free spins are waiting. Register in two minutes and spin tonight.',
  },
  {
    subject: 'Weekend offer',
    message: 'No deposit bonus for new players, withdraw what you win at once.',
  },
  {
    subject: 'Football fans',
    message: 'We sell fixed matches with proof from last week. Serious people only.',
  },
  {
    subject: 'Odds of the day',
    message: 'Best betting odds on every league, and a bookmaker that pays.',
  },
  {
    subject: 'Jackpot',
    message: 'The jackpot is at its highest ever. Click here before midnight.',
  },
  {
    subject: 'Slots and tables',
    message: 'Online slots and live tables, exclusive deal for your whole team.',
  },
  {
    subject: 'Your ticket',
    message: 'Your e-mail is a lottery winner of the annual draw, reply with your age.',
  },
  {
    subject: 'Лучшее предложение',
    message: 'Казино бонус за регистрацию, вывод денег за пять минут.',
  },
  {
    subject: 'Играй и выигрывай',
    message: 'Лучшие онлайн казино этого года собраны на одной странице.',
  },
  // Prizes and inheritances
  {
    subject: 'Good news',
    message: 'Congratulations, you have won a new phone. Claim your prize within the hour.',
  },
  {
    subject: 'Final notice',
    message: 'Congratulations! You have been selected to receive a shopping voucher.',
  },
  {
    subject: 'Your parcel',
    message: 'Claim your reward before it is given to the next person on our list.',
  },
  {
    subject: 'Free iPhone 17',
    message: 'We give away ten of them this week, answer three questions to take part.',
  },
  {
    subject: 'A gift',
    message: 'Get your free gift card of any store, just fill in a short survey.',
  },
  {
    subject: 'Cash for you',
    message: 'A cash prize of ten thousand is reserved in your name, contact the agent.',
  },
  {
    subject: 'Confidential',
    message: 'Our client died without a will and you can stand as next of kin to the estate.',
  },
  {
    subject: 'Dear sir or madam',
    message: 'I found a dormant account in the bank where I work and need a foreign partner.',
  },
  {
    subject: 'Urgent reply',
    message: 'Help me transfer the sum of ten million to your country, thirty percent is yours.',
  },
  {
    subject: 'From the barrister',
    message: 'The inheritance fund was approved, only the wire transfer fee is open.',
  },
  {
    subject: 'Gewinnspiel',
    message: 'Sie haben gewonnen! Bitte bestätigen Sie Ihre Adresse noch heute.',
  },
  {
    subject: 'Félicitations',
    message: 'Vous avez gagné un séjour pour deux personnes, répondez vite.',
  },
  {
    subject: 'Enhorabuena',
    message: 'Has ganado un premio en nuestro sorteo, responde con tus datos.',
  },
  // Money out of nothing
  {
    subject: 'Work from home',
    message: 'Make money online from your sofa, three hours a day, no skills needed.',
  },
  {
    subject: 'Your future',
    message: 'Earn money fast with a system that works while you sleep every night.',
  },
  {
    subject: 'Opportunity',
    message: 'This is easy money and your neighbours know it already, do they not.',
  },
  {
    subject: 'Free money',
    message: 'The state hands it out and nobody applies, see how in my short guide.',
  },
  {
    subject: 'Get rich quick',
    message: 'I quit my job after nine weeks with this course, and so can you.',
  },
  {
    subject: 'Double it',
    message: 'Double your income in a month or pay nothing, that is our promise.',
  },
  {
    subject: 'A question',
    message: 'Would you say no to guaranteed profit of four percent a day, paid daily?',
  },
  {
    subject: 'Home business',
    message: 'Multi level marketing that works at last. Act now to be on top of the tree.',
  },
  {
    subject: 'Trabajo fácil',
    message: 'Gana dinero rápido desde tu móvil, sin inversión y sin horarios.',
  },
  {
    subject: 'Revenu complémentaire',
    message: 'Gagnez de l’argent chaque jour depuis chez vous, méthode éprouvée.',
  },
  {
    subject: 'Nebenverdienst',
    message: 'Geld verdienen im Schlaf, unser System macht die Arbeit für Sie.',
  },
  { subject: 'Работа', message: 'Заработок в интернете без вложений, от ста долларов в день.' },
  // Coins and markets
  {
    subject: 'Bitcoin',
    message: 'Our bitcoin investment plan pays out every Friday, see the screenshots.',
  },
  {
    subject: 'Trading',
    message: 'Join our Telegram and get crypto trading signals that hit nine times of ten.',
  },
  {
    subject: 'Lost funds',
    message: 'We recover your lost funds from any broker, no win no fee, since 2015.',
  },
  {
    subject: 'My story',
    message: 'She helped me recover your stolen crypto like nobody else, write to her.',
  },
  {
    subject: 'Giveaway',
    message: 'A crypto giveaway by a man you know from the news, send one and get two.',
  },
  {
    subject: 'Automatic income',
    message: 'The forex robot that trades for you, tested for eight years on live accounts.',
  },
  {
    subject: 'Do not miss',
    message: 'This token is the next 100x and the presale is closing soon.',
  },
  {
    subject: 'Traders',
    message: 'Binary options with a mentor at your side. Click the link below to begin.',
  },
  {
    subject: 'An offer',
    message: 'An investment opportunity in real estate abroad. Act fast, five shares are left.',
  },
  {
    subject: 'Double your bitcoin',
    message: 'Send any amount to the address and receive twice as much back.',
  },
  // Loans
  {
    subject: 'A loan',
    message: 'Need a payday loan? We pay out in ten minutes, seven days a week.',
  },
  {
    subject: 'Funding',
    message: 'Business finance with no credit check at all, up to half a million.',
  },
  {
    subject: 'Bad credit',
    message: 'Bad credit, no problem, we lend to everyone who can hold a pen.',
  },
  {
    subject: 'Financial help',
    message: 'Genuine loan offer for serious people, contact the manager by mail.',
  },
  {
    subject: 'Low rates',
    message: 'We give loans at 3% interest per year, apply with your passport only.',
  },
  {
    subject: 'Sofortkredit',
    message: 'Kredit ohne Schufa bis 50.000 Euro, Auszahlung in 24 Stunden.',
  },
  {
    subject: 'Instant approval',
    message: 'Instant loan approval without papers and without questions asked.',
  },
  // Pills
  {
    subject: 'Health',
    message: 'Buy viagra from the maker, plain parcel, delivered in three days.',
  },
  {
    subject: 'For men',
    message: 'Male enhancement that doctors will not tell you about, see before and after.',
  },
  {
    subject: 'Cheap pills',
    message: 'All brands at half of what your chemist takes, shipped from abroad.',
  },
  {
    subject: 'No doctor',
    message: 'Everything you need, no prescription needed, payment on delivery.',
  },
  {
    subject: 'Summer body',
    message: 'Lose weight fast with one spoon a day, as seen on television.',
  },
  {
    subject: 'Slimmer',
    message: 'Weight loss pills made of plants, while supplies last, three for two.',
  },
  {
    subject: 'Sleep',
    message: 'Buy Xanax and other sleeping aids in any amount, discreet and quick.',
  },
  {
    subject: 'A cure',
    message: 'The miracle cure that the industry hides from you and your family.',
  },
  { subject: 'Pharmacy', message: 'Your trusted pharmacy abroad. Order now and save the taxes.' },
  // Company
  { subject: 'Lonely?', message: 'Hot singles want to meet you tonight, no names, no questions.' },
  {
    subject: 'Hi there',
    message: 'There are 14 girls in your area who looked at your profile today.',
  },
  {
    subject: 'Photos',
    message: 'I will send you my nude photos if you write to me at this address.',
  },
  {
    subject: 'Adults only',
    message: 'Adult dating without a card, thousands of members near you.',
  },
  // Rankings, traffic, lists
  {
    subject: 'Your rankings',
    message: 'We can get your website on the first page of Google within thirty days.',
  },
  {
    subject: 'SEO proposal',
    message: 'I audited your website and found that your rivals are ahead of you.',
  },
  {
    subject: 'Backlinks',
    message: 'High quality backlinks from news sites, ask for our price list.',
  },
  {
    subject: 'Collaboration',
    message: 'I would love to publish a guest post on your blog with one dofollow link.',
  },
  {
    subject: 'Link insertion',
    message: 'What do you take for a link insertion in one of your older articles?',
  },
  {
    subject: 'Sponsored content',
    message: 'We want to place a sponsored post on your site for a betting client.',
  },
  {
    subject: 'Growing',
    message: 'We rank your business higher than the others, or work for nothing.',
  },
  {
    subject: 'More visitors',
    message: 'Ten thousand visitors to your website for the price of a lunch.',
  },
  {
    subject: 'Traffic',
    message: 'Guaranteed traffic from real people in any country of your choice.',
  },
  {
    subject: 'SEO expert here',
    message: 'I am an SEO expert with twelve years of practice. Special promotion this week.',
  },
  {
    subject: 'Your site',
    message: 'We will redesign your website for a modern look at a small cost.',
  },
  {
    subject: 'Social media',
    message: 'Buy Instagram followers that stay, ten thousand in two days.',
  },
  {
    subject: 'Reviews',
    message: 'Buy Google reviews from aged accounts and leave your rivals behind.',
  },
  {
    subject: 'Data for sale',
    message: 'Two million email addresses of decision makers in the US, sorted by trade.',
  },
  {
    subject: 'List of buyers',
    message: 'We have a verified email list of HR managers, shall I send counts?',
  },
  {
    subject: 'Video',
    message: 'An explainer video for your business at a flat price, see our samples.',
  },
  {
    subject: 'Outsourcing',
    message: 'App development services from India at the lowest price, exclusive deal for you.',
  },
  // Papers, copies, break-ins
  { subject: 'Watches', message: 'Replica watches that no jeweller can tell from the real ones.' },
  {
    subject: 'Documents',
    message: 'Real and fake passport, licence and visa, registered in the system.',
  },
  { subject: 'Degree', message: 'Buy a diploma of any university and skip the four years.' },
  {
    subject: 'Security',
    message: 'I have hacked your device and watched you for weeks. Pay and I forget.',
  },
  {
    subject: 'You know why',
    message: 'I recorded you through your camera. Send bitcoin to the address below.',
  },
  {
    subject: 'Services',
    message: 'Professional hacker for hire: phones, mail, marks at school, anything.',
  },
  {
    subject: 'Not what you think',
    message: 'This is not spam, you gave us your address at a fair some years ago.',
  },
  {
    subject: 'Pushy',
    message: 'ACT NOW! LIMITED TIME OFFER! You will not see this price ever again.',
  },
  {
    subject: 'Act now, limited offer',
    message: 'Everything must go before the end of the month, come and see.',
  },
  {
    subject: 'Buy now',
    message: 'Satisfaction guaranteed and a free gift with every order over ten. Order now.',
  },
  // In disguise: spaces, signs, digits, other alphabets, nothing at all between the letters
  { subject: 'Pills', message: 'Get your v i a g r a here and smile again like in old times.' },
  { subject: 'Pills', message: 'Get your V.I.A.G.R.A here and smile again like in old times.' },
  { subject: 'Pills', message: 'Get your v_i_a_g_r_a here and smile again like in old times.' },
  { subject: 'Pills', message: 'Get your v-1-a-g-r-a or v1agra here, the best in all the town.' },
  { subject: 'Pills', message: 'Get your Vi@gra and C!al!s here, the best in all of the town.' },
  {
    subject: 'Pills',
    message: 'Get your vi\u200Bag\u200Dra\uFEFF here, the best in all of the town.',
  },
  {
    subject: 'Pills',
    message: 'Get your via\u00ADgra here, the best there is in all of the town.',
  },
  {
    subject: 'Pills',
    message: 'Get your v\u0456\u0430gr\u0430 here, the best in all of the town.',
  },
  {
    subject: 'Pills',
    message: 'Get your \u1D20\u026A\u1D00\u0262\u0280\u1D00 here, the best in all of the town.',
  },
  {
    subject: 'Pills',
    message: 'Get your \uFF56\uFF49\uFF41\uFF47\uFF52\uFF41 here, the best in the town.',
  },
  {
    subject: 'Pills',
    message:
      'Get your \u{1D42F}\u{1D422}\u{1D41A}\u{1D420}\u{1D42B}\u{1D41A} here, the best in the town.',
  },
  { subject: 'Pills', message: 'Get your vïágrã here, the best you can find in all of the town.' },
  {
    subject: 'Pills',
    message: 'Get your viiaaggraa here, the best you can find in all of the town.',
  },
  { subject: 'Money', message: 'There is f r e e   m o n e y for everyone who writes back to me.' },
  { subject: 'Money', message: 'There is FR33 M0NEY for everyone who writes back to me today.' },
  { subject: 'Money', message: 'There is FreeMoney for everyone who writes back to me today.' },
  {
    subject: 'Money',
    message: 'There is fr\u0435\u0435 m\u03BFney for everyone who writes back to me.',
  },
  { subject: 'Casino', message: 'A c4s1no b0nus for everyone who writes back to me by tonight.' },
  { subject: 'Casino', message: 'A C*A*S*I*N*O  B*O*N*U*S for everyone who writes back tonight.' },
  {
    subject: 'Casino',
    message: 'A ca$ino bonu\u0455 for everyone who writes back to me by tonight.',
  },
  {
    subject: 'Cl1ck h3re',
    message: 'The lottery of your life, cl1ck h3re and fill in what you are asked.',
  },
  // Floods, markup, shouting
  {
    subject: 'Links for you',
    message: 'http://a.example http://b.example http://c.example are worth a look.',
  },
  {
    subject: 'Links for you',
    message: 'See www.one.example, www.two.example, www.three.example and tell all.',
  },
  {
    subject: 'Links for you',
    message: 'Look:https://a.example/1,https://a.example/2;https://a.example/3 and more',
  },
  {
    subject: 'Nice site',
    message: 'Great read <a href="http://a.example">shoes and bags</a> thanks for it.',
  },
  {
    subject: 'Nice site',
    message: 'Great read [url=http://a.example]shoes and bags[/url] thanks for it.',
  },
  {
    subject: 'Wow, look',
    message: 'What a deal!!!!!!!!!!!!!!!!! You have to see it to believe it.',
  },
  {
    subject: 'Wow, look',
    message: 'FOLLOWUSFORMOREDEALSEVERY day of the week, and twice on Sundays.',
  },
  {
    subject: 'Win $5000 today',
    message: 'Answer three questions about yourself and it may be yours.',
  },
  {
    subject: 'ABCDEFGHIJKLMN',
    message: 'Nobody knows what this is about, and nobody ever will know.',
  },
  // Everyday spam subjects over a text that says nothing
  {
    subject: 'FREE OFFER',
    message: 'Hello, this is message 1 of our company, please read it and write back to us.',
  },
  {
    subject: 'Buy now',
    message: 'Hello, this is message 2 of our company, please read it and write back to us.',
  },
  {
    subject: '100% free',
    message: 'Hello, this is message 3 of our company, please read it and write back to us.',
  },
  {
    subject: 'Congratulations winner',
    message: 'Hello, this is message 4 of our company, please read it and write back to us.',
  },
  {
    subject: 'Earn extra cash',
    message: 'Hello, this is message 5 of our company, please read it and write back to us.',
  },
  {
    subject: 'Casino',
    message: 'Hello, this is message 6 of our company, please read it and write back to us.',
  },
  {
    subject: 'Click here',
    message: 'Hello, this is message 7 of our company, please read it and write back to us.',
  },
  {
    subject: 'Special offer today',
    message: 'Hello, this is message 8 of our company, please read it and write back to us.',
  },
  {
    subject: 'Best bitcoin loan',
    message: 'Hello, this is message 9 of our company, please read it and write back to us.',
  },
  {
    subject: 'Win a free holiday',
    message: 'Hello, this is message 10 of our company, please read it and write back to us.',
  },
  {
    subject: 'You won!',
    message: 'Hello, this is message 11 of our company, please read it and write back to us.',
  },
  // Bare domains, and repeats with blanks between
  {
    subject: 'Nice pages',
    message: 'Have a look at good-deals.shop, more-deals.store and best-deals.com today.',
  },
  {
    subject: 'Nice pages',
    message: 'Have a look, have a look ! ! ! ! ! ! ! ! ! ! ! ! and write back to me.',
  },
];
