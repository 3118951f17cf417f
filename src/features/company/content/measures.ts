interface Measure {
  /** The section of /trust. */
  part: 'security' | 'accessibility' | 'gap';
  what: string;
  /** How the title of its test begins; of a gap, why there is none. */
  test: string;
}

/**
 * What protects the site and its readers, each with how the title of the test begins that fails without
 * it; and the gaps, which are the open criteria of docs/wcag.md.
 */
export const measures: readonly Measure[] = [
  {
    part: 'security',
    what: 'Browsers use https only, and load and run nothing but what a page names',
    test: 'every response has Cache-Control and the security headers',
  },
  {
    part: 'security',
    what: 'No text becomes code in a browser',
    test: 'no text becomes code, unless a third party’s script is there',
  },
  {
    part: 'security',
    what: 'No page of another site reads a response',
    test: 'no response lets a page of another origin read it',
  },
  {
    part: 'security',
    what: 'Public pages set no cookie',
    test: 'no public page asks for a sign-in, sets a cookie or links to the staff area',
  },
  {
    part: 'security',
    what: 'No key or password is in what browsers load',
    test: 'no file that browsers load holds a secret',
  },
  {
    part: 'security',
    what: 'The forms tell nobody whose address is stored',
    test: 'the public lead API does not reveal who is stored',
  },
  {
    part: 'security',
    what: 'Only staff with a session open the staff area',
    test: 'a database that cannot be asked opens nothing',
  },
  {
    part: 'security',
    what: 'What staff do is on record',
    test: 'audit entries, records of erasures and messages go after their periods',
  },
  {
    part: 'security',
    what: 'Data is deleted when its period ends',
    test: 'a lead goes 24 months after the last contact',
  },
  {
    part: 'security',
    what: 'An erasure leaves nothing of the person',
    test: 'submissions that arrive during an erasure are erased whole or stay whole',
  },
  {
    part: 'security',
    what: 'You get all that is stored of you as a file',
    test: 'all data of a person is handed out as a file',
  },
  {
    part: 'accessibility',
    what: 'Names, roles, contrast, target sizes, focus, narrow windows, large and widely set text',
    test: 'is accessible: axe, target sizes, tab order, large and wide text',
  },
  {
    part: 'accessibility',
    what: 'Everything that moves can be paused',
    test: 'everything that moves has a pause button',
  },
  {
    part: 'accessibility',
    what: 'Pages are read in the order in which they are seen',
    test: 'is read in this order',
  },
  {
    part: 'gap',
    what: 'WCAG 1.2.2, captions',
    test: 'the intro video is not ours to test; whether it has captions is not known',
  },
  {
    part: 'gap',
    what: 'WCAG 1.2.3, audio description or alternative',
    test: 'the intro video has no text of its own beside it',
  },
  {
    part: 'gap',
    what: 'WCAG 1.2.5, audio description',
    test: 'the intro video is not ours to test; whether it has a description is not known',
  },
  {
    part: 'gap',
    what: 'WCAG 1.4.5, images of text',
    test: 'the comparison with LinkedIn is one picture, as it was asked for; its alternative says the same',
  },
];
