/** What an answer rests on. */
interface Basis {
  /** Its title, or how that begins. */
  test?: string;
  module?: string;
  /** A section of the owner's documents. */
  document?: string;
}

interface BuyersQuestion {
  question: string;
  /** Where the answer is. */
  at: string;
  /** How it reads there. */
  answer: string;
  basis: Basis;
}

/** What buyers of AI for hiring ask a vendor's site, and what it answers. */
export const answeredQuestions: readonly BuyersQuestion[] = [
  {
    question: 'Who hosts the site and its database?',
    at: '/trust#providers',
    answer: 'Cloudflare Hosting: pages, database, files',
    basis: { module: 'src/providers/recipients.ts' },
  },
  {
    question: 'Which sub-processors are there?',
    at: '/trust#providers',
    answer: 'EmailJS E-mails to our team and to applicants',
    basis: { module: 'src/providers/recipients.ts' },
  },
  {
    question: 'What does each of them get?',
    at: '/trust#providers',
    answer: 'Your e-mail address, card details and IP address',
    basis: { module: 'src/providers/recipients.ts' },
  },
  {
    question: 'On which pages do they work?',
    at: '/trust#providers',
    answer: '/careers',
    basis: { module: 'src/providers/recipients.ts' },
  },
  {
    question: 'What do you store about us?',
    at: '/trust#stored',
    answer: 'Name, e-mail address, subject, message, time',
    basis: { module: 'src/shared/content/stored-data.ts' },
  },
  {
    question: 'For how long?',
    at: '/trust#stored',
    answer: '24 months after our last contact',
    basis: { test: 'a lead goes 24 months after the last contact' },
  },
  {
    question: 'Can we have it, or have it erased?',
    at: '/trust#stored',
    answer: 'to get all that is stored of you as a file, or to have it erased',
    basis: { test: 'all data of a person is handed out as a file' },
  },
  {
    question: 'What is left after an erasure?',
    at: '/trust#stored',
    answer: 'The address or number itself only as a keyed hash',
    basis: { module: 'src/shared/content/stored-data.ts' },
  },
  {
    question: 'Are there backups?',
    at: '/trust#stored',
    answer: 'the database’s history of 30 days',
    basis: { module: 'src/shared/content/stored-data.ts' },
  },
  {
    question: 'Which cookies and browser storage do you use?',
    at: '/trust#browser',
    answer: 'lead_data Cookie',
    basis: { module: 'src/shared/content/browser-data.ts' },
  },
  {
    question: 'Can we read the site without cookies?',
    at: '/trust#browser',
    answer: 'The site can be read without any of these',
    basis: { test: 'no public page asks for a sign-in, sets a cookie or links to the staff area' },
  },
  {
    question: 'What protects the site?',
    at: '/trust#security',
    answer: 'Browsers use https only',
    basis: { test: 'every response has Cache-Control and the security headers' },
  },
  {
    question: 'Is it on record what your staff do?',
    at: '/trust#security',
    answer: 'What staff do is on record',
    basis: { test: 'audit entries, records of erasures and messages go after their periods' },
  },
  {
    question: 'How do we report a weakness?',
    at: '/trust#security',
    answer: 'Report a weakness to',
    basis: { test: 'security.txt names a contact' },
  },
  {
    question: 'What does the AI do?',
    at: '/trust#ai',
    answer: 'Analyzes resumes, matches candidates to the job',
    basis: { document: 'D1 §10' },
  },
  {
    question: 'Does it decide who is hired?',
    at: '/trust#ai',
    answer: 'It does not decide: you review the top candidates',
    basis: { document: 'D1 §10' },
  },
  {
    question: 'Where do candidates’ data come from?',
    at: '/how-it-works',
    answer: 'From publicly available professional and career sources',
    basis: { document: 'D1 §10' },
  },
  {
    question: 'What can we tell candidates?',
    at: '/trust#candidates',
    answer: 'uses RiC, an AI recruiting assistant, to find candidates for this job',
    basis: { document: 'D1 §10' },
  },
  {
    question: 'Is the site accessible, and what is not?',
    at: '/trust#accessibility',
    answer: 'The known gaps',
    basis: { test: 'the table of WCAG 2.2' },
  },
  {
    question: 'Does it work with our applicant tracking system?',
    at: '/how-it-works',
    answer: 'integrates with multiple platforms',
    basis: { document: 'D1 §10' },
  },
  {
    question: 'What does it cost?',
    at: '/pricing',
    answer: 'Choose by company size and needs',
    basis: { document: 'D1 §10' },
  },
];
