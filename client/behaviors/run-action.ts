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

function player(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  return frame;
}

/** Puts the video host's player in the poster's place; there is no way back (HOME-13). */
function showPlayer(button: HTMLElement): void {
  const { videoPlay = '', videoTitle = '', videoClass = '' } = button.dataset;
  const frame = player(videoPlay, videoTitle);
  frame.className = videoClass;
  button.closest('[data-video-frame]')?.replaceChildren(frame);
  frame.focus();
}

/** Shows what a link of a post leads to in its place; the link stays below it. */
function openEmbed(link: HTMLElement): void {
  const frame = player(link.dataset['embedFrame'] ?? '', link.textContent);
  // From now on the link is a link again: to the page at its host.
  delete link.dataset['action'];
  link.parentElement?.setAttribute('data-embed-open', '');
  link.parentElement?.insertBefore(frame, link);
  frame.focus();
}

/** Copies the address that a button names, and says beside it how that went. */
async function copyLink(button: HTMLElement): Promise<void> {
  const { copyLink: address = '' } = button.dataset;
  const result = button.parentElement?.querySelector('[data-copy-result]');
  const copied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  // Where the browser lets no page write to the clipboard, the visitor can copy it by hand.
  if (result) result.textContent = copied ? 'Link copied' : address;
}

/** Leads to the page before, or, out of a new tab, to the link's own address (SIGN-04). */
function goBack(link: HTMLElement): void {
  const canGoBack =
    ('navigation' in window && window.navigation.canGoBack) ||
    (document.referrer !== '' && history.length > 1);
  if (canGoBack) history.back();
  else if (link instanceof HTMLAnchorElement) location.assign(link.href);
}

/** What presses do, by the element's data-action. */
const PRESSES: Readonly<Record<string, (element: HTMLElement) => unknown>> = {
  back: goBack,
  copy: copyLink,
  embed: openEmbed,
  film: toggleFilm,
  video: showPlayer,
};

/** What a marked element does when it is pressed. */
export function press(element: HTMLElement): void {
  void PRESSES[element.dataset['action'] ?? '']?.(element);
}
