/** The outbox row of the e-mail about a decision; an application has one decision, and one e-mail. */
export const decisionMail = 'application_decision';
export const decisionMailOf = (id: string) => ({ kind: decisionMail, subjectId: id }) as const;
