/** Phones have room for some links of the rail: brings the current one into view. */
export const showCurrentPage = (): void =>
  document
    .querySelector('[data-staff-pages] [aria-current]')
    ?.scrollIntoView({ inline: 'center', block: 'nearest' });
