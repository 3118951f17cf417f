/** Adds the second round of logos, which closes their loop: they move from then on. */
export function closeLogoRound(): void {
  const round = document.querySelector('[data-logo-bar] ul');
  if (!round) return;
  const again = round.cloneNode(true) as HTMLElement;
  again.setAttribute('aria-hidden', 'true');
  round.insertAdjacentElement('afterend', again);
  round.parentElement?.setAttribute('data-moving', '');
}
