export { decodedText } from './decoded-text.ts';
export { absoluteHtml, firstSentence, pageBody, snapshotBody } from './body.ts';
export { cleanHtml } from './clean-html.ts';
