/**
 * Statements that only the owner can vouch for. Pages and documents leave a statement out until it is
 * `confirmed: true`. Change the text to what is true, or delete what is not, before that.
 */
export const statements = {
  /** Search engines show these as facts, so structured data leaves them out until then. */
  contactDetails: {
    confirmed: false,
    text: 'The e-mail address, phone, address, firm and social pages of the site are ours.',
  },
  demoLength: {
    confirmed: false,
    text: 'Thirty minutes, your own job description, a first shortlist before we hang up.',
  },
  reasons: {
    confirmed: false,
    text: 'Each point of a score names the line of the resume that earned it.',
  },
  overruling: { confirmed: false, text: 'Any score can be overruled.' },
  ignored: {
    confirmed: false,
    text: 'Names, ages and photographs play no part in the score.',
  },
  handover: {
    confirmed: false,
    text: 'If the tool is not enough, our recruiters take over.',
  },
  firmOffices: { confirmed: false, text: 'The firm has offices of its own in each city.' },
  everyMessage: {
    confirmed: false,
    text: 'A recruiter reads every message and answers it in person.',
  },
  followUp: { confirmed: false, text: 'A recruiter will be in touch.' },
  everyCandidate: {
    confirmed: false,
    text: 'We read each application for a job, and you hear from us in either case.',
  },
  quotesAsked: {
    confirmed: false,
    text: 'We ask clients once the new person has been at the desk for a while.',
  },
  everyApplicant: {
    confirmed: false,
    text: 'You get an answer either way.',
  },
  partnerAccount: {
    confirmed: false,
    text: 'You get a partner account that shows what your referral link brought in.',
  },
  guaranteeConditions: {
    confirmed: false,
    text: 'The credit is for a paid plan. Ask for it within 30 days after the plan ends, and use it for one search within 12 months.',
  },
  /** What tools/artwork/legal/*.html has inside <section data-unconfirmed>. */
  termsClauses: {
    confirmed: false,
    text: 'Further clauses of the terms of service, such as accounts, content, responsibility and ending.',
  },
  affiliateClauses: {
    confirmed: false,
    text: 'Further clauses of the affiliate terms, such as age, tracking, payment and ending.',
  },
  privacyClauses: {
    confirmed: false,
    text: 'Further clauses of the privacy policy, such as the legal basis, candidates and transfers.',
  },
} as const satisfies Record<string, { confirmed: boolean; text: string }>;

export type StatementId = keyof typeof statements;

/** The statement; undefined until the owner confirms it. */
export function confirmed(id: StatementId): string | undefined {
  const { confirmed: isConfirmed, text }: { confirmed: boolean; text: string } = statements[id];
  return isConfirmed ? text : undefined;
}

/** The text, and after it those statements that are confirmed. */
export const withConfirmed = (text: string, ...ids: readonly StatementId[]): string =>
  [text, ...ids.map(confirmed)].filter((part) => part !== undefined).join(' ');

interface BuyerQuestion {
  /** The section of /trust that shows the answer. */
  part: 'providers' | 'stored' | 'security' | 'ai' | 'accessibility';
  asked: string;
  /** What an answer needs, for the staff Site page. */
  needs: string;
  /** The owner's, or '' until there is one. */
  answer: string;
}

/**
 * What buyers ask and neither the documents nor the code answer. Write your answer here: /trust shows it,
 * and the staff Site page no longer lists the question.
 */
export const buyerQuestions: readonly BuyerQuestion[] = [
  {
    part: 'providers',
    asked: 'In which countries is the data?',
    needs: 'The region of each provider’s account, and where the product’s own servers are.',
    answer: '',
  },
  {
    part: 'providers',
    asked: 'How do we learn of a new provider?',
    needs: 'How you announce one, and how many days before it begins.',
    answer: '',
  },
  {
    part: 'providers',
    asked: 'What protects transfers to other countries?',
    needs: 'The contract or framework for each provider abroad, such as standard clauses.',
    answer: '',
  },
  {
    part: 'stored',
    asked: 'Do you sign a data processing agreement?',
    needs: 'Yes or no, and whose text; a link to it if there is one.',
    answer: '',
  },
  {
    part: 'stored',
    asked: 'Are you controller or processor of our data?',
    needs: 'A lawyer’s answer, for clients’ data and for candidates’ data.',
    answer: '',
  },
  {
    part: 'stored',
    asked: 'Do you sell personal data?',
    needs: 'Yes or no, from whoever answers for the product’s data.',
    answer: '',
  },
  {
    part: 'stored',
    asked: 'How long do you keep profiles and resumes of candidates?',
    needs: 'The period in the product, and what ends it.',
    answer: '',
  },
  {
    part: 'stored',
    asked: 'What happens to our data when the contract ends?',
    needs: 'What is handed out, what is deleted, and after how many days.',
    answer: '',
  },
  {
    part: 'security',
    asked: 'Which certificates do you have, such as SOC 2 or ISO 27001?',
    needs: 'Each with its auditor, scope and date; or that there is none.',
    answer: '',
  },
  {
    part: 'security',
    asked: 'Who last tried to break into the product, and when?',
    needs: 'The tester and the date of the last penetration test.',
    answer: '',
  },
  {
    part: 'security',
    asked: 'Is the product’s data encrypted where it is stored?',
    needs: 'The product’s engineers: how, and who holds the keys.',
    answer: '',
  },
  {
    part: 'security',
    asked: 'How soon do you report an incident to us?',
    needs: 'Hours after you notice it, as contracts promise.',
    answer: '',
  },
  {
    part: 'security',
    asked: 'Which availability do you promise?',
    needs: 'A percentage and its period, as contracts promise; or none.',
    answer: '',
  },
  {
    part: 'ai',
    asked: 'Which models does it use, and whose are they?',
    needs: 'The product’s engineers: name, vendor and purpose of each.',
    answer: '',
  },
  {
    part: 'ai',
    asked: 'Is our data, or that of candidates, used to train models?',
    needs: 'Yes or no for your models and for each vendor’s.',
    answer: '',
  },
  {
    part: 'ai',
    asked: 'Who has checked it for unequal treatment, with what result?',
    needs: 'Auditor, date and a link to the result; New York City asks for one each year.',
    answer: '',
  },
  {
    part: 'ai',
    asked: 'Which traits are kept out of a score?',
    needs: 'Confirm the statement "ignored", or write what is true.',
    answer: confirmed('ignored') ?? '',
  },
  {
    part: 'ai',
    asked: 'Does a score come with its reasons?',
    needs: 'Confirm the statement "reasons", or write what is true. The hero shows reasons.',
    answer: confirmed('reasons') ?? '',
  },
  {
    part: 'ai',
    asked: 'Can a person change a score?',
    needs: 'Confirm the statement "overruling", or write what is true. The demo changes scores.',
    answer: confirmed('overruling') ?? '',
  },
  {
    part: 'ai',
    asked: 'What is it under the EU AI Act, and who answers for it?',
    needs: 'A lawyer’s class for it, and the name of the provider in the Act’s sense.',
    answer: '',
  },
  {
    part: 'ai',
    asked: 'How can candidates see, correct or object to what you hold?',
    needs: 'An address for candidates, and how long an answer takes.',
    answer: '',
  },
  {
    part: 'accessibility',
    asked: 'Is there a report (VPAT) on the product itself?',
    needs: 'The report and its date; or that there is none.',
    answer: '',
  },
];

export const unansweredQuestions = () => buyerQuestions.filter(({ answer }) => answer === '');
