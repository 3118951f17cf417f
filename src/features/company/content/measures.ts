import { textTable } from '../../../shared/text/text-table.ts';

/**
 * What protects the site and its readers, each with how the title of the test begins that fails without
 * it; and the gaps, which are the open criteria of docs/wcag.md.
 */
export const measures = textTable(
  ['part', 'what', 'test'],
  `
security | Browsers use https only, and load and run nothing but what a page names | every response has Cache-Control and the security headers
security | No text becomes code in a browser | no text becomes code, unless a third party’s script is there
security | No page of another site reads a response | no response lets a page of another origin read it
security | Public pages set no cookie | no public page asks for a sign-in, sets a cookie or links to the staff area
security | No key or password is in what browsers load | no file that browsers load holds a secret
security | The forms tell nobody whose address is stored | the public lead API does not reveal who is stored
security | Only staff with a session open the staff area | a database that cannot be asked opens nothing
security | What staff do is on record | audit entries, records of erasures and messages go after their periods
security | Data is deleted when its period ends | a lead goes 24 months after the last contact
security | An erasure leaves nothing of the person | submissions that arrive during an erasure are erased whole or stay whole
security | You get all that is stored of you as a file | all data of a person is handed out as a file
accessibility | Names, roles, contrast, target sizes, focus, narrow windows, large and widely set text | is accessible: axe, target sizes, tab order, large and wide text
accessibility | Everything that moves can be paused | everything that moves has a pause button
accessibility | Pages are read in the order in which they are seen | is read in this order
gap | WCAG 1.2.2, captions | the intro video is not ours to test; whether it has captions is not known
gap | WCAG 1.2.3, audio description or alternative | the intro video has no text of its own beside it
gap | WCAG 1.2.5, audio description | the intro video is not ours to test; whether it has a description is not known
gap | WCAG 1.4.5, images of text | the comparison with LinkedIn is one picture, as it was asked for; its alternative says the same
`,
);
