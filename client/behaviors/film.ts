/** Whether the visitor's browser asks for less data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

const SECONDS = 8;
/** The right end of the ruler, for a line at 8.0 whose flag is 44 px wide. */
const AT_TEN = 'calc((100% - 44px) * 2 / 9)';

/** When the line has left, comes back and stands again in the film (tools/artwork/hero/frame.mjs). */
const LEFT = 0.35 / SECONDS;
const COMES = 2.8 / SECONDS;
const STANDS = 3.3 / SECONDS;

const LINE_MOVES: Keyframe[] = [
  { translate: '0', offset: 0, easing: 'ease-in' },
  { translate: AT_TEN, offset: LEFT },
  { translate: AT_TEN, offset: COMES, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
  { translate: '0', offset: STANDS },
  { translate: '0', offset: 1 },
];

/** What the sentence says, and who is tied to the ruler, is true of the line where it stands. */
const CHOSEN_FADES: Keyframe[] = [
  { opacity: 1, offset: 0 },
  { opacity: 0, offset: LEFT / 3 },
  { opacity: 0, offset: STANDS },
  { opacity: 1, offset: STANDS + 0.15 / SECONDS },
  { opacity: 1, offset: 1 },
];

/** The caption has the sentence's place while that is away. */
function captionMoves(caption: HTMLElement, sentence: HTMLElement): Keyframe[] {
  // Without what moves them already.
  const isBeside = caption.offsetLeft > sentence.offsetLeft + sentence.offsetWidth;
  const there = isBeside ? `${sentence.offsetLeft - caption.offsetLeft}px` : '0';
  return [
    { translate: '0', offset: 0 },
    { translate: '0', offset: LEFT / 3 },
    { translate: there, offset: LEFT },
    { translate: there, offset: COMES },
    { translate: '0', offset: STANDS },
    { translate: '0', offset: 1 },
  ];
}

/** Moves the line in step with the sheets that it chooses in the film. */
function moveLineWith(film: HTMLVideoElement): void {
  const field = film.parentElement;
  const root = film.closest('[data-landscape]');
  const sentence = root?.querySelector('[data-line-from]')?.parentElement;
  const caption = root?.querySelector<HTMLElement>('[data-film-caption]');
  const elbows = root?.querySelector('[data-elbows]');
  const captionMove = new KeyframeEffect(caption ?? null, [], SECONDS * 1000);
  const placeCaption = () => {
    if (sentence && caption) captionMove.setKeyframes(captionMoves(caption, sentence));
  };
  placeCaption();
  addEventListener('resize', placeCaption);
  const animations = [
    new Animation(captionMove),
    field?.querySelector('input')?.animate(LINE_MOVES, SECONDS * 1000),
    sentence?.animate(CHOSEN_FADES, SECONDS * 1000),
    elbows?.animate(CHOSEN_FADES, SECONDS * 1000),
  ];
  const follow = () => {
    if (!film.isConnected) return;
    for (const animation of animations) {
      if (!animation) continue;
      animation.currentTime = film.currentTime * 1000;
      if (film.paused) animation.pause();
      else animation.play();
    }
  };
  for (const type of ['playing', 'pause', 'seeked']) film.addEventListener(type, follow);
  follow();
}

/** Resolves when someone looks at the page: a tab in the background downloads no film. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

/**
 * Moves the film's sources out of their template when the film is in view, so that it delays nothing
 * and is downloaded for those who see it. Where it is not played, the list stays without a button.
 */
export function startFilm(): void {
  const sources = document.querySelector<HTMLTemplateElement>('[data-film-sources]');
  const film = sources?.closest('video');
  if (!sources || !film) return;
  const removeButton = () => document.querySelector('[data-action="film"]')?.remove();
  if (savesData()) {
    removeButton();
    return;
  }
  film.addEventListener(
    'error',
    ({ target }) => {
      // A source that failed is followed by the next one.
      if (target === film || target === film.lastElementChild) removeButton();
    },
    // Capturing, because the error event of a source does not bubble.
    true,
  );
  film.addEventListener(
    'playing',
    () => {
      film.dataset['playing'] = '';
      moveLineWith(film);
    },
    { once: true },
  );
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void seen().then(() => sources.replaceWith(sources.content));
  });
  observer.observe(film);
}
