/** By the word on the card. Apart from the cards, whose icons an isolate does without at its start. */
export const carouselTitles = {
  Scored: 'A rating for every candidate',
  Faster: 'Your team starts with interviews',
  Wider: 'People who never applied',
  Fair: 'The same job for every resume',
  Sourced: 'Candidates found for you',
};
