export { absoluteHtml, firstSentence, pageBody, snapshotBody } from './body.ts';
export { cleanHtml } from './clean-html.ts';
