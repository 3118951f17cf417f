/** A kept page may be older than New Year's Eve: writes the visitor's year (FTR-05). */
export function showCurrentYear(): void {
  const year = String(new Date().getFullYear());
  for (const place of document.querySelectorAll('[data-current-year]')) {
    if (place.textContent !== year) place.textContent = year;
  }
}
