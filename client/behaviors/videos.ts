/** Fetches what the buttons of videos do when one is pressed, and never before. */
export function startVideos(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '[data-video-play], [data-hero-pause]',
    );
    if (button) void import('./video.ts').then((video) => video.pressVideoButton(button));
  });
}
