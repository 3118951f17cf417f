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
  /** The section of /trust. */
  part: string;
  asked: string;
  /** The owner's, or '' until there is one. */
  answer: string;
}

/**
 * What buyers ask and neither the documents nor the code answer. Write your answer here: /trust shows it
 * instead of "Not stated yet".
 */
export const buyerQuestions: readonly BuyerQuestion[] = [
  { part: 'providers', asked: 'In which countries is the data?', answer: '' },
  { part: 'providers', asked: 'How do we learn of a new provider?', answer: '' },
  { part: 'providers', asked: 'What protects transfers to other countries?', answer: '' },
  { part: 'stored', asked: 'Do you sign a data processing agreement?', answer: '' },
  { part: 'stored', asked: 'Are you controller or processor of our data?', answer: '' },
  { part: 'stored', asked: 'Do you sell personal data?', answer: '' },
  { part: 'stored', asked: 'How long do you keep profiles and resumes of candidates?', answer: '' },
  { part: 'stored', asked: 'What happens to our data when the contract ends?', answer: '' },
  {
    part: 'security',
    asked: 'Which certificates do you have, such as SOC 2 or ISO 27001?',
    answer: '',
  },
  { part: 'security', asked: 'Who last tried to break into the product, and when?', answer: '' },
  { part: 'security', asked: 'Is the product’s data encrypted where it is stored?', answer: '' },
  { part: 'security', asked: 'How soon do you report an incident to us?', answer: '' },
  { part: 'security', asked: 'Which availability do you promise?', answer: '' },
  { part: 'ai', asked: 'Which models does it use, and whose are they?', answer: '' },
  { part: 'ai', asked: 'Is our data, or that of candidates, used to train models?', answer: '' },
  { part: 'ai', asked: 'Who has checked it for unequal treatment, with what result?', answer: '' },
  {
    part: 'ai',
    asked: 'Which traits are kept out of a score?',
    answer: confirmed('ignored') ?? '',
  },
  { part: 'ai', asked: 'Does a score come with its reasons?', answer: confirmed('reasons') ?? '' },
  { part: 'ai', asked: 'Can a person change a score?', answer: confirmed('overruling') ?? '' },
  { part: 'ai', asked: 'What is it under the EU AI Act, and who answers for it?', answer: '' },
  { part: 'ai', asked: 'How can candidates see, correct or object to what you hold?', answer: '' },
  { part: 'accessibility', asked: 'Is there a report (VPAT) on the product itself?', answer: '' },
];

export const unansweredQuestions = () => buyerQuestions.filter(({ answer }) => answer === '');
