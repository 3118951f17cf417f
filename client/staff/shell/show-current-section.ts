/** Phones have room for some sections of the rail: brings the current one into view. */
export const showCurrentSection = (): void =>
  document
    .querySelector('[data-sections] [aria-current]')
    ?.scrollIntoView({ inline: 'center', block: 'nearest' });
