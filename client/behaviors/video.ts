/** Pauses and resumes the hero's film. */
function toggleFilm(button: HTMLElement): void {
  const film = document.querySelector<HTMLVideoElement>('[data-hero-film]');
  if (!film) return;
  const pause = !film.paused;
  button.setAttribute('aria-pressed', String(pause));
  if (pause) film.pause();
  // A browser may refuse to play (to save power, say); the poster stays then.
  else film.play().catch(() => button.setAttribute('aria-pressed', 'true'));
}

/** Puts the video host's player in the poster's place; there is no way back (HOME-13). */
function showPlayer(button: HTMLElement): void {
  const { videoPlay = '', videoTitle = '', videoClass = '' } = button.dataset;
  const player = document.createElement('iframe');
  player.src = videoPlay;
  player.title = videoTitle;
  player.className = videoClass;
  player.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  button.closest('[data-video-frame]')?.replaceChildren(player);
  player.focus();
}

/** What a button of a video does. */
export function pressVideoButton(button: HTMLElement): void {
  if ('videoPlay' in button.dataset) showPlayer(button);
  else toggleFilm(button);
}
