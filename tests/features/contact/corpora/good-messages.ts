/** What a visitor might write to us. */
export interface Message {
  subject: string;
  message: string;
  /** Only where the name is part of the point. */
  name?: string;
}

/** People who want to hire, to be hired, to ask or to complain. Every one of them must get through. */
export const goodMessages: readonly Message[] = [
  // Salaries, in every way people write them
  {
    subject: 'Senior accountant, Leeds',
    message:
      'The salary is sixty-five thousand pounds with a bonus of ten per cent. Is that enough in this market?',
  },
  {
    subject: 'Salary bands for two roles',
    message:
      'We offer $90,000 to $110,000 base plus equity for the backend role and $75k for the analyst. Too low for Boston?',
  },
  {
    subject: 'Question about the fee',
    message:
      'Is your fee a share of the first-year salary or a flat amount? Our last agency took 25% and we felt it was cheap until nobody stayed.',
  },
  {
    subject: 'Commission-only sales people',
    message:
      'Our reps earn a guaranteed income for the first three months, then commission. Nobody gets rich quickly here, but the good ones make six figures.',
  },
  {
    subject: 'Night shift premium',
    message: 'Night shifts pay time and a third. Can the advert say so, or must it show an amount?',
  },
  {
    subject: 'Pay transparency',
    message:
      'From January we have to publish pay ranges (€48.000 – €61.000 in this case). Does your job ad builder do that for Germany?',
  },
  {
    subject: 'Day rates for contractors',
    message:
      'We pay £550 a day outside IR35 for six months. Could you find two Java people at that rate before 1 March?',
  },
  {
    subject: 'Relocation package',
    message:
      'Relocation is $15,000, paid after ninety days. If they leave in the first year we want it back. Is that normal?',
  },
  // Acronyms and capitals
  {
    subject: 'AWS, GCP and SAP S/4HANA',
    message:
      'We need AWS, GCP, SAP S/4HANA, PHP, SQL and COBOL people. Yes, really COBOL. Do you cover that?',
  },
  {
    subject: 'RN and LPN for our ICU',
    message:
      'Four RNs (BSN, ACLS, PALS) and two LPNs for a 24-bed ICU in Tulsa, OK. EOE, no agencies.',
  },
  {
    subject: 'CPA needed ASAP',
    message:
      'Our CPA left. We need someone who knows US GAAP, IFRS and ASC 842 by the end of Q1 2027.',
  },
  {
    subject: 'GDPR and SOC 2',
    message:
      'Before legal signs: are you SOC 2 Type II, ISO 27001, GDPR and CCPA compliant? Please send the DPA.',
  },
  {
    subject: 'PLEASE CALL ME BACK',
    message: 'I CALLED TWICE THIS MORNING AND NOBODY WAS THERE. PLEASE CALL ME BACK BEFORE FIVE.',
  },
  {
    subject: 'HVAC technicians (EPA 608)',
    message:
      'Looking for 3 HVAC techs w/ EPA 608, CDL a plus. M-F 7-4, OT available, benefits day 1.',
  },
  {
    subject: 'CNC and PLC people',
    message:
      'We run FANUC and SIEMENS controls. Anyone with CNC, PLC and CMM on the CV is welcome.',
  },
  {
    subject: 'VP of HR in EMEA',
    message:
      'Confidential search: VP HR EMEA, P&L of 12 people, reports to the CHRO. NDA attached soon.',
  },
  // Links, one and two
  {
    subject: 'Our open roles',
    message:
      'They are at https://careers.halvorsen.example/jobs. Can the assistant read them from there?',
  },
  {
    subject: 'Two job descriptions',
    message:
      'Here they are: https://docs.northquay.example/d/1a2b3c and http://www.northquay.example/jobs/nurse?ref=ric. Tell me what is wrong with them.',
  },
  {
    subject: 'A broken page',
    message:
      'When I click here https://www.meetric.example/pricing nothing happens. Firefox on Linux, if that helps.',
  },
  {
    subject: 'Portfolio of a designer',
    message: 'Would this person fit your marketing role? www.lena-sorensen.example has her work.',
  },
  {
    subject: 'Integration with Greenhouse',
    message:
      'Your docs mention an API. We use Greenhouse and Lever; our sites are halvorsen.example, halvorsen.test and careers.halvorsen.example.',
  },
  {
    subject: 'Interview slots do not load',
    message:
      'The calendar says "click here to choose one of the slots" and then shows a blank page.',
  },
  // Names, in accents and scripts
  {
    name: 'Zoë Müller-Łukaszewska',
    subject: 'Zwei Stellen in Köln',
    message: 'Wir suchen zwei Buchhalter für unser Büro in Köln. Wie läuft das bei Ihnen ab?',
  },
  {
    name: 'Nguyễn Thị Minh Khai',
    subject: 'Tuyển dụng kỹ sư',
    message: 'Chúng tôi cần tuyển ba kỹ sư phần mềm tại Đà Nẵng. Dịch vụ của bạn có hỗ trợ không?',
  },
  {
    name: 'José Ángel Núñez Íñiguez',
    subject: 'Contratación de enfermeras',
    message:
      'Buscamos cuatro enfermeras para un hospital en Málaga. ¿Cuánto tarda el proceso y cuánto cuesta?',
  },
  {
    name: "Siobhán O'Reilly-Ní Bhriain",
    subject: 'A role in Galway',
    message: 'We’re hiring a bilingual (Irish/English) office manager. Can you search by language?',
  },
  {
    name: 'Ольга Петрова',
    subject: 'Вакансия бухгалтера',
    message:
      'Здравствуйте! Нам нужен главный бухгалтер в Алматы. Зарплата обсуждается. Сколько времени занимает поиск?',
  },
  {
    name: '山田 太郎',
    subject: '採用のご相談',
    message: '東京オフィスで営業担当者を二名採用したいです。費用と期間を教えてください。',
  },
  {
    name: '김민준',
    subject: '개발자 채용 문의',
    message: '서울에서 백엔드 개발자 세 명을 채용하려고 합니다. 한국어도 지원하나요?',
  },
  {
    name: 'أحمد علي',
    subject: 'توظيف مهندسين',
    message: 'نبحث عن ثلاثة مهندسين مدنيين في دبي. هل يمكنكم مساعدتنا في ذلك؟',
  },
  {
    name: 'נועה כהן',
    subject: 'גיוס מפתחים',
    message: 'אנחנו מחפשים שני מפתחים לצוות בתל אביב. כמה זמן לוקח התהליך?',
  },
  {
    name: 'Ἑλένη Παπαδοπούλου',
    subject: 'Δύο θέσεις εργασίας',
    message: 'Ψάχνουμε δύο λογιστές στη Θεσσαλονίκη. Ποιο είναι το κόστος της υπηρεσίας;',
  },
  {
    name: 'สมชาย ใจดี',
    subject: 'รับสมัครพนักงาน',
    message: 'เราต้องการรับสมัครพนักงานบัญชีสองคนที่กรุงเทพฯ กรุณาติดต่อกลับ',
  },
  {
    name: 'Þórunn Guðmundsdóttir',
    subject: 'Ráðning í Reykjavík',
    message: 'Okkur vantar tvo forritara sem fyrst. Getið þið hjálpað okkur á Íslandi?',
  },
  {
    name: 'Anaïs Lefèvre',
    subject: 'Recrutement à Lyon',
    message:
      'Bonjour, nous cherchons une responsable paie à Lyon. Votre outil parle-t-il français ? Merci d’avance.',
  },
  {
    name: 'João Conceição',
    subject: 'Vagas em São Paulo',
    message:
      'Precisamos de cinco vendedores até março. O ganho é fixo mais comissão. Vocês atendem o Brasil?',
  },
  {
    name: 'Ioan Popescu',
    subject: 'Angajări în Cluj',
    message:
      'Căutăm trei ingineri de testare. Ioan de la vânzări spune că ați lucrat deja în România.',
  },
  {
    name: 'Şebnem Yıldız',
    subject: 'İşe alım hakkında',
    message:
      'İstanbul ofisimiz için iki muhasebe uzmanı arıyoruz. Fiyatlarınız nedir, ne kadar sürer?',
  },
  // Other languages, longer
  {
    subject: 'Anfrage: drei Pflegekräfte',
    message:
      'Guten Tag,\n\nwir suchen drei examinierte Pflegekräfte (m/w/d) für unsere Einrichtung in Bremen. Vergütung nach TVöD P8, 38,5 Stunden.\n\nMit freundlichen Grüßen\nHeike Voß',
  },
  {
    subject: 'Donaudampfschiffahrtsgesellschaft',
    message: 'Unser Kunde heißt wirklich so. Wir brauchen dort einen Kapitän und zwei Matrosen.',
  },
  {
    subject: 'Précision sur le contrat',
    message:
      'Le contrat parle d’une garantie de 90 jours. Que se passe-t-il si le candidat part au bout de trois mois et demi ?',
  },
  {
    subject: 'Consulta sobre precios',
    message:
      'Hola, ¿los 399 dólares por anuncio incluyen las 75 bolsas de empleo? Gracias y un saludo desde Bogotá.',
  },
  {
    subject: 'Vraag over de proefperiode',
    message:
      'Kunnen wij het eerst een maand proberen? We hebben nu één vacature, straks misschien tien.',
  },
  {
    subject: 'Domanda sul servizio',
    message:
      'Cerchiamo un responsabile qualità a Torino. È possibile parlare con una persona, non con un robot?',
  },
  {
    subject: 'Zapytanie o ofertę',
    message: 'Szukamy sześciu spawaczy do Gdańska. Czy macie doświadczenie z branżą stoczniową?',
  },
  {
    subject: '软件工程师招聘',
    message: '我们想在上海招聘三名软件工程师，请联系我们，谢谢！',
  },
  // Lists, figures, quoted e-mails
  {
    subject: 'List of open positions',
    message:
      'We have:\n\n- 2 nurses (nights)\n- 4 carers (days)\n- 1 porter\n- 1 cook, part time\n\nAll in Leeds.',
  },
  {
    subject: 'Requirements, numbered',
    message:
      'Must have:\n  1. 5+ years of React\n  2. TypeScript\n  3. a driving licence\nNice to have:\n  a) German\n  b) a sense of humour',
  },
  {
    subject: 'RE: FW: our call on Monday',
    message:
      '> On Mon, Nov 16, 2026 at 9:04 AM Tom Okafor wrote:\n> Could you send the intake form?\n>> Sure, when do you need it?\n\nBy Wednesday, please. Thanks, Tom',
  },
  {
    subject: 'Fwd: candidate feedback',
    message:
      '-----Original Message-----\nFrom: Panel\nSent: Friday\n\nStrong on systems, weak on people. Would interview again.\n\nWhat do you make of this?',
  },
  {
    subject: '12 roles, 3 sites, 6 weeks',
    message:
      'Headcount: 12. Sites: 3. Weeks: 6. Budget: $48,500. Is it possible? 100% honest answer please.',
  },
  {
    subject: 'Phone numbers',
    message:
      'Reach me at +1 (617) 555-0143 ext. 22, or +44 20 7946 0018 when I am in London, Tue–Thu.',
  },
  {
    subject: 'Dates for a demo',
    message:
      'Could we do 2026-12-03 at 14:30 EST, or 12/04 at 9am? We will be four, one of them remote.',
  },
  {
    subject: 'Order 000000123 and invoice',
    message:
      'Invoice 2026/11-0000042 shows two postings, we ordered one (order no. 1000000123). Can you check?',
  },
  {
    subject: 'Job code X-11-B',
    message:
      'The posting X-11-B should say “3–5 yrs” instead of “35 yrs”. We got 2 applicants aged 70 :)',
  },
  {
    subject: 'Emoji in job ads',
    message:
      'Do the boards accept emoji in titles? We would like to use one 🚀 or two 🎉 and no more.',
  },
  {
    subject: 'Thank you 🙏',
    message:
      'We hired Priya last week and she is wonderful 😊 Thanks to the recruiter who looked after us!',
  },
  // Trades that spammers have made suspicious
  {
    subject: 'Casino dealers in Malta',
    message:
      'We run a casino in Malta and need four compliance officers who have worked with crypto payments.',
  },
  {
    subject: 'Hiring for an online casino',
    message:
      'Our client is a licensed online casino and betting operator. Is gambling a sector that you serve?',
  },
  {
    subject: 'Loan officers for a bank',
    message:
      'Our bank hires loan officers. Does the assistant know the difference from mortgage brokers and debt advisers?',
  },
  {
    subject: 'Pharmacists wanted',
    message:
      'We are an online pharmacy and need three pharmacists who can check prescriptions at weekends.',
  },
  {
    subject: 'Head of crypto research',
    message:
      'A fund with a bitcoin desk wants a head of research. Discretion matters more than speed.',
  },
  {
    subject: 'SEO lead for our own site',
    message:
      'We want to hire an SEO lead who gets our website to the first page of Google. What does one cost in Austin?',
  },
  {
    subject: 'Copywriter for weight loss clinic',
    message:
      'A clinic for weight loss surgery needs a copywriter who does not write like an advert.',
  },
  {
    subject: 'Web developers',
    message:
      'Four web developers for web design services we sell to charities. Remote within the EU is fine.',
  },
  {
    subject: 'A penetration tester',
    message:
      'We want someone ethical to hack us before others do: OSCP, five years, UK security clearance.',
  },
  {
    subject: 'Investment analyst',
    message:
      'A family office looks for an analyst to judge every investment opportunity that comes in. CFA preferred.',
  },
  {
    subject: 'Lottery commission',
    message:
      'The state lottery hires twelve retail inspectors. It is a public body, so the process is slow.',
  },
  {
    subject: 'Escort drivers',
    message:
      'Pilot car and escort drivers for oversize loads, based in Texas. Where would you advertise?',
  },
  {
    subject: 'Specialist for men’s health',
    message:
      'A urology practice needs a nurse specialist. Some patients ask for things that are not our field.',
  },
  // Words that adverts have worn out, meant as they are
  {
    subject: 'Is the guarantee risk free',
    message:
      'Is the guarantee risk free for us? Is there a money back option after ninety days without a hire?',
  },
  {
    subject: 'About the credit',
    message:
      'How do I claim your five hundred dollar credit? The page says it counts toward an executive search.',
  },
  {
    subject: 'For a limited time',
    message:
      'We need two people for a limited time only, say January to March, to cover parental leave.',
  },
  {
    subject: 'Congratulations on the launch',
    message:
      'Congratulations! A colleague sent me your page. We are a winner of the city award for employers.',
  },
  {
    subject: 'Free consultation',
    message:
      'Your page says the first call is free. Is it? And who is on the phone, a person or the assistant?',
  },
  {
    subject: 'Not multi level marketing',
    message:
      'Candidates ask whether we are multi level marketing. We are not. How do we say so without saying so?',
  },
  {
    subject: 'Cheap or good',
    message:
      'The last tool was cheap and nobody answered. Who answers here, and between which hours?',
  },
  {
    subject: 'No easy answers',
    message:
      'I know there is no quick way to get rich data on candidates. What do you do about references?',
  },
  {
    subject: 'Urgent replacement',
    message:
      'Our head chef walked out on Friday. We have two weddings on Saturday. Call me now or tomorrow at seven.',
  },
  {
    subject: 'Win back former employees',
    message:
      'Can you help us win back people who left? Some would come for more money, most for another boss.',
  },
  {
    subject: 'Instagram and TikTok',
    message:
      'Our followers are our best source. Can a posting go to Instagram, TikTok and LinkedIn at once?',
  },
  // Complaints, corrections, and other business
  {
    subject: 'Errors on your website',
    message:
      'There are two errors on your website: “recieve” on pricing, and the phone link opens my printer.',
  },
  {
    subject: 'Please delete my data',
    message:
      'Under article 17 GDPR I ask you to erase my data. I applied through you in May. Please confirm.',
  },
  {
    subject: 'Unsubscribe me',
    message:
      'I get your letter twice. Please take this address off the list, and keep the other one.',
  },
  {
    subject: 'Accessibility of the form',
    message:
      'I use a screen reader. The error texts are read twice in NVDA. Otherwise it works very well.',
  },
  {
    subject: 'Press enquiry',
    message:
      'I write for a trade paper about AI in hiring. Could I talk to someone about bias by Thursday?',
  },
  {
    subject: 'Next of kin field',
    message:
      'The onboarding form asks for the next of kin. Is that stored in the same place as the CV?',
  },
  {
    subject: 'Rejected without a reason',
    message:
      'I was rejected within four minutes. Did a person read my application? I have 20 years of practice.',
  },
  {
    subject: 'Contract: clause 4.2(b)',
    message:
      'Clause 4.2(b) says “exclusive”. We work with two other firms. Can that be struck out?',
  },
  {
    subject: 'A student with a question',
    message:
      'i am writing my thesis on how ai reads resumes, can i ask you 5 questions by email? thank you',
  },
  {
    subject: 'Speaker for our HR meetup',
    message:
      'Would one of your recruiters speak at our meetup in Columbus on 14 January? 60 people, free pizza.',
  },
  {
    subject: 'Partnership with a college',
    message:
      'Our college graduates 400 welders and nurses a year. Is there a way to work together?',
  },
  {
    subject: 'What does "AI" mean here?',
    message:
      'What does the "AI" do, exactly? Who decides: it, or a person? <- the question my board asks.',
  },
  {
    subject: 'C# and C++ (not C)',
    message:
      'Searches for C# return C. Searches for "C++" return nothing; R&D returns R. Known bug?',
  },
  {
    subject: 'Markup in job ads',
    message: 'May an ad contain <b>bold</b> text and <ul> lists, or is it plain text only?',
  },
  {
    subject: 'Math, for once',
    message:
      'If 3 of 8 interviews lead to 1 offer and 60% accept, we need ~14 interviews a hire. Right?',
  },
  {
    subject: 'The team in B2B and 24x7',
    message: 'We are a B2B firm with 24x7 support in L1, L2 and L3. Do you staff call centres?',
  },
  {
    subject: 'Ms. B. A. N. Kowalski',
    message:
      'Please address me as Ms. B. A. N. Kowalski, and not as “Hi there”. Also: r.s.v.p. for Tuesday.',
  },
  {
    subject: 'Logo, spelled R I C',
    message: 'Is it R I C or Ric? Our intranet C A R E E R S page wants the right spelling.',
  },
  {
    subject: 'Quarterly hiring plan',
    message:
      'Hello,\n\nour plan for 2027:\n\nQ1: 4 engineers, 1 recruiter\nQ2: 6 in sales\nQ3: freeze\nQ4: ask me later\n\nWhat would a flat rate look like? We spent about forty thousand dollars on agencies last year and two of the seven people are still here.\n\nBest,\nDana',
  },
  {
    subject: 'Bitte um Rückruf',
    message:
      'Bitte rufen Sie mich morgen zwischen 9 und 11 Uhr zurück, es geht um eine vertrauliche Nachfolge.',
  },
  {
    subject: 'About your chat',
    message: 'Your chat told me "Mon-Fri 9am-5pm", the contact page says 9 to 6. Which one is it?',
  },
  {
    subject: 'Veterans and spouses',
    message:
      'Do you have a program for veterans and military spouses? We set aside 15% of openings for them.',
  },
  {
    subject: 'Driver, CDL-A, no touch freight',
    message:
      'Drivers: CDL-A, home weekends, no touch freight, $0.62/mile. Where do drivers look nowadays?',
  },
  {
    subject: 'Can I talk to Robert',
    message:
      'Robert placed me in 2009 and I now hire myself. Is he still with the firm? It would be a joy.',
  },
  // Names of sites, and subjects with one word that spam has worn out
  {
    subject: 'Where do you post',
    message: 'We post on Indeed.com, Monster.com and CareerBuilder.com today. Do you cover those?',
  },
  {
    subject: '.NET people',
    message: 'We need ASP.NET, VB.NET and ADO.NET, then Node.js, Next.js and socket.io later.',
  },
  {
    subject: 'Is it 100% free for candidates?',
    message:
      'Our candidates ask whether they pay anything. Write to ana@halvorsen.com or hr@pike.co.uk.',
  },
  {
    subject: 'Your offer',
    message:
      'Your offer of last week suits us.\n\n>\n>\n>\n>\n>\n>\n>\n>\n>\n>\n>\n>\n\nWhen do we start?',
  },
  {
    subject: 'Bonus of sales people',
    message: 'Do you compare bonus plans for sales people in Ohio?',
  },
];
