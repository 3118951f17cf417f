/** Pauses and resumes the hero's film by its button. */
function startHeroFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('[data-hero-film]');
  const button = document.querySelector<HTMLElement>('[data-hero-pause]');
  if (!film || !button) return;
  button.addEventListener('click', () => {
    const pause = !film.paused;
    button.setAttribute('aria-pressed', String(pause));
    if (pause) film.pause();
    // A browser may refuse to play (to save power, say); the poster stays then.
    else film.play().catch(() => button.setAttribute('aria-pressed', 'true'));
  });
}

/** Puts the video host's player in a poster's place on the first click; there is no way back (HOME-13). */
function startFacades(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-video-play]')) {
    button.addEventListener('click', () => {
      const { videoPlay = '', videoTitle = '', videoClass = '' } = button.dataset;
      const player = document.createElement('iframe');
      player.src = videoPlay;
      player.title = videoTitle;
      player.className = videoClass;
      player.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
      button.closest('[data-video-frame]')?.replaceChildren(player);
      player.focus();
    });
  }
}

export function startVideos(): void {
  startHeroFilm();
  startFacades();
}
