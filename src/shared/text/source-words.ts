/** 'hero_cta' as 'Hero CTA': sources in words, as staff read and search them. */
export const sourceWords = (source: string): string =>
  source
    .replaceAll(/[_-]+/g, ' ')
    .replace(/\b(?:cta|rpo|faq)\b/gi, (word) => word.toUpperCase())
    .replace(/^./, (letter) => letter.toUpperCase());
