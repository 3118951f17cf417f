function toggleFilm(button: HTMLElement): void {
  const film = document.querySelector<HTMLVideoElement>('[data-hero-film]');
  if (!film) return;
  const pause = !film.paused;
  button.setAttribute('aria-pressed', String(pause));
  if (pause) film.pause();
  // A browser may refuse to play, for example to save power; the poster stays then.
  else film.play().catch(() => button.setAttribute('aria-pressed', 'true'));
}

function player(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  return frame;
}

/** Whether the focus is still where the press left it: this code may have loaded for a while. */
const isStillThere = (pressed: HTMLElement): boolean =>
  document.activeElement === pressed || document.activeElement === document.body;

/** Replaces the poster by the player, for good; poster and button stay above it until it has come. */
function showPlayer(button: HTMLElement): void {
  const takesFocus = isStillThere(button);
  const { videoPlay = '', videoTitle = '', videoClass = '' } = button.dataset;
  const frame = player(videoPlay, videoTitle);
  frame.className = videoClass;
  const poster = button.previousElementSibling;
  frame.addEventListener(
    'load',
    () => {
      poster?.remove();
      button.remove();
    },
    { once: true },
  );
  button.parentElement?.insertBefore(frame, poster);
  button.toggleAttribute('disabled', true);
  // The button looks as before: its label says what happens now.
  button.firstElementChild?.replaceChildren('Loading the video');
  if (takesFocus) frame.focus();
}

/** Shows the embed above its link. */
function openEmbed(link: HTMLElement): void {
  const frame = player(link.dataset['embedFrame'] ?? '', link.textContent);
  // From now on the link opens the page at its host.
  delete link.dataset['action'];
  link.parentElement?.setAttribute('data-embed-open', '');
  link.parentElement?.insertBefore(frame, link);
  if (isStillThere(link)) frame.focus();
}

/** @param copied whether the clipboard took the text */
async function showCopied(button: HTMLElement, copied?: Promise<boolean>): Promise<void> {
  const { copyLink: text = '' } = button.dataset;
  const result = button.parentElement?.querySelector('[data-copy-result]');
  // Without clipboard access the visitor can copy what is shown by hand.
  const said = (await copied) ? 'Copied' : text;
  if (result) result.textContent = said;
}

/** In a new tab there is no page to go back to: the link's own address then. */
function goBack(link: HTMLElement): void {
  const canGoBack =
    ('navigation' in window && window.navigation.canGoBack) ||
    (document.referrer !== '' && history.length > 1);
  if (canGoBack) history.back();
  else if (link instanceof HTMLAnchorElement) location.assign(link.href);
}

type Action = (element: HTMLElement, copied?: Promise<boolean>) => unknown;

const ACTIONS: Readonly<Record<string, Action>> = {
  back: goBack,
  copy: showCopied,
  embed: openEmbed,
  film: toggleFilm,
  video: showPlayer,
};

/** Runs the action that the element's data-action names. */
export function runAction(element: HTMLElement, copied?: Promise<boolean>): void {
  void ACTIONS[element.dataset['action'] ?? '']?.(element, copied);
}
