import { textTable } from '../../../src/shared/text/text-table.ts';

/**
 * What buyers of AI for hiring ask a vendor's site: where the answer is, how it reads there, and what it
 * rests on: a test (its title), a module, a section of the owner's documents, or nothing yet.
 */
export const fortyQuestions = textTable(
  ['question', 'at', 'answer', 'rests'],
  `
Who hosts the site and its database? | /trust#providers | Cloudflare Hosting: pages, database, files | module src/providers/recipients.ts
Which sub-processors are there? | /trust#providers | EmailJS E-mails to our team and to applicants | module src/providers/recipients.ts
What does each of them get? | /trust#providers | Your e-mail address, card details and IP address | module src/providers/recipients.ts
On which pages do they work? | /trust#providers | /careers | module src/providers/recipients.ts
In which countries is the data? | /trust#providers | | not stated
How do we learn of a new provider? | /trust#providers | | not stated
What protects transfers to other countries? | /trust#providers | | not stated
What do you store about us? | /trust#stored | Name, e-mail address, subject, message, time | module src/shared/content/stored-data.ts
For how long? | /trust#stored | 24 months after our last contact | test a lead goes 24 months after the last contact
Can we have it, or have it erased? | /trust#stored | to get all that is stored of you as a file, or to have it erased | test all data of a person is handed out as a file
What is left after an erasure? | /trust#stored | The address itself only as a keyed hash | module src/shared/content/stored-data.ts
Are there backups? | /trust#stored | the database’s history of 30 days | module src/shared/content/stored-data.ts
Do you sign a data processing agreement? | /trust#stored | | not stated
Are you controller or processor of our data? | /trust#stored | | not stated
Do you sell personal data? | /trust#stored | | not stated
How long do you keep profiles and resumes of candidates? | /trust#stored | | not stated
What happens to our data when the contract ends? | /trust#stored | | not stated
Which cookies and browser storage do you use? | /trust#browser | lead_data Cookie | module src/shared/content/browser-data.ts
Can we read the site without cookies? | /trust#browser | The site can be read without any of these | test no public page asks for a sign-in, sets a cookie or links to the staff area
What protects the site? | /trust#security | Browsers use https only | test every response has Cache-Control and the security headers
Is it on record what your staff do? | /trust#security | What staff do is on record | test audit entries, records of erasures and messages go after their periods
How do we report a weakness? | /trust#security | Report a weakness to | test security.txt names a contact
Which certificates do you have, such as SOC 2 or ISO 27001? | /trust#security | | not stated
Who last tried to break into the product, and when? | /trust#security | | not stated
Is the product’s data encrypted where it is stored? | /trust#security | | not stated
How soon do you report an incident to us? | /trust#security | | not stated
Which availability do you promise? | /trust#security | | not stated
What does the AI do? | /trust#ai | analyzes resumes and matches candidates to the job | document D1 §10
Does it decide who is hired? | /trust#ai | It does not decide: you review the top candidates | document D1 §10
Where do candidates’ data come from? | /how-it-works | From publicly available professional and career sources | document D1 §10
Which models does it use, and whose are they? | /trust#ai | | not stated
Is our data, or that of candidates, used to train models? | /trust#ai | | not stated
Who has checked it for unequal treatment, with what result? | /trust#ai | | not stated
Which traits are kept out of a score? | /trust#ai | | not stated
Can a person change a score? | /trust#ai | | not stated
What is it under the EU AI Act, and who answers for it? | /trust#ai | | not stated
What can we tell candidates? | /trust#candidates | uses RiC, an AI recruiting assistant, to find candidates for this job | document D1 §10
Is the site accessible, and what is not? | /trust#accessibility | These gaps are known | test the table of WCAG 2.2
Does it work with our applicant tracking system? | /how-it-works | integrates with multiple platforms | document D1 §10
What does it cost? | /pricing | Choose by company size and needs | document D1 §10
`,
);
